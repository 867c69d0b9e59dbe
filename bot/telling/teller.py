"""Teller: tells the steps of a table, in order, to its channel and to each mailbox, and brings its panel up to date.

A table has one line for its channel and one for each mailbox, each with a cursor of its own. A cursor moves only after
Discord has taken the message. Every message carries a nonce, so a message sent again within minutes is not shown twice;
after a longer silence the last messages there are compared first.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

import structlog

from bot import metrics
from bot.tables.ground import Ground
from bot.tables.ids import CHANNEL, MessageId, TableId, UserId
from bot.tables.records import RESTORED, TableRecord
from bot.tables.table import NumberedStep, Table, end_of, last_told
from bot.telling.endings import called_at_once, is_told_by_letter
from bot.telling.late import Late
from bot.telling.letters import Letters
from bot.telling.message import PublicMessage
from bot.telling.outbox import Outbox, Post
from bot.telling.panels import LOBBY, PANEL_LIFE, Panels
from bot.telling.ports import Inquire, TellingWords
from bot.telling.progress import Progress, ReaderLine, Stage
from bot.telling.promises import Promises
from bot.telling.senders import Announcer, Archived, Mail, NotAllowed, NotThere, Unexplained
from bot.telling.steps import StoredSteps
from bot.telling.troubles import LASTING, NO_CHANNEL, NOT_PERMITTED, PARKING, SILENT, Troubles
from games.core.seats import Seat

log = structlog.get_logger(__name__)

TALL: Final = 2
"""A post with a clip takes as much of a phone as so many without."""

INQUIRED: Final = 1
"""The place of the inquest among the messages after the last step: behind the closing."""


class Teller:
    """Tells the untold steps of one table."""

    def __init__(self, ground: Ground, words: TellingWords, announcer: Announcer, mail: Mail) -> None:
        self._store = ground.store
        self._people = ground.people
        self._now = ground.now
        self._cache = ground.cache
        self._words = words
        self._announcer = announcer
        self._outbox = Outbox(ground.store, ground.now)
        self._late = Late(ground.store, announcer, words)
        self._troubles = Troubles(ground.store, ground.cache, words, mail)
        self._inquiring: set[TableId] = set()
        self.steps = StoredSteps(ground)
        self.letters = Letters(ground, self.steps, words, mail, self._outbox)
        self.panels = Panels(ground.store, ground.cache, announcer, now=ground.now)
        self.promises = Promises(self.steps)
        self.inquest: Inquire | None = None

    @property
    def inquiring(self) -> Collection[TableId]:
        """The tables of which all is told but their inquest, which is being held."""
        return self._inquiring

    async def learn(self, progress: Progress, record: TableRecord) -> None:
        """Take over the progress of the process before at a table."""
        told = await self._store.told(progress.id)
        progress.learn(record, told, {line.reader: line for line in await self._store.lines(progress.id)})

    async def behind(self, progress: Progress, record: TableRecord, table: Table | None) -> list[UserId]:
        """Return the readers that have not been told everything, or have seen another panel."""
        is_behind = not progress.is_mute and self._is_channel_behind(progress, record, table)
        behind = [CHANNEL] if is_behind else []
        people = (*record.people, *progress.left_behind(record))
        lines = [progress.line(user) for user in people]
        return behind + [
            line.record.reader for line in lines if await self.letters.are_behind(progress, line, record, table)
        ]

    def is_lost(self, progress: Progress, record: TableRecord, table: Table | None) -> bool:
        """Whether the rest can never be told: the game is over, its channel is gone, and no farewell is owed."""
        if progress.stage is not Stage.HOMELESS or record.is_open or record.is_hidden:
            return False
        lines = [progress.line(user) for user in record.people]
        return table is None or not any(self.letters.owes_farewell(progress, line, table) for line in lines)

    @staticmethod
    def _is_channel_behind(progress: Progress, record: TableRecord, table: Table | None) -> bool:
        if progress.panel.painted < record.revision or progress.panel.old:
            return True
        return table is not None and progress.channel.at < end_of(table)

    async def tell(self, progress: Progress, reader: UserId) -> TableId | None:
        """Tell a reader their untold steps. Return a table whose panel has been covered by that."""
        if reader == CHANNEL:
            return await self._tell_channel(progress)
        await self.letters.tell(progress, progress.lines[reader])
        return None

    async def bring(self, progress: Progress) -> None:
        """Bring the pictures and clips that posts lack. Raises Unfinished, TryLater."""
        await self._late.bring(progress)

    async def settle(self, progress: Progress, record: TableRecord) -> None:
        """Note that all readers have seen everything that they can."""
        told = progress.told
        if told.settled < record.revision:
            if record.is_void:  # its panel says so by now: its thread goes
                await self._announcer.let_sleep(record.channel, at_once=True)
            panel = progress.panel.record or record.panel
            at = progress.channel.at
            await self._store.settle(progress.id, record.revision, at, panel)
            progress.told = replace(told, told=at, settled=record.revision)
            self._cache.refresh(progress.id, lambda now: replace(now, panel=panel))
        progress.settle()

    # The channel

    async def _tell_channel(self, progress: Progress) -> TableId | None:
        record, table = await self.steps.current(progress.id, is_seen=progress.is_seen)
        covered = None
        await self._outbox.note_again(progress, progress.channel)
        try:
            await self.panels.find(progress, record)
            if table is not None:
                covered = await self._tell_steps(progress, table)
            elif progress.panel.painted < record.revision:
                is_past = record.ended_at is not None and self._now() - record.ended_at >= PANEL_LIFE
                lobby = self._words.lobby(record)
                await self.panels.show(progress, record, lobby, LOBBY, revision=record.revision, is_past=is_past)
        except (NotThere, NotAllowed) as error:
            await self._park(progress, error)
            return None
        record, _ = await self.steps.current(progress.id, is_seen=progress.is_seen)
        if record.trouble in PARKING or (record.trouble == SILENT and self._announcer.may_attach(record.channel)):
            await self._troubles.note(progress.id, None)
        return covered

    async def _tell_steps(self, progress: Progress, table: Table) -> TableId | None:
        line, record = progress.channel, table.record
        if line.is_unsure:
            await self._late.recall(progress, table)
        while line.at[0] <= last_told(table):
            n, k = line.at
            step = await self.steps.step(progress, table, n)
            if k == 0 and (message := self._words.post(table, step.since(line.record.untold))) is not None:
                await self._announce(progress, record, message, (n, 0))
            # Changes of the panel alone are seen there before anything else is told.
            if progress.panel.shown < n and step.fades:
                await self._show_step(progress, table, step)
            line.at = (n + 1, 0)
        record = table.record  # steps that were stored meanwhile are told, too: the panel is drawn once for all of them
        is_shown = not record.is_open and not record.is_hidden
        if is_shown and line.at <= (table.n + 1, 0):
            closing = self._words.closings.closing(table, line.record.untold, await self._uncalled(progress, table))
            await self._announce(progress, record, closing, (table.n + 1, 0))
            await self._announcer.let_sleep(record.channel)
        if progress.panel.painted < record.revision:
            shows = table.n + (0 if record.is_open else 1)
            is_past = is_shown and progress.told.told >= end_of(table)
            panel = self._words.panel(table)
            await self.panels.show(progress, record, panel, shows, revision=record.revision, is_past=is_past)
        if not is_shown or line.at >= end_of(table):
            return None
        progress.rest.set()  # the sweep goes on: others have more urgent things to tell
        message = await self._looked_into(table)
        if message is not None:
            await self._announce(progress, record, message, (table.n + 1, INQUIRED))
        line.at = end_of(table)
        return await self._covered_by(line, record) if message is not None else None

    async def _uncalled(self, progress: Progress, table: Table) -> Collection[Seat]:
        """Return the seats that the closing does not call: the others of `bot.telling.endings`, and those with a farewell."""
        called = await called_at_once(table.record, self._words.closings.hearers(table.record), self._people)
        told = {each for each in called if is_told_by_letter(progress.line(table.player(each).user).record, table.n)}
        return frozenset(self._words.closings.hearers(table.record)) - (called - told)

    async def _show_step(self, progress: Progress, table: Table, step: NumberedStep) -> None:
        """Show a step on the panel; of the last one, all there is to show, so that it is not drawn again at once."""
        record, n = table.record, step.n
        if record.is_open and n == table.n:
            await self.panels.show(progress, record, self._words.panel(table), n, revision=record.revision)
        else:
            await self.panels.show(progress, record, self._words.panel(table, step), n, revision=None)

    async def _looked_into(self, table: Table) -> PublicMessage | None:
        """Return the inquest of a game that is over, where it holds one. That takes a while, and no line waits for it."""
        if self.inquest is None:
            return None
        self._inquiring.add(table.record.id)
        try:
            return await self.inquest(table)
        finally:
            self._inquiring.discard(table.record.id)

    async def _covered_by(self, line: ReaderLine, record: TableRecord) -> TableId | None:
        """Return the next game of a channel, where the last post about the one before has come below its panel."""
        following, post = await self._store.open_in(record.channel), line.record.message
        if following is None or following.panel is None or post is None or following.panel.message > post:
            return None
        return following.id

    async def _announce(
        self, progress: Progress, record: TableRecord, message: PublicMessage, at: tuple[int, int]
    ) -> None:
        """Post the line of a step, and note down that it is told."""
        line, (n, place) = progress.channel, at
        if message.fades and line.record.fading is not None:
            await self._take_away(record, line.record.fading)
        post = Post(self._announcer, record.channel, message)
        sent = await self._outbox.deliver(progress, line, record, at, post)
        metrics.TOLD.labels("public").inc()
        if not post.is_whole:
            self._late.miss(progress, record.channel, sent, message)
        line.at = (n, place + 1)
        fading = sent if message.fades else line.record.fading
        await self._outbox.note(progress, line, replace(line.record, told=line.at, message=sent, fading=fading))
        if (drift := progress.panel.drift) is not None:  # else it is counted with the others, once the panel is shown
            progress.panel.drift = drift + (1 if message.sound is None else TALL)
        if record.trouble == RESTORED:  # from here on the channel shows the game as it is stored
            await self._troubles.note(record.id, None)
        if message.sound is not None and not self._announcer.may_attach(record.channel):
            await self._troubles.advise(progress, SILENT, "attach_files")

    async def _take_away(self, record: TableRecord, fading: MessageId) -> None:
        """Delete the fading post before: another one falls. Where it cannot be, the table is told and goes on."""
        try:
            await self._announcer.remove(record.channel, fading)
        except (Archived, NotAllowed):
            lasts = True
        except NotThere:
            return  # gone already
        else:
            lasts = False
        if lasts and record.trouble is None:
            await self._troubles.note(record.id, LASTING)
        elif not lasts and record.trouble == LASTING:
            await self._troubles.note(record.id, None)

    async def _park(self, progress: Progress, error: NotThere | NotAllowed) -> None:
        """Keep the table, stop speaking in its channel, and advise the host once, where there is advice.

        The end of a homeless game is told by letter.
        """
        key = NO_CHANNEL if isinstance(error, NotThere) else NOT_PERMITTED
        is_explained = not isinstance(error, Unexplained)
        permission = error.permission if isinstance(error, NotAllowed) and is_explained else None
        record, _ = await self.steps.current(progress.id)
        if record.trouble != key:  # each press at the table tries again
            log.warning("parked", table=progress.id, trouble=key, permission=permission)
        metrics.PARKED.labels(key).inc()
        if is_explained:
            await self._troubles.advise(progress, key, permission)
        elif record.is_open and record.trouble != key:  # its host could only be led astray
            await self._troubles.note(progress.id, key)
        progress.stage = Stage.HOMELESS if isinstance(error, NotThere) else Stage.PARKED
