"""Measures words in the places that show them, with the built hwfmt: what it draws is what is judged."""

import json
import subprocess

from edits import refilled


class Widths:
    """Asks hwfmt; each language's lines once."""

    def __init__(self, hwfmt):
        self.hwfmt = hwfmt
        self.lines = {}

    def run(self, *options, lines=None):
        text = None if lines is None else "".join("\t".join(line) + "\n" for line in lines)
        run = subprocess.run(
            [str(self.hwfmt), "report", "width", "--json", *options], input=text, capture_output=True, encoding="utf-8")
        if run.returncode:
            raise ValueError(run.stderr.strip() or f"hwfmt report width ended with {run.returncode}")
        return [json.loads(line) for line in run.stdout.splitlines()]

    def every(self, languages):
        """Every line of the cards, by language: place and text, with width and verdict."""
        missing = [language for language in languages if language not in self.lines]
        if missing:
            for row in self.run("--lang", ",".join(missing), "--every"):
                self.lines.setdefault(row["language"], []).append(row)
        return {language: self.lines.get(language, []) for language in languages}

    def measured(self, strings, *options):
        """Rows for (language, place, text), in their order; with --outlines the glyphs' shapes behind them."""
        return self.run("--lang", "all", "--strings", "-", *options, lines=strings) if strings else []

    def too_wide(self, catalog, edits):
        """A reason for each edit whose text makes a line too wide that was not."""
        found = {}
        every = self.every(sorted({edit.language for edit in edits}))
        for edit in edits:
            old = catalog.value(edit.key, edit.language)
            lines = {}
            for row in every[edit.language]:
                text = refilled(old, edit.text, row["text"])
                if text is not None and row["verdict"] != "over":
                    lines.setdefault((edit.language, row["place"], text), row)
            for row in self.measured(list(lines)):
                if row["verdict"] == "over" and "accepted" not in row:
                    found.setdefault(edit, (
                        f"too wide: {row['text']!r} has {row['points']:.1f} of {row['budget']:.1f} points in {row['place']}: "
                        "expected a shorter word, or an accepted width (docs/widths.md)"))
        return found
