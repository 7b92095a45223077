"""Every intent, unit and language, on both clocks and in both voices, is what the Swift library gives, byte for byte.

WEATHERFORMAT_MATRIX names the file that matrix.py wrote.
"""

import datetime
import os
import unittest
from pathlib import Path

import weatherformat
from weatherformat import Form, Intent, Reader, Style, Unit


class Matrix(unittest.TestCase):
    def test_all_of_it(self) -> None:
        text = Path(os.environ["WEATHERFORMAT_MATRIX"]).read_text("utf-8")
        rows = [line.split("\t") for line in text.splitlines()]
        wrong = [f"{row}: {given!r}" for row in rows if (given := string(row)) != row[-1]]
        self.assertEqual(wrong[:20], [], f"{len(wrong)} of {len(rows)} strings differ")
        dates = {tuple(row[i] for i in (1, 2, 5, 6)) for row in rows if row[0] == "date"}
        for voice in ("house", "native"):
            for clock in ("12", "24"):
                for language in weatherformat.languages():
                    for intent in Intent:
                        self.assertIn((voice, clock, language.tag, intent.label), dates)
        units = {tuple(row[i] for i in (1, 2, 3, 5, 6)) for row in rows if row[0] == "unit"}
        for unit in list(Unit)[1:]:
            for language in weatherformat.languages():
                for form in Form:
                    self.assertIn(("house", "compact", form.name.lower(), unit.label, language.tag), units)


def string(row: list[str]) -> str:
    match row:
        case "date", voice, clock, seconds, zone, tag, intent, _:
            reader = Reader.cached(tag, int(clock), voice)
            where = Intent.of(intent)
            text = reader.date(int(seconds), where, zone)
            if not DRAWS_TIME[where]:
                local = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc) + OFFSETS[seconds]
                day = reader.day(local.date(), where)
                return text if day == text else f"{text}, but as a day {day}"
            return text
        case "unit", voice, style, form, value, unit, tag, _:
            return Reader.cached(tag, 24, voice).unit(float(value), unit, style=Style.of(style), form=Form.of(form))
        case "duration", style, form, seconds, tag, _:
            return Reader.cached(tag).duration(float(seconds), style=style, form=form)
        case "ago", voice, seconds, tag, _:
            return Reader.cached(tag, 24, voice).relative(float(seconds))
        case _:
            raise AssertionError(f"unknown row {row}")


DRAWS_TIME = {intent: intent.draws_time for intent in Intent}
# Berlin's, at the instants of matrix.py.
OFFSETS = {
    seconds: datetime.timedelta(hours=hours)
    for seconds, hours in {"1786808340": 2, "1769900400": 1, "-1": 1, "1793487600": 1}.items()
}


if __name__ == "__main__":
    unittest.main()
