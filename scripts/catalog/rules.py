"""What a catalog must be. Each rule answers with what is wrong, a line each, that says what would be right."""

import re
import unicodedata

from catalog import Source

STATES = ["translated", "needs_review"]
# A place for a value, a percent sign, or a stray one.
PERCENT = re.compile(r"%(?:([1-9])\$)?@|%%|%")
# What Unicode calls the letters of a language, in the first word of their names; all others are written in Latin.
SCRIPTS = {
    "el": ["GREEK"],
    "hi": ["DEVANAGARI"],
    # The iteration mark 々 is called ideographic.
    "ja": ["CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"],
    "ko": ["HANGUL"],
    "ru": ["CYRILLIC"],
    "th": ["THAI"],
    "uk": ["CYRILLIC"],
    "zh-Hans": ["CJK"],
    "zh-Hant": ["CJK"],
}
# Latin in every language.
UNTRANSLATED = re.compile(r"(?<![A-Za-z])UV(?![A-Za-z])")
# Letters that are easily taken for the language's own: Romanian's ș and ț have a comma, not a cedilla.
# Keys of one kind, of which two may not have one text: a reader could not tell them apart.
KINDS = ["condition.", "moon.", "uv.", "beaufort."]
FOREIGN_LETTERS = {"ro": "şŞţŢ", "ru": "іІїЇєЄґҐ", "uk": "ёЁъЪыЫэЭ"}


def problems(catalog):
    found = problems_of_document(catalog)
    for key in catalog.cases:
        if not catalog.row(key):
            continue
        for language in catalog.languages:
            found += [f"{key} in {language}: {problem}" for problem in problems_of_word(catalog, key, language)]
    return found + (problems_of_order(catalog) or problems_of_sources(catalog) + problems_of_kinds(catalog))


def problems_of_document(catalog):
    found = []
    for name, right in (("sourceLanguage", "en"), ("version", "1.0")):
        if catalog.document[name] != right:
            found.append(f"{name} {catalog.document[name]!r}: expected {right!r}")
    for key in catalog.document["strings"]:
        if key not in catalog.cases:
            found.append(f"{key}: expected a case of {catalog.enum} with this raw value")
    for key in catalog.cases:
        if not catalog.row(key):
            found.append(f"{key}: no row in Words.xcstrings: expected one for each case of {catalog.enum}")
            continue
        if not catalog.row(key).get("comment", "").strip():
            found.append(f"{key}: no comment: expected what the word is for and where it is shown")
        for language, localization in catalog.row(key)["localizations"].items():
            if language not in catalog.languages:
                found.append(f"{key}: unknown language {language!r}: expected a tag of Language")
            if list(localization) != ["stringUnit"]:
                found.append(f"{key} in {language}: {', '.join(localization)}: expected one stringUnit, no variations")
    return found


def problems_of_word(catalog, key, language):
    value, state = catalog.value(key, language), catalog.unit(key, language).get("state")
    if not value.strip():
        return ["no text: expected one in every language"]
    found = problems_of_text(value) + problems_of_letters(value, language)
    if state not in STATES:
        found.append(f"state {state!r}: expected {' or '.join(STATES)}")
    count, english = placeholders(value), placeholders(catalog.value(key, "en"))
    if count is None:
        found.append(f"{value!r} is no template: expected %@ for each value, or %1$@, %2$@ …, and %% for the sign")
    elif count != english:
        found.append(f"{value!r} takes {count} values: expected {english}, as in English")
    elif count == 0 and "%" in value:
        found.append(f"{value!r} has a percent sign: expected one in a template only")
    return found


def problems_of_text(text):
    """What nobody would see, and what only a careless keystroke makes."""
    found = []
    if text != unicodedata.normalize("NFC", text):
        found.append(f"{text!r} is not in NFC: expected composed characters")
    if text != text.strip() or "  " in text:
        found.append(f"{text!r} has a space too many: expected single ones, and none at the ends")
    for character in text:
        if character != " " and unicodedata.category(character)[0] in "CZ":
            found.append(f"{text!r} holds U+{ord(character):04X}: expected what can be seen, and plain spaces")
    return found


def problems_of_letters(text, language):
    own = SCRIPTS.get(language, ["LATIN"])
    letters = [c for c in UNTRANSLATED.sub("", text) if unicodedata.category(c)[0] == "L"]
    foreign = [c for c in letters if unicodedata.name(c).split()[0] not in own]
    foreign += [c for c in letters if c in FOREIGN_LETTERS.get(language, "")]
    return [f"{text!r} holds {unicodedata.name(c)}: expected letters of the language" for c in foreign]


def placeholders(text):
    """How many values a text has places for; None where it is no good template."""
    places = [match for match in PERCENT.finditer(text) if match.group() != "%%"]
    if any(match.group() == "%" for match in places):
        return None
    positions = [match.group(1) for match in places if match.group(1)]
    if positions and sorted(positions) != [str(number + 1) for number in range(len(places))]:
        return None
    return len(places)


def problems_of_order(catalog):
    expected = [(key, language) for key in sorted(catalog.cases) for language in catalog.languages]
    listed = [(row["key"], row["language"]) for row in catalog.sources]
    found = []
    for key, language in sorted(set(expected) - set(listed)):
        found.append(f"{key} in {language}: no row in Words.sources.tsv: expected one for each word")
    for key, language in sorted(set(listed) - set(expected)):
        found.append(f"{key} in {language}: a row in Words.sources.tsv: expected a word of the catalog")
    if not found and listed != expected:
        found.append("Words.sources.tsv is out of order: expected each word once, by key, then as Language has them")
    return found


def problems_of_sources(catalog):
    found = []
    used = set()
    for row in catalog.sources:
        word = f"{row['key']} in {row['language']}"
        if not row["gloss"]:
            found.append(f"{word}: no gloss: expected the word in literal English")
        for field in ("gloss", "sources", "note"):
            found += [f"{word}: {field} {problem}" for problem in problems_of_text(row[field])]
        sources = Source.all(row["sources"])
        used |= {source.code for source in sources}
        unknown = [source.code for source in sources if source.code not in catalog.codes]
        if unknown:
            found.append(f"{word}: unknown source {unknown[0]!r}: expected a code of Words.codes.tsv")
            continue
        if any(is_wider(source, catalog) for source in sources):
            found += [f"{word}: {problem}" for problem in problems_of_wider(catalog, row, sources)]
            continue
        state, right = catalog.unit(row["key"], row["language"]).get("state"), state_by(sources, catalog.codes)
        if state in STATES and state != right:
            found.append(f"{word}: state {state!r}: expected {right!r} by its sources ({row['sources']})")
    for code in sorted(set(catalog.codes) - used):
        found.append(f"{code} in Words.codes.tsv: expected a word that it is the source of")
    return found


def is_wider(source, catalog):
    """Whether a word is a wider class's, for want of one of its own: `WIDER condition.sleet`."""
    return catalog.codes.get(source.code, {}).get("kind") == "wider"


def problems_of_wider(catalog, row, sources):
    """A word that gives way to a wider class's has its text and its state, and no source but that."""
    wider, language = sources[0].name, row["language"]
    if len(sources) > 1 or wider not in catalog.cases or wider == row["key"]:
        return [f"gives way to {row['sources']!r}: expected another word of the catalog, and no other source"]
    if catalog.unit(row["key"], language) != catalog.unit(wider, language):
        return [f"gives way to {wider}: expected its text and its state, {catalog.value(wider, language)!r}"]
    return []


def problems_of_kinds(catalog):
    """No word of a language is another class's, unless it gives way to it."""
    found = []
    givers = {(row["key"], row["language"]) for row in catalog.sources
              if any(is_wider(source, catalog) for source in Source.all(row["sources"]))}
    for language in catalog.languages:
        for kind in KINDS:
            seen = {}
            for key in catalog.cases:
                if not key.startswith(kind) or (key, language) in givers:
                    continue
                text = catalog.value(key, language).casefold()
                if text in seen:
                    found.append(f"{key} in {language}: the word of {seen[text]}: expected another, or WIDER {seen[text]}")
                seen.setdefault(text, key)
    return found


def state_by(sources, codes):
    """Translated is what an official source writes, or two of different publishers; the rest needs review."""
    agreeing = set()
    for index, source in enumerate(sources):
        # One that has another text does not agree.
        if source.text:
            continue
        if codes[source.code]["kind"] == "official":
            return "translated"
        publisher = codes[source.code]["publisher"]
        # Without a publisher each is another one: a page by its name, a program of one person has none.
        agreeing.add(publisher if publisher != "-" else (source.code, source.name or index))
    return "translated" if len(agreeing) > 1 else "needs_review"
