"""The examples of the documentation print what they say."""

import datetime
import doctest
import importlib
import re
import unittest
from pathlib import Path

from weatherformat import Intent, Reader, Unit, Zone


class Examples(unittest.TestCase):
    def test_of_modules(self) -> None:
        for name in ("", ".reader", ".arrow", ".arrays", ".polars", ".duckdb"):
            with self.subTest(module=name):
                try:
                    module = importlib.import_module("weatherformat" + name)
                except ModuleNotFoundError as error:
                    # What it builds on is not installed; its own name would be a fault.
                    self.assertNotIn("weatherformat", str(error))
                    continue
                tried = doctest.testmod(module)
                self.assertEqual(tried.failed, 0)
                self.assertGreater(tried.attempted, 1)

    def test_of_the_readme(self) -> None:
        text = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
        names = {"datetime": datetime, "Intent": Intent, "Unit": Unit, "Zone": Zone}
        names["reader"] = Reader("de", clock=24, voice="native")
        lines = re.findall(r"^(reader\..*?) +# ((?:'[^']*'(?:, )?)+)", text, re.MULTILINE)
        self.assertEqual(len(lines), 5)
        for code, expected in lines:
            given = eval(code, names)
            given = given if isinstance(given, tuple) else (given,)
            self.assertEqual(", ".join(f"'{text}'" for text in given).replace("\u00a0", " "), expected)


if __name__ == "__main__":
    unittest.main()
