"""Finds libweatherformat and declares the functions that its header declares."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, c_char, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8, c_void_p
from pathlib import Path
from typing import Any

SONAME = "libweatherformat.so.0"
TEXT_SIZE = 513
NOW_OF_DOCUMENT = -(2**63)


class Error(ctypes.Structure):
    """What went wrong, as the library describes it."""

    _fields_ = [("status", c_int32), ("text", c_char * 512)]


class DateColumn(ctypes.Structure):
    """A column of instants and for whom each is written."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("length", c_int64),
        ("instants", c_void_p),
        ("time_unit", c_int32),
        ("intent", c_int32),
        ("validity", c_void_p),
        ("validity_offset", c_int64),
        ("readers", POINTER(c_void_p)),
        ("reader_count", c_int64),
        ("reader_codes", c_void_p),
        ("zones", POINTER(c_void_p)),
        ("zone_count", c_int64),
        ("zone_codes", c_void_p),
        ("clocks", c_void_p),
        ("on_bad_row", c_int32),
    ]


class ValueColumn(ctypes.Structure):
    """A column of values of one unit and for whom each is written."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("length", c_int64),
        ("values", c_void_p),
        ("given", c_int32),
        ("read", c_int32),
        ("style", c_int32),
        ("form", c_int32),
        ("validity", c_void_p),
        ("validity_offset", c_int64),
        ("readers", POINTER(c_void_p)),
        ("reader_count", c_int64),
        ("reader_codes", c_void_p),
        ("on_bad_row", c_int32),
    ]


class Strings(ctypes.Structure):
    """Where a column's strings go, and what the library says of them."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("offsets32", c_void_p),
        ("offsets64", c_void_p),
        ("validity", c_void_p),
        ("data", c_void_p),
        ("data_size", c_int64),
        ("data_start", c_int64),
        ("data_end", c_int64),
        ("null_count", c_int64),
        ("bad_count", c_int64),
        ("first_bad_row", c_int64),
    ]


class ForecastSettings(ctypes.Structure):
    """How a forecast is shown."""

    _fields_ = [
        ("struct_size", c_size_t),
        ("zone", c_void_p),
        ("now", c_int64),
        ("visible_columns", c_int32),
        ("units", c_int32),
        ("temperature", c_int32),
        ("wind", c_int32),
        ("pressure", c_int32),
        ("precipitation", c_int32),
        ("snow", c_int32),
        ("visibility", c_int32),
    ]


class ArrowSchema(ctypes.Structure):
    """Arrow's C data interface: what type an array has."""

    _fields_ = [
        ("format", c_char_p),
        ("name", c_char_p),
        ("metadata", c_char_p),
        ("flags", c_int64),
        ("n_children", c_int64),
        ("children", c_void_p),
        ("dictionary", c_void_p),
        ("release", c_void_p),
        ("private_data", c_void_p),
    ]


class ArrowArray(ctypes.Structure):
    """Arrow's C data interface: an array's buffers."""

    _fields_ = [
        ("length", c_int64),
        ("null_count", c_int64),
        ("offset", c_int64),
        ("n_buffers", c_int64),
        ("n_children", c_int64),
        ("buffers", c_void_p),
        ("children", c_void_p),
        ("dictionary", c_void_p),
        ("release", c_void_p),
        ("private_data", c_void_p),
    ]


_TEXT = [c_void_p, c_size_t, POINTER(c_size_t), POINTER(Error)]
_ERROR = [POINTER(Error)]
_WINDOW = [POINTER(c_double), POINTER(c_uint8), c_size_t]

_ARGUMENTS: dict[str, list[Any]] = {
    "wfmt_version": _TEXT,
    "wfmt_data_version": _TEXT,
    "wfmt_language_count": [],
    "wfmt_intent_count": [],
    "wfmt_unit_count": [],
    "wfmt_language_tag": [c_int32, *_TEXT],
    "wfmt_language_name": [c_int32, *_TEXT],
    "wfmt_intent_named": [c_char_p, POINTER(c_int32), *_ERROR],
    "wfmt_intent_name": [c_int32, *_TEXT],
    "wfmt_intent_draws_time": [c_int32, POINTER(c_int32), *_ERROR],
    "wfmt_unit_named": [c_char_p, POINTER(c_int32), *_ERROR],
    "wfmt_unit_name": [c_int32, *_TEXT],
    "wfmt_reader_create": [c_char_p, c_int32, c_int32, POINTER(c_void_p), *_ERROR],
    "wfmt_reader_tag": [c_void_p, *_TEXT],
    "wfmt_reader_clock": [c_void_p, POINTER(c_int32), *_ERROR],
    "wfmt_reader_free": [c_void_p],
    "wfmt_zone_create": [c_char_p, POINTER(c_void_p), *_ERROR],
    "wfmt_zone_name": [c_void_p, *_TEXT],
    "wfmt_zone_free": [c_void_p],
    "wfmt_warm_up": [POINTER(c_char_p), c_size_t, c_int32, *_ERROR],
    "wfmt_date": [c_void_p, c_void_p, c_int32, c_int64, *_TEXT],
    "wfmt_hour": [c_void_p, c_void_p, c_int32, c_int64, *_TEXT],
    "wfmt_day": [c_void_p, c_int32, c_int32, c_int32, c_int32, *_TEXT],
    "wfmt_relative": [c_void_p, c_double, *_TEXT],
    "wfmt_duration": [c_void_p, c_double, c_int32, c_int32, *_TEXT],
    "wfmt_unit": [c_void_p, c_double, c_int32, c_int32, c_int32, c_int32, *_TEXT],
    "wfmt_gusts": [c_void_p, c_double, c_double, c_int32, c_int32, c_int32, c_int32, *_TEXT],
    "wfmt_precip_percent": [c_double, POINTER(c_int32), *_ERROR],
    "wfmt_precip_shown": [c_double, POINTER(c_int32), *_ERROR],
    "wfmt_precip_significant": [*_WINDOW, POINTER(c_int32), *_ERROR],
    "wfmt_precip_first": [*_WINDOW, POINTER(c_int64), *_ERROR],
    "wfmt_precip_lane": [*_WINDOW, c_int32, POINTER(c_int32), POINTER(c_int64), *_ERROR],
    "wfmt_forecast_read": [c_char_p, c_size_t, c_char_p, c_size_t, c_int32, POINTER(c_void_p), *_ERROR],
    "wfmt_forecast_free": [c_void_p],
    "wfmt_forecast_zone": [c_void_p, *_TEXT],
    "wfmt_forecast_fault_count": [c_void_p, POINTER(c_size_t), *_ERROR],
    "wfmt_forecast_fault": [c_void_p, c_size_t, *_TEXT],
    "wfmt_forecast_settings_default": [POINTER(ForecastSettings), *_ERROR],
    "wfmt_forecast_json": [c_void_p, c_void_p, POINTER(ForecastSettings), *_TEXT],
    "wfmt_date_strings": [POINTER(DateColumn), POINTER(Strings), *_ERROR],
    "wfmt_value_strings": [POINTER(ValueColumn), POINTER(Strings), *_ERROR],
    "wfmt_date_export": [
        POINTER(DateColumn),
        c_int32,
        POINTER(ArrowArray),
        POINTER(ArrowSchema),
        POINTER(c_int64),
        *_ERROR,
    ],
    "wfmt_value_export": [
        POINTER(ValueColumn),
        c_int32,
        POINTER(ArrowArray),
        POINTER(ArrowSchema),
        POINTER(c_int64),
        *_ERROR,
    ],
}

# Calls that may take milliseconds: these alone let other threads of Python run meanwhile.
_LONG = ("wfmt_warm_up", "wfmt_forecast_", "wfmt_date_strings", "wfmt_date_export", "wfmt_value_")


def _path() -> str:
    """Says where the library is: where WEATHERFORMAT_LIBRARY says, within the package, or on the system's path."""
    named = os.environ.get("WEATHERFORMAT_LIBRARY")
    if named:
        return named
    within = Path(__file__).with_name(SONAME)
    return str(within) if within.exists() else SONAME


def _load(kind: type[ctypes.CDLL]) -> ctypes.CDLL:
    path = _path()
    try:
        return kind(path)
    except OSError as error:
        raise ImportError(
            f"{path} cannot be loaded ({error}): expected the library of an installed wheel, a path in"
            " WEATHERFORMAT_LIBRARY, or libweatherformat on the system's path, and the ICU that it was built over"
        ) from error


# A call of some 100 ns is not worth letting go of the interpreter's lock; and while it is held no other thread can fork.
_short = _load(ctypes.PyDLL)
_long = _load(ctypes.CDLL)


def function(name: str) -> ctypes._FuncPointer:
    """Gives a function of the library with the types of its arguments declared."""
    found = (_long if name.startswith(_LONG) else _short)[name]
    found.argtypes = _ARGUMENTS[name]
    found.restype = c_int32
    return found


def bare_function(name: str) -> ctypes._FuncPointer:
    """Gives a function of the library whose arguments are not converted: half as long a way, for callers that have converted
    them."""
    found = _short[name]
    found.restype = c_int32
    return found
