"""Whole columns for numpy: instants or values in, strings out in Arrow's layout, offsets and bytes, without pyarrow.

    >>> import numpy, weatherformat.arrays
    >>> when = numpy.array(["2026-08-15T15:39", "NaT"], "datetime64[s]")
    >>> weatherformat.arrays.dates(when, "sunEventTime", "de", "Europe/Berlin").tolist()
    ['17:39', None]

Reader and zone are one for all rows, or a list of a few with an array of codes into it. A row with NaT, with False in `valid` or
with a negative code is null; what `on_bad_row` says is told in `weatherformat.arrow`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import byref, sizeof
from typing import Any

import numpy

from ._columns import TIME_UNITS, OnBadRow, Rows, date_column, reader_of, stops, value_column
from ._library import Error, Strings, function
from .codes import Clock, Form, Intent, Style, Unit, Voice
from .errors import BadValue, Status, error_of
from .reader import Reader
from .zone import Zone

__all__ = ["StringColumn", "dates", "values"]

_write_dates = function("wfmt_date_strings")
_write_values = function("wfmt_value_strings")

# What a string has room for at first; a column of longer ones is asked for twice.
_GUESS = 24


class StringColumn:
    """Strings as Arrow has them: the bytes of row i are `data[offsets[i]:offsets[i + 1]]`, UTF-8.

    Attributes:
        offsets: int64, one more than there are rows.
        data: uint8.
        valid: a bool a row, False where there is no string.
        bad_count: how many of these are so because they cannot be rendered.
    """

    __slots__ = ("bad_count", "data", "offsets", "valid")

    def __init__(self, offsets: Any, data: Any, valid: Any, bad_count: int) -> None:
        self.offsets, self.data, self.valid, self.bad_count = offsets, data, valid, bad_count

    def __len__(self) -> int:
        return len(self.valid)

    def __getitem__(self, row: int) -> str | None:
        row = range(len(self))[row]
        return self.data[self.offsets[row] : self.offsets[row + 1]].tobytes().decode() if self.valid[row] else None

    def tolist(self) -> list[str | None]:
        """Gives a list, None where there is no string."""
        data, ends = self.data.tobytes(), self.offsets.tolist()
        rows = zip(ends, ends[1:], self.valid.tolist())
        return [data[start:end].decode() if valid else None for start, end, valid in rows]

    def to_numpy(self) -> Any:
        """Gives an array of objects, None where there is no string."""
        result = numpy.empty(len(self), object)
        result[:] = self.tolist()
        return result


def dates(
    instants: Any,
    intent: Intent | int | str,
    reader: Reader | str | Sequence[Reader | str],
    zone: Zone | str | Sequence[Zone | str],
    *,
    reader_codes: Any = None,
    zone_codes: Any = None,
    clocks: Any = None,
    valid: Any = None,
    clock: Clock | int | str = Clock.AUTO,
    voice: Voice | int | str = Voice.HOUSE,
    on_bad_row: OnBadRow = "null",
) -> StringColumn:
    """Renders a column of instants.

    Args:
        instants: datetime64 in UTC, or whole seconds since 1970-01-01T00:00:00Z.
        intent: the place.
        reader: a reader or its language's tag, or a list of them.
        zone: a zone or its name, or a list of them.
        reader_codes: which reader of the list, a row.
        zone_codes: which zone of the list, a row.
        clocks: 12, 24 or 0 a row, 0 for the reader's own.
        valid: a bool a row.
        clock: the clock of readers that are named by tags.
        voice: their voice.
        on_bad_row: "null", "stop", or a function of a count and a reason.
    """
    numbers, time_unit, valid = _instants(instants, valid)
    readers, zones = _list(reader, lambda tag: reader_of(tag, clock, voice)), _list(zone, Zone.of)
    rows, held = _rows(numbers, valid, reader_codes)
    zone_numbers = _column(zone_codes, numpy.int32, rows.length, "zone_codes")
    row_clocks = _column(clocks, numpy.int8, rows.length, "clocks")
    rows.zone_codes, rows.clocks = _address(zone_numbers), _address(row_clocks)
    column = date_column(rows, time_unit, Intent.of(intent), readers, zones, stops(on_bad_row))
    result = _write(_write_dates, column, rows.length, on_bad_row)
    # The structures have addresses alone: until here their memory had to be held.
    del held
    return result


def values(
    numbers: Any,
    given: Unit | int | str,
    reader: Reader | str | Sequence[Reader | str],
    read: Unit | int | str = Unit.SAME,
    *,
    style: Style | int | str = Style.VOICE,
    form: Form | int | str = Form.SHORT,
    reader_codes: Any = None,
    valid: Any = None,
    clock: Clock | int | str = Clock.AUTO,
    voice: Voice | int | str = Voice.HOUSE,
    on_bad_row: OnBadRow = "null",
) -> StringColumn:
    """Renders a column of values of one unit; `Reader.unit` has the arguments that are not `dates`'."""
    readers = _list(reader, lambda tag: reader_of(tag, clock, voice))
    rows, held = _rows(numpy.ascontiguousarray(numbers, numpy.float64), valid, reader_codes)
    column = value_column(
        rows, Unit.of(given), Unit.of(read), Style.of(style), Form.of(form), readers, stops(on_bad_row)
    )
    result = _write(_write_values, column, rows.length, on_bad_row)
    del held
    return result


def _write(write: Callable[..., int], column: Any, length: int, on_bad_row: OnBadRow) -> StringColumn:
    offsets = numpy.zeros(length + 1, numpy.int64)
    bits = numpy.zeros((length + 7) // 8, numpy.uint8)
    data = numpy.empty(length * _GUESS, numpy.uint8)
    strings, error = Strings(), Error()
    strings.struct_size = sizeof(Strings)
    strings.offsets64, strings.validity = offsets.ctypes.data, bits.ctypes.data
    while True:
        strings.data, strings.data_size = data.ctypes.data, len(data)
        status = write(byref(column), byref(strings), byref(error))
        if status != Status.BUFFER_TOO_SMALL:
            break
        data = numpy.empty(strings.data_end, numpy.uint8)
    if status != 0:
        raise error_of(status, error.text.decode())
    if strings.bad_count and callable(on_bad_row):
        on_bad_row(strings.bad_count, error.text.decode())
    valid = numpy.unpackbits(bits, count=length, bitorder="little").view(bool)
    return StringColumn(offsets, data[: strings.data_end], valid, strings.bad_count)


def _instants(instants: Any, valid: Any) -> tuple[Any, str, Any]:
    array = numpy.asarray(instants)
    if array.dtype.kind == "M":
        unit = numpy.datetime_data(array.dtype)[0]
        if unit not in TIME_UNITS or numpy.datetime_data(array.dtype)[1] != 1:
            # Coarser units become seconds, and finer ones are cut down to microseconds.
            unit = "us" if unit in ("ns", "ps", "fs", "as", *TIME_UNITS) else "s"
            array = array.astype(f"datetime64[{unit}]")
        missing = numpy.isnat(array)
        if missing.any():
            valid = ~missing if valid is None else ~missing & numpy.asarray(valid, bool)
        return numpy.ascontiguousarray(array).view(numpy.int64), unit, valid
    if array.dtype.kind not in "iu":
        raise TypeError(f"instants are {array.dtype}: expected datetime64, or whole seconds since 1970")
    return numpy.ascontiguousarray(array, numpy.int64), "s", valid


def _rows(array: Any, valid: Any, reader_codes: Any) -> tuple[Rows, tuple[Any, ...]]:
    if array.ndim != 1:
        raise BadValue(f"a column has {array.ndim} dimensions: expected one")
    flags = _column(valid, bool, len(array), "valid")
    bits = None if flags is None else numpy.packbits(flags, bitorder="little")
    codes = _column(reader_codes, numpy.int32, len(array), "reader_codes")
    rows = Rows(len(array), array.ctypes.data, _address(bits))
    rows.reader_codes = _address(codes)
    return rows, (array, bits, codes)


def _column(array: Any, kind: Any, length: int, name: str) -> Any:
    if array is None:
        return None
    given = numpy.asarray(array)
    column = numpy.ascontiguousarray(given, kind)
    if column.shape != (length,):
        raise BadValue(f"{name} has {column.size} rows: expected {length}, one for each instant or value")
    if not numpy.array_equal(column, given):
        raise BadValue(f"{name} has numbers that are no {numpy.dtype(kind)}")
    return column


def _address(array: Any) -> int | None:
    return None if array is None else array.ctypes.data


def _list(given: Any, make: Callable[[Any], Any]) -> list[Any]:
    return [make(entry) for entry in given] if isinstance(given, list | tuple) else [make(given)]
