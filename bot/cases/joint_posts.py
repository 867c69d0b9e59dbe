"""The posts of joint cases in their channels: they follow the stored revision, after a restart too, and failures wait for the next look."""

from __future__ import annotations

from collections.abc import Container, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

import structlog

from bot.cases.joint import JointCases
from bot.cases.joint_records import JointId, JointRecord
from bot.house import House
from bot.loop import Loop
from bot.tables.ids import CHANNEL, GuildId, MessageId
from bot.tables.stores import CannotOpen, StoreTrouble
from bot.telling.message import PublicMessage
from bot.telling.outbox import fitting, moment
from bot.telling.senders import Archived, NotAllowed, NotThere, PortError
from bot.telling.worker import SideBySide
from bot.thinking import Unthought
from games.core.contract import Refusal
from games.core.deduction.proof import ProofSheet
from games.core.deduction.puzzle import OpenPuzzle

log = structlog.get_logger(__name__)

INTERVAL: Final = 60.0
"""Seconds between two looks at all cases of which something is still to be shown."""


class JointPostWords(Protocol):
    """The messages of a joint case for all."""

    def panel(self, record: JointRecord, opened: OpenPuzzle, proof: ProofSheet) -> PublicMessage:
        """Return the post with the marks and their authors."""

    def ending(self, record: JointRecord, opened: OpenPuzzle) -> PublicMessage:
        """Return the post of the end."""


class JointPosts:
    """Shows joint cases in their channels, and tells of their end once."""

    def __init__(self, house: House, joint: JointCases, words: JointPostWords) -> None:
        self._joint = joint
        self._store = joint.stored
        self._announcer = house.outside.announcer
        self._words = words
        self._now = house.now
        self._owns = house.ground.owns
        self._has_begun = False
        self.side_by_side = SideBySide("joint-case", self._guarded)
        self.loop = Loop("joint cases", self.tick, interval=INTERVAL, changed=self.go_on, ended=self.side_by_side.close)

    def wake(self, case: JointId) -> None:
        """Look soon: something has changed."""
        self.loop.wake(case)

    async def tick(self) -> None:
        """Bring all posts up to date."""
        if not self._has_begun:  # no bot runs during a restoration
            await self._store.show_again()
            self._has_begun = True
        await self._settle_all(await self._store.unsettled())

    async def go_on(self, some: Container[JointId]) -> None:
        """Bring the posts of some cases up to date."""
        await self._settle_all([each for each in await self._store.unsettled() if each[0] in some])

    async def _settle_all(self, cases: Sequence[tuple[JointId, GuildId]]) -> None:
        await self.side_by_side.look_at([case for case, guild in cases if self._owns(guild)])

    async def _guarded(self, case: JointId) -> None:
        """Settle one case, which holds up no other where it fails."""
        try:
            await self._settle(await self._store.case(case))
        except (PortError, StoreTrouble, CannotOpen, Unthought, Refusal) as error:
            log.info("a joint case waits", case=case, error=type(error).__name__)
        except Exception:
            log.exception("a joint case failed", case=case)

    async def _settle(self, record: JointRecord) -> None:
        """Post the panel if there is none, repaint it to the last revision, and post the end."""
        opened, proof = await self._joint.opened(record), await self._joint.sheet(record, CHANNEL)
        panel = self._words.panel(record, opened, proof)
        try:
            if record.message is None:
                nonce = f"joint.{record.id}.{record.revision}.{moment(record.opened_at)}"
                message, shown = await self._post(record, panel, fitting(nonce), None)
                await self._store.keep_post(record.id, message, shown)
                record = replace(record, message=message, shown=shown)
            if record.closed_at is not None and not record.is_told:
                nonce = fitting(f"joint.{record.id}.end.{moment(record.closed_at)}")
                await self._post(record, self._words.ending(record, opened), nonce, record.message)
                await self._store.keep_told(record.id)
        except NotThere:  # the channel is gone
            await self._store.lose(record.id, self._now())
            return
        if record.message is not None and record.shown < record.revision:
            await self._repaint(record, record.message, panel)

    async def _post(
        self, record: JointRecord, message: PublicMessage, nonce: str, after: MessageId | None
    ) -> tuple[MessageId, int]:
        """Return the post of a message, and the revision that it surely shows: a process before may have made it and died."""
        since = record.closed_at if after is not None and record.closed_at is not None else record.opened_at
        there = None
        with suppress(NotAllowed):  # to read the history: then the nonce must do
            there = await self._announcer.announced(record.channel, message, since, after)
        if there is not None and not await self._store.is_of_another(record.id, there):  # of one game, all begin alike
            return there, 0
        return (await self._announcer.announce(record.channel, message, nonce)).message, record.revision

    async def _repaint(self, record: JointRecord, at: MessageId, panel: PublicMessage) -> None:
        try:
            await self._announcer.repaint(record.channel, at, panel)
        except Archived:
            raise
        except NotThere:  # deleted by hand: it is posted anew
            await self._store.keep_post(record.id, None, 0)
            self.wake(record.id)
            return
        await self._store.keep_post(record.id, at, record.revision)
