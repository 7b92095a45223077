"""Notifications by the million: a column of strings from PySpark, DuckDB, Polars and pyarrow, each beside its own formatting,
which knows English alone.

Checks that all engines give the same strings, and says how much CPU time a string took, without what reading the same columns
takes.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import duckdb
import numpy
import polars
import pyarrow
import pyarrow.compute
import pyarrow.parquet

import weatherformat.arrow
import weatherformat.duckdb
import weatherformat.polars
from weatherformat import Intent

INTENT = Intent.NOTIFICATION_TIME
LANGUAGES = ("de", "en", "es", "fr", "ja", "ko", "pt-BR", "tr")
ZONES = ("America/New_York", "Asia/Tokyo", "Europe/Berlin", "Europe/Istanbul")
ROUNDS = 3


def table(rows: int) -> pyarrow.Table:
    """Draws instants of the year 2026, each with the language and the zone of who is told."""
    drawn = numpy.random.default_rng(2026)
    moment = pyarrow.array(drawn.integers(1_767_225_600, 1_798_761_600, rows) * 1_000_000)
    return pyarrow.table(
        {
            "moment": moment.cast(pyarrow.timestamp("us", "UTC")),
            "language": pyarrow.array(LANGUAGES).take(pyarrow.array(drawn.integers(0, len(LANGUAGES), rows))),
            "zone": pyarrow.array(ZONES).take(pyarrow.array(drawn.integers(0, len(ZONES), rows))),
        }
    )


def processor_time() -> float:
    """Gives the seconds of CPU time of this process and of all that it started: Spark works in processes of its own."""
    parents, used = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                # Behind the name in parentheses, which may hold anything.
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(folder.name)] = int(fields[1])
            used[int(folder.name)] = sum(map(int, fields[11:15]))

    def is_ours(process: int | None) -> bool:
        while process is not None and process != os.getpid():
            process = parents.get(process)
        return process is not None

    return sum(ticks for process, ticks in used.items() if is_ours(process)) / os.sysconf("SC_CLK_TCK")


def seconds(work: Callable[[], object]) -> float:
    """Gives the CPU time of the best of a few rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begin = processor_time()
        work()
        best = min(best, processor_time() - begin)
    return best


def report(
    engine: str,
    rows: int,
    read: Callable[[], object],
    ours: Callable[[], object],
    own: Callable[[], object],
    named: str,
) -> None:
    base = seconds(read)
    for name, work in ((f"WeatherFormat in {len(LANGUAGES)} languages", ours), (named, own)):
        taken = max(seconds(work) - base, 1e-9) / rows * 1e9
        print(f"{engine:<8} {name:<34} {taken:8.1f} ns a string {1e3 / taken:8.1f} million a second", flush=True)


def with_pyarrow(data: pyarrow.Table) -> list[str | None]:
    moments, tags, zones = (data[name].combine_chunks() for name in ("moment", "language", "zone"))
    local = moments.cast(pyarrow.timestamp("us", "Europe/Berlin"))
    report(
        "pyarrow",
        len(data),
        lambda: None,
        lambda: weatherformat.arrow.dates(moments, INTENT, tags, zones),
        lambda: pyarrow.compute.strftime(local, "%I:%M %p"),
        "strftime, one zone",
    )
    return weatherformat.arrow.dates(moments, INTENT, tags, zones).to_pylist()


def with_polars(data: pyarrow.Table) -> list[str | None]:
    frame = polars.from_arrow(data)
    at = weatherformat.polars.date("moment", INTENT, polars.col("language"), polars.col("zone")).alias("text")
    own = polars.col("moment").dt.convert_time_zone("Europe/Berlin").dt.strftime("%I:%M %p").alias("text")
    report(
        "Polars", len(data), lambda: None, lambda: frame.select(at), lambda: frame.select(own), "dt.strftime, one zone"
    )
    return frame.select(at)["text"].to_list()


def with_duckdb(data: pyarrow.Table) -> list[str | None]:
    connection = duckdb.connect(config={"threads": 1})
    weatherformat.duckdb.register(connection)
    connection.execute("SET TimeZone = 'Europe/Berlin'")
    connection.register("given", data)
    connection.execute("CREATE TABLE notifications AS SELECT * FROM given")
    at = f"weather_date(moment, '{INTENT.label}', language, zone)"
    # The length of each is asked for, so that no engine may leave the strings out.
    query = "SELECT sum(length({})) FROM notifications"
    report(
        "DuckDB",
        len(data),
        lambda: connection.execute(query.format("language || zone")).fetchall(),
        lambda: connection.execute(query.format(at)).fetchall(),
        lambda: connection.execute(query.format("strftime(moment, '%I:%M %p')")).fetchall(),
        "strftime, one zone",
    )
    return [row[0] for row in connection.execute(f"SELECT {at} FROM notifications").fetchall()]


def with_spark(file: str, rows: int) -> list[str | None]:
    from pyspark.sql import SparkSession
    from pyspark.sql.functions import arrow_udf, date_format

    import weatherformat.spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    spark = (
        SparkSession.builder.master("local[1]")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.session.timeZone", "Europe/Berlin")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "100000")
        .getOrCreate()
    )
    spark.sparkContext.setLogLevel("ERROR")
    frame = spark.read.parquet(file)
    at = weatherformat.spark.date(INTENT)(frame.moment, frame.language, frame.zone).alias("text")

    def written(*columns: object) -> None:
        frame.select(*columns).write.format("noop").mode("overwrite").save()

    def same(moments: pyarrow.Array, tags: pyarrow.Array, zones: pyarrow.Array) -> pyarrow.Array:
        return tags

    way = arrow_udf(same, "string")(frame.moment, frame.language, frame.zone)
    base = seconds(lambda: written(frame.moment, frame.language, frame.zone))
    print(
        f"PySpark  {'the way to Python and back alone':<34} {(seconds(lambda: written(way)) - base) / rows * 1e9:8.1f} ns a row"
    )
    report(
        "PySpark",
        rows,
        lambda: written(frame.moment, frame.language, frame.zone),
        lambda: written(at),
        lambda: written(date_format(frame.moment, "h:mm a")),
        "date_format, one zone",
    )
    texts = [row.text for row in frame.select(at).collect()]
    spark.stop()
    return texts


def main(rows: int) -> None:
    data = table(rows)
    expected = with_pyarrow(data)
    for engine in (with_polars, with_duckdb):
        if engine(data) != expected:
            sys.exit(f"{engine.__name__} gives other strings than pyarrow")
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "notifications.parquet")
        pyarrow.parquet.write_table(data, file)
        if with_spark(file, rows) != expected:
            sys.exit("with_spark gives other strings than pyarrow")
    print(f"all four gave the same {rows} strings, of them")
    for row in range(4):
        print(
            "\t".join(
                (str(data["moment"][row]), str(data["language"][row]), str(data["zone"][row]), str(expected[row]))
            )
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000_000)
