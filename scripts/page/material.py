"""What stands beside a string on the page: its words with their sources, where they are used, who says them aloud."""

import json
import re
import subprocess

import rules
from catalog import Catalog
from edits import refilled


class Words:
    """The catalog now and at the base."""

    def __init__(self, folder, old_folder, enum, languages, root):
        self.now = Catalog(folder, enum, languages)
        self.old = Catalog(old_folder, enum, languages) if old_folder else self.now
        self.root = root
        self.rows = {(row["key"], row["language"]): row for row in self.now.sources}
        self.old_rows = {(row["key"], row["language"]): row for row in self.old.sources}
        self.problems = rules.problems(self.now)
        self.tests = {path: path.read_text("utf-8") for path in sorted((root / "Tests").rglob("*Tests.swift"))}
        sources = (root / "Sources").rglob("*.swift")
        self.callers = {}
        self.failing = failing_tests(root)
        self.sources = {
            path: re.sub(r"//.*", "", path.read_text("utf-8")) for path in sorted(sources)
            if "Generated" not in path.parts and path.name != f"{enum}.swift"}

    def changed(self):
        """The words whose text is another one now."""
        return [
            (key, language) for key in self.now.cases for language in self.now.languages
            if self.old.value(key, language) not in ("", self.now.value(key, language))]

    def of(self, change, changed):
        """The changed word that a changed string is made of, or None."""
        if change.before is None or change.after is None:
            return None
        for key, language in changed:
            if language == change.language and self.makes(key, language, change):
                return key
        return None

    def makes(self, key, language, change):
        old, new = self.old.value(key, language), self.now.value(key, language)
        # Of these the widest is listed: another string than before may be that.
        if change.golden.startswith("width_") and "%" not in new and new in change.after:
            return True
        if refilled(old, new, change.before) == change.after:
            return True
        return "%" not in old and old in change.before and new in change.after

    def used_by(self, key):
        """The types that ask for a word."""
        if key not in self.callers:
            case = re.compile(rf"\.{self.now.cases[key]}\b")
            self.callers[key] = sorted({path.stem for path, text in self.sources.items() if case.search(text)})
        return self.callers[key]

    def typed_tests(self, text):
        """Where a test has a text as a person typed it, and whether it failed when the goldens were recorded."""
        found = []
        for path, code in self.tests.items():
            for number, written in enumerate(code.splitlines(), 1):
                if f'"{text}"' in written:
                    # A test's own line is that of its assertion, which may begin above the text.
                    fails = any(name == path.name and number - 6 <= line <= number for name, line in self.failing)
                    found.append((f"{path.name}:{number}", fails))
        return found

    def facts(self, key, language):
        """A word as the page shows it beside its string."""
        row, old = self.rows[key, language], self.old_rows.get((key, language))
        return {
            "gloss": row["gloss"], "oldGloss": old["gloss"] if old and old["gloss"] != row["gloss"] else None,
            "sources": row["sources"], "note": row["note"], "state": self.now.unit(key, language)["state"]}

    def everywhere(self, key):
        """What is the same of a word in every language."""
        return {
            "english": self.now.value(key, "en"), "comment": self.now.row(key)["comment"], "usedBy": self.used_by(key)}

    def everyone(self, key):
        """The word in every language, each with its literal English."""
        return [[language, self.now.value(key, language), self.rows[key, language]["gloss"]] for language in self.now.languages]


def failing_tests(root):
    """The file and the line of each test that failed when scripts/record ran last."""
    file = root / ".build/record-failures.txt"
    lines = file.read_text("utf-8").split() if file.exists() else []
    return [(name, int(line)) for name, _, line in (place.partition(":") for place in lines) if line.isdigit()]


class Screens:
    """The repository's own forecasts as the tool draws them, for the languages that are asked for."""

    def __init__(self, hwfmt, root, languages):
        self.views = []
        payloads = sorted((root / "Tests/WeatherForecastTests/Payloads").glob("*.json"))
        for payload in payloads if languages else []:
            for units in ("metric", "us"):
                run = subprocess.run(
                    [str(hwfmt), "forecast", str(payload), "--lang", ",".join(languages), "--units", units, "--json"],
                    capture_output=True, encoding="utf-8")
                # A list of stations is no forecast.
                if run.returncode == 0:
                    self.views += [json.loads(line) for line in run.stdout.splitlines()]

    def showing(self, language, texts):
        """The fullest screen whose cards show one of the texts, or None."""
        found = [
            view for view in self.views
            if view.get("language") == language and any(self.shows(card, texts) for card in view["cards"])]
        return max(found, key=lambda view: len(view["cards"]), default=None)

    @staticmethod
    def shows(card, texts):
        return any(card.get(part) in texts for part in ("title", "value", "line"))

    def spoken(self, language, text):
        """What a screen reader says where a text is shown: the card's own sentence, or another that has it."""
        for view in self.views:
            if view.get("language") != language:
                continue
            for card in view["cards"]:
                if self.shows(card, [text]):
                    return card["spoken"]
        for view in self.views:
            if view.get("language") == language:
                for sentence in sentences(view):
                    if text in sentence:
                        return sentence
        return None


def sentences(value):
    """Every member named spoken, however deep."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name == "spoken" and isinstance(member, str):
                yield member
            else:
                yield from sentences(member)
    elif isinstance(value, list):
        for member in value:
            yield from sentences(member)
