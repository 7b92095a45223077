"""Each kind of string once as it is meant, and once as it is not."""

import copy
import datetime
import pickle
import unittest
import zoneinfo

import weatherformat
from weatherformat import (
    BadDocument,
    BadValue,
    Clock,
    Forecast,
    Form,
    Intent,
    Reader,
    Status,
    Style,
    Unit,
    UnknownName,
    Voice,
    WeatherFormatError,
    Zone,
    precipitation,
)

EVENING = 1786808340  # 2026-08-15T15:39:00Z, 17:39 in Berlin
BERLIN = Zone("Europe/Berlin")


class Dates(unittest.TestCase):
    def test_an_instant_in_its_forms(self) -> None:
        reader = Reader("de", clock=24, voice="native")
        self.assertEqual(reader.date(EVENING, Intent.DAILY_HEADER, BERLIN), "Sa., 15. Aug.")
        moment = datetime.datetime.fromtimestamp(EVENING + 0.999999, datetime.timezone.utc)
        for when in (EVENING, moment, moment.astimezone(zoneinfo.ZoneInfo("Asia/Tokyo"))):
            for zone in (BERLIN, "Europe/Berlin", zoneinfo.ZoneInfo("Europe/Berlin")):
                for intent in (Intent.SUN_EVENT_TIME, 11, "sunEventTime"):
                    self.assertEqual(reader.date(when, intent, zone), "17:39")
        before = datetime.datetime(1969, 12, 31, 23, 59, 59, 500000, tzinfo=datetime.timezone.utc)
        self.assertEqual(reader.date(before, "sunEventTime", "UTC"), "23:59")

    def test_hours_and_days(self) -> None:
        english = Reader("en", clock=12)
        self.assertEqual(english.hour(EVENING - 540, "widgetHour", "GMT+05:30"), "9pm")
        self.assertEqual(english.hour(EVENING - 540, "widgetHour", "UTC"), "3:30pm")
        self.assertEqual(english.day(datetime.date(2026, 8, 15), Intent.HISTORY_DATE), "Aug 15, 2026")

    def test_what_is_no_instant(self) -> None:
        reader = Reader("en")
        refused = [
            (10**15, BadValue, "1000000000000000"),
            (10**30, BadValue, "1" + "0" * 30),
            (-(2**64), BadValue, "-18446"),
            (1.5, TypeError, "1.5"),
            (True, TypeError, "True"),
            ("now", TypeError, "now"),
            (datetime.datetime(2026, 8, 15), BadValue, "tzinfo"),
        ]
        for when, kind, text in refused:
            for method in (reader.date, reader.hour):
                with self.subTest(when=when), self.assertRaisesRegex(kind, text):
                    method(when, Intent.WIDGET_HOUR, "UTC")
        with self.assertRaisesRegex(TypeError, "datetime.date"):
            reader.day(datetime.datetime(2026, 8, 15), Intent.HISTORY_DATE)
        with self.assertRaisesRegex(BadValue, "sunEventTime draws a time"):
            reader.day(datetime.date(2026, 8, 15), Intent.SUN_EVENT_TIME)

    def test_unknown_names_and_numbers(self) -> None:
        reader = Reader("en")
        refused = [
            (lambda: Reader("xx-yy-zz"), UnknownName, "xx-yy-zz"),
            (lambda: Reader(""), UnknownName, "language"),
            (lambda: Reader("de\0"), BadValue, "NUL"),
            (lambda: Reader("\ud800"), BadValue, "surrogate"),
            (lambda: Reader(5), TypeError, "str"),
            (lambda: Reader("de", voice="loud"), BadValue, "loud"),
            (lambda: Reader("de", clock=13), BadValue, "13"),
            (lambda: Zone("Europe/Berln"), UnknownName, "Europe/Berlin"),
            (lambda: Zone(datetime.timezone.utc), TypeError, "str"),
            (lambda: reader.date(0, "sunEventTimes", "UTC"), UnknownName, "did you mean sunEventTime"),
            (lambda: reader.date(0, 2**32 + 11, "UTC"), BadValue, "4294967307"),
            (lambda: reader.date(0, 0, "UTC"), BadValue, "Intent is 0"),
            (lambda: reader.date(0, 11, datetime.timezone.utc), TypeError, "zone"),
            (lambda: reader.unit(1, "kph"), UnknownName, "km/h"),
            (lambda: reader.unit(1, 99), BadValue, "99"),
            (lambda: weatherformat.warm_up(["xx-yy-zz"]), UnknownName, "xx-yy-zz"),
        ]
        for call, kind, text in refused:
            with self.subTest(text=text), self.assertRaisesRegex(kind, text) as caught:
                call()
            if issubclass(kind, WeatherFormatError):
                self.assertIsInstance(caught.exception.status, Status)


class Quantities(unittest.TestCase):
    def test_units(self) -> None:
        german = Reader("de")
        self.assertEqual(german.unit(12, Unit.KILOMETERS_PER_HOUR), "12km/h")
        self.assertEqual(german.unit(45, "%", style=Style.NATIVE), "45\u00a0%")
        self.assertEqual(german.unit(50, "F", "C"), "10°")
        self.assertEqual(Reader("en").unit(12, "km/h", form="spoken"), "12 kilometers per hour")
        self.assertEqual(german.gusts(12, 18, "mph"), "12-18mph")
        for value, text in ((-5, "-5"), (float("nan"), "nan"), (float("inf"), "inf")):
            with self.subTest(value=value), self.assertRaisesRegex(BadValue, text):
                german.unit(value, "km/h")
        with self.assertRaisesRegex(BadValue, "km/h|speed|hPa"):
            german.unit(5, "km/h", "hPa")
        with self.assertRaises(TypeError):
            german.unit("5", "km/h")

    def test_time_spans(self) -> None:
        self.assertEqual(Reader("de").relative(300), "vor 5 Min.")
        self.assertEqual(Reader("de").relative(datetime.timedelta(minutes=5)), "vor 5 Min.")
        self.assertEqual(Reader("en").duration(datetime.timedelta(seconds=7179)), "1h 59min")
        self.assertEqual(Reader("en").duration(7179, form=Form.LONG), "1 hour, 59 minutes")
        with self.assertRaises(BadValue):
            Reader("en").duration(float("nan"))
        with self.assertRaisesRegex(BadValue, "form"):
            Reader("en").duration(60, form=Form.SPOKEN)

    def test_rain(self) -> None:
        self.assertEqual(precipitation.percent(0.43), 45)
        self.assertFalse(precipitation.is_shown(0.1))
        window = [0.1, None, 0.5, 0.6, 0.7]
        self.assertTrue(precipitation.is_significant(window))
        self.assertEqual(precipitation.first_shown(window), 2)
        self.assertIsNone(precipitation.first_shown([]))
        self.assertEqual(precipitation.lane(window).bar_percents, [None, None, 50, 60, 70])
        for chance in (-0.1, 1.5, float("nan")):
            with self.subTest(chance=chance), self.assertRaises(BadValue):
                precipitation.lane([chance])
        with self.assertRaises(BadValue):
            precipitation.lane([0.5], visible_columns=-1)


class Readers(unittest.TestCase):
    def test_a_reader_is_a_value(self) -> None:
        reader = Reader("PT_pt", clock=12, voice="native")
        self.assertEqual((reader.tag, reader.clock, reader.voice), ("pt-PT", Clock.TWELVE, Voice.NATIVE))
        self.assertEqual(repr(reader), "Reader('pt-PT', clock=12, voice='native')")
        for other in (pickle.loads(pickle.dumps(reader)), copy.deepcopy(reader)):
            self.assertEqual((other, hash(other)), (reader, hash(reader)))
        self.assertNotEqual(reader, Reader("pt-PT", clock=24, voice="native"))
        self.assertEqual(pickle.loads(pickle.dumps(BERLIN)), BERLIN)
        self.assertIs(Zone.of("UTC"), Zone.of("UTC"))

    def test_what_is_known(self) -> None:
        self.assertRegex(weatherformat.__version__, r"^\d+\.\d+\.\d+$")
        self.assertRegex(weatherformat.data_version(), "^ICU .*zones ")
        self.assertIn(("de", "Deutsch"), weatherformat.languages())


class Forecasts(unittest.TestCase):
    DOCUMENT = b"""{"latitude": 52.5, "longitude": 13.4, "timezone": "Europe/Berlin", "utc_offset_seconds": 3600,
        "hourly_units": {"time": "unixtime", "temperature_2m": "\xc2\xb0C"},
        "hourly": {"time": [1770462000, 1770465600], "temperature_2m": [3.2, null]}}"""

    def test_a_document(self) -> None:
        forecast = Forecast(self.DOCUMENT)
        self.assertEqual(forecast.zone, "Europe/Berlin")
        view = forecast.view(Reader("de"), temperature="F", now=1770462000)
        self.assertIn("38°", forecast.json(Reader("de"), temperature="F"))
        self.assertEqual(view["language"], "de")
        self.assertIsInstance(forecast.faults, list)

    def test_what_is_no_document(self) -> None:
        for document in (b"", b"{}", b"\xff", b"[" * 100_000, "no"):
            with self.subTest(document=document[:8]), self.assertRaises(BadDocument) as caught:
                Forecast(document)
            self.assertEqual(caught.exception.status, Status.DOCUMENT)
        with self.assertRaisesRegex(TypeError, "bytes"):
            Forecast(None)
        forecast = Forecast(self.DOCUMENT)
        for settings, kind in (
            ({"visible_columns": 1001}, BadValue),
            ({"wind": "hPa"}, BadValue),
            ({"tide": "m"}, TypeError),
        ):
            with self.subTest(settings=settings), self.assertRaises(kind):
                forecast.json(Reader("de"), **settings)


if __name__ == "__main__":
    unittest.main()
