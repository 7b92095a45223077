"""Whole columns for pyarrow: instants or values in, a string array out, without a copy of either.

    >>> import pyarrow, weatherformat.arrow
    >>> weatherformat.arrow.dates(pyarrow.array([1786808340, None]), "sunEventTime", "de", "Europe/Berlin").to_pylist()
    ['17:39', None]

Reader and zone are one for all rows, or columns of tags and of names. A row that is null in any of its columns is null. A row
that cannot be rendered (an instant in the year 10000, a negative speed, an unknown language) is null by default.

`on_bad_row` says what else: "stop" raises; a function is called once with their count and the first one's reason.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, byref, c_int64
from typing import Any, TypeVar, Union

import pyarrow
import pyarrow.compute

from ._calls import check
from ._columns import TIME_UNITS, UNKNOWN, OnBadRow, Rows, date_column, reader_of, stops, value_column
from ._library import ArrowArray, ArrowSchema, function
from .codes import Clock, Form, Intent, Style, Unit, Voice
from .errors import BadValue, UnknownName
from .reader import Reader
from .zone import Zone

__all__ = ["dates", "values"]

Column = Union[pyarrow.Array, pyarrow.ChunkedArray]
Made = TypeVar("Made", Reader, Zone)

_export_dates = function("wfmt_date_export")
_export_values = function("wfmt_value_export")


def dates(
    instants: Column,
    intent: Intent | int | str,
    reader: Reader | str | Column,
    zone: Zone | str | Column,
    *,
    clock: Clock | int | str = Clock.AUTO,
    voice: Voice | int | str = Voice.HOUSE,
    clocks: Column | None = None,
    on_bad_row: OnBadRow = "null",
    large: bool = False,
) -> Column:
    """Renders a column of instants.

    Args:
        instants: timestamps, of which one without a zone is in UTC, or whole seconds since 1970-01-01T00:00:00Z.
        intent: the place.
        reader: a reader, its language's tag, or a column of tags.
        zone: a zone, its name, or a column of names.
        clock: the clock of readers that are named by tags.
        voice: their voice.
        clocks: 12, 24 or 0 a row, 0 for the reader's own.
        on_bad_row: "null", "stop", or a function of a count and a reason.
        large: whether offsets have 64 bits: needed from 2 GiB of text on.

    Returns:
        An array of strings, chunked where the instants are.
    """
    intent = Intent.of(intent)
    chunks, time_unit = _instants(instants)
    length = sum(map(len, chunks))
    readers = _Coded(reader, lambda tag: reader_of(tag, clock, voice), Reader, "en", length)
    zones = _Coded(zone, Zone.of, Zone, "UTC", length)
    row_clocks = None if clocks is None else _whole(clocks, "clocks", length).cast(pyarrow.int8()).fill_null(0)

    def one(chunk: pyarrow.Array, start: int, stop: bool) -> tuple[pyarrow.Array, int, str]:
        rows = _rows(chunk, start, readers)
        rows.zone_codes = _address(zones.codes, start, 4)
        rows.clocks = _address(row_clocks, start, 1)
        column = date_column(rows, time_unit, intent, readers.made, zones.made, stop)
        return _export(_export_dates, column, large)

    return _all(instants, chunks, one, on_bad_row, readers.unknown or zones.unknown, large)


def values(
    numbers: Column,
    given: Unit | int | str,
    reader: Reader | str | Column,
    read: Unit | int | str = Unit.SAME,
    *,
    style: Style | int | str = Style.VOICE,
    form: Form | int | str = Form.SHORT,
    clock: Clock | int | str = Clock.AUTO,
    voice: Voice | int | str = Voice.HOUSE,
    on_bad_row: OnBadRow = "null",
    large: bool = False,
) -> Column:
    """Renders a column of values of one unit; `Reader.unit` has the arguments that are not `dates`'."""
    codes = Unit.of(given), Unit.of(read), Style.of(style), Form.of(form)
    chunks = _chunks(numbers)
    if chunks and not pyarrow.types.is_float64(chunks[0].type):
        chunks = [chunk.cast(pyarrow.float64()) for chunk in chunks]
    readers = _Coded(reader, lambda tag: reader_of(tag, clock, voice), Reader, "en", sum(map(len, chunks)))

    def one(chunk: pyarrow.Array, start: int, stop: bool) -> tuple[pyarrow.Array, int, str]:
        column = value_column(_rows(chunk, start, readers), *codes, readers.made, stop)
        return _export(_export_values, column, large)

    return _all(numbers, chunks, one, on_bad_row, readers.unknown, large)


class _Coded:
    """A dictionary of readers or zones, and a code a row into it."""

    def __init__(self, column: Any, make: Callable[[Any], Any], kind: type, fallback: str, length: int) -> None:
        self.unknown: UnknownName | None = None
        self.codes: pyarrow.Array | None = None
        if not isinstance(column, pyarrow.Array | pyarrow.ChunkedArray):
            self.made = [make(column)]
            return
        array = _whole(column, kind.__name__.lower(), length)
        if not pyarrow.types.is_dictionary(array.type):
            array = array.dictionary_encode()
        self.made = []
        numbers: list[int] = []
        for name in array.dictionary.to_pylist():
            try:
                made = None if name is None else make(name)
            except UnknownName as error:
                self.unknown = self.unknown or error
                numbers.append(UNKNOWN)
                continue
            numbers.append(-1 if made is None else len(self.made))
            if made is not None:
                self.made.append(made)
        # The library wants a reader and a zone, also where no row has one.
        self.made = self.made or [make(fallback)]
        codes = array.indices.cast(pyarrow.int32())
        if numbers != list(range(len(numbers))):
            codes = pyarrow.array(numbers, pyarrow.int32()).take(codes)
        self.codes = codes.fill_null(-1) if codes.null_count else codes


def _all(
    given: Column,
    chunks: list[pyarrow.Array],
    one: Callable[..., Any],
    on_bad_row: OnBadRow,
    unknown: UnknownName | None,
    large: bool,
) -> Column:
    stop = stops(on_bad_row)
    if stop and unknown:
        raise unknown
    start, bad, reason, made = 0, 0, str(unknown or ""), []
    for chunk in chunks:
        strings, count, note = one(chunk, start, stop)
        made.append(strings)
        start, bad, reason = start + len(chunk), bad + count, reason or note
    if bad and callable(on_bad_row):
        on_bad_row(bad, reason)
    if isinstance(given, pyarrow.ChunkedArray):
        return pyarrow.chunked_array(made, pyarrow.large_string() if large else pyarrow.string())
    return made[0]


def _export(export: Callable[..., int], column: Any, large: bool) -> tuple[pyarrow.Array, int, str]:
    array, schema, bad = ArrowArray(), ArrowSchema(), c_int64()
    note = check(export, byref(column), 64 if large else 32, byref(array), byref(schema), byref(bad))
    # pyarrow takes the array's memory over, and gives it back when the array is gone.
    strings = pyarrow.Array._import_from_c(addressof(array), addressof(schema))
    return strings, bad.value, note.text.decode() if bad.value else ""


def _instants(column: Column) -> tuple[list[pyarrow.Array], str]:
    chunks, kind = _chunks(column), column.type
    if pyarrow.types.is_timestamp(kind):
        if kind.unit in TIME_UNITS:
            return chunks, kind.unit
        target = pyarrow.timestamp("us")
        floor = pyarrow.compute.floor_temporal
        return [floor(chunk, unit="microsecond").cast(target, safe=False) for chunk in chunks], "us"
    if pyarrow.types.is_integer(kind):
        return [chunk.cast(pyarrow.int64()) for chunk in chunks], "s"
    raise TypeError(f"instants are {kind}: expected timestamps, or whole seconds since 1970")


def _rows(chunk: pyarrow.Array, start: int, readers: _Coded) -> Rows:
    validity, buffer = chunk.buffers()
    has_nulls = validity is not None and chunk.null_count > 0
    values = (buffer.address if buffer is not None else 0) + chunk.offset * 8
    rows = Rows(len(chunk), values, validity.address if has_nulls else None, chunk.offset)
    rows.reader_codes = _address(readers.codes, start, 4)
    return rows


def _address(array: pyarrow.Array | None, start: int, width: int) -> int | None:
    return None if array is None else array.buffers()[1].address + (array.offset + start) * width


def _chunks(column: Column) -> list[pyarrow.Array]:
    if isinstance(column, pyarrow.ChunkedArray):
        return list(column.chunks)
    if not isinstance(column, pyarrow.Array):
        raise TypeError(f"a column is {type(column).__name__}: expected a pyarrow.Array or ChunkedArray")
    return [column]


def _whole(column: Column, name: str, length: int) -> pyarrow.Array:
    if len(column) != length:
        raise BadValue(f"{name} has {len(column)} rows: expected {length}, one for each instant or value")
    return column.combine_chunks() if isinstance(column, pyarrow.ChunkedArray) else column
