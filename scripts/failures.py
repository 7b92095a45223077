"""Says which gates and typed tests fail after a recording, and what to do about each. Called by scripts/record."""

import pathlib
import re
import sys

ISSUE = re.compile(r"✘ Test (?P<test>.+?) recorded an issue(?: with \d+ arguments? (?P<arguments>.*?))? at (?P<place>\S+?\.swift:\d+):\d+: (?P<text>.*)")
CRASH = re.compile(r"(?i)fatal error: .*|error: (?!Exited).*signal.*|error: .*Crash.*")
# By what the file of a test is called, or what its message says; the first that fits.
ADVICE = [
    ("Width gates", re.compile(r"WidthGate|WidthReportTests|Accepted"), None,
     "a string is too wide: find a shorter word, or accept it with its reason. docs/widths.md says how"),
    ("Goldens of other languages, or of another mode", None, re.compile(r"differs in|is missing|was missing"),
     "they differ and were not to be recorded here: run scripts/record without --lang and --mode, or look why they move"),
    ("Reports that are stale", re.compile(r"Conformance"), None,
     "explain the difference in Sources/WeatherFormatReports, or mend the string; then run scripts/record again"),
    ("The catalog", re.compile(r"Word|Friend|Catalog"), None, "the words break a rule: docs/words.md names it"),
    ("The interface", None, re.compile(r"^interface: "), "comment the public symbol, then run scripts/record again"),
    ("Typed tests", None, None,
     "a person typed this value: where the change is meant, change it there by hand; where not, the change is wrong"),
]


def issues(log):
    """Each failure once: the test's place, its name with its arguments, and what it says."""
    found = {}
    lines = log.splitlines()
    for number, line in enumerate(lines):
        match = ISSUE.search(line)
        if not match:
            continue
        # A message goes on in lines that begin with an arrow or with spaces.
        text = [match["text"]]
        for more in lines[number + 1:number + 4]:
            if not more.startswith(("↳", "  ")):
                break
            text.append(more.strip("↳ "))
        found.setdefault((match["place"], match["arguments"] or "", " ".join(text)), match["test"])
    return [(place, test, arguments, text) for (place, arguments, text), test in found.items()]


def kind(place, text):
    for index, (_, of_place, of_text, _) in enumerate(ADVICE):
        if (of_place is None or of_place.search(place)) and (of_text is None or of_text.search(text)):
            return index
    return len(ADVICE) - 1


def main():
    folder, failing = pathlib.Path(sys.argv[1]), sys.argv[2:]
    log = (folder / "tests.log").read_text("utf-8", errors="replace")
    interface = folder / "interface.log"
    found = issues(log)
    if interface.exists():
        lines = interface.read_text("utf-8", errors="replace").splitlines()
        found += [("scripts/interface", "", "", line) for line in lines if line.startswith("interface: ")]
    # What the page of scripts/review says about a test that has the old text.
    remembered = pathlib.Path(".build/record-failures.txt")
    remembered.write_text("".join(f"{place}\n" for place, *_ in found), "utf-8")
    if not failing:
        print("\n== Nothing fails")
        return
    print("\n== What fails, and what to do")
    by_kind = {}
    for place, test, arguments, text in found:
        by_kind.setdefault(kind(place, text), []).append((place, test, arguments, text))
    for index in sorted(by_kind):
        name, _, _, advice = ADVICE[index]
        print(f"\n{name}: {advice}")
        for place, test, arguments, text in by_kind[index][:12]:
            print(f"  {place}  {test}{f' ({arguments})' if arguments else ''}")
            print(f"      {text[:300]}")
        if len(by_kind[index]) > 12:
            print(f"  and {len(by_kind[index]) - 12} more")
    if not found:
        print(*[line for line in log.splitlines() if CRASH.search(line)][:8] or log.splitlines()[-8:], sep="\n")
    sys.exit(f"record: failed: {', '.join(failing)}. What is shown above is recorded all the same")


main()
