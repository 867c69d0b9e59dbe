"""A deal that nobody can choose: its seed follows from a secret that the bot has bound itself to, and from the players' words.

The bot posts the hash of its secret before anybody sits down, so it cannot choose the secret to suit the words; the players do
not know the secret, so they cannot choose their words to suit it. `docs/fair-deal.md` has test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field

from games.core.chance import SEED_BYTES

VERSION = 1
SECRET_BYTES = 32
_TAG = b"alibi-deal-1"


@dataclass(frozen=True, slots=True)
class Word:
    """What a seat has added to the deal; `is_drawn` where nobody there did, and the bot drew one at the start."""

    text: str
    is_drawn: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """What a seed follows from: the bot's secret and the words, in the order of the seats."""

    secret: bytes = field(repr=False)
    words: tuple[Word, ...] = field(repr=False)

    @property
    def commitment(self) -> str:
        """What is posted before anybody sits down."""
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
    message = bytearray(_TAG)
    for word in words:
        written = word.encode()
        message += len(written).to_bytes(4, "big") + written
    return hmac.digest(secret, bytes(message), "sha256")[:SEED_BYTES]
