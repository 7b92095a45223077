"""The short strings of a weather screen, in 27 languages.

    >>> from weatherformat import Intent, Reader, Unit, Zone
    >>> reader = Reader("tr", clock=12, voice="native")
    >>> reader.date(1786808340, Intent.SUN_EVENT_TIME, Zone("Europe/Istanbul"))
    'ÖS\\xa06:39'
    >>> Reader("de").unit(12, Unit.KILOMETERS_PER_HOUR)
    '12km/h'

Whole columns are in `weatherformat.arrow` and `weatherformat.arrays`; functions for queries in `weatherformat.polars`,
`weatherformat.duckdb` and `weatherformat.spark`.
"""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_char_p
from typing import NamedTuple

from . import precipitation
from ._calls import check, name_of, text_of
from ._library import function
from .codes import Clock, Form, Intent, SourceUnits, Style, Unit, Units, Voice
from .errors import BadDocument, BadValue, OffsetOverflow, OutOfMemory, Status, UnknownName, WeatherFormatError
from .forecast import Forecast
from .reader import Reader
from .zone import Zone

__all__ = [
    "BadDocument",
    "BadValue",
    "Clock",
    "Forecast",
    "Form",
    "Intent",
    "Language",
    "OffsetOverflow",
    "OutOfMemory",
    "Reader",
    "SourceUnits",
    "Status",
    "Style",
    "Unit",
    "Units",
    "UnknownName",
    "Voice",
    "WeatherFormatError",
    "Zone",
    "__version__",
    "data_version",
    "languages",
    "precipitation",
    "warm_up",
]

__version__: str = text_of(function("wfmt_version"))


class Language(NamedTuple):
    """A language: its BCP 47 tag, and its name in itself."""

    tag: str
    name: str


def data_version() -> str:
    """Says which ICU writes the words, and which data answers for zones."""
    return text_of(function("wfmt_data_version"))


def languages() -> list[Language]:
    """Gives all languages."""
    tag, name = function("wfmt_language_tag"), function("wfmt_language_name")
    return [Language(text_of(tag, index), text_of(name, index)) for index in range(function("wfmt_language_count")())]


def warm_up(languages: Iterable[str] | None = None, voice: Voice | int | str = Voice.HOUSE) -> None:
    """Makes all that strings of some languages need, so that the first are as fast as all others and a fork in the midst of
    them is safe. Call it once at the start, before there are threads or workers.

    Args:
        languages: their tags; all languages by default.
        voice: in which voice.
    """
    names = [] if languages is None else [name_of(tag, "language") for tag in languages]
    if languages is not None and not names:
        return
    tags = (c_char_p * len(names))(*names) if names else None
    check(function("wfmt_warm_up"), tags, len(names), Voice.of(voice))
