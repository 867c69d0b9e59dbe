"""Check the file of a finished game: that its deal is the one that was announced before it. One file, nothing to install.

    python games/verify.py table.json [what was posted]

Compare what it prints with what the bot posted when the table opened (or, for a table of the first format, at the deal).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import pathlib
import sys

SEED_BYTES, SECRET_BYTES = 16, 32
TAG = b"alibi-deal-1"


class Wrong(Exception):
    """The file does not hold what it must; says why."""


def commitment(secret: bytes) -> str:
    """Return what the bot posts before anybody sits down."""
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, words: list[str]) -> bytes:
    """Return the seed that follows from the bot's secret and the words, in the order of the seats."""
    message = TAG
    for word in words:
        written = word.encode()
        message += len(written).to_bytes(4, "big") + written
    return hmac.new(secret, message, hashlib.sha256).digest()[:SEED_BYTES]


def check(text: str, posted: str | None = None) -> str:
    """Return the commitment that a file fits. Raises Wrong."""
    try:
        whole = json.loads(text)
        drawn = bytes.fromhex(whole["seed"])
        if len(drawn) != SEED_BYTES or hashlib.sha256(drawn).hexdigest() != whole["seed_sha256"]:
            raise Wrong("the seed does not have the hash that the file gives for it")
        match whole["format"]:
            case "alibi-table-1":
                announced = str(whole["seed_sha256"])
            case "alibi-table-2":
                announced = _check_deal(whole["deal"], drawn, whole["seats"])
            case _:
                raise Wrong("this is no file of a game that this program knows")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Wrong("this is no intact file of a game") from None
    if posted is not None and posted.strip().strip("`").lower() != announced:
        raise Wrong(f"this game belongs to another announcement: {announced}")
    return announced


def _check_deal(deal: dict[str, object], drawn: bytes, seats: int) -> str:
    secret, words = bytes.fromhex(str(deal["secret"])), deal["words"]
    if deal["version"] != 1 or len(secret) != SECRET_BYTES or not isinstance(words, list) or len(words) != seats:
        raise Wrong("the deal is not described as it must be")
    if commitment(secret) != deal["commitment"]:
        raise Wrong("the secret is not the one that was announced")
    if seed(secret, [str(word["word"]) for word in words]) != drawn:
        raise Wrong("the seed does not follow from the secret and the words")
    return str(deal["commitment"])


def main(arguments: list[str]) -> int:
    """Check the file that the command line names; return the exit code."""
    if not 1 <= len(arguments) <= 2:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        announced = check(pathlib.Path(arguments[0]).read_text(encoding="utf-8"), *arguments[1:])
    except (Wrong, OSError, UnicodeDecodeError) as wrong:
        sys.stderr.write(f"NOT FAIR, or not whole: {wrong}\n")
        return 1
    sys.stdout.write(f"The deal follows from what was announced: {announced}\n")
    sys.stdout.write(f"To replay the game to its end: python -m games.console replay {arguments[0]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
