"""Each rule finds what it forbids, and the files are what the catalog makes. Run by scripts/words --check."""

import copy
import json
import pathlib
import tempfile
import unittest
import unittest.mock

import missing
import rules
import swift
import words
from catalog import Catalog, Source, swift_cases, table

ENUM = """
public enum Word: String {
    case wind = "card.wind"
    /// A template.
    case line = "line"
}
"""
LANGUAGES = {"de": "de", "en": "en", "ru": "ru", "ja": "ja"}
VALUES = {
    "card.wind": {"de": "Wind", "en": "Wind", "ru": "Ветер", "ja": "風"},
    "line": {"de": "%@, %@.", "en": "%@ and %@.", "ru": "%1$@, %2$@.", "ja": "%2$@、%1$@。"},
}
CODES = [
    ["code", "kind", "publisher", "what"], ["OF", "official", "it", "x"], ["A", "catalog", "one", "x"],
    ["B", "catalog", "one", "x"], ["C", "catalog", "two", "x"], ["P", "person", "-", "x"], ["W", "page", "-", "x"],
]


def sources_by_key(key):
    return "OF" if key == "line" else "A; B; C; P; W example.org"


class CatalogCase(unittest.TestCase):
    """A small catalog in a folder of its own."""

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)
        self.document = {"sourceLanguage": "en", "strings": {}, "version": "1.0"}
        for key, values in VALUES.items():
            units = {tag: {"stringUnit": {"state": "translated", "value": value}} for tag, value in values.items()}
            self.document["strings"][key] = {"comment": "Where it is shown.", "localizations": units}
        self.rows = [[key, tag, "wind", sources_by_key(key), ""] for key in VALUES for tag in LANGUAGES]

    def tearDown(self):
        self.temporary.cleanup()

    def catalog(self, document=None):
        (self.folder / "Word.swift").write_text(ENUM, "utf-8")
        text = document or json.dumps(self.document, ensure_ascii=False)
        (self.folder / "Words.xcstrings").write_text(text, "utf-8")
        self.write_table("Words.sources.tsv", [["key", "language", "gloss", "sources", "note"], *self.rows])
        self.write_table("Words.codes.tsv", CODES)
        return Catalog(self.folder, "Word", LANGUAGES)

    def write_table(self, name, rows):
        (self.folder / name).write_text("".join("\t".join(row) + "\n" for row in rows), "utf-8")

    def unit(self, key, tag):
        return self.document["strings"][key]["localizations"][tag]["stringUnit"]


class RulesTest(CatalogCase):
    def assert_found(self, *parts):
        found = rules.problems(self.catalog())
        self.assertTrue(any(all(part in line for part in parts) for line in found), f"{parts} not in {found}")

    def test_a_good_catalog(self):
        self.assertEqual(rules.problems(self.catalog()), [])

    def test_missing_and_unknown_rows(self):
        row = self.document["strings"].pop("card.wind")
        self.assert_found("card.wind", "no row")
        self.document["strings"]["card.gust"] = row
        self.assert_found("card.gust", "expected a case of Word")

    def test_missing_and_unknown_languages(self):
        units = self.document["strings"]["card.wind"]["localizations"]
        units["xx"] = units.pop("ru")
        self.assert_found("card.wind in ru", "no text")
        self.assert_found("card.wind", "unknown language 'xx'")

    def test_an_empty_text_and_a_missing_comment(self):
        self.unit("card.wind", "ru")["value"] = " "
        self.document["strings"]["card.wind"]["comment"] = ""
        self.assert_found("card.wind in ru", "no text")
        self.assert_found("card.wind", "no comment")

    def test_plurals_are_not_read(self):
        self.document["strings"]["card.wind"]["localizations"]["de"]["variations"] = {}
        self.assert_found("card.wind in de", "no variations")

    def test_twice_the_same_key(self):
        text = json.dumps(self.document).replace('"version"', '"sourceLanguage": "de", "version"')
        with self.assertRaisesRegex(ValueError, "sourceLanguage twice"):
            self.catalog(text)

    def test_missing_rows_are_added(self):
        catalog = self.catalog()
        missing.add(self.folder, catalog)
        before = (self.folder / "Words.sources.tsv").read_text("utf-8")
        del self.document["strings"]["line"]["localizations"]["ja"]
        self.rows = [row for row in self.rows if row[:2] != ["line", "ja"]]
        missing.add(self.folder, self.catalog())
        added = Catalog(self.folder, "Word", LANGUAGES)
        self.assertEqual(added.unit("line", "ja"), {"state": "needs_review", "value": ""})
        self.assertEqual(added.value("line", "ru"), "%1$@, %2$@.")
        after = (self.folder / "Words.sources.tsv").read_text("utf-8")
        self.assertEqual(after.splitlines()[:-1], before.splitlines()[:-1])
        self.assertEqual(after.splitlines()[-1], "line\tja\t\tnot recorded\t")
        self.assertEqual(rules.problems(added)[0], "line in ja: no text: expected one in every language")

    def test_another_source_language(self):
        self.document["sourceLanguage"] = "de"
        self.assert_found("sourceLanguage 'de'")

    def test_an_unknown_state(self):
        self.unit("card.wind", "de")["state"] = "new"
        self.assert_found("card.wind in de", "state 'new'")

    def test_the_state_follows_from_the_sources(self):
        self.unit("card.wind", "de")["state"] = "needs_review"
        self.assert_found("card.wind in de", "expected 'translated'")
        codes = self.catalog().codes
        for field, state in [
            ("OF", "translated"), ("A; C", "translated"), ("P; P", "translated"), ("W a.org; W b.org", "translated"),
            ("not recorded", "needs_review"), ("A", "needs_review"), ("A; B", "needs_review"),
            ("A; C: Brise", "needs_review"), ("OF: Brise", "needs_review"), ("W a.org; W a.org", "needs_review"),
            ("P: Brise; A", "needs_review"),
        ]:
            self.assertEqual(rules.state_by(Source.all(field), codes), state, field)

    def test_places(self):
        for value in ["%@.", "%@ %@ %@", "%@ %1$@", "%1$@ %3$@", "%1$@ %1$@", "%d, %@, %@", "100% %@ %@", "nothing"]:
            self.unit("line", "de")["value"] = value
            self.assert_found("line in de", "expected")
        self.unit("line", "de")["value"] = "%2$@ 100%% %1$@"
        self.assertEqual(rules.problems(self.catalog()), [])
        self.unit("card.wind", "de")["value"] = "100%%"
        self.assert_found("card.wind in de", "percent sign")

    def test_what_cannot_be_seen(self):
        unseen = ["Wi\u00adnd", "Wind\u200b", "Wind\u00a0an", "Wind\tan", "Wind\nan", "Wi\u0301nd"]
        for value in ["Wind ", " Wind", "Wind  an", *unseen]:
            self.unit("card.wind", "de")["value"] = value
            self.assert_found("card.wind in de", "expected")

    def test_letters_of_another_script(self):
        for tag, value in [("de", "Wіnd"), ("ru", "Bетер"), ("ja", "风a"), ("ja", "UVB"), ("ru", "вітер")]:
            self.assertTrue(rules.problems_of_letters(value, tag), value)
        for tag, value in [
            ("de", "Größe"), ("ru", "Растёт"), ("ja", "UV指数"), ("ja", "アラート"), ("el", "Δείκτης UV"), ("ro", "Crește"),
        ]:
            self.assertEqual(rules.problems_of_letters(value, tag), [], value)
        self.assertTrue(rules.problems_of_letters("Creşte", "ro"))

    def test_the_table_of_sources(self):
        rows = copy.deepcopy(self.rows)
        self.rows = rows[1:]
        self.assert_found("card.wind in de", "no row in Words.sources.tsv")
        self.rows = [*rows, ["card.wind", "xx", "wind", "OF", ""]]
        self.assert_found("card.wind in xx", "expected a word of the catalog")
        self.rows = [*rows[1:], rows[0]]
        self.assert_found("out of order")
        self.rows = [*rows, rows[-1]]
        self.assert_found("out of order")
        for field, value, part in [(2, "", "no gloss"), (3, "Z", "unknown source 'Z'"), (4, "a ", "space too many")]:
            self.rows = copy.deepcopy(rows)
            self.rows[0][field] = value
            self.assert_found("card.wind in de", part)

    def test_a_word_gives_way_to_a_wider_one(self):
        """Two classes have two words, but where one says that it has the other's."""
        enum = ENUM.replace("}", '    case sleet = "condition.sleet"\n    case hail = "condition.hail"\n}')
        for key in ("condition.hail", "condition.sleet"):
            units = {tag: {"stringUnit": {"state": "translated", "value": "風" if tag == "ja" else "Ветер" if tag == "ru" else "W"}} for tag in LANGUAGES}
            self.document["strings"][key] = {"comment": "Where it is shown.", "localizations": units}
            self.rows += [[key, tag, "wind", "OF", ""] for tag in LANGUAGES]
        self.rows.sort(key=lambda row: (row[0], list(LANGUAGES).index(row[1])))
        codes = [*CODES, ["WIDER", "wider", "-", "x"]]
        with unittest.mock.patch.dict(globals(), {"ENUM": enum, "CODES": codes}):
            self.assert_found("condition.hail in de", "the word of condition.sleet")
            for row in self.rows:
                if row[0] == "condition.hail":
                    row[3] = "WIDER condition.sleet"
            self.assertEqual(rules.problems(self.catalog()), [])
            self.unit("condition.sleet", "de")["value"] = "X"
            self.assert_found("condition.hail in de", "its text and its state")
            self.unit("condition.sleet", "de")["value"] = "W"
            self.rows[0][3] = "WIDER condition.rain"
            self.assert_found("expected another word of the catalog")

    def test_a_code_that_nothing_uses(self):
        for row in self.rows:
            row[3] = row[3].replace("B; ", "")
        self.assert_found("B in Words.codes.tsv")

    def test_what_is_made(self):
        self.catalog()
        generated = self.folder / "Generated"
        notes = self.folder / "Notes"
        run = lambda writes: words.run(self.folder, "Word", LANGUAGES, notes, writes)
        self.assertEqual(len(run(writes=False)), 2 * len(LANGUAGES) + 3)
        self.assertFalse(generated.exists() or notes.exists())
        self.assertEqual(run(writes=True), [])
        self.assertEqual(run(writes=False), [])
        german = (generated / "Word+de.swift").read_text("utf-8")
        self.assertIn('        case .wind: "Wind"  // wind\n', german)
        self.assertIn('        case .line: "%@, %@."  // wind\n', german)
        note = (notes / "Generated" / "Word+Note+de.swift").read_text("utf-8")
        self.assertIn('        case .line: WordNote(.translated, "wind", "OF")\n', note)
        (generated / "Word+de.swift").write_text(german.replace("Wind", "Sturm"), "utf-8")
        (generated / "Word+xx.swift").write_text("", "utf-8")
        message = "Generated/Word+{}.swift is not what the catalog makes: run scripts/words"
        expected = [message.format(tag) for tag in ("de", "xx")]
        self.assertEqual(run(writes=False), expected)
        self.assertEqual(run(writes=True), [])
        self.assertEqual(run(writes=False), [])

    def test_tables(self):
        path = self.folder / "x.tsv"
        for text in ["a\tc\n", "a\tb\n1\n", "a\tb\n1\t2\t3\n"]:
            path.write_text(text, "utf-8")
            with self.assertRaises(ValueError):
                table(path, ["a", "b"])


class SwiftTest(unittest.TestCase):
    def test_cases(self):
        self.assertEqual(swift_cases(ENUM), {"card.wind": "wind", "line": "line"})
        languages = '    case a, b\n    case zhHans = "zh-Hans"\n        case .c: 1\n'
        self.assertEqual(swift_cases(languages), {"a": "a", "b": "b", "zh-Hans": "zhHans"})

    def test_literals(self):
        self.assertEqual(swift.literal('"a\\b"'), '"\\"a\\\\b\\""')

    def test_long_arms_are_broken(self):
        arm = f".a: \"{'x' * 120}\""
        self.assertIn("        case .a:\n            \"x", swift.switch("E", "var a: String", "self", [arm]))


if __name__ == "__main__":
    unittest.main()
