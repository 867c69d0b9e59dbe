"""All deals that fit a puzzle, by counting that shares nothing with how games conclude: what is proven in it, and what is not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, TypeAlias

from games import BY_KEY
from games.arosa.events import Fell, Opened
from games.arosa.model import FLOORS
from games.bakerstreet.actions import Choose, Take
from games.bakerstreet.events import Counted
from games.bakerstreet.puzzle import PILES, WIDE
from games.cluedo.model import CARDS
from games.clues import BOX
from games.clues import events as clues
from games.clues.model import Card
from games.core.chance import Chance
from games.core.deduction.puzzle import Puzzle, opened
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.deduction.sheet import Cell
from games.core.events import PublicEvent
from games.core.playthrough import steps
from tests.games.cluedo.brute import all_deals
from tests.games.clues.brute import all_layouts

Held: TypeAlias = frozenset[Cell]
"""The cells of a sheet that hold YES in a deal: all others hold NO."""


def as_told(puzzle: Puzzle, *, without: Collection[int] = ()) -> SeatLog:
    """Return what the seat knows who is shown a puzzle: its start, and the clues, but for some of them."""
    game, played = BY_KEY[puzzle.played.game], puzzle.played
    shown = [clue for k, clue in enumerate(puzzle.clues) if k not in without]
    told = []
    for n, step in enumerate(steps(game, played)):
        mine = [
            event
            for k, event in enumerate(step.events)
            if (n <= puzzle.start and (isinstance(event, PublicEvent) or event.to == puzzle.seat)) or (n, k) in shown
        ]
        told.append(SeatStep(n, tuple(mine)))
    return SeatLog(seat=puzzle.seat, seats=played.seats, options=played.options, steps=tuple(told))


def of_cluedo(puzzle: Puzzle) -> Iterator[Held]:
    """Yield every deal to hands and envelope."""
    owners = puzzle.played.seats + 1
    for hands in all_deals(as_told(puzzle)):
        yield frozenset(CARDS.index(card) * owners + owner for owner, cards in enumerate(hands) for card in cards)


def of_clues(puzzle: Puzzle) -> Iterator[Held]:
    """Yield every layout of screens, hands and informants."""
    log, seats = as_told(puzzle), puzzle.played.seats
    seen = next(event for _, event in log.events if isinstance(event, clues.ScreenSeen))
    cards = BOX.cards(seats)
    columns = seats + (len(cards) > 5 * seats)
    fixed: set[tuple[Card, int]] = {(card, puzzle.seat) for card in (seen.left, seen.right)}
    fixed |= {(card, (puzzle.seat + 1 + n // 3) % seats) for n, card in enumerate(seen.outer)}
    for case, behind in all_layouts(log):
        lying = fixed | {(card, seat) for seat, pair in behind.items() for card in pair}
        rest = {*cards} - {card for card, _ in lying} - {*case}
        lying |= {(card, seats) for card in rest}
        cells = {cards.index(card) * columns + place for card, place in lying}
        yield frozenset(cells | {len(cards) * columns + cards.index(card) for card in case})


def of_arosa(puzzle: Puzzle) -> Iterator[Held]:
    """Yield every way in which the traces of the colour can lie, from below."""
    told = opened(BY_KEY["arosa"], puzzle).clues
    cube = next(each.cube for each in told if isinstance(each, Fell))
    lying: set[tuple[int, ...]] = {()}
    for clue in told:
        match clue:
            case Fell(knocks=knocks):
                lying = {tuple(sorted((*each, floor))) for each in lying for floor in range(FLOORS[-1] - knocks + 1)}
            case Opened(floor=floor, cubes=cubes):
                fits = [each for each in lying if each.count(floor) == cubes.count(cube)]
                lying = {tuple(each for each in ways if each != floor) for ways in fits}
            case _:
                raise AssertionError(clue)
    for floors in lying:
        yield frozenset(row * len(FLOORS) + floor for row, floor in enumerate(floors))


def of_bakerstreet(puzzle: Puzzle) -> Iterator[Held]:
    """Yield the pile and the points that the rules come to, when the game is played on from there."""
    game = BY_KEY["bakerstreet"]
    *_, last = steps(game, puzzle.played)
    best: tuple[int, ...] = (0, 0, 0, 0)
    for pile in range(1, len(PILES) + 1):
        state, won, points, k = last.state, 0, [0, 0], 1
        action: Choose | Take | None = Choose(pile=pile)
        while action is not None:
            step = game.rules.apply(state, state.active, action, Chance(bytes(16), k))
            for each in step.events:
                if isinstance(each, Counted):  # its first is who won the doubt
                    won += each.winner == puzzle.seat
                    points = [points[0] + each.first_sum, points[1] + each.second_sum]
            state, k = step.state, k + 1
            action = next((each for each in game.rules.legal(state, state.active) if isinstance(each, Take)), None)
        best = max(best, (won, pile, *points))
    _, pile, own, theirs = best
    first = [0, len(PILES), 2 * len(PILES)]
    yield frozenset({(pile - 1) * WIDE, first[1] * WIDE + own, first[2] * WIDE + theirs})


JUDGES: Final[Mapping[str, Callable[[Puzzle], Iterator[Held]]]] = {
    "cluedo": of_cluedo,
    "clues": of_clues,
    "arosa": of_arosa,
    "bakerstreet": of_bakerstreet,
}
"""By game: all deals that fit a puzzle. All of them hold YES in the same cells where something is certain."""
