"""Proofs of cases on Discord: the clues, the sheet, its marks, and why not. Every mark is stored before it is answered."""

from __future__ import annotations

from bot.cases.cases import Cases, DayCase, graded, practice_id
from bot.cases.messages.cases import CaseWords, plain_quiz
from bot.cases.messages.clues import ClueWays, Posed
from bot.cases.messages.proofs import RUNGS, SIGNS, MarkAnswer, ProofWords, verdict_on
from bot.cases.proof_records import ProofRecord, Stake
from bot.cases.proving import Proving
from bot.cases.ratings import Graded
from bot.cases.records import AttemptRecord
from bot.cases.ui.visits import case_of_day, case_to_practise, chosen_cell, found, refused_sign
from bot.deduction.messages.sheets import Selection
from bot.house import House
from bot.messages.controls import CaseControl, CaseKey
from bot.thinking import Unthought
from bot.ui.room import Given
from bot.ui.visits import Visit
from games.core.contract import Refusal
from games.core.deduction.hint import Rung
from games.core.deduction.proof import ProofSheet, Quiz
from games.core.deduction.puzzle import OpenPuzzle


class ProofHandler:
    """The proofs of one person."""

    def __init__(self, house: House, cases: Cases, proving: Proving, words: CaseWords) -> None:
        self._cases = cases
        self._proving = proving
        self._words = words
        self._proofs = ProofWords(house.words.sentences, words)

    async def quiz(self, visit: Visit, posed: Posed) -> Quiz:
        """Return the questions of a case, for who would rather answer. Raises Refusal where guesses would win, unless they have begun so."""
        proof = await found(self._proof(visit, posed))
        is_begun = posed.day is not None and posed.day.attempt.tries > 0
        if proof.quiz is None and not is_begun:
            raise Refusal("stale")
        return proof.quiz or plain_quiz(posed.opened)

    async def today(self, visit: Visit, case: DayCase) -> None:
        """Show the case of the day: its result, the form with answers where some were given, or else its clues."""
        if case.attempt.is_over or case.attempt.tries:
            await self._answers(visit, case)
            return
        await self._clues(visit, Posed(case.number, case.opened, case))

    async def practise(self, visit: Visit, number: int, opened: OpenPuzzle, said: str = "") -> None:
        """Show the clues of a case to practise, under a line that is said once."""
        await self._clues(visit, Posed(number, opened), said)

    async def is_begun(self, visit: Visit, case: int) -> bool:
        """Return whether a person has begun to prove a case, and so gives no answers."""
        return bool((await self._proving.look(case, visit.person.user)).deeds)

    async def press(self, visit: Visit, control: CaseControl, given: Given) -> None:
        """Carry out a press at a proof. Raises Refusal."""
        posed = await self._posed(visit, control)
        if control.what is CaseKey.CLUES:
            ways = await self._ways_on(visit, posed)
            await visit.reply.in_place(self._proofs.clues(visit.reader, posed, ways, control.part, control.picked))
            return
        if posed.day is not None and (posed.day.attempt.is_over or posed.day.attempt.tries):
            await self._answers(visit, posed.day)
            return
        record = await self._proving.look(_rated(posed).number, visit.person.user)
        if record.closed_at is not None:
            await self._closed(visit, posed, record)
            return
        proof = await found(self._proof(visit, posed))
        chosen = chosen_cell(proof.sheet, control, given)
        match control.what:
            case CaseKey.YES | CaseKey.NO:
                await self._mark(visit, posed, proof, chosen, control.what)
            case CaseKey.REFUTE:
                await self._refute(visit, posed, proof, chosen, control)
            case CaseKey.HINT:
                await self._hint(visit, posed, proof, chosen, control)
            case _:
                await self._show(visit, posed, proof, record, chosen, MarkAnswer())

    async def _mark(self, visit: Visit, posed: Posed, proof: ProofSheet, chosen: Selection, what: CaseKey) -> None:
        cell, sign = chosen.cell(proof.sheet), SIGNS[what]
        if cell is None:
            raise Refusal("stale")
        user, stake = visit.person.user, _stake(visit, posed)
        record = await found(self._proving.mark(_rated(posed), posed.opened, user, cell, sign.value, stake))
        if record.closed_at is not None:
            await self._closed(visit, posed, record)
            return
        await self._show(visit, posed, proof, record, chosen, verdict_on(record, cell, sign))

    async def _refute(
        self, visit: Visit, posed: Posed, proof: ProofSheet, chosen: Selection, control: CaseControl
    ) -> None:
        cell, sign = chosen.cell(proof.sheet), refused_sign(control)
        if cell is None or sign is None:
            raise Refusal("stale")
        user, stake = visit.person.user, _stake(visit, posed)
        work = self._proving.refuted(_rated(posed), posed.opened, user, cell, sign.value, stake)
        record, deal = await found(work)
        await self._show(visit, posed, proof, record, chosen, MarkAnswer("case-refuted", deal=deal))

    async def _hint(
        self, visit: Visit, posed: Posed, proof: ProofSheet, chosen: Selection, control: CaseControl
    ) -> None:
        if control.part not in RUNGS:
            raise Refusal("stale")
        work = self._proving.hint(
            _rated(posed), posed.opened, visit.person.user, Rung(control.part), _stake(visit, posed)
        )
        record, hint = await found(work)
        if hint.rung is Rung.WHAT and hint.cell is not None:
            chosen = Selection(*proof.sheet.place(hint.cell))
        await self._show(visit, posed, proof, record, chosen, MarkAnswer(hint=hint))

    async def _show(
        self,
        visit: Visit,
        posed: Posed,
        proof: ProofSheet,
        record: ProofRecord,
        chosen: Selection,
        verdict: MarkAnswer,
    ) -> None:
        await visit.reply.in_place(self._proofs.sheet(visit.reader, posed, proof, record, chosen, verdict))

    async def _clues(self, visit: Visit, posed: Posed, said: str = "") -> None:
        record = await self._proving.look(_rated(posed).number, visit.person.user)
        if record.closed_at is not None:
            await self._closed(visit, posed, record)
            return
        ways = await self._ways_on(visit, posed)
        await visit.reply.in_place(self._proofs.clues(visit.reader, posed, ways, above=said))

    async def _ways_on(self, visit: Visit, posed: Posed) -> ClueWays:
        """Return the ways on from the clues. A proof that is begun rules answers out, and an answer rules a proof out."""
        if posed.day is not None and (posed.day.attempt.is_over or posed.day.attempt.tries):
            is_over = posed.day.attempt.is_over
            return ClueWays(can_mark=False, can_answer=not is_over, is_over=is_over)
        record = await self._proving.look(_rated(posed).number, visit.person.user)
        if record.closed_at is not None:
            return ClueWays(can_mark=False, can_answer=False, is_over=True)
        if record.deeds:
            return ClueWays(can_mark=True, can_answer=False)
        try:
            has_quiz = (await self._proof(visit, posed)).quiz is not None
        except Unthought:  # clues can be read all the same
            has_quiz = False
        return ClueWays(can_mark=True, can_answer=has_quiz)

    async def _closed(self, visit: Visit, posed: Posed, record: ProofRecord) -> None:
        """Show the result of a proof."""
        if posed.day is not None:
            await self._answers(visit, await found(self._cases.of_the_day(visit.person.user)))
            return
        opened, quiz = posed.opened, plain_quiz(posed.opened)
        duel = await self._cases.duel(posed.number, opened, visit.person.user)
        told = self._words.practice(visit.reader, posed.number, opened, quiz, (), duel=duel, proof=record)
        await visit.reply.in_place(told)

    async def _answers(self, visit: Visit, case: DayCase) -> None:
        """Show the form with answers, or the result."""
        is_over, posed = case.attempt.is_over, Posed(case.number, case.opened, case)
        quiz = plain_quiz(case.opened) if is_over else await self.quiz(visit, posed)
        nothing = (0,) * len(quiz.parts)
        await visit.reply.in_place(self._words.of_the_day(visit.reader, case, quiz, nothing, answered=False))

    async def _proof(self, visit: Visit, posed: Posed) -> ProofSheet:
        return await self._proving.proof(_rated(posed).number, posed.opened, visit.person.user)

    async def _posed(self, visit: Visit, control: CaseControl) -> Posed:
        if control.is_practice:
            return Posed(control.number, await case_to_practise(self._cases, visit, control))
        case = await case_of_day(self._cases, visit, control)
        return Posed(case.number, case.opened, case)


def _rated(posed: Posed) -> Graded:
    return graded(practice_id(posed.number) if posed.day is None else posed.number, posed.opened)


def _stake(visit: Visit, posed: Posed) -> Stake | None:
    """Return the attempt that a proof of the day's case closes."""
    if posed.day is None:
        return None
    who = AttemptRecord(day=posed.day.attempt.day, user=visit.person.user, guild=visit.guild, name=visit.person.name)
    return Stake(who, visit.interaction)
