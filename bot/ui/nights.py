"""Evenings on Discord: by `/night`, and by the buttons of their panel and of its answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import assert_never

import discord

from bot.house import House
from bot.messages.controls import Evening, Nightly
from bot.messages.night_answers import WHEN, WHERE, NightAnswers
from bot.messages.parsing import moment_words, time_zone
from bot.nights.moments import moment, needs_zone, offered
from bot.nights.nights import EARLY, Nights
from bot.nights.records import NightId, NightRecord
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.limits import Deed
from bot.tables.servers import check_opening, is_moderator
from bot.telling.senders import NotAllowed, PortError
from bot.ui.adapters import lacking
from bot.ui.reply import Trouble
from bot.ui.room import Given
from bot.ui.threads import OPENING
from bot.ui.venue import CREATE_EVENTS
from bot.ui.visits import Visit
from games.core.contract import Refusal

THREADS = ("send_messages_in_threads", OPENING[False])


class NightHandler:
    """The commands and controls of an evening."""

    def __init__(
        self, house: House, nights: Nights, words: NightAnswers, lost: Callable[[ChannelId], Awaitable[None]]
    ) -> None:
        """`lost`: is told of deleted channels and threads."""
        self._nights = nights
        self.lost = lost
        self._venue = house.outside.venue
        self._people = house.ground.people
        self._servers = house.servers
        self._limits = house.ground.limits
        self._words = words
        self._typed = moment_words(house.words.catalogue)

    async def moments(self, user: UserId, guild: GuildId | None) -> Sequence[tuple[str, str]]:
        """Return moments to choose from, as (label, value), in the time zone of a person, else of their server."""
        zone = (await self._people.get(user)).known_zone or (await self._servers.get(guild)).zone
        return [(each, each) for each in offered(zone, self._nights.now())]

    async def plan(self, visit: Visit, when: str | None, place: str | None = None) -> None:
        """Plan an evening in this channel; ask for a time that is missing, and for a time zone that makes a difference.

        `place`: the time zone as a person has typed it in the form, who keeps it from then on.
        """
        self._check_place(visit)
        server = await self._servers.get(visit.guild)
        check_opening(server, visit.standing)
        interaction, person = visit.reply.interaction, visit.person
        own = time_zone(place) if place else (await self._people.get(person.user)).known_zone
        zone = own or server.zone
        is_asked = interaction.type is discord.InteractionType.modal_submit
        if not is_asked and (when is None or (zone is None and needs_zone(when, self._typed))):
            if not await visit.reply.form(self._words.plan_form(visit.reader, when or "", has_zone=zone is not None)):
                raise Refusal("too-slow")
            return
        if visit.guild is None:
            raise Trouble("no-server-here")
        starts_at = moment(when or "", zone, self._nights.now(), self._typed)
        self._limits.count(Deed.EVENING, person.user, server=visit.guild)
        night = await self._nights.plan(
            guild=visit.guild,
            channel=visit.channel,
            host=person.user,
            locale=server.locale or person.locale,
            starts_at=starts_at,
        )
        if place:
            await self._people.change(person.user, lambda now: replace(now, zone=zone or now.zone))
        permission = None if interaction.app_permissions.create_events else CREATE_EVENTS
        screen = self._words.planned(night, visit.reader, permission, zone=zone, is_own=own is not None)
        await visit.reply.privately(screen)

    def _check_place(self, visit: Visit) -> None:
        """Refuse where no evening can be: there is no channel that takes threads, or the bot lacks a permission. Raises Trouble."""
        interaction = visit.reply.interaction
        if interaction.guild_id is None:
            raise Trouble("no-server-here")
        if not isinstance(interaction.channel, discord.TextChannel):
            raise Refusal("night-place")
        may = interaction.app_permissions
        lacks = [*lacking(may, is_thread=False), *(each for each in THREADS if not getattr(may, each))]
        if lacks:
            raise Trouble("bot-may-not", permission=self._words.permission(visit.reader, lacks[0]))

    async def here(self, visit: Visit) -> None:
        """Say that the visitor is at the evening of this channel."""
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
            typed = (next(iter(given.inputs.get(field, ())), None) for field in (WHEN, WHERE))
            await self.plan(visit, *typed)
            return
        night = await self._nights.get(NightId(control.night), visit.standing.places)
        person = visit.person
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
                    self._nights.check_host(night, person.user, is_moderator=await self._is_moderator(visit, night))
                    await visit.reply.privately(self._words.raced(night, visit.reader))
                else:
                    await self._split(visit, night, next(iter(given.values), ""))
            case Evening.END:
                await self._end(visit, night, is_sure=control.number > 0)
            case _:
                assert_never(control.what)

    async def _here(self, visit: Visit, night: NightRecord) -> None:
        person = visit.person
        await self._answer(visit, await self._nights.here(night, person.user, person.name, person.locale))

    async def _answer(self, visit: Visit, night: NightRecord) -> None:
        is_early = self._nights.now() < night.starts_at - EARLY
        screen = self._words.guest(night, visit.person.user, visit.reader, is_early=is_early)
        await visit.reply.in_place(screen)

    async def _split(self, visit: Visit, night: NightRecord, duplicate: str | None = None) -> None:
        is_mod = await self._is_moderator(visit, night)
        self._nights.check_host(night, visit.person.user, is_moderator=is_mod)
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
        is_mod = await self._is_moderator(visit, night)
        self._nights.check_host(night, visit.person.user, is_moderator=is_mod)
        if not is_sure:
            await visit.reply.privately(self._words.ending(night, visit.reader))
            return
        await self._nights.end(night, visit.person.user, is_moderator=is_mod)
        await visit.reply.in_place(self._words.note(visit.reader, "night-ended"))

    async def _is_moderator(self, visit: Visit, night: NightRecord) -> bool:
        return is_moderator(await self._servers.get(night.guild), visit.standing)
