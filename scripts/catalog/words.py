"""Checks the catalogs and writes the Swift files that are made of them. Run by scripts/words."""

import pathlib
import sys

import missing
import rules
import swift
from catalog import Catalog, swift_cases

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = "Sources/WeatherFormat/Language/Language.swift"
# One catalog a module: its folder, the enum of its keys, and where what reviewers read beside each word goes.
CATALOGS = {"Sources/WeatherForecast/Words": ("ForecastWord", "Sources/WeatherFormatReports/Words")}


def main(arguments):
    if arguments not in ([], ["--check"], ["--add"]):
        sys.exit(f"words: unknown arguments {' '.join(arguments)!r}: expected --add, --check, or nothing")
    failures = []
    languages = swift_cases((ROOT / LANGUAGES).read_text("utf-8"))
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
