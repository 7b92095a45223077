"""What scripts/record refuses, and what it shows, with a stand-in for the compiler: nothing is built here."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "scripts/page"), str(ROOT / "scripts/catalog")]

from page_test import WORDS, copy_of_the_tree, git  # noqa: E402

SWIFT = """#!/bin/bash
case "$*" in
*--show-bin-path*) echo "$STUB" ;;
build*) cat "$STUB/build.log" 2>/dev/null && exit 1; exit 0 ;;
test*) echo "$UPDATE_SNAPSHOTS $SNAPSHOT_LANGUAGE" >"$STUB/asked"; cat "$STUB/tests.log"; exit "$(cat "$STUB/status")" ;;
esac
"""
HWFMT = """#!/bin/bash
case "$1 $2" in
"--version ") echo "ICU $(cat "$STUB/icu") (system), CLDR 42" ;;
"report width")
    case "$3" in
    --voice) cat "snapshots/width_report/$4/${@: -1}.txt" ;;
    *) cat "snapshots/width_report/${@: -1}.txt"; cat "$STUB/wider" 2>/dev/null || true ;;
    esac
    ;;
"report conformance") cat "snapshots/cldr_conformance/${@: -1}.txt" ;;
esac
"""
FAILURE = """✘ Test noCardIsOverUnnoticed(language:) recorded an issue with 1 argument language → .de at WidthGateTests.swift:19:13: Expectation failed: x
↳ de precipitation description: too wide
✘ Test anchors() recorded an issue at PressureLineTests.swift:12:9: Expectation failed: "a" == "b"
✘ Test everyIntent(language:) recorded an issue with 1 argument language → .fr at DateMatrixTests.swift:12:13: Issue recorded
↳ date_matrix/every_intent__fr.snap.txt differs in 1 line:
✘ Test run with 3 tests in 2 suites failed after 1 seconds with 3 issues.
"""


class RecordTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        parts = [part for part in WORDS if not part.startswith("scripts/")] + ["scripts", "Tests/SnapshotAssertions"]
        cls.tree = copy_of_the_tree(cls.folder, parts=parts)
        (cls.tree / ".build").mkdir()
        (cls.tree / ".git/info/exclude").write_text(".build\n")

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def setUp(self):
        self.stub = self.folder / "stub"
        self.stub.mkdir()
        for name, text in {"swift": SWIFT, "hwfmt": HWFMT, "tests.log": "✔ Test run passed\n", "status": "0", "icu": "72.1"}.items():
            (self.stub / name).write_text(text)
            (self.stub / name).chmod(0o755)

    def tearDown(self):
        shutil.rmtree(self.stub)
        git(self.tree, "checkout", "-q", "--", ".")

    def record(self, *arguments, **environment):
        kept = {name: value for name, value in os.environ.items() if name != "CI"}
        path = f"{self.stub}:{os.environ['PATH']}"
        return subprocess.run(
            [str(self.tree / "scripts/record"), *arguments], capture_output=True, encoding="utf-8",
            env=kept | {"PATH": path, "STUB": str(self.stub)} | environment)

    def assert_refused(self, part, *arguments, **environment):
        run = self.record(*arguments, **environment)
        self.assertNotEqual(run.returncode, 0)
        self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
        self.assertIn(part, run.stderr)
        self.assertFalse((self.stub / "asked").exists(), "the tests ran")

    def test_refusals(self):
        for part, arguments in [
            ("CI never records: expected", ["--lang", "de"]),
        ]:
            self.assert_refused(part, *arguments, CI="true")
        for part, arguments in [
            ('unknown mode "never": expected missing, failed or all', ["--mode", "never"]), ('unknown option "-x"', ["-x"]),
            ('unknown language "xx": expected one of cs da de', ["--lang", "xx"]), ("lacks its value", ["--lang"]),
            ("--mode all is for every golden", ["--mode", "all", "--lang", "de"]),
        ]:
            self.assert_refused(part, *arguments)

    def test_another_icu(self):
        (self.stub / "icu").write_text("76.1")
        self.assert_refused("this is ICU 76.1: expected 72.1, the ICU of snapshots/ICU_VERSION")
        self.assertEqual(git(self.tree, "status", "--porcelain"), "")

    def test_a_build_that_fails(self):
        (self.stub / "build.log").write_text("x.swift:1:1: error: no\n")
        run = self.record("--lang", "de")
        self.assertIn("the build failed: nothing is recorded", run.stderr)
        self.assertIn("x.swift:1:1: error: no", run.stderr)
        self.assertEqual(git(self.tree, "status", "--porcelain"), "")

    def test_no_repository(self):
        (self.tree / ".git").rename(self.folder / "git")
        try:
            self.assert_refused("no git work tree here", GIT_CEILING_DIRECTORIES=str(self.folder))
        finally:
            (self.folder / "git").rename(self.tree / ".git")

    def test_nothing_changes_and_nothing_fails(self):
        run = self.record("--lang", "de", "--mode", "missing")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("== Nothing fails", run.stdout)
        self.assertEqual((self.stub / "asked").read_text(), "missing de\n")
        self.assertEqual(git(self.tree, "status", "--porcelain"), "")

    def test_what_changed_is_shown_before_what_fails(self):
        (self.stub / "tests.log").write_text(FAILURE)
        (self.stub / "status").write_text("1")
        (self.stub / "wider").write_text("a new line\n")
        run = self.record("--lang", "de")
        self.assertEqual(run.returncode, 1)
        self.assertEqual((self.stub / "asked").read_text(), "failed de\n")
        for earlier, later in [
            ("+a new line", "== What fails"), ("Width gates: a string is too wide", "WidthGateTests.swift:19"),
            ("de precipitation description: too wide", "Typed tests"), ("Goldens of other languages", "DateMatrixTests.swift:12"),
            ("Typed tests: a person typed this value", "PressureLineTests.swift:12"),
        ]:
            self.assertIn(earlier, run.stdout)
            self.assertIn(later, run.stdout[run.stdout.index(earlier):])
        self.assertIn("record: failed: swift test. What is shown above is recorded all the same", run.stderr)
        # German alone is written.
        self.assertEqual(git(self.tree, "status", "--porcelain"), " M snapshots/width_report/de.txt\n")
        failing = (self.tree / ".build/record-failures.txt").read_text().split()
        self.assertEqual(failing, ["WidthGateTests.swift:19", "PressureLineTests.swift:12", "DateMatrixTests.swift:12"])

    def test_a_report_that_fails_keeps_the_old_one(self):
        (self.stub / "hwfmt").write_text(HWFMT.replace('cat "$STUB/wider" 2>/dev/null || true', "exit 3"))
        run = self.record("--lang", "de")
        self.assertIn("hwfmt report width failed", run.stderr)
        self.assertEqual(git(self.tree, "status", "--porcelain"), "")


if __name__ == "__main__":
    unittest.main()
