"""Is this chance of rain worth showing? Chances are fractions from 0 to 1, as a service gave them; None where it gave none."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_double, c_int32, c_int64, c_uint8
from typing import Any, NamedTuple

from ._calls import check
from ._library import function
from .errors import BadValue

__all__ = ["Lane", "first_shown", "is_shown", "is_significant", "lane", "percent"]

_percent = function("wfmt_precip_percent")
_shown = function("wfmt_precip_shown")
_significant = function("wfmt_precip_significant")
_first = function("wfmt_precip_first")
_lane = function("wfmt_precip_lane")


class Lane(NamedTuple):
    """All that an hourly strip draws about rain.

    Attributes:
        bar_percents: each hour's bar in percent, None where none is drawn.
        rain_later: the index of the hour that the "rain later" pill names, None where there is no pill.
    """

    bar_percents: list[int | None]
    rain_later: int | None


def percent(chance: float) -> int:
    """Gives a chance as it is printed: a multiple of 5 from 0 to 100."""
    result = c_int32()
    check(_percent, chance, byref(result))
    return result.value


def is_shown(chance: float) -> bool:
    """Says whether one chance is worth showing: from 20 percent on, rounded."""
    result = c_int32()
    check(_shown, chance, byref(result))
    return result.value == 1


def is_significant(chances: Sequence[float | None]) -> bool:
    """Says whether a window of consecutive hours is worth a lane."""
    result = c_int32()
    check(_significant, *_window(chances), byref(result))
    return result.value == 1


def first_shown(chances: Sequence[float | None]) -> int | None:
    """Gives the index of the first chance that is worth showing, whatever the rest does. For minutes."""
    result = c_int64()
    check(_first, *_window(chances), byref(result))
    return None if result.value < 0 else result.value


def lane(chances: Sequence[float | None], visible_columns: int = 8) -> Lane:
    """Decides all that an hourly strip draws about rain.

    Args:
        chances: a window of consecutive hours.
        visible_columns: how many hours are on the screen before the reader scrolls.
    """
    bars = (c_int32 * len(chances))()
    later = c_int64()
    if not 0 <= visible_columns < 1 << 31:
        raise BadValue(f"visible_columns is {visible_columns}: expected 0 or more")
    check(_lane, *_window(chances), visible_columns, bars, byref(later))
    return Lane([None if bar < 0 else bar for bar in bars], None if later.value < 0 else later.value)


def _window(chances: Sequence[float | None]) -> tuple[Any, Any, int]:
    count = len(chances)
    values = (c_double * count)(*(0.0 if chance is None else chance for chance in chances))
    validity = (c_uint8 * ((count + 7) // 8))()
    for index, chance in enumerate(chances):
        if chance is not None:
            validity[index >> 3] |= 1 << (index & 7)
    return values, validity, count
