"""News: the posts of an evening that call its guests, each told once: moves, places, reminders and offers."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime

from bot.house import House
from bot.nights.nights import EARLY, FORGOTTEN, Nights
from bot.nights.ports import EveningWords, NightChange
from bot.nights.records import MOST_GUESTS, NightRecord
from bot.tables.ids import MessageId, UserId
from bot.tables.people_records import NOTHING
from bot.telling.message import PublicMessage
from bot.telling.outbox import Post, deliver_once, fitting, moment
from bot.telling.senders import NotAllowed, NotThere


class News:
    """Tells the guests of an evening in its channel, each step stored after it is told and looked for before."""

    def __init__(self, house: House, nights: Nights, words: EveningWords) -> None:
        self._nights = nights
        self._store = nights.stored
        self._venue = house.outside.venue
        self._announcer = house.outside.announcer
        self._words = words
        self._people = house.ground.people
        self._are_reminders_wanted = house.servers.wants_reminders
        self._now = house.now

    async def move_up(self, night: NightRecord) -> None:
        """Give free places to the waiting list. Raises NightChanged."""
        if night.standby and len(night.coming) < night.places and not night.is_over:
            await self._store.move_up(night.id, self._now())

    async def go_on(self, night: NightRecord) -> None:
        """Tell a move, in time or to this channel, who has got a place that was freed, and an evening called off. Raises PortError."""
        await self._take_reminder_away(night)
        if night.is_over:
            await self._call_off(night)
            return
        if night.moved_at is not None:
            for what, people in _groups(night):
                message = self._words.moved(night, await self.to_remind(night, people), self._now())
                await self._once(night, message, night.moved_at, what)
            await self._store.keep_move_told(night.id, night.moved_at)
        if night.left is not None and night.panel is not None and night.stale is None:  # it has arrived
            for what, people in _groups(night):
                message = self._words.relocated(night, await self.to_remind(night, people), self._now())
                await self._once(night, message, night.created_at, f"{what}c{night.panel % 10**8}", after=night.panel)
            await self._store.change_night(night.id, NightChange(left=None))
        for at in sorted({each.moved_up_at for each in night.coming if each.moved_up_at is not None}):
            people = [each.user for each in night.coming if each.moved_up_at == at]
            if wanted := await self.to_remind(night, people):
                await self._once(night, self._words.moved_up(night, wanted, self._now()), at, "u")
            await self._store.keep_told_up(night.id, at)

    async def _call_off(self, night: NightRecord) -> None:
        """Tell the guests of an evening that ends without a round, and take them off its list. One that lapsed is no news."""
        if night.round or night.over_at is None or night.over_at > night.starts_at + FORGOTTEN:
            return
        for what, people in _groups(night):
            if wanted := await self.to_remind(night, people):
                await self._once(night, self._words.called_off(night, wanted), night.over_at, f"{what}off")
            await self._store.clear_list(night.id, people)

    async def _take_reminder_away(self, night: NightRecord) -> None:
        """Delete the reminder of an evening that is over, or is at another time or place: it is true no more. Raises PortError."""
        has_moved = night.moved_at is not None or night.left is not None
        if night.reminder is None or not (night.is_over or has_moved):
            return
        with suppress(NotThere, *(() if night.left is None else (NotAllowed,))):
            await self._announcer.remove(night.left or night.channel, night.reminder)
        await self._store.change_night(night.id, NightChange(reminder=None))

    async def offer(self, night: NightRecord) -> None:
        """Offer the players of a table that is over another one, once: having played seats no guest. Raises PortError."""
        if night.is_over:
            await self._close_offers(night)
            return
        asked = {each.user for each in night.waiting}
        for table in night.tables:
            if not table.is_over or table.is_offered:
                continue
            idle = [each.user for each in night.free if each.user in table.users and each.user not in asked]
            post = None
            if users := await self.to_remind(night, idle):
                offer = self._words.offer(night, table, users)
                post = await self._once(night, offer, night.created_at, f"o{table.n}")
            await self._store.keep_offered(night.id, table.n, post)

    async def _close_offers(self, night: NightRecord) -> None:
        """Take the buttons off the offers of an evening that is over. Raises PortError."""
        for table in night.tables:
            if table.offer is not None:
                with suppress(NotThere):
                    await self._announcer.close(night.channel, table.offer, self._words.offer_closed(night, table))
                await self._store.keep_offered(night.id, table.n, None)

    async def remind(self, night: NightRecord) -> None:
        """Remind the guests that have signed up, once. Where others wait, guests that left the server lose their places. Raises PortError."""
        now = self._now()
        if night.is_reminded or night.is_over or now < night.starts_at - EARLY:
            return
        if night.standby:
            for user in await self._venue.missing(night, [each.user for each in (*night.coming, *night.standby)]):
                night = await self._nights.leave(night, user)
        # An evening planned for the next minutes was told to all just now.
        is_news = now < night.starts_at and night.created_at < night.starts_at - 2 * EARLY
        coming, post = [each.user for each in night.coming], None
        if is_news and (wanted := await self.to_remind(night, coming)):
            post = await self._once(night, self._words.reminder(night, wanted), night.starts_at - EARLY, "r")
        await self._store.keep_reminded(night.id, night.starts_at, post)

    async def to_remind(self, night: NightRecord, users: Sequence[UserId]) -> list[UserId]:
        """Return those of some people that want reminders, where their server allows any."""
        if not users or not await self._are_reminders_wanted(night.guild):
            return []
        people = await self._people.of(users)
        return [user for user in users if people[user].remind_by != NOTHING]

    async def _once(
        self, night: NightRecord, message: PublicMessage, since: datetime, name: str, *, after: MessageId | None = None
    ) -> MessageId:
        """Post a message, unless a process before has posted it since then, or after a message, and not noted that down."""
        nonce = fitting(f"night.{night.id}.{name}.{moment(since)}")
        return await deliver_once(Post(self._announcer, night.channel, message), nonce, since, after=after)


def _groups(night: NightRecord) -> list[tuple[str, list[UserId]]]:
    """Return everybody on the lists for one post, or for two where a single one could not name and notify them all."""
    coming, standby = ([each.user for each in some] for some in (night.coming, night.standby))
    groups = {"m": [*coming, *standby]} if len(coming) + len(standby) <= MOST_GUESTS else {"m": coming, "w": standby}
    return [(what, some) for what, some in groups.items() if some]
