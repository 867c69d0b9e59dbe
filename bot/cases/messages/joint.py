"""The messages about joint cases: the post for all, that of the end, and the private screens around the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.cases.joint_records import JointDeed, JointRecord
from bot.cases.messages.cases import CaseWords, plain_quiz, time_facts
from bot.cases.messages.clues import FIRST_CLUES, among
from bot.cases.messages.joint_controls import JointControl
from bot.cases.proof_records import DeedKind
from bot.deduction.messages.sheet_words import SheetWords
from bot.messages.buttons import PLAIN, PRIMARY
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.sentences import Sentences
from bot.tables.ids import UserId, is_named
from bot.telling.message import Button, PrivateMessage, PublicMessage, Reader
from games.core.deduction.proof import ProofSheet
from games.core.deduction.puzzle import OpenPuzzle
from games.core.deduction.sheet import Sheet

SQUARES: Final = {DeedKind.PROVEN: "🟩", DeedKind.REFUSED: "🟥", DeedKind.SHOWN: "💡", DeedKind.HINTED: "💡"}
MOST_LISTED: Final = 5
"""The deeds with a line of their own, the last ones: with more of them the post would be higher than a phone."""
MOST_SQUARES: Final = 60
"""The deeds with a sign in the result."""


class JointWords:
    """Makes the messages about joint cases."""

    def __init__(self, sentences: Sentences, cases: CaseWords) -> None:
        self._say = sentences.say
        self._cases = cases
        self._sheets = SheetWords(sentences)

    # Public messages

    def panel(self, record: JointRecord, opened: OpenPuzzle, proof: ProofSheet) -> PublicMessage:
        """Return the post with the marks and their authors."""
        reader = Reader(record.locale)
        head = self._cases.joint_head(reader, opened)
        if record.closed_at is not None:
            lines = [self._say(reader, "case-joint-over")]
        else:
            lines = [self._say(reader, "case-joint-hint"), self._cases.goal(among(reader, opened), opened, proof)]
        text = "\n".join([head, *lines, *self._deeds(among(reader, opened), record, proof.sheet)])
        rows = ((self._button(reader, record, CaseKey.CLUES, "case-joint-open", style=PRIMARY),),)
        return PublicMessage(text=text, rows=rows, is_panel=True, reader=reader, mark=head)

    def ending(self, record: JointRecord, opened: OpenPuzzle) -> PublicMessage:
        """Return the post of the end: a sign for each deed, the time, the authors of the marks that stand, and the solution."""
        reader = Reader(record.locale)
        another = Button(
            id=CaseControl(True, 0, CaseKey.TOGETHER).id, label=self._say(reader, "case-another"), style=PLAIN
        )
        why = self._button(reader, record, CaseKey.WHY, "case-show-why", style=PRIMARY)
        text = "\n".join(self._ended(reader, record, opened))
        return PublicMessage(text=text, rows=((why, another),), is_post=True, reader=reader)

    def _ended(self, reader: Reader, record: JointRecord, opened: OpenPuzzle) -> Iterator[str]:
        signs = [SQUARES[each.deed.kind] for each in record.deeds]
        yield self._say(
            reader,
            "case-joint-ended",
            end="solved" if record.is_solved else "moderated" if record.is_moderated else "given-up",
            squares="".join(signs[:MOST_SQUARES]) + "…" * (len(signs) > MOST_SQUARES),
            **time_facts(int(record.proof.time.total_seconds())),
        )
        if people := tuple(self._share(reader, user, n) for user, n in record.provers.items()):
            yield self._say(reader, "case-joint-people", people=people)
        yield self._cases.solution(reader, opened, plain_quiz(opened))

    def _share(self, reader: Reader, user: UserId, n: int) -> str:
        return f"{self._person(reader, user)} ({n})"

    def _deeds(self, reader: Reader, record: JointRecord, sheet: Sheet) -> Iterator[str]:
        if record.deeds:
            proof = record.proof
            yield self._say(
                reader, "case-joint-count", proven=len(proof.marks), unproven=proof.unproven, hints=proof.hints
            )
        for each in record.deeds[-MOST_LISTED:]:
            yield self._deed(reader, each, sheet)

    def _deed(self, reader: Reader, done: JointDeed, sheet: Sheet) -> str:
        if done.deed.kind is DeedKind.HINTED:  # its cell would be a hint to all
            return self._say(reader, "case-joint-hinted", person=self._person(reader, done.by))
        row, column = sheet.place(done.deed.cell)
        return self._say(
            reader,
            "case-joint-deed",
            square=SQUARES[done.deed.kind],
            kind=done.deed.kind.value,
            person=self._person(reader, done.by),
            sign=self._sheets.sign(reader, done.deed.sign),
            row=self._sheets.heading(reader, sheet.rows[row]),
            column=self._sheets.heading(reader, sheet.columns[column].what),
            alone=not sheet.has(row, 1),  # a row of one cell names it
        )

    def _person(self, reader: Reader, user: UserId) -> str:
        return f"<@{user}>" if is_named(user) else self._say(reader, "case-joint-somebody")

    # Private messages

    def ended(self, reader: Reader, record: JointRecord) -> PrivateMessage:
        """Return that a case is closed, and the ways on, for one reader: the channel reads the result."""
        row = (
            self._button(reader, record, CaseKey.WHY, "case-show-why", style=PRIMARY),
            self._button(reader, record, CaseKey.CLUES, "case-to-clues", FIRST_CLUES),
        )
        return PrivateMessage(text=self._say(reader, "case-joint-over"), rows=(row,), reader=reader)

    def give_up(self, reader: Reader, record: JointRecord) -> Button:
        """Return the button that closes a case without a proof, for its host and moderators."""
        return self._button(reader, record, CaseKey.SOLUTION, "case-joint-give-up")

    def are_you_sure(self, reader: Reader, record: JointRecord) -> PrivateMessage:
        """Return the question before a case is given up for all."""
        row = (
            self._button(reader, record, CaseKey.SOLUTION, "case-show-solution", 1, style="red"),
            self._button(reader, record, CaseKey.CLUES, "case-back"),
        )
        return PrivateMessage(text=self._say(reader, "case-joint-sure"), rows=(row,), reader=reader)

    def _button(
        self, reader: Reader, record: JointRecord, what: CaseKey, label: str, part: int = 0, *, style: str = PLAIN
    ) -> Button:
        return Button(id=JointControl(record.id, what, part).id, label=self._say(reader, label), style=style)
