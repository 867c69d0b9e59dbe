"""Remembered values: read from the store once, and again after a change."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """Values read from the store, as many as there is room for.

    One that is being read at a change may be the older one: it is not kept, whichever it belongs to.
    """

    def __init__(self, most: int) -> None:
        """`most`: 0 where other processes write the same database, and nothing may be kept."""
        self._values: LRUCache[K, V] = LRUCache(most)
        self.changes = 0

    def get(self, key: K) -> V | None:
        """Return a value that is remembered."""
        return self._values.get(key)

    def keep(self, key: K, value: V, *, changes: int) -> None:
        """Remember a value, unless something has changed; `changes`: their number when its reading began."""
        if self._values.maxsize and changes == self.changes:
            self._values[key] = value

    def drop(self, key: K) -> None:
        """Forget a value that changes: call it once the change is stored, or may be."""
        self.changes += 1
        self._values.pop(key, None)

    def clear(self) -> None:
        """Forget all values."""
        self.changes += 1
        self._values.clear()
