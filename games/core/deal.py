"""A deal that nobody can choose: its seed follows from a secret that the bot has bound itself to, and from the players' words.

The bot posts the hash of its secret before anybody sits down, so it cannot choose the secret to suit the words; the players do
not know the secret, so they cannot choose their words to suit it. At the deal it posts the hash of the terms, so that no word can
be changed afterwards. `docs/fair-deal.md` has test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.core.chance import SEED_BYTES

VERSION = 1
SECRET_BYTES = 32
_SEED_TAG, _TERMS_TAG = b"alibi-deal-1", b"alibi-terms-1"


@dataclass(frozen=True, slots=True)
class Word:
    """The word of a seat for the deal. `is_drawn`: the bot drew it at the start, since the seat had added none."""

    text: str
    is_drawn: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """The sources of a seed: the bot's secret and the words, in the order of the seats."""

    secret: bytes = field(repr=False)
    words: tuple[Word, ...] = field(repr=False)

    @property
    def commitment(self) -> str:
        """The hash that is posted before the first player sits down."""
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """The seed of the game."""
        return seed(self.secret, [word.text for word in self.words])


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the first bytes of HMAC-SHA256 with the secret as its key, over the tag and each word behind its length.

    A length has four bytes, the highest first, so that no other words make the same message.
    """
    return hmac.digest(secret, _joined(_SEED_TAG, words), "sha256")[:SEED_BYTES]


def terms(deal: Deal, game: str, version: int, options: Mapping[str, str]) -> str:
    """Return the SHA-256 of all that a deal follows from but the secret, of which it holds the commitment; in hexadecimal.

    The number of words stands before them, and the options, in the order of their keys, after them.
    """
    said = [part for word in deal.words for part in ("drawn" if word.is_drawn else "said", word.text)]
    chosen = [part for pair in sorted(options.items()) for part in pair]
    parts = [deal.commitment, game, str(version), str(len(deal.words)), *said, *chosen]
    return hashlib.sha256(_joined(_TERMS_TAG, parts)).hexdigest()


def _joined(tag: bytes, parts: Sequence[str]) -> bytes:
    message = bytearray(tag)
    for part in parts:
        written = part.encode()
        message += len(written).to_bytes(4, "big") + written
    return bytes(message)
