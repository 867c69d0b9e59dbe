"""The screens of proofs: the page with the clues, and the sheet that is marked, for one reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.cases.messages.cases import CaseWords
from bot.cases.messages.clues import FIRST_CLUES, ClueWays, Posed, among
from bot.cases.proof_records import DeedKind, ProofRecord
from bot.deduction.messages.hints import HintWords
from bot.deduction.messages.sheet_words import SheetWords
from bot.deduction.messages.sheets import Selection
from bot.messages.alt import fitting
from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.controls import CaseKey
from bot.messages.sentences import Sentences
from bot.telling.message import Button, PrivateMessage, Reader, Row, Select
from bot.telling.message import Heading as Words
from games import BY_KEY
from games.core.deduction.hint import Hint, Rung
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.sheet import Cell, Notes, Section, Sheet, Sign, sheet_scene
from games.core.lines import Cited

SIGNS: Final[Mapping[CaseKey, Sign]] = {CaseKey.YES: Sign.YES, CaseKey.NO: Sign.NO}
RUNGS: Final = (Rung.WHERE, Rung.TECHNIQUE, Rung.WHAT)
"""The rungs of a hint, in the order in which they are offered."""
NUMBERED: Final[Mapping[int, Sign]] = {1: Sign.YES, 2: Sign.NO}
"""Signs as a control names them."""


@dataclass(frozen=True, slots=True)
class MarkAnswer:
    """The answer to a press on the sheet: the key of a sentence; the mark that was refused; a deal or a hint, where it was asked for."""

    key: str = ""
    refused: Sign | None = None
    deal: SheetDeal = field(default_factory=dict)
    hint: Hint | None = None


class ProofWords:
    """Makes the messages about proofs."""

    def __init__(self, sentences: Sentences, cases: CaseWords) -> None:
        self._sentences = sentences
        self._cases = cases
        self._sheets = SheetWords(sentences)
        self._hints = HintWords(sentences)

    def clues(
        self,
        reader: Reader,
        posed: Posed,
        ways: ClueWays,
        n: int = 0,
        picked: Sequence[int] = (),
        above: str = "",
        more: tuple[Row, ...] = (),
    ) -> PrivateMessage:
        """Return the n-th page with the position and the clues.

        `picked`: the answers chosen so far; `above`: a line before it; `more`: rows below the ways on.
        """
        if posed.is_joint:
            head = [self._cases.joint_head(reader, posed.opened)]
        elif posed.day is None:
            head = [self._cases.practice_head(reader, posed.number, posed.opened)]
            more = (self._cases.practice_buttons(reader, posed.number),)
        else:
            head = self._cases.head(reader, posed.day)
        return self._cases.pages.page(reader, posed, [*head, *([above] if above else [])], n, ways, picked, more)

    def sheet(
        self,
        reader: Reader,
        posed: Posed,
        proof: ProofSheet,
        record: ProofRecord,
        chosen: Selection,
        verdict: MarkAnswer = MarkAnswer(),
    ) -> PrivateMessage:
        """Return the sheet with the marks that stand, under the goal, and below its controls the answer to a press.

        The answer stands where it was pressed: on a phone, the words above the picture are out of sight. It takes the
        goal's room; the page of a technique, the sheet's too. A deal that was asked for stands in rings in the cells that are
        open; in words, in the alternative text.
        """
        inside, sheet = among(reader, posed.opened), proof.sheet
        if verdict.hint is not None and verdict.hint.rung is Rung.TECHNIQUE:
            return self._technique(reader, posed, record, chosen, verdict.hint)
        ground = BY_KEY[posed.opened.puzzle.played.game].ground
        notes = Notes({cell: value for cell, value in verdict.deal.items() if proof.has(cell)})
        answer = list(self._answer(inside, sheet, verdict))
        text = [] if answer else [self._cases.goal(inside, posed.opened, proof)]
        if answer or record.unproven or record.hints:
            text.append(self._count(reader, record))
        if verdict.deal:
            told = self._of_deal(inside, sheet, verdict.deal, chosen.cell(sheet))
        else:
            told = self._sheets.plain(inside, sheet, record.marks, notes)
        back = self._button(reader, posed.control(CaseKey.CLUES, part=FIRST_CLUES), "case-to-clues")
        return PrivateMessage(
            text="\n".join(text),
            scene=sheet_scene(sheet, record.marks, (chosen.row, chosen.column), ground, notes),
            alt=fitting(told, self._sentences.say(reader, "case-alt-rest"))[0],
            details="\n".join(told),
            rows=(
                *self._lists(inside, posed, sheet, chosen),
                (*self._marking(reader, posed, proof, record, chosen), back),
                *filter(None, [self._asking(reader, posed, record, chosen, verdict)]),
                *([(Words(text="\n".join(answer)),)] if answer else ()),
            ),
            reader=inside,
            tells_seat=True,
        )

    def _technique(
        self, reader: Reader, posed: Posed, record: ProofRecord, chosen: Selection, hint: Hint
    ) -> PrivateMessage:
        """Return the page of a technique, with the ways back to the sheet and on to the next hint."""
        techniques = self._hints.techniques(BY_KEY[posed.opened.puzzle.played.game], hint, reader)
        back = self._button(reader, posed.control(CaseKey.SHEET, picked_of(chosen)), "case-mark", is_first=True)
        clues = self._button(reader, posed.control(CaseKey.CLUES, part=FIRST_CLUES), "case-to-clues")
        asking = self._asking(reader, posed, record, chosen, MarkAnswer())
        text = "\n".join([*techniques, self._count(reader, record)])
        return PrivateMessage(text=text, rows=in_rows([back, clues, *asking]), reader=reader, tells_seat=True)

    def _count(self, reader: Reader, record: ProofRecord) -> str:
        return self._sentences.say(reader, "case-proof-count", unproven=record.unproven, hints=record.hints)

    def _answer(self, reader: Reader, sheet: Sheet, verdict: MarkAnswer) -> Iterator[str]:
        """Yield the answer to a press: nothing, where none asked for one."""
        if verdict.hint is not None:
            yield from self._hinted(reader, sheet, verdict.hint)
        elif verdict.key:
            yield self._sentences.say(reader, verdict.key)
        if verdict.deal:
            yield self._sentences.say(reader, "case-refuted-rest")

    def _of_deal(self, reader: Reader, sheet: Sheet, deal: SheetDeal, cell: Cell | None) -> list[str]:
        """Return a deal column by column: the cells that hold YES, and the one that was asked about."""
        told = {each: value for each, value in deal.items() if value == Sign.YES or each == cell}
        return self._sheets.plain(reader, replace(sheet, seen={}), {}, Notes(told))

    def _lists(self, reader: Reader, posed: Posed, sheet: Sheet, chosen: Selection) -> Iterator[Row]:
        lists = list(self._sheets.row_choices(reader, sheet, chosen.row))
        for n, (sections, choices) in enumerate(lists):
            prompt = sections if len(lists) > 1 else self._sentences.say(reader, "sheet-row")
            control = posed.control(CaseKey.ROW, picked_of(chosen), n)
            yield (Select(id=control, prompt=prompt, choices=choices),)
        control = posed.control(CaseKey.COLUMN, picked_of(chosen))
        choices = self._sheets.column_choices(reader, sheet, chosen.column)
        yield (Select(id=control, prompt=self._sentences.say(reader, "sheet-column-list"), choices=choices),)

    def _marking(
        self, reader: Reader, posed: Posed, proof: ProofSheet, record: ProofRecord, chosen: Selection
    ) -> tuple[Button, ...]:
        """Return the signs for the chosen cell; none where it has one already, or no cell is chosen."""
        cell = chosen.cell(proof.sheet)
        if cell is None or not proof.has(cell) or cell in record.marks:
            return ()
        labels = {CaseKey.YES: "sheet-yes", CaseKey.NO: "sheet-no"}
        return tuple(
            self._button(reader, posed.control(key, picked_of(chosen)), label) for key, label in labels.items()
        )

    def _hinted(self, reader: Reader, sheet: Sheet, hint: Hint) -> Iterator[str]:
        """Yield a hint, as far as its rung goes."""
        say = self._sentences.say
        match hint.rung:
            case Rung.WHERE if hint.steps:
                key = "hint-where-marked" if hint.has_marks else "hint-where"
                yield say(reader, key, nos=tuple(Cited(n) for n in hint.steps))
            case Rung.WHERE if hint.cell is not None:  # the reasons of this game name no clues
                title = section_of(sheet, hint.cell).title  # no row: that of a number would say about how much it is
                yield say(reader, "hint-where-part", part=self._sentences.plain(reader, title))
            case _ if hint.cell is not None:
                row, column = sheet.place(hint.cell)
                yield say(reader, "hint-what")
                yield self._sheets.why(reader, sheet, row, column, hint.sign)
                yield from self._sentences.lines(reader, hint.reasons)

    def _asking(
        self, reader: Reader, posed: Posed, record: ProofRecord, chosen: Selection, verdict: MarkAnswer
    ) -> tuple[Button, ...]:
        """Return the ways to a hint, and to a deal where a mark was refused just now."""
        buttons = []
        if verdict.refused is not None:
            number = next(n for n, sign in NUMBERED.items() if sign is verdict.refused)
            control = posed.control(CaseKey.REFUTE, (*picked_of(chosen), number))
            buttons.append(self._button(reader, control, "case-refute"))
        rung = next_rung(record)
        name = "hint-control-technique" if rung is Rung.TECHNIQUE else "hint-control"
        label = self._sentences.say(reader, name, rung=int(rung))
        buttons.append(Button(id=posed.control(CaseKey.HINT, picked_of(chosen), rung), label=label))
        return tuple(buttons)

    def _button(self, reader: Reader, control: str, label: str, *, is_first: bool = False) -> Button:
        return Button(id=control, label=self._sentences.say(reader, label), style=PRIMARY if is_first else PLAIN)


def verdict_on(proof: ProofRecord, cell: Cell, sign: Sign) -> MarkAnswer:
    """Return the answer to a mark; none where the cell has the other one already, as after a press on an older sheet."""
    if (stands := proof.marks.get(cell)) is None:
        return MarkAnswer("case-not-proven", refused=sign)
    return MarkAnswer("case-stands" if stands == sign else "")


def section_of(sheet: Sheet, cell: Cell) -> Section:
    """Return the section that a cell stands in."""
    row, _ = sheet.place(cell)
    rows = [section for section in sheet.sections for _ in section.rows]
    return rows[row]


def next_rung(record: ProofRecord) -> Rung:
    """Return the rung of the next hint: the one after the last, until its cell is marked; after all of them the last again."""
    had = {deed.sign for deed in record.deeds if deed.kind is DeedKind.HINTED and deed.cell == record.hinted}
    return next((rung for rung in RUNGS if rung.name.lower() not in had), RUNGS[-1])


def picked_of(chosen: Selection) -> tuple[int, int]:
    """Return a row and a column as a control names them: from 1 on, 0 for none."""
    return (0 if chosen.row is None else chosen.row + 1, 0 if chosen.column is None else chosen.column + 1)
