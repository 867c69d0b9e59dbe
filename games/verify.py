"""Check the file of a finished game: that its deal is the one that was announced. One file, nothing to install.

    python games/verify.py table.json [what was posted when the table opened] [what was posted at the deal]

Without what was posted it can only tell whether a file agrees with itself: compare then what it prints with the posts.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import pathlib
import sys
from typing import Any

SEED_BYTES, SECRET_BYTES = 16, 32
SEED_TAG, TERMS_TAG = b"alibi-deal-1", b"alibi-terms-1"
MOVES, TERMS, WORDS = ("moves",), ("game", "version", "seats", "options"), ("words",)


class Wrong(Exception):
    """The file is not as it must be; says why."""


def commitment(secret: bytes) -> str:
    """Return the hash that the bot posts before the first player sits down."""
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, words: list[str]) -> bytes:
    """Return the seed that follows from the bot's secret and the words, in the order of the seats."""
    return hmac.new(secret, _joined(SEED_TAG, words), hashlib.sha256).digest()[:SEED_BYTES]


def terms(committed: str, game: str, version: int, options: dict[str, str], words: list[tuple[str, bool]]) -> str:
    """Return the hash that the bot posts at the deal: it binds the words and their origin, the game, its version and its options."""
    said = [part for word, drawn in words for part in ("drawn" if drawn else "said", word)]
    chosen = [part for pair in sorted(options.items()) for part in pair]
    parts = [committed, game, str(version), str(len(words)), *said, *chosen]
    return hashlib.sha256(_joined(TERMS_TAG, parts)).hexdigest()


def _joined(message: bytes, parts: list[str]) -> bytes:
    for part in parts:
        written = part.encode()
        message += len(written).to_bytes(4, "big") + written
    return message


def check(text: str, posted: str | None = None, dealt: str | None = None) -> str:
    """Return the bot's first announcement of the game of a file, if the given posts fit (`dealt`: that at the deal). Raises Wrong."""
    return next(iter(announced(text, *(each for each in (posted, dealt) if each is not None))))


def announced(text: str, *posted: str) -> dict[str, str]:
    """Return the bot's announcements of the game of a file, and when each was posted, if all given posts fit. Raises Wrong."""
    try:
        whole = json.loads(text)
        drawn = bytes.fromhex(whole["seed"])
        if len(drawn) != SEED_BYTES or hashlib.sha256(drawn).hexdigest() != whole["seed_sha256"]:
            raise Wrong("the seed does not have the hash that the file gives for it")
        match whole["format"]:
            case "alibi-table-1":
                found = {whole["seed_sha256"]: "at the deal"}
            case "alibi-table-2":
                found = _of_deal(whole, whole["deal"], drawn)
            case _:
                raise Wrong("this is no file of a game that this program knows")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Wrong("this is no intact file of a game") from None
    for each in posted:
        if _plain(each) not in found:
            raise Wrong(f"this game belongs to another announcement: {', '.join(found)}")
    return found


def unbound(text: str, *posted: str) -> tuple[str, ...]:
    """Return the parts of a file that none of the given posts binds: they may have been changed. Raises Wrong."""
    given, found = {_plain(each) for each in posted}, list(announced(text, *posted))
    if len(found) == 1:
        return (*TERMS, *MOVES) if given else ("seed", *TERMS, *MOVES)
    if found[1] in given:
        return MOVES
    return (*WORDS, *TERMS, *MOVES) if given else ("secret", *WORDS, *TERMS, *MOVES)


def _of_deal(whole: Any, deal: Any, drawn: bytes) -> dict[str, str]:
    secret, version = bytes.fromhex(deal["secret"]), int(whole["version"])
    words = [(str(row["word"]), bool(row["drawn"])) for row in deal["words"]]
    options = {str(key): str(value) for key, value in whole["options"].items()}
    if commitment(secret) != deal["commitment"]:
        raise Wrong("the secret is not the one that was announced")
    if seed(secret, [word for word, _ in words]) != drawn:
        raise Wrong("the seed does not follow from the secret and the words")
    rows = [{"word": word, "drawn": was_drawn} for word, was_drawn in words]
    exact = {"version": 1, "commitment": commitment(secret), "secret": secret.hex(), "words": rows}
    bound = {"game": str(whole["game"]), "version": version, "seats": len(words), "options": options, "deal": exact}
    if len(secret) != SECRET_BYTES or _spelt({each: whole[each] for each in bound}) != _spelt(bound):
        raise Wrong("the deal is not described as it must be")
    posted = terms(commitment(secret), str(whole["game"]), version, options, words)
    return {commitment(secret): "when the table opened", posted: "at the deal"}


def _spelt(part: object) -> str:
    return json.dumps(part, sort_keys=True)  # tells true from 1


def _plain(posted: str) -> str:
    return posted.strip().strip("`").lower()


def _say(line: str) -> None:
    coding = sys.stdout.encoding or "ascii"  # that of a terminal, which may lack the letters of a word
    sys.stdout.write(line.encode(coding, "backslashreplace").decode(coding) + "\n")


def main(arguments: list[str]) -> int:
    """Check the file that the command line names; return the exit code."""
    if not 1 <= len(arguments) <= 3:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    file, *posted = arguments
    try:
        text = pathlib.Path(file).read_text(encoding="utf-8")
        found, loose = announced(text, *posted), unbound(text, *posted)
    except (Wrong, OSError, UnicodeDecodeError) as wrong:
        sys.stderr.write(f"NOT FAIR, or not whole: {wrong}\n")
        return 1
    _say("The file agrees with itself, and with what was given of the posts.")
    for value, when in found.items():
        is_given = value in map(_plain, posted)
        _say(f"Posted {when}: {value} ({'compared' if is_given else 'NOT compared'})")
    _say(f"NOT BOUND by what was compared, so look at the posts of the game: {', '.join(loose)}")
    for n, each in enumerate(json.loads(text)["deal"]["words"] if len(found) > 1 else (), 1):
        _say(f"Word of seat {n}: {each['word']!r}{', drawn' if each['drawn'] else ''}")
    if len(found) > 1 and "words" in loose:
        _say("Older releases posted no second value at the deal: compare these words with the post there.")
    _say(f"To replay the game to its end: python -m games.console replay {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
