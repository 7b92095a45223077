"""Functions for DuckDB.

>>> import duckdb, weatherformat.duckdb
>>> connection = duckdb.connect()
>>> weatherformat.duckdb.register(connection)
>>> query = "SELECT weather_date(TIMESTAMPTZ '2026-08-15 15:39:00+00', 'sunEventTime', 'de', 'Europe/Berlin')"
>>> connection.sql(query).fetchall()
[('17:39',)]
"""

from __future__ import annotations

from typing import Any

import pyarrow
import pyarrow.compute

from . import arrow
from .codes import Clock, Voice

__all__ = ["register"]


def register(
    connection: Any,
    *,
    clock: Clock | int | str = Clock.AUTO,
    voice: Voice | int | str = Voice.HOUSE,
    prefix: str = "weather_",
) -> None:
    """Gives a connection two functions for its queries, whose strings have this clock and this voice.

    `weather_date(instant TIMESTAMPTZ, intent VARCHAR, language VARCHAR, zone VARCHAR)`: the string of an instant.
    `weather_unit(value DOUBLE, unit VARCHAR, language VARCHAR)`: the string of a value in its unit.

    A row that is NULL in any argument, or cannot be rendered, is NULL; an unknown intent or unit is an error of the query.
    """

    def date(instants: Any, intents: Any, languages: Any, zones: Any) -> Any:
        return _each(
            intents, lambda intent: arrow.dates(_whole(instants), intent, languages, zones, clock=clock, voice=voice)
        )

    def unit(numbers: Any, units: Any, languages: Any) -> Any:
        return _each(units, lambda unit: arrow.values(_whole(numbers), unit, languages, clock=clock, voice=voice))

    options = {"type": "arrow", "null_handling": "special"}
    connection.create_function(
        f"{prefix}date", date, ["TIMESTAMPTZ", "VARCHAR", "VARCHAR", "VARCHAR"], "VARCHAR", **options
    )
    connection.create_function(f"{prefix}unit", unit, ["DOUBLE", "VARCHAR", "VARCHAR"], "VARCHAR", **options)


def _each(names: Any, render: Any) -> Any:
    """Renders a batch whose rows name an intent or a unit: all the same one but for rare queries."""
    names = _whole(names)
    different = pyarrow.compute.unique(names).to_pylist()
    if len(different) == 1 and different[0] is not None:
        return render(different[0])
    result = pyarrow.nulls(len(names), pyarrow.string())
    for name in different:
        if name is not None:
            result = pyarrow.compute.if_else(pyarrow.compute.equal(names, name), render(name), result)
    return result


def _whole(column: Any) -> pyarrow.Array:
    return column.combine_chunks() if isinstance(column, pyarrow.ChunkedArray) else column
