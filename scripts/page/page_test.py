"""What the page is made of, without a browser: goldens and their changes, marks, and refusals."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "catalog")]

import goldens  # noqa: E402
import marks  # noqa: E402
from catalog_test import CatalogCase  # noqa: E402
from entries import judge  # noqa: E402

LANGUAGES = ["de", "en", "zh-Hans", "zh-Hant", "pt"]


class GoldensTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.temporary.name)

    def tearDown(self):
        self.temporary.cleanup()

    def folder(self, name, files):
        for path, text in (files | {"ICU_VERSION": "72.1\n"}).items():
            file = self.root / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        return goldens.Goldens(self.root / name, LANGUAGES)

    def changed(self, before, after, path="suite/test__de.snap.txt"):
        found = goldens.changes(self.folder("old", {path: before}), self.folder("new", {path: after}))
        return [(change.row, change.before, change.after) for change in found]

    def test_names(self):
        read = self.folder("x", {})
        for golden, expected in [
            ("a/every_intent__de.snap.txt", ("de", "")), ("a/b__de-AT.snap.txt", ("de", "AT")), ("width_report/pt.txt", ("pt", "")),
            ("a/b__zh-Hant.snap.txt", ("zh-Hant", "")), ("a/b__zh-Hant-HK.snap.txt", ("zh-Hant", "HK")),
            ("a/b__de_native.snap.txt", ("de", "native")), ("a/b__1.snap.txt", ("", "1")), ("a/b__den.snap.txt", ("", "den")),
        ]:
            self.assertEqual(read.names(golden), expected, golden)

    def test_cells_have_their_columns_heads(self):
        read = self.folder("x", {"s/t__de.snap.txt": "de: intent | morning 12\nsun | 9:05am\n", "s/u__de.snap.txt": "N | Nord\n"})
        self.assertEqual([(c.row, c.column, c.text) for c in read.cells("s/t__de.snap.txt")], [("sun", "morning 12", "9:05am")])
        self.assertEqual([(c.row, c.column, c.text) for c in read.cells("s/u__de.snap.txt")], [("N", "1", "Nord")])

    def test_a_cell_that_differs(self):
        self.assertEqual(self.changed("a | x | y\nb | z\n", "a | x | Y\nb | z\n"), [("a", "y", "Y")])
        head = "de: intent | morning 12 | evening 12\n"
        old, new = self.folder("o", {"s/t__de.snap.txt": head + "a | x | y\n"}), self.folder("n", {"s/t__de.snap.txt": head + "a | x | Y\n"})
        self.assertEqual([change.column for change in goldens.changes(old, new)], ["evening 12"])

    def test_columns_that_moved_are_no_change(self):
        before, after = "Wind  15km/h     Regen  0mm\n\n 0   1\n", "Wind      15km/h     Regen      0mm\n 0    1\n"
        self.assertEqual(self.changed(before, after), [])
        self.assertEqual(self.changed(before, after.replace("Regen ", "Schnee")), [("Wind", "Regen", "Schnee")])

    def test_a_strip_that_is_broken_elsewhere_is_no_change(self):
        before, after = "== x\n\n 7pm 8pm 9pm\n 10%\n\n 10pm\n", "== x\n\n 7pm 8pm\n\n 9pm 10pm\n 10%\n"
        self.assertEqual(self.changed(before, after), [])
        shown = {text for change in self.changed(before, after.replace("10%", "20%")) for text in change[1:]}
        self.assertTrue({"10%", "20%"} <= shown and not shown & {"7pm 8pm 9pm", "7pm 8pm"}, shown)
        # What changes places within its line is a change.
        self.assertEqual(len(self.changed("Regen  Wind\n", "Wind  Regen\n")), 2)

    def test_rows_that_come_and_go(self):
        self.assertEqual(self.changed("a | x\n", "a | x\nb | y\n"), [("b", None, "y")])
        self.assertEqual(self.changed("a | x\nb | y\n", "b | y\n"), [("a", "x", None)])

    def test_a_width_report_tells_strings_and_no_numbers(self):
        line = "wind title                 ok        ok        {}   142.0  100.0%  {}\n"
        path = "width_report/de.txt"
        self.assertEqual(self.changed(line.format("31.1", "Wind"), line.format("31.2", "Wind"), path), [])
        self.assertEqual(self.changed(line.format("31.1", "Wind"), line.format("31.2", "Winde"), path), [("wind title", "Wind", "Winde")])

    def test_a_golden_that_is_new(self):
        old, new = self.folder("old", {}), self.folder("new", {"s/t__de.snap.txt": "a | x\n", "interface/X.txt": "y\n"})
        self.assertEqual([(c.language, c.before, c.after) for c in goldens.changes(old, new)], [("de", None, "x")])


class MarksTest(CatalogCase):
    def file(self, content):
        path = self.folder / "marks.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
        return path

    def mark(self, **members):
        return {"key": "card.wind", "language": "de", "mark": "approve", "seen": "Wind"} | members

    def edits(self, *given):
        return marks.edits(marks.read(self.file({"format": marks.FORMAT, "marks": list(given)})), self.catalog())

    def test_marks_become_edits(self):
        edits, refused = self.edits(
            self.mark(), self.mark(language="ru", seen="Ветер", speaker=True), self.mark(mark="ask", question=" a\nb? "),
            self.mark(mark="better", text="Brise", gloss="breeze", sources="P", speaker=True))
        self.assertEqual(refused, [])
        self.assertEqual([edit.sources for edit in edits], [None, "READER; A; B; C; P; W example.org", None, "P; READER"])
        self.assertEqual([edit.note for edit in edits], [None, None, "asked: a b?", None])
        self.assertEqual([edit.text for edit in edits], [None, None, None, "Brise"])

    def test_what_asks_for_nothing(self):
        self.assertEqual(self.edits(self.mark(key="sunEventTime")), ([], []))
        self.assertIn("no question", self.edits(self.mark(mark="ask"))[1][0][2])

    def test_a_file_edited_by_hand(self):
        for content, part in [
            ("", "is no JSON"), ("{", "is no JSON"), ([], "format 'list'"), ({}, "format None"), ({"format": "x/2"}, "format 'x/2'"),
            ({"format": marks.FORMAT}, "no list of marks"),
        ]:
            with self.assertRaisesRegex(marks.BadMarks, part):
                marks.read(self.file(content))
        for change, part in [
            ({"mark": "yes"}, "'yes': expected one of approve"), ({"seen": 3}, "seen 3: expected a text"), ({"x": "y"}, "has 'x'"),
            ({"speaker": "no"}, "speaker 'no'"), ({"key": None}, "key None"),
        ]:
            with self.assertRaisesRegex(marks.BadMarks, part):
                self.edits(self.mark(**change))
        with self.assertRaisesRegex(marks.BadMarks, "mark 1 has no seen"):
            self.edits({name: value for name, value in self.mark().items() if name != "seen"})
        with self.assertRaisesRegex(marks.BadMarks, "cannot read"):
            marks.read(self.folder / "none.json")


class JudgeTest(unittest.TestCase):
    def entry(self, verdict, **members):
        row = {"verdict": verdict, "points": 150.0, "budget": 142.0, "place": "wind title"}
        entry = {"kind": "place", "pairs": [{"after": 0}]} | members
        judge(entry, [row | members.get("row", {})])
        return entry["color"], entry["checks"][0][1]

    def test_colors(self):
        self.assertEqual(self.entry("ok"), ("green", "width fits"))
        self.assertEqual(self.entry("margin")[0], "amber")
        self.assertEqual(self.entry("over"), ("red", "width over: 150.0 of 142.0 points in wind title"))
        self.assertEqual(self.entry("over", row={"accepted": "why"}), ("amber", "width accepted: why"))
        self.assertEqual(self.entry("ok", typed=[("ATests.swift:3", True)])[0], "red")
        self.assertEqual(self.entry("ok", typed=[("ATests.swift:3", False)])[0], "amber")


def git(tree, *arguments):
    identity = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    return subprocess.run(["git", *identity, *arguments], cwd=tree, check=True, capture_output=True, encoding="utf-8").stdout


WORDS = ("scripts/page", "scripts/catalog", "snapshots", "Sources/WeatherForecast/Words", "Sources/WeatherFormatReports/Words",
         "Sources/WeatherFormat/Language")


def copy_of_the_tree(folder, name="tree", parts=WORDS, before=lambda: None):
    """A repository of its own with some of the tree; what is called before its one commit may change it."""
    tree, root = pathlib.Path(folder) / name, HERE.parents[1]
    for part in parts:
        shutil.copytree(root / part, tree / part)
    before()
    git(tree.parent, "init", "-q", str(tree))
    git(tree, "add", "-A")
    git(tree, "commit", "-q", "-m", "The tree")
    return tree


class RefusalTest(unittest.TestCase):
    """Each wrong use ends with one line, and writes nothing."""

    def run_with(self, *arguments, root=None):
        with tempfile.TemporaryDirectory() as folder:
            out = pathlib.Path(folder) / "page.html"
            run = subprocess.run(
                [sys.executable, str(HERE / "review.py"), "--hwfmt", "/bin/false", "--out", str(out), *arguments],
                capture_output=True, encoding="utf-8")
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])
        self.assertNotEqual(run.returncode, 0)
        self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
        return run.stderr

    def test_a_base_that_is_none(self):
        for base in ["no-such-revision", "--end", "HEAD:README.md", "HEAD^{tree}"]:
            self.assertIn("expected", self.run_with("--", base))

    def test_folders_that_are_none(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("no ICU_VERSION", self.run_with(folder, folder))
            self.assertIn("expected one of goldens", self.run_with("snapshots-that-are-not", folder))

    def test_goldens_of_another_icu(self):
        with tempfile.TemporaryDirectory() as old, tempfile.TemporaryDirectory() as new:
            for folder, version in ((old, "72.1"), (new, "76.1")):
                (pathlib.Path(folder) / "ICU_VERSION").write_text(version + "\n", "utf-8")
            self.assertIn("of ICU 72.1 and of ICU 76.1: expected one", self.run_with(old, new))

    def test_a_tree_whose_words_are_not_recorded(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = copy_of_the_tree(folder)
            catalog = tree / "Sources/WeatherForecast/Words/Words.xcstrings"
            catalog.write_text(catalog.read_text("utf-8").replace('"value" : "Wind"', '"value" : "Winde"', 1), "utf-8")
            review = tree / "scripts/page/review.py"
            for arguments in (["HEAD"], []):
                run = subprocess.run([sys.executable, str(review), "--hwfmt", "/bin/false", *arguments], capture_output=True, encoding="utf-8")
                self.assertRegex(run.stderr, r"^review: .*expected scripts/record to have been run\n$")
            # Nor does a patch go over changes that nobody has committed.
            before = catalog.read_text("utf-8")
            run = subprocess.run(
                [sys.executable, str(review), "--hwfmt", "/bin/false", "--apply", "x"], capture_output=True, encoding="utf-8")
            self.assertRegex(run.stderr, r"^review: .*not committed: expected a clean one.*\n$")
            self.assertEqual(catalog.read_text("utf-8"), before)

    def test_marks_are_applied_whole_or_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = copy_of_the_tree(folder)
            stub = pathlib.Path(folder) / "hwfmt"
            stub.write_text("#!/bin/sh\nexit 0\n")
            stub.chmod(0o755)
            seen = {"key": "card.wind", "language": "de", "seen": "Wind"}
            given = [
                seen | {"mark": "better", "text": "Winde", "gloss": "winds", "speaker": True},
                {"key": "card.wind", "language": "ja", "seen": "x", "mark": "better", "text": "風", "gloss": "wind", "sources": "KDE"}]
            file = pathlib.Path(folder) / "marks.json"
            file.write_text(json.dumps({"format": marks.FORMAT, "marks": given}), "utf-8")
            command = [sys.executable, str(tree / "scripts/page/review.py"), "--hwfmt", str(stub), "--apply", str(file)]
            patch = pathlib.Path(folder) / "marks.patch"
            run = subprocess.run([*command, "--patch", str(patch)], capture_output=True, encoding="utf-8")
            self.assertEqual(run.returncode, 1)
            self.assertRegex(run.stderr, r"^refused: card.wind in ja: the word is '風' by now.*\nreview: 1 refused\n$")
            self.assertEqual(git(tree, "status", "--porcelain"), "")
            git(tree, "apply", str(patch))
            self.assertIn('"Winde"', git(tree, "diff"))
            git(tree, "checkout", "-q", "--", ".")
            subprocess.run(command, capture_output=True)
            self.assertIn("+card.wind\tde\twinds\tREADER\t", git(tree, "diff"))

    def test_marks_that_are_none(self):
        self.assertIn("cannot read", self.run_with("--apply", "/no/such/marks.json", "--patch", "/no/such/patch"))
        self.assertIn("--patch without --apply", self.run_with("--patch", "x"))
        self.assertIn("--apply with a BASE", self.run_with("HEAD", "--apply", "x"))


if __name__ == "__main__":
    unittest.main()
