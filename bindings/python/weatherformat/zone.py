"""Time zones."""

from __future__ import annotations

from ctypes import byref, c_void_p
from functools import lru_cache
from typing import Any

from ._calls import check, name_of, text_of
from ._library import function

__all__ = ["Zone"]

_create = function("wfmt_zone_create")
_name = function("wfmt_zone_name")
_free = function("wfmt_zone_free")


class Zone:
    """Where a local time is read: `Zone("Europe/Berlin")`, `Zone("UTC")`, `Zone("GMT+05:30")`.

    Rules come from the machine's zone database, and are read once in a process.

    Raises:
        UnknownName: no such zone.
    """

    __slots__ = ("_handle", "_name")

    def __init__(self, name: str) -> None:
        self._handle = c_void_p()
        check(_create, name_of(name, "time zone"), byref(self._handle))
        self._name = text_of(_name, self._handle)

    @classmethod
    @lru_cache(maxsize=1024)
    def named(cls, name: str) -> Zone:
        """Gives the zone of a name, the same one for each call."""
        return cls(name)

    @classmethod
    def of(cls, zone: Zone | str | Any) -> Zone:
        """Gives a zone by itself, its name, or the `key` that a `zoneinfo.ZoneInfo` has."""
        if isinstance(zone, Zone):
            return zone
        name = getattr(zone, "key", zone)
        if not isinstance(name, str):
            raise TypeError(f"zone is {zone!r}: expected a Zone, a name, or a zoneinfo.ZoneInfo with one")
        return cls.named(name)

    @property
    def name(self) -> str:
        """The zone's name: "Europe/Berlin"."""
        return self._name

    def __del__(self, _free: Any = _free) -> None:
        handle = getattr(self, "_handle", None)
        if handle:
            _free(handle)

    def __repr__(self) -> str:
        return f"Zone({self._name!r})"

    def __eq__(self, other: object) -> bool:
        return self._name == other._name if isinstance(other, Zone) else NotImplemented

    def __hash__(self) -> int:
        return hash((Zone, self._name))

    def __reduce__(self) -> tuple[Any, ...]:
        return Zone, (self._name,)
