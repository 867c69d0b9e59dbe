"""A full house: one database that has really been played with, by the bot's own services, until every table has rows of every kind.

Nothing is written beside the services, so each row is one that a bot leaves. Rivals move offhand, as they do without time to think.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

from bot.cases.cases import Cases
from bot.cases.joint import JointCases
from bot.cases.joint_posts import JointPosts
from bot.cases.joint_store import StoredJointCases
from bot.cases.messages.cases import CaseWords
from bot.cases.messages.joint import JointWords
from bot.cases.proof_store import StoredProofs
from bot.cases.proving import Proving
from bot.cases.store import StoredCases
from bot.house import House, Outside
from bot.messages.wording import Wording
from bot.nights.keeper import Keeper
from bot.nights.messages.panel import NightWords
from bot.nights.nights import Nights
from bot.nights.store import StoredNights
from bot.owner.messages.owner import OwnerScreen
from bot.people.messages.personal import Personal
from bot.record.recorder import Recorder
from bot.record.store import StoredRecord
from bot.rivals.asking import asked_now
from bot.rivals.offhand import simply
from bot.store.deferrals import Deferrals
from bot.store.kernel import KernelStore
from bot.store.maintenance import StoredMaintenance
from bot.tables.company import Company
from bot.tables.deadlines import Deadlines
from bot.tables.ground import Ground
from bot.tables.guests import Guests
from bot.tables.ids import ChannelId, GuildId, InteractionId, TableId, UserId
from bot.tables.records import TableRecord
from bot.tables.table import Table
from bot.telling.mailboxes import Mailboxes
from bot.telling.notices import Notices
from bot.telling.reminders import Reminders
from bot.telling.waking import Waker
from bot.ui.unanswered import Unanswered
from bot.votes.agreements import Agreements
from bot.votes.handover import Handover
from bot.votes.takebacks import Takebacks
from bot.votes.votes import Votes
from games.core.contract import Action
from games.core.seats import Seat
from tests.bot.nights.house import FakeVenue
from tests.bot.ui.club import Here, everybody_sees
from tests.fake_discord import FakeDiscord
from tests.fakes import Clock
from tests.own_data import with_rooms
from tests.parts import finish_of
from tests.words import WORDS

CLUB, LEFT = GuildId(734_100_000_000_000_001), GuildId(734_100_000_000_000_002)
"""The server on which all is played, and one that has removed the bot."""
NAMES: Final = (
    "Xanthippe", "Balthasar", "Clémentine", "Dorothea", "Ermengarde", "Friedegund", "Gwendolen", "Hippolyte", "Isidore", "Jocaste",
)  # fmt: skip
PEOPLE: Final = tuple(UserId(731_000_000_000_000_101 + 7 * n) for n in range(len(NAMES)))
NAME: Final = dict(zip(PEOPLE, NAMES, strict=True))
ANN, BEN, CLEO, DAN, EVE, FAY, GWEN, HAL, IDA, JO = PEOPLE


class LoopClock(Clock):
    """A clock that may be read on the writer's thread too."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()

    def _time(self) -> float:
        return self._loop.time()


class Bot:
    """A whole bot without discord.py: a database, its services, and a Discord in memory."""

    def __init__(self, store: KernelStore) -> None:
        self.random = Random("a full house")
        self.store, self.clock = store, LoopClock()
        self.discord, self.venue = FakeDiscord(self.clock), FakeVenue()
        self.words = Wording.of(WORDS)
        self.workers = Here()
        ground = Ground(store, self.clock.now, entropy=self.random.randbytes)
        mail = Mailboxes(self.discord, store, now=self.clock.now, per_hour=100)
        outside = Outside(announcer=self.discord, mail=mail, venue=self.venue, film=_no_film, may_see=everybody_sees)
        self.house = House.built(store.database, ground, outside, self.words, self.workers)
        with_rooms(self.house.own_data)
        self.tables, self.lobby, self.people = self.house.tables, self.house.lobby, ground.people
        self.votes = Votes(self.tables)
        self.handover, self.agreements = Handover(self.votes), Agreements(self.votes)
        self.takebacks = Takebacks(self.votes)
        self.guests, self.company = Guests(self.tables, self.lobby), Company(self.tables, self.lobby)
        self.deadlines = Deadlines(self.tables, self.house.timekeeper)
        self.reminders = Reminders(
            self.tables, self.words.presenter.timing, self.discord, mail, self.house.servers.wants_reminders
        )
        self.notices = Notices(
            ground, StoredMaintenance(store.database), OwnerScreen(self.words.sentences), self.discord
        )
        self.waker = Waker(self.tables, Personal(self.words.sentences), mail, everybody_sees)
        self.nights = Nights(StoredNights(store.database), now=self.clock.now)
        self.keeper = Keeper(self.house, self.nights, NightWords(self.words.sentences))
        self.keeper.side_by_side.patience = 60  # on a busy machine too
        self.cases = Cases(StoredCases(store.database), ground, self.workers)
        self.proving = Proving(StoredProofs(store.database), ground, self.workers)
        self.joint = JointCases(StoredJointCases(store.database), ground, self.cases, self.proving)
        self.joint_posts = JointPosts(
            self.house, self.joint, JointWords(self.words.sentences, CaseWords(self.words.sentences))
        )
        self.joint_posts.side_by_side.patience = 60
        self.recorder = Recorder(StoredRecord(store.database), store)
        self.unanswered = Unanswered(Deferrals(store.database), self.words.answers, now=self.clock.now)
        self._channels = iter(range(735_200_000_000_000_001, 735_200_000_000_001_000))
        self._interactions = iter(range(736_300_000_000_000_001, 736_300_000_001_000_000))

    def channel(self) -> ChannelId:
        """Return a channel with no table in it."""
        return ChannelId(next(self._channels))

    def interaction(self) -> InteractionId:
        """Return the id of a press."""
        return InteractionId(next(self._interactions))

    async def told(self) -> None:
        """Wait until all that is stored is told."""
        await self.house.telling.idle()

    async def seated(self, game: str, *users: UserId, **options: str) -> TableRecord:
        """Open a table, its host the first of these; with these options, and all of them seated."""
        host, *others = users
        record = await self.lobby.new(
            guild=CLUB, channel=self.channel(), host=host, name=NAME[host], game=game, locale="fr", speaks="en"
        )
        if options:
            await self.lobby.options(record.id, host, options)
        for user in others:
            await self.lobby.join(record.id, user, NAME[user], "fr")
        await self.told()
        return record

    async def dealt(self, game: str, *users: UserId, **options: str) -> Table:
        """Open a table, fill it, and deal."""
        record = await self.seated(game, *users, **options)
        return await self.start(record.id, users[0])

    async def start(self, table: TableId, host: UserId) -> Table:
        """Deal."""
        await self.lobby.start(table, host)
        await self.told()
        return await self.tables.load(table)

    async def go_on(self, table_id: TableId, moves: int = 1000, *, soon: bool = True) -> Table:
        """Play so many moves, or to the end: rivals as they do offhand, persons so that it ends `soon`, or by lot."""
        for _ in range(moves):
            table = await self.tables.load_whole(table_id)
            if table.outcome is not None:
                break
            seat = min(table.now.turn)
            player = table.player(seat)
            self.clock.skip(seconds=7)
            if player.is_rival:
                question = asked_now(table, seat, await self.store.handovers(table_id))
                await self.tables.act(table_id, player.user, simply(question))
            else:
                action = self._action(table, seat, soon=soon)
                await self.tables.act(table_id, player.user, action, interaction=self.interaction())
        await self.told()
        return await self.tables.load(table_id)

    def _action(self, table: Table, seat: Seat, *, soon: bool) -> Action:
        game, state = table.game, table.state
        if soon and (found := finish_of(game)(game, state, seat)) is not None:
            return found
        legal = list(table.now.legal(seat))
        plain = [each for each in legal if not each.is_final] or legal
        return self.random.choice(plain)

    async def late(self, table_id: TableId, times: int = 1) -> None:
        """Let the clock of a table run out, so many times."""
        for _ in range(times):
            record = (await self.tables.load(table_id)).record
            if record.deadline is not None:
                self.clock.skip(seconds=max(1.0, (record.deadline - self.clock.now()).total_seconds() + 1))
                await self.tables.clock(table_id)
        await self.told()

    async def agreed(self, table: TableId, n: int, *users: UserId, is_for: bool = True) -> None:
        """Let these people cast their ballots."""
        for user in users:
            await self.votes.cast(table, n, user, is_for=is_for)
        await self.told()


async def _no_film(*_: Any) -> bytes | None:
    return None
