"""Whole forecasts: what a weather service answered, to every string of a screen."""

from __future__ import annotations

import datetime
import json
from ctypes import byref, c_size_t, c_void_p
from typing import Any

from ._calls import check, text_of
from ._library import NOW_OF_DOCUMENT, ForecastSettings, function
from .codes import SourceUnits, Unit, Units
from .errors import BadValue
from .reader import Reader, _seconds
from .zone import Zone

__all__ = ["Forecast"]

_read = function("wfmt_forecast_read")
_free = function("wfmt_forecast_free")
_zone = function("wfmt_forecast_zone")
_fault_count = function("wfmt_forecast_fault_count")
_fault = function("wfmt_forecast_fault")
_defaults = function("wfmt_forecast_settings_default")
_json = function("wfmt_forecast_json")

_QUANTITIES = ("temperature", "wind", "pressure", "precipitation", "snow", "visibility")


class Forecast:
    """What a service's document says, read once for any number of readers.

    Args:
        document: the JSON of Open-Meteo, MET Norway, the US National Weather Service, Pirate Weather or Dark Sky, at most
            4 MiB.
        points: the National Weather Service's points response, which has the zone.
        source_units: the units that a Pirate Weather or Dark Sky document was asked for, where it does not name them.

    Raises:
        BadDocument: the document cannot be read.
    """

    __slots__ = ("_handle",)

    def __init__(
        self,
        document: bytes | str,
        *,
        points: bytes | str | None = None,
        source_units: SourceUnits | int | str = SourceUnits.OWN,
    ) -> None:
        self._handle = c_void_p()
        document = _bytes(document, "document")
        extra = None if points is None else _bytes(points, "points")
        check(
            _read, document, len(document), extra, len(extra or b""), SourceUnits.of(source_units), byref(self._handle)
        )

    @property
    def zone(self) -> str | None:
        """The name of the zone that the document names."""
        return text_of(_zone, self._handle) or None

    @property
    def faults(self) -> list[str]:
        """What was left out of the document, and why."""
        count = c_size_t()
        check(_fault_count, self._handle, byref(count))
        return [text_of(_fault, self._handle, index) for index in range(count.value)]

    def json(
        self,
        reader: Reader,
        *,
        zone: Zone | str | None = None,
        now: int | datetime.datetime | None = None,
        visible_columns: int = 8,
        units: Units | int | str = Units.AUTO,
        **quantities: Unit | int | str,
    ) -> str:
        """Gives every string of the forecast's screen, as one line of JSON with the members of `hwfmt forecast --json`.

        Args:
            reader: for whom.
            zone: the place's zone; the document's by default, and UTC where it has none.
            now: the reader's time; the document's own by default.
            visible_columns: how many hours are on the screen before the reader scrolls, 0 to 1000.
            units: which unit each quantity has.
            **quantities: another unit for temperature, wind, pressure, precipitation, snow or visibility.
        """
        settings = ForecastSettings()
        check(_defaults, byref(settings))
        # Held until the call is over: the settings know its address alone.
        zone = None if zone is None else Zone.of(zone)
        settings.zone = None if zone is None else zone._handle
        settings.now = NOW_OF_DOCUMENT if now is None else _seconds(now)
        if not 0 <= visible_columns <= 1000:
            raise BadValue(f"visible_columns is {visible_columns}: expected 0 to 1000")
        settings.visible_columns = visible_columns
        settings.units = Units.of(units)
        for name, unit in quantities.items():
            if name not in _QUANTITIES:
                raise TypeError(f"json() has no argument {name!r}: expected one of {', '.join(_QUANTITIES)}")
            setattr(settings, name, Unit.of(unit))
        return text_of(_json, self._handle, reader._handle, byref(settings), room=1 << 16)

    def view(self, reader: Reader, **settings: Any) -> dict[str, Any]:
        """Gives what `json` gives, as a dictionary."""
        view: dict[str, Any] = json.loads(self.json(reader, **settings))
        return view

    def __del__(self, _free: Any = _free) -> None:
        handle = getattr(self, "_handle", None)
        if handle:
            _free(handle)


def _bytes(document: bytes | str, name: str) -> bytes:
    if isinstance(document, str):
        return document.encode()
    if not isinstance(document, bytes | bytearray | memoryview):
        raise TypeError(f"{name} is {type(document).__name__}: expected bytes or str")
    return bytes(document)
