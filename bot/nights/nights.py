"""Evenings: the commands of their people. Everything is stored first; the keeper says it, opens tables and looks at the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from bot.nights.moments import week_later
from bot.nights.ports import NewNight, NightChange, NightChanged, NightFull, NightTaken
from bot.nights.records import LEAST_PLACES, MOST_COHOSTS, MOST_GUESTS, GuestRecord, NightId, NightRecord, NightTable
from bot.nights.split import Guest, split, twins
from bot.nights.store import StoredNights
from bot.tables.display_names import safe_name, safe_title
from bot.tables.ids import ChannelId, GuildId, UserId, is_named
from games import BY_KEY
from games.core.contract import Refusal

EARLY: Final = timedelta(minutes=30)
"""The time before an evening from which on people can be there."""
AHEAD: Final = timedelta(days=90)
"""The furthest start of an evening."""
FORGOTTEN: Final = timedelta(hours=4)
"""An evening without games for that long ends by itself."""
LEAST_PEOPLE: Final = 2
"""The fewest people at a table."""
LATELY: Final = timedelta(seconds=45)
"""How long the program waits after the last press for a table, since others may follow."""
LONGEST: Final = 4 * LATELY
"""How long the first people that make a table wait at most for the last to stop pressing."""
SOON: Final = timedelta(minutes=1)
"""An evening that begins now began in this minute, for the person that typed the time."""

Change: TypeAlias = Callable[[NightRecord], GuestRecord]
"""A guest as an evening makes them; it runs on the writer's thread."""


class Nights:
    """Reads and changes evenings."""

    def __init__(self, store: StoredNights, *, now: Callable[[], datetime]) -> None:
        self.stored = store
        self.now = now
        self._listeners: list[Callable[[NightId], None]] = []

    def on_change(self, wake: Callable[[NightId], None]) -> None:
        """Let something hear of every evening at which there is something to say or to do."""
        self._listeners.append(wake)

    def _wake(self, night: NightId) -> None:
        for wake in self._listeners:
            wake(night)

    async def is_in(self, channel: ChannelId) -> bool:
        """Whether a channel has an evening, which finds its threads again by itself."""
        return await self.stored.night_in([channel]) is not None

    async def plan(
        self, *, guild: GuildId, channel: ChannelId, host: UserId, locale: str, starts_at: datetime
    ) -> NightRecord:
        """Plan an evening in a channel. Raises Refusal."""
        start = self.start(starts_at)
        new = NewNight(guild=guild, channel=channel, host=host, locale=locale, starts_at=start, at=self.now())
        try:
            night = await self.stored.plan_night(new)
        except NightTaken:
            raise Refusal("night-taken") from None
        self._wake(night.id)
        return night

    def start(self, at: datetime) -> datetime:
        """Return a moment at which an evening may begin. Raises Refusal."""
        now = self.now()
        if at < now - SOON:
            raise Refusal("night-past")
        if at > now + AHEAD:
            raise Refusal("night-far", n=AHEAD.days)
        return at.replace(microsecond=0)

    def other_start(self, night: NightRecord, at: datetime) -> datetime:
        """Return a moment at which an evening may begin instead. Raises Refusal, also where it has begun."""
        if night.round:
            raise Refusal("night-begun")
        return self.start(at)

    async def move(self, night: NightRecord, user: UserId, starts_at: datetime, *, is_moderator: bool) -> NightRecord:
        """Let an evening that has not begun begin at another time. Its guests stay, and are told. Raises Refusal."""
        self.check_host(night, user, is_moderator=is_moderator)
        start = self.other_start(night, starts_at)
        is_anew = self.now() < start - EARLY
        try:
            moved = await self.stored.move_night(night.id, start, self.now(), is_anew=is_anew)
        except NightChanged:
            raise Refusal("night-begun") from None
        self._wake(night.id)
        return moved

    async def relocate(
        self, night: NightRecord, user: UserId, channel: ChannelId, *, is_moderator: bool
    ) -> NightRecord:
        """Let an evening that has not begun be in another channel. Its guests stay, and are told. Raises Refusal."""
        self.check_host(night, user, is_moderator=is_moderator)
        try:
            moved = await self.stored.relocate_night(night.id, channel)
        except NightTaken:
            raise Refusal("night-taken") from None
        except NightChanged:
            now = await self.stored.night(night.id)
            if now is not None and now.left is not None and not now.round and not now.is_over:
                raise Refusal("night-arriving", channel=f"<#{now.left}>") from None
            raise Refusal("night-begun") from None
        self._wake(night.id)
        return moved

    async def name(self, night: NightRecord, user: UserId, title: str, *, is_moderator: bool) -> NightRecord:
        """Give an evening a title; an empty one takes it away. Raises Refusal."""
        self.check_host(night, user, is_moderator=is_moderator)
        await self.stored.change_night(night.id, NightChange(title=safe_title(title) or None))
        self._wake(night.id)
        return await self.stored.night(night.id) or night

    async def set_places(self, night: NightRecord, user: UserId, places: int, *, is_moderator: bool) -> NightRecord:
        """Let an evening take so many people; whoever has a place keeps it. Raises Refusal."""
        self.check_host(night, user, is_moderator=is_moderator)
        if not LEAST_PLACES <= places <= MOST_GUESTS:
            raise Refusal("night-places", least=LEAST_PLACES, n=MOST_GUESTS)
        await self.stored.change_night(night.id, NightChange(places=places))
        self._wake(night.id)
        return await self.stored.night(night.id) or night

    async def repeat(
        self, night: NightRecord, user: UserId, zone: str | None, *, is_weekly: bool, is_moderator: bool
    ) -> NightRecord:
        """Let an evening repeat every week, at its hour in a time zone, or not. Raises Refusal."""
        self.check_host(night, user, is_moderator=is_moderator)
        await self.stored.change_night(night.id, NightChange(is_weekly=is_weekly, zone=zone, first_at=None))
        self._wake(night.id)
        return await self.stored.night(night.id) or night

    def week_later(self, night: NightRecord) -> datetime:
        """Return the start of the evening that follows a weekly one."""
        return week_later(night.starts_at, night.zone, self.now(), first=night.first_at)

    def check_appoints(self, night: NightRecord, user: UserId, *, is_moderator: bool) -> None:
        """Refuse to let a person choose the co-hosts. Raises Refusal unless they are the host or a moderator."""
        if night.host != user and not is_moderator:
            raise Refusal("night-appoint")

    async def appoint(
        self, night: NightRecord, user: UserId, people: Mapping[UserId, str], *, is_moderator: bool
    ) -> NightRecord:
        """Let exactly these people, with their names, be co-hosts. The host, or a moderator. Raises Refusal."""
        self.check_appoints(night, user, is_moderator=is_moderator)
        chosen = {each: name for each, name in people.items() if each != night.host}
        if len(chosen) > MOST_COHOSTS:
            raise Refusal("night-cohosts", n=MOST_COHOSTS)
        cohosts = [
            GuestRecord(user=each, name=safe_name(name), locale=night.locale, is_coming=False, is_cohost=True)
            for each, name in chosen.items()
        ]
        try:
            kept = await self.stored.keep_cohosts(night.id, cohosts)
        except NightChanged:
            raise Refusal("night-over") from None
        self._wake(night.id)
        return kept

    async def at(self, channels: Collection[ChannelId]) -> NightRecord:
        """Return the evening of a channel, which is one of these. Raises Refusal."""
        night = await self.stored.night_in(channels)
        if night is None:
            raise Refusal("night-none")
        return night

    async def get(self, night_id: NightId, channels: Collection[ChannelId], guild: GuildId | None) -> NightRecord:
        """Return an evening of one of these channels that is not over. Raises Refusal.

        `guild`: the server of these channels; there it is said where the evening is now.
        """
        night = await self.stored.night(night_id)
        if night is None or night.is_over or night.guild != guild:
            raise Refusal("night-over")
        if night.channel not in channels:
            raise Refusal("night-there", channel=f"<#{night.channel}>")
        return night

    async def come(self, night: NightRecord, user: UserId, name: str, locale: str) -> NightRecord:
        """Sign a person up. Raises Refusal."""
        return await self._keep(night, lambda now: replace(_guest(now, user, name, locale), is_coming=True))

    async def leave(self, night: NightRecord, user: UserId) -> NightRecord:
        """Take a person off the list or the waiting list, and let nothing wait for them. A game that they play goes on. Raises Refusal."""
        return await self._keep(night, lambda now: left(_known(now, user)), is_rising=True)

    async def rest(self, night: NightRecord, user: UserId) -> NightRecord:
        """Take back that a guest waits for a table, until they are dealt in. They stay here. Raises Refusal."""
        return await self._keep(night, lambda now: replace(_known(now, user), asked_at=None), is_rising=True)

    async def like(
        self, night: NightRecord, user: UserId, name: str, locale: str, games: Collection[str]
    ) -> NightRecord:
        """Keep the games that a person likes; none, or all, is any. Raises Refusal."""
        chosen = frozenset(games) & BY_KEY.keys()
        likes = frozenset[str]() if chosen == BY_KEY.keys() else chosen
        return await self._keep(night, lambda now: replace(_guest(now, user, name, locale), likes=likes))

    async def here(self, night: NightRecord, user: UserId, name: str, locale: str) -> NightRecord:
        """Note that a person is there and, unless they play, that they wait for a table. Raises Refusal."""
        at = self.now()
        if at < night.starts_at - EARLY:
            raise Refusal("night-early", n=EARLY // timedelta(minutes=1))

        def come_in(now: NightRecord) -> GuestRecord:
            guest = _guest(now, user, name, locale)
            asked_at = None if user in now.playing else guest.asked_at or at
            return replace(guest, is_coming=True, here_since=guest.here_since or at, asked_at=asked_at)

        return await self._keep(night, come_in)

    async def split(
        self,
        night: NightRecord,
        user: UserId,
        *,
        is_moderator: bool,
        duplicate: str | None = None,
        barred: Collection[UserId] = (),
    ) -> NightRecord:
        """Make tables out of the queue. The host, a co-host or a moderator. Raises Refusal.

        `duplicate`: a game of which several tables get the same deal; `barred`: guests that would see more than their own.
        """
        self.check_host(night, user, is_moderator=is_moderator)
        if self.now() < night.starts_at - EARLY:
            raise Refusal("night-early", n=EARLY // timedelta(minutes=1))
        if not night.here:
            raise Refusal("night-nobody")
        if not night.waiting:
            raise Refusal("night-unasked" if night.free else "night-all-play")
        if len(night.waiting) < LEAST_PEOPLE:
            raise Refusal("night-alone")
        if duplicate is not None and (duplicate not in BY_KEY or not BY_KEY[duplicate].is_raced):
            raise Refusal("night-not-raced", game=duplicate)
        return await self._seat(night, night.waiting, is_round=True, duplicate=duplicate, barred=barred)

    def is_time(self, night: NightRecord) -> bool:
        """Whether a round runs in which two wait for a table, and the last press for one was a moment ago, or they wait for long.

        The first may have waited alone for hours: those who come now from one game press one after the other.
        """
        asked = sorted(each.asked_at for each in night.waiting if each.asked_at is not None)
        if night.round == 0 or night.is_over or len(asked) < LEAST_PEOPLE:
            return False
        return asked[-1] <= self.now() - LATELY or asked[LEAST_PEOPLE - 1] <= self.now() - LONGEST

    async def seat_waiting(self, night: NightRecord) -> None:
        """Make tables of the waiting guests, and of no others, when it is time. Raises Refusal."""
        if self.is_time(night):
            await self._seat(night, night.waiting, is_round=False)

    async def _seat(
        self,
        night: NightRecord,
        guests: Sequence[GuestRecord],
        *,
        is_round: bool,
        duplicate: str | None = None,
        barred: Collection[UserId] = (),
    ) -> NightRecord:
        known = await self.stored.crowd([each.user for each in guests])
        crowd = []
        for each in guests:
            is_new, blocks = known[each.user]
            crowd.append(Guest(user=each.user, likes=each.likes, is_new=is_new, blocks=blocks))
        sizes = {
            key: range(max(LEAST_PEOPLE, game.info.seats.start), game.info.seats.stop) for key, game in BY_KEY.items()
        }
        if duplicate is None:
            found = await asyncio.to_thread(split, crowd, sizes)
        else:
            found = await asyncio.to_thread(twins, crowd, duplicate, sizes, barred)
        if not found.tables:
            raise Refusal("night-no-table" if duplicate is None else "night-no-twins")
        tables = [
            NightTable(
                n=n,
                round=night.round + is_round,
                game=each.game,
                users=tuple(UserId(user) for user in each.users),
                twins=len(each.users) if each.is_twin else None,
            )
            for n, each in enumerate(found.tables, start=len(night.tables) + 1)
        ]
        try:
            kept = await self.stored.keep_split(
                night.id, tables, seen=len(night.tables), is_round=is_round, at=self.now()
            )
        except NightChanged:
            raise Refusal("night-changed") from None
        self._wake(night.id)
        return kept

    async def end(self, night: NightRecord, user: UserId, *, is_moderator: bool) -> NightRecord:
        """Let no round follow. The host, a co-host or a moderator. Raises Refusal."""
        self.check_host(night, user, is_moderator=is_moderator)
        try:
            over = await self.stored.end_night(night.id, self.now(), follows_at=self.week_later(night))
        except NightChanged:
            raise Refusal("night-over") from None
        self._wake(night.id)
        return over

    @staticmethod
    def check_host(night: NightRecord, user: UserId, *, is_moderator: bool) -> None:
        """Raise Refusal unless a person is the host of an evening, a co-host or a moderator."""
        if night.host != user and not is_moderator and user not in {each.user for each in night.cohosts}:
            if not is_named(night.host):
                raise Refusal("night-hostless")
            raise Refusal("night-host-only", person=f"<@{night.host}>")

    async def _keep(self, night: NightRecord, change: Change, *, is_rising: bool = False) -> NightRecord:
        try:
            kept = await self.stored.keep_guest(night.id, change, at=self.now(), is_rising=is_rising)
        except NightFull:
            raise Refusal("night-full", n=MOST_GUESTS) from None
        except NightChanged:
            raise Refusal("night-over") from None
        self._wake(night.id)
        return kept


def left(guest: GuestRecord) -> GuestRecord:
    """Return a guest off all lists and queues."""
    return replace(guest, is_coming=False, standby_at=None, moved_up_at=None, here_since=None, asked_at=None)


def _guest(night: NightRecord, user: UserId, name: str, locale: str) -> GuestRecord:
    """Return a person as a guest of an evening, with the name and the language that they have now."""
    known = night.guest(user) or GuestRecord(user=user, name="", locale=locale)
    return replace(known, name=safe_name(name), locale=locale)


def _known(night: NightRecord, user: UserId) -> GuestRecord:
    """Return a guest. Raises Refusal where there is none."""
    guest = night.guest(user)
    if guest is None:
        raise Refusal("night-not-coming")
    return guest
