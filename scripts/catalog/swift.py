"""The Swift files that are made of a catalog: a switch over the words for each language, and one over the languages."""

from rules import placeholders

HEAD = "// Made from Words.xcstrings by scripts/words. Edit the catalog, never this file.\n"
WIDTH = 120


def files(catalog):
    """The text of each file by its name."""
    made = {
        f"{catalog.enum}+Text.swift": text_by_language(catalog),
        f"{catalog.enum}+Placeholders.swift": placeholder_counts(catalog),
    }
    for tag, name in catalog.languages.items():
        made[f"{catalog.enum}+{tag}.swift"] = words(catalog, tag, name)
    return {name: HEAD + text for name, text in made.items()}


def note_files(catalog):
    """The same of what reviewers read beside each word: its state, its literal English, and who writes it so."""
    declaration = "func note(in language: Language) -> WordNote"
    arms = [f".{name}: {member(name, 'note')}" for name in catalog.languages.values()]
    imports = "package import WeatherForecast\npackage import WeatherFormat\n\n"
    comment = "The word's state, its literal English and its sources in a language."
    made = {f"{catalog.enum}+Note.swift": imports + switch(catalog.enum, f"package {declaration}", "language", arms, comment)}
    for tag, name in catalog.languages.items():
        made[f"{catalog.enum}+Note+{tag}.swift"] = "import WeatherForecast\n\n" + notes(catalog, tag, name)
    # The formatter would break a long source over lines.
    return {name: f"// swift-format-ignore-file\n{HEAD}{text}" for name, text in made.items()}


def notes(catalog, tag, name):
    rows = {row["key"]: row for row in catalog.sources if row["language"] == tag}
    arms = []
    for key, case in catalog.cases.items():
        state = {"translated": ".translated", "needs_review": ".needsReview"}[catalog.unit(key, tag)["state"]]
        row = rows[key]
        arms.append(f".{case}: WordNote({state}, {literal(row['gloss'])}, {literal(row['sources'])})")
    return switch(catalog.enum, f"var {member(name, 'note')}: WordNote", "self", arms, width=None)


def text_by_language(catalog):
    arms = [f".{name}: {member(name)}" for name in catalog.languages.values()]
    comment = "The word in a language; of a template, the template."
    declaration = "package func text(in language: Language) -> String"
    return "package import WeatherFormat\n\n" + switch(catalog.enum, declaration, "language", arms, comment)


def placeholder_counts(catalog):
    arms = [f".{name}: {placeholders(catalog.value(key, 'en'))}" for key, name in catalog.cases.items()]
    comment = "How many values the word has a place for; 0 where it is no template."
    return switch(catalog.enum, "public var placeholders: Int", "self", arms, comment)


def words(catalog, tag, name):
    """One language's words, each with its literal English where it says something else."""
    glosses = {row["key"]: row["gloss"] for row in catalog.sources if row["language"] == tag}
    arms = []
    for key, case in catalog.cases.items():
        value = catalog.value(key, tag)
        gloss = f"  // {glosses[key]}" if glosses[key] != value else ""
        arms.append(f".{case}: {literal(value)}{gloss}")
    return switch(catalog.enum, f"var {member(name)}: String", "self", arms)


def switch(enum, declaration, subject, arms, comment=None, width=WIDTH):
    lines = [f"extension {enum} {{"]
    if comment:
        lines.append(f"    /// {comment}")
    lines += [f"    {declaration} {{", f"        switch {subject} {{"]
    for arm in arms:
        line = f"        case {arm}"
        # What is too long stands under its case, as swift-format would set it.
        name, _, value = arm.partition(": ")
        lines += [line] if width is None or len(line) <= width else [f"        case {name}:", f"            {value}"]
    return "\n".join([*lines, "        }", "    }", "}"]) + "\n"


def member(language, what="text"):
    """The property that holds a language's words: textZhHans."""
    return what + language[0].upper() + language[1:]


def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
