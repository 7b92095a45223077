"""For whom strings are written, and the strings themselves."""

from __future__ import annotations

import datetime
from ctypes import byref, c_double, c_int32, c_int64, c_void_p
from functools import lru_cache
from typing import Any

from ._calls import SIZE, Buffer, check, give_back, name_of, take, text_of
from ._library import bare_function, function
from .codes import Clock, Form, Intent, Style, Unit, Voice
from .errors import BadValue
from .zone import Zone

__all__ = ["Reader"]

_create = function("wfmt_reader_create")
_tag = function("wfmt_reader_tag")
_clock = function("wfmt_reader_clock")
_free = function("wfmt_reader_free")
_date = function("wfmt_date")
_bare_date = bare_function("wfmt_date")
_hour = function("wfmt_hour")
_day = function("wfmt_day")
_relative = function("wfmt_relative")
_bare_relative = bare_function("wfmt_relative")
_duration = function("wfmt_duration")
_unit = function("wfmt_unit")
_bare_unit = bare_function("wfmt_unit")
_gusts = function("wfmt_gusts")

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


class Reader:
    """For whom strings are written: a language with its region, a clock and a voice.

    A reader is a value: it may be shared by threads, compared, hashed and pickled.

        >>> reader = Reader("de", clock=24, voice="native")
        >>> reader.date(1786808340, Intent.DAILY_HEADER, Zone("Europe/Berlin"))
        'Sa., 15. Aug.'
        >>> reader.unit(45, Unit.PERCENT)
        '45\\xa0%'

    Args:
        language: a BCP 47 tag: "de", "en-GB", "zh-TW", "PT_br".
        clock: 12, 24 or a `Clock`; AUTO is that of the tag or of its region.
        voice: "house" or "native", or a `Voice`.

    Raises:
        UnknownName: no language of this tag.
        BadValue: no such clock or voice.
    """

    __slots__ = ("_handle", "_key")

    def __init__(
        self, language: str, *, clock: Clock | int | str = Clock.AUTO, voice: Voice | int | str = Voice.HOUSE
    ) -> None:
        habits = Voice.of(voice)
        self._handle = c_void_p()
        check(_create, name_of(language, "language"), Clock.of(clock), habits, byref(self._handle))
        effective = c_int32()
        check(_clock, self._handle, byref(effective))
        self._key = (text_of(_tag, self._handle), Clock(effective.value), habits)

    @classmethod
    @lru_cache(maxsize=1024)
    def cached(
        cls, language: str, clock: Clock | int | str = Clock.AUTO, voice: Voice | int | str = Voice.HOUSE
    ) -> Reader:
        """Gives a reader, the same one for each call with the same arguments."""
        return cls(language, clock=clock, voice=voice)

    @property
    def tag(self) -> str:
        """The reader's tag in its own words: "en-GB", and "en" for "en-US"."""
        return self._key[0]

    @property
    def clock(self) -> Clock:
        """The clock: TWELVE or TWENTY_FOUR."""
        return self._key[1]

    @property
    def voice(self) -> Voice:
        """The voice."""
        return self._key[2]

    def date(self, when: int | datetime.datetime, intent: Intent | int | str, zone: Zone | str) -> str:
        """Gives the string of an instant for a place, in a zone.

        Args:
            when: seconds since 1970-01-01T00:00:00Z in the years 1 to 9999, or a datetime with a tzinfo.
            intent: the place: `Intent.SUN_EVENT_TIME`, or "sunEventTime".
            zone: where the time is read.
        """
        if when.__class__ is not int or not -(1 << 62) < when < 1 << 62:
            when = _seconds(when)
        if intent.__class__ is not Intent:
            intent = Intent.of(intent)
        if zone.__class__ is not Zone:
            zone = Zone.of(zone)
        try:
            buffer = take()
        except IndexError:
            buffer = Buffer()
        if _bare_date(self._handle, zone._handle, intent, c_int64(when), buffer, SIZE, None, None):
            return text_of(_date, self._handle, zone._handle, intent, when)
        text: str = buffer.value.decode()
        give_back(buffer)
        return text

    def hour(self, begin: int | datetime.datetime, intent: Intent | int | str, zone: Zone | str) -> str:
        """Gives the name of an hour by its beginning, in a place for bare hours: "5pm", and "5:30pm" where it begins at
        another minute than 0, as the hours of India do in a service's data."""
        return text_of(_hour, self._handle, Zone.of(zone)._handle, Intent.of(intent), _seconds(begin))

    def day(self, day: datetime.date, intent: Intent | int | str) -> str:
        """Gives the string of a day of the calendar, which no zone moves, for an intent that draws no time of day."""
        if isinstance(day, datetime.datetime) or not isinstance(day, datetime.date):
            raise TypeError(f"day is {day!r}: expected a datetime.date; an instant is for Reader.date")
        return text_of(_day, self._handle, Intent.of(intent), day.year, day.month, day.day)

    def relative(self, ago: float | datetime.timedelta) -> str:
        """Says how long ago something was, in seconds or as a timedelta; less than zero is ahead: "5 min. ago"."""
        seconds = ago.total_seconds() if isinstance(ago, datetime.timedelta) else ago
        try:
            buffer = take()
        except IndexError:
            buffer = Buffer()
        if _bare_relative(self._handle, c_double(seconds), buffer, SIZE, None, None):
            return text_of(_relative, self._handle, seconds)
        text: str = buffer.value.decode()
        give_back(buffer)
        return text

    def duration(
        self,
        span: float | datetime.timedelta,
        *,
        style: Style | int | str = Style.VOICE,
        form: Form | int | str = Form.SHORT,
    ) -> str:
        """Says how long something lasts, cut to whole minutes: "1h 59min". The form SPOKEN is refused."""
        seconds = span.total_seconds() if isinstance(span, datetime.timedelta) else span
        return text_of(_duration, self._handle, seconds, Style.of(style), Form.of(form))

    def unit(
        self,
        value: float,
        given: Unit | int | str,
        read: Unit | int | str = Unit.SAME,
        *,
        style: Style | int | str = Style.VOICE,
        form: Form | int | str = Form.SHORT,
    ) -> str:
        """Gives a value with its unit, rounded once: "12km/h".

        Args:
            value: the value, in the unit given.
            given: its unit: `Unit.KILOMETERS_PER_HOUR`, or "km/h".
            read: the unit that it is written in, of the same quantity; the same as given by default.
        """
        if given.__class__ is not Unit:
            given = Unit.of(given)
        if read.__class__ is not Unit:
            read = Unit.of(read)
        if style.__class__ is not Style:
            style = Style.of(style)
        if form.__class__ is not Form:
            form = Form.of(form)
        try:
            buffer = take()
        except IndexError:
            buffer = Buffer()
        if _bare_unit(self._handle, c_double(value), given, read, style, form, buffer, SIZE, None, None):
            return text_of(_unit, self._handle, value, given, read, style, form)
        text: str = buffer.value.decode()
        give_back(buffer)
        return text

    def gusts(
        self,
        wind: float,
        gust: float,
        given: Unit | int | str,
        read: Unit | int | str = Unit.SAME,
        *,
        style: Style | int | str = Style.VOICE,
        form: Form | int | str = Form.SHORT,
    ) -> str:
        """Gives a wind with its gusts, both in one unit: "12-18mph", or the wind alone where the gusts are no stronger."""
        return text_of(_gusts, self._handle, wind, gust, Unit.of(given), Unit.of(read), Style.of(style), Form.of(form))

    def __del__(self, _free: Any = _free) -> None:
        handle = getattr(self, "_handle", None)
        if handle:
            _free(handle)

    def __repr__(self) -> str:
        tag, clock, voice = self._key
        return f"Reader({tag!r}, clock={clock:d}, voice={voice.name.lower()!r})"

    def __eq__(self, other: object) -> bool:
        return self._key == other._key if isinstance(other, Reader) else NotImplemented

    def __hash__(self) -> int:
        return hash((Reader, self._key))

    def __reduce__(self) -> tuple[Any, ...]:
        tag, clock, voice = self._key
        return _unpickled, (tag, int(clock), int(voice))


def _unpickled(tag: str, clock: int, voice: int) -> Reader:
    return Reader(tag, clock=clock, voice=voice)


def _seconds(when: int | datetime.datetime) -> int:
    """Gives whole seconds since 1970 in UTC of an instant."""
    if isinstance(when, datetime.datetime):
        try:
            since = when - _EPOCH
        except TypeError:
            raise BadValue(f"{when!r} names no time zone: expected a datetime with a tzinfo") from None
        # Its seconds are never negative: the fraction is cut off downwards.
        return since.days * 86400 + since.seconds
    if isinstance(when, bool) or not hasattr(when, "__index__"):
        raise TypeError(f"{when!r} is no instant: expected whole seconds since 1970, or a datetime with a tzinfo")
    seconds = when.__index__()
    if not -(1 << 62) < seconds < 1 << 62:
        # It would reach the library cut to 64 bits, as another instant.
        raise BadValue(f"instant {seconds} is no year from 1 to 9999: expected seconds since 1970-01-01T00:00:00Z")
    return seconds
