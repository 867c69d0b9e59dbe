"""Check the file of a finished game: that its deal is the one that was announced. One file, nothing to install.

    python games/verify.py table.json [OPENING] [DEAL] [--word WORD | --drawn WORD]... [--seats NUMBER]

OPENING is the value that was posted when the table opened, in full or as far as the panel of the lobby shows it, DEAL the one at the
deal and again at the end. The words of players were posted at the deal, those that the bot drew by older releases only, for DEAL
binds them: give all in the order of the seats, as `--drawn -` one that was not posted. Without what was posted it can only tell
whether a file agrees with itself: compare then what it prints with the posts.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import pathlib
import sys
from typing import Any

SEED_BYTES, SECRET_BYTES = 16, 32
MOVES, TERMS, WORDS, DRAWN = ("moves",), ("game", "version", "seats", "options"), ("words",), ("drawn words",)
PARTS = {"alibi-table-1": {"format", "seed", "seed_sha256", *TERMS, *MOVES}}
PARTS["alibi-table-2"] = {*PARTS["alibi-table-1"], "deal"}
UNPOSTED = "-"
OPENED, DEALT, ON_PANEL = "when the table opened", "at the deal, and at the end", 32
Said = list[tuple[str, bool]]


class Wrong(Exception):
    """The file is not as it must be; says why."""


def commitment(secret: bytes) -> str:
    """Return the hash that the bot posts before the first player sits down."""
    return hashlib.sha256(secret).hexdigest()


def digest(word: str) -> str:
    """Return the hash of a word. An erased word is an @ and its hash."""
    return word[1:] if is_erased(word) else hashlib.sha256(word.encode()).hexdigest()


def is_erased(word: str) -> bool:
    """Whether only the hash of a word is left: no word that a player gives holds an @."""
    return len(word) == 65 and word[0] == "@" and not set(word[1:]) - set("0123456789abcdef")


def seed(secret: bytes, words: list[str], deal: int = 2) -> bytes:
    """Return the seed that follows from the bot's secret and the words, in the order of the seats. `deal`: its version."""
    parts = words if deal == 1 else [digest(word) for word in words]
    return hmac.new(secret, _joined(f"alibi-deal-{deal}", parts), hashlib.sha256).digest()[:SEED_BYTES]


def terms(committed: str, game: str, version: int, options: dict[str, str], words: Said, deal: int = 2) -> str:
    """Return the hash that the bot posts at the deal: it binds the words and their origin, the game, its version and its options."""
    said = [
        part for word, drawn in words for part in ("drawn" if drawn else "said", word if deal == 1 else digest(word))
    ]
    chosen = [part for pair in sorted(options.items()) for part in pair]
    parts = [committed, game, str(version), str(len(words)), *said, *chosen]
    return hashlib.sha256(_joined(f"alibi-terms-{deal}", parts)).hexdigest()


def _joined(tag: str, parts: list[str]) -> bytes:
    message = tag.encode()
    for part in parts:
        written = part.encode()
        message += len(written).to_bytes(4, "big") + written
    return message


def check(text: str, posted: str | None = None, dealt: str | None = None, seats: int | None = None) -> str:
    """Return the bot's first announcement of the game of a file, if the given posts fit (`dealt`: that at the deal). Raises Wrong."""
    return next(iter(announced(text, *(each for each in (posted, dealt) if each is not None), seats=seats)))


def announced(text: str, *posted: str, words: Said | None = None, seats: int | None = None) -> dict[str, str]:
    """Return the bot's announcements of the game of a file, and when each was posted, if all that is given fits. Raises Wrong."""
    try:
        whole = json.loads(text, object_pairs_hook=_once)
        drawn = bytes.fromhex(whole["seed"])
        if len(drawn) != SEED_BYTES or hashlib.sha256(drawn).hexdigest() != whole["seed_sha256"]:
            raise Wrong("the seed does not have the hash that the file gives for it")
        if whole["format"] not in PARTS:
            raise Wrong("this is no file of a game that this program knows")
        if set(whole) != PARTS[whole["format"]] or not _is_spelt(whole, drawn):
            raise Wrong("the file is not written as the bot writes it")
        match whole["format"]:
            case "alibi-table-1":
                found, kept = {whole["seed_sha256"]: "at the deal"}, None
                _check_movers(whole, seats)
            case _:
                found, kept = _of_deal(whole, whole["deal"], drawn)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        raise Wrong("this is no intact file of a game") from None
    if seats is not None and seats != whole["seats"]:
        raise Wrong(f"this game had {whole['seats']} seats")
    for each in posted:
        if _meant(each, found) not in found:
            if kept is not None and len(found) == 1:
                raise Wrong("a word of this old deal is erased: only OPENING can be compared, and it is another")
            raise Wrong(f"this game belongs to another announcement: {', '.join(found)}")
    if words is not None and not _are_same(words, kept or []):
        raise Wrong("these are not the words of this deal, or not all were given or drawn as you say")
    return found


def unbound(text: str, *posted: str, words: Said | None = None, seats: int | None = None) -> tuple[str, ...]:
    """Return the parts of a file that nothing given binds: they may have been changed. Raises Wrong."""
    found = announced(text, *posted, words=words, seats=seats)
    given = {_meant(each, found) for each in posted}
    is_dealt = "deal" in json.loads(text)
    bound = {*(("words", "seats") if words else ()), *(("seats",) if seats else ())}
    drawn = DRAWN if words and any(_is_unposted(*each) for each in words) else ()
    if is_dealt:
        lost = () if len(found) > 1 else ("seed",)  # a word of an old deal is erased
        loose = MOVES if DEALT in (found.get(each) for each in given) else (*lost, *WORDS, *drawn, *TERMS, *MOVES)
    else:
        loose = (*TERMS, *MOVES)
    hidden = () if given else ("secret",) if is_dealt else ("seed",)
    return (*hidden, *(each for each in loose if each not in bound))


def _once(parts: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the parts of an object, each there once: of two, whoever looks at the file reads the first. Raises ValueError."""
    if len({name for name, _ in parts}) != len(parts):
        raise ValueError
    return dict(parts)


def _check_movers(whole: Any, seats: int | None) -> None:
    """Refuse moves of seats that there are not, and seats without moves, unless their number was given. Nothing else binds it here."""
    number, movers = whole["seats"], {row["seat"] for row in whole["moves"]}
    if number < 1 or not all(type(each) is int and 0 <= each < number for each in movers):
        raise Wrong("a seat moves that the game does not have")
    if len(movers) < number and seats is None:
        raise Wrong(
            f"not all of its {number} seats move: if it ended so early, give the number of players, as --seats {number}"
        )


def _is_spelt(whole: Any, drawn: bytes) -> bool:
    """Whether the parts that any file has are of the kind that they must be, and the seed is written in one way only."""
    plain = {"game": str, "version": int, "seats": int, "options": dict, "moves": list, "seed_sha256": str}
    return whole["seed"] == drawn.hex() and all(type(whole[part]) is kind for part, kind in plain.items())


def _of_deal(whole: Any, deal: Any, drawn: bytes) -> tuple[dict[str, str], Said]:
    secret, version, way = bytes.fromhex(deal["secret"]), int(whole["version"]), int(deal["version"])
    words = [(str(row["word"]), bool(row["drawn"])) for row in deal["words"]]
    options = {str(key): str(value) for key, value in whole["options"].items()}
    is_lost = way == 1 and any(is_erased(word) for word, _ in words)
    if commitment(secret) != deal["commitment"]:
        raise Wrong("the secret is not the one that was announced")
    if not is_lost and seed(secret, [word for word, _ in words], way) != drawn:
        raise Wrong("the seed does not follow from the secret and the words")
    rows = [{"word": word, "drawn": was_drawn} for word, was_drawn in words]
    exact = {"version": way, "commitment": commitment(secret), "secret": secret.hex(), "words": rows}
    bound = {"game": str(whole["game"]), "version": version, "seats": len(words), "options": options, "deal": exact}
    is_described = way in (1, 2) and len(secret) == SECRET_BYTES
    if not is_described or _spelt({each: whole[each] for each in bound}) != _spelt(bound):
        raise Wrong("the deal is not described as it must be")
    found = {commitment(secret): OPENED}
    if not is_lost:
        found[terms(commitment(secret), str(whole["game"]), version, options, words, way)] = DEALT
    return found, words


def _is_unposted(word: str, drawn: bool) -> bool:
    return drawn and word == UNPOSTED


def _are_same(given: Said, kept: Said) -> bool:
    """Whether the words are those of a deal, as far as they were posted, and drawn as they are said to be."""
    return len(given) == len(kept) and all(
        was_drawn == drawn and (_is_unposted(word, drawn) or digest(word) == digest(dealt))
        for (word, drawn), (dealt, was_drawn) in zip(given, kept, strict=True)
    )


def _spelt(part: object) -> str:
    return json.dumps(part, sort_keys=True)  # tells true from 1


def _meant(posted: str, found: dict[str, str]) -> str:
    """Return the announcement that a posted value is: the panel of a lobby shows the first digits of its own."""
    plain = posted.strip().strip("`").lower()
    openings = (value for value, when in found.items() if when == OPENED and len(plain) >= ON_PANEL)
    return next((value for value in openings if value.startswith(plain)), plain)


def _say(line: str) -> None:
    coding = sys.stdout.encoding or "ascii"  # that of a terminal, which may lack the letters of a word
    sys.stdout.write(line.encode(coding, "backslashreplace").decode(coding) + "\n")


def _asked(arguments: list[str]) -> tuple[list[str], Said, int | None]:
    """Return the file and the posted values of a command line, the words with their origin, and the number of seats. Raises ValueError."""
    plain: list[str] = []
    words: Said = []
    seats = None
    rest = iter(arguments)
    for each in rest:
        match each:
            case "--word" | "--drawn":
                words.append((next(rest, ""), each == "--drawn"))
            case "--seats":
                seats = int(next(rest, ""))
            case _:
                plain.append(each)
    if not 1 <= len(plain) <= 3:
        raise ValueError
    return plain, words, seats


def main(arguments: list[str]) -> int:
    """Check the file that the command line names; return the exit code."""
    if {"-h", "--help"} & set(arguments):
        _say(f"{__doc__}")
        return 0
    try:
        (file, *posted), words, seats = _asked(arguments)
    except ValueError:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        text = pathlib.Path(file).read_text(encoding="utf-8")
        found = announced(text, *posted, words=words or None, seats=seats)
        loose = unbound(text, *posted, words=words or None, seats=seats)
    except (Wrong, OSError, UnicodeError) as wrong:
        sys.stderr.write(f"NOT FAIR, or not whole: {wrong}\n")
        return 1
    _say("The file agrees with itself, and with what was given of the posts.")
    for value, when in found.items():
        is_given = value in {_meant(each, found) for each in posted}
        _say(f"Posted {when}: {value} ({'compared' if is_given else 'NOT compared'})")
    _say(f"NOT BOUND by what was compared, so look at the posts of the game: {', '.join(loose)}")
    whole = json.loads(text)
    for n, each in enumerate(whole["deal"]["words"] if "deal" in whole else (), 1):
        word = f"erased, its SHA-256 is {digest(each['word'])}" if is_erased(each["word"]) else repr(each["word"])
        where = (
            "Bound by the value at the deal, and posted there only by older releases"
            if each["drawn"]
            else "Posted at the deal"
        )
        _say(f"{where}, the word of seat {n}: {word}{', drawn' if each['drawn'] else ''}")
    if "words" in loose and whole["deal"]["version"] == 1:  # all later ones posted it
        _say("Older releases posted no second value at the deal: compare these words with the post there.")
    if "seed" in loose and "deal" in whole:
        _say("A word that an old release dealt with is erased, so nobody can work the seed out any more.")
    _say(
        f"To replay it to its end, with a release that plays version {whole['version']} of the rules of {whole['game']}:"
    )
    _say(f"python -m games.console replay {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
