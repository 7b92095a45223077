"""Measures what each entry costs by the size of its input: cost.py HWFMT [--only NAME] [--largest BYTES] [--worst].

For each entry a table row: CPU milliseconds and peak megabytes at each size, without those of an input that is next to empty;
how much more twice the bytes cost, on average from the smallest size to the largest; and bytes of memory for each byte of input.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

MOST_GROWTH = 2.1
MOST_MEMORY = 20
FREE_MEMORY = 16 << 20
SIZES = [1 << power for power in range(16, 23)]
# What batch allows where nobody says otherwise would refuse the larger of these inputs before any work.
WIDE = ["--longest-line", "67108864", "--most-operands", "1000000", "--most-rows", "1000000",
        "--largest-answer", "268435456"]


def repeated(count, head, part, tail, joint=","):
    """A text of about so many bytes: parts are made of their index."""
    parts, size = [], len(head) + len(tail)
    while size < count - 4096:
        parts.append(part(len(parts)))
        size += len(parts[-1].encode()) + len(joint)
    return head + joint.join(parts) + tail


def open_meteo(count, value="21.5"):
    names = ["temperature_2m", "dew_point_2m", "apparent_temperature", "wind_speed_10m", "wind_gusts_10m", "precipitation"]
    units = ["°C"] * 3 + ["km/h"] * 2 + ["mm"]
    hours = max(1, (count - 4096) // (11 + len(names) * (len(value) + 1)))
    times = ",".join(str(1_770_000_000 + 3600 * hour) for hour in range(hours))
    values = ",".join([value] * hours)
    return ('{"utc_offset_seconds":0,"timezone":"GMT","hourly_units":' + json.dumps(dict(zip(names, units)), ensure_ascii=False)
            + f',"hourly":{{"time":[{times}],' + ",".join(f'"{name}":[{values}]' for name in names) + "}}")


def times_alone(count):
    """The least bytes for each hour that is kept."""
    return ('{"utc_offset_seconds":0,"timezone":"GMT","hourly_units":{"temperature_2m":"°C"},"hourly":{"temperature_2m":['
            + ",".join(["1"] * (count // 12)) + '],"time":[' + ",".join(str(hour * 60) for hour in range(count // 12)) + "]}}")


def instant(hour):
    day = hour // 24
    return f"{2000 + day // 336:04}-{day // 28 % 12 + 1:02}-{day % 28 + 1:02}T{hour % 24:02}:00:00Z"


def met_norway(count):
    return repeated(count, '{"properties":{"timeseries":[', lambda hour: (
        f'{{"time":"{instant(hour)}","data":{{"instant":{{"details":{{"air_temperature":3.5,"wind_speed":4.1}}}},'
        '"next_1_hours":{"summary":{"symbol_code":"rain"},"details":{"precipitation_amount":0.4}}}}'), "]}}")


def national_weather_service(count):
    return repeated(count, '{"properties":{"periods":[', lambda hour: (
        f'{{"number":{hour + 1},"startTime":"{instant(hour)}","endTime":"{instant(hour + 1)}","isDaytime":true,"temperature":51,'
        '"temperatureUnit":"F","windSpeed":"5 to 10 mph","windDirection":"NW","icon":"https://api.weather.gov/icons/rain"}'),
        "]}}")


def pirate_weather(count):
    return repeated(count, '{"timezone":"UTC","flags":{"units":"si"},"hourly":{"data":[', lambda hour: (
        f'{{"time":{1_770_000_000 + 3600 * hour},"temperature":3.5,"precipProbability":0.4,"windSpeed":4.1}}'), "]}}")


def alerts(count, title):
    return ('{"timezone":"UTC","flags":{"units":"si"},"hourly":{"data":[{"time":1770000000,"temperature":5}]},"alerts":['
            + repeated(count, "", lambda index: f'{{"title":{json.dumps(title(count), ensure_ascii=False)},"time":1770000000}}',
                       "") + "]}")


def nested(count, element):
    return "[" * 62 + repeated(count, "", lambda _: element, "") + "]" * 62


def request(**members):
    return json.dumps(members) + "\n"


def lines(count, *texts):
    return repeated(count, "", lambda index: texts[index % len(texts)].rstrip("\n"), "\n", joint="\n")


FORECAST = ["forecast", "-", "--lang", "en", "--json"]
RENDER = ["render", "--lang", "de", "--intent", "sunEventTime", "--tz", "Europe/Berlin", "--at", "-"]
BATCH = ["batch"]
WIDTHS = ["report", "width", "--lang", "all", "--strings", "-"]

# Name: the command, and its input of about so many bytes.
ENTRIES = {
    "forecast, Open-Meteo": (FORECAST, open_meteo),
    "forecast, times alone": (FORECAST, times_alone),
    "forecast, MET Norway": (FORECAST, met_norway),
    "forecast, NWS": (FORECAST, national_weather_service),
    "forecast, Pirate Weather": (FORECAST, pirate_weather),
    "forecast as a table": (FORECAST[:-1], pirate_weather),
    "forecast in every language": (["forecast", "-", "--lang", "all", "--clock", "both", "--json"], pirate_weather),
    "forecast, each value wrong": (FORECAST, lambda count: open_meteo(count, '"x"')),
    "forecast, alerts of a word": (FORECAST, lambda count: alerts(count, lambda _: "Storm")),
    "forecast, an alert of one text": (FORECAST, lambda count: alerts(count, lambda count: "x" * (count - 4096))),
    "forecast, an alert of marks": (FORECAST[:-1], lambda count: alerts(count, lambda count: "e" + "\u0301" * ((count - 4096) // 2))),
    "refused: cut off": (FORECAST, lambda count: pirate_weather(count)[:-5]),
    "refused: 62 deep, {}": (FORECAST, lambda count: nested(count, "{}")),
    "refused: 62 deep, []": (FORECAST, lambda count: nested(count, "[]")),
    "refused: 62 deep, true": (FORECAST, lambda count: nested(count, "true")),
    "refused: escapes": (FORECAST, lambda count: nested(count, '"\\u00e9"')),
    "refused: one text": (FORECAST, lambda count: '{"a":"' + "é" * (count // 2) + '"}'),
    "refused: names": (FORECAST, lambda count: repeated(count, "{", lambda index: f'"n{index}":0', "}")),
    "refused: of another service": (FORECAST, lambda count: '{"message":"' + "x" * count + '"}'),
    "batch, requests": (BATCH, lambda count: lines(
        count, request(verb="render", lang="de", intent="sunEventTime", at="2026-08-15T17:39", tz="Europe/Berlin", id=1),
        request(verb="unit", operands=["12..18", "mph"], lang="en", id=2))),
    "batch, lines that are no JSON": (BATCH, lambda count: lines(count, '{"id":7,"verb":"ago",}', '{"verb":"x","id":[[{"a":')),
    "batch, one line that is no JSON": (BATCH + WIDE, lambda count: '{"a":[' + "[" * (count - 4096) + "\n"),
    "batch, one id": (BATCH + WIDE, lambda count: request(id="x" * (count - 4096), verb="ago", operands=[60], lang="en")),
    "batch, one verb": (BATCH + WIDE, lambda count: request(verb="x" * (count - 4096))),
    "batch, one option's name": (BATCH + WIDE, lambda count: request(verb="ago", **{"x" * (count - 4096): 1})),
    "batch, options": (BATCH + WIDE, lambda count: repeated(count, '{"verb":"ago",', lambda index: f'"o{index}":true', "}\n")),
    "batch, times of one request": (BATCH + WIDE, lambda count: request(
        verb="render", lang="de", intent="sunEventTime", tz="UTC", at="-", input=lines(count, "2026-08-15T17:39"))),
    "batch, requests of a thousand chances": (BATCH, lambda count: lines(count, request(verb="precip", operands=[0.5] * 1000))),
    "batch, a forecast": (BATCH + WIDE, lambda count: request(
        verb="forecast", operands=["-"], lang="en", json=True, input=pirate_weather(count))),
    "tags of one request": (BATCH + WIDE, lambda count: request(
        verb="ago", operands=[60], lang=lines(count, "de-AT", "en-GB").replace("\n", ",").rstrip(","))),
    "tags, each another": (BATCH, lambda count: repeated(count, "", lambda index: request(
        verb="ago", operands=[60], lang=f"de-x-{index:08}").rstrip(), "\n", joint="\n")),
    "tags with variants": (BATCH, lambda count: lines(count, request(
        verb="ago", operands=[60], lang="de-" + "-".join(f"a{index:04}" for index in range(42))))),
    "tag, one": (BATCH + WIDE, lambda count: request(verb="ago", operands=[60], lang="de-" + "x" * (count - 4096))),
    "zones, each another": (BATCH, lambda count: repeated(count, "", lambda index: request(
        verb="render", intent="sunEventTime", at="2026-08-15T17:39", lang="de", tz=f"Europe/Berlin{index}").rstrip(), "\n",
        joint="\n")),
    "units, each another": (BATCH, lambda count: repeated(count, "", lambda index: request(
        verb="unit", operands=[12, f"km/{index}"], lang="de").rstrip(), "\n", joint="\n")),
    "unit, one name": (BATCH + WIDE, lambda count: request(verb="unit", operands=[12, "e\u0301" * (count // 14)], lang="de")),
    "number, one": (BATCH + WIDE, lambda count: request(verb="ago", operands=["1" * (count - 4096)], lang="de")),
    "render --at -": (RENDER, lambda count: lines(count, "2026-08-15T17:39", "2026-08-15T15:39:00Z")),
    "render --at -, bad lines": (RENDER, lambda count: lines(count, "x", "2026-13-15")),
    "widths, lines": (WIDTHS, lambda count: lines(count, "de\tnight\t17:39 Uhr")),
    "widths, a line of the longest": (WIDTHS, lambda count: lines(count, "de\tnight\t" + "17:39 " * (min(count, 1 << 20) // 6 - 9))),
}


REGIONS = ("AD AE AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL "
           "CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP "
           "GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ").split()
MANY_READERS = ",".join([f"{language}-{region}" for language in ("de", "fr", "es", "en", "pt", "ru", "it", "zh", "ja")
                         for region in REGIONS][:1000])
HALF = 1_000_000

# The request of each verb, within the usual limits, that costs the most.
WORST = {
    "render": request(verb="render", lang=MANY_READERS[:2000].rpartition(",")[0], intent="sunEventTime", tz="Europe/Berlin", at="-",
                      input="\n".join(["2026-08-15T17:39"] * 29)),
    "unit": request(verb="unit", operands=["12..18", "mph"], lang=MANY_READERS, json=True),
    "ago": request(verb="ago", operands=[300], lang=MANY_READERS, json=True),
    "duration": request(verb="duration", operands=[7179], lang=MANY_READERS, json=True),
    "precip": request(verb="precip", operands=[0.5] * 1000, json=True),
    "list": request(verb="list", operands=["words"], json=True),
    "explain": request(verb="explain", lang="all", intent="all", clock="both"),
    "forecast, one reader": request(verb="forecast", operands=["-"], lang="en", json=True, input=open_meteo(HALF, "1")),
    "forecast, as many readers as there is room for": request(
        verb="forecast", operands=["-"], lang=MANY_READERS, clock="both", input=open_meteo(HALF, "1")),
    "forecast, an alert of marks for many readers": request(
        verb="forecast", operands=["-"], lang=MANY_READERS,
        input=alerts(HALF // 3, lambda count: "e" + "\u0301" * ((count - 4096) // 2))),
    "forecast, refused": request(verb="forecast", operands=["-"], lang="en", input=nested(HALF, "[]")),
    "report matrix": request(verb="report", operands=["matrix"], lang=MANY_READERS),
    "report conformance": request(verb="report", operands=["conformance"], lang="all"),
    "report width": request(verb="report", operands=["width"], lang="all"),
    "report width, each string": request(verb="report", operands=["width"], lang=MANY_READERS, every=True),
    "report width, strings": request(verb="report", operands=["width"], lang="all", strings="-",
                                     input=lines(HALF // 2, "de\tsummaryWeekday\t17:39 Uhr")),
    "an unknown tag": request(verb="ago", operands=[300], lang="-".join(["de"] + [f"a{index:03}" for index in range(50)])),
    "no JSON": '{"a":"' + "x" * HALF + "\n",
}


def print_worst(hwfmt):
    print("| request | bytes | CPU | peak |\n|---|---|---|---|")
    for name, line in WORST.items():
        with tempfile.NamedTemporaryFile() as file:
            file.write(line.encode())
            file.flush()
            runs = [run([hwfmt, "batch"], file.name) for _ in range(3)]
        print(f"| {name} | {len(line.encode()):,} | {min(cpu for cpu, _ in runs) * 1000:.0f} ms | "
              f"{min(peak for _, peak in runs) / 1e6:.0f} MB |", flush=True)


# A process begins with the peak of the one that started it: a small one starts it.
LAUNCHER = """
import os, sys
child = os.fork()
if child == 0:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(os.open(sys.argv[1], os.O_RDONLY), 0), os.dup2(null, 1), os.dup2(null, 2)
    os.execve(sys.argv[2], sys.argv[2:], {"TZ": "UTC"})
_, status, usage = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)
"""


def run(command, path):
    """CPU seconds and peak bytes of one run."""
    printed = subprocess.run([sys.executable, "-I", "-S", "-c", LAUNCHER, path] + command, check=True, capture_output=True,
                             text=True).stdout.split()
    if printed[0] not in ("0", "65"):
        sys.exit(f"cost: {' '.join(command)} ended with {printed[0]}")
    return float(printed[1]), int(printed[2])


def measure(hwfmt, name, largest):
    arguments, make = ENTRIES[name]
    sizes = [size for size in SIZES if size <= largest]
    costs = []
    for size in [4200] + sizes:
        with tempfile.NamedTemporaryFile() as file:
            file.write(make(size).encode())
            file.flush()
            runs = [run([hwfmt] + arguments, file.name)]
            # The fastest of several: what else the machine does only slows it down.
            while len(runs) < 9 and sum(cpu for cpu, _ in runs) < 1.5:
                runs.append(run([hwfmt] + arguments, file.name))
            costs.append((os.path.getsize(file.name), min(cpu for cpu, _ in runs), min(peak for _, peak in runs)))
    (_, idle, start), *costs = costs
    rows = [(size, max(cpu - idle, 1e-4), max(peak - start, 0)) for size, cpu, peak in costs]
    # From the first size at which the clock's own grain matters no longer.
    counted = [cpu for _, cpu, _ in rows if cpu >= 0.005]
    growth = (counted[-1] / counted[0]) ** (1 / (len(counted) - 1)) if len(counted) > 1 else 1
    # What every run may have besides, for the most steps of a forecast: 16 MB.
    memory = max((peak - FREE_MEMORY) / size for size, _, peak in rows)
    return rows, growth, max(memory, 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("hwfmt")
    parser.add_argument("--only", default="")
    parser.add_argument("--largest", type=int, default=SIZES[-1])
    parser.add_argument("--worst", action="store_true", help="the costliest request of each verb instead")
    options = parser.parse_args()
    if options.worst:
        print_worst(options.hwfmt)
        return
    failed = []
    sizes = [size for size in SIZES if size <= options.largest]
    print("| entry | " + " | ".join(f"{size >> 10} KiB" for size in sizes) + " | twice the bytes | memory a byte |")
    print("|---|" + "---|" * (len(sizes) + 2))
    for name in ENTRIES:
        if options.only not in name:
            continue
        rows, growth, memory = measure(options.hwfmt, name, options.largest)
        cells = [f"{cpu * 1000:.1f} ms, {peak / 1e6:.1f} MB" for _, cpu, peak in rows]
        print(f"| {name} | " + " | ".join(cells) + f" | {growth:.2f} | {memory:.1f} |", flush=True)
        if growth > MOST_GROWTH or memory > MOST_MEMORY:
            failed.append(name)
    if failed:
        sys.exit(f"cost: over {MOST_GROWTH} times the CPU or {MOST_MEMORY} bytes a byte: {'; '.join(failed)}")


main()
