"""A puzzle: a moment of a game at which one seat can answer a question about it, with no more of the game than that takes.

It is made of a game that is played by lot, or of one that people have played. Its question and its solution are the
game's own to say (`games.core.deduction.puzzle_maker`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, get_args

from games.core.chance import Chance
from games.core.contract import Event, Options, SeatView, Step, TableView
from games.core.deduction.knowledge import Value
from games.core.deduction.proof import ProofSheet, SheetDeal
from games.core.deduction.puzzle_maker import NO_MARKS, PlayedGame, PuzzleDraft, PuzzleMaker, PuzzleView
from games.core.deduction.sheet import Cell
from games.core.deduction.technique import techniques_in
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.playthrough import EntryKind, Move, Playthrough, dump, judge, steps
from games.core.playthrough import load as load_playthrough
from games.core.seats import Seat
from games.core.wire import field_types

GRADES: Final = (1, 2, 3)
_PLAYERS: Final = 2**42
"""The step of the players' own luck, apart from the game's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A game up to a moment, and the clues that one seat is shown.

    `start` is the step after which the seat is shown the table. `clues`: the telling events in its log,
    each by its number and its place among the events of that step. `parts`: the candidates for each part of the solution, as far
    as the seat knows without the clues. `form`: the same for puzzles that differ in colours, cards or seats only; "" in those that
    were made before there were forms.
    """

    played: Playthrough
    seat: Seat
    start: int
    clues: tuple[tuple[int, int], ...]
    parts: tuple[tuple[StrEnum, ...], ...]
    solution: tuple[StrEnum, ...]
    grade: int = GRADES[0]
    form: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPuzzle:
    """A puzzle to look at: the views at its start, and its clues."""

    puzzle: Puzzle
    shown: PuzzleView

    @property
    def table(self) -> TableView:
        """The public view at the start."""
        return self.shown.table

    @property
    def view(self) -> SeatView:
        """The seat's view at the start."""
        return self.shown.view

    @property
    def clues(self) -> tuple[Event, ...]:
        """The clues, in their order."""
        return self.shown.clues


def maker_of(game: AnyGame) -> PuzzleMaker | None:
    """Return how a game makes puzzles; None where there are none of it."""
    return game.puzzle() if game.puzzle is not None else None


def make(game: AnyGame, seats: int, seed: bytes) -> Puzzle | None:
    """Return a puzzle, or None where the game that the seed leads to makes none."""
    maker = _maker(game)
    options = game.info.settle(maker.options, seats)
    for moves, told in _looks(game, maker, seats, options, seed):
        posed = maker.pose(PlayedGame(seats=seats, options=options, events=told, until={}))
        if posed is not None:
            played = Playthrough(
                game=game.info.key,
                version=game.info.version,
                seats=seats,
                options=options,
                seed=seed,
                moves=tuple(moves),
            )
            return _made(game, posed, played, told)
    return None


def retrace(game: AnyGame, played: Playthrough) -> Puzzle | None:
    """Return a puzzle out of a game that people have played, or None where it makes none. Raises Refusal.

    Where options matter there is none but with the usual ones, for a puzzle does not name them; nor of a game that
    a player has left. A seat that has named a solution may have been shown it: its log from there on is not used, nor is anything of the end.
    """
    maker = _maker(game)
    if not maker.is_same_for_all and played.options != game.info.settle({}, played.seats):
        return None
    if any(move.kind is EntryKind.FORFEIT for move in played.moves):
        return None
    told: list[tuple[Event, ...]] = []
    for step in steps(game, played):
        if game.rules.outcome(step.state) is not None:
            break
        told.append(step.events)
    until: dict[Seat, int] = {}
    for n, move in enumerate(played.moves):
        if move.action is not None and move.action.is_final:
            until.setdefault(move.seat, n)
    story = PlayedGame(seats=played.seats, options=played.options, events=told, until=until)
    return _made(game, maker.pose(story), replace(played, deal=None), told)


def _maker(game: AnyGame) -> PuzzleMaker:
    if (maker := maker_of(game)) is None:
        raise ValueError(game.info.key)
    return maker


def _made(
    game: AnyGame, posed: PuzzleDraft | None, played: Playthrough, told: list[tuple[Event, ...]]
) -> Puzzle | None:
    if posed is None:
        return None
    last = max(posed.start, posed.clues[-1][0])
    made = Puzzle(
        played=replace(played, moves=played.moves[:last]),
        seat=posed.seat,
        start=posed.start,
        clues=tuple((n, next(k for k, each in enumerate(told[n]) if each is event)) for n, event in posed.clues),
        parts=posed.parts,
        solution=posed.solution,
    )
    maker, shown = _maker(game), opened(game, made).shown
    effort = maker.effort(shown)
    return replace(made, form=maker.form(shown), grade=GRADES[sum(effort > most for most in game.efforts)])


def opened(game: AnyGame, puzzle: Puzzle) -> OpenPuzzle:
    """Return a puzzle to look at. Raises Refusal where its moves do not fit."""
    whole = list(steps(game, puzzle.played))
    state = whole[puzzle.start].state
    shown = PuzzleView(
        seat=puzzle.seat,
        seats=puzzle.played.seats,
        options=puzzle.played.options,
        table=game.observer.table_view(state),
        view=game.observer.seat_view(state, puzzle.seat),
        before=tuple(
            event
            for step in whole[: puzzle.start + 1]
            for event in step.events
            if isinstance(event, PublicEvent) or event.to == puzzle.seat
        ),
        clues=tuple(whole[n].events[k] for n, k in puzzle.clues),
        parts=puzzle.parts,
        solution=puzzle.solution,
    )
    return OpenPuzzle(puzzle=puzzle, shown=shown)


def why(game: AnyGame, puzzle: Puzzle) -> tuple[tuple[Line, ...], ...]:
    """Return the reasons for each part of the solution, citing clues by their numbers from 1 on."""
    return _maker(game).why(opened(game, puzzle).shown)


def techniques_of(game: AnyGame, puzzle: Puzzle) -> tuple[str, ...]:
    """Return the techniques that the solution takes, the easiest first."""
    return techniques_in(game.techniques, (line for lines in why(game, puzzle) for line in lines))


def reasons_of(
    game: AnyGame, puzzle: Puzzle, cells: Iterable[Cell], marks: SheetDeal = NO_MARKS
) -> Iterator[tuple[Cell, tuple[Line, ...]]]:
    """Yield the reasons of each cell, which must have a proof, citing clues by their numbers from 1 on, and marks that stand."""
    maker, shown = _maker(game), opened(game, puzzle).shown
    return ((cell, maker.why_of(shown, cell, marks)) for cell in cells)


def nearest(game: AnyGame, puzzle: Puzzle, cells: Mapping[Cell, int], marks: SheetDeal) -> Sequence[Cell]:
    """Return those of some cells that a person may prove next, who has these marks."""
    return _maker(game).nearest(opened(game, puzzle).shown, cells, marks)


def hardest_of(game: AnyGame, puzzle: Puzzle, cells: Iterable[Cell]) -> Iterator[tuple[Cell, str]]:
    """Yield the hardest technique of each cell with a proof, where it takes any."""
    for cell, reasons in reasons_of(game, puzzle, cells):
        if techniques := techniques_in(game.techniques, reasons):
            yield cell, techniques[-1]


def proof_of(game: AnyGame, puzzle: Puzzle) -> ProofSheet:
    """Return the sheet that the solver of a puzzle marks, and all that follows on it."""
    return _maker(game).proof(opened(game, puzzle).shown)


def refuted(game: AnyGame, puzzle: Puzzle, cell: Cell, sign: Value) -> SheetDeal | None:
    """Return a deal that fits a puzzle and has another value in a cell; None where the mark follows."""
    return _maker(game).refuted(opened(game, puzzle).shown, cell, sign)


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
            "form": puzzle.form,
        }
    )


def read(text: str, games: Mapping[str, AnyGame]) -> Puzzle:
    """Return the puzzle in a text that `written` made. Raises Refusal("frozen") where its rules are no longer here."""
    kept = json.loads(text)
    played = load_playthrough(kept["played"], games)
    game = games[played.game]
    nouns = {noun.__name__: noun for noun in (*_nouns(game), *_maker(game).nouns)}
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
        form=kept.get("form", ""),
    )


def form_in(text: str) -> str:
    """Return the form of a puzzle in a text that `written` made; "" where it has none."""
    try:
        return str(json.loads(text).get("form", ""))
    except ValueError:
        return ""


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


def _looks(
    game: AnyGame, maker: PuzzleMaker, seats: int, options: Options, seed: bytes
) -> Iterator[tuple[list[Move], list[tuple[Event, ...]]]]:
    """Yield the moves and events of a random game without a named solution, up to each look of its maker."""
    dice = Chance(seed, _PLAYERS)
    step: Step[Any] = game.rules.setup(seats, options, Chance(seed, 0))
    moves: list[Move] = []
    told = [step.events]
    for look in maker.looks:
        while game.rules.outcome(step.state) is None and len(moves) < look:
            seat = dice.pick(sorted(game.rules.turn(step.state)))
            legal = [each for each in game.rules.legal(step.state, seat) if not each.is_final]
            if legal:
                open_to = maker.choices(legal, dice)
                kind = dice.pick(list(dict.fromkeys(map(type, open_to))))
                move = Move(EntryKind.ACTION, seat, dice.pick([each for each in open_to if type(each) is kind]))
            else:
                move = Move(EntryKind.LATE, seat)
            moves.append(move)
            step = judge(game, step.state, move, Chance(seed, len(moves)))
            told.append(step.events)
        yield moves, told
