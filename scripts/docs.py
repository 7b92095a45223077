"""What scripts/docs makes of the catalogs and of docs/ before docc reads them.

    docs.py catalogs FOLDER        copies the catalogs there, with the pages of docs/ as articles
    docs.py listed FOLDER MODULE   fails where a public type of the module stands in no group of its page
"""

import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# In whose catalog a page of docs/ stands.
OTHERS = {
    "conditions": "WeatherForecast",
    "forecasts": "WeatherForecast",
    "operators": "WeatherForecast",
    "words": "WeatherForecast",
    "widths": "WeatherFormatWidth",
}
KINDS = {"swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias"}


def article(text: str, here: set[str]) -> str:
    """A page with its links as docc writes them: to a page of the same catalog as a page, to any other as its name."""

    def link(match: re.Match[str]) -> str:
        name, target = match.groups()
        page = re.fullmatch(r"([a-z0-9-]+)\.md(?:#.*)?", target)
        if page and page[1] in here:
            return f"<doc:{page[1]}>"
        return match[0] if "://" in target else name

    return re.sub(r"\[([^\]]*)\]\(([^)\s]+)\)", link, text)


def catalogs(folder: pathlib.Path) -> None:
    pages = {page.stem: page for page in sorted((ROOT / "docs").glob("*.md"))}
    for catalog in sorted(ROOT.glob("Sources/*/*.docc")):
        shutil.copytree(catalog, folder / catalog.name)
        here = {name for name in pages if OTHERS.get(name, "WeatherFormat") == catalog.stem}
        for name in here:
            (folder / catalog.name / f"{name}.md").write_text(article(pages[name].read_text("utf-8"), here), "utf-8")
        listed = set(re.findall(r"<doc:([a-z0-9-]+)>", (catalog / f"{catalog.stem}.md").read_text("utf-8")))
        if here - listed:
            sys.exit(f"docs: {catalog.stem}.md does not list docs/{min(here - listed)}.md: expected it among its articles")


def listed(folder: pathlib.Path, module: str) -> None:
    graph = json.loads((folder / "graphs" / module / f"{module}.symbols.json").read_text("utf-8"))
    page = (folder / f"{module}.docc" / f"{module}.md").read_text("utf-8")
    for symbol in graph["symbols"]:
        name = symbol["pathComponents"]
        if len(name) == 1 and symbol["kind"]["identifier"] in KINDS and f"- ``{name[0]}``" not in page:
            sys.exit(f"docs: {module}.md does not list {name[0]}: expected it in a group of its topics")


match sys.argv[1:]:
    case ["catalogs", folder]:
        catalogs(pathlib.Path(folder))
    case ["listed", folder, module]:
        listed(pathlib.Path(folder), module)
    case _:
        sys.exit(__doc__)
