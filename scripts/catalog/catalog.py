"""Reads what a person writes: a String Catalog, the tables beside it, and the enums that name keys and languages."""

import json
import re

NOT_RECORDED = "not recorded"


class Catalog:
    """The words of one module: `Words.xcstrings` with its two tables, and the enum whose raw values are its keys."""

    def __init__(self, folder, enum, languages):
        """Takes the languages as swift_cases answers them. Raises ValueError for a file that is not as it should be."""
        self.enum = enum
        self.languages = languages
        self.cases = swift_cases((folder / f"{enum}.swift").read_text("utf-8"))
        text = (folder / "Words.xcstrings").read_text("utf-8")
        self.document = json.loads(text, object_pairs_hook=without_duplicates)
        self.sources = table(folder / "Words.sources.tsv", ["key", "language", "gloss", "sources", "note"])
        codes = table(folder / "Words.codes.tsv", ["code", "kind", "publisher", "what"])
        self.codes = {row["code"]: row for row in codes}

    def row(self, key):
        return self.document["strings"].get(key, {})

    def unit(self, key, language):
        """The state and the value of a word; empty where the catalog has none."""
        return self.row(key).get("localizations", {}).get(language, {}).get("stringUnit", {})

    def value(self, key, language):
        return self.unit(key, language).get("value", "")


class Source:
    """Who writes a word: `KDE`, `PAGE fi.wikipedia`. With a text it has another one: `3KU: alta presión`."""

    def __init__(self, item):
        head, _, self.text = item.partition(": ")
        self.code, _, self.name = head.partition(" ")

    @staticmethod
    def all(field):
        """The sources of a row, which are separated by semicolons."""
        return [] if field == NOT_RECORDED else [Source(item) for item in field.split("; ")]


def swift_cases(text):
    """The names of an enum's cases by their raw values, in its order. The enum stands at the left margin."""
    cases = {}
    for line in re.findall(r"^    case ([a-z].*)$", text, re.MULTILINE):
        for name, raw in re.findall(r'(\w+)(?: = "([^"]*)")?(?:, |$)', line):
            cases[raw or name] = name
    return cases


def table(path, columns):
    """The rows of a table with a header, its fields separated by tabs."""
    head, *lines = path.read_text("utf-8").splitlines()
    if head.split("\t") != columns:
        raise ValueError(f"{path.name} begins with {head!r}: expected the columns {', '.join(columns)}")
    rows = []
    for number, line in enumerate(lines, 2):
        fields = line.split("\t")
        if len(fields) != len(columns):
            raise ValueError(f"{path.name}:{number} has {len(fields)} fields: expected {len(columns)}")
        rows.append(dict(zip(columns, fields)))
    return rows


def without_duplicates(pairs):
    """Makes an object of JSON's members, of which the last would otherwise win unseen."""
    names = [name for name, _ in pairs]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"{', '.join(twice)} twice in one object of the catalog: expected once")
    return dict(pairs)
