"""Expressions for Polars.

    >>> import polars, weatherformat.polars
    >>> frame = polars.DataFrame({"when": [1786808340], "language": ["de"]})
    >>> at = weatherformat.polars.date("when", "sunEventTime", polars.col("language"), "Europe/Berlin")
    >>> frame.select(at).item()
    '17:39'

Polars hands its columns over as Arrow's and takes the strings back, through pyarrow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

import polars

from . import arrow
from .codes import Intent, Unit
from .reader import Reader
from .zone import Zone

__all__ = ["date", "unit"]

Choice = Union[Reader, Zone, str, polars.Expr]


def date(
    instants: str | polars.Expr,
    intent: Intent | int | str,
    reader: Reader | str | polars.Expr,
    zone: Zone | str | polars.Expr,
    **options: Any,
) -> polars.Expr:
    """Gives the strings of instants: a column's name or an expression of Datetime or whole seconds.

    Reader and zone are one for all rows, or an expression of tags or names; a str is a tag or a name. The options are those of
    `weatherformat.arrow.dates`.
    """
    return _expression(
        instants, (reader, zone), lambda column, reader, zone: arrow.dates(column, intent, reader, zone, **options)
    )


def unit(
    numbers: str | polars.Expr,
    given: Unit | int | str,
    reader: Reader | str | polars.Expr,
    read: Unit | int | str = Unit.SAME,
    **options: Any,
) -> polars.Expr:
    """Gives the strings of values of one unit; the options are those of `weatherformat.arrow.values`."""
    return _expression(numbers, (reader,), lambda column, reader: arrow.values(column, given, reader, read, **options))


def _expression(column: str | polars.Expr, choices: tuple[Choice, ...], render: Callable[..., Any]) -> polars.Expr:
    first = polars.col(column) if isinstance(column, str) else column
    others = [choice for choice in choices if isinstance(choice, polars.Expr)]

    def batch(series: Sequence[polars.Series]) -> polars.Series:
        given = (_arrow(one, len(series[0])) for one in series[1:])
        chosen = [next(given) if isinstance(choice, polars.Expr) else choice for choice in choices]
        return polars.Series(series[0].name, polars.from_arrow(render(_arrow(series[0], len(series[0])), *chosen)))

    return polars.map_batches([first, *others], batch, return_dtype=polars.String)


def _arrow(series: polars.Series, length: int) -> Any:
    # An expression of a literal comes as one row for all.
    return (series.new_from_index(0, length) if len(series) == 1 != length else series).to_arrow()
