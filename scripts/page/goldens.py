"""Reads folders of goldens as cells, and finds the strings in which two of them differ."""

import collections
import dataclasses
import difflib
import re


@dataclasses.dataclass(frozen=True)
class Cell:
    """One string of a golden, with its place there."""

    golden: str
    language: str
    # What a file's name has beside the language: a region, a voice.
    variant: str
    row: str
    column: str
    text: str


@dataclasses.dataclass(frozen=True)
class Change:
    """A string that is another one now; where a row came or went, one side is None."""

    golden: str
    language: str
    variant: str
    row: str
    column: str
    before: str | None
    after: str | None


class Goldens:
    """The files of a folder by their path in it; those that hold no strings (the interface, the ledger) are left out."""

    def __init__(self, folder, languages):
        self.folder, self.languages = folder, languages
        self.files = {}
        for path in sorted(folder.rglob("*.txt")):
            name = path.relative_to(folder).as_posix()
            if name.split("/")[0] not in ("interface", "drift"):
                self.files[name] = path.read_text("utf-8")
        version = folder / "ICU_VERSION"
        self.icu = version.read_text("utf-8").strip() if version.exists() else None

    def names(self, golden):
        """The language and the rest of a golden's name: `every_intent__de-AT.snap.txt` is de, and AT."""
        stem = golden.split("/")[-1].removesuffix(".txt").removesuffix(".snap").split("__")[-1]
        for part in stem.split("_"):
            for tag in sorted(self.languages, key=len, reverse=True):
                if part == tag or part.startswith(tag + "-"):
                    rest = [part.removeprefix(tag).strip("-")] + [other for other in stem.split("_") if other != part]
                    return tag, " ".join(other for other in rest if other)
        return "", stem

    def cells(self, golden):
        """Its cells, where it is a table of columns between bars."""
        language, variant = self.names(golden)
        found, heads = [], []
        for number, line in enumerate(self.files[golden].splitlines()):
            fields = line.split(" | ")
            if len(fields) < 2:
                continue
            if number == 0 and ": " in fields[0]:
                heads = fields
                continue
            for index, text in enumerate(fields[1:], 1):
                column = heads[index] if len(heads) == len(fields) else str(index)
                found.append(Cell(golden, language, variant, fields[0], column, text))
        return found

    def width_rows(self, language, voice="house"):
        """Place, verdict and string of a language's width report."""
        folder = "width_report/native" if voice == "native" else "width_report"
        lines = self.files.get(f"{folder}/{language}.txt", "").splitlines()[1:]
        fields = [re.split(r" {2,}", line, maxsplit=6) for line in lines]
        return [(row[0], row[1], row[6]) for row in fields if len(row) == 7]


def changes(old, new):
    """Every string that differs, whatever moved around it."""
    found = []
    for golden in sorted(old.files.keys() | new.files.keys()):
        before, after = old.files.get(golden, ""), new.files.get(golden, "")
        if before == after:
            continue
        language, variant = new.names(golden)
        heads = (after or before).splitlines()[0].split(" | ")
        for row, column, left, right in changed_strings(before, after):
            if ": " in heads[0] and int(column) < len(heads):
                column = heads[int(column)]
            found.append(Change(golden, language, variant, row, column, left, right))
    return found


def changed_strings(before, after):
    left, right = rows(before), rows(after)
    # By the text of their strings: how far apart these stand is layout, and no change.
    matcher = difflib.SequenceMatcher(None, [tuple(row[1:]) for row in left], [tuple(row[1:]) for row in right], autojunk=False)
    found = []
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind != "equal":
            # Rows of one name belong together; the others go in their order.
            for old, new in paired(left[a:b], right[c:d]):
                broken = len(words(old)) != len(words(new))
                found += [(broken, *change) for change in changed_cells(old, new)]
    return [change for _, *change in without_broken_lines(found)]


def without_broken_lines(found):
    """Without what only stands in another line now: a strip of hours is broken where its widest string allows."""
    came, went = collections.Counter(), collections.Counter()
    for broken, name, _, before, after in found:
        if broken:
            went.update((name, word) for word in (before or "").split())
            came.update((name, word) for word in (after or "").split())
    new, gone = came - went, went - came
    for change in found:
        broken, name, _, before, after = change
        if not broken or any((name, word) in gone for word in (before or "").split()) or any(
                (name, word) in new for word in (after or "").split()):
            yield change


def words(row):
    return " ".join(row[1:]).split() if row else []


def paired(olds, news):
    by_name = {}
    for row in news:
        by_name.setdefault(row[0], []).append(row)
    rest_old, pairs = [], []
    for row in olds:
        same = by_name.get(row[0])
        if same:
            pairs.append((row, same.pop(0)))
        else:
            rest_old.append(row)
    rest_new = [row for row in news if row in by_name.get(row[0], [])]
    pairs += zip(rest_old, rest_new)
    pairs += [(row, None) for row in rest_old[len(rest_new):]]
    return pairs + [(None, row) for row in rest_new[len(rest_old):]]


def changed_cells(old, new):
    name = (new or old)[0]
    left, right = (old or [name])[1:], (new or [name])[1:]
    matcher = difflib.SequenceMatcher(None, left, right, autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind == "equal":
            continue
        for index in range(max(b - a, d - c)):
            before = left[a + index] if a + index < b else None
            after = right[c + index] if c + index < d else None
            yield name, str(max(a, c) + index + 1), before, after


def rows(text):
    """The lines as a name and the strings behind it: columns between bars, or with two spaces and more between them."""
    found, block = [], ""
    for line in text.splitlines():
        if line.startswith("== "):
            block = line[3:]
        if " | " in line:
            found.append(line.split(" | "))
            continue
        fields = [field for field in re.split(r" {2,}", line.strip()) if field]
        if not fields:
            continue
        if len(fields) == 7 and fields[1] in ("ok", "margin", "over", "accepted"):
            # A width report: its numbers are no strings.
            found.append([fields[0], fields[6]])
        else:
            found.append([block or fields[0], *fields])
    return found
