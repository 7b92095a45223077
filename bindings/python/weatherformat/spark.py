"""Functions for PySpark, as Arrow UDFs: Spark hands over whole columns and takes whole columns back.

    at = weatherformat.spark.date("sunEventTime", voice="native")
    frame.select(at(frame.when, frame.language, frame.zone))

Each worker process needs this package. Workers are forked from a process that renders nothing, so no warm-up is needed.
"""

from __future__ import annotations

from typing import Any

import pyarrow
from pyspark.sql.functions import arrow_udf  # type: ignore[attr-defined]

from .codes import Clock, Form, Intent, Style, Unit, Voice

__all__ = ["date", "unit"]


def date(
    intent: Intent | int | str, *, clock: Clock | int | str = Clock.AUTO, voice: Voice | int | str = Voice.HOUSE
) -> Any:
    """Makes a function of three columns: an instant (a timestamp, or whole seconds), a language's tag and a zone's name.

    A row that is null in any of them, or cannot be rendered, is null.
    """
    # What crosses to the workers are numbers, and no object of this process.
    chosen, hours, habits = int(Intent.of(intent)), int(Clock.of(clock)), int(Voice.of(voice))

    def render(instants: pyarrow.Array, languages: pyarrow.Array, zones: pyarrow.Array) -> pyarrow.Array:
        from weatherformat import arrow

        return arrow.dates(instants, chosen, languages, zones, clock=hours, voice=habits)

    return arrow_udf(render, "string")


def unit(
    given: Unit | int | str,
    read: Unit | int | str = Unit.SAME,
    *,
    style: Style | int | str = Style.VOICE,
    form: Form | int | str = Form.SHORT,
    voice: Voice | int | str = Voice.HOUSE,
) -> Any:
    """Makes a function of two columns: a value of the unit given, and a language's tag."""
    codes = int(Unit.of(given)), int(Unit.of(read)), int(Style.of(style)), int(Form.of(form)), int(Voice.of(voice))

    def render(numbers: pyarrow.Array, languages: pyarrow.Array) -> pyarrow.Array:
        from weatherformat import arrow

        written, read, style, form, habits = codes
        return arrow.values(numbers, written, languages, read, style=style, form=form, voice=habits)

    return arrow_udf(render, "string")
