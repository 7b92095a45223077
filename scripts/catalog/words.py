"""Checks the catalogs and writes the Swift files that are made of them. Run by scripts/words."""

import pathlib
import sys

import missing
import rules
import swift
import xliff
from catalog import Catalog, swift_cases
from edits import Editor
from widths import Widths

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = "Sources/WeatherFormat/Language/Language.swift"
# One catalog a module: its folder, the enum of its keys, and where what reviewers read beside each word goes.
CATALOGS = {"Sources/WeatherForecast/Words": ("ForecastWord", "Sources/WeatherFormatReports/Words")}


def main(arguments):
    languages = swift_cases((ROOT / LANGUAGES).read_text("utf-8"))
    try:
        if len(arguments) == 3 and arguments[0] == "--xliff-out":
            return write_xliff(languages, arguments[1], pathlib.Path(arguments[2]))
        if len(arguments) == 3 and arguments[0] == "--xliff-in":
            return read_xliff(languages, pathlib.Path(arguments[1]), arguments[2])
    except (ValueError, OSError) as error:
        sys.exit(f"words: {error}")
    if arguments not in ([], ["--check"], ["--add"]):
        expected = "--add, --check, --xliff-out LANGUAGE FILE, --xliff-in FILE, or nothing"
        sys.exit(f"words: unknown arguments {' '.join(arguments)!r}: expected {expected}")
    failures = []
    for path, (enum, notes) in CATALOGS.items():
        try:
            if arguments == ["--add"]:
                missing.add(ROOT / path, Catalog(ROOT / path, enum, languages))
            found = run(ROOT / path, enum, languages, ROOT / notes, writes=arguments != ["--check"])
            failures += [f"{path}: {failure}" for failure in found]
        except (ValueError, KeyError, OSError) as error:
            failures.append(f"{path}: {type(error).__name__}: {error}")
    if failures:
        sys.exit("\n".join(f"words: {failure}" for failure in failures))


def write_xliff(languages, language, file):
    """A language's words for a translator; of several catalogs the first, which is the only one."""
    path, (enum, _) = next(iter(CATALOGS.items()))
    if language not in languages:
        raise ValueError(f"unknown language {language!r}: expected one of {', '.join(languages)}")
    catalog = Catalog(ROOT / path, enum, languages)
    file.write_bytes(xliff.written(catalog, language, f"{path}/Words.xcstrings"))
    print(f"{len(catalog.cases)} words of {language} in {file}")


def read_xliff(languages, file, hwfmt):
    """What a translator changed, each word made or refused."""
    path, (enum, _) = next(iter(CATALOGS.items()))
    editor = Editor(ROOT / path, enum, languages)
    finish(editor, xliff.edits(file.read_bytes(), editor.catalog), hwfmt)


def finish(editor, edits, hwfmt):
    """Makes the edits and writes the catalog where there are any; ends with an error where one is refused."""
    refused = editor.make(edits, Widths(hwfmt).too_wide)
    for edit, reason in refused:
        print(f"refused: {edit.key} in {edit.language}: {reason}", file=sys.stderr)
    patch = editor.patch(ROOT)
    editor.write()
    print(patch, end="")
    print(f"{len(edits) - len(refused)} of {len(edits)} changes are made. Run scripts/record to see what they draw")
    if refused:
        sys.exit(f"words: {len(refused)} refused")


def run(folder, enum, languages, notes, writes):
    """What is wrong with a catalog, or else with the files made of it, which are written instead where they may be."""
    catalog = Catalog(folder, enum, languages)
    found = rules.problems(catalog)
    if found:
        return found
    stale = []
    for generated, made in ((folder / "Generated", swift.files(catalog)), (notes / "Generated", swift.note_files(catalog))):
        there = {path.name: path.read_text("utf-8") for path in generated.glob("*")}
        changed = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
        if writes:
            write(generated, {name: made.get(name) for name in changed})
        else:
            stale += [f"Generated/{name} is not what the catalog makes: run scripts/words" for name in changed]
    return stale


def write(folder, files):
    """Writes each file, or removes it where it has no text."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        if text is None:
            (folder / name).unlink()
        else:
            (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
