"""Proofs of cases: the knowledge of the game judges marks in a worker, and each is stored before it is answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

from cachetools import LRUCache

from bot.cases.making import Lead
from bot.cases.proof_records import DeedKind, ProofDeed, ProofRecord, Stake, TechniqueCount, Techniques
from bot.cases.proof_store import StoredProofs
from bot.cases.ratings import Graded
from bot.queueing import Order
from bot.tables.ground import Ground
from bot.tables.ids import UserId
from bot.thinking import Unthought
from games import BY_KEY
from games.core.contract import Refusal
from games.core.deduction.hint import Hint, Rung, steps_in
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle import OpenPuzzle, Puzzle
from games.core.deduction.sheet import Cell
from games.core.deduction.technique import techniques_in

KEPT: Final = 64
"""Proofs kept in memory."""


class Provers(Protocol):
    """Workers that prove and refute marks of puzzles. Every method raises Unthought."""

    async def prove(self, puzzle: Puzzle, order: Order, /) -> ProofSheet:
        """Return the sheet to mark, and all that follows on it."""

    async def refute(self, puzzle: Puzzle, cell: Cell, sign: Value, order: Order, /) -> SheetDeal | None:
        """Return a deal that fits and has another value in a cell; None where the mark follows."""

    async def hardest(self, puzzle: Puzzle, cells: Collection[Cell], order: Order, /) -> Techniques:
        """Return the hardest technique of each cell with a proof."""

    async def lead(
        self, puzzle: Puzzle, cells: Mapping[Cell, int], told: Sequence[Cell], marks: SheetDeal, order: Order, /
    ) -> Lead | None:
        """Return the cell that follows from the fewest clues beside some marks and is least far, of some; None of none.

        Reasons that were `told` come last.
        """


class Proving:
    """Judges the marks of people on the sheets of cases."""

    def __init__(self, store: StoredProofs, ground: Ground, provers: Provers) -> None:
        self._store = store
        self._now = ground.now
        self._prove = provers.prove
        self._refute = provers.refute
        self._hardest = provers.hardest
        self._lead = provers.lead
        self._known: LRUCache[int, tuple[Puzzle, ProofSheet]] = LRUCache(KEPT)

    async def look(self, case: int, user: UserId) -> ProofRecord:
        """Return a person's proof of a case; its time runs from the first look. Raises CannotOpen."""
        return await self._store.look(case, user, self._now())

    async def proof(self, case: int, opened: OpenPuzzle, user: UserId) -> ProofSheet:
        """Return the sheet of a case, and all that follows on it. Raises Unthought."""
        known = self._known.get(case)
        if known is None or known[0] != opened.puzzle:
            known = opened.puzzle, await self._prove(opened.puzzle, Order(customer=user))
            self._known[case] = known
        return known[1]

    async def mark(
        self, case: Graded, opened: OpenPuzzle, user: UserId, cell: Cell, sign: Value, stake: Stake | None
    ) -> ProofRecord:
        """Judge a mark and store it: a true one that does not follow is refused as a false one is.

        Raises Unthought, and Refusal("stale") for a cell that takes no mark.
        """
        proof = await self.proof(case.number, opened, user)
        if not proof.has(cell):
            raise Refusal("stale")
        deed = ProofDeed(DeedKind.PROVEN if proof.follows(cell, sign) else DeedKind.REFUSED, cell, sign)
        before = await self.look(case.number, user)
        after = replace(before, deeds=(*before.deeds, deed))
        # Not sooner: counts of a case that is still open would tell which refused marks are false.
        techniques = await self._techniques(opened, proof, after) if after.proves(proof.asked) else {}
        return await self._store.add(case, user, deed, proof.asked, self._now(), stake, techniques)

    async def give_up(self, case: Graded, opened: OpenPuzzle, user: UserId) -> None:
        """Count a case to practise as lost at the sight of its solution, with the techniques missed in a proof."""
        asked: Collection[Cell] = ()
        techniques: Techniques = {}
        record = await self._store.proof(case.number, user)
        if record is not None and record.deeds:
            with suppress(Unthought):
                proof = await self.proof(case.number, opened, user)
                asked, techniques = proof.asked, await self._techniques(opened, proof, record)
        await self._store.give_up(case, user, asked, techniques)

    async def techniques_of(self, user: UserId) -> list[TechniqueCount]:
        """Return how often a person has used and missed each technique."""
        return await self._store.techniques_of(user)

    async def _techniques(self, opened: OpenPuzzle, proof: ProofSheet, record: ProofRecord) -> Techniques:
        """Return the techniques of the cells that are asked or were marked; none where they cannot be worked out now."""
        cells = {*proof.asked, *(deed.cell for deed in record.deeds)} & proof.certain.keys()
        with suppress(Unthought):
            return await self._hardest(opened.puzzle, sorted(cells), Order(customer=record.user))
        return {}

    async def hint(
        self, case: Graded, opened: OpenPuzzle, user: UserId, rung: Rung, stake: Stake | None
    ) -> tuple[ProofRecord, Hint]:
        """Count a hint, and return it: about the cell of the last one, until that is marked.

        Raises Unthought, and Refusal("hint-nothing") where nothing is left to prove.
        """
        proof = await self.proof(case.number, opened, user)
        deed, hint = await self.next_hint(opened, proof, await self.look(case.number, user), rung)
        return await self._store.add(case, user, deed, proof.asked, self._now(), stake), hint

    async def next_hint(
        self, opened: OpenPuzzle, proof: ProofSheet, record: ProofRecord, rung: Rung
    ) -> tuple[ProofDeed, Hint]:
        """Return the next hint of a person's proof, and the deed to store before it is said.

        Raises Unthought, and Refusal("hint-nothing") where nothing is left to prove.
        """
        cells = proof.open_cells(record.marks) if record.hinted is None else {record.hinted: 0}
        told, order = sorted(record.told), Order(customer=record.user)
        found = await self._lead(opened.puzzle, cells, told, record.marks, order)
        if found is None:
            raise Refusal("hint-nothing")
        techniques = techniques_in(BY_KEY[opened.puzzle.played.game].techniques, found.reasons)
        steps, sign = steps_in(found.reasons), proof.certain[found.cell]
        hint = Hint(
            rung=rung,
            steps=steps,
            techniques=techniques,
            cell=found.cell,
            sign=sign,
            reasons=found.reasons,
            has_marks=any(line.key.endswith("-why-marked") for line in found.reasons),
        )
        return ProofDeed(DeedKind.HINTED, found.cell, rung.name.lower()), hint

    async def refuted(
        self, case: Graded, opened: OpenPuzzle, user: UserId, cell: Cell, sign: Value, stake: Stake | None
    ) -> tuple[ProofRecord, SheetDeal]:
        """Count a hint, and return another deal that fits all clues, without the cells that are left to prove.

        Raises Unthought, and Refusal("stale") for a mark that was not refused.
        """
        proof = await self.proof(case.number, opened, user)
        before = await self.look(case.number, user)
        deal = await self.deal(opened, before, cell, sign, user)
        made = await self._store.add(case, user, ProofDeed(DeedKind.SHOWN, cell, sign), proof.asked, self._now(), stake)
        return made, proof.disclosed(deal, {cell, *made.marks})

    async def deal(self, opened: OpenPuzzle, proof: ProofRecord, cell: Cell, sign: Value, user: UserId) -> SheetDeal:
        """Return a deal that fits all clues, and not a mark. Raises Unthought, and Refusal("stale") for a mark that was not refused."""
        deal = None
        if ProofDeed(DeedKind.REFUSED, cell, sign) in proof.deeds:
            deal = await self._refute(opened.puzzle, cell, sign, Order(customer=user))
        if deal is None:
            raise Refusal("stale")
        return deal
