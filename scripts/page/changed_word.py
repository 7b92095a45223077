"""Makes a repository in which the page has something to show, without another build of the tool: its first commit has a
German word that is too wide and another time of day, and its tree what the tool says; one Japanese hour there is too wide."""

import pathlib
import sys

from page_test import HERE, copy_of_the_tree, git

OLD, NEW = "Kein Niederschlag erwartet", "Kein Regen erwartet"


def replace(path, *pairs):
    text = path.read_text("utf-8")
    for old, new in pairs:
        if old not in text:
            sys.exit(f"changed_word: no {old!r} in {path}: expected another example")
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


def main(tree):
    root = HERE.parents[1]
    parts = ("Sources", "Tests", "scripts/page", "scripts/catalog", "snapshots")
    made = copy_of_the_tree(tree.parent, tree.name, parts, before=lambda: [
        replace(tree / "Sources/WeatherForecast/Words/Words.xcstrings", (f'"{NEW}"', f'"{OLD}"')),
        replace(tree / "snapshots/date_matrix/every_intent__de.snap.txt", ("minutelyTime | 9:05am", "minutelyTime | 9:05 AM"))])
    for path in ("Sources/WeatherForecast/Words/Words.xcstrings", "snapshots/date_matrix/every_intent__de.snap.txt"):
        (made / path).write_bytes((root / path).read_bytes())
    replace(made / "snapshots/date_matrix/every_intent__ja.snap.txt", ("widgetHour | 9時", "widgetHour | 午前の9時頃"))
    git(made, "status", "--porcelain")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
