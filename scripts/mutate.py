"""The logic of scripts/mutate, which says what it is for.

All mutations are built at once: each becomes a choice at run time, `(mutationIsActive(17) ? mutant : original)`, and one
variable of the environment says which of them is active. So the copy is built once, and a mutation costs no more than a
run of its tests. The few that no expression can make (kind `edit`) are built one by one; those of a file that is not
compiled need no build at all.
"""

import argparse
import concurrent.futures
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "Tests" / "Mutations"
SCRATCH = ROOT / ".build" / "mutate"
TREE = SCRATCH / "tree"
VARIABLE = "WEATHERFORMAT_MUTATION"
COLUMNS = ["id", "kind", "file", "original", "mutated", "tests", "note"]
WANTED_PERCENT = 95
WORKERS = os.cpu_count() or 1
OPEN, CLOSE = "⟦", "⟧"

ACTIVE_MUTATION = """import Glibc

private let activeMutation: Int32 = getenv("%s").map { atoi($0) } ?? 0

/// Made by scripts/mutate, in its copy only; usable from functions that others inline.
@usableFromInline func mutationIsActive(_ number: Int32) -> Bool { activeMutation == number }
""" % VARIABLE


class ListError(Exception):
    """A line of a list that does not fit the sources."""


@dataclass
class Mutation:
    """One line of a list, and where it is found."""

    area: str
    id: str
    kind: str
    file: str
    original: str
    mutated: str
    tests: list[str]
    note: str
    place: str
    number: int = 0
    path: Path | None = None
    start: int = 0
    end: int = 0
    line: int = 0

    @property
    def name(self) -> str:
        return f"{self.area}/{self.id}"

    @property
    def snippet(self) -> str:
        return self.original.replace(OPEN, "").replace(CLOSE, "")

    @property
    def expression(self) -> str:
        """The part that is replaced: what stands in the brackets, or all of it."""
        marked = re.search(f"{OPEN}(.*){CLOSE}", self.original)
        return marked.group(1) if marked else self.original

    def change(self) -> str:
        return f"{self.expression}  ->  {self.mutated}"


@dataclass
class Outcome:
    mutation: Mutation
    caught: bool
    how: str
    seconds: float


# The lists


def read_lists() -> list[Mutation]:
    mutations: list[Mutation] = []
    problems: list[str] = []
    for file in sorted(LISTS.glob("*.tsv")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.strip() or line.startswith("#"):
                continue
            place = f"Tests/Mutations/{file.name}:{number}"
            fields = line.split("\t")
            if len(fields) != len(COLUMNS) or not all(fields):
                problems.append(f"{place}: {len(fields)} fields: expected {len(COLUMNS)}, {', '.join(COLUMNS)}, none empty")
                continue
            entry = dict(zip(COLUMNS, fields))
            tests = entry.pop("tests").split()
            mutations.append(Mutation(area=file.stem, tests=tests, place=place, **entry))
    known: set[str] = set()
    for number, mutation in enumerate(mutations, start=1):
        mutation.number = number
        try:
            if mutation.name in known:
                raise ListError("the name is there twice")
            known.add(mutation.name)
            locate(mutation)
        except ListError as error:
            problems.append(f"{mutation.place}: {mutation.name}: {error}")
    problems += unknown_tests(mutations)
    if problems:
        raise SystemExit("mutate: the list does not fit the sources:\n" + "\n".join(problems))
    return mutations


def candidates(name: str) -> list[Path]:
    """The files of that name. A file that is compiled is named without its folders, so that it may be moved."""
    if "/" in name:
        path = ROOT / name
        return [path] if path.is_file() else []
    folders = [ROOT / "Sources", ROOT / "Tests" / "SnapshotAssertions"]
    return sorted(path for folder in folders for path in folder.rglob(name))


def locate(mutation: Mutation) -> None:
    if mutation.kind not in ("choice", "edit"):
        raise ListError(f'unknown kind "{mutation.kind}": expected choice or edit')
    if mutation.original.count(OPEN) > 1 or mutation.original.count(OPEN) != mutation.original.count(CLOSE):
        raise ListError(f"unbalanced brackets in {mutation.original}: expected one pair or none")
    if mutation.expression == mutation.mutated:
        raise ListError("the mutant is the original")
    files = candidates(mutation.file)
    if not files:
        raise ListError(f"there is no file {mutation.file}")
    found = []
    for path in files:
        text = path.read_text(encoding="utf-8")
        start = text.find(mutation.snippet)
        while start >= 0:
            found.append((path, text, start))
            start = text.find(mutation.snippet, start + 1)
    if len(found) != 1:
        raise ListError(f"{len(found)} places in {mutation.file} read {mutation.snippet}: expected one")
    path, text, start = found[0]
    if mutation.kind == "choice" and path.suffix != ".swift":
        raise ListError(f"a choice in {path.name}: expected a Swift file, or the kind edit")
    mutation.path = path.relative_to(ROOT)
    mutation.start = start + max(0, mutation.original.find(OPEN))
    mutation.end = mutation.start + len(mutation.expression)
    mutation.line = text.count("\n", 0, mutation.start) + 1


def unknown_tests(mutations: list[Mutation]) -> list[str]:
    """Tests are named as `Suite` or `Suite/test`."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "Tests").rglob("*.swift")]
    suites = {name for text in sources for name in re.findall(r"\b(?:struct|class|enum|actor) (\w+)", text)}
    functions = {name for text in sources for name in re.findall(r"\bfunc (\w+)", text)}
    problems = []
    for mutation in mutations:
        for test in mutation.tests:
            suite, _, function = test.partition("/")
            if suite not in suites or (function and function not in functions):
                problems.append(f"{mutation.place}: {mutation.name}: there is no test {test}")
    return problems


def chosen(mutations: list[Mutation], only: str | None) -> list[Mutation]:
    if only is None:
        return mutations
    found = [mutation for mutation in mutations if only in (mutation.area, mutation.name, mutation.id)]
    if not found:
        areas = ", ".join(sorted({mutation.area for mutation in mutations}))
        raise SystemExit(f'mutate: nothing is named "{only}": expected an area ({areas}) or a mutation of --list')
    return found


# The copy


def source_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"], cwd=ROOT, check=True, capture_output=True
    ).stdout.decode()
    paths = [Path(name) for name in listed.split("\0") if name]
    return [path for path in paths if (ROOT / path).is_file()]


def write_if_changed(path: Path, content: bytes) -> None:
    """Leaves a file alone that is as it should be, so that the next build has less to do."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def with_choices(text: str, mutations: list[Mutation]) -> str:
    """The text of a file with all its mutations in it; one inside another, where they overlap."""

    def rendered(start: int, end: int, inside: list[Mutation]) -> str:
        result = ""
        position = start
        rest = sorted(inside, key=lambda mutation: (mutation.start, -mutation.end))
        while rest:
            outer = rest.pop(0)
            nested = [mutation for mutation in rest if mutation.start < outer.end]
            for mutation in nested:
                if mutation.end > outer.end:
                    raise SystemExit(f"mutate: {outer.name} and {mutation.name} overlap: expected one inside the other")
            rest = [mutation for mutation in rest if mutation not in nested]
            original = rendered(outer.start, outer.end, nested)
            result += text[position : outer.start]
            result += f"(mutationIsActive({outer.number}) ? ({outer.mutated}) : ({original}))"
            position = outer.end
        return result + text[position:end]

    return rendered(0, len(text), mutations)


def make_copy(mutations: list[Mutation]) -> None:
    by_path: dict[Path, list[Mutation]] = {}
    for mutation in mutations:
        if mutation.kind == "choice":
            by_path.setdefault(mutation.path, []).append(mutation)
    wanted: dict[Path, bytes] = {}
    for path in source_files():
        content = (ROOT / path).read_bytes()
        if path in by_path:
            content = with_choices(content.decode(), by_path[path]).encode()
        elif path == Path("Package.swift"):
            # A mutant may be a warning: a value that is never used, a condition that is always true.
            content = content.replace(b".treatAllWarnings(as: .error),", b"")
        wanted[path] = content
    for module in {Path(*path.parts[:2]) for path in by_path}:
        wanted[module / "ActiveMutation.swift"] = ACTIVE_MUTATION.encode()
    for path, content in wanted.items():
        write_if_changed(TREE / path, content)
    for path in TREE.rglob("*"):
        if path.is_file() and path.relative_to(TREE) not in wanted and ".build" not in path.parts[len(TREE.parts) :]:
            path.unlink()
    for script in (TREE / "scripts").glob("*"):
        script.chmod(0o755)


def build() -> Path:
    """Builds the copy, and returns the folder of its products."""
    command = ["swift", "build", "--build-tests", "--scratch-path", str(SCRATCH / "build")]
    built = subprocess.run(command, cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        errors = [line for line in built.stdout.splitlines() if "error:" in line]
        raise SystemExit("mutate: the copy does not compile:\n" + "\n".join(sorted(set(errors)) or [built.stdout]))
    shown = subprocess.run([*command[:2], "--show-bin-path", *command[3:]], cwd=TREE, check=True, capture_output=True)
    return Path(shown.stdout.decode().strip())


# The tests


@dataclass
class Run:
    status: int | None
    seconds: float
    count: int = 0
    failed: list[str] = field(default_factory=list)


def run_tests(products: Path, tests: list[str], number: int, limit: float) -> Run:
    """Runs the test bundle itself: `swift test` would plan the build again each time."""
    bundle = next(products.glob("*PackageTests.xctest"))
    names = [f"\\.{test}/" if "/" not in test else f"\\.{test}\\(" for test in tests]
    environment = {**os.environ, VARIABLE: str(number), "CI": "true"}
    for name in ("UPDATE_SNAPSHOTS", "SNAPSHOT_LOG", "LEDGER_RECORDING", "CLDR_REPORTS"):
        environment.pop(name, None)
    started = time.monotonic()
    process = subprocess.Popen(
        [str(bundle), "--testing-library", "swift-testing", "--filter", "|".join(names)], cwd=TREE, env=environment,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        status = None
    text = re.sub(r"\x1b\[[0-9;]*m", "", output.decode(errors="replace"))
    counted = re.search(r"Test run with (\d+) tests?", text)
    failed = re.findall(r"Test (\S+|\".*?\")(?: with .*)? (?:recorded an issue|failed after)", text)
    return Run(status, time.monotonic() - started, int(counted.group(1)) if counted else 0, list(dict.fromkeys(failed)))


def measure_unmutated(products: Path, mutations: list[Mutation]) -> dict[tuple[str, ...], float]:
    """How long each set of tests takes where no mutation is active; all of them must pass."""
    sets = sorted({tuple(mutation.tests) for mutation in mutations})
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        runs = dict(zip(sets, pool.map(lambda tests: run_tests(products, list(tests), 0, 600), sets)))
    for tests, run in runs.items():
        if run.status != 0:
            raise SystemExit(f"mutate: without a mutation {' '.join(tests)} fails: {', '.join(run.failed) or run.status}")
        if run.count == 0:
            raise SystemExit(f"mutate: {' '.join(tests)} runs no test")
    return {tests: run.seconds for tests, run in runs.items()}


def time_limit(usual: float) -> float:
    """A mutant that hangs is caught; one that the machine is slow about is not."""
    return 20 + 10 * usual


def judge(mutation: Mutation, run: Run) -> Outcome:
    if run.status is None:
        how = "time limit"
    elif run.status < 0:
        how = "crash"
    elif run.status != 0:
        how = run.failed[0] if run.failed else f"exit {run.status}"
    else:
        how = "SURVIVED"
    return Outcome(mutation, run.status != 0, how, run.seconds)


def report_line(outcome: Outcome) -> str:
    mutation = outcome.mutation
    return f"{mutation.name:34} {outcome.seconds:6.1f} s  {outcome.how[:60]:60} {mutation.change()[:80]}"


def run_choices(products: Path, mutations: list[Mutation], usual: dict[tuple[str, ...], float]) -> list[Outcome]:
    outcomes = []

    def one(mutation: Mutation) -> Outcome:
        limit = time_limit(usual[tuple(mutation.tests)])
        return judge(mutation, run_tests(products, mutation.tests, mutation.number, limit))

    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        for outcome in pool.map(one, mutations):
            print(report_line(outcome), flush=True)
            outcomes.append(outcome)
    return outcomes


def run_edits(products: Path, mutations: list[Mutation], usual: dict[tuple[str, ...], float]) -> list[Outcome]:
    """One by one, each with its own build where the file is compiled."""
    outcomes = []
    for mutation in mutations:
        path = TREE / mutation.path
        kept = path.read_bytes()
        text = kept.decode()
        if text.count(mutation.snippet) != 1:
            raise SystemExit(f"mutate: {mutation.name} lies inside a choice: expected a place of its own")
        start = text.index(mutation.snippet) + max(0, mutation.original.find(OPEN))
        path.write_text(text[:start] + mutation.mutated + text[start + len(mutation.expression) :], encoding="utf-8")
        try:
            if path.suffix in (".swift", ".c", ".h"):
                products = build()
            limit = time_limit(usual[tuple(mutation.tests)])
            outcomes.append(judge(mutation, run_tests(products, mutation.tests, 0, limit)))
        finally:
            path.write_bytes(kept)
        print(report_line(outcomes[-1]), flush=True)
    return outcomes


def summary(outcomes: list[Outcome]) -> int:
    areas = sorted({outcome.mutation.area for outcome in outcomes})
    print(f"\n{'area':16} mutations  caught")
    for area in areas:
        those = [outcome for outcome in outcomes if outcome.mutation.area == area]
        print(f"{area:16} {len(those):9} {sum(outcome.caught for outcome in those):7}")
    survivors = [outcome.mutation for outcome in outcomes if not outcome.caught]
    if survivors:
        print("\nSurvivors: no test notices these")
    for mutation in survivors:
        print(f"  {mutation.name}  {mutation.path}:{mutation.line}  {mutation.change()}\n      {mutation.note}")
    caught = len(outcomes) - len(survivors)
    percent = 100 * caught / len(outcomes)
    print(f"\n{caught} of {len(outcomes)} mutations caught, {percent:.1f}%: expected at least {WANTED_PERCENT}%")
    return 0 if percent >= WANTED_PERCENT else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutate", description="Runs the tests against small mistakes in a copy.")
    parser.add_argument("--only", metavar="NAME", help="an area, or one mutation")
    parser.add_argument("--list", action="store_true", help="print the mutations")
    parser.add_argument("--check", action="store_true", help="check the lists against the sources")
    options = parser.parse_args()
    every = read_lists()
    mutations = chosen(every, options.only)
    if options.check:
        print(f"{len(every)} mutations fit the sources")
        return 0
    if options.list:
        for mutation in mutations:
            print(f"{mutation.name:34} {mutation.path}:{mutation.line}  {mutation.change()}")
        return 0
    started = time.monotonic()
    # All choices are built in, whichever are run: the next run then has nothing to build.
    make_copy(every)
    products = build()
    built = time.monotonic() - started
    usual = measure_unmutated(products, mutations)
    measured = time.monotonic() - started
    outcomes = run_choices(products, [mutation for mutation in mutations if mutation.kind == "choice"], usual)
    outcomes += run_edits(products, [mutation for mutation in mutations if mutation.kind == "edit"], usual)
    status = summary(outcomes)
    total = time.monotonic() - started
    print(f"build {built:.0f} s, tests without a mutation {measured - built:.0f} s, mutations {total - measured:.0f} s")
    return status


if __name__ == "__main__":
    sys.exit(main())
