"""A judge of whole games: does any reader find the same sentence twice, in post, panel and answer together?

A sentence is a line: its key with its facts. A line that tells an event may be read as often as such an event has happened.
What stands on a panel counts once for as long as it stands. Compared are the posts of a table with its closing, the text of its panel
after each step and beside the closing (and what stands beside the picture, within that one message), the answer to whoever acted
(with what it goes on to say), and the letters of each seat among themselves, also within one: a mailbox keeps in private what an
answer, which vanishes, has said.
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
from bot.tables.table import NumberedStep, Table, readers_of
from bot.tables.waits import clock_after
from games.core.chance import Chance
from games.core.events import Back
from games.core.lines import Line, Who
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat
from tests.builders import Case, a_record, any_verb
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

    def happen(self, table: Table) -> None:
        """Note down what has happened: each event may be told once more, each line of a sound's caption, and a seat that is covered."""
        step = table.now
        told = [_key(event_line(table.game, each)) for each in step.events]
        covered = (seat for seat, since in table.record.clock.covered.items() if since == step.n)
        told += (_key(Line("seat-covered", {"who": Who(seat)})) for seat in covered)
        sound = sound_of(table.game, step)
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
        within = Counter(lines_in(text))
        self.found += [f"step {n}: twice in a letter to {seat}: {line}" for line in within if within[line] > 1]
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
    """Return what the judge found in one whole random game.

    Now and then the clock plays, somebody is away, leaves, or takes a move back, or the table ends in the middle.
    """
    judge = Judge()
    promised: dict[Seat, NumberedStep] = {}
    first = 0
    for table, seat in _played(case, seed):
        step = table.now
        judge.happen(table)
        if (post := PRESENTER.post(table, step.since(first))) is not None:
            judge.post(step.n, post.text)
            first = step.n + 1
        _read_panel(judge, table)
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
    table.record = replace(table.record, status=Status.ENDED if table.outcome is None else Status.OVER)
    judge.post(table.n + 1, PRESENTER.closings.closing(table, first).text)
    _read_panel(judge, table)
    return judge


def _read_panel(judge: Judge, table: Table) -> None:
    panel = PRESENTER.panel(table)
    judge.panel(table.n, panel.text, panel.details)


def _answer(table: Table, step: NumberedStep, seat: Seat) -> str:
    return "\n".join(ANSWERS.came_of(table, (step,), seat, "en"))


def _further(table: Table, own: NumberedStep, learnt: NumberedStep, seat: Seat) -> str:
    """Return the lines that an answer goes on with: the ones before them are in the same message, which is edited."""
    before = set(lines_in(_answer(table, own, seat)))
    whole = lines_in("\n".join(ANSWERS.came_of(table, (own, learnt), seat, "en")))
    return "".join(f"‹{line}›" for line in whole if line not in before)


def _played(case: Case, seed: bytes) -> Iterator[tuple[Table, Seat | None]]:
    """Yield a table at every step, with the seat of a person who has acted by themselves."""
    dice = Chance(seed[::-1], 2**40)
    record = a_record(case, seed)
    rivals = dice.below(case.seats) if dice.below(2) else 0
    seats = tuple(replace(each, user=UserId(-100 - each.seat)) if each.seat < rivals else each for each in record.seats)
    table = Table(replace(record, seats=seats), ())
    most = dice.below(100) if dice.below(3) == 0 else MOST_MOVES
    yield table, None
    while table.outcome is None and table.n < most:
        move = _any_move(table, dice)
        clock, step = clock_after(table, move.kind, move.seat), table.judge(move)
        seats = table.record.seats
        if move.kind is EntryKind.FORFEIT:
            seats = tuple(replace(each, gone=each.gone or each.seat == move.seat) for each in seats)
        status = Status.LIVE if step.outcome is None else Status.OVER
        schedule = replace(table.record.schedule, clock=clock)
        table.advance(replace(table.record, seats=seats, status=status, schedule=schedule, entries=step.n), move, step)
        is_own = move.kind in (EntryKind.ACTION, EntryKind.TAKEBACK) and move.seat >= rivals
        yield table, move.seat if is_own else None


def _any_move(table: Table, dice: Chance) -> Move:
    seat = dice.pick(sorted(table.now.turn))
    back = next((each.seat for each in table.record.seats if table.back(each.seat) not in (None, Back.NEVER)), None)
    match dice.below(60):
        case 0 | 1:
            return Move(EntryKind.LATE, seat)
        case 2:
            return Move(EntryKind.AWAY, seat)
        case 3 if table.n > 20:
            return Move(EntryKind.FORFEIT, seat)
        case 4 | 5 | 6 if back is not None and not table.player(back).is_rival:
            return Move(EntryKind.TAKEBACK, back)
        case _:
            return Move(EntryKind.ACTION, seat, any_verb(dice, table.now.legal(seat)))
