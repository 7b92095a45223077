"""Words that come from outside are made, or refused with a reason; nothing of them is half written."""

import shutil
import subprocess

import xliff
from catalog_test import CatalogCase, LANGUAGES, unittest
from edits import Edit, Editor, refilled


class EditsTest(CatalogCase):
    def editor(self):
        self.catalog()
        return Editor(self.folder, "Word", LANGUAGES)

    def assert_refused(self, part, edit):
        editor = self.editor()
        refused = editor.make([edit])
        self.assertEqual([item for item, _ in refused], [edit])
        self.assertIn(part, refused[0][1])
        self.assertEqual(editor.patch(self.folder), "")

    def test_a_word_is_changed_with_its_gloss_its_sources_and_its_state(self):
        editor = self.editor()
        edit = Edit("card.wind", "de", "Wind", "Brise", "breeze", "P", "was Wind")
        self.assertEqual(editor.make([edit]), [])
        patch = editor.patch(self.folder)
        for line in ['+            "value": "Brise"', '+            "state": "needs_review",']:
            self.assertIn(line.replace('": "', '" : "'), patch)
        self.assertIn("+card.wind\tde\tbreeze\tP\twas Wind\n", patch)
        editor.write()
        self.assertEqual(Editor(self.folder, "Word", LANGUAGES).catalog.value("card.wind", "de"), "Brise")
        self.assertEqual(sorted(path.name for path in self.folder.glob("*.new")), [])

    def test_what_is_refused(self):
        good = dict(key="card.wind", language="de", seen="Wind", text="Brise", gloss="breeze", sources="P")
        for part, change in [
            ("no word of the catalog", {"key": "card.gust"}), ("unknown language", {"language": "xx"}),
            ("by now", {"seen": "Sturm"}), ("no literal English", {"gloss": None}), ("no source", {"sources": None}),
            ("no source", {"sources": "A; B; C; P; W example.org"}), ("unknown source", {"sources": "Z"}),
            ("a space too many", {"text": "Brise "}), ("expected letters of the language", {"text": "Вrise"}),
            ("no text", {"text": ""}), ("percent sign", {"text": "100%%"}),
        ]:
            with self.subTest(part=part):
                self.assert_refused(part, Edit(**(good | change)))

    def test_what_is_too_wide_is_refused_and_the_rest_is_made(self):
        editor = self.editor()
        wide = Edit("card.wind", "de", "Wind", "Brise", "breeze", "P")
        other = Edit("card.wind", "ru", "Ветер", "Бриз", "breeze", "P")
        again = Edit("card.wind", "ru", "Ветер", "Шторм", "storm", "P")
        refused = editor.make([wide, other, again], lambda catalog, edits: {wide: "too wide"})
        self.assertEqual([reason.split(":")[0] for _, reason in refused], ["a second change of the same word", "too wide"])
        self.assertEqual(editor.catalog.value("card.wind", "ru"), "Бриз")

    def test_a_word_in_its_lines(self):
        for old, new, line, expected in [
            ("Regen", "Schauer", "Regen ab 7pm", "Schauer ab 7pm"), ("Regen", "Schauer", "Schneeregen ab 7pm", None),
            ("Regen", "Schauer", "Regenschauer", None), ("%@ ab %@", "ab %2$@ %1$@", "Regen ab 7pm", "ab 7pm Regen"),
            ("%@ ab %@", "x %@ %@", "Regen", None), ("雨", "小雨", "今日雨", "今日小雨"), ("a.b", "x", "aab", None),
        ]:
            self.assertEqual(refilled(old, new, line), expected, line)

    def test_xliff_goes_out_and_comes_back(self):
        catalog = self.catalog()
        data = xliff.written(catalog, "de", "Words.xcstrings")
        self.assertEqual(xliff.edits(data, catalog), [])
        changed = data.replace(b'<target state="translated">Wind<', b'<target state="translated">Brise<')
        self.assertEqual([edit.text for edit in xliff.edits(changed, catalog)], ["Brise"])
        # Its sources are still those of the old word.
        self.assertIn("no source", Editor(self.folder, "Word", LANGUAGES).make(xliff.edits(changed, catalog))[0][1])
        sourced = changed.replace(b"A; B; C; P; W example.org", b"P", 1)
        editor = Editor(self.folder, "Word", LANGUAGES)
        self.assertEqual(editor.make(xliff.edits(sourced, catalog)), [])
        self.assertEqual(editor.catalog.value("card.wind", "de"), "Brise")
        # The catalog has gone on since the file was written.
        self.unit("card.wind", "de")["value"] = "Luft"
        moved = Editor(self.folder, "Word", LANGUAGES) if self.catalog() else None
        self.assertIn("by now", moved.make(xliff.edits(sourced, moved.catalog))[0][1])

    @unittest.skipUnless(shutil.which("pocount"), "Debian's translate-toolkit is not installed")
    def test_translators_tools_read_it(self):
        self.unit("card.wind", "de")["state"] = "needs_review"
        file = self.folder / "de.xlf"
        file.write_bytes(xliff.written(self.catalog(), "de", "Words.xcstrings"))
        counted = subprocess.run(["pocount", "--csv", str(file)], capture_output=True, encoding="utf-8").stdout
        # Of two words one is translated and one is to be reviewed, which gettext calls fuzzy.
        self.assertRegex(counted, r"de\.xlf, *1,")
        subprocess.run(["xliff2po", "--progress=none", str(file), str(self.folder / "de.po")], check=True)
        self.assertIn('#, fuzzy\nmsgid "Wind"\nmsgstr "Wind"\n', (self.folder / "de.po").read_text("utf-8"))

    def test_files_that_are_none(self):
        catalog = self.catalog()
        for data in [b"", b"<a/>", b'<xliff version="2.0"/>', xliff.written(catalog, "de", "x").replace(b'"de"', b'"xx"')]:
            with self.assertRaisesRegex(ValueError, "expected"):
                xliff.edits(data, catalog)


if __name__ == "__main__":
    unittest.main()
