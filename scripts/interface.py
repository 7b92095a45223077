"""Turns symbol graphs into one sorted line a public symbol. Called by scripts/interface."""

import json
import pathlib
import sys


def declaration(symbol):
    """As a user reads it, on one line: `init(_ number: Int) throws(WeatherFormatError)`."""
    fragments = symbol["declarationFragments"]
    return " ".join("".join(fragment["spelling"] for fragment in fragments).split())


def is_written(symbol):
    """Whether it stands in the sources: what the compiler makes (Codable, ==) has no place there."""
    return "location" in symbol and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]


def symbols(graphs, module):
    """The module's own, and what it adds to other modules' types."""
    found = []
    for path in sorted(graphs.glob(f"{module}.symbols.json")) + sorted(graphs.glob(f"{module}@*.symbols.json")):
        found += json.loads(path.read_text())["symbols"]
    return [symbol for symbol in found if is_written(symbol)]


def main():
    graphs, folder, check = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), "--check" in sys.argv
    folder.mkdir(parents=True, exist_ok=True)
    failures = []
    modules = sorted(path.name.split(".")[0] for path in graphs.glob("*.symbols.json") if "@" not in path.name)
    for module in modules:
        public = symbols(graphs, module)
        for symbol in public:
            if "docComment" not in symbol:
                failures.append(f"{module}: {'.'.join(symbol['pathComponents'])} has no comment")
        lines = sorted({f"{'.'.join(symbol['pathComponents'])}\t{declaration(symbol)}" for symbol in public})
        text = f"The public interface of {module}: {len(lines)} symbols. Made by scripts/interface.\n\n"
        text += "".join(line + "\n" for line in lines)
        golden = folder / f"{module}.txt"
        if not check:
            golden.write_text(text)
        elif not golden.exists() or golden.read_text() != text:
            failures.append(f"{module}: the public interface is not that of {golden}: expected scripts/interface to be run")
    for failure in failures:
        print(f"interface: {failure}", file=sys.stderr)
    sys.exit(1 if failures else 0)


main()
