"""Planning evenings on Discord: when they begin, how many they take, and who hosts them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

import discord

from bot.house import House
from bot.messages.names import number
from bot.messages.parsing import time_zone
from bot.nights.messages.answers import TITLE, WHEN, WHERE, NightAnswers
from bot.nights.messages.controls import Evening, Nightly
from bot.nights.messages.typed import moment_words
from bot.nights.moments import needs_zone, offered, readings
from bot.nights.nights import Nights
from bot.nights.records import NightRecord
from bot.nights.ui.venue import CREATE_EVENTS
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.limits import LimitedDeed
from bot.tables.servers import check_opening, is_moderator
from bot.telling.message import PrivateMessage
from bot.ui.adapters import lacking
from bot.ui.drafts import Drafts
from bot.ui.reply import Trouble
from bot.ui.room import Given
from bot.ui.threads import OPENING
from bot.ui.visits import Visit
from games.core.contract import Refusal

THREADS = ("send_messages_in_threads", OPENING[False])


@dataclass(frozen=True, slots=True)
class Wishes:
    """The changes that a host has named in the command; None: as it is."""

    when: str | None = None
    places: int | None = None
    is_weekly: bool | None = None
    title: str | None = None
    channel: discord.TextChannel | None = None


class NightPlanning:
    """The commands and controls of an evening's hosts."""

    def __init__(self, house: House, nights: Nights, words: NightAnswers) -> None:
        self._nights = nights
        self._people = house.ground.people
        self._servers = house.servers
        self._limits = house.ground.limits
        self._words = words
        self._catalogue = house.words.catalogue
        self._typed = moment_words(house.words.catalogue)
        self.drafts = Drafts()

    async def moments(self, user: UserId, guild: GuildId | None, typed: str) -> Sequence[tuple[str, str]]:
        """Return moments to choose from, as (label, value), in the time zone of a person, else of their server.

        The text `typed` so far is one of them where it means one moment; that stands beside it if the time zone is known.
        """
        zone = (await self._people.get(user)).known_zone or (await self._servers.get(guild)).zone
        now = self._nights.now()
        choices = [(each, each) for each in offered(zone, now)]
        if not any(typed in each for each, _ in choices):
            with suppress(Refusal):
                found = readings(typed, zone, now, self._typed)
                if len(found) == 1:
                    at = "" if zone is None else f" → {found[0].astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"
                    choices.append((f"{typed}{at}", typed))
        return choices

    async def plan(self, visit: Visit, when: str | None, place: str | None = None) -> None:
        """Plan an evening in this channel; ask for a time that is missing, and for a time zone that makes a difference.

        `place`: the time zone that the visitor has typed in the form, and keeps from then on.
        """
        self._check_place(visit)
        server = await self._servers.get(visit.guild)
        check_opening(server, visit.standing)
        if await self._nights.is_in(visit.channel):
            raise Refusal("night-taken")
        interaction, person = visit.reply.interaction, visit.person
        own, zone = await self._zone(visit, place)
        if not _is_form(visit) and (when is None or (zone is None and needs_zone(when, self._typed))):
            typed = self.drafts.take(visit, Nightly(Evening.PLAN).id)
            when, place = when or typed.get(WHEN, ""), typed.get(WHERE, "")
            await visit.reply.form(self._words.plan_form(visit.reader, when, place, has_zone=zone is not None))
            return
        if visit.guild is None:
            raise Trouble("no-server-here")
        if (meant := await self._meant(visit, None, when, place)) is None:
            return
        starts_at = self._nights.start(meant)
        self._limits.count(LimitedDeed.EVENING, person.user, server=visit.guild)
        night = await self._nights.plan(
            guild=visit.guild,
            channel=visit.channel,
            host=person.user,
            locale=server.locale or person.locale,
            starts_at=starts_at,
        )
        if place:
            await self._keep_zone(visit, zone)
        permission = None if interaction.app_permissions.create_events else CREATE_EVENTS
        screen = self._words.planned(night, visit.reader, permission, zone=zone, is_own=own is not None)
        await visit.reply.privately(screen)

    def _check_place(self, visit: Visit) -> None:
        """Refuse where no evening can be: there is no channel that takes threads, or the bot lacks a permission. Raises Trouble."""
        interaction = visit.reply.interaction
        if interaction.guild_id is None:
            raise Trouble("no-server-here")
        if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
            raise Refusal("night-place")
        self._check_permissions(visit, interaction.app_permissions)

    async def press(self, visit: Visit, night: NightRecord, control: Nightly, given: Given) -> None:
        """Carry out a control of a host."""
        match control.what:
            case Evening.MOVE:
                await self.move(visit, night, *typed_in(given))
            case Evening.PLACES if control.number:
                await self._set_places(visit, night, number(next(iter(given.values), "")) or 0)
            case Evening.WEEKLY:
                await self.check_host(visit, night)
                _, zone = await self._zone(visit, None)
                if control.number and zone is None:
                    place = self.drafts.take(visit, control.id).get(WHERE, "")
                    await visit.reply.form(self._words.weekly_form(night, visit.reader, place))
                    return
                night = await self._repeat(visit, night, zone, is_weekly=control.number > 0)
                await visit.reply.in_place(await self._edited(visit, night))
            case Evening.TITLE:
                await self.check_host(visit, night)
                await visit.reply.form(self._words.title_form(night, visit.reader))
            case Evening.COHOSTS if control.number:
                chosen = {each.user: each.name for each in night.guests if str(each.user) in given.values}
                await self._appoint(visit, night, chosen)
            case _:
                await self.check_host(visit, night)
                await visit.reply.privately(await self._edited(visit, night))

    async def edit(self, visit: Visit, wishes: Wishes) -> None:
        """Change the evening of this channel; where nothing is named, show what may be changed."""
        night = await self._nights.at(visit.standing.places)
        user = visit.person.user
        await self.check_host(visit, night)
        _, zone = await self._zone(visit, None)
        lacks_zone = wishes.is_weekly is True and zone is None
        if lacks_zone and wishes.when is not None:
            raise Refusal("night-zone")  # one form cannot ask for both
        # Before anything is changed: a change of several things is one, and none of them is refused after another.
        is_moved = wishes.when is not None and self._check_moment(night, zone, wishes.when)
        if wishes.channel is not None:
            await self._check_channel(visit, wishes.channel)
        others = (wishes.channel, wishes.places, wishes.title, None if lacks_zone else wishes.is_weekly)
        is_change = is_moved or any(each is not None for each in others)
        is_mod = await (self.change if is_change else self.check_host)(visit, night)
        if wishes.channel is not None:
            night = await self._nights.relocate(night, user, ChannelId(wishes.channel.id), is_moderator=is_mod)
        if wishes.places is not None:
            night = await self._nights.set_places(night, user, wishes.places, is_moderator=is_mod)
        if wishes.title is not None:
            night = await self._name(visit, night, wishes.title, is_moderator=is_mod)
        if lacks_zone:
            await visit.reply.form(self._words.weekly_form(night, visit.reader))
            return
        if wishes.is_weekly is not None:
            night = await self._nights.repeat(night, user, zone, is_weekly=wishes.is_weekly, is_moderator=is_mod)
        if wishes.when is not None:
            await self.move(visit, night, wishes.when, is_counted=is_moved)
            return
        await visit.reply.privately(await self._edited(visit, night))

    async def filled(self, visit: Visit, night: NightRecord, what: Evening, given: Given) -> None:
        """Carry out a form of the host: a title, or the time zone of a weekly evening. Raises Refusal."""
        await self.check_host(visit, night)
        if what is Evening.TITLE:
            is_mod = await self.change(visit, night)
            night = await self._name(visit, night, _typed(given, TITLE) or "", is_moderator=is_mod)
        elif what is Evening.WEEKLY:
            place = _typed(given, WHERE)
            own, zone = await self._zone(visit, place)
            night = await self._repeat(visit, night, zone, is_weekly=True)
            if place:
                await self._keep_zone(visit, own)
        else:
            raise Refusal("malformed")
        await visit.reply.in_place(await self._edited(visit, night))

    async def _edited(self, visit: Visit, night: NightRecord) -> PrivateMessage:
        """Return all that the visitor may change at an evening."""
        appoints = visit.person.user == night.host or await self._is_moderator(visit, night)
        return self._words.edited(night, visit.reader, appoints=appoints)

    async def _check_channel(self, visit: Visit, channel: discord.TextChannel) -> None:
        """Refuse a channel where the visitor cannot write, the server wants no table, or the bot lacks a permission."""
        person, guild = visit.reply.interaction.user, visit.reply.interaction.guild
        if not isinstance(person, discord.Member) or guild is None:
            raise Trouble("no-server-here")
        mine = channel.permissions_for(person)
        if not (mine.view_channel and mine.send_messages):
            raise Refusal("night-elsewhere", channel=channel.mention)
        if channel.is_news():
            raise Refusal("night-place")
        places = frozenset(
            {ChannelId(channel.id)} | ({ChannelId(channel.category_id)} if channel.category_id else set())
        )
        check_opening(await self._servers.get(visit.guild), replace(visit.standing, places=places))
        self._check_permissions(visit, channel.permissions_for(guild.me))

    def _check_permissions(self, visit: Visit, may: discord.Permissions) -> None:
        """Refuse a channel where the bot lacks a permission for evenings. Raises Trouble."""
        lacks = [*lacking(may, is_thread=False), *(each for each in THREADS if not getattr(may, each))]
        if lacks:
            raise Trouble("bot-may-not", permission=self._words.permission(visit.reader, lacks[0]))

    async def _name(self, visit: Visit, night: NightRecord, title: str, *, is_moderator: bool) -> NightRecord:
        """Give an evening a title; the name of an evening without one takes it away."""
        title = "" if title.strip() == self._words.no_title(visit.reader) else title
        return await self._nights.name(night, visit.person.user, title, is_moderator=is_moderator)

    async def cohost(self, visit: Visit, person: discord.Member | discord.User) -> None:
        """Let somebody be co-host of the evening of this channel, or no longer."""
        night = await self._nights.at(visit.standing.places)
        if person.bot:
            raise Refusal("night-bot")
        people = {each.user: each.name for each in night.cohosts}
        if people.pop(UserId(person.id), None) is None:
            people[UserId(person.id)] = person.display_name
        await self._appoint(visit, night, people)

    async def check_host(self, visit: Visit, night: NightRecord) -> bool:
        """Return whether the visitor is a moderator. Raises Refusal unless they are that, the host or a co-host."""
        is_mod = await self._is_moderator(visit, night)
        self._nights.check_host(night, visit.person.user, is_moderator=is_mod)
        return is_mod

    async def change(self, visit: Visit, night: NightRecord) -> bool:
        """Count a change that a host is about to make, and return whether they are a moderator. Raises Refusal."""
        is_mod = await self.check_host(visit, night)
        self._limits.count(LimitedDeed.CHANGE, visit.person.user, server=night.guild)
        return is_mod

    async def _is_moderator(self, visit: Visit, night: NightRecord) -> bool:
        return is_moderator(await self._servers.get(night.guild), visit.standing)

    async def move(
        self, visit: Visit, night: NightRecord, when: str | None, place: str | None = None, *, is_counted: bool = False
    ) -> None:
        """Let an evening begin at a typed time; ask for one that is missing. `is_counted`: with other changes, as one."""
        await self.check_host(visit, night)
        own, zone = await self._zone(visit, place)
        if not _is_form(visit) and (when is None or (zone is None and needs_zone(when, self._typed))):
            known = "" if zone is None else f"{night.starts_at.astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"
            typed = self.drafts.take(visit, Nightly(Evening.MOVE, night.id).id)
            when, place = when or typed.get(WHEN, known), typed.get(WHERE, "")
            await visit.reply.form(self._words.move_form(night, visit.reader, when, place, has_zone=zone is not None))
            return
        if (starts_at := await self._meant(visit, night, when, place)) is None:
            return
        if _moves(night, starts_at):
            is_mod = await (self.check_host if is_counted else self.change)(visit, night)
            night = await self._nights.move(night, visit.person.user, starts_at, is_moderator=is_mod)
        if place:
            await self._keep_zone(visit, own)
        await visit.reply.in_place(await self._edited(visit, night))

    def _check_moment(self, night: NightRecord, zone: str | None, when: str) -> bool:
        """Return whether a typed time moves an evening. One that needs a time zone, or is ambiguous, is asked about later.

        Raises Refusal where an evening cannot begin then.
        """
        if zone is None and needs_zone(when, self._typed):
            return False
        first, *others = readings(when, zone, self._nights.now(), self._typed)
        if others or not _moves(night, first):
            return False
        self._nights.other_start(night, first)
        return True

    async def _meant(
        self, visit: Visit, night: NightRecord | None, when: str | None, place: str | None
    ) -> datetime | None:
        """Return the moment that a visitor has typed; where people read it differently, offer its readings and return None."""
        own, zone = await self._zone(visit, place)
        first, *others = found = readings(when or "", zone, self._nights.now(), self._typed)
        if not others:
            return first
        if place:
            await self._keep_zone(visit, own)
        await visit.reply.privately(self._words.which(night, visit.reader, found, ZoneInfo(zone or "UTC")))
        return None

    async def _repeat(self, visit: Visit, night: NightRecord, zone: str | None, *, is_weekly: bool) -> NightRecord:
        """Let an evening repeat every week at its hour in a time zone, or not."""
        is_mod = await self.change(visit, night)
        return await self._nights.repeat(night, visit.person.user, zone, is_weekly=is_weekly, is_moderator=is_mod)

    async def _set_places(self, visit: Visit, night: NightRecord, places: int) -> None:
        is_mod = await self.change(visit, night)
        night = await self._nights.set_places(night, visit.person.user, places, is_moderator=is_mod)
        await visit.reply.in_place(await self._edited(visit, night))

    async def _appoint(self, visit: Visit, night: NightRecord, people: dict[UserId, str]) -> None:
        is_mod = await self._is_moderator(visit, night)
        self._nights.check_appoints(night, visit.person.user, is_moderator=is_mod)
        self._limits.count(LimitedDeed.CHANGE, visit.person.user, server=night.guild)
        night = await self._nights.appoint(night, visit.person.user, people, is_moderator=is_mod)
        await visit.reply.in_place(await self._edited(visit, night))

    async def _zone(self, visit: Visit, place: str | None) -> tuple[str | None, str | None]:
        """Return the time zone that the visitor has typed or set, and the one to read times in, which may be the server's."""
        if place:
            own: str | None = time_zone(place, self._catalogue, visit.person.locale)
        else:
            own = (await self._people.get(visit.person.user)).known_zone
        return own, own or (await self._servers.get(visit.guild)).zone

    async def _keep_zone(self, visit: Visit, zone: str | None) -> None:
        await self._people.change(visit.person.user, lambda now: replace(now, zone=zone or now.zone))


def typed_in(given: Given) -> tuple[str | None, str | None]:
    """Return the time and the place of a form, None where there is none; the time may be chosen in a list."""
    return next(iter(given.values), None) or _typed(given, WHEN), _typed(given, WHERE)


def _typed(given: Given, field: str) -> str | None:
    return next(iter(given.inputs.get(field, ())), None)


def _moves(night: NightRecord, starts_at: datetime) -> bool:
    """Return whether that is another minute than the one in which an evening begins: forms have no seconds."""
    return starts_at.replace(second=0, microsecond=0) != night.starts_at.replace(second=0)


def _is_form(visit: Visit) -> bool:
    return visit.reply.interaction.type is discord.InteractionType.modal_submit
