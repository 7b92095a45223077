"""What the columns of Arrow and of numpy share: the structures that the library reads, and rows that cannot be rendered."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from ctypes import c_void_p, sizeof
from typing import Literal, Union

from ._library import DateColumn, ValueColumn
from .codes import Clock, Form, Intent, Style, Unit, Voice
from .errors import BadValue, Status
from .reader import Reader
from .zone import Zone

TIME_UNITS = {"s": 0, "ms": 1, "us": 2}

# The code of a name that is unknown: beyond any dictionary, so that its rows cannot be rendered.
UNKNOWN = 2**31 - 1

OnBadRow = Union[Literal["null", "stop"], Callable[[int, str], None]]


class Rows:
    """Rows of one column: how many, which are null, and codes a row; addresses, with the objects that own the memory."""

    def __init__(self, length: int, values: int, validity: int | None = None, validity_offset: int = 0) -> None:
        self.length = length
        self.values = values
        self.validity = validity
        self.validity_offset = validity_offset
        self.reader_codes: int | None = None
        self.zone_codes: int | None = None
        self.clocks: int | None = None


def reader_of(reader: Reader | str, clock: Clock | int | str, voice: Voice | int | str) -> Reader:
    """Gives a reader by itself, or by its tag with a clock and a voice."""
    return reader if isinstance(reader, Reader) else Reader.cached(reader, Clock.of(clock), Voice.of(voice))


def stops(on_bad_row: OnBadRow) -> bool:
    """Says whether a row that cannot be rendered stops its column."""
    if on_bad_row == "stop":
        return True
    if on_bad_row == "null" or callable(on_bad_row):
        return False
    raise BadValue(f'on_bad_row is {on_bad_row!r}: expected "null", "stop", or a function', Status.ENUM)


def date_column(
    rows: Rows, time_unit: str, intent: Intent, readers: Sequence[Reader], zones: Sequence[Zone], stop: bool
) -> DateColumn:
    """Describes a column of instants. The caller holds readers, zones and the rows' memory until the call is over."""
    return DateColumn(
        sizeof(DateColumn),
        rows.length,
        rows.values,
        TIME_UNITS[time_unit],
        intent,
        rows.validity,
        rows.validity_offset,
        _handles(readers),
        len(readers),
        rows.reader_codes,
        _handles(zones),
        len(zones),
        rows.zone_codes,
        rows.clocks,
        1 if stop else 0,
    )


def value_column(
    rows: Rows, given: Unit, read: Unit, style: Style, form: Form, readers: Sequence[Reader], stop: bool
) -> ValueColumn:
    """Describes a column of values. The caller holds readers and the rows' memory until the call is over."""
    return ValueColumn(
        sizeof(ValueColumn),
        rows.length,
        rows.values,
        given,
        read,
        style,
        form,
        rows.validity,
        rows.validity_offset,
        _handles(readers),
        len(readers),
        rows.reader_codes,
        1 if stop else 0,
    )


def _handles(owners: Sequence[Reader] | Sequence[Zone]) -> ctypes.Array[c_void_p]:
    return (c_void_p * len(owners))(*(owner._handle.value for owner in owners))
