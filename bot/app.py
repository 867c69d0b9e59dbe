"""The composition root: the only place that builds concrete adapters and ties them together."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial

import structlog

from bot.cases.cases import Cases
from bot.cases.making import explain, retraced, search
from bot.health import Vitals
from bot.loop import Loop
from bot.media.foley import Foley
from bot.media.painting import Painter
from bot.messages.answers import Answers
from bot.messages.catalogue import Catalogue
from bot.messages.inquests import Inquests
from bot.messages.nights import NightWords
from bot.messages.personal import Personal
from bot.messages.presenter import Presenter
from bot.nights.honours import Honouring
from bot.nights.keeper import Keeper
from bot.nights.nights import Nights
from bot.nights.opening import Opening
from bot.nights.records import NightId
from bot.nights.twins import Twins
from bot.record.recorder import Recorder
from bot.rivals.deciding import Question, decide
from bot.rivals.playing import Rivals
from bot.settings import Settings
from bot.shards import Shards, leased
from bot.store.hands import read_url
from bot.store.keys import Keys, find_keys, keys_held
from bot.store.sql import SqlTableStore
from bot.tables.backlog import Backlog
from bot.tables.conclusions import Conclusions
from bot.tables.deadlines import Deadlines
from bot.tables.delivery import Delivery
from bot.tables.ground import Ground
from bot.tables.lobby import Lobby
from bot.tables.mailboxes import Mailboxes
from bot.tables.records import TableId
from bot.tables.reminders import Reminders
from bot.tables.servers import Servers
from bot.tables.service import Tables
from bot.tables.timekeeper import Timekeeper
from bot.tables.waking import Waker
from bot.ui.adapters import ChannelAnnouncer, MailboxWhisperer, may_see
from bot.ui.client import AlibiBot
from bot.ui.command_sync import sync_commands
from bot.ui.components import Components
from bot.ui.handlers import Handlers
from bot.ui.inquest import OwnAccord
from bot.ui.pictures import Pictures
from bot.ui.rendering import Renderer
from bot.ui.returns import Returns
from bot.ui.translator import Translator
from bot.ui.unanswered import LONGEST_ANSWER, Unanswered
from bot.ui.venue import DiscordVenue
from bot.ui.watchdog import Watchdog
from bot.workers import Workers
from cogs import COGS
from games.core.deduction.puzzle import Puzzle
from games.core.deduction.rival import Decision
from games.core.lines import Line
from games.core.playthrough import Playthrough

log = structlog.get_logger(__name__)

MOST_BEHIND = 1000  # more tables than that need no counting: something is wrong
CASE_PATIENCE = 30.0  # seconds: some seeds lead to no puzzle for long
RETRACING = 3.0  # seconds: a game that makes no puzzle sooner makes none
A_MINUTE = 60.0
LAST_ANSWERS = 3.0  # seconds: after that, Discord takes no first answer any more


def keys_of(settings: Settings) -> Keys:
    """Return the keys that the settings name. Raises UnusableUrl, UnusableKey."""
    url = read_url(settings.database_url.get_secret_value())
    return find_keys(url, _given(settings), settings.secret_key_file)


def _given(settings: Settings) -> str | None:
    return settings.secret_key.get_secret_value() if settings.secret_key is not None else None


def shards_of(settings: Settings) -> AbstractAsyncContextManager[Shards]:
    """Give the shards that this process is to serve. Raises DatabaseTrouble."""
    return leased(settings.database_url.get_secret_value(), settings.shard_count, keys_of(settings))


def now() -> datetime:
    """Return the time, aware, in UTC."""
    return datetime.now(UTC)


class App:
    """Everything that lives as long as one connection, built in the order in which each needs the others."""

    def __init__(
        self,
        settings: Settings,
        store: SqlTableStore,
        words: Catalogue,
        *,
        now: Callable[[], datetime] = now,
        entropy: Callable[[int], bytes] = os.urandom,
        is_bound: bool = True,
        shards: Shards | None = None,
    ) -> None:
        self.settings = settings
        self.shards = shards or Shards(settings.shard_count)
        self.store = store
        presenter = Presenter(words)
        answers = Answers(presenter)
        self.painter = Painter()
        self.workers = Workers()
        self.pictures = Pictures(self.painter, self.workers.studio, presenter.sentences)
        self.renderer = Renderer(self.pictures.paint, Foley(self.painter.pool).make)
        patience = LONGEST_ANSWER if self.shards.is_leased else timedelta()
        self.unanswered = Unanswered(store, answers, now=now, patience=patience)
        self.bot = AlibiBot(
            self.renderer,
            answers,
            self.unanswered,
            shard_ids=self.shards.mine,
            shard_count=self.shards.count,
        )
        is_shared = self.shards.is_shared
        ground = Ground(store, now, entropy=entropy, owns=self.shards.owns, is_shared=is_shared)
        whisperer = MailboxWhisperer(self.bot, self.renderer)
        mail = Mailboxes(whisperer, store, now=now, per_hour=settings.mailboxes_per_hour)
        announcer = ChannelAnnouncer(self.bot, self.renderer)
        conclusions = Conclusions(ground.cache, self.workers.thinker, self.workers.studio)
        self.delivery = Delivery(
            store,
            ground.cache,
            presenter,
            announcer,
            mail,
            now=now,
            owns=self.shards.owns,
            is_shared=is_shared,
            calm=self.bot.calm,
            inquest=OwnAccord(store, conclusions, Inquests(presenter)).post,
        )
        self.tables = Tables(ground)
        self.servers = Servers(ground, self.tables.forget_all)
        self.reminders = Reminders(self.tables, presenter.timing, announcer, mail, self.servers.wants_reminders)
        self.rivals = Rivals(self.tables, self._decide)
        for wake in (self.delivery.wake, self.reminders.wake, self.rivals.wake):
            self.tables.on_change(wake)
        timekeeper = Timekeeper(self.tables)
        self.waker = Waker(self.tables, Personal(presenter.sentences), mail, partial(may_see, self.bot))
        self.deadlines = Deadlines(self.tables, timekeeper)
        lobby = Lobby(self.tables, entropy=entropy, is_bound=is_bound, gathered=self.waker.wake)
        recorder = Recorder(store, owns=self.shards.owns)
        night_words = NightWords(presenter.sentences)
        venue = DiscordVenue(self.bot)
        nights = Nights(store, now=now, wake=self._wake_night)
        opening = Opening(store, venue, announcer, night_words, lobby, self.tables)
        twins = Twins(store, announcer, night_words, self.tables)
        self.evenings = Keeper(
            store,
            venue,
            announcer,
            mail,
            night_words,
            nights,
            opening,
            twins,
            Honouring(store, self.tables.people),
            self.tables.people,
            now=now,
            are_reminders_wanted=self.servers.wants_reminders,
            owns=self.shards.owns,
        )
        cases = Cases(store, self._search, self._retrace, self._explain, now=now, entropy=entropy)
        self.handlers = Handlers.build(
            store,
            self.tables,
            lobby,
            self.delivery,
            presenter,
            answers,
            self.servers,
            (store, recorder),
            nights,
            conclusions,
            (announcer, self.pictures.film),
            cases,
            self._decide,
        )
        # Done now and then, because no press comes when it falls due.
        chores = {
            "votes": self.handlers.votes.tick,
            "record": recorder.keep_up,
            "servers": self.servers.tick,
            "cases": cases.prepare,
            "workers": self.workers.tick,
        }
        self.translator = Translator(words)
        self.watchdog = Watchdog(self.bot)
        self._is_serving = asyncio.Event()
        self.backlog = Backlog(self._behind, clock=time.monotonic)
        self._waiting = Loop("unanswered", partial(self.unanswered.tick, self.bot, self.shards.owns))
        looking = (
            self.deadlines,
            self.reminders,
            self.waker,
            self.rivals,
            self.backlog,
            self.watchdog,
            self.evenings,
        )
        self._loops = (
            self._waiting,
            *(each.loop for each in looking),
            *(Loop(name, work, interval=A_MINUTE) for name, work in chores.items()),
        )
        self.vitals = Vitals(
            ask=lambda: store.next_deadline(now()),
            ages=self.watchdog.ages,
            backlog=self.backlog,
            is_quarantined=lambda: whisperer.is_quarantined,
            overdue=lambda: self.shards.overdue,
            workers=self.workers.missing,
        )

    @classmethod
    @asynccontextmanager
    async def opened(
        cls,
        settings: Settings,
        words: Catalogue | None = None,
        *,
        now: Callable[[], datetime] = now,
        entropy: Callable[[int], bytes] = os.urandom,
        is_bound: bool = True,
        shards: Shards | None = None,
    ) -> AsyncIterator[App]:
        """Open the database and build the bot; close both afterwards, with nothing that waits lost."""
        url = settings.database_url.get_secret_value()
        with keys_held(read_url(url), _given(settings), settings.secret_key_file) as keys:
            store = await SqlTableStore.open(url, keys)
            app = cls(settings, store, words or Catalogue(), now=now, entropy=entropy, is_bound=is_bound, shards=shards)
            try:
                yield app
            finally:
                await app.bot.at_rest(LAST_ANSWERS)
                await app.delivery.close()
                await app.bot.close()
                app.painter.close()
                await app.workers.close()
                await store.close()

    async def _search(self, seed: bytes, game: str | None, grade: int | None) -> tuple[bytes, str]:
        """Find a puzzle. Raises Unthought."""
        return await self.workers.searcher.run(search, seed, game, grade, patience=CASE_PATIENCE)

    async def _retrace(self, played: Playthrough) -> str | None:
        """Make a puzzle of a game that people have played. Raises Unthought, Refusal."""
        return await self.workers.searcher.run(retraced, played, patience=RETRACING)

    async def _explain(self, puzzle: Puzzle) -> tuple[tuple[Line, ...], ...]:
        """Explain a solution. Raises Unthought."""
        return await self.workers.thinker.run(explain, puzzle)

    async def _decide(self, question: Question) -> Decision:
        return await self.workers.thinker.run(decide, question)

    def _wake_night(self, night: NightId) -> None:
        """Wake the keeper of evenings."""
        self.evenings.wake(night)

    async def _behind(self) -> frozenset[TableId]:
        behind = await self.store.behind(after=TableId(0), most=MOST_BEHIND)
        mine = frozenset(each.table for each in behind if self.shards.owns(each.guild))
        return mine.difference(self.delivery.inquiring)  # an inquest takes its time

    async def run(self) -> None:
        """Log in, register the commands, deliver untold steps, and stay connected until the process is told to stop.

        Raises ShardsLost where other processes take over some of its shards.
        """
        # From the first moment on: to log in may take longer than an unrenewed lease lasts.
        holding = asyncio.create_task(self.shards.hold(self._take_over), name="lease")
        serving = asyncio.create_task(self._serve(), name="discord")
        try:
            done, _ = await asyncio.wait({serving, holding}, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        finally:
            for each in (serving, holding):
                each.cancel()
            await asyncio.gather(serving, holding, return_exceptions=True)  # they may be in the middle of a request

    async def _serve(self) -> None:
        if self.settings.discord_token is None:
            raise AssertionError("no token")
        await self.bot.login(self.settings.discord_token.get_secret_value())
        await self.bot.tree.set_translator(self.translator)
        await self.bot.add_cog(Components(self.bot, self.handlers))
        await self.bot.add_cog(Returns(self.bot, self.delivery, self.servers, self.store))
        for cog in COGS:
            await self.bot.add_cog(cog(self.bot, self.handlers))
        await sync_commands(self.bot)
        await self.delivery.resume()
        tasks = [asyncio.create_task(each.run(), name=each.name) for each in self._loops]
        self._is_serving.set()
        try:
            await self.bot.connect()
        finally:
            for each in tasks:
                each.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_over(self, shards: frozenset[int]) -> None:
        """Go on where another process has left off."""
        await self._is_serving.wait()
        self.delivery.sweep_soon()
        self._waiting.wake()
        done = await asyncio.gather(
            self.deadlines.tick(),
            self.bot.connect_more(shards),
            return_exceptions=True,
        )
        for error in done:
            if isinstance(error, Exception):
                log.error("a takeover is not whole", exc_info=error)
