"""Writes the page on which a change is approved, and takes its marks back. Run by scripts/review."""

import argparse
import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/catalog"))

import goldens as reading  # noqa: E402
import marks  # noqa: E402
import words as catalogs  # noqa: E402
from catalog import swift_cases  # noqa: E402
from edits import Editor  # noqa: E402
from entries import Maker, Pictures, judge  # noqa: E402
from material import Screens, Words  # noqa: E402
from widths import Widths  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
MOST_OF_A_DIFF = 400_000
MOST_OF_A_PAGE = 4_900_000
# A string as the page has it: these, then its glyphs.
STRING = ("text", "slot", "points", "budget", "verdict", "verdictAt375", "scale", "accepted")


class Refusal(Exception):
    """One line that says what was wrong and what would be right."""


def git(*arguments, root=ROOT):
    run = subprocess.run(["git", *arguments], cwd=root, capture_output=True)
    if run.returncode:
        raise Refusal(f"git {arguments[0]}: {run.stderr.decode(errors='replace').strip().splitlines()[-1]}")
    return run.stdout


class Base:
    """What is compared with: a revision's goldens and catalogs, or a folder of goldens."""

    def __init__(self, name, temporary, catalog):
        self.name = name
        if pathlib.Path(name).is_dir():
            self.folder, self.catalog = folder_of_goldens(name), None
            return
        found = subprocess.run(
            ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"], cwd=ROOT,
            capture_output=True, encoding="utf-8")
        if found.returncode:
            raise Refusal(f"no revision and no folder {name!r}: expected one of git's, such as main, or a folder of goldens")
        self.revision = found.stdout.strip()
        parts = [part for part in ("snapshots", catalog) if git("ls-tree", self.revision, "--", part)]
        if "snapshots" not in parts:
            raise Refusal(f"{name!r} has no snapshots/: expected a revision with goldens")
        tarfile.open(fileobj=io.BytesIO(git("archive", self.revision, *parts))).extractall(temporary, filter="data")
        self.folder = temporary / "snapshots"
        self.catalog = temporary / catalog if catalog in parts else None


def folder_of_goldens(name):
    folder = pathlib.Path(name)
    if not folder.is_dir():
        raise Refusal(f"no folder {name!r}: expected one of goldens, as snapshots/ is")
    if not (folder / "ICU_VERSION").exists():
        raise Refusal(f"no ICU_VERSION in {name!r}: expected a folder of goldens, as snapshots/ is")
    return folder


def same_icu(old, new):
    if old.icu != new.icu:
        raise Refusal(f"the goldens are of ICU {old.icu} and of ICU {new.icu}: expected one, or it is their drift that shows")


def page(arguments):
    path, (enum, notes) = next(iter(catalogs.CATALOGS.items()))
    languages = swift_cases((ROOT / catalogs.LANGUAGES).read_text("utf-8"))
    stale = catalogs.run(ROOT / path, enum, languages, ROOT / notes, writes=False)
    if stale and len(arguments.folders) < 2:
        raise Refusal(f"{stale[0]} ({len(stale)} such): expected scripts/record to have been run")
    with tempfile.TemporaryDirectory() as temporary:
        now = folder_of_goldens(arguments.folders[1] if len(arguments.folders) == 2 else ROOT / "snapshots")
        base = Base(arguments.folders[0], pathlib.Path(temporary), path) if arguments.folders else None
        new = reading.Goldens(now, list(languages))
        old = reading.Goldens(base.folder, list(languages)) if base else None
        if old:
            same_icu(old, new)
        words = Words(ROOT / path, base.catalog if base else None, enum, languages, ROOT)
        return build(arguments, base, old, new, words)


def build(arguments, base, old, new, words):
    widths, pictures = Widths(arguments.hwfmt), Pictures()
    changes = reading.changes(old, new) if base else []
    touched = sorted({change.language for change in changes} | {language for _, language in words.changed()} - {""})
    listed = subprocess.run([arguments.hwfmt, "list", "intents"], capture_output=True, encoding="utf-8", check=True).stdout
    widths.every([tag for tag in (touched if base else new.languages) if tag])
    screens = Screens(arguments.hwfmt, ROOT, [tag for tag in touched if tag] if base else [])
    maker = Maker(new, words, widths, screens, listed.split(), pictures)
    entries = maker.of_changes(changes) if base else maker.gallery()
    rows, outlines = pictures.measured(widths)
    order = {tag: index for index, tag in enumerate(new.languages)}
    ranked = [(judge(entry, rows), index, entry) for index, entry in enumerate(entries)]
    if base:
        ranked.sort(key=lambda item: (item[0], order.get(item[2]["language"], -1), item[1]))
    names = subprocess.run([arguments.hwfmt, "list", "languages"], capture_output=True, encoding="utf-8", check=True).stdout
    data = {
        "format": marks.FORMAT, "mode": "change" if base else "gallery", "base": base.name if base else None,
        "icu": new.icu, "languages": [line.split("\t") for line in names.splitlines()],
        "entries": [entry for _, _, entry in ranked], "strings": [compact(row) for row in rows], "outlines": outlines,
        "words": {key: words.everywhere(key) for key in words.now.cases},
        "everyone": {entry["name"]: words.everyone(entry["name"]) for entry in entries if base and entry["kind"] == "word"},
        "codes": {code: row["what"] for code, row in words.now.codes.items()},
        "cells": len(changes), "diff": raw_diff(base, old, new) if base else None}
    for entry in entries:
        for name in [name for name, value in entry.items() if value in (None, [], "") and name != "seen"]:
            del entry[name]
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    if base and len(text.encode()) > MOST_OF_A_PAGE:
        # Thousands of strings: what is red keeps its screen, and the diff is a command away.
        for entry in entries:
            if entry["color"] != "red":
                entry.pop("screen", None)
        data["diff"] = f"too long for this page: git diff {base.name} -- snapshots"
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # Within a script nothing may look like its end.
    text = text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    html = (HERE / "page.html").read_text("utf-8")
    scripts = "\n".join((HERE / f"{name}.js").read_text("utf-8") for name in ("draw", "entry", "page"))
    for name, content in (("css", (HERE / "page.css").read_text("utf-8")), ("js", scripts), ("data", text)):
        html = html.replace(f"/*{name}*/", content, 1)
    return html, data


def compact(row):
    """A measured string as the page reads it: without what it can work out."""
    # Tenths of a point are finer than a screen shows at these sizes.
    tenths = [round(number, 1) for number in row["glyphs"]]
    glyphs = [int(number) if number == int(number) else number for number in tenths]
    return [row.get(name) for name in STRING] + [glyphs]


def raw_diff(base, old, new):
    run = subprocess.run(
        ["git", "--no-pager", "diff", "--no-index", "--no-color", str(old.folder.resolve()), str(new.folder.resolve())], capture_output=True,
        encoding="utf-8", errors="replace")
    text = run.stdout
    for folder in (old.folder.resolve(), new.folder.resolve(), old.folder, new.folder):
        text = text.replace(f" a{folder}", " a/snapshots").replace(f" b{folder}", " b/snapshots")
    if len(text) <= MOST_OF_A_DIFF:
        return text
    return text[:MOST_OF_A_DIFF] + f"\n… and {len(text) - MOST_OF_A_DIFF} characters more: git diff {base.name} -- snapshots\n"


def write(path, text):
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_text(text, "utf-8")
    os.replace(new, path)


def apply(arguments):
    path, (enum, _) = next(iter(catalogs.CATALOGS.items()))
    if git("status", "--porcelain", "--", path).strip() and not arguments.patch:
        raise Refusal(f"{path} has changes that are not committed: expected a clean one, so that the patch shows alone")
    languages = swift_cases((ROOT / catalogs.LANGUAGES).read_text("utf-8"))
    found = marks.read(pathlib.Path(arguments.apply))
    editor = Editor(ROOT / path, enum, languages)
    edits, unread = marks.edits(found, editor.catalog)
    refused = editor.make(edits, Widths(arguments.hwfmt).too_wide)
    for key, language, reason in unread + [(edit.key, edit.language, reason) for edit, reason in refused]:
        print(f"refused: {key} in {language}: {reason}", file=sys.stderr)
    patch = editor.patch(ROOT)
    if arguments.patch:
        write(pathlib.Path(arguments.patch), patch)
    else:
        editor.write()
        print(patch, end="")
    count = len(unread) + len(refused)
    print(f"{len(found) - count} of {len(found)} marks are taken. Run scripts/record to see what they draw")
    if count:
        sys.exit(f"review: {count} refused")


def main():
    parser = argparse.ArgumentParser(prog="scripts/review", description="The page on which a change is approved.")
    parser.add_argument("folders", nargs="*", metavar="BASE", help="a revision, or two folders of goldens; none: the gallery")
    parser.add_argument("--out", default=str(ROOT / ".build/review.html"), help="the page; else .build/review.html")
    parser.add_argument("--apply", metavar="FILE", help="takes the marks that the page saved: a patch to the catalogs")
    parser.add_argument("--patch", metavar="FILE", help="with --apply: writes the patch, and leaves the catalogs alone")
    parser.add_argument("--hwfmt", required=True, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    try:
        if arguments.patch and not arguments.apply:
            raise Refusal("--patch without --apply: expected both")
        if arguments.apply:
            if arguments.folders:
                raise Refusal("--apply with a BASE: expected one of them")
            return apply(arguments)
        if len(arguments.folders) > 2:
            raise Refusal(f"{len(arguments.folders)} bases: expected one revision, or two folders")
        if len(arguments.folders) == 2:
            folder_of_goldens(arguments.folders[0])
        html, data = page(arguments)
        write(pathlib.Path(arguments.out), html)
        colors = [entry["color"] for entry in data["entries"]]
        print(f"{arguments.out}: {len(html.encode()) / 1e6:.2f} MB, {len(colors)} entries, {colors.count('red')} red, "
              f"{data['cells']} changed strings")
    except (Refusal, marks.BadMarks, ValueError, OSError) as error:
        sys.exit(f"review: {error}")


if __name__ == "__main__":
    main()
