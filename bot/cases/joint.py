"""Joint cases: everybody in a channel marks one sheet. Marks are judged and stored first; the posts of the channel follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypedDict

from cachetools import LRUCache

from bot.cases.cases import Cases
from bot.cases.joint_records import JointDeed, JointId, JointRecord
from bot.cases.joint_store import StoredJointCases
from bot.cases.proof_records import DeedKind, ProofDeed
from bot.cases.proving import Proving
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, UserId
from games.core.contract import Refusal
from games.core.deduction.hint import Hint, Rung
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle import OpenPuzzle, written
from games.core.deduction.sheet import Cell

MEDIUM: Final = 2
"""The default grade: a channel has no rating."""
KEPT: Final = 16
"""Puzzles kept in memory."""


class NewJointCase(TypedDict):
    """The facts that a joint case is opened with."""

    guild: GuildId
    channel: ChannelId
    host: UserId
    locale: str


class JointCases:
    """Joint cases: their opening, and the verdict on each mark. None is rated: a mark is the work of all who argued for it."""

    def __init__(self, stored: StoredJointCases, ground: Ground, cases: Cases, proving: Proving) -> None:
        self.stored = stored
        self._now = ground.now
        self._cases = cases
        self._proving = proving
        self._opened: LRUCache[JointId, OpenPuzzle] = LRUCache(KEPT)
        self._listeners: list[Callable[[JointId], None]] = []

    def on_change(self, wake: Callable[[JointId], None]) -> None:
        """Let something hear of every case of which there is something to show."""
        self._listeners.append(wake)

    async def open(self, new: NewJointCase, game: str | None, grade: int | None) -> JointRecord:
        """Open a case new to its host, or return the open one of the channel. Raises Unthought."""
        _, found = await self._cases.for_somebody(new["host"], game, grade or MEDIUM)
        text = written(found.puzzle)
        record = await self.stored.open(JointRecord(id=JointId(0), opened_at=self._now(), text=text, **new))
        self._wake(record)
        return record

    async def at(self, case: JointId, channel: ChannelId) -> JointRecord:
        """Return the case of a control that was pressed in a channel. Raises Refusal("stale")."""
        record = await self.stored.case(case)
        if record.channel != channel:
            raise Refusal("stale")
        return record

    async def opened(self, record: JointRecord) -> OpenPuzzle:
        """Return the puzzle of a case. Raises Refusal where its rules are no longer here."""
        if (known := self._opened.get(record.id)) is None:
            known = self._opened[record.id] = await self._cases.read(record.text)
        return known

    async def sheet(self, record: JointRecord, user: UserId) -> ProofSheet:
        """Return the sheet of a case, and all that follows on it. Raises Unthought, Refusal."""
        return await self._proving.proof(record.number, await self.opened(record), user)

    async def mark(self, record: JointRecord, user: UserId, cell: Cell, sign: Value) -> JointRecord:
        """Judge a mark and store it: a true one that does not follow is refused as a false one is.

        Raises Unthought, and Refusal("stale") for a cell that takes no mark.
        """
        proof = await self.sheet(record, user)
        if not proof.has(cell):
            raise Refusal("stale")
        kind = DeedKind.PROVEN if proof.follows(cell, sign) else DeedKind.REFUSED
        return await self._add(record, user, ProofDeed(kind, cell, sign), proof)

    async def hint(self, record: JointRecord, user: UserId, rung: Rung) -> tuple[JointRecord, Hint]:
        """Count a hint and return it: about the cell of the asker's last one, until that is marked.

        Raises Unthought, and Refusal("hint-nothing") where nothing is left to prove.
        """
        proof = await self.sheet(record, user)
        deed, hint = await self._proving.next_hint(await self.opened(record), proof, record.proof_of(user), rung)
        return await self._add(record, user, deed, proof), hint

    async def refuted(
        self, record: JointRecord, user: UserId, cell: Cell, sign: Value
    ) -> tuple[JointRecord, SheetDeal]:
        """Count a hint, and return another deal that fits all clues, without the cells that are left to prove.

        Raises Unthought, and Refusal("stale") for a mark that was not refused.
        """
        proof = await self.sheet(record, user)
        deal = await self._proving.deal(await self.opened(record), record.proof, cell, sign, user)
        made = await self._add(record, user, ProofDeed(DeedKind.SHOWN, cell, sign), proof)
        return made, proof.disclosed(deal, {cell, *made.proof.marks})

    async def give_up(self, record: JointRecord, user: UserId, *, is_moderator: bool) -> JointRecord:
        """Close a case without its proof. Raises Refusal."""
        self.check_host(record, user, is_moderator=is_moderator)
        closed = await self.stored.give_up(record.id, self._now(), is_moderated=user != record.host)
        self._wake(closed)
        return closed

    @staticmethod
    def check_host(record: JointRecord, user: UserId, *, is_moderator: bool) -> None:
        """Raise Refusal where a person may not give a case up for all."""
        if user != record.host and not is_moderator:
            raise Refusal("case-joint-host")

    async def _add(self, record: JointRecord, user: UserId, deed: ProofDeed, proof: ProofSheet) -> JointRecord:
        after = await self.stored.add(record.id, JointDeed(user, deed), proof.asked, self._now())
        if after.revision > record.revision:
            self._wake(after)
        return after

    def _wake(self, record: JointRecord) -> None:
        for wake in self._listeners:
            wake(record.id)
