"""Writes the inputs that scripts/fuzz begins with: fuzz_corpus.py CORPUS DOCUMENTS."""

import hashlib
import json
import pathlib
import re
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SERVICES = {"openmeteo": ("openmeteo",), "metno": ("metno",), "nws": ("nws",), "pirate": ("pirate", "darksky")}
LARGEST = 65_535


def payloads():
    folders = [ROOT / "Tests/WeatherForecastTests/Payloads", ROOT.parent / "shared/payloads",
               ROOT.parent.parent / "shared/payloads"]
    return {path.name: path for folder in folders for path in sorted(folder.glob("*.json"))}


def write(folder, content):
    """Named by its content, so that a second time changes nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / hashlib.sha1(content).hexdigest()[:16]
    if not path.exists():
        path.write_bytes(content)


def short(value):
    """A document with less of each list: as many kinds of values, in a tenth of the time."""
    if isinstance(value, list):
        return [short(element) for element in value[:36]]
    if isinstance(value, dict):
        return {name: short(element) for name, element in value.items()}
    return value


def goldens(words):
    """Lines of goldens: what the library writes is what somebody may send back."""
    found = set()
    for path in sorted((ROOT / "snapshots").rglob("*.snap.txt"))[:400]:
        found.update(re.findall(words, path.read_text("utf-8"))[:20])
    return sorted(found)[:300]


REQUESTS = [
    '{"verb":"render","lang":"de,ja","intent":"sunEventTime","clock":"both","at":"2026-08-15T17:39","tz":"UTC","id":1}',
    '{"verb":"render","lang":"en-GB","intent":"all","at":"-","input":"2026-08-15T17:39\\n2026-08-15","tz":"Asia/Kolkata"}',
    '{"verb":"unit","operands":["12..18","mph"],"lang":"all","json":true,"id":[1.50,{"a":null}]}',
    '{"verb":"unit","operands":["74km/h","bft"],"lang":"tr","style":"cldr","width":"long"}',
    '{"verb":"ago","operands":[-300.5],"lang":"ru","voice":"native"}',
    '{"verb":"duration","operands":["7179"],"lang":"en","style":"native"}',
    '{"verb":"precip","operands":["0.175",0.4,1],"columns":8,"json":true}',
    '{"verb":"list","operands":["words"],"lang":"de","needs-review":true}',
    '{"verb":"explain","lang":"ja","intent":"widgetHour","clock":"auto"}',
    '{"verb":"forecast","operands":["-"],"lang":"de","units":"us","wind":"bft","columns":5,"input":"{\\"hourly\\":{}}"}',
]
TAGS = ["de", "en-GB", "zh-Hant-HK", "de-u-hc-h12-rg-uszzzz", "en_US_POSIX", "sl-rozaj-biske-1994", "x-private", "no"]
TIMES = ["2026-08-15", "2026-08-15T17:39", "2026-08-15T15:39:60.250Z", "2026-08-15 17:39:00-05:30", "0001-01-01T00:00Z",
         "9999-12-31T23:59:59+14"]
ZONES = ["Europe/Berlin", "UTC", "GMT-05:30", "+0530", "CET-1CEST,M3.5.0,M10.5.0/3", "<+1030>-10:30<+11>-11,J1/-1,365/25"]


def main(corpus, documents):
    for service, beginnings in SERVICES.items():
        real = [path for name, path in sorted(payloads().items()) if name.startswith(beginnings) and "points" not in name]
        for index, path in enumerate(real):
            content = json.dumps(short(json.loads(path.read_text("utf-8"))), ensure_ascii=False).encode()
            if len(content) <= LARGEST - 16:
                write(corpus / service, b"\0" + bytes(12) + content)
            target = documents / service / path.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
            # A document with edits of each kind.
            for kind in range(8):
                edits = b"".join(struct.pack(">I", 7919 * (kind + 1) * (n + 1))[1:] + bytes([kind, 9]) for n in range(8))
                write(corpus / service, bytes([1]) + struct.pack(">I", index)[1:] + bytes([7]) + edits + bytes(range(60)))
            write(corpus / "json", b"\x40" + content[:4000])
    for request in REQUESTS:
        write(corpus / "batch", request.encode())
    for nest in (b"[" * 30 + b"]" * 30, b'{"a":[1,-0.5e3,"\\u00e9\\ud83c\\udf28",true,null,{}]}', b'"\\n"', b"1e999"):
        write(corpus / "json", b"\x40" + nest)
    for tag in TAGS + goldens(r"\b[a-z]{2}(?:-[A-Z][A-Za-z]+)+\b"):
        write(corpus / "tags", tag.encode())
    for time in TIMES + goldens(r"\b\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?Z?)?"):
        write(corpus / "times", bytes(3) + time.encode())
    for mode, zone in enumerate(ZONES * 4):
        write(corpus / "zones", bytes([mode % 4]) + b"\0\x66\x6c\x8f\x12" + bytes([0, 0, mode, 0, mode & 1, 0, 0, mode, mode % 3, 2 + mode % 2])
              + zone.encode())
    for name in ("Europe/Berlin", "Asia/Tehran", "America/St_Johns", "UTC", "Africa/Casablanca", "Antarctica/Troll"):
        path = pathlib.Path("/usr/share/zoneinfo") / name
        if path.exists():
            write(corpus / "zonefiles", b"\3" + bytes(5) + path.read_bytes())
    for text in ["12", "12..18km/h", "-0.5", "1013.25hPa"] + goldens(r"-?\d+(?:[.,]\d+)?\s?[^\s\d|,.]{1,6}"):
        write(corpus / "units", bytes(range(20)) + text.encode())
    for first in range(24):
        write(corpus / "buffers", bytes([0, 0, first, 1, 0, 0, 0, first, 0, 0, 1, 0, 0, 0, 8, 0, first, 0x41, 0xD9]) + bytes(14))
    fonts = sorted(pathlib.Path("/usr/share/fonts").rglob("*.[to]tf"), key=lambda path: path.stat().st_size)
    for font in fonts[:12]:
        content = font.read_bytes()
        if len(content) < 16_000:
            write(corpus / "fonts", bytes(6) + content)
    (corpus / "fonts").mkdir(parents=True, exist_ok=True)


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
