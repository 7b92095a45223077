"""Calls of the library: buffers in which text comes back, and statuses that become exceptions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from ctypes import byref, c_char, c_size_t
from typing import Any

from ._library import TEXT_SIZE, Error
from .errors import BadValue, Status, error_of

Buffer = c_char * TEXT_SIZE
SIZE = c_size_t(TEXT_SIZE)

# Buffers that no call uses now. Taking and giving back are one step each, whatever thread does it.
_idle: list[Any] = []
take = _idle.pop
give_back = _idle.append


def text_of(function: Callable[..., int], *arguments: Any, room: int = TEXT_SIZE) -> str:
    """Calls a function that writes text, and gives the text, however long it is."""
    error = Error()
    length = c_size_t()
    while True:
        buffer = ctypes.create_string_buffer(room)
        status = function(*arguments, buffer, room, byref(length), byref(error))
        if status == 0:
            return ctypes.string_at(buffer, length.value).decode()
        if status != Status.BUFFER_TOO_SMALL:
            raise error_of(status, error.text.decode())
        room = length.value + 1


def check(function: Callable[..., int], *arguments: Any) -> Error:
    """Calls a function whose last argument is where an error is described; gives what stands there after a success."""
    error = Error()
    status = function(*arguments, byref(error))
    if status != 0:
        raise error_of(status, error.text.decode())
    return error


def name_of(text: str, what: str) -> bytes:
    """Gives a name as the library takes it: UTF-8 without a NUL, which would end it."""
    if not isinstance(text, str):
        raise TypeError(f"{what} is {text!r}: expected a str")
    if "\0" in text:
        raise BadValue(f"{what} {text!r} has a NUL in it: expected a name", Status.UTF8)
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise BadValue(f"{what} {text!r} has half a surrogate pair in it: expected a name", Status.UTF8) from None
