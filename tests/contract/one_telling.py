"""A judge of whole games: does any reader find the same sentence twice, in post, panel and answer together?

A sentence is a line: its key with its facts. A line that tells an event may be read as often as such an event has happened.
What stands on a panel counts once for as long as it stands. Compared are the posts of a table with its closing, the text of its panel
after each step (and what stands beside the picture, within that one message), the answer to whoever acted (with what it goes on to
say), and the letters of each seat among themselves: a mailbox keeps in private what an answer, which vanishes, has said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bot.messages.answers import Answers
from bot.messages.posted import sound_of
from bot.messages.presenter import Presenter
from bot.messages.sentences import event_line
from bot.tables.ids import UserId
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table, left_to_tell, readers_of
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.builders import Case, RunningGame, StillTable, a_record, any_verb
from tests.words import WORDS

MOST_MOVES = 3000
SILENT = ("table-calls", "game-")
"""The sentence that calls those whom no other sentence names, and the name of a game: they tell nothing."""


class Tokens:
    """The catalogue, in which each sentence is a token that only the same line shares."""

    def __getattr__(self, name: str) -> Any:
        return getattr(WORDS, name)

    def say(self, _: str, line: Line, called: Callable[[Who], str] | None = None) -> str:
        for fact in line.facts.values():
            for each in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(each, Who) and called is not None:
                    called(each)
        return f"‹{_key(line)}›"


def _key(line: Line) -> str:
    return f"{line.key} {sorted(line.facts.items())}"


PRESENTER = Presenter(Tokens())  # type: ignore[arg-type]  # it answers as the catalogue does
ANSWERS = Answers(PRESENTER)


def lines_in(*texts: str) -> list[str]:
    """Return the lines of some texts; of one within another, the inner one."""
    found = (each for text in texts for each in re.findall("‹([^‹›]*)›", text))
    return [line for line in found if not line.startswith(SILENT)]


@dataclass
class Judge:
    """Reads along with everybody at one table."""

    happened: Counter[str] = field(default_factory=Counter)
    posted: Counter[str] = field(default_factory=Counter)
    answered: dict[Seat, Counter[str]] = field(default_factory=dict)
    written: dict[Seat, Counter[str]] = field(default_factory=dict)
    standing: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    read: int = 0

    def happen(self, game: AnyGame, step: NumberedStep) -> None:
        """Note down what has happened: each event may be told once more, and so may each line of a sound's caption."""
        told = [_key(event_line(game, each)) for each in step.events]
        sound = sound_of(game, step)
        heard = [_key(line) for line in (sound.caption if sound is not None else ())]
        self.happened.update([*told, *(line for line in heard if line not in told)])

    def post(self, n: int, text: str) -> None:
        """Read a post."""
        lines = lines_in(text)
        self._read(lines)
        for line in lines:
            self.posted[line] += 1
            if self.posted[line] > max(self.happened[line], 1):
                self.found.append(f"step {n}: posted again: {line}")

    def panel(self, n: int, text: str, beside: str) -> None:
        """Read the panel, with what stands beside its picture."""
        self.standing = Counter(lines_in(text))
        self._read(self.standing)
        for line, times in self.standing.items():
            if times + self.posted[line] > max(self.happened[line], 1):
                self.found.append(f"step {n}: posted, and on the panel: {line}")
            if line in lines_in(beside):
                self.found.append(f"step {n}: on the panel, and beside its picture: {line}")

    def answer(self, n: int, seat: Seat, text: str) -> None:
        """Read the answer to somebody's own action, beside the panel and the posts."""
        lines = lines_in(text)
        self._read(lines)
        before = self.answered.setdefault(seat, Counter())
        for line, times in Counter(lines).items():
            is_event = line in self.happened
            if times > 1 or (is_event and before[line] + times > self.happened[line]):
                self.found.append(f"step {n}: answered twice to {seat}: {line}")
            if self.posted[line] + self.standing[line]:
                self.found.append(f"step {n}: in the channel, and answered to {seat}: {line}")
            before[line] += is_event * times

    def letter(self, n: int, seat: Seat, text: str) -> None:
        """Read a letter."""
        written = self.written.setdefault(seat, Counter())
        lines = [line for line in lines_in(text) if line in self.happened]
        self._read(lines)
        written.update(lines)
        self.found += [
            f"step {n}: written twice to {seat}: {line}" for line in lines if written[line] > self.happened[line]
        ]
        self.found += [f"step {n}: posted, and written to {seat}: {line}" for line in lines if self.posted[line]]

    def _read(self, lines: list[str] | Counter[str]) -> None:
        self.read += len(lines)


def judged(case: Case, seed: bytes) -> Judge:
    """Return what the judge found in one whole random game, in which the clock plays and people leave now and then."""
    judge = Judge()
    promised: dict[Seat, NumberedStep] = {}
    first = 0
    for table, seat in _played(case, seed):
        step = table.now
        judge.happen(case.game, step)
        if (post := PRESENTER.post(table, step.since(first))) is not None:
            judge.post(step.n, post.text)
            first = step.n + 1
        panel = PRESENTER.panel(table)
        judge.panel(step.n, panel.text, panel.details)
        for reader in readers_of(step):
            if (letter := PRESENTER.letter(table, step, reader)) is not None:
                judge.letter(step.n, reader, letter.text)
            if reader in promised and reader != seat:
                own = promised.pop(reader)
                judge.answer(step.n, reader, _further(table, own, step, reader))
        if seat is not None:
            judge.answer(step.n, seat, _answer(table, step, seat))
            promised.pop(seat, None)
            if seat not in step.turn:
                promised[seat] = step
    closed = StillTable(replace(table.record, status=Status.OVER), case.game, table.now)
    judge.post(table.n + 1, PRESENTER.closings.closing(closed, first).text)
    return judge


def _answer(table: Table, step: NumberedStep, seat: Seat) -> str:
    return "\n".join(ANSWERS.came_of(table, (step,), seat, "en"))


def _further(table: Table, own: NumberedStep, learnt: NumberedStep, seat: Seat) -> str:
    """Return the lines that an answer goes on with: the ones before them are in the same message, which is edited."""
    before = set(lines_in(_answer(table, own, seat)))
    whole = lines_in("\n".join(ANSWERS.came_of(table, (own, learnt), seat, "en")))
    return "".join(f"‹{line}›" for line in whole if line not in before)


def _played(case: Case, seed: bytes) -> Iterator[tuple[StillTable, Seat | None]]:
    """Yield a game at every step, with the seat that has acted by itself."""
    game = RunningGame(case, seed)
    record = a_record(case, seed)
    rivals = game.dice.below(case.seats) if game.dice.below(2) else 0
    seats = tuple(replace(each, user=UserId(-100 - each.seat)) if each.seat < rivals else each for each in record.seats)
    record = replace(record, seats=seats)
    now = game.now
    steps = [now]
    yield StillTable(record, case.game, now), None
    while not game.is_over and len(game.moves) < MOST_MOVES:
        is_own = False
        match game.dice.below(60):
            case 0:
                game.move(EntryKind.LATE, game.someone())
            case 1 if len(game.moves) > 20:
                game.move(EntryKind.FORFEIT, game.someone())
            case _:
                game.go_on(any_verb)
                is_own = True
        is_late = game.moves[-1].kind is EntryKind.LATE
        now = replace(game.now, is_late=is_late, held=left_to_tell(now))
        steps = [*steps[-63:], now]
        status = Status.LIVE if now.outcome is None else Status.OVER
        table = StillTable(replace(record, status=status, entries=now.n), case.game, *steps)
        seat = game.moves[-1].seat
        yield table, seat if is_own and seat >= rivals else None
