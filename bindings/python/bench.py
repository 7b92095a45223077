"""Times calls and columns, in nanoseconds of CPU time: the best of several rounds, beside ctypes' own floor and strftime."""

import ctypes
import datetime
import time
from collections.abc import Callable

from weatherformat import Intent, Reader, Unit, Zone

EVENING = 1786808340
ROUNDS = 9


def measure(name: str, call: Callable[[], object], strings: int = 1, times: int = 200_000) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.process_time_ns()
        for _ in range(times):
            call()
        best = min(best, (time.process_time_ns() - begin) / times / strings)
    print(f"{name:<52} {best:8.1f} ns")
    return best


def calls() -> None:
    reader, zone = Reader("de", clock=24, voice="native"), Zone("Europe/Berlin")
    time_of_sun, speed = Intent.SUN_EVENT_TIME, Unit.KILOMETERS_PER_HOUR
    moment = datetime.datetime.fromtimestamp(EVENING, datetime.timezone.utc)
    # What any call through ctypes costs that takes as many arguments.
    arguments = [ctypes.c_int32] * 2 + [ctypes.c_int32, ctypes.c_int64] + [ctypes.c_void_p] * 4
    floor = ctypes.PyDLL(None)["abs"]
    floor.argtypes = arguments
    measure("ctypes: abs with eight arguments", lambda: floor(1, 2, 3, 4, None, None, None, None))
    measure("Reader.date of seconds", lambda: reader.date(EVENING, time_of_sun, zone))
    measure("Reader.date of a datetime", lambda: reader.date(moment, time_of_sun, zone))
    measure("Reader.unit", lambda: reader.unit(12, speed))
    measure("Reader.relative", lambda: reader.relative(300))
    measure("datetime.strftime, English alone", lambda: moment.strftime("%I:%M %p"))


def columns() -> None:
    try:
        import numpy
        import pyarrow
        import pyarrow.compute
    except ModuleNotFoundError as error:
        print(f"columns: {error.name} is not installed")
        return
    from weatherformat import arrays, arrow

    rows = 1_000_000
    drawn = numpy.random.default_rng(20261130)
    seconds = drawn.integers(1_767_225_600, 1_798_761_600, rows)
    column = pyarrow.array(seconds)
    stamps = column.cast(pyarrow.timestamp("s", "Europe/Berlin"))
    speeds = pyarrow.array(drawn.random(rows) * 100)
    tags = pyarrow.array(["de", "ja", "tr", "en"]).take(pyarrow.array(drawn.integers(0, 4, rows)))
    coded = tags.dictionary_encode()

    def measure_rows(name: str, call: Callable[[], object]) -> float:
        return measure(name, call, rows, 1)

    for name, zone in (("UTC", "UTC"), ("Europe/Berlin", "Europe/Berlin")):
        measure_rows(
            f"arrow.dates, a time in {name}", lambda zone=zone: arrow.dates(column, "sunEventTime", "de", zone)
        )
    measure_rows("arrow.dates, a head", lambda: arrow.dates(column, "dailyHeader", "de", "Europe/Berlin"))
    measure_rows("arrow.dates, a language a row", lambda: arrow.dates(column, "sunEventTime", tags, "Europe/Berlin"))
    measure_rows(
        "arrow.dates, a language a row, coded", lambda: arrow.dates(column, "sunEventTime", coded, "Europe/Berlin")
    )
    measure_rows("arrow.values", lambda: arrow.values(speeds, "km/h", "de"))
    measure_rows("arrays.dates, a time in UTC", lambda: arrays.dates(seconds, "sunEventTime", "de", "UTC"))
    measure_rows("pyarrow.compute.strftime, English alone", lambda: pyarrow.compute.strftime(stamps, "%I:%M %p"))


if __name__ == "__main__":
    calls()
    columns()
