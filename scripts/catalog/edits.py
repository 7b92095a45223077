"""Changes to a catalog that come from outside, by a translator's file or a reviewer's marks: each is checked, and made or
refused with its reason. Nothing is written before all are checked."""

import copy
import dataclasses
import difflib
import json
import pathlib
import re

import rules
from catalog import Catalog, Source

COLUMNS = ["key", "language", "gloss", "sources", "note"]


@dataclasses.dataclass(frozen=True)
class Edit:
    """What a word is to be: the members that are None stay as they are."""

    key: str
    language: str
    # The text that its author saw: where the catalog has another one by now, the edit is about a word that is gone.
    seen: str
    text: str | None = None
    gloss: str | None = None
    sources: str | None = None
    # Added to what stands in the note.
    note: str | None = None


class Editor:
    """A catalog with its table of sources, in memory."""

    def __init__(self, folder, enum, languages):
        self.folder, self.enum, self.languages = pathlib.Path(folder), enum, languages
        self.catalog = Catalog(self.folder, enum, languages)
        self.before = self.texts()

    def make(self, edits, too_wide=lambda catalog, edits: {}):
        """Makes the edits that nothing speaks against, and answers with the refused ones and their reasons.

        too_wide answers with a reason for each changed text that is wider than a place of it allows.
        """
        refused, sound = [], []
        seen = set()
        for edit in edits:
            reason = self.reason_against(edit)
            if reason is None and (edit.key, edit.language) in seen:
                reason = "a second change of the same word: expected one"
            seen.add((edit.key, edit.language))
            if reason:
                refused.append((edit, reason))
            else:
                sound.append(edit)
        wide = too_wide(self.catalog, [edit for edit in sound if edit.text is not None])
        for edit in sound:
            if edit in wide:
                refused.append((edit, wide[edit]))
                continue
            kept = copy.deepcopy((self.catalog.document, self.catalog.sources))
            self.put(edit)
            found = rules.problems(self.catalog)
            if found:
                self.catalog.document, self.catalog.sources = kept
                refused.append((edit, found[0]))
        return refused

    def reason_against(self, edit):
        """Why an edit cannot be made, or None."""
        if edit.key not in self.catalog.cases:
            return f"no word of the catalog: expected a case of {self.enum}. A pattern or a symbol is changed in the sources"
        if edit.language not in self.languages:
            return f"unknown language {edit.language!r}: expected one of {', '.join(self.languages)}"
        now = self.catalog.value(edit.key, edit.language)
        if edit.seen != now:
            return f"the word is {now!r} by now, and this is about {edit.seen!r}: expected a look at the new one"
        if edit.text is None or edit.text == now:
            return None
        if not edit.gloss:
            return "no literal English: expected what the new word says"
        old = self.row(edit)
        if not edit.sources or edit.sources == old["sources"]:
            return "no source: expected who writes the new word so, by a code of Words.codes.tsv; those of the old one are not its"
        return None

    def row(self, edit):
        return next(row for row in self.catalog.sources if (row["key"], row["language"]) == (edit.key, edit.language))

    def put(self, edit):
        row, unit = self.row(edit), self.catalog.unit(edit.key, edit.language)
        if edit.text is not None:
            unit["value"] = edit.text
        if edit.gloss is not None:
            row["gloss"] = edit.gloss
        if edit.sources is not None:
            row["sources"] = edit.sources
        if edit.note is not None:
            row["note"] = "; ".join(part for part in (row["note"], edit.note) if part)
        sources = Source.all(row["sources"])
        if all(source.code in self.catalog.codes for source in sources):
            unit["state"] = rules.state_by(sources, self.catalog.codes)

    def texts(self):
        """The two files as they would be written."""
        lines = ["\t".join(COLUMNS)] + ["\t".join(row[column] for column in COLUMNS) for row in self.catalog.sources]
        # As Xcode lays it out.
        catalog = json.dumps(self.catalog.document, ensure_ascii=False, indent=2, separators=(",", " : "))
        return {"Words.xcstrings": catalog + "\n", "Words.sources.tsv": "\n".join(lines) + "\n"}

    def patch(self, root):
        """What the edits change, as git applies it; empty where that is nothing."""
        lines = []
        for name, after in self.changed().items():
            path = (self.folder / name).relative_to(root)
            lines += difflib.unified_diff(
                (self.folder / name).read_text("utf-8").splitlines(True), after.splitlines(True), f"a/{path}", f"b/{path}")
        return "".join(lines)

    def changed(self):
        return {name: text for name, text in self.texts().items() if text != self.before[name]}

    def write(self):
        for name, text in self.changed().items():
            new = self.folder / f"{name}.new"
            new.write_text(text, "utf-8")
            new.replace(self.folder / name)


def refilled(old, new, line):
    """A line in which a word or a template stands, with the new one in its place; None where it does not stand there."""
    # Most lines have nothing of it: no pattern is made for these.
    if not all(part in line for part in re.split(r"%(?:[1-9]\$)?@", old.replace("%%", "%"))):
        return None
    if "%" in old:
        pattern, places = "", []
        for part in re.split(r"(%(?:[1-9]\$)?@)", old):
            match = re.fullmatch(r"%(?:([1-9])\$)?@", part)
            if match:
                places.append(int(match[1] or len(places) + 1))
                pattern += "(.+?)"
            else:
                pattern += re.escape(part.replace("%%", "%"))
        found = re.fullmatch(pattern, line)
        if not found:
            return None
        values = dict(zip(places, found.groups()))
        counter = iter(range(1, 10))
        filled = re.sub(r"%(?:([1-9])\$)?@", lambda place: values[int(place[1] or next(counter))], new)
        return filled.replace("%%", "%")
    # Whole words: a letter before or behind makes it a part of another one, where the script has spaces.
    edge = r"(?![^\W\d_])" if old.isascii() or old[-1].isalpha() and ord(old[-1]) < 0x0E00 else ""
    start = r"(?<![^\W\d_])" if edge else ""
    found, count = re.subn(start + re.escape(old) + edge, lambda match: new, line)
    return found if count else None
