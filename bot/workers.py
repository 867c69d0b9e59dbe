"""The processes that work things out for the bot, and whether each of them can live."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from bot import metrics
from bot.cases.making import Drill, Lead, drill, explain, hardest, lead, prove, refute, retraced, search
from bot.cases.proof_records import Techniques
from bot.health import Fault
from bot.queueing import Order, Urgency
from bot.rivals.deciding import Advice, RivalQuestion, advise, decide
from bot.thinking import Thinker
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle import Puzzle
from games.core.deduction.rival import Decision
from games.core.deduction.sheet import Cell
from games.core.lines import Line
from games.core.playthrough import Playthrough

CASE_PATIENCE: Final = 30.0
"""Seconds for a case: some seeds lead to no puzzle for long."""
A_MOVE: Final = Order(Urgency.TABLE)
"""The order of a rival's move. A table asks for one at a time, so that tables take turns by themselves."""
RETRACING: Final = 3.0
"""Seconds for a case out of a game that was played: one that makes none sooner makes none."""


class Workers:
    """One process for each length of work, so that short work does not wait for long work."""

    def __init__(self, made: Callable[[str], Thinker] = Thinker) -> None:
        self.thinker = made("thinker")  # sheets, hints and rivals
        self.searcher = made("searcher")  # cases: looking for one may take half a minute
        self.studio = made("studio")  # films and inquests: seconds each
        self._all = (self.thinker, self.searcher, self.studio)

    async def decide(self, question: RivalQuestion) -> Decision:
        """Choose a rival's move. Raises Unthought."""
        return await self.thinker.run(decide, question, order=A_MOVE)

    async def advise(self, question: RivalQuestion, order: Order, /) -> Decision:
        """Choose a move as a rival would, for a person to read. Raises Unthought."""
        return await self.thinker.run(decide, question, order=order)

    async def hint(self, question: RivalQuestion, order: Order, /) -> Advice:
        """Find a good question for a person. Raises Unthought."""
        return await self.thinker.run(advise, question, order=order)

    async def search(self, seed: bytes, game: str | None, grade: int | None, order: Order, /) -> tuple[bytes, str]:
        """Find a puzzle. Raises Unthought."""
        return await self.searcher.run(search, seed, game, grade, patience=CASE_PATIENCE, order=order)

    async def drill(self, seed: bytes, game: str, technique: str, order: Order, /) -> Drill | None:
        """Find a puzzle that takes a technique. Raises Unthought."""
        return await self.searcher.run(drill, seed, game, technique, patience=CASE_PATIENCE, order=order)

    async def retrace(self, played: Playthrough, /) -> str | None:
        """Make a puzzle of a game that people have played. Raises Unthought, Refusal."""
        return await self.searcher.run(retraced, played, patience=RETRACING, order=Order(Urgency.SPARE))

    async def explain(self, puzzle: Puzzle, order: Order, /) -> tuple[tuple[Line, ...], ...]:
        """Explain a solution. Raises Unthought."""
        return await self.thinker.run(explain, puzzle, order=order)

    async def prove(self, puzzle: Puzzle, order: Order, /) -> ProofSheet:
        """Work out all that follows in a puzzle. Raises Unthought."""
        return await self.thinker.run(prove, puzzle, order=order)

    async def refute(self, puzzle: Puzzle, cell: Cell, sign: Value, order: Order, /) -> SheetDeal | None:
        """Find a deal that fits a puzzle and has another value in a cell. Raises Unthought."""
        return await self.thinker.run(refute, puzzle, cell, sign, order=order)

    async def hardest(self, puzzle: Puzzle, cells: Collection[Cell], order: Order, /) -> Techniques:
        """Name the techniques that cells of a puzzle take. Raises Unthought."""
        return await self.thinker.run(hardest, puzzle, cells, order=order)

    async def lead(
        self, puzzle: Puzzle, cells: Mapping[Cell, int], told: Sequence[Cell], marks: SheetDeal, order: Order, /
    ) -> Lead | None:
        """Find the cell of a puzzle that follows from the fewest clues beside some marks, of some cells. Raises Unthought."""
        return await self.thinker.run(lead, puzzle, cells, told, marks, order=order)

    async def tick(self) -> None:
        """See whether those can live of which it is not known."""
        for each in self._all:
            await each.look()
            metrics.WORKER_DOWN.labels(each.name).set(each.trouble is not None)

    def missing(self) -> Fault:
        """Return why workers cannot live, by their names."""
        return {each.name: each.trouble for each in self._all if each.trouble is not None}

    async def close(self) -> None:
        """End them all, even in the middle of work."""
        for each in self._all:
            await each.close()
