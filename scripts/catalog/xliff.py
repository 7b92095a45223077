"""A language's words as XLIFF 1.2, which translators' tools edit, and back."""

import xml.etree.ElementTree as xml

from edits import Edit

NAMESPACE = "urn:oasis:names:tc:xliff:document:1.2"
STATES = {"translated": "translated", "needs_review": "needs-review-translation"}
SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def written(catalog, language, original):
    """The file's bytes: English as the source, what each word is for, its literal English and its sources as notes."""
    xml.register_namespace("", NAMESPACE)
    root = xml.Element(f"{{{NAMESPACE}}}xliff", version="1.2")
    file = child(root, "file", {
        "original": original, "source-language": "en", "target-language": language, "datatype": "plaintext"})
    body = child(file, "body")
    rows = {row["key"]: row for row in catalog.sources if row["language"] == language}
    for key in catalog.cases:
        word = catalog.unit(key, language)
        approved = {True: "yes", False: "no"}[word["state"] == "translated"]
        unit = child(body, "trans-unit", {"id": key, "approved": approved, SPACE: "preserve"})
        child(unit, "source").text = catalog.value(key, "en")
        child(unit, "target", {"state": STATES[word["state"]]}).text = word["value"]
        notes = {"developer": catalog.row(key)["comment"], "gloss": rows[key]["gloss"], "sources": rows[key]["sources"],
                 "was": word["value"]}
        for author, text in notes.items():
            child(unit, "note", {"from": author}).text = text
    xml.indent(root)
    return xml.tostring(root, encoding="UTF-8", xml_declaration=True) + b"\n"


def child(parent, name, attributes={}):
    return xml.SubElement(parent, f"{{{NAMESPACE}}}{name}", attributes)


def edits(data, catalog):
    """What a file changes. Raises ValueError where it is not one of ours."""
    try:
        root = xml.fromstring(data)
    except xml.ParseError as error:
        raise ValueError(f"no XML ({error}): expected XLIFF 1.2") from None
    file = root.find(f"{{{NAMESPACE}}}file")
    if root.tag != f"{{{NAMESPACE}}}xliff" or root.get("version") != "1.2" or file is None:
        raise ValueError(f"{root.tag} {root.get('version')}: expected XLIFF 1.2 with one file")
    language = file.get("target-language")
    if language not in catalog.languages:
        raise ValueError(f"target-language {language!r}: expected one of {', '.join(catalog.languages)}")
    found = []
    rows = {row["key"]: row for row in catalog.sources if row["language"] == language}
    for unit in file.iter(f"{{{NAMESPACE}}}trans-unit"):
        key = unit.get("id")
        target = "".join(unit.find(f"{{{NAMESPACE}}}target").itertext()) if has_target(unit) else ""
        now = catalog.value(key, language)
        notes = {note.get("from"): note.text or "" for note in unit.iter(f"{{{NAMESPACE}}}note")}
        row = rows.get(key, {"gloss": "", "sources": ""})
        gloss, sources = notes.get("gloss") or row["gloss"], notes.get("sources") or row["sources"]
        if target and (target, gloss, sources) != (now, row["gloss"], row["sources"]):
            # What the translator was given: a word that has changed since then is not written over.
            found.append(Edit(key, language, notes.get("was", now), target if target != now else None, gloss, sources))
    return found


def has_target(unit):
    return unit.find(f"{{{NAMESPACE}}}target") is not None
