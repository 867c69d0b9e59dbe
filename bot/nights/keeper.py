"""The keeper: the one task that goes on with evenings, wherever they stand. A part left undone it does the next time.

Each part of an evening is looked after by itself, so that trouble with one holds up no other.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.house import House
from bot.loop import Loop
from bot.nights.honours import Honouring
from bot.nights.news import News
from bot.nights.nights import FORGOTTEN, Nights, left
from bot.nights.opening import TableOpener
from bot.nights.ports import EveningWords, NightChange, NightChanged
from bot.nights.records import EventState, NightId, NightRecord
from bot.nights.twins import Twins
from bot.tables.ids import ChannelId, GuildId, UserId, is_named, nobody
from bot.tables.stores import StoreTrouble
from bot.telling.message import PublicMessage
from bot.telling.outbox import Letter, deliver_once, fitting, moment
from bot.telling.senders import MailboxUnopened, NotAllowed, NotThere, PortError, TryLater
from bot.telling.worker import SideBySide
from games.core.contract import Refusal

log = structlog.get_logger(__name__)

INTERVAL: Final = 15.0
"""Seconds between two looks at all evenings."""
TOLD_AT_ONCE: Final = 8
"""People told by letter in one look, while all other evenings wait. Discord opens ten mailboxes in ten seconds."""
TOO_LATE: Final = timedelta(hours=1)
"""The time after an evening in which it is tried to say that it is over."""
KEPT: Final = timedelta(days=7)
"""How long anything is kept of an evening that is over."""


class Keeper:
    """Says the stored news of evenings that are not said, and does its part when a time has come."""

    def __init__(self, house: House, nights: Nights, words: EveningWords) -> None:
        self._store = nights.stored
        self._venue = house.outside.venue
        self._announcer = house.outside.announcer
        self._mail = house.outside.mail
        self._mailbox = house.store.mailbox
        self._words = words
        self._nights = nights
        self._opening = TableOpener(house, nights, words)
        self._twins = Twins(house, nights, words)
        self._news = News(house, nights, words)
        self._honouring = Honouring(house.store, house.ground.people)
        self._now = house.now
        self._owns = house.ground.owns
        self._shown: dict[NightId, PublicMessage] = {}
        self._behind: set[NightId] = set()
        """Evenings with a list to be posted below the ceremony of the one before."""
        self._lost: dict[NightId, set[ChannelId]] = {}
        """Deleted channels and threads of evenings, to be looked at."""
        self._unadvised: dict[NightId, datetime] = {}
        """The moments from which evenings lack a permission and their hosts, with slow mailboxes, do not know it yet."""
        self.side_by_side = SideBySide("evening", self._guarded)
        self.loop = Loop("evenings", self.tick, interval=INTERVAL, changed=self.go_on, ended=self.side_by_side.close)

    def wake(self, night: NightId) -> None:
        """Look soon: something has changed."""
        self.loop.wake(night)

    async def tick(self) -> None:
        """Go on with all evenings, and forget those that are long over."""
        await self._go_on_with(await self._store.nights())
        await self._store.forget_nights(self._now() - KEPT)

    async def go_on(self, some: Container[NightId]) -> None:
        """Go on with some evenings."""
        await self._go_on_with([each for each in await self._store.nights() if each[0] in some])

    async def lost(self, place: ChannelId) -> None:
        """Free the guests of a deleted channel or thread. Raises StoreTrouble; a later failure is found at the next post there."""
        night = await self._store.night_around(place)
        if night is not None:
            self._lost.setdefault(night, set()).add(place)
            await self.side_by_side.look_at([night])

    async def _free(self, night_id: NightId, places: Container[ChannelId]) -> None:
        """Free the guests of deleted places: of the whole evening with its channel, else of the tables in its threads."""
        night = await self._store.night(night_id)
        if night is None:
            return
        try:
            if night.channel in places:
                await self._abandon(night)
                return
            for each in night.tables:
                if each.thread in places and not each.is_over:
                    await self._opening.give_up(night, each)
        except (StoreTrouble, NightChanged, Refusal) as error:
            log.info("a deleted place is left for later", error=type(error).__name__)
            return
        self.wake(night_id)

    async def _go_on_with(self, nights: Sequence[tuple[NightId, GuildId]]) -> None:
        mine = [night for night, guild in nights if self._owns(guild)]
        for night, _ in nights:
            if night not in mine:  # another process shows its panel now
                self._shown.pop(night, None)
        await self.side_by_side.look_at(mine)
        behind, self._behind = self._behind, set()
        await self.side_by_side.look_at(behind)

    async def _guarded(self, night: NightId) -> None:
        """One look at an evening, or at its deleted places. A failure holds up no other evening."""
        try:
            lost = self._lost.pop(night, None)
            await (self._go_on(night) if lost is None else self._free(night, lost))
        except StoreTrouble as error:
            log.warning("the database fails", worker="nights", error=str(error))
        except NightChanged:  # it was ended while its people were being told that its channel is gone
            log.info("an evening waits", night=night, error="NightChanged")
        except Exception:
            log.exception("an evening failed", night=night)

    async def _go_on(self, night_id: NightId) -> None:
        parts = (
            self._twins.go_on,  # first: the parts after it may show the tables that it unhides
            self._opening.go_on,
            self._news.move_up,  # before the queue is seated: they may be in it
            self._seat,
            self._news.offer,
            self._panel,
            self._news.go_on,
            self._news.remind,
            self._calendar,  # late: what it lacks holds up nothing, and is named only where nothing else is lacking
            self._lapse,
        )
        lacks: str | None = None
        is_done = True
        for part in parts:
            night = await self._store.night(night_id)
            if night is None:
                return
            try:
                await part(night)
                continue
            except NotAllowed as error:
                lacks = lacks or error.permission
            except NotThere:
                await self._abandon(night)
            except (TryLater, StoreTrouble, NightChanged, Refusal) as error:  # the next look tries again
                log.info("an evening waits", night=night_id, part=part.__name__, error=type(error).__name__)
            except Exception:
                log.exception("an evening failed", night=night_id, part=part.__name__)
            is_done = False
        await self._note(night_id, lacks)
        await self._close(night_id, is_done=is_done)

    async def _note(self, night_id: NightId, lacks: str | None) -> None:
        """Keep which permission is missing, and tell the host once."""
        night = await self._store.night(night_id)
        if night is None or (night.trouble == lacks and night_id not in self._unadvised):
            return
        since = self._now() if night.trouble != lacks else self._unadvised[night_id]
        self._unadvised.pop(night_id, None)
        if night.trouble != lacks:
            await self._store.change_night(night_id, NightChange(trouble=lacks))
            if lacks is not None:
                log.warning("an evening lacks a permission", night=night_id, permission=lacks)
        if lacks is None or not is_named(night.host):  # it has no host any more
            return
        try:
            # Of the moment: for minutes Discord takes no second letter of a name, and the next trouble is another.
            nonce = fitting(f"night.{night_id}.l{moment(since)}")
            await self._mail.whisper(night.host, self._words.trouble(night, lacks), nonce)
        except TryLater:  # the panel says it meanwhile, where it can
            self._unadvised[night_id] = since
        except PortError as error:
            log.info("the host of an evening is not told", night=night_id, error=type(error).__name__)

    # The free guests

    async def _seat(self, night: NightRecord) -> None:
        """Make tables of the waiting guests, without those that have left the server meanwhile."""
        if not self._nights.is_time(night):
            return
        for user in await self._venue.missing(night, [each.user for each in night.waiting]):
            night = await self._nights.leave(night, user)
        await self._nights.seat_waiting(night)

    # The calendar

    async def _calendar(self, night: NightRecord) -> None:
        await self._say_in_calendar(night, self._wanted(night))

    async def _say_in_calendar(self, night: NightRecord, wanted: EventState) -> None:
        state = night.event_state
        shown, right = (night.event_at, night.event_is_weekly), (night.starts_at, night.is_weekly)
        has_moved = state is EventState.MADE and (shown != right or not night.is_in_place)
        if (wanted is state and not has_moved) or state in (EventState.OVER, EventState.GONE):
            return
        if night.event is None:
            if wanted is EventState.OVER:
                await self._store.change_night(night.id, NightChange(event_state=EventState.OVER))
                return
            if night.starts_at <= self._now():  # Discord takes no event in the past
                return
            event = await self._venue.make_event(night, *self._words.event(night))
            made = NightChange(
                event=event, event_state=EventState.MADE, event_at=night.starts_at, event_says=night.says
            )
            await self._store.change_night(night.id, made)
            return
        try:
            if wanted is EventState.MADE:
                name, _ = self._words.event(night)
                if not await self._venue.move_event(night, name):  # that of the week before is over there
                    await self._store.change_night(night.id, NightChange(event=None, event_state=EventState.WANTED))
                    return
                said = NightChange(event_is_weekly=night.is_weekly, event_says=night.says)
                await self._store.change_night(night.id, said)
            else:
                await self._venue.set_event(night, wanted)
        except NotThere:  # it was deleted on Discord: the evening goes on without it
            wanted = EventState.GONE
        await self._store.change_night(night.id, NightChange(event_state=wanted, event_at=night.starts_at))

    def _wanted(self, night: NightRecord) -> EventState:
        if night.is_over:
            return EventState.OVER
        # A calendar takes no beginning back, also where the evening is put off after its hour.
        has_begun = night.round > 0 or night.starts_at <= self._now() or night.event_state is EventState.LIVE
        return EventState.LIVE if has_begun else EventState.MADE

    # The messages for all

    async def _said(self, night: NightRecord) -> PublicMessage:
        """Return the message of the panel: at the end of an evening with a round, the ceremony."""
        if night.is_over and night.round and not night.is_hidden:
            return self._words.ceremony(night, await self._honouring.of(night))
        return self._words.panel(night, self._now())

    async def _panel(self, night: NightRecord) -> None:
        """Post the panel, anew for each round and for the ceremony; change it where it shows something else."""
        if night.panel is None and await self._store.is_ending_in(night.channel, night.id):
            self._behind.add(night.id)  # a list of the next week would stand above the ceremony of the evening before
            return
        message, stale, is_found = await self._said(night), night.stale, False
        number = night.round + 1 if night.is_over and night.round else night.round
        if night.panel is None or night.panel_round < number:
            there = None
            if night.id not in self._shown:  # the process before may have posted it, and not noted that down
                there = await self._announcer.announced(night.channel, message, night.created_at, night.panel)
            if there is None:
                self._shown.pop(night.id, None)  # where it cannot be noted down, the next look finds it
                begun = night.over_at or night.split_at or night.created_at
                nonce = f"night.{night.id}.p{number}.{moment(begun)}"
                # Discord may still know the nonce of the panel in the channel before, or of one that was deleted.
                if night.left is not None or night.stale is not None:
                    nonce = f"{nonce}.{(night.stale or night.channel) % 10**6}"
                there = (await self._announcer.announce(night.channel, message, fitting(nonce))).message
            else:
                is_found = True
            stale = night.panel or stale
            await self._store.keep_panel(night.id, night.channel, there, number)
        elif self._shown.get(night.id) != message:
            try:
                await self._announcer.repaint(night.channel, night.panel, message)
            except NotThere:  # deleted by hand: it is posted anew
                await self._store.change_night(night.id, NightChange(panel=None, stale=night.stale or night.panel))
                return
        if not is_found:  # else it may show the guests of a moment before: the next look draws it
            self._shown[night.id] = message
        if stale is not None:
            with suppress(NotThere, *(() if night.left is None else (NotAllowed,))):
                await self._announcer.remove(night.left or night.channel, stale)
            await self._store.change_night(night.id, NightChange(stale=None))

    # The end

    async def _lapse(self, night: NightRecord) -> None:
        """End an evening long after its start, its last round and its last game. A weekly one without a round is the last.

        A table that could not be opened for so long holds its people no longer.
        """
        moments = (night.starts_at, night.split_at, *(each.ended_at for each in night.tables))
        last = max(each for each in moments if each is not None)
        is_playing = any(each.table is not None and not each.is_over for each in night.tables)
        if not night.is_over and not is_playing and self._now() > last + FORGOTTEN:
            # Where nobody has played, nobody would see the next one either.
            follows_at = self._nights.week_later(night) if night.round else None
            await self._store.end_night(night.id, self._now(), follows_at=follows_at)

    async def _abandon(self, night: NightRecord) -> None:
        """Take the evening of a deleted channel out of the calendar, and end it as soon as its guests are told."""
        log.info("the channel of an evening is gone", night=night.id)
        for each in night.tables:
            if not each.is_over:
                with suppress(Refusal):  # it cannot be read: it waits with its trouble
                    await self._opening.give_up(night, each)
        if not night.is_over:
            await self._store.change_night(night.id, NightChange(panel=None))  # so the next look finds it gone as well
            self._shown.pop(night.id, None)
        try:
            await self._say_in_calendar(night, EventState.OVER)
            if not night.is_over and not await self._are_told_of_the_end(night):
                return
        except PortError as error:
            log.info("a deleted place is left for later", night=night.id, error=type(error).__name__)
            return
        if not night.is_over:
            night = await self._store.end_night(night.id, self._now())
        await self._twins.release(night)
        await self._store.change_night(night.id, NightChange(is_told=True))

    async def _are_told_of_the_end(self, night: NightRecord) -> bool:
        """Tell some of the people of an evening that its channel is gone; return whether no one is left.

        Known mailboxes come first, for only so many are opened within the hour. Raises TryLater.
        """
        guests = [each.user for each in (*night.coming, *night.standby) if each.user != night.host]
        people = [*filter(is_named, [night.host]), *await self._news.to_remind(night, guests)]
        known = {user for user in people if (await self._mailbox(user)).opened_at is not None}
        people.sort(key=lambda user: user not in known)
        for user in people[:TOLD_AT_ONCE]:
            try:
                await self._tell_of_the_end(night, user)
            except MailboxUnopened:
                return False
        return len(people) <= TOLD_AT_ONCE

    async def _tell_of_the_end(self, night: NightRecord, user: UserId) -> None:
        """Tell a person, where they take direct messages, and note it by taking them off the list. Raises MailboxUnopened, TryLater."""
        letter = Letter(self._mail, user, self._words.gone(night, user))
        try:
            nonce = fitting(f"night.{night.id}.gone.{user}.{moment(night.created_at)}")
            await deliver_once(letter, nonce, night.created_at)
        except (MailboxUnopened, TryLater):
            raise
        except PortError as error:
            log.info("a guest is not told of a deleted channel", night=night.id, error=type(error).__name__)
        if user == night.host:
            await self._store.change_night(night.id, NightChange(host=nobody(0)))
        if (guest := night.guest(user)) is not None:
            await self._store.keep_guest(night.id, lambda _: left(guest), at=self._now(), is_rising=True)

    async def _close(self, night_id: NightId, *, is_done: bool) -> None:
        """Note that all is said of an evening that is over, or that its guests wait for it no more."""
        night = await self._store.night(night_id)
        if night is None or night.over_at is None:
            return
        # A part may have been done before it was over: only the panel as it is now counts.
        is_shown = self._shown.get(night_id) == await self._said(night)
        is_in_calendar = night.event is not None and night.event_state not in (EventState.OVER, EventState.GONE)
        is_said = is_done and is_shown and not is_in_calendar and not night.has_games
        if is_said or night.is_told or self._now() > night.over_at + (FORGOTTEN if night.has_games else TOO_LATE):
            if not night.is_told:
                await self._twins.release(night)  # it may have failed in this look, and no other follows
                await self._store.change_night(night_id, NightChange(is_told=True))
            self._shown.pop(night_id, None)
            self._unadvised.pop(night_id, None)
            self._honouring.forget(night_id)
