"""Chance: the only source of luck, derived from a table's seed and the number of the step.

Nothing is stored and nothing is global: the same (seed, step) always gives the same draws, on every machine and Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar, final

T = TypeVar("T")

SEED_BYTES = 16
_WORD_BYTES = 8
_WORDS = 2 ** (8 * _WORD_BYTES)
_PURPOSE = b"alibi.chance"


@final
class Chance:
    """A stream of draws for one step: keyed BLAKE2b over (step, counter), with rejection sampling."""

    __slots__ = ("_block", "_counter", "_seed", "_step", "_used")

    def __init__(self, seed: bytes, step: int) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError("a seed has 16 bytes")
        self._seed = seed
        self._step = step
        self._counter = 0
        self._block = b""
        self._used = 0

    def __repr__(self) -> str:
        return f"Chance(step={self._step})"  # never the seed

    def below(self, n: int) -> int:
        """Return a whole number in 0..n-1, each equally likely."""
        if n < 1:
            raise ValueError("nothing to draw from")
        limit = _WORDS - _WORDS % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items. Never pass a set: its order differs between processes."""
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[int]) -> int:
        """Return an index, drawn in proportion to whole-number weights."""
        ticket = self.below(sum(weights))
        for i, weight in enumerate(weights):
            if ticket < weight:
                return i
            ticket -= weight
        raise AssertionError

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)

    def _word(self) -> int:
        if self._used == len(self._block):
            place = self._step.to_bytes(8, "big") + self._counter.to_bytes(8, "big")
            self._block = blake2b(place, key=self._seed, person=_PURPOSE).digest()
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + _WORD_BYTES], "big")
        self._used += _WORD_BYTES
        return word
