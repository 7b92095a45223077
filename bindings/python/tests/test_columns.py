"""Columns give what single calls give, for pyarrow, numpy, Polars and DuckDB; what is not installed is skipped, and said."""

import importlib.util
import os
import random
import unittest

from weatherformat import BadValue, Intent, Reader, Unit, UnknownName, WeatherFormatError


def needs(*modules: str) -> None:
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    if missing:
        # Where all must run, nothing is passed over.
        if os.environ.get("WEATHERFORMAT_COLUMNS") == "all":
            raise AssertionError(
                f"{', '.join(missing)} not installed: expected all of pyarrow, numpy, polars and duckdb"
            )
        raise unittest.SkipTest(f"{', '.join(missing)} not installed")


TAGS = ["de", "ja", None, "tr", "en-GB"]
ZONES = ["Europe/Berlin", "Asia/Kolkata", "America/New_York", None]
EVENING = 1786808340


def rows(count: int = 1000) -> list[tuple[int | None, str | None, str | None]]:
    drawn = random.Random(5)
    # From the year 1900 on, some of them null.
    return [
        (None if drawn.random() < 0.1 else drawn.randrange(-(2**31), 2**33), drawn.choice(TAGS), drawn.choice(ZONES))
        for _ in range(count)
    ]


def single(when: int | None, tag: str | None, zone: str | None, intent: Intent = Intent.RADAR_FRAME_TIME) -> str | None:
    return None if None in (when, tag, zone) else Reader.cached(tag).date(when, intent, zone)


class Pyarrow(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        needs("pyarrow")
        global arrow, pyarrow
        import pyarrow
        from weatherformat import arrow

    def test_a_column_is_its_rows(self) -> None:
        when, tags, zones = (list(column) for column in zip(*rows()))
        expected = [single(*row) for row in rows()]
        instants, tags, zones = pyarrow.array(when, pyarrow.int64()), pyarrow.array(tags), pyarrow.array(zones)
        forms = [
            instants,
            instants.cast(pyarrow.timestamp("s", "UTC")),
            pyarrow.chunked_array([instants[:7], instants[7:]]),
        ]
        for scale, unit in ((10**3, "ms"), (10**6, "us")):
            fine = [None if second is None else second * scale + scale - 1 for second in when]
            forms.append(pyarrow.array(fine, pyarrow.timestamp(unit)))
        for form in forms:
            for names in (tags, tags.dictionary_encode(), pyarrow.chunked_array([tags[:300], tags[300:]])):
                made = arrow.dates(form, Intent.RADAR_FRAME_TIME, names, zones)
                self.assertEqual(made.to_pylist(), expected)
                self.assertEqual(made.type, pyarrow.string())
                made.validate(full=True)
        nanoseconds = pyarrow.array([-1, EVENING * 10**9 + 999_999_999, None], pyarrow.timestamp("ns"))
        self.assertEqual(arrow.dates(nanoseconds, "sunEventTime", "de", "UTC").to_pylist(), ["23:59", "15:39", None])

    def test_slices_and_none(self) -> None:
        instants = pyarrow.array([None, 0, EVENING, None, 60])
        for start in range(6):
            given = instants[start:]
            made = arrow.dates(given, "sunEventTime", "de", "Europe/Berlin")
            expected = [single(when, "de", "Europe/Berlin", Intent.SUN_EVENT_TIME) for when in given.to_pylist()]
            self.assertEqual(made.to_pylist(), expected)
        empty = pyarrow.chunked_array([], pyarrow.int64())
        self.assertEqual(arrow.dates(empty, "sunEventTime", pyarrow.array([], "string"), "UTC").to_pylist(), [])
        self.assertEqual(arrow.dates(pyarrow.array([0]), 11, "de", "UTC", large=True).type, pyarrow.large_string())

    def test_a_clock_a_row(self) -> None:
        instants, clocks = pyarrow.array([EVENING] * 3), pyarrow.array([12, 24, None])
        made = arrow.dates(instants, "sunEventTime", "en", "UTC", clocks=clocks, clock=24)
        self.assertEqual(made.to_pylist(), ["3:39pm", "15:39", "15:39"])

    def test_values(self) -> None:
        drawn = random.Random(6)
        numbers = [None if drawn.random() < 0.1 else drawn.uniform(0, 200) for _ in range(500)]
        tags = [drawn.choice(TAGS) for _ in numbers]
        for form in ("short", "spoken"):
            made = arrow.values(pyarrow.array(numbers), "km/h", pyarrow.array(tags), "kn", form=form)
            for number, tag, text in zip(numbers, tags, made.to_pylist()):
                expected = None if None in (number, tag) else Reader.cached(tag).unit(number, "km/h", "kn", form=form)
                self.assertEqual(text, expected)
        self.assertEqual(arrow.values(pyarrow.array([12]), Unit.PERCENT, "de").to_pylist(), ["12%"])

    def test_rows_that_cannot_be_rendered(self) -> None:
        instants = pyarrow.array([0, 10**15, None, -(2**63)])
        told: list[tuple[int, str]] = []
        made = arrow.dates(instants, "sunEventTime", "de", "UTC", on_bad_row=lambda *told_now: told.append(told_now))
        self.assertEqual(made.to_pylist(), ["0:00", None, None, None])
        self.assertEqual([(count, "1000000000000000" in reason) for count, reason in told], [(2, True)])
        with self.assertRaisesRegex(BadValue, "1000000000000000"):
            arrow.dates(instants, "sunEventTime", "de", "UTC", on_bad_row="stop")
        told.clear()
        tags = pyarrow.array(["xx-yy-zz", "de", "xx-yy-zz", None])
        made = arrow.dates(instants, "sunEventTime", tags, "UTC", on_bad_row=lambda *told_now: told.append(told_now))
        self.assertEqual(made.to_pylist(), [None] * 4)
        self.assertEqual([(count, "xx-yy-zz" in reason) for count, reason in told], [(2, True)])
        with self.assertRaisesRegex(UnknownName, "xx-yy-zz"):
            arrow.dates(instants, "sunEventTime", tags, "UTC", on_bad_row="stop")

    def test_what_is_no_column(self) -> None:
        one = pyarrow.array([0])
        for call, kind, text in (
            (lambda: arrow.dates([0], 11, "de", "UTC"), TypeError, "list"),
            (lambda: arrow.dates(pyarrow.array(["x"]), 11, "de", "UTC"), TypeError, "string"),
            (lambda: arrow.dates(one, 11, pyarrow.array(["de", "en"]), "UTC"), BadValue, "2 rows"),
            (lambda: arrow.dates(one, 11, "de", "UTC", on_bad_row="skip"), BadValue, "skip"),
            (lambda: arrow.dates(one, 11, "xx-yy-zz", "UTC"), UnknownName, "xx-yy-zz"),
            (lambda: arrow.values(one, "km/h", "de", "hPa"), WeatherFormatError, "km/h|hPa"),
        ):
            with self.subTest(text=text), self.assertRaisesRegex(kind, text):
                call()

    def test_memory_is_given_back(self) -> None:
        instants = pyarrow.array(range(100_000))
        arrow.dates(instants, "sunEventTime", "de", "UTC")
        before = resident()
        for _ in range(200):
            arrow.dates(instants, "sunEventTime", "de", "UTC")
        self.assertLess(resident() - before, 20_000)


class Numpy(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        needs("numpy")
        global arrays, numpy
        import numpy
        from weatherformat import arrays

    def test_a_column_is_its_rows(self) -> None:
        when, tags, zones = zip(*rows())
        seconds = numpy.array([0 if second is None else second for second in when])
        valid = numpy.array([second is not None for second in when])
        known, places = [tag for tag in TAGS if tag], [zone for zone in ZONES if zone]
        codes = {
            "reader_codes": [known.index(tag) if tag else -1 for tag in tags],
            "zone_codes": [places.index(zone) if zone else -1 for zone in zones],
        }
        expected = [single(*row) for row in rows()]
        made = arrays.dates(seconds, "radarFrameTime", known, places, valid=valid, **codes)
        self.assertEqual((made.tolist(), made.bad_count), (expected, 0))
        self.assertEqual([made[row] for row in range(-3, len(made))], expected[-3:] + expected)
        fine = numpy.where(valid, seconds.astype("datetime64[s]").astype("datetime64[ms]"), numpy.datetime64("NaT"))
        self.assertEqual(arrays.dates(fine, "radarFrameTime", known, places, **codes).to_numpy().tolist(), expected)

    def test_kinds_of_instants(self) -> None:
        for text, kind in (("2026-08-15T15:39", "m"), ("2026-08-15T15", "h"), ("2026-08-15T15:39", "ns")):
            made = arrays.dates(numpy.array([text, "NaT"], f"datetime64[{kind}]"), "widgetHour", "en", "UTC", clock=12)
            self.assertEqual(made.tolist(), ["3pm", None])
        every_other = numpy.arange(10)[::2]
        self.assertEqual(len(arrays.dates(every_other, "sunEventTime", "de", "UTC").tolist()), 5)
        self.assertEqual(arrays.dates(numpy.array([], int), "sunEventTime", "de", "UTC").tolist(), [])
        long = arrays.values([1013.4] * 50, "inHg", "ru", form="spoken")
        self.assertEqual(long.tolist(), [Reader("ru").unit(1013.4, "inHg", form="spoken")] * 50)
        self.assertGreater(len(long.data), 50 * 24)

    def test_what_is_no_column(self) -> None:
        for call, kind, text in (
            (lambda: arrays.dates([0.5], 11, "de", "UTC"), TypeError, "float64"),
            (lambda: arrays.dates([[0]], 11, "de", "UTC"), BadValue, "2 dimensions"),
            (lambda: arrays.dates([0], 11, "de", "UTC", valid=[True, False]), BadValue, "valid has 2"),
            (
                lambda: arrays.dates([0], 11, "de", "UTC", reader_codes=[2**32]),
                (BadValue, OverflowError),
                "reader_codes|int",
            ),
            (lambda: arrays.dates([0], 11, [], "UTC"), BadValue, "reader"),
            (lambda: arrays.values([-1], "km/h", "de", on_bad_row="stop"), BadValue, "-1"),
            (lambda: arrays.dates([0], 11, "de", "UTC", clocks=[13], on_bad_row="stop"), BadValue, "13"),
        ):
            with self.subTest(text=text), self.assertRaisesRegex(kind, text):
                call()
        self.assertEqual(arrays.dates([0, 0], 11, ["de"], "UTC", reader_codes=[0, 1]).tolist(), ["0:00", None])


class Engines(unittest.TestCase):
    def test_polars(self) -> None:
        needs("polars", "pyarrow")
        import polars
        from weatherformat import polars as of_polars

        when, tags, zones = zip(*rows())
        frame = polars.DataFrame({"when": when, "tag": tags, "zone": zones})
        expected = [single(*row) for row in rows()]
        at = of_polars.date("when", "radarFrameTime", polars.col("tag"), polars.col("zone"))
        self.assertEqual(frame.select(at)["when"].to_list(), expected)
        self.assertEqual(frame.lazy().select(at.alias("x")).collect()["x"].to_list(), expected)
        moments = polars.from_epoch("when", time_unit="s")
        self.assertEqual(
            frame.select(of_polars.date(moments, "radarFrameTime", polars.col("tag"), polars.col("zone")))[
                "when"
            ].to_list(),
            expected,
        )
        one = frame.select(of_polars.date("when", "radarFrameTime", polars.lit("de"), "UTC"))["when"].to_list()
        self.assertEqual(one, [single(second, "de", "UTC") for second in when])
        self.assertEqual(
            polars.DataFrame({"w": [12.0, None]}).select(of_polars.unit("w", "km/h", "de"))["w"].to_list(),
            ["12km/h", None],
        )

    def test_duckdb(self) -> None:
        needs("duckdb", "pyarrow")
        import duckdb
        from weatherformat import duckdb as of_duckdb

        connection = duckdb.connect()
        of_duckdb.register(connection)
        connection.execute("CREATE TABLE t (row INTEGER, moment BIGINT, tag VARCHAR, zone VARCHAR)")
        connection.executemany("INSERT INTO t VALUES (?, ?, ?, ?)", [(i, *row) for i, row in enumerate(rows(200))])
        query = "SELECT weather_date(to_timestamp(moment), 'radarFrameTime', tag, zone) FROM t ORDER BY row"
        self.assertEqual([row[0] for row in connection.sql(query).fetchall()], [single(*row) for row in rows(200)])
        query = """SELECT weather_date(to_timestamp(1786808340), CASE i WHEN 0 THEN 'sunEventTime' WHEN 1 THEN 'moonDate' END,
            'de', 'UTC'), weather_unit(12, CASE i WHEN 0 THEN 'km/h' ELSE '%' END, 'de') FROM range(3) r(i) ORDER BY i"""
        expected = [("15:39", "12km/h"), ("Aug. 15", "12%"), (None, "12%")]
        self.assertEqual(connection.sql(query).fetchall(), expected)
        with self.assertRaisesRegex(Exception, "sunEventTimes"):
            connection.sql("SELECT weather_date(now(), 'sunEventTimes', 'de', 'UTC')").fetchall()


def resident() -> int:
    with open("/proc/self/statm") as numbers:
        return int(numbers.read().split()[1]) * 4


if __name__ == "__main__":
    unittest.main()
