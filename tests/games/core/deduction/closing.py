"""Games that people have played to their end, out of which a puzzle can be made."""

from __future__ import annotations

from functools import cache

from games import BY_KEY
from games.clues.actions import Accuse
from games.clues.model import Person, Place, Weapon
from games.core.deduction.puzzle import make
from games.core.playthrough import EntryKind
from tests.builders import Case, RunningGame, a_seed

SEATS = 3


@cache
def a_closed_game(n: int = 0) -> RunningGame:
    """Return a game of 13 Clues in which somebody could name their case, and at last does."""
    puzzle = make(BY_KEY["clues"], SEATS, a_seed(n))
    assert puzzle is not None
    game = RunningGame(Case(BY_KEY["clues"], SEATS, tuple(puzzle.played.options.items())), puzzle.played.seed)
    for move in puzzle.played.moves:
        game.move(move.kind, move.seat, move.action)
    person, place, weapon = puzzle.solution
    named = Accuse(person=Person(person), place=Place(place), weapon=Weapon(weapon))
    while not game.is_over:
        if game.someone() == puzzle.seat and named in game.legal(puzzle.seat):
            game.move(EntryKind.ACTION, puzzle.seat, named)
        else:
            game.go_on(lambda dice, legal: dice.pick([each for each in legal if not each.is_final]))
    return game
