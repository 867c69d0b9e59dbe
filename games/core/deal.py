"""A deal that nobody can choose: its seed follows from a secret that the bot has bound itself to, and from the players' words.

The bot posts the hash of its secret before anybody sits down, so it cannot choose the secret to suit the words; the players do
not know the secret, so they cannot choose their words to suit it. At the deal it posts the hash of the terms, so that no word can
be changed afterwards. `docs/fair-deal.md` has test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from games.core.chance import SEED_BYTES

VERSION = 2
"""Deals of version 1 follow from the words themselves, later ones from their hashes: there a word can be erased, and the file still checked."""
SECRET_BYTES = 32
_HEX = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Word:
    """The word of a seat for the deal. `is_drawn`: the bot drew it at the start, since the seat had added none."""

    text: str
    is_drawn: bool = False

    @property
    def is_erased(self) -> bool:
        """Whether only the hash of the word is left."""
        digest = self.text.removeprefix("@")  # no word that a player gives holds an @
        return len(self.text) == 65 and len(digest) == 64 and _HEX.issuperset(digest)

    @property
    def digest(self) -> str:
        """The SHA-256 of the word, in hexadecimal."""
        return self.text[1:] if self.is_erased else hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def erased(self) -> Word:
        """The word with its hash in place of its text."""
        return replace(self, text=f"@{self.digest}")


@dataclass(frozen=True, slots=True)
class SeedSources:
    """The sources of a seed: the bot's secret and the words, in the order of the seats."""

    secret: bytes = field(repr=False)
    words: tuple[Word, ...] = field(repr=False)
    version: int = VERSION

    @classmethod
    def behind(cls, seed: bytes, secret: bytes, words: tuple[Word, ...]) -> SeedSources:
        """Return the deal of the version from which a seed follows; of the first where it follows from none."""
        deal = cls(secret, words)
        return deal if deal.seed == seed else replace(deal, version=1)

    @property
    def commitment(self) -> str:
        """The hash that is posted before the first player sits down."""
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """The seed of the game."""
        return seed(self.secret, self.words, self.version)

    @property
    def is_provable(self) -> bool:
        """Whether seed and terms can be worked out: of version 1, only while no word is erased."""
        return self.version > 1 or not any(word.is_erased for word in self.words)

    def fits(self, seed: bytes) -> bool:
        """Whether nothing says that a seed does not follow from this deal."""
        return self.seed == seed or not self.is_provable


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, words: Sequence[Word], version: int = VERSION) -> bytes:
    """Return the first bytes of HMAC-SHA256 with the secret as its key, over the tag and each word behind its length.

    A length has four bytes, the highest first, so that no other words make the same message. From version 2 on, the hash of
    a word stands for it.
    """
    return hmac.digest(secret, _joined("deal", version, _parts(words, version)), "sha256")[:SEED_BYTES]


def terms(deal: SeedSources, game: str, version: int, options: Mapping[str, str]) -> str:
    """Return the SHA-256 of all that a deal follows from but the secret, of which it holds the commitment; in hexadecimal.

    The number of words stands before them, and the options, in the order of their keys, after them.
    """
    written = zip(deal.words, _parts(deal.words, deal.version), strict=True)
    said = [part for word, text in written for part in ("drawn" if word.is_drawn else "said", text)]
    chosen = [part for pair in sorted(options.items()) for part in pair]
    parts = [deal.commitment, game, str(version), str(len(deal.words)), *said, *chosen]
    return hashlib.sha256(_joined("terms", deal.version, parts)).hexdigest()


def _parts(words: Sequence[Word], version: int) -> list[str]:
    return [word.text if version == 1 else word.digest for word in words]


def _joined(tag: str, version: int, parts: Sequence[str]) -> bytes:
    message = bytearray(f"alibi-{tag}-{version}".encode())
    for part in parts:
        written = part.encode()
        message += len(written).to_bytes(4, "big") + written
    return bytes(message)
