"""What a person sets for all their tables, on Discord: by `/me` and by the buttons of its answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from bot.messages.controls import Mine, Own
from bot.messages.personal import Personal
from bot.tables.ports import PeopleStore
from bot.ui.visits import Visit


@dataclass(frozen=True, slots=True)
class MeHandler:
    """What belongs to one person and to no table."""

    _people: PeopleStore
    _personal: Personal

    async def settings(self, visit: Visit, *, wants_mail: bool | None = None) -> None:
        """Show what somebody has set, after changing what is given."""
        user = visit.person.user
        if wants_mail is None:
            person = await self._people.person(user)
        else:
            person = await self._people.change_person(user, lambda now: replace(now, wants_mail=wants_mail))
        await visit.reply.in_place(self._personal.settings(visit.reader, person))

    async def press(self, visit: Visit, control: Own) -> None:
        """Do what a button of a personal screen stands for."""
        match control.what:
            case Mine.MAIL:
                await self.settings(visit, wants_mail=control.number > 0)
            case _:
                assert_never(control.what)
