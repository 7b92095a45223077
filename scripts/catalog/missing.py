"""Adds an empty row for each word that a catalog lacks, so that only texts and sources are left to write."""

import json

from catalog import NOT_RECORDED


def add(folder, catalog):
    """Writes the catalog and its table of sources again, in their order; what is there stays as it is."""
    strings = catalog.document["strings"]
    for key in catalog.cases:
        localizations = strings.setdefault(key, {"comment": "", "localizations": {}})["localizations"]
        for language in catalog.languages:
            localizations.setdefault(language, {"stringUnit": {"state": "needs_review", "value": ""}})
        strings[key]["localizations"] = dict(sorted(localizations.items()))
    catalog.document["strings"] = dict(sorted(strings.items()))
    # As Xcode lays it out.
    text = json.dumps(catalog.document, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"
    (folder / "Words.xcstrings").write_text(text, "utf-8")
    rows = {(row["key"], row["language"]): row for row in catalog.sources}
    columns = ["key", "language", "gloss", "sources", "note"]
    lines = ["\t".join(columns)]
    for key in sorted(catalog.cases):
        for language in catalog.languages:
            empty = {"key": key, "language": language, "gloss": "", "sources": NOT_RECORDED, "note": ""}
            row = rows.get((key, language), empty)
            lines.append("\t".join(row[column] for column in columns))
    (folder / "Words.sources.tsv").write_text("\n".join(lines) + "\n", "utf-8")
