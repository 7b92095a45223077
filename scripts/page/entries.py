"""Makes the entries of the page: of a change, one for each word and language, or place and language; of the gallery, one
for each place and each word of each language."""

import re

from edits import refilled

SEVERITY = {"red": 0, "amber": 1, "green": 2}


class Pictures:
    """The strings to draw, each once; measured all at once when the entries are made."""

    def __init__(self):
        self.numbers = {}

    def of(self, language, place, text):
        """The number of a string in its place; None for one that is not there."""
        if text is None:
            return None
        return self.numbers.setdefault((language, place, visible(text)), len(self.numbers))

    def measured(self, widths):
        rows = widths.measured(list(self.numbers), "--outlines")
        return rows[:len(self.numbers)], [row["path"] for row in rows[len(self.numbers):]]


def visible(text):
    """What goldens escape, as it is drawn."""
    return text.replace("\\u{A0}", "\u00a0").replace("\\u{202F}", "\u202f")


def voiced(place, voice):
    """A place as hwfmt knows it in a voice: budgets of the native one may be others."""
    return f"native {place}" if voice == "native" else place


def voice_of(golden):
    return "native" if "native" in golden else "house"


class Maker:
    def __init__(self, goldens, words, widths, screens, intents, pictures):
        self.goldens, self.words, self.widths, self.screens = goldens, words, widths, screens
        self.intents, self.pictures = set(intents), pictures
        self.languages = goldens.languages
        self.places = {tag: {row[0] for row in goldens.width_rows(tag)} for tag in self.languages}
        self.by_text, self.sentences, self.widest = {}, {}, {}

    def place_of(self, cell, text):
        """Where a string of a golden is drawn; `text` where that is no place with a budget."""
        if cell.row in self.intents or cell.row in self.places.get(cell.language, ()):
            return cell.row
        if "pressure_line/" in cell.golden:
            return "pressure description" if cell.column == "card" else "row"
        if cell.language not in self.by_text:
            rows = self.widths.every([cell.language])[cell.language] if cell.language else []
            self.by_text[cell.language] = {row["text"]: row["place"] for row in reversed(rows)}
        return self.by_text[cell.language].get(text, "text")

    # A change

    def of_changes(self, changes):
        changed = self.words.changed()
        groups = {(language, key): [] for key, language in changed}
        for change in changes:
            key = self.words.of(change, changed)
            name = key or (change.row if change.row in self.intents else f"{change.golden.split('/')[0]}: {change.row}")
            groups.setdefault((change.language, name), []).append(change)
        entries = []
        for (language, name), cells in groups.items():
            is_word = (name, language) in changed
            entries.append(self.word_entry(name, language, cells) if is_word else self.cell_entry(name, language, cells))
        return entries

    def word_entry(self, key, language, cells):
        old, new = self.words.old.value(key, language), self.words.now.value(key, language)
        lines = self.lines(key, language, new, old)
        pairs = [self.pair(language, place, before, after) for place, before, after in lines]
        entry = self.word_facts(key, language)
        view = self.screens.showing(language, [line[2] for line in lines])
        spoken = next(filter(None, (self.screens.spoken(language, line[2]) for line in lines)), None)
        said = [cell.after for cell in cells if cell.row.startswith("spoken ") and cell.after]
        entry |= {
            "name": key, "kind": "word", "seen": new, "pairs": pairs, "cells": self.listed(cells),
            "spoken": spoken or (said[0] if said else None),
            "screen": self.screen(language, view, dict((after, before) for _, before, after in lines)) if view else None,
            "typed": self.words.typed_tests(old), "sameGloss": entry["facts"]["oldGloss"] is None,
            "otherLanguages": sum(1 for word, tag in self.words.changed() if word == key and tag != language)}
        return entry

    def cell_entry(self, name, language, cells):
        pairs, seen = [], set()
        for cell in cells:
            place = self.place_of(cell, cell.after or cell.before)
            if (place, cell.before, cell.after) not in seen:
                seen.add((place, cell.before, cell.after))
                pairs.append(self.pair(language or "en", place, cell.before, cell.after, cell.column, voice_of(cell.golden)))
        english, others = self.elsewhere(cells[0])
        return {
            "language": language, "name": name, "kind": "place", "pairs": pairs[:12], "more": max(0, len(pairs) - 12),
            "cells": self.listed(cells), "english": english, "others": others, "seen": cells[0].after or "",
            "typed": sorted({tuple(test) for cell in cells[:6] if cell.before for test in self.words.typed_tests(cell.before)})}

    def elsewhere(self, change):
        """The same cell of the other languages' goldens."""
        tail = change.golden.split("__")
        english, others = None, []
        for tag in self.languages:
            golden = f"{tail[0]}__{tag}.snap.txt"
            if len(tail) < 2 or golden not in self.goldens.files or tag == change.language:
                continue
            for cell in self.goldens.cells(golden):
                if (cell.row, cell.column) == (change.row, change.column):
                    others.append([tag, cell.text, None])
                    english = cell.text if tag == "en" else english
                    break
        return english, others

    def listed(self, cells):
        return [[cell.golden, cell.row, cell.column, cell.before, cell.after] for cell in cells]

    def pair(self, language, place, before, after, label=None, voice="house"):
        drawn = voiced(place, voice)
        return {
            "place": place, "label": label, "before": self.pictures.of(language, drawn, before),
            "after": self.pictures.of(language, drawn, after)}

    def lines(self, key, language, new, old=None):
        """In each place that shows the word its widest line, and the line that stood there before."""
        found = {}
        parts = re.split(r"%(?:[1-9]\$)?@", new.replace("%%", "%"))
        whole = self.whole_words(language)
        for row in self.shapes(language):
            # Most lines have nothing of it, and one that is another word from end to end is that one's.
            if not all(part in row["text"] for part in parts) or whole.get(row["text"], key) != key:
                continue
            before = refilled(new, old if old is not None else new, row["text"])
            if before is not None and row["points"] > found.get(row["place"], (0,))[0]:
                found[row["place"]] = (row["points"], before, row["text"])
        lines = [(place, before, after) for place, (_, before, after) in found.items()]
        return lines or [("text", None if old is None else old.replace("%@", "…"), new.replace("%@", "…"))]

    def shapes(self, language):
        """The lines of the cards, of those that differ in digits alone the widest."""
        if language not in self.widest:
            found = {}
            for row in self.widths.every([language])[language]:
                shape = row["place"], re.sub(r"\d", "0", row["text"])
                if shape not in found or row["points"] > found[shape]["points"]:
                    found[shape] = row
            self.widest[language] = list(found.values())
        return self.widest[language]

    def whole_words(self, language):
        """Sentences of the catalog by their text: several words may be a part of one."""
        if language not in self.sentences:
            catalog = self.words.now
            texts = {key: catalog.value(key, language) for key in catalog.cases}
            self.sentences[language] = {text: key for key, text in texts.items() if list(texts.values()).count(text) == 1}
        return self.sentences[language]

    def word_facts(self, key, language):
        facts = self.words.facts(key, language)
        problems = [line for line in self.words.problems if line.startswith(f"{key} in {language}")]
        return {"language": language, "facts": facts, "problems": problems}

    # The whole screen

    def screen(self, language, view, before):
        """The cards of a forecast, as strings to draw: those of now, and those of before where they differ."""
        cards = []
        for card in view["cards"]:
            drawn = {"kind": card["kind"]}
            for part, slot in (("title", "title"), ("value", "value"), ("line", "description")):
                text = card.get(part)
                place = f"{card['kind']} {slot}"
                if slot == "value":
                    place = next((name for name in self.places[language] if name.startswith(f"{card['kind']} subtitle")), "text")
                elif place not in self.places[language]:
                    place = "text"
                drawn[part] = self.pictures.of(language, place, text)
                if text in before and before[text] is not None:
                    drawn[part + "Before"] = self.pictures.of(language, place, before[text])
            cards.append(drawn)
        return cards

    # The gallery

    def gallery(self):
        entries = []
        for language in self.languages:
            entries += self.places_of(language)
            entries += [self.gallery_word(key, language) for key in self.words.now.cases]
        return entries

    def places_of(self, language):
        """Each place once for each voice and region that a golden has."""
        groups, order = {}, []
        for golden in self.goldens.files:
            tag, variant = self.goldens.names(golden)
            if tag != language or golden.startswith(("width_report/", "cldr_conformance/", "unit_matrix/cldr")):
                continue
            voice = voice_of(golden)
            region = " ".join(part for part in variant.split() if part not in ("native", "house"))
            for cell in self.goldens.cells(golden):
                is_line = "pressure_line/" in golden
                if cell.row not in self.intents and not is_line:
                    continue
                place = self.place_of(cell, cell.text)
                group = (place, voice, region)
                groups.setdefault(group, []).append((cell, self.clock(cell)))
        for voice in ("house", "native"):
            for place, _, text in self.goldens.width_rows(language, voice):
                if place not in self.intents:
                    groups.setdefault((place, voice, ""), []).append((text, None))
        for (place, voice, region), cells in groups.items():
            pairs, seen = [], {}
            for cell, clock in cells:
                text = cell if isinstance(cell, str) else cell.text
                if text not in seen:
                    seen[text] = {"place": place, "after": self.pictures.of(language, voiced(place, voice), text), "clocks": [], "samples": []}
                    pairs.append(seen[text])
                for name, value in (("clocks", clock), ("samples", self.sample(cell))):
                    if value and value not in seen[text][name]:
                        seen[text][name].append(value)
            order.append({
                "language": language, "name": "pressure row" if place == "row" else place, "kind": "place", "pairs": pairs,
                "voice": voice, "region": region, "seen": ""})
        return order

    @staticmethod
    def sample(cell):
        """What a string is an example of: `morning 24` is the morning, and the strings of a probe are the widest."""
        if isinstance(cell, str) or "width_probe/" in cell.golden:
            return "widest"
        if "pressure_line/" in cell.golden:
            return cell.row
        words = [word for word in cell.column.split() if not word.isdigit()]
        return " ".join(words)

    @staticmethod
    def clock(cell):
        """`morning 24` and `24` are the 24-hour clock."""
        last = cell.column.split()[-1]
        return last if last in ("12", "24") else None

    def gallery_word(self, key, language):
        text = self.words.now.value(key, language)
        pairs = [self.pair(language, place, None, after) for place, _, after in self.lines(key, language, text)]
        return self.word_facts(key, language) | {
            "name": key, "kind": "word", "seen": text, "pairs": pairs[:3], "voice": "house", "region": ""}


def judge(entry, strings):
    """The colour of an entry, and its checks, each with what it found."""
    checks = []
    worst = "ok"
    for pair in entry["pairs"]:
        if pair["after"] is None:
            continue
        row = strings[pair["after"]]
        if row["verdict"] == "over" and "accepted" not in row:
            worst = "over"
            width = f"{row['points']:.1f} of {row['budget']:.1f} points" if "budget" in row else "more characters than it holds"
            checks.append(["bad", f"width over: {width} in {row['place']}"])
        elif row["verdict"] == "over":
            worst = "accepted" if worst in ("ok", "margin") else worst
            checks.append(["note", f"width accepted: {row['accepted']}"])
        elif row["verdict"] == "margin" and worst == "ok":
            worst = "margin"
    if worst == "ok":
        checks.append(["good", "width fits"])
    elif worst == "margin":
        checks.append(["note", "width in the margin: over 95% of the budget"])
    if entry["kind"] == "word":
        if entry["problems"]:
            checks += [["bad", problem] for problem in entry["problems"]]
        else:
            checks.append(["good", "catalog complete"])
        if entry["facts"]["state"] == "needs_review":
            checks.append(["note", "needs review: no official source, and no two that agree"])
        if "sameGloss" in entry and entry["sameGloss"]:
            checks.append(["note", "the literal English and the sources are still those of the old text"])
    for test, fails in entry.get("typed", [])[:6]:
        checks.append(["bad", f"typed test fails: {test}"] if fails else ["note", f"typed test has the old text: {test}"])
    entry["checks"] = [check for index, check in enumerate(checks) if check not in checks[:index]]
    entry["verdict"] = worst
    kinds = [kind for kind, _ in checks]
    entry["color"] = "red" if "bad" in kinds else "amber" if "note" in kinds else "green"
    return SEVERITY[entry["color"]]
