"""The screens of cases: one seat's knowledge of a game and the questions about its solution, for one reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.cases.cases import DayCase
from bot.cases.messages.clues import FIRST_CLUES, CluePages, among, game_of
from bot.cases.messages.joint_controls import JointControl
from bot.cases.proof_records import ProofRecord
from bot.cases.ratings import Duel, grade_of
from bot.cases.records import TRIES, AttemptRecord, Day, PastPage, Streak, end_of, past_day
from bot.deduction.messages.sheet_words import SheetWords
from bot.messages.buttons import PLAIN, PRIMARY
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.pages import pages_of
from bot.messages.sentences import Sentences, bold, stamp
from bot.telling.message import Button, Choice, PrivateMessage, PublicMessage, Reader, Row, Select
from games.core.deduction.proof import ProofSheet, Quiz
from games.core.deduction.puzzle import OpenPuzzle, maker_of
from games.core.lines import Fact, Line

PRACTICE_RIGHT: Final = "case-practice-right"
PRACTICE_WRONG: Final = "case-practice-wrong"
PRACTICE_SHOWN: Final = "case-practice-shown"
SETTLED: Final = 260
"""The margin of a rating after about ten cases."""
MOST_SQUARES: Final = 8
"""Signs of one kind that are shared."""
LISTED: Final = 15
"""Names on the board."""
BETWEEN: Final = " · "
"""The sign between titles in one line: they begin with capitals, so they make no sentence."""


class CaseWords:
    """Makes the messages about cases."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._sheets = SheetWords(sentences)
        self.pages = CluePages(sentences)

    def of_the_day(
        self, reader: Reader, case: DayCase, quiz: Quiz, picked: Sequence[int], *, answered: bool
    ) -> PrivateMessage:
        """Return the case of the day: its result if it is over, else its questions. `answered`: an answer came just now."""
        attempt, number, said = case.attempt, case.number, self.head(reader, case)
        if attempt.is_over:
            said.append(self._result(reader, case))
            said.append(self.solution(reader, case.opened, quiz if answered else plain_quiz(case.opened)))
            said += self._level(reader, case.opened, case.duel)
            return self.screen(reader, case.opened, said, self._after(reader, number))
        if answered:
            said.append(self._say(reader, "case-wrong", left=TRIES - attempt.tries))
        rows = self._asked(reader, case.opened, quiz, is_practice=False, number=number, picked=picked)
        return self.screen(reader, case.opened, said, rows, is_open=True)

    def head(self, reader: Reader, case: DayCase) -> list[str]:
        """Return the first lines of the case of the day."""
        day, facts = case.attempt.day, self._facts(reader, case.opened)
        said = [self._say(reader, "case-head", n=day, until=stamp(end_of(day), "R"), **facts)]
        if case.is_other:
            said.append(self._say(reader, "case-instead"))
        if case.number != day:
            said.append(self._say(reader, "case-played"))
        return said

    def practice_head(self, reader: Reader, number: int, opened: OpenPuzzle) -> str:
        """Return the first line of a case to practise."""
        facts = self._facts(reader, opened)
        if (day := past_day(number)) is not None:
            return self._say(reader, "case-past-head", n=day, **facts)
        return self._say(reader, "case-practice-head", **facts)

    def joint_head(self, reader: Reader, opened: OpenPuzzle) -> str:
        """Return the first line of a joint case."""
        return self._say(reader, "case-joint-head", **self._facts(reader, opened))

    def goal(self, reader: Reader, opened: OpenPuzzle, proof: ProofSheet) -> str:
        """Return the goal of a proof; with its column, where that is the same for every solution."""
        parts = BETWEEN.join(f"**{self._sentences.plain(reader, title)}**" for title in titles(opened))
        is_one, column = proof.column is not None, ""
        if proof.column is not None:
            column = self._sheets.heading(reader, proof.sheet.columns[proof.column].what)
        return self._say(reader, "case-goal", parts=parts, one=is_one, column=column)

    def solution(self, reader: Reader, opened: OpenPuzzle, quiz: Quiz) -> str:
        """Return the solution; with the title of each part, where nouns of one kind stand for several of them."""
        nouns, inside = quiz.solution, among(reader, opened)
        if len({type(each) for each in nouns}) == len(nouns):
            return self._say(reader, "case-solution", nouns=nouns)
        rows = [
            self._say(reader, "case-solution-row", title=self._sentences.plain(inside, title), noun=noun)
            for title, noun in zip(quiz.titles, nouns, strict=True)
        ]
        return self._say(reader, "case-solution-rows", rows=BETWEEN.join(rows))

    def practice(
        self,
        reader: Reader,
        number: int,
        opened: OpenPuzzle,
        quiz: Quiz,
        picked: Sequence[int],
        said: str | None = None,
        duel: Duel | None = None,
        proof: ProofRecord | None = None,
    ) -> PrivateMessage:
        """Return a case to practise. `said`: the key of the press's result: PRACTICE_RIGHT, _WRONG, _SHOWN.

        `duel`: how the case and the reader are rated; said only together with the solution. `proof`: how they have proven it.
        """
        lines = [self.practice_head(reader, number, opened)]
        if said is not None:
            lines.append(self._say(reader, said))
        if proof is not None:
            lines.append(self._proven(reader, proof.unproven, proof.hints, int(proof.time.total_seconds()), Streak()))
        show, another = self.practice_buttons(reader, number)
        if proof is not None or said in (PRACTICE_RIGHT, PRACTICE_SHOWN):
            lines.append(self.solution(reader, opened, quiz if proof is None else plain_quiz(opened)))
            lines += self._level(reader, opened, duel)
            why = Button(
                id=CaseControl(True, number, CaseKey.WHY).id, label=self._say(reader, "case-show-why"), style=PRIMARY
            )
            clues = self._clues_button(reader, CaseControl(True, number, CaseKey.CLUES, FIRST_CLUES))
            return self.screen(reader, opened, lines, ((why, clues, another),))
        *rows, last = self._asked(reader, opened, quiz, is_practice=True, number=number, picked=picked)
        return self.screen(reader, opened, lines, (*rows, (*last, show, another)), is_open=True)

    def practice_buttons(self, reader: Reader, number: int) -> tuple[Button, Button]:
        """Return the ways to the solution of a case to practise, and to another case."""
        more = (CaseKey.PRACTISE, "case-another") if past_day(number) is None else (CaseKey.PAST, "case-past")
        ways = ((CaseKey.SOLUTION, "case-show-solution"), more)
        show, another = (
            Button(id=CaseControl(True, number, what).id, label=self._say(reader, label), style=PLAIN)
            for what, label in ways
        )
        return show, another

    def past(self, reader: Reader, page: PastPage) -> PrivateMessage:
        """Return the list of the cases of past days."""
        cases = page.cases
        rows = list[Row]()
        if cases:
            choices = tuple(
                Choice(
                    value=str(each.day),
                    label=self._say(
                        reader,
                        "case-past-choice",
                        n=each.day,
                        solved=each.is_solved,
                        game=self._sentences.game(reader, each.game),
                        stars=_stars(each.grade),
                    ),
                )
                for each in cases
            )
            listed = CaseControl(True, cases[0].day + 1, CaseKey.PAST)
            rows.append((Select(id=listed.id, prompt=self._say(reader, "case-past-prompt"), choices=choices),))
        beside = ((page.older, "case-past-older"), (page.newer, "case-past-newer"))
        pages = (
            self._button(reader, CaseControl(True, before, CaseKey.PAST), label)
            for before, label in beside
            if before is not None
        )
        said = self._say(reader, "case-past-list" if cases or page.older else "case-past-none")
        buttons = (*pages, self._button(reader, CaseControl(False, 0, CaseKey.SHOW), "case-today"))
        return PrivateMessage(text=said, rows=(*rows, buttons), reader=reader)

    def _button(self, reader: Reader, control: CaseControl, label: str) -> Button:
        return Button(id=control.id, label=self._say(reader, label), style=PLAIN)

    def card(self, reader: Reader, case: DayCase, name: str) -> PublicMessage:
        """Return the card that a solver shares: their tries and streak, and no clue or solution."""
        attempt = case.attempt
        slips, hints = attempt.unproven, min(attempt.hints or 0, MOST_SQUARES)
        wrong = attempt.tries - attempt.is_solved if slips is None else min(slips, MOST_SQUARES)
        text = self._say(
            reader,
            "case-card" if slips is None else "case-card-proven",
            name=bold(name),
            n=attempt.day,
            solved=attempt.is_solved,
            tries=attempt.tries,
            days=case.streak.days,
            frozen=case.streak.frozen,
            alone=not case.is_one_of_two,
            squares="🟥" * wrong + "💡" * hints + "🟩" * attempt.is_solved,
            **time_facts(attempt.seconds or 0),
            **self._facts(reader, case.opened),
        )
        return PublicMessage(text=text, reader=reader)

    def why(
        self,
        reader: Reader,
        opened: OpenPuzzle,
        reasons: Sequence[tuple[StrEnum, Sequence[Line]]],
        control: CaseControl | JointControl,
    ) -> PrivateMessage:
        """Return a page with reasons for the parts of a solution, citing clues by number.

        The `control` that was pressed names the page: it is the only pick.
        """
        inside = among(reader, opened)
        lines: list[str] = []
        for noun, because in dict(reasons).items():
            first, *more = "\n".join(self._sentences.lines(inside, because)).split("\n")
            lines += [f"{self._say(inside, 'case-why', noun=noun)}\n{first}", *more]
        pages = list(pages_of((), (), lines))
        n = min(sum(control.picked), len(pages) - 1)
        ways = [("guide-next", n + 1)] if n < len(pages) - 1 else []
        ways += [("guide-back", n - 1)] if n else []
        buttons = tuple(
            Button(
                id=replace(control, picked=(to,)).id, label=self._say(reader, key), style=PRIMARY if to > n else PLAIN
            )
            for key, to in ways
        )
        return PrivateMessage(text="\n".join(pages[n]), rows=(buttons,) if buttons else (), reader=inside)

    def board(self, reader: Reader, day: Day, attempts: Sequence[AttemptRecord]) -> PrivateMessage:
        """Return a server's finished attempts at the case of the day."""
        lines = [self._say(reader, "case-board", n=day, many=len(attempts))]
        for each in attempts[:LISTED]:
            if each.unproven is not None:
                hints = each.hints or 0
                facts = {"slips": each.unproven + hints, "unproven": each.unproven, "hints": hints}
                time = time_facts(each.seconds or 0)
                lines.append(self._say(reader, "case-board-proven", name=bold(each.name), **facts, **time))
                continue
            key = "case-board-solved" if each.is_solved else "case-board-failed"
            lines.append(self._say(reader, key, name=bold(each.name), tries=each.tries))
        if len(attempts) > LISTED:
            lines.append(self._say(reader, "case-board-more", n=len(attempts) - LISTED))
        back = self._button(reader, CaseControl(False, day, CaseKey.SHOW), "case-back")
        return PrivateMessage(text="\n".join(lines), rows=((back,),), reader=reader)

    def screen(
        self, reader: Reader, opened: OpenPuzzle, said: Sequence[str], rows: tuple[Row, ...], *, is_open: bool = False
    ) -> PrivateMessage:
        """Return a screen without the clues, which are one press away. `is_open`: the question is still to be answered."""
        text = [*said, *(self.pages.question(reader, opened) if is_open else ())]
        return PrivateMessage(text="\n".join(text), rows=rows, reader=among(reader, opened))

    def _asked(
        self, reader: Reader, opened: OpenPuzzle, quiz: Quiz, *, is_practice: bool, number: int, picked: Sequence[int]
    ) -> tuple[Row, ...]:
        """Return a list for each part of the solution, and the button that answers.

        Each choice is labelled with its features: clues may be about them, and the picture does not show hidden things.
        """
        name = self._sentences.catalogue.label
        rows, inside = list[Row](), among(reader, opened)
        for k, (part, title) in enumerate(zip(quiz.parts, quiz.titles, strict=True)):
            choices = tuple(
                Choice(value=str(i), label=name(reader.locale, each), is_default=picked[k] == i)
                for i, each in enumerate(part, start=1)
            )
            control = CaseControl(is_practice, number, CaseKey.PICK, k, tuple(picked))
            rows.append((Select(id=control.id, prompt=self._sentences.plain(inside, title), choices=choices),))
        answer = Button(
            id=CaseControl(is_practice, number, CaseKey.ANSWER, 0, tuple(picked)).id,
            label=self._say(reader, "case-answer"),
            style=PRIMARY,
        )
        clues = CaseControl(is_practice, number, CaseKey.CLUES, FIRST_CLUES, tuple(picked))
        return (*rows, (answer, self._clues_button(reader, clues)))

    def _clues_button(self, reader: Reader, control: CaseControl) -> Button:
        return Button(id=control.id, label=self._say(reader, "case-to-clues"), style=PLAIN)

    def _after(self, reader: Reader, number: int) -> tuple[Row, ...]:
        keys = {
            CaseKey.WHY: "case-show-why",
            CaseKey.SHARE: "case-share",
            CaseKey.BOARD: "case-show-board",
            CaseKey.PRACTISE: "case-practise",
            CaseKey.PAST: "case-past",
        }
        practice = (CaseKey.PRACTISE, CaseKey.PAST)
        clues = self._clues_button(reader, CaseControl(False, number, CaseKey.CLUES, FIRST_CLUES))
        why, share, board, *others = (
            Button(
                id=CaseControl(what in practice, 0 if what in practice else number, what).id,
                label=self._say(reader, label),
                style=PRIMARY if what is CaseKey.WHY else PLAIN,
            )
            for what, label in keys.items()
        )
        return ((why, clues, share, board), tuple(others))

    def _result(self, reader: Reader, case: DayCase) -> str:
        attempt = case.attempt
        if attempt.unproven is not None:
            return self._proven(reader, attempt.unproven, attempt.hints or 0, attempt.seconds or 0, case.streak)
        if attempt.is_solved:
            run = case.streak
            return self._say(reader, "case-solved", tries=attempt.tries, days=run.days, frozen=run.frozen)
        return self._say(reader, "case-failed", tries=attempt.tries)

    def _proven(self, reader: Reader, unproven: int, hints: int, seconds: int, run: Streak) -> str:
        facts: dict[str, Fact] = {
            "unproven": unproven,
            "hints": hints,
            "days": run.days,
            "frozen": run.frozen,
            **time_facts(seconds),
        }
        return self._say(reader, "case-proven", **facts)

    def _level(self, reader: Reader, opened: OpenPuzzle, duel: Duel | None) -> Iterator[str]:
        """Yield the ratings of the case and of the reader, once that of the reader has settled: earlier, it says little."""
        if duel is not None and duel.solver.margin <= SETTLED:
            yield self._say(
                reader,
                "case-level",
                grade=grade_of(duel.case),
                case=duel.case.points,
                game=self._sentences.game(reader, opened.puzzle.played.game),
                mine=duel.solver.points,
                margin=duel.solver.margin,
            )

    def _facts(self, reader: Reader, opened: OpenPuzzle) -> dict[str, Fact]:
        grade = opened.puzzle.grade
        return {
            "game": self._sentences.game(reader, opened.puzzle.played.game),
            "grade": grade,
            "stars": _stars(grade),
        }

    def _say(self, reader: Reader, key: str, **facts: Fact) -> str:
        return self._sentences.say(reader, key, **facts)


def _stars(grade: int) -> str:
    return "★" * grade + "☆" * (3 - grade)


def titles(opened: OpenPuzzle) -> tuple[Line, ...]:
    """Return the titles of the solution's parts."""
    maker = maker_of(game_of(opened))
    return () if maker is None else maker.asked(opened.shown)


def plain_quiz(opened: OpenPuzzle) -> Quiz:
    """Return a case as the questions after its solution alone, as they were asked before there were proofs."""
    return Quiz(titles=titles(opened), parts=opened.puzzle.parts, solution=opened.puzzle.solution)


def time_facts(seconds: int) -> dict[str, int]:
    """Return a time in hours and minutes, never none."""
    hours, minutes = divmod(max(1, round(seconds / 60)), 60)
    return {"hours": hours, "minutes": minutes}
