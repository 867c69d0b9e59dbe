"""Hints for people, where their table allows them: where to look, the findings, and good questions. Each is counted
before it is given.

A hint is made from the log and the view of its seat, and from nothing else, in the process that thinks.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace

from bot.queueing import Order
from bot.rivals.asking import honest
from bot.rivals.deciding import Advice, RivalQuestion
from bot.tables.conclusions import Conclusions, order_of
from bot.tables.game_log import GameLog
from bot.tables.ids import UserId
from bot.tables.levels import allows_hints, level_of
from bot.tables.records import Level
from bot.tables.service import Tables
from bot.tables.status import Status
from bot.tables.table import Table
from bot.thinking import Unthought
from games.core.chance import SEED_BYTES
from games.core.contract import Action, Refusal
from games.core.deduction.checking import check, is_noted
from games.core.deduction.hint import Hint, Rung, steps_in
from games.core.deduction.inquest import ends_search
from games.core.deduction.rival import Situation, Strength
from games.core.deduction.sheet import Cell, Sheet, Sign
from games.core.deduction.technique import techniques_in
from games.core.events import PublicEvent
from games.core.seats import Seat


class Hints:
    """Gives hints."""

    def __init__(
        self, tables: Tables, conclusions: Conclusions, advise: Callable[[RivalQuestion, Order], Awaitable[Advice]]
    ) -> None:
        self._tables = tables
        self._conclusions = conclusions
        self._advise = advise

    async def give(self, table: Table, user: UserId, rung: Rung, sheet: Sheet, marks: Mapping[Cell, str]) -> Hint:
        """Return a hint for a player with these marks, once it is counted. Raises Refusal: then none is."""
        record = table.record
        seat = table.seat_of(user)
        if record.status is not Status.LIVE:
            raise Refusal("table-over")
        if not allows_hints(record):
            raise Refusal("no-hints")
        log = await self._tables.log(record)
        if rung is Rung.ASK:
            hint = await self._question(log, seat)
        elif rung is Rung.WHICH:
            hint = await self._checked(table, seat, marks)
        else:
            hint = await self._certainty(table, log, seat, rung, sheet, marks)
        await self._count(table, user, hint)
        return hint

    async def _count(self, table: Table, user: UserId, hint: Hint) -> None:
        """Count a hint, unless it says the same as one at this step."""
        named = hint.steps if hint.cell is None else (hint.cell,)
        if hint.check is not None:
            named = (*hint.check.wrong, *hint.check.unproven)
        n = await self._tables.store.count_hint(table.record.id, user, (table.n, hint.rung, *named))
        self._tables.refresh(
            table.record.id,
            lambda now: replace(
                now, seats=tuple(replace(each, hints=n) if each.user == user else each for each in now.seats)
            ),
        )

    async def _checked(self, table: Table, seat: Seat, marks: Mapping[Cell, str]) -> Hint:
        """Return the marks that are not proven."""
        if level_of(table.record) is not Level.CHECKED:
            raise Refusal("stale")  # forged
        checked = check(await self._conclusions.findings(table, seat), marks)
        if not checked.wrong and not checked.unproven:
            raise Refusal("check-nothing" if checked.is_empty else "check-all-proven")
        return Hint(rung=Rung.WHICH, check=checked)

    async def _certainty(
        self,
        table: Table,
        log: GameLog,
        seat: Seat,
        rung: Rung,
        sheet: Sheet,
        marks: Mapping[Cell, str],
    ) -> Hint:
        findings = await self._conclusions.findings(table, seat)
        every = ((cell, findings.certain(cell)) for cell in sorted(findings.cells) if cell not in sheet.seen)
        new = [(cell, value) for cell, value in every if value is not None and not is_noted(marks.get(cell, ""), value)]
        new.sort(key=lambda each: each[1] == Sign.NO)  # that a seat has a thing says more
        certain = dict(new)
        if not new or (found := await self._conclusions.easiest(log, seat, certain)) is None:
            raise Refusal("hint-nothing")
        cell, reasons = found
        told = Hint(rung=rung, steps=steps_in(reasons))
        if rung is Rung.WHERE:
            return told
        if rung is Rung.TECHNIQUE:
            return replace(told, techniques=techniques_in(log.game.techniques, reasons))
        return replace(told, cell=cell, sign=certain[cell], reasons=reasons)

    async def _question(self, log: GameLog, seat: Seat) -> Hint:
        game, now, told = log.game, log.steps[-1], log.seat_log(seat)
        if not may_still_ask(log, seat):
            raise Refusal("stale")
        if not any(isinstance(event, PublicEvent) and event.is_turn for _, event in told.events):
            raise Refusal("hint-nothing")  # before the first turn there is nothing to choose by
        offered = advisable(now.legal(seat))
        if game.rival is None or seat not in now.view.waiting or not offered:
            raise Refusal("hint-not-now")
        may_ask = any(isinstance(each, game.questions) for each in offered)
        if len(offered) == 1 and not may_ask:
            raise Refusal("hint-one-choice")
        situation = Situation(
            log=told,
            table=now.view,
            view=now.seat_view(seat),
            legal=offered,
        )
        # Luck that may be known to all: it only draws deals to look at.
        question = RivalQuestion(
            game=log.record.game, situation=situation, strength=Strength.EXPERT, seed=bytes(SEED_BYTES), n=log.n
        )
        try:
            advice = await self._advise(question, order_of(log, seat))
        except Unthought as error:
            raise error.refusal from None
        return Hint(rung=Rung.ASK, action=advice.action, left=advice.left, may_ask=may_ask)


def may_still_ask(log: GameLog, seat: Seat) -> bool:
    """Return whether a seat may still put questions: the game has them, and the seat looks for the solution."""
    return bool(log.game.questions) and not any(ends_search(event, seat) for _, event in log.seat_log(seat).events)


def advisable(legal: Iterable[Action]) -> tuple[Action, ...]:
    """Return the actions that a hint may name: never one that cannot be undone, and no lie."""
    return honest([each for each in legal if not each.is_final])
