"""The page in a real browser: what a reviewer does with it, on a wide screen and on a phone, light and dark.

Run by scripts/test-page, which names the two pages and the tool: PAGE_GALLERY, PAGE_CHANGE, HWFMT."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "catalog")]

import marks  # noqa: E402
from browser import Browser  # noqa: E402
from page_test import copy_of_the_tree, git  # noqa: E402


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def tearDown(self):
        self.assertEqual(self.browser.errors, [])

    def open(self, name, width=1280, scheme="light"):
        self.browser.resize(width, 900, scheme)
        self.browser.open(os.environ[name])
        self.browser.run("localStorage.clear(); marks = {}; refresh(); showSave()")

    def value(self, script):
        return self.browser.run(script)

    def shown(self):
        return int(self.value("find('shown').textContent").split()[0])

    def choose(self, name, value):
        self.browser.run(f"find('{name}').value = '{value}'; find('{name}').dispatchEvent(new Event('change'))")

    def search(self, text):
        self.browser.press("/")
        self.browser.type(text)

    def test_the_gallery_has_every_language_and_draws_its_strings(self):
        self.open("PAGE_GALLERY")
        languages = self.value("data.languages.map(language => language[0])")
        self.assertEqual(len(languages), 27)
        for language in languages:
            self.choose("language", language)
            self.assertGreater(self.shown(), 80, language)
            self.assertGreater(self.value("document.querySelectorAll('.entry svg path').length"), 100, language)
        # Nothing is drawn as a box: each glyph has a shape.
        self.assertEqual(self.value("data.strings.filter(string => string.glyphs.length === 0 && string.text.trim()).length"), 0)

    def test_search_finds_words_glosses_places_and_scripts(self):
        self.open("PAGE_GALLERY")
        everything = self.shown()
        for text, least in [("no rain expected", 20), ("dailyFullHeader", 27), ("降水なし", 1), ("ต่ำ", 1), ("वर्षा", 1), ("gefuhlt", 1)]:
            self.search(text)
            self.assertTrue(least <= self.shown() < everything, f"{text}: {self.shown()}")
            self.browser.press("Escape")
            self.assertEqual(self.shown(), everything)
            self.browser.press("Escape")
        self.search("nothing is like this")
        self.assertEqual(self.shown(), 0)
        self.assertFalse(self.value("find('none').hidden"))
        self.browser.run("find('reset').click()")
        self.assertEqual(self.shown(), everything)

    def test_filters_narrow_and_add_up(self):
        self.open("PAGE_GALLERY")
        everything = self.shown()
        self.choose("language", "de")
        german = self.shown()
        self.choose("state", "needs_review")
        to_review = self.shown()
        self.assertTrue(0 < to_review < german < everything)
        self.assertEqual(set(self.value("shown.map(entry => entry.facts.state + entry.language)")), {"needs_reviewde"})
        self.choose("state", "")
        self.choose("place", "pressure description")
        self.assertTrue(0 < self.shown() < german)
        self.browser.run("find('reset').click()")
        self.choose("verdict", "accepted")
        self.assertEqual(set(self.value("shown.map(entry => entry.verdict)")), {"accepted"})
        self.browser.run("find('reset').click()")
        self.choose("clock", "24")
        self.assertTrue(0 < self.shown() < everything)
        self.browser.run("find('reset').click(); document.querySelector('[data-color=amber]').click()")
        self.assertEqual(set(self.value("shown.map(entry => entry.color)")), {"amber"})

    def test_the_list_grows_as_it_is_read(self):
        self.open("PAGE_GALLERY")
        first = self.value("document.querySelectorAll('.entry').length")
        self.browser.run("scrollTo(0, document.body.scrollHeight)")
        self.browser.run("new Promise(done => setTimeout(done, 500))")
        self.assertGreater(self.value("document.querySelectorAll('.entry').length"), first)

    def test_keys(self):
        self.open("PAGE_GALLERY")
        for key in "jjk":
            self.browser.press(key)
        self.assertEqual(self.value("document.querySelector('.entry.current').id"), self.value("'e' + shown[0].index"))
        self.browser.press("a")
        self.assertEqual(self.value("Object.values(marks).map(mark => mark.mark)"), ["approve"])
        self.browser.press("r")
        self.assertEqual(self.value("Object.values(marks)[0].speaker"), True)
        self.browser.press("a")
        self.browser.press("r")
        self.assertEqual(self.value("Object.keys(marks).length"), 0)
        self.browser.press("?")
        self.assertTrue(self.value("find('help').open"))
        self.browser.press("Escape")
        self.browser.run("find('help').close()")
        # Letters in a field are letters.
        self.browser.press("/")
        self.browser.press("a")
        self.assertEqual(self.value("find('search').value"), "a")
        self.assertEqual(self.value("Object.keys(marks).length"), 0)

    def test_both_widths_and_both_schemes(self):
        backgrounds = set()
        for page in ("PAGE_GALLERY", "PAGE_CHANGE"):
            for width in (390, 1280):
                for scheme in ("light", "dark"):
                    self.open(page, width, scheme)
                    self.browser.run("document.querySelectorAll('details').forEach(details => { details.open = true; })")
                    self.browser.run("new Promise(done => setTimeout(done, 200))")
                    # Nothing is wider than the screen.
                    self.assertLessEqual(self.value("document.documentElement.scrollWidth"), width, f"{page} {width}")
                    backgrounds.add(self.value("getComputedStyle(document.body).backgroundColor"))
                    if "PAGE_PICTURES" in os.environ:
                        name = f"{page.removeprefix('PAGE_').lower()}-{width}-{scheme}.png"
                        self.browser.picture(pathlib.Path(os.environ["PAGE_PICTURES"]) / name)
        self.assertEqual(len(backgrounds), 2)

    def test_it_opens_without_a_network(self):
        # A change is looked at by many, the whole of what there is by who keeps it.
        for page, most in (("PAGE_GALLERY", 8_000_000), ("PAGE_CHANGE", 5_000_000)):
            self.open(page)
            self.assertEqual(self.value("performance.getEntriesByType('resource').length"), 0)
            self.assertLess(pathlib.Path(os.environ[page]).stat().st_size, most)

    def test_a_change_is_found_with_all_that_stands_beside_it(self):
        self.open("PAGE_CHANGE")
        self.search("kein niederschlag erwartet")
        self.assertEqual(self.shown(), 1)
        self.browser.run("document.querySelectorAll('details').forEach(details => { details.open = true; })")
        self.browser.run("new Promise(done => setTimeout(done, 200))")
        text = self.value("document.querySelector('.entry').innerText")
        for part in [
            "precipitation.none", "before", "167.2 of 142.0 points", "over", "after", "125.1 of 142.0 points", "No rain expected",
            "literally", "said aloud", "Regen, 0 Millimeter, Kein Regen erwartet", "sources", "PrecipitationLine",
            "In the other 26 languages", "降水なし", "after at 375 points", "0 other languages",
        ]:
            self.assertIn(part, text)
        self.assertEqual(self.value("document.querySelectorAll('.others > div').length"), 26)
        # The red ones come first: an hour that is wider than its rail.
        self.browser.run("find('reset').click()")
        self.assertEqual(self.value("[shown[0].language, shown[0].name, shown[0].color]"), ["ja", "widgetHour", "red"])
        self.assertTrue(self.value("shown.some(entry => entry.name === 'minutelyTime' && entry.language === 'de')"))
        colors = self.value("shown.map(entry => entry.color)")
        self.assertEqual(colors, sorted(colors, key=["red", "amber", "green"].index))

    def test_a_mark_goes_the_whole_round(self):
        self.open("PAGE_GALLERY")
        self.browser.run("find('search').value = 'precipitation.none'; find('language').value = 'de'; refresh()")
        number = self.value("shown.findIndex(entry => entry.name === 'precipitation.none')")
        for _ in range(number + 1):
            self.browser.press("j")
        self.browser.press("w")
        for name, text in (("text", "Trocken"), ("gloss", "dry")):
            self.browser.run(f"document.querySelector('.current [data-field={name}]').focus()")
            self.browser.type(text)
        self.browser.press("Escape")
        self.browser.press("r")
        # A second one that is too wide is refused with its reason.
        self.browser.run("find('search').value = 'card.wind'; refresh(); choose(shown[0].index)")
        self.browser.press("w")
        for name, text in (("text", "Durchschnittliche Windgeschwindigkeit"), ("gloss", "mean wind speed"), ("sources", "PUBLIC")):
            self.browser.run(f"document.querySelector('.current [data-field={name}]').focus()")
            self.browser.type(text)
        self.browser.press("Escape")
        self.assertEqual(self.value("find('save').textContent"), "Save 2 marks")
        self.browser.press("s")
        saved = self.browser.downloads / "marks.json"
        for _ in range(50):
            if saved.exists():
                break
            time.sleep(0.1)
            self.browser.run("1")
        document = json.loads(saved.read_text("utf-8"))
        self.assertEqual(document["format"], marks.FORMAT)
        with tempfile.TemporaryDirectory() as folder:
            tree = copy_of_the_tree(folder)
            run = subprocess.run(
                [sys.executable, str(tree / "scripts/page/review.py"), "--hwfmt", os.environ["HWFMT"], "--apply", str(saved)],
                capture_output=True, encoding="utf-8")
            self.assertRegex(run.stderr, r"^refused: card.wind in de: too wide: .*\nreview: 1 refused\n$")
            self.assertIn("1 of 2 marks are taken", run.stdout)
            difference = git(tree, "diff")
            self.assertIn("+precipitation.none\tde\tdry\tREADER\t", difference)
            self.assertIn('"Trocken"', difference)
        saved.unlink()

    def test_marks_stay_and_are_read_back(self):
        self.open("PAGE_GALLERY")
        self.browser.run("choose(shown[0].index)")
        self.browser.press("q")
        self.browser.type("Is this said?")
        kept = self.value("JSON.stringify(marksFile())")
        self.browser.open(os.environ["PAGE_GALLERY"])
        self.assertEqual(self.value("JSON.stringify(marksFile())"), kept)
        self.browser.run("localStorage.clear(); marks = {}; refresh()")
        self.browser.run(f"open(new File([{json.dumps(kept)}], 'marks.json'))")
        self.assertEqual(self.value("JSON.stringify(marksFile())"), kept)
        self.browser.run("open(new File(['{}'], 'x.json'))")
        self.assertIn("no file of marks", self.value("find('subtitle').textContent"))


if __name__ == "__main__":
    unittest.main()
