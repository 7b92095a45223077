"""What the library refuses, as exceptions with its own text: the wrong value, and what would be right."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["BadDocument", "BadValue", "OffsetOverflow", "OutOfMemory", "Status", "UnknownName", "WeatherFormatError"]


class Status(IntEnum):
    """The library's own number for a kind of error."""

    NULL = 1
    HANDLE = 2
    ENUM = 3
    UTF8 = 4
    BUFFER_TOO_SMALL = 5
    NAME = 6
    VALUE = 7
    DOCUMENT = 8
    OFFSET_OVERFLOW = 9
    MEMORY = 10
    ICU = 11


class WeatherFormatError(Exception):
    """The base of all errors of the library; raised as itself where ICU or the machine's zone data failed.

    Attributes:
        status: the library's number, a `Status` where this version knows it.
    """

    def __init__(self, text: str, status: int = Status.VALUE) -> None:
        super().__init__(text)
        self.status = status


class UnknownName(WeatherFormatError, LookupError):
    """A language, region, zone, intent or unit that is not known by this name."""


class BadValue(WeatherFormatError, ValueError):
    """A value that does not exist: a year 10000, a negative speed, not a number, a unit of another quantity."""


class BadDocument(WeatherFormatError, ValueError):
    """A forecast's document that cannot be read."""


class OffsetOverflow(WeatherFormatError, OverflowError):
    """A column's strings are longer than offsets of 32 bits can say: ask for large ones, or take fewer rows."""


class OutOfMemory(WeatherFormatError, MemoryError):
    """The system gave no memory for a column."""


_KINDS: dict[int, type[WeatherFormatError]] = {
    Status.NULL: BadValue,
    Status.ENUM: BadValue,
    Status.UTF8: BadValue,
    Status.NAME: UnknownName,
    Status.VALUE: BadValue,
    Status.DOCUMENT: BadDocument,
    Status.OFFSET_OVERFLOW: OffsetOverflow,
    Status.MEMORY: OutOfMemory,
}


def error_of(status: int, text: str) -> WeatherFormatError:
    """Makes the exception of a status."""
    known = Status(status) if status in Status._value2member_map_ else status
    return _KINDS.get(status, WeatherFormatError)(text, known)
