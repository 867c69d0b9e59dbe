"""The words that a deal follows from. That of a player is one short line of plain letters, the same on every machine."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable
from typing import Final

from bot.tables.records import TableRecord
from games.core.contract import Refusal
from games.core.deal import SeedSources, Word
from games.core.seats import Seat

LONGEST: Final = 40
DRAWN_BYTES: Final = 4
_MARKS: Final = frozenset(
    "@<>`"
)  # signs that call people, name channels, or end the line of code in which a word is shown


def checked(text: str) -> str:
    """Return a word as it is kept. Raises Refusal."""
    word = unicodedata.normalize("NFC", text).strip()
    if len(word) > LONGEST:
        raise Refusal("word-too-long", n=LONGEST)
    if not word or any(_is_odd(each) for each in word):
        raise Refusal("word-malformed")
    return word


def sources_of(record: TableRecord, entropy: Callable[[int], bytes]) -> SeedSources | None:
    """Return the sources of a table's seed; None without a secret. Raises Refusal where the secret does not open."""
    if record.is_sealed:
        raise Refusal("sealed")
    if record.secret is None:
        return None
    secret = record.secret.open()
    if record.is_held:  # the same words at all tables that have the same secret
        return SeedSources(secret, tuple(_drawn(secret, seat.seat) for seat in record.seats))
    words = (seat.word or Word(entropy(DRAWN_BYTES).hex(), is_drawn=True) for seat in record.seats)
    return SeedSources(secret, tuple(words))


def _drawn(secret: bytes, seat: Seat) -> Word:
    """Return the word of a seat that is the same wherever the same deal is played; it does not give the secret away."""
    return Word(hashlib.blake2b(b"word %d" % seat, key=secret, digest_size=DRAWN_BYTES).hexdigest(), is_drawn=True)


def _is_odd(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter in _MARKS or kind[0] == "C" or (kind[0] == "Z" and letter != " ")
