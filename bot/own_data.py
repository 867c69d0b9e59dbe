"""One's own data: everything that is kept about a person, wherever a room keeps it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.tables.records import UserId
from bot.tables.stores import PeopleStore


class OwnData:
    """Gives and erases all that is kept about a person: by the tables, and by each room that has rows of its own."""

    def __init__(self, store: PeopleStore) -> None:
        self._store = store
        self._kept: dict[str, Callable[[UserId], Awaitable[Mapping[str, Any]]]] = {}
        self._forgetting: list[Callable[[UserId], Awaitable[None]]] = []

    def add(
        self,
        name: str,
        kept_of: Callable[[UserId], Awaitable[Mapping[str, Any]]],
        forget: Callable[[UserId], Awaitable[None]],
    ) -> None:
        """Let a room be asked too."""
        self._kept[name] = kept_of
        self._forgetting.append(forget)

    async def kept_of(self, user: UserId) -> dict[str, Any]:
        """Return everything, as plain values; of a room that keeps nothing its name is left out. Raises CannotOpen."""
        rooms = {name: await kept_of(user) for name, kept_of in self._kept.items()}
        return await self._store.kept_of(user) | {name: dict(kept) for name, kept in rooms.items() if kept}

    async def erase(self, user: UserId) -> None:
        """Erase everything. May be done again where the process died in between."""
        for forget in self._forgetting:
            await forget(user)
        await self._store.erase(user)
