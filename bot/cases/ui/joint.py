"""Joint cases on Discord: opened for a channel, and marked by everybody who is there. Each reads clues and sheet in private."""

from __future__ import annotations

from typing import Final

import discord

from bot.cases.cases import Cases
from bot.cases.joint import JointCases, NewJointCase
from bot.cases.joint_records import JointId, JointRecord
from bot.cases.messages.cases import CaseWords
from bot.cases.messages.clues import ClueWays, Posed
from bot.cases.messages.joint import JointWords
from bot.cases.messages.joint_controls import JointControl
from bot.cases.messages.proofs import RUNGS, SIGNS, MarkAnswer, ProofWords, verdict_on
from bot.cases.ui.visits import chosen_cell, found, refused_sign
from bot.deduction.messages.sheets import Selection
from bot.house import House
from bot.messages.controls import CaseKey
from bot.tables.limits import LimitedDeed
from bot.tables.servers import check_opening, is_moderator
from bot.ui.adapters import lacking
from bot.ui.reply import Trouble
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.hint import Rung

NOTHING_SAID: Final = MarkAnswer()


class JointHandler:
    """The joint cases of all channels."""

    def __init__(self, house: House, cases: Cases, joint: JointCases) -> None:
        self._reasons = cases.why
        self._joint = joint
        self._cases = words = CaseWords(house.words.sentences)
        self._servers = house.servers
        self._limits = house.ground.limits
        self._sentences = house.words.sentences
        self._proofs = ProofWords(house.words.sentences, words)
        self.words = JointWords(house.words.sentences, words)

    async def together(self, visit: Visit, game: str | None = None, grade: int | None = None) -> None:
        """Show the open case of this channel; open one where there is none."""
        if visit.guild is None:
            raise Refusal("case-joint-server")
        record = await self._joint.stored.open_in(visit.channel)
        if record is None:
            server = await self._servers.get(visit.guild)
            check_opening(server, visit.standing)
            self._check_place(visit)
            self._limits.count(LimitedDeed.CASE, visit.person.user)
            locale = server.locale or visit.person.locale
            new = NewJointCase(guild=visit.guild, channel=visit.channel, host=visit.person.user, locale=locale)
            record = await found(self._joint.open(new, game, grade))
        await self._clues(visit, record)

    async def press(self, visit: Visit, control: JointControl, given: Given) -> None:
        """Carry out a press at a joint case. Raises Refusal."""
        record = await self._joint.at(JointId(control.number), visit.channel)
        match control.what:
            case CaseKey.CLUES:
                await self._clues(visit, record, control.part)
            case CaseKey.WHY if record.closed_at is not None:
                await self._why(visit, record, control)
            case _ if record.closed_at is not None:
                await self._ended(visit, record)
            case CaseKey.SOLUTION:
                await self._give_up(visit, record, is_sure=control.part > 0)
            case CaseKey.YES | CaseKey.NO:
                await self._mark(visit, record, control)
            case CaseKey.REFUTE:
                await self._refute(visit, record, control)
            case CaseKey.HINT if control.part in RUNGS:
                await self._hint(visit, record, control)
            case CaseKey.SHEET | CaseKey.ROW | CaseKey.COLUMN:
                proof = await found(self._joint.sheet(record, visit.person.user))
                await self._show(visit, record, chosen_cell(proof.sheet, control, given))
            case _:
                raise Refusal("stale")

    def _check_place(self, visit: Visit) -> None:
        """Raise Trouble where the bot may not post here."""
        interaction = visit.reply.interaction
        is_thread = isinstance(interaction.channel, discord.Thread)
        if lacks := lacking(interaction.app_permissions, is_thread=is_thread):
            permission = self._sentences.permission(visit.reader, lacks[0])
            raise Trouble("bot-may-not", permission=permission)

    async def _mark(self, visit: Visit, record: JointRecord, control: JointControl) -> None:
        user, sign = visit.person.user, SIGNS[control.what]
        proof = await found(self._joint.sheet(record, user))
        chosen = chosen_cell(proof.sheet, control, Given())
        if (cell := chosen.cell(proof.sheet)) is None:
            raise Refusal("stale")
        record = await found(self._joint.mark(record, user, cell, sign.value))
        if record.closed_at is not None:
            await self._ended(visit, record)
            return
        await self._show(visit, record, chosen, verdict_on(record.proof, cell, sign))

    async def _refute(self, visit: Visit, record: JointRecord, control: JointControl) -> None:
        user, sign = visit.person.user, refused_sign(control)
        proof = await found(self._joint.sheet(record, user))
        chosen = chosen_cell(proof.sheet, control, Given())
        cell = chosen.cell(proof.sheet)
        if cell is None or sign is None:
            raise Refusal("stale")
        record, deal = await found(self._joint.refuted(record, user, cell, sign.value))
        await self._show(visit, record, chosen, MarkAnswer("case-refuted", deal=deal))

    async def _hint(self, visit: Visit, record: JointRecord, control: JointControl) -> None:
        """Show a hint privately: the channel reads that there was one, and not its place."""
        user = visit.person.user
        proof = await found(self._joint.sheet(record, user))
        chosen = chosen_cell(proof.sheet, control, Given())
        record, hint = await found(self._joint.hint(record, user, Rung(control.part)))
        if hint.rung is Rung.WHAT and hint.cell is not None:
            chosen = Selection(*proof.sheet.place(hint.cell))
        await self._show(visit, record, chosen, MarkAnswer(hint=hint))

    async def _show(
        self, visit: Visit, record: JointRecord, chosen: Selection, verdict: MarkAnswer = NOTHING_SAID
    ) -> None:
        proof, posed = await found(self._joint.sheet(record, visit.person.user)), await self._posed(record)
        marked = record.proof_of(visit.person.user)
        await visit.reply.in_place(self._proofs.sheet(visit.reader, posed, proof, marked, chosen, verdict))

    async def _clues(self, visit: Visit, record: JointRecord, n: int = 0) -> None:
        is_over, posed = record.closed_at is not None, await self._posed(record)
        ways = ClueWays(can_mark=not is_over, can_answer=False, is_over=is_over)
        may_end = not is_over and (visit.person.user == record.host or await self._is_moderator(visit))
        ends = ((self.words.give_up(visit.reader, record),),) if may_end else ()
        await visit.reply.in_place(self._proofs.clues(visit.reader, posed, ways, n, more=ends))

    async def _give_up(self, visit: Visit, record: JointRecord, *, is_sure: bool) -> None:
        user, is_mod = visit.person.user, await self._is_moderator(visit)
        self._joint.check_host(record, user, is_moderator=is_mod)
        if not is_sure:
            await visit.reply.in_place(self.words.are_you_sure(visit.reader, record))
            return
        await self._ended(visit, await self._joint.give_up(record, user, is_moderator=is_mod))

    async def _ended(self, visit: Visit, record: JointRecord) -> None:
        await visit.reply.in_place(self.words.ended(visit.reader, record))

    async def _why(self, visit: Visit, record: JointRecord, control: JointControl) -> None:
        opened = await self._joint.opened(record)
        page = self._cases.why(visit.reader, opened, await found(self._reasons(opened, visit.person.user)), control)
        await (visit.reply.in_place if control.picked else visit.reply.privately)(page)

    async def _is_moderator(self, visit: Visit) -> bool:
        return is_moderator(await self._servers.get(visit.guild), visit.standing)

    async def _posed(self, record: JointRecord) -> Posed:
        return Posed(record.id, await self._joint.opened(record), is_joint=True)
