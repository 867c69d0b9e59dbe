"""Drafts: the inputs of refused forms, kept so that the way back leads to the form as it was left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from cachetools import LRUCache

from bot.tables.ids import UserId
from bot.telling.message import Button, PrivateMessage
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal

KEPT: Final = 256
"""Drafts that are kept at once, in memory alone: after a restart, a form begins anew."""

MISTYPED: Final = frozenset(
    {
        "away-backwards",
        "away-too-long",
        "night-far",
        "night-past",
        "night-zone",
        "no-such-day",
        "no-such-moment",
        "no-such-time",
        "no-such-zone",
        "no-such-zone-near",
        "quiet-too-long",
    }
)
"""The refusals that something else in the same form makes good."""


class Drafts:
    """The inputs of forms that were refused, each until its form is opened again."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[UserId, str], Mapping[str, str]] = LRUCache(KEPT)

    def lead_back(self, visit: Visit, opens: Button, given: Given) -> None:
        """Let a form that is refused for its inputs lead back to them. `opens`: the button that opens it."""
        otherwise = visit.reply.leading_on

        async def back(refusal: Refusal, message: PrivateMessage) -> PrivateMessage:
            if refusal.key not in MISTYPED:
                return await otherwise(refusal, message)
            self._kept[visit.person.user, opens.id] = {name: given.first(name) for name in given.inputs}
            return replace(message, rows=((opens,),))

        visit.reply.leading_on = back

    def take(self, visit: Visit, opens: str) -> Mapping[str, str]:
        """Return the visitor's inputs of the refused form that a button of this id opens; none, where it was not refused."""
        return self._kept.pop((visit.person.user, opens), {})
