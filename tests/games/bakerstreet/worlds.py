"""Bakerstreet: other states that a seat cannot tell from the true one. The tests of the walls compare what it is shown.

A seat knows its hand and letters, what lay on the stacks and was shown (a good memory is allowed for), the cards that the
other had in hand when a discard was shuffled, and the piles into which it has looked.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from games.bakerstreet.events import Counted
from games.bakerstreet.model import SEATS, Phase, longest_run
from games.bakerstreet.state import Side, State, alphabetical, takes
from games.core.chance import Chance
from games.core.events import Back
from games.core.seats import Seat
from games.core.secret import Secret

FORKS = False
TAKEN_BACK = {"Estimated": Back.AGREED}

TRIES = 20
RUN = 7


def another_world(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return another state with the same public history and the same knowledge for this seat, or None."""
    for _ in range(TRIES):
        sides = [_cards_anew(side, chance, is_own=each == seat) for each, side in zip(SEATS, state.sides, strict=True)]
        world = replace(state, sides=(sides[0], sides[1]))
        world = _clues_anew(world, seat, chance) or world
        if world != state:
            return world
    return None


def _cards_anew(side: Side, chance: Chance, *, is_own: bool) -> Side:
    """Return a side with its draw pile in another order; a hand that is not one's own is drawn anew, as far as it may be."""
    hand, deck = side.hand.open(), side.deck.open()
    if is_own:
        return replace(side, deck=Secret(chance.shuffled(deck)))
    kept = len(hand) - side.fresh
    mixed = chance.shuffled((*hand[kept:], *deck))
    return replace(side, hand=Secret((*hand[:kept], *mixed[: side.fresh])), deck=Secret(mixed[side.fresh :]))


def _clues_anew(state: State, seat: Seat, chance: Chance) -> State | None:
    """Return the state with other clue cards in the piles this seat never looked into, and taken from there."""
    other = SEATS[1 - seat]
    unseen = frozenset(range(1, len(state.piles) + 1)) - state.sides[seat].looked
    for _ in range(TRIES):
        world = _with_clues(state, other, unseen, chance)
        letters = world.sides[other].letters.open()
        is_allowed = len(set(letters)) == len(letters) and len(longest_run(alphabetical(letters))) < RUN
        if state.phase is Phase.TAKING and state.active == other and state.at is not None:
            is_allowed = is_allowed and bool(takes(world.piles[state.at - 1].open(), letters))
        if is_allowed or state.phase is Phase.OVER:
            return world
    return None


def _with_clues(state: State, other: Seat, unseen: frozenset[int], chance: Chance) -> State:
    side = state.sides[other]
    letters = list(side.letters.open())
    free = [n for n, pile in enumerate(side.clues) if pile in unseen and state.phase is not Phase.OVER]
    piles = list(state.piles)
    pool = [letters[n] for n in free]
    pool += [letter for pile in sorted(unseen) for letter in piles[pile - 1].open()]
    mixed = list(chance.shuffled(pool))
    for n in free:
        letters[n] = mixed.pop()
    for pile in sorted(unseen):
        size = len(piles[pile - 1].open())
        piles[pile - 1] = Secret(alphabetical(tuple(mixed[:size])))
        del mixed[:size]
    sides = list(state.sides)
    sides[other] = replace(side, letters=Secret(tuple(letters)))
    return replace(state, sides=(sides[0], sides[1]), piles=tuple(piles))


def turned_over(state: State) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what all are told at the end that was hidden before, and what of it is drawn."""
    counts = [event for event in state.shown if isinstance(event, Counted)]
    counted = [card for event in counts for card in (*event.first_cards, *event.second_cards)]
    assert counted, "the count that was the last"
    return (*chain.from_iterable(side.letters.open() for side in state.sides), *counted), ("clue",)
