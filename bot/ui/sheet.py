"""The sheet to deduce on, on Discord: private, marked by its player alone, and kept at every press."""

from __future__ import annotations

from dataclasses import replace

from bot.house import House
from bot.messages.controls import Control, SheetKey
from bot.messages.hints import HintWords
from bot.messages.names import number
from bot.messages.sentences import citations, reader_of
from bot.messages.sheets import Chosen, Sheets, Thoughts, standing
from bot.rivals.hints import Hints
from bot.tables.ids import TableId, UserId
from bot.tables.levels import allows_hints, level_of
from bot.tables.records import Level
from bot.tables.table import Table
from bot.ui.room import Given
from bot.ui.visits import Visit, Visits
from games.core.contract import Refusal
from games.core.deduction.hint import Rung
from games.core.deduction.sheet import OWN, Cell, Sheet, Sign
from games.core.seats import Seat

SIGNS = {
    SheetKey.YES: Sign.YES.value,
    SheetKey.NO: Sign.NO.value,
    SheetKey.MAYBE: Sign.MAYBE.value,
    SheetKey.CLEAR: "",
}


class SheetHandler:
    """The paper of a player. No rule knows of it."""

    def __init__(self, house: House, visits: Visits) -> None:
        self._visits = visits
        self._store = house.store
        self._tables = house.tables
        self._sheets = Sheets(house.words.presenter)
        self._conclusions = house.conclusions
        self._hints = Hints(house.tables, house.conclusions, house.workers.advise)
        self._words = HintWords(house.words.sentences)

    async def show(self, visit: Visit, table_id: TableId) -> None:
        """Show the visitor the sheet of their seat."""
        await self._show(visit, *await self._sheet(visit, table_id), Chosen())

    async def press(self, visit: Visit, control: Control, given: Given) -> None:
        """Carry out a press: choose a row (`given.values`) or a column, mark the cell, or take a mark back."""
        table, sheet = await self._sheet(visit, control.table)
        at, user = control.table, visit.person.user
        chosen = Chosen.read(control.part)
        cell = chosen.cell(sheet)
        match control.number:
            case SheetKey.COLUMN:
                pass  # its control carries the choice
            case SheetKey.WHY if cell is not None:
                await self._explain(visit, table, sheet, chosen, cell)
                return
            case key if key - SheetKey.HINT in list(Rung):
                await self._hint(visit, table, sheet, chosen, Rung(key - SheetKey.HINT))
                return
            case SheetKey.UNDO:
                await self._store.unmark(at, user, control.seen)
            case SheetKey.OWN if not given.inputs:
                if not await visit.reply.form(self._sheets.own_sign(table.record, chosen, visit.person.locale)):
                    raise Refusal("too-slow")
                return
            case SheetKey.OWN if cell is not None:
                sign = given.first("sign").strip()
                if not sign.isalnum() or len(sign) > OWN:
                    raise Refusal("sheet-sign", n=OWN)
                await self._store.mark(at, user, cell, sign)
            case key if key in SIGNS and cell is not None:
                await self._store.mark(at, user, cell, SIGNS[SheetKey(key)])
            case key if (
                key >= SheetKey.ROWS and given.values and (row := number(given.values[0])) in range(len(sheet.rows))
            ):
                chosen = Chosen(row, chosen.column)
            case _:
                raise Refusal("stale")
        await self._show(visit, table, sheet, chosen)

    async def _show(
        self, visit: Visit, table: Table, sheet: Sheet, chosen: Chosen, thoughts: Thoughts | None = None
    ) -> None:
        made = await self._store.marks(table.record.id, visit.person.user)
        thoughts = thoughts or await self._thoughts(table, visit.person.user)
        if thoughts.next_hint is None and allows_hints(table.record) and table.record.is_open:
            thoughts = replace(thoughts, next_hint=_first_rung(table))
        screen = self._sheets.screen(table.record, sheet, made, chosen, visit.person.locale, thoughts)
        await visit.reply.in_place(screen)

    async def _thoughts(self, table: Table, user: UserId) -> Thoughts:
        """Return the findings that stand on a sheet by themselves. Where they cannot be worked out, it stays paper."""
        level, seated = level_of(table.record), table.record.seat_of(user)
        if level is Level.PAPER or seated is None:
            return Thoughts()
        try:
            return Thoughts(level=level, findings=await self._conclusions.findings(table, seated.seat))
        except Refusal as refusal:
            return Thoughts(level=level, failed=refusal.key)

    async def _explain(self, visit: Visit, table: Table, sheet: Sheet, chosen: Chosen, cell: Cell) -> None:
        """Show the reasons for the certainty of a cell. Raises Refusal."""
        seat = table.record.seat_of(visit.person.user)
        if seat is None or level_of(table.record) is Level.PAPER:
            raise Refusal("sheet-is-paper")
        thoughts = await self._thoughts(table, visit.person.user)
        if cell in sheet.seen:
            raise Refusal("why-seen")
        log = await self._tables.log(table.record)
        reasons = await self._conclusions.why(log, seat.seat, cell)
        cited = citations(log, await self._store.posts(table.record.id))
        await self._show(visit, table, sheet, chosen, replace(thoughts, reasons=reasons, cited=cited))

    async def _hint(self, visit: Visit, table: Table, sheet: Sheet, chosen: Chosen, rung: Rung) -> None:
        """Give a hint, and offer the next. Raises Refusal."""
        user, record = visit.person.user, table.record
        made = await self._store.marks(record.id, user)
        hint = await self._hints.give(table, user, rung, sheet, standing(made))
        cited = citations(await self._tables.log(record), await self._store.posts(record.id))
        now = await self._visits.table(visit, record.id)
        seated = now.record.seat_of(user)
        reader = reader_of(record, visit.person.locale)
        text = self._words.told(table.game, hint, reader, cited, seated.hints if seated is not None else 0)
        if hint.cell is not None:
            chosen = chosen_at(sheet, hint.cell)
        last = Rung.ASK if table.game.questions else Rung.WHAT
        await self._show(
            visit,
            table,
            sheet,
            chosen,
            replace(
                await self._thoughts(table, user),
                reasons=hint.reasons,
                cited=cited,
                sign=hint.sign,
                hint=text,
                next_hint=_first_rung(table) if rung is last else Rung(rung + 1),
            ),
        )

    async def _sheet(self, visit: Visit, table_id: TableId) -> tuple[Table, Sheet]:
        """Return the table and the paper of the visitor's seat. Raises Refusal."""
        table = await self._visits.table(visit, table_id)
        seated = table.record.seat_of(visit.person.user)
        if seated is None:
            raise Refusal("not-seated")
        return table, sheet_of(table, seated.seat)


def _first_rung(table: Table) -> Rung | None:
    """Return the first rung to ask for: findings stand on a sheet that is no paper, and only questions are left."""
    if level_of(table.record) is Level.PAPER:
        return Rung.WHERE
    return Rung.ASK if table.game.questions else None


def chosen_at(sheet: Sheet, cell: Cell) -> Chosen:
    """Return the row and the column of a cell."""
    every = ((row, column) for row in range(len(sheet.rows)) for column in range(len(sheet.columns)))
    return Chosen(*next(each for each in every if sheet.at(*each) == cell))


def sheet_of(table: Table, seat: Seat) -> Sheet:
    """Return the paper of a seat, with the cards that it sees anyway."""
    paper: Sheet = table.game.face.sheet(table.now.view, table.now.seat_view(seat))
    return paper
