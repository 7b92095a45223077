"""The marks that the page saves: read with care, since people edit them, and turned into changes of the catalog."""

import json

from edits import Edit

FORMAT = "weatherformat-marks/1"
READER = "READER"
KINDS = ("approve", "ask", "better")
TEXTS = ("key", "language", "mark", "seen", "text", "gloss", "sources", "question")


class BadMarks(Exception):
    """Why a file cannot be read at all."""


def read(path):
    """The marks of a file, each a dictionary of texts and whether a speaker read the word."""
    try:
        document = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadMarks(f"cannot read {str(path)!r} ({error.strerror}): expected a file that the page saved") from None
    except (ValueError, RecursionError) as error:
        raise BadMarks(f"{path} is no JSON ({error}): expected a file that the page saved") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        found = document.get("format") if isinstance(document, dict) else type(document).__name__
        raise BadMarks(f"{path} has the format {found!r}: expected {FORMAT!r}")
    found = document.get("marks")
    if not isinstance(found, list):
        raise BadMarks(f"{path} has no list of marks: expected \"marks\"")
    for number, mark in enumerate(found, 1):
        check(mark, f"{path}: mark {number}")
    return found


def check(mark, where):
    if not isinstance(mark, dict):
        raise BadMarks(f"{where} is {mark!r}: expected an object")
    unknown = sorted(set(mark) - set(TEXTS) - {"speaker"})
    if unknown:
        raise BadMarks(f"{where} has {unknown[0]!r}: expected only {', '.join(TEXTS)} and speaker")
    for name in TEXTS:
        if not isinstance(mark.get(name, ""), str):
            raise BadMarks(f"{where} has {name} {mark[name]!r}: expected a text")
    if not isinstance(mark.get("speaker", False), bool):
        raise BadMarks(f"{where} has speaker {mark['speaker']!r}: expected true or false")
    for name in ("key", "language", "mark", "seen"):
        if name not in mark:
            raise BadMarks(f"{where} has no {name}: expected one")
    if mark["mark"] not in KINDS:
        raise BadMarks(f"{where} is {mark['mark']!r}: expected one of {', '.join(KINDS)}")


def edits(marks, catalog):
    """The changes that marks ask for, and those that ask for nothing a catalog can hold, with the reason."""
    found, refused = [], []
    for mark in marks:
        key, language = mark["key"], mark["language"]
        sources = next((row["sources"] for row in catalog.sources if (row["key"], row["language"]) == (key, language)), "")
        match mark["mark"]:
            case "approve" if key not in catalog.cases:
                # A pattern or a symbol that stays as it is: nothing stands in the catalog.
                continue
            case "approve":
                found.append(Edit(key, language, mark["seen"], sources=read_by_speaker(sources) if mark.get("speaker") else None))
            case "ask":
                question = " ".join(mark.get("question", "").split())
                if not question:
                    refused.append((key, language, "no question: expected what is asked"))
                    continue
                found.append(Edit(key, language, mark["seen"], note=f"asked: {question}"))
            case "better":
                given = "; ".join(part for part in (mark.get("sources", "").strip(), READER if mark.get("speaker") else "") if part)
                found.append(Edit(
                    key, language, mark["seen"], text=mark.get("text", ""), gloss=mark.get("gloss", "").strip(), sources=given))
    return found, refused


def read_by_speaker(sources):
    """The sources with a reader of the language among them."""
    listed = [] if sources == "not recorded" else sources.split("; ")
    return "; ".join(listed if READER in listed else [READER, *listed])
