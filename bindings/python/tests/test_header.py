"""What stands here by hand equals what weatherformat.h declares. WEATHERFORMAT_PREFIX is where the header is installed."""

import ctypes
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import weatherformat
from weatherformat import Clock, Form, Intent, SourceUnits, Status, Style, Unit, Units, Voice, _library

HEADER = Path(os.environ["WEATHERFORMAT_PREFIX"]) / "include" / "weatherformat.h"
PREFIXES = {
    "WFMT_CLOCK_": Clock,
    "WFMT_VOICE_": Voice,
    "WFMT_INTENT_": Intent,
    "WFMT_UNIT_": Unit,
    "WFMT_STYLE_": Style,
    "WFMT_FORM_": Form,
    "WFMT_UNITS_": Units,
    "WFMT_SOURCE_UNITS_": SourceUnits,
    "WFMT_ERROR_": Status,
}
NUMBERS = {"12": "TWELVE", "24": "TWENTY_FOUR"}


class Header(unittest.TestCase):
    def setUp(self) -> None:
        self.header = HEADER.read_text("utf-8")

    def test_the_wheel_is_of_this_version(self) -> None:
        self.assertIn(f'#define WFMT_VERSION "{weatherformat.__version__}"', self.header)

    def test_enumerations(self) -> None:
        members = re.findall(r"^ +(WFMT_[A-Z0-9_]+) = (\d+)", self.header, re.MULTILINE)
        for prefix, kind in PREFIXES.items():
            declared = {name[len(prefix) :]: int(number) for name, number in members if name.startswith(prefix)}
            declared = {NUMBERS.get(name, name): number for name, number in declared.items()}
            self.assertEqual({member.name: member.value for member in kind}, declared)

    def test_every_function_is_declared(self) -> None:
        # An instant crosses in seconds alone.
        declared = set(re.findall(r"\b(wfmt_\w+)\(", self.header)) - {"wfmt_date_ms"}
        self.assertEqual(sorted(declared), sorted(_library._ARGUMENTS))

    def test_structures_are_as_large(self) -> None:
        structures = {
            "wfmt_error": _library.Error,
            "wfmt_date_column": _library.DateColumn,
            "wfmt_value_column": _library.ValueColumn,
            "wfmt_strings": _library.Strings,
            "wfmt_forecast_settings": _library.ForecastSettings,
            "struct ArrowArray": _library.ArrowArray,
            "struct ArrowSchema": _library.ArrowSchema,
        }
        with tempfile.TemporaryDirectory() as folder:
            lines = []
            for name, structure in structures.items():
                lines.append(f'_Static_assert(sizeof({name}) == {ctypes.sizeof(structure)}, "{name}");')
                for member, *_ in structure._fields_:
                    offset = getattr(structure, member).offset
                    lines.append(f'_Static_assert(offsetof({name}, {member}) == {offset}, "{name}.{member}");')
            source = Path(folder) / "sizes.c"
            source.write_text('#include "weatherformat.h"\n' + "\n".join(lines) + "\n")
            command = ["cc", "-std=c11", "-fsyntax-only", f"-I{HEADER.parent}", str(source)]
            self.assertEqual(subprocess.run(command, capture_output=True, text=True).stderr, "")

    def test_names_of_intents_and_units(self) -> None:
        for intent in Intent:
            self.assertEqual(intent.label.lower(), intent.name.replace("_", "").lower())
            self.assertIs(Intent.of(intent.label), intent)
            # The name that an error lists.
            self.assertIs(Intent.of(intent.name.lower()), intent)
        for unit in list(Unit)[1:]:
            self.assertIs(Unit.of(unit.label), unit)


if __name__ == "__main__":
    unittest.main()
