"""A puzzle: a moment of a game at which one seat can name the solution, with no more of the game than that takes.

It is made of a game that is played by lot, and what follows is judged by the game's own knowledge: the solution is the only
one that fits, and not one of the turns shown can be left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, get_args

from games.core.account import Account, Told, account
from games.core.chance import Chance
from games.core.contract import Action, Event, SeatView, Step, TableView
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.knowledge import Knowledge
from games.core.lines import Line
from games.core.playthrough import EntryKind, Move, Playthrough, dump, judge, steps
from games.core.playthrough import load as load_playthrough
from games.core.seats import Seat, all_seats
from games.core.wire import field_types

LONGEST = 500
"""Moves after which a game is given up."""
LEAST = 4
MOST = 12
"""Turns that a puzzle may be made of: of fewer it is none, and more are too long to read."""
GRADES = (1, 2, 3)
_PLAYERS = 2**42
"""The step whose luck the players have, apart from the game's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A game up to a moment, and what of it one seat is shown.

    `start` is the step after which the seat has all that it begins with. `clues`: step by step what it was told that tells
    anything, each by its number and its place among the events of that step. `parts`: what could be each part of the solution
    at the beginning, as far as the seat knew.
    """

    played: Playthrough
    seat: Seat
    start: int
    clues: tuple[tuple[int, int], ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]
    grade: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A puzzle to look at: what the seat sees at its start, and what it was told afterwards."""

    puzzle: Puzzle
    table: TableView
    view: SeatView
    clues: tuple[Event, ...]


def make(game: AnyGame, seats: int, seed: bytes) -> Puzzle | None:
    """Return a puzzle, or None where the game that the seed leads to makes none."""
    if game.knowledge is None:
        raise ValueError(game.info.key)
    knowledge, options = game.knowledge(), game.info.settle({}, seats)
    moves, told = _played(game, seats, options, seed)
    whole = {seat: account(seat, seats, options, enumerate(told)) for seat in all_seats(seats)}
    first = {seat: n for seat, each in whole.items() if (n := _solved_at(knowledge, each)) is not None}
    if not first:
        return None
    seat = min(first, key=lambda each: (first[each], each))
    turns = _turns(whole[seat].until(first[seat]))
    start = turns.pop(0)
    kept = _needed(knowledge, whole[seat], start, turns)
    if not LEAST <= len(kept) <= MOST:
        return None
    before = knowledge.findings(_of(whole[seat], [start]))
    (solution,) = knowledge.findings(_of(whole[seat], [start, *kept])).cases
    clues = _clues(knowledge, whole[seat], start, kept)
    played = Playthrough(
        game=game.info.key,
        version=game.info.version,
        seats=seats,
        options=options,
        seed=seed,
        moves=tuple(moves[: clues[-1][0]]),
    )
    return Puzzle(
        played=played,
        seat=seat,
        start=start[-1].n,
        clues=tuple((n, told[n].index(event)) for n, event in clues),
        parts=tuple(tuple(sorted(set(part), key=_order)) for part in zip(*before.cases, strict=True)),
        solution=solution,
        grade=GRADES[(len(kept) > LEAST + 1) + (len(kept) > LEAST + 3)],
    )


def opened(game: AnyGame, puzzle: Puzzle) -> Opened:
    """Return a puzzle to look at. Raises Refusal where its moves do not fit."""
    whole = list(steps(game, puzzle.played))
    state = whole[puzzle.start].state
    return Opened(
        puzzle=puzzle,
        table=game.observer.table_view(state),
        view=game.observer.seat_view(state, puzzle.seat),
        clues=tuple(whole[n].events[k] for n, k in puzzle.clues),
    )


def why(game: AnyGame, puzzle: Puzzle) -> tuple[tuple[Line, ...], ...]:
    """Return the reasons for each part of the solution, citing clues by their numbers from 1 on.

    The solution stands in the last column of the game's sheet.
    """
    if game.knowledge is None:
        raise ValueError(game.info.key)
    shown, whole = opened(game, puzzle), list(steps(game, puzzle.played))
    before = account(puzzle.seat, puzzle.played.seats, puzzle.played.options, _until(whole, puzzle.start))
    known = replace(before, told=(*before.told, *(Told(n, (clue,)) for n, clue in enumerate(shown.clues, start=1))))
    sheet, knowledge = game.face.sheet(shown.table, shown.view), game.knowledge()
    return tuple(knowledge.why(known, sheet.cell(noun, len(sheet.columns) - 1)) for noun in puzzle.solution)


def _until(whole: Sequence[Step[Any]], last: int) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """Yield what happened up to a step, all as number 0: it is no clue."""
    return ((0, step.events) for step in whole[: last + 1])


def written(puzzle: Puzzle) -> str:
    """Return a puzzle as a text to be kept."""
    return json.dumps(
        {
            "played": dump(puzzle.played),
            "seat": puzzle.seat,
            "start": puzzle.start,
            "clues": puzzle.clues,
            "parts": [[type(part[0]).__name__, list(part)] for part in puzzle.parts],
            "solution": puzzle.solution,
            "grade": puzzle.grade,
        }
    )


def read(text: str, games: Mapping[str, AnyGame]) -> Puzzle:
    """Return the puzzle in a text that `written` made. Raises Refusal("frozen") where its rules are no longer here."""
    kept = json.loads(text)
    played = load_playthrough(kept["played"], games)
    nouns = {noun.__name__: noun for noun in _nouns(games[played.game])}
    parts = tuple(tuple(nouns[kind](value) for value in values) for kind, values in kept["parts"])
    kinds = [type(part[0]) for part in parts]
    return Puzzle(
        played=played,
        seat=Seat(kept["seat"]),
        start=kept["start"],
        clues=tuple((n, k) for n, k in kept["clues"]),
        parts=parts,
        solution=tuple(kind(value) for kind, value in zip(kinds, kept["solution"], strict=True)),
        grade=kept["grade"],
    )


def _nouns(game: AnyGame) -> Iterator[type[StrEnum]]:
    """Yield the nouns that actions of a game are about."""

    def inside(hint: Any) -> Iterator[type[StrEnum]]:
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            yield hint
        for each in get_args(hint):
            yield from inside(each)

    for action in game.info.actions:
        for hint in field_types(action).values():
            yield from inside(hint)


def _played(
    game: AnyGame, seats: int, options: Mapping[str, str], seed: bytes
) -> tuple[list[Move], list[tuple[Event, ...]]]:
    """Return moves and events of a game in which people ask and go about by lot, and nobody names a solution."""
    dice = Chance(seed, _PLAYERS)
    step: Step[Any] = game.rules.setup(seats, options, Chance(seed, 0))
    moves: list[Move] = []
    told = [step.events]
    while game.rules.outcome(step.state) is None and len(moves) < LONGEST:
        seat = dice.pick(sorted(game.rules.turn(step.state)))
        legal: list[Action] = [each for each in game.rules.legal(step.state, seat) if not each.is_final]
        asking = [each for each in legal if isinstance(each, game.questions)]
        kinds = list(dict.fromkeys(map(type, asking if asking and dice.below(2) else legal)))
        if kinds:
            kind = dice.pick(kinds)
            move = Move(EntryKind.ACTION, seat, dice.pick([each for each in legal if type(each) is kind]))
        else:
            move = Move(EntryKind.LATE, seat)
        moves.append(move)
        step = judge(game, step.state, move, Chance(seed, len(moves)))
        told.append(step.events)
    return moves, told


def _solved_at(knowledge: Knowledge, whole: Account) -> int | None:
    """Return the first step after which the seat can name the solution: knowledge never shrinks, so halving finds it."""
    if not knowledge.findings(whole).is_solved:
        return None
    low, high = 0, whole.told[-1].n
    while low < high:
        middle = (low + high) // 2
        if knowledge.findings(whole.until(middle)).is_solved:
            high = middle
        else:
            low = middle + 1
    return low


def _turns(whole: Account) -> list[list[Told]]:
    """Return what was told in the preparations, and then turn by turn."""
    turns: list[list[Told]] = [[]]
    for told in whole.told:
        if any(isinstance(event, PublicEvent) and event.is_turn for event in told.events):
            before = [each for each in told.events if not (isinstance(each, PublicEvent) and each.is_turn)]
            turns[-1].append(Told(told.n, tuple(before)))
            turns.append([Told(told.n, tuple(each for each in told.events if each not in before))])
        else:
            turns[-1].append(told)
    return turns


def _of(whole: Account, turns: Sequence[Sequence[Told]]) -> Account:
    """Return an account of these turns alone."""
    told = tuple(told for turn in turns for told in turn)
    return Account(seat=whole.seat, seats=whole.seats, options=whole.options, told=told)


def _needed(
    knowledge: Knowledge, whole: Account, start: Sequence[Told], turns: Sequence[Sequence[Told]]
) -> list[Sequence[Told]]:
    """Return turns of which none can be left out, the late ones tried first: what an early one tells is easier to find."""
    kept = [turn for turn in turns if any(_tells(event) for told in turn for event in told.events)]
    for turn in reversed(list(kept)):
        rest = [each for each in kept if each is not turn]
        if knowledge.findings(_of(whole, [start, *rest])).is_solved:
            kept = rest
    return kept


def _clues(
    knowledge: Knowledge, whole: Account, start: Sequence[Told], kept: Sequence[Sequence[Told]]
) -> list[tuple[int, Event]]:
    """Return what is told in these turns that is needed: of what the seat alone was told, much is about its own cards."""
    clues = [(told.n, event) for turn in kept for told in turn for event in told.events if _tells(event)]
    for clue in [each for each in clues if isinstance(each[1], PrivateEvent)]:
        rest = [
            [Told(told.n, tuple(each for each in told.events if (told.n, each) != clue)) for told in turn]
            for turn in kept
        ]
        if knowledge.findings(_of(whole, [start, *rest])).is_solved:
            kept = rest
            clues.remove(clue)
    return clues


def _tells(event: Event) -> bool:
    """Whether an event follows from anything hidden: what all may know anyway tells nothing."""
    return not isinstance(event, PublicEvent) or bool(event.reveals)


def _order(thing: StrEnum) -> int:
    return [*type(thing)].index(thing)
