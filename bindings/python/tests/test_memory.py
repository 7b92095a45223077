"""No call leaves memory behind, and two languages need little."""

import os
import subprocess
import sys
import unittest

CALLS = int(os.environ.get("WEATHERFORMAT_CALLS", "1000000"))

LEAKS = """
import datetime, sys
from weatherformat import BadValue, Forecast, Intent, Reader, Unit, Zone

def resident():
    with open("/proc/self/statm") as numbers:
        return int(numbers.read().split()[1]) * 4

reader, zone = Reader("de", clock=24), Zone("Europe/Berlin")
def work(count):
    for number in range(count // 20):
        for second in range(14):
            reader.date(1786808340 + number * 3600 + second, Intent.SUN_EVENT_TIME, zone)
        reader.unit(number % 100, Unit.KILOMETERS_PER_HOUR)
        reader.unit(number % 100, Unit.KILOMETERS_PER_HOUR, form="spoken")
        reader.relative(number)
        reader.duration(number)
        try:
            reader.unit(-1, Unit.PERCENT)
        except BadValue:
            pass
        Reader("ja"), Zone("Asia/Tokyo")
work(100_000)
before = resident()
work(int(sys.argv[1]))
print(resident() - before)
"""

TWO_LANGUAGES = """
import ctypes, weatherformat
from weatherformat import Intent, Reader, Unit
for tag in ("de", "ja"):
    weatherformat.warm_up([tag])
    reader = Reader(tag)
    [reader.date(1786808340, intent, "Europe/Berlin") for intent in Intent]
    [reader.unit(12, unit) for unit in list(Unit)[1:]]
"""

# Beside what is loaded anyhow: the modules of Python's own that the package imports.
EMPTY = "import ctypes, datetime, enum, functools, json, pathlib, typing"

RESIDENT = """
with open("/proc/self/smaps_rollup") as lines:
    print(*(line.split()[1] for line in lines if line.startswith(("Private_Dirty", "Private_Clean"))))
"""


def run(program: str, *arguments: str) -> list[int]:
    command = [sys.executable, "-c", program, *arguments]
    return [int(word) for word in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()]


class Memory(unittest.TestCase):
    def test_calls_leave_nothing_behind(self) -> None:
        (kilobytes,) = run(LEAKS, str(CALLS))
        # One byte a call would be a thousand kilobytes of a million; what is less is the allocators' own.
        self.assertLess(kilobytes, 600, f"{kilobytes} KB more after {CALLS} calls")

    def test_two_languages(self) -> None:
        with_languages, without = sum(run(TWO_LANGUAGES + RESIDENT)), sum(run(EMPTY + RESIDENT))
        kilobytes = with_languages - without
        print(f"two languages: {kilobytes} KB of a process's own", file=sys.stderr)
        self.assertLess(kilobytes, 20_000)


if __name__ == "__main__":
    unittest.main()
