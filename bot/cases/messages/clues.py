"""Pages with the position and the clues of a case, each about one screen of a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.cases.cases import DayCase
from bot.cases.messages.joint_controls import JointControl
from bot.messages.alt import beside
from bot.messages.buttons import PLAIN, PRIMARY
from bot.messages.controls import CaseControl, CaseKey
from bot.messages.pages import pages_of
from bot.messages.sentences import Sentences, event_line
from bot.telling.message import Button, Names, PrivateMessage, Reader, Row
from games import BY_KEY
from games.core.deduction.puzzle import OpenPuzzle, maker_of
from games.core.game import AnyGame
from games.core.lines import Fact, Line, Who
from games.core.scene import PrivateScene

CAST: Final = ("Ada", "Blaise", "Chloé", "Dora", "Émile", "Fanny")
"""Invented names of the players in a case."""
FIRST_CLUES: Final = 1
"""The page after the position, where that fills one."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A case for one reader: that of the day, one to practise (`day` is None), or a joint one, by its own number."""

    number: int
    opened: OpenPuzzle
    day: DayCase | None = None
    is_joint: bool = False

    def control(self, what: CaseKey, picked: Sequence[int] = (), part: int = 0) -> str:
        """Return the id of one of its controls."""
        if self.is_joint:
            return JointControl(self.number, what, part, tuple(picked)).id
        return CaseControl(self.day is None, self.number, what, part, tuple(picked)).id


@dataclass(frozen=True, slots=True, kw_only=True)
class ClueWays:
    """The ways on from the clues: to the sheet, to the answers, or back to the result of a case that is over."""

    can_mark: bool
    can_answer: bool
    is_over: bool = False


class CluePages:
    """Makes the pages of the clues of a case."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def page(
        self,
        reader: Reader,
        posed: Posed,
        head: Sequence[str],
        n: int,
        ways: ClueWays,
        picked: Sequence[int] = (),
        more: tuple[Row, ...] = (),
    ) -> PrivateMessage:
        """Return the n-th page, or the last one. `picked`: the answers chosen so far, which its buttons keep; `more`: rows below them."""
        opened = posed.opened
        inside = among(reader, opened)
        scene = self._scene(opened)
        position = self._position(reader, opened, scene)
        if ways.can_mark:
            position.insert(0, self._say(reader, "case-proof"))
        clues = self._clues(reader, opened)
        if clues:  # their heading stands above the first of them
            clues[0] = f"{position.pop()}\n{clues[0]}"
        pages = list(pages_of(head, position, clues, scene))
        n = min(n, len(pages) - 1)
        text = "\n".join([*head, *pages[n]])
        rows = (tuple(self._buttons(reader, posed, n, len(pages), ways, picked)), *more)
        if n or scene is None:
            return PrivateMessage(text=text, rows=rows, reader=inside)
        alt = "\n".join(self._sentences.plain(inside, line) for line in (scene.alt, *scene.unsaid))
        details = "\n".join(self._sentences.lines(inside, scene.unsaid))
        return PrivateMessage(text=text, scene=scene, alt=alt, details=details, rows=rows, reader=inside)

    def question(self, reader: Reader, opened: OpenPuzzle) -> list[str]:
        """Return the question of a case in words; none where the lists to answer in say all of it."""
        maker = maker_of(game_of(opened))
        known = None if maker is None else maker.known(opened.shown)
        return [] if known is None else self._sentences.lines(among(reader, opened), known)

    def _scene(self, opened: OpenPuzzle) -> PrivateScene | None:
        maker = maker_of(game_of(opened))
        is_told = maker is not None and maker.known(opened.shown) is not None
        return None if is_told else game_of(opened).face.seat_scene(opened.view)

    def _position(self, reader: Reader, opened: OpenPuzzle, scene: PrivateScene | None) -> list[str]:
        """Return the view of the seat, or the question, and the heading of the clues."""
        inside, who = among(reader, opened), Who(opened.puzzle.seat)
        if question := self.question(reader, opened):
            return [self._say(inside, "case-asked", who=who), *question, self._say(reader, "case-told")]
        known = beside(game_of(opened).face.seat_lines(opened.view), scene)
        beforehand = () if (maker := maker_of(game_of(opened))) is None else maker.beforehand(opened.shown)
        seat = self._say(inside, "case-seat", who=who)
        return [seat, *self._sentences.lines(inside, (*known, *beforehand)), self._say(reader, "case-clues")]

    def _clues(self, reader: Reader, opened: OpenPuzzle) -> list[str]:
        inside = among(reader, opened)
        return [
            # Spoilers are opened: a clue that was once to be heard can be read here at leisure.
            self._say(reader, "case-clue", n=n, text=self._sentences.line(inside, line).replace("||", ""))
            for n, line in enumerate(_told(game_of(opened), opened), start=1)
        ]

    def _buttons(
        self, reader: Reader, posed: Posed, n: int, pages: int, ways: ClueWays, picked: Sequence[int]
    ) -> Iterator[Button]:
        is_last = n == pages - 1
        if not is_last:
            yield self._button(reader, posed.control(CaseKey.CLUES, picked, n + 1), "guide-next", is_first=True)
        if n:
            yield self._button(reader, posed.control(CaseKey.CLUES, picked, n - 1), "guide-back")
        if ways.can_mark:
            yield self._button(reader, posed.control(CaseKey.SHEET), "case-mark", is_first=is_last)
        if ways.can_answer:
            yield self._button(reader, posed.control(CaseKey.QUICK, picked), "case-quick")
        if ways.is_over:
            back = CaseKey.SHEET if posed.day is None else CaseKey.SHOW
            yield self._button(reader, posed.control(back), "case-back")

    def _button(self, reader: Reader, control: str, label: str, *, is_first: bool = False) -> Button:
        return Button(id=control, label=self._say(reader, label), style=PRIMARY if is_first else PLAIN)

    def _say(self, reader: Reader, key: str, **facts: Fact) -> str:
        return self._sentences.say(reader, key, **facts)


def among(reader: Reader, opened: OpenPuzzle) -> Reader:
    """Return a reader with the made-up names of a case."""
    return replace(reader, names=Names(CAST[: opened.puzzle.played.seats]))


def game_of(opened: OpenPuzzle) -> AnyGame:
    """Return the game of a case."""
    return BY_KEY[opened.puzzle.played.game]


def _told(game: AnyGame, opened: OpenPuzzle) -> Iterator[Line]:
    """Yield the line of each clue."""
    maker = maker_of(game)
    for n, clue in enumerate(opened.clues):
        told = clue if maker is None else maker.told(opened.clues, n)
        yield told if isinstance(told, Line) else event_line(game, told)
