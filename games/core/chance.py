"""Chance: the only source of luck, derived from a table's seed and the number of the step.

Nothing is stored and nothing is global: the same (seed, step) always gives the same draws, on every machine and Python.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import chain, count
from struct import Struct
from typing import TypeVar, final

T = TypeVar("T")

SEED_BYTES = 16
_BLOCK = Struct(">8Q")
_WORDS = 2**64
_PURPOSE = b"alibi.chance"


@final
class Chance:
    """A stream of draws for one step: keyed BLAKE2b over (step, counter), with rejection sampling."""

    __slots__ = ("_seed", "_step", "_words")

    def __init__(self, seed: bytes, step: int) -> None:
        self._seed = seed
        self._step = step
        self._words: Iterator[int] | None = None  # most steps draw nothing

    def __repr__(self) -> str:
        return f"Chance(step={self._step})"  # never the seed

    def below(self, n: int) -> int:
        """Return a whole number in 0..n-1, each equally likely."""
        if n < 1:
            raise ValueError("nothing to draw from")
        words = self._words or self._begin()
        sure = _WORDS - n  # whatever is less is below the limit: hardly any word needs it worked out
        while (word := next(words)) >= sure and word >= _WORDS - _WORDS % n:
            pass
        return word % n

    def _begin(self) -> Iterator[int]:
        """Begin the stream. Its words are taken out of whole blocks without a call for each."""
        self._words = words = chain.from_iterable(_blocks(self._seed, self._step))
        return words

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


def _blocks(seed: bytes, step: int) -> Iterator[tuple[int, ...]]:
    """Yield 64-bit words without end, eight at a time: keyed BLAKE2b over (step, counter)."""
    if len(seed) != SEED_BYTES:
        raise ValueError("a seed has 16 bytes")
    place = step.to_bytes(8, "big")
    for counter in count():
        block = blake2b(place + counter.to_bytes(8, "big"), key=seed, person=_PURPOSE).digest()
        yield _BLOCK.unpack(block)
