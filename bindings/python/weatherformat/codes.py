"""The enumerations: what a string is for, units, clocks, voices, styles."""

from __future__ import annotations

from ctypes import byref, c_int32
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

from ._calls import check, name_of, text_of
from ._library import function
from .errors import BadValue, Status

__all__ = ["Clock", "Form", "Intent", "SourceUnits", "Style", "Unit", "Units", "Voice"]


Code = TypeVar("Code", bound="_Code")


class _Code(IntEnum):
    @classmethod
    def of(cls: type[Code], value: int | str) -> Code:
        """Gives a member by itself, its number or its name in any case: `Voice.of("native")`."""
        if isinstance(value, str):
            member = cls.__members__.get(value.upper().replace("-", "_"))
            if member is not None:
                return member
        elif value in cls._value2member_map_:
            return cls(value)
        names = ", ".join(name.lower() for name in cls.__members__)
        raise BadValue(f"{cls.__name__} is {value!r}: expected one of {names}", Status.ENUM)


class Clock(_Code):
    """The clock of every hour; AUTO is that of the tag (`-u-hc-h12`), else the habit of its region."""

    AUTO = 0
    TWELVE = 12
    TWENTY_FOUR = 24


class Voice(_Code):
    """Whose habits a string follows: the house's one look for all languages, or each language's own."""

    HOUSE = 0
    NATIVE = 1


class Intent(_Code):
    """What a date string is for: a place in the user interface. The examples are English in the house voice."""

    SUMMARY_WEEKDAY = 1  #: Inside a sentence: "Sat"
    DAILY_HEADER = 2  #: The head of a day: "Sat, Aug 15"
    DAILY_FULL_HEADER = 3  #: The same where there is room: "Saturday, Aug 15"
    DAILY_LIST_WEEKDAY = 4  #: A row of the daily list: "Saturday"
    DAILY_CHART_WEEKDAY = 5  #: Under the daily chart: "Sat"
    HOURLY_CHART_WEEKDAY = 6  #: Under the hourly chart: "Sat"
    HOURLY_DAY_SEPARATOR = 7  #: Between two days of the hourly strip: "Sat 15"
    MOON_DATE = 8  #: The next full or new moon: "Aug 15"
    ALMANAC_MONTH = 9  #: A month's title: "August"
    HISTORY_DATE = 10  #: A day long ago or ahead: "Aug 15, 2026"
    SUN_EVENT_TIME = 11  #: Sunrise and sunset: "5:39pm"
    MOON_EVENT_TIME = 12  #: Moonrise and moonset: "5:39pm"
    MINUTELY_TIME = 13  #: The start of rain in the minute chart: "5:39pm"
    RADAR_FRAME_TIME = 14  #: A radar frame: "Sat 5:39pm"
    FORECAST_UPDATED_TIME = 15  #: The "updated" line, today: "5:39pm"
    NOTIFICATION_TIME = 16  #: In a push notification: "5:39pm"
    HOURLY_CHART_HOUR = 17  #: Under a bar of the hourly chart: "5pm"
    STATS_CHART_HOUR = 18  #: The axis of a detail chart: "5pm"
    COMPLICATION_HOUR = 19  #: A watch face: "5pm", on the 24-hour clock "17"
    WIDGET_HOUR = 20  #: A widget's column: "5pm"
    PRECIP_LATER_HOUR = 21  #: On the "rain later" pill: "5pm"
    HOURLY_DETAIL_HEADER = 22  #: The head of an hour's details: "Sat 5pm"
    ALERT_EXPIRATION_DATE_TIME = 23  #: Until when an alert holds: "Sat, Aug 15, 5:39pm"
    FORECAST_UPDATED_DATE_TIME = 24  #: The "updated" line, on another day: "Sat, Aug 15 @ 5:39pm"

    @classmethod
    def of(cls, value: int | str) -> Intent:
        """Gives an intent by itself, its number, or a name: Swift's and hwfmt's "sunEventTime", or "sun_event_time"."""
        if isinstance(value, str) and value.upper() not in cls.__members__:
            return _intent_named(value)
        return super().of(value)

    @property
    def label(self) -> str:
        """The name that Swift and hwfmt have for it: "sunEventTime"."""
        return text_of(_intent_name, self)

    @property
    def draws_time(self) -> bool:
        """Whether it draws a time of day; `Reader.day` takes those that do not."""
        draws = c_int32()
        check(_intent_draws_time, self, byref(draws))
        return draws.value == 1


class Unit(_Code):
    """The units that weather is measured in. SAME stands in place of one: the unit that a value was given in."""

    SAME = 0
    CELSIUS = 1
    FAHRENHEIT = 2
    KILOMETERS_PER_HOUR = 3
    MILES_PER_HOUR = 4
    METERS_PER_SECOND = 5
    KNOTS = 6
    BEAUFORT = 7  #: A value given in it is a speed in meters per second, and is read as a force.
    HECTOPASCALS = 8
    MILLIBARS = 9
    MILLIMETERS_OF_MERCURY = 10
    INCHES_OF_MERCURY = 11
    KILOPASCALS = 12
    MILLIMETERS = 13  #: Of water.
    CENTIMETERS = 14  #: Of water or snow, as are inches.
    INCHES = 15
    MILLIMETERS_PER_HOUR = 16
    INCHES_PER_HOUR = 17
    KILOMETERS = 18
    MILES = 19
    METERS = 20
    FEET = 21
    PERCENT = 22  #: Hundredths: 45 is "45%".

    @classmethod
    def of(cls, value: int | str) -> Unit:
        """Gives a unit by itself, its number, or the name that hwfmt has for it: "km/h"."""
        return _unit_named(value) if isinstance(value, str) else super().of(value)

    @property
    def label(self) -> str:
        """The name that hwfmt has for it: "km/h"."""
        return text_of(_unit_name, self)


class Style(_Code):
    """How number and unit stand together."""

    VOICE = 0  #: That of the reader's voice.
    COMPACT = 1  #: Glued: "12km/h", "45%".
    NATIVE = 2  #: With the language's own spacing, signs and dash: de "45 %".
    CLDR = 3  #: As CLDR has it, through ICU each time.


class Form(_Code):
    """How much room the unit's name has, or that it is said."""

    SHORT = 0
    NARROW = 1  #: In the compact and the native style the same as short.
    LONG = 2  #: "12 kilometers per hour", with the language's plurals.
    SPOKEN = 3  #: What a screen reader says.


class Units(_Code):
    """Which unit each quantity of a forecast has; AUTO is as the reader's region is used to."""

    AUTO = 0
    US = 1
    METRIC = 2
    UK = 3
    CA = 4


class SourceUnits(_Code):
    """The units that a Pirate Weather or Dark Sky document was asked for, where it does not name them."""

    OWN = 0
    US = 1
    SI = 2
    CA = 3
    UK = 4
    UK2 = 5


_intent_name = function("wfmt_intent_name")
_intent_draws_time = function("wfmt_intent_draws_time")
_unit_name = function("wfmt_unit_name")


@lru_cache(maxsize=256)
def _intent_named(name: str) -> Intent:
    code = c_int32()
    check(function("wfmt_intent_named"), name_of(name, "intent"), byref(code))
    return Intent(code.value)


@lru_cache(maxsize=256)
def _unit_named(name: str) -> Unit:
    code = c_int32()
    check(function("wfmt_unit_named"), name_of(name, "unit"), byref(code))
    return Unit(code.value)
