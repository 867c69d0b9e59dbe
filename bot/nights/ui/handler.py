"""Evenings on Discord: by `/night`, and by the buttons of their panel and of its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, assert_never

from bot.house import House
from bot.nights.messages.answers import NightAnswers
from bot.nights.messages.controls import Evening, NightEdit, NightForm, Nightly
from bot.nights.nights import EARLY, Nights
from bot.nights.records import NightId, NightRecord
from bot.nights.ui.planning import NightPlanning, typed_in
from bot.tables.ids import UserId
from bot.tables.limits import LimitedDeed
from bot.telling.message import PrivateMessage
from bot.telling.senders import NotAllowed, PortError
from bot.ui.reply import LeadingOn, Trouble
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal

GUESTS: Final = frozenset({Evening.COME, Evening.LEAVE, Evening.LIKES, Evening.HERE, Evening.AGAIN, Evening.REST})
"""The controls of a guest: each may change the panel, and call somebody from the waiting list."""


class NightHandler:
    """The commands and controls of an evening."""

    def __init__(self, house: House, nights: Nights, words: NightAnswers) -> None:
        self.planning = NightPlanning(house, nights, words)
        self._limits = house.ground.limits
        self._nights = nights
        self._venue = house.outside.venue
        self._words = words

    async def here(self, visit: Visit) -> None:
        """Say that the visitor is at the evening of this channel."""
        self._limits.count(LimitedDeed.GUEST, visit.person.user)
        await self._here(visit, await self._nights.at(visit.standing.places))

    async def split(self, visit: Visit, duplicate: str | None = None) -> None:
        """Make tables out of the free guests at the evening of this channel; `duplicate`: a game with the same deal at several."""
        await self._split(visit, await self._nights.at(visit.standing.places), duplicate)

    async def end(self, visit: Visit) -> None:
        """End the evening of this channel, after a question."""
        await self._end(visit, await self._nights.at(visit.standing.places), is_sure=False)

    async def press(self, visit: Visit, control: Nightly, given: Given) -> None:
        """Carry out a button, a list or a form of an evening."""
        if control.what is Evening.PLAN:
            await self.planning.plan(visit, *typed_in(given))
            return
        night = await self._night(visit, control.night)
        person = visit.person
        if control.what in GUESTS:
            self._limits.count(LimitedDeed.GUEST, person.user)
        match control.what:
            case Evening.COME:
                night = await self._nights.come(night, person.user, person.name, person.locale)
                await self._answer(visit, night)
            case Evening.LEAVE:
                await self._answer(visit, await self._nights.leave(night, person.user))
            case Evening.LIKES:
                if control.number:
                    night = await self._nights.like(night, person.user, person.name, person.locale, given.values)
                await self._answer(visit, night)
            case Evening.HERE | Evening.AGAIN:
                await self._here(visit, night)
            case Evening.REST:
                await self._answer(visit, await self._nights.rest(night, person.user))
            case Evening.SPLIT:
                await self._split(visit, night)
            case Evening.TWINS:
                if not control.number:
                    await self.planning.check_host(visit, night)
                    await visit.reply.privately(self._words.raced(night, visit.reader))
                else:
                    await self._split(visit, night, next(iter(given.values), ""))
            case Evening.END:
                await self._end(visit, night, is_sure=control.number > 0)
            case Evening.EDIT | Evening.MOVE | Evening.PLACES | Evening.COHOSTS | Evening.WEEKLY | Evening.TITLE:
                await self.planning.press(visit, night, control, given)
            case _:
                assert_never(control.what)

    async def _night(self, visit: Visit, night: int) -> NightRecord:
        """Return the evening of a control, and let refusals lead on from there. Raises Refusal."""
        visit.reply.leading_on = partial(self._leading_on, visit, visit.reply.leading_on)
        return await self._nights.get(NightId(night), visit.standing.places, visit.guild)

    async def _leading_on(
        self, visit: Visit, otherwise: LeadingOn, refusal: Refusal, message: PrivateMessage
    ) -> PrivateMessage:
        """Return a refused press with the visitor's choices at the evening that this channel has now."""
        night = await self._nights.stored.night_in(visit.standing.places)
        if night is None:
            return await otherwise(refusal, message)
        return replace(message, rows=(*message.rows, *self._screen(visit, night).rows))

    async def submit(self, visit: Visit, form: NightForm, given: Given) -> None:
        """Carry out a form: plan an evening, or move one."""
        if not form.night:
            self._leads_back(visit, Nightly(Evening.PLAN), given)
            await self.planning.plan(visit, *typed_in(given))
            return
        night = await self._night(visit, form.night)
        self._leads_back(visit, Nightly(Evening.MOVE, night.id), given)
        await self.planning.move(visit, night, *typed_in(given))

    async def submit_edit(self, visit: Visit, form: NightEdit, given: Given) -> None:
        """Carry out a form of the host: a title, or the time zone of a weekly evening."""
        night = await self._night(visit, form.night)
        self._leads_back(visit, Nightly(form.what, night.id, 1), given)
        await self.planning.filled(visit, night, form.what, given)

    def _leads_back(self, visit: Visit, opens: Nightly, given: Given) -> None:
        self.planning.drafts.lead_back(visit, self._words.opening(visit.reader, opens), given)

    async def _here(self, visit: Visit, night: NightRecord) -> None:
        person = visit.person
        await self._answer(visit, await self._nights.here(night, person.user, person.name, person.locale))

    async def _answer(self, visit: Visit, night: NightRecord) -> None:
        await visit.reply.in_place(self._screen(visit, night))

    def _screen(self, visit: Visit, night: NightRecord) -> PrivateMessage:
        is_early = self._nights.now() < night.starts_at - EARLY
        return self._words.guest(night, visit.person.user, visit.reader, is_early=is_early)

    async def _split(self, visit: Visit, night: NightRecord, duplicate: str | None = None) -> None:
        is_mod = await self.planning.check_host(visit, night)
        self._limits.count(LimitedDeed.ROUND, visit.person.user, server=night.guild)
        for user in await self._missing(night):
            night = await self._nights.leave(night, user)
        barred = frozenset[UserId]() if duplicate is None else await self._onlookers(visit, night)
        split = await self._nights.split(
            night, visit.person.user, is_moderator=is_mod, duplicate=duplicate, barred=barred
        )
        await visit.reply.privately(self._words.split(split, visit.reader, barred))

    async def _missing(self, night: NightRecord) -> Sequence[UserId]:
        """Return the waiting guests that have left the server. Raises Refusal."""
        try:
            return await self._venue.missing(night, [each.user for each in night.waiting])
        except PortError as error:
            raise Refusal("night-later") from error

    async def _onlookers(self, visit: Visit, night: NightRecord) -> frozenset[UserId]:
        """Return the waiting guests that would see the threads of all tables. Raises Trouble, Refusal."""
        try:
            return await self._venue.onlookers(night)
        except NotAllowed as error:
            raise Trouble("bot-may-not", permission=self._words.permission(visit.reader, error.permission)) from error
        except PortError as error:
            raise Refusal("night-later") from error

    async def _end(self, visit: Visit, night: NightRecord, *, is_sure: bool) -> None:
        await self.planning.check_host(visit, night)
        if not is_sure:
            await visit.reply.privately(self._words.ending(night, visit.reader, self._nights.week_later(night)))
            return
        is_mod = await self.planning.change(visit, night)  # a weekly evening is followed by the next
        await self._nights.end(night, visit.person.user, is_moderator=is_mod)
        await visit.reply.in_place(self._words.note(visit.reader, "night-ended"))
