"""Checks the catalogs and writes the Swift files that are made of them. Run by scripts/words."""

import pathlib
import sys

import missing
import rules
import swift
from catalog import Catalog, swift_cases

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = "Sources/WeatherFormat/Language/Language.swift"
# One catalog a module: its folder, and the enum of its keys.
CATALOGS = {"Sources/WeatherForecast/Words": "ForecastWord"}


def main(arguments):
    if arguments not in ([], ["--check"], ["--add"]):
        sys.exit(f"words: unknown arguments {' '.join(arguments)!r}: expected --add, --check, or nothing")
    failures = []
    languages = swift_cases((ROOT / LANGUAGES).read_text("utf-8"))
    for path, enum in CATALOGS.items():
        try:
            if arguments == ["--add"]:
                missing.add(ROOT / path, Catalog(ROOT / path, enum, languages))
            failures += [f"{path}: {failure}" for failure in run(ROOT / path, enum, languages, writes=arguments != ["--check"])]
        except (ValueError, KeyError, OSError) as error:
            failures.append(f"{path}: {type(error).__name__}: {error}")
    if failures:
        sys.exit("\n".join(f"words: {failure}" for failure in failures))


def run(folder, enum, languages, writes):
    """What is wrong with a catalog, or else with the files made of it, which are written instead where they may be."""
    catalog = Catalog(folder, enum, languages)
    found = rules.problems(catalog)
    if found:
        return found
    generated = folder / "Generated"
    made = swift.files(catalog)
    there = {path.name: path.read_text("utf-8") for path in generated.glob("*")}
    changed = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
    if not writes:
        return [f"Generated/{name} is not what the catalog makes: run scripts/words" for name in changed]
    generated.mkdir(exist_ok=True)
    for name in changed:
        if name in made:
            (generated / name).write_text(made[name], "utf-8")
        else:
            (generated / name).unlink()
    return []


if __name__ == "__main__":
    main(sys.argv[1:])
