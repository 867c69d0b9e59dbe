"""The sheet to deduce on, on Discord: private, marked by its player alone, and kept at every press."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace

from bot.deduction.hints import Hints, may_still_ask
from bot.deduction.messages.checks import CheckWords
from bot.deduction.messages.controls import SheetKey
from bot.deduction.messages.hints import HintWords
from bot.deduction.messages.sheets import Selection, Sheets, Thoughts, standing
from bot.house import House
from bot.messages.controls import Control
from bot.messages.names import number
from bot.messages.sentences import citations, reader_of
from bot.tables.ids import TableId, UserId
from bot.tables.levels import allows_hints, level_of
from bot.tables.people_records import Reading
from bot.tables.records import Level
from bot.tables.table import Table
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal
from games.core.deduction.checking import check
from games.core.deduction.hint import LADDER, Rung
from games.core.deduction.sheet import OWN, Cell, Sheet, Sign
from games.core.seats import Seat

SIGNS = {
    SheetKey.YES: Sign.YES.value,
    SheetKey.NO: Sign.NO.value,
    SheetKey.MAYBE: Sign.MAYBE.value,
    SheetKey.CLEAR: "",
}
UNANSWERED = (
    "why-seen",
    "why-not-certain",
    "hint-nothing",
    "hint-not-now",
    "hint-one-choice",
    "check-nothing",
    "check-all-proven",
)
"""Refusals that stand on the sheet, below the buttons that asked."""


class SheetHandler:
    """The paper of a player. No rule knows of it."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self._sheets = Sheets(house.words.presenter)
        self._conclusions = house.conclusions
        self._hints = Hints(house.tables, house.conclusions, house.workers.hint)
        self._sentences = house.words.sentences
        self._words = HintWords(self._sentences)
        self._checks = CheckWords(self._sentences)

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show the visitor the sheet of their seat, with the column of their last mark chosen."""
        table, sheet = await self._sheet(visit, table_id)
        made = await self._store.marks(table_id, visit.person.user)
        column = chosen_at(sheet, made[-1].cell).column if made else None
        await self._show(visit, table, sheet, Selection(column=column))

    async def press(self, visit: Visit, control: Control, given: Given) -> None:
        """Carry out a press: choose a row or a column (`given.values`), mark the cell, take a mark back, or ask."""
        table, sheet = await self._sheet(visit, control.table)
        at, user = control.table, visit.person.user
        chosen = Selection.read(control.part)
        cell = chosen.cell(sheet)
        thoughts: Thoughts | None = None
        match control.number:
            case SheetKey.COLUMN if given.values:
                column = number(given.values[0])
                if column is None or column not in range(len(sheet.columns)):
                    raise Refusal("stale")
                chosen = chosen.with_column(sheet, column)
            case SheetKey.COLUMN | SheetKey.WORDS:
                pass  # its control carries the choice
            case key if chosen.is_open and (key in SIGNS or key in (SheetKey.OWN, SheetKey.WHY)):
                said = self._sentences.say(visit.reader, "sheet-first")
                thoughts = replace(await self._thoughts(table, user), said=said)
            case SheetKey.WHY if cell is not None:
                thoughts = await self._answered(visit, table, self._reasons(visit, table, sheet, cell))
            case SheetKey.CHECK:
                thoughts = await self._answered(visit, table, self._checked(visit, table))
            case key if key - SheetKey.HINT in list(Rung):
                rung = Rung(key - SheetKey.HINT)
                thoughts = await self._answered(visit, table, self._hint(visit, table, sheet, rung))
                if thoughts.cell is not None:
                    chosen = replace(chosen_at(sheet, thoughts.cell), in_words=chosen.in_words)
            case SheetKey.UNDO:
                await self._store.unmark(at, user, control.seen)
            case SheetKey.OWN if not given.inputs:
                await visit.reply.form(self._sheets.own_sign(table.record, chosen, visit.person.locale))
                return
            case SheetKey.OWN if cell is not None:
                sign = given.first("sign").strip()
                if not sign.isalnum() or len(sign) > OWN:
                    raise Refusal("sheet-sign", n=OWN)
                await self._store.mark(at, user, cell, sign)
            case key if key in SIGNS and cell is not None:
                await self._store.mark(at, user, cell, SIGNS[SheetKey(key)])
            case key if key >= SheetKey.ROWS and given.values:
                row = number(given.values[0])
                if row is None or row not in range(len(sheet.rows)):
                    raise Refusal("stale")
                chosen = chosen.with_row(sheet, row)
            case _:
                raise Refusal("stale")
        await self._show(visit, table, sheet, chosen, thoughts)

    async def _show(
        self, visit: Visit, table: Table, sheet: Sheet, chosen: Selection, thoughts: Thoughts | None = None
    ) -> None:
        made = await self._store.marks(table.record.id, visit.person.user)
        thoughts = thoughts or await self._thoughts(table, visit.person.user)
        if thoughts.next_hint is None and allows_hints(table.record) and table.record.is_open:
            may_ask = await self._may_still_ask(table, visit.person.user)
            thoughts = replace(thoughts, next_hint=_first_rung(table, may_ask))
        has_picture = Reading.WORDS not in await self._visits.reading(visit.person.user)
        locale = visit.person.locale
        screen = self._sheets.screen(table.record, sheet, made, chosen, locale, thoughts, has_picture=has_picture)
        await visit.reply.in_place(screen)

    async def _thoughts(self, table: Table, user: UserId) -> Thoughts:
        """Return the findings that stand on a sheet by themselves. Where they cannot be worked out, it stays paper."""
        level, seated = level_of(table.record), table.record.seat_of(user)
        if not level.shows_findings or seated is None:
            return Thoughts(level=level)
        try:
            return Thoughts(level=level, findings=await self._conclusions.findings(table, seated.seat))
        except Refusal as refusal:
            return Thoughts(level=level, failed=refusal.key)

    async def _answered(self, visit: Visit, table: Table, asked: Awaitable[Thoughts]) -> Thoughts:
        """Return the answer; where there is none yet, the sheet says why. Raises Refusal, for anything else."""
        try:
            return await asked
        except Refusal as refusal:
            if refusal.key not in UNANSWERED:
                raise
            said = self._sentences.say(visit.reader, f"refusal-{refusal.key}")
            return replace(await self._thoughts(table, visit.person.user), said=said)

    async def _reasons(self, visit: Visit, table: Table, sheet: Sheet, cell: Cell) -> Thoughts:
        """Return the reasons for the certainty of a cell. Raises Refusal."""
        seat = table.record.seat_of(visit.person.user)
        if seat is None or not level_of(table.record).shows_findings:
            raise Refusal("sheet-is-paper")
        if cell in sheet.seen:
            raise Refusal("why-seen")
        log = await self._tables.log(table.record)
        reasons = await self._conclusions.why(log, seat.seat, cell)
        cited = citations(log, await self._store.posts(table.record.id))
        return replace(await self._thoughts(table, visit.person.user), reasons=reasons, cited=cited)

    async def _checked(self, visit: Visit, table: Table) -> Thoughts:
        """Return the numbers of marks that are ruled out and not proven. Raises Refusal."""
        user = visit.person.user
        seated = table.record.seat_of(user)
        if seated is None or level_of(table.record) is not Level.CHECKED:
            raise Refusal("stale")  # forged
        marks = standing(await self._store.marks(table.record.id, user))
        checked = check(await self._conclusions.findings(table, seated.seat), marks)
        return Thoughts(level=Level.CHECKED, said=self._checks.counted(visit.reader, checked))

    async def _hint(self, visit: Visit, table: Table, sheet: Sheet, rung: Rung) -> Thoughts:
        """Return a hint, and the next rung. Raises Refusal."""
        user, record = visit.person.user, table.record
        made = await self._store.marks(record.id, user)
        hint = await self._hints.give(table, user, rung, sheet, standing(made))
        cited = citations(await self._tables.log(record), await self._store.posts(record.id))
        now = await self._visits.table(visit, record.id)
        seated = now.record.seat_of(user)
        reader = reader_of(record, visit.person.locale)
        hints = seated.hints if seated is not None else 0
        if hint.check is not None:
            said = self._checks.named(reader, hint.check, sheet, standing(made), hints)
            return replace(await self._thoughts(table, user), said=said)
        return replace(
            await self._thoughts(table, user),
            cell=hint.cell,
            reasons=hint.reasons,
            cited=cited,
            sign=hint.sign,
            said=self._words.told(table.game, hint, reader, cited),
            counted=self._words.counted(reader, hints),
            is_page=rung is Rung.TECHNIQUE,
            next_hint=_next_rung(table, rung, await self._may_still_ask(table, user)),
        )

    async def _may_still_ask(self, table: Table, user: UserId) -> bool:
        """Return whether a player may still put questions."""
        seated = table.record.seat_of(user)
        return seated is not None and may_still_ask(await self._tables.log(table.record), seated.seat)

    async def _sheet(self, visit: Visit, table_id: TableId) -> tuple[Table, Sheet]:
        """Return the table and the paper of the visitor's seat. Raises Refusal."""
        table = await self._visits.table(visit, table_id)
        seated = table.record.seat_of(visit.person.user)
        if seated is None:
            raise Refusal("not-seated")
        return table, sheet_of(table, seated.seat)


def _first_rung(table: Table, has_questions: bool) -> Rung | None:
    """Return the first rung to ask for: findings stand on a sheet that is no paper, and only questions are left."""
    if not level_of(table.record).shows_findings:
        return Rung.WHERE
    return Rung.ASK if has_questions else None


def _next_rung(table: Table, rung: Rung, has_questions: bool) -> Rung | None:
    """Return the rung after this one, as far as there are any; after the last, the first."""
    has = {Rung.TECHNIQUE: bool(table.game.techniques), Rung.ASK: has_questions}
    later = (each for each in LADDER[LADDER.index(rung) + 1 :] if has.get(each, True))
    return next(later, _first_rung(table, has_questions))


def chosen_at(sheet: Sheet, cell: Cell) -> Selection:
    """Return the row and the column of a cell."""
    every = ((row, column) for row in range(len(sheet.rows)) for column in range(len(sheet.columns)))
    return Selection(*next(each for each in every if sheet.at(*each) == cell))


def sheet_of(table: Table, seat: Seat) -> Sheet:
    """Return the paper of a seat, with the cards that it sees anyway."""
    paper: Sheet = table.game.face.sheet(table.now.view, table.now.seat_view(seat))
    return paper
