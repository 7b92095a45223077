#!/usr/bin/env python3
"""Writes what the Swift library gives, through its tool, for the tests of all bindings: a string a line, tabs between.

matrix.py HWFMT >FILE

date      voice  clock  seconds  zone   tag    intent  text
unit      voice  style  form     value  unit   tag     text
duration  style  form   seconds  tag    text
ago       voice  seconds  tag    text
"""

import datetime
import json
import subprocess
import sys

ZONE = "Europe/Berlin"
# A summer's evening, a winter's midnight, a second before 1970, and a first of a month.
INSTANTS = (1786808340, 1769900400, -1, 1793487600)
VOICES = ("house", "native")
STYLES = ("compact", "native", "cldr")
# Zero and a tenth are left to the units that round; a negative number is for degrees alone.
VALUES = (0, 1, 5.25, 12, 1013.4)
REGIONS = "en-GB,es-MX,pt-PT,fr-CA,de-AT,zh-HK"


def main(hwfmt: str) -> None:
    units = subprocess.run([hwfmt, "list", "units"], check=True, capture_output=True, text=True).stdout.split()
    requests: list[tuple[list[str], dict[str, object]]] = []
    for seconds in INSTANTS:
        at = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        for voice in VOICES:
            for languages in ("all", REGIONS):
                for clock in ("12", "24"):
                    request = {
                        "verb": "render",
                        "lang": languages,
                        "intent": "all",
                        "clock": clock,
                        "tz": ZONE,
                        "at": at,
                    }
                    requests.append((["date", voice, clock, str(seconds), ZONE], request | {"voice": voice}))
    for unit in units:
        values = [*VALUES, -7.5] if unit in ("C", "F") else [value for value in VALUES if unit != "%" or value <= 100]
        for value in values:
            for style in STYLES:
                for width in ("short", "narrow", "long"):
                    request = {"verb": "unit", "operands": [str(value), unit], "lang": "all", "style": style}
                    requests.append((["unit", style, width, str(value), unit], request | {"width": width}))
    for seconds in (0, 59, 60, 7179, 90061):
        for style in STYLES:
            for width in ("short", "long"):
                request = {
                    "verb": "duration",
                    "operands": [str(seconds)],
                    "lang": "all",
                    "style": style,
                    "width": width,
                }
                requests.append((["duration", style, width, str(seconds)], request))
    for seconds in (0, 300, -172800, 86400):
        for voice in VOICES:
            request = {"verb": "ago", "operands": [str(seconds)], "lang": "all", "voice": voice}
            requests.append((["ago", voice, str(seconds)], request))

    lines = "".join(json.dumps(request | {"json": True}) + "\n" for _, request in requests)
    answers = subprocess.run([hwfmt, "batch"], input=lines, check=True, capture_output=True, text=True).stdout
    for (key, request), line in zip(requests, answers.splitlines(), strict=True):
        answer = json.loads(line)
        if "output" not in answer:
            sys.exit(f"matrix.py: {json.dumps(request)}: {answer}")
        for row in answer["output"]:
            if key[0] == "date":
                print(*key, row["language"], row["intent"], row["text"], sep="\t")
            elif key[0] == "unit":
                # The reader's voice does not matter where the style is named.
                for voice in VOICES:
                    print("unit", voice, *key[1:], row["language"], row["text"], sep="\t")
                if key[2] == "short":
                    print("unit", "house", key[1], "spoken", *key[3:], row["language"], row["spoken"], sep="\t")
            else:
                print(*key, row["language"], row["text"], sep="\t")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: matrix.py HWFMT >FILE")
    main(sys.argv[1])
