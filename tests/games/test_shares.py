"""The shares that are told are as often true as they say, in games of the real rules: brute force may err as they do.

Whoever plays here chooses alike among what is legal. Those who think betray something by what they choose, and a share does
not reckon with that: for detectives of Cluedo the truth is a little likelier than it says.
Even who chooses alike does so where there is a choice to betray: in Bakerstreet a clue card is taken among those that are
lacked, and how many those are is hidden. So its letters are off by about 1 in 100 where they are all but certain; weighed by
how many could have been taken, they are not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple

import pytest

from games import arosa, bakerstreet, cluedo, clues
from games.arosa.knowledge.findings import cubes_of, place_of
from games.arosa.model import CUBES, FLOORS
from games.cluedo.model import CARDS
from games.core.chance import Chance
from games.core.deduction.knowledge import Findings, Value
from games.core.deduction.sheet import Cell
from games.core.game import AnyGame
from games.core.seats import Seat
from tests.builders import a_seed, amount, every_case
from tests.games.bakerstreet.test_knowledge import truth as true_in_bakerstreet
from tests.games.clues.test_knowledge import games as games_of_clues
from tests.games.clues.test_knowledge import sheet_of
from tests.games.seat_logs import LoggedGame, logged

MANY = amount(300, 5000)
LATEST = 60
"""The last step at which a seat is asked what it knows."""
APART = 5
"""Standard errors: by luck alone, one of more than a million such tests would fail."""

Truth = Mapping[Cell, Value]


def true_in_arosa(running: LoggedGame, _: Seat) -> Truth:
    state, seats = running.state, running.game.case.seats
    hotel, true = state.hotel.open(), {}
    for cell in range(len(FLOORS) * (seats + 1)):
        row, column = place_of(cell, seats)
        true[cell] = str(hotel[FLOORS[-1 - row]].count(CUBES.index(cubes_of(seats)[column])))
    return true


def true_in_clues(running: LoggedGame, seat: Seat) -> Truth:
    state: Any = running.state
    layout, paper = state.layout.open(), sheet_of(state, seat)
    places = [{*layout.outer[each], *layout.inner[each]} for each in running.game.case.everybody]
    places[seat] = {*layout.inner[seat]}
    places += [{*layout.informants}] * bool(layout.informants) + [{*layout.outer[seat]}]
    return {
        paper.cell(card, column): "yes" if card in cards else "not"
        for card in clues.BOX.cards(len(layout.outer))
        for column, cards in enumerate(places)
    }


def true_in_cluedo(running: LoggedGame, _: Seat) -> Truth:
    dealt = running.state.cast.dealt
    owners = [*(set(hand.open()) for hand in dealt.hands), set(dealt.envelope.open())]
    return {
        n * len(owners) + column: "yes" if card in cards else "not"
        for n, card in enumerate(CARDS)
        for column, cards in enumerate(owners)
    }


def at_random(game: AnyGame) -> Callable[[int], Iterator[LoggedGame]]:
    cases = every_case([game], is_whole=True)
    return lambda n: logged(cases[n % len(cases)], a_seed(n))


class Known(NamedTuple):
    """A game, how it is played here, what is hidden (None before it is dealt), and what is true of a seat's sheet."""

    game: AnyGame
    played: Callable[[int], Iterator[LoggedGame]]
    hidden: Callable[[Any], object]
    true: Callable[[LoggedGame, Seat], Truth]


KNOWN = [
    Known(arosa.GAME, at_random(arosa.GAME), lambda state: state.hotel, true_in_arosa),
    Known(bakerstreet.GAME, at_random(bakerstreet.GAME), lambda state: state.sides, true_in_bakerstreet),
    Known(clues.GAME, games_of_clues, lambda state: state.layout, true_in_clues),
    Known(cluedo.GAME, at_random(cluedo.GAME), lambda state: state.cast.deal, true_in_cluedo),
]


def moments(known: Known) -> Iterator[tuple[LoggedGame, Seat]]:
    """Yield a moment of each game and a seat, chosen without a look at what is hidden. Few games have no such moment."""
    for n in range(MANY):
        luck = Chance(a_seed(n), 2**44)
        (running,) = deque(islice(known.played(n), 3 + luck.below(LATEST)), maxlen=1)
        if not running.game.is_over and known.hidden(running.state) is not None:
            yield running, luck.pick(running.game.case.everybody)


def surplus(findings: Findings, true: Truth) -> float:
    """Return by how much likelier the truth was than its shares say, each counting by its share: 0 in the mean if they hold."""
    shares = (
        (count / findings.deals, true[cell] == value)
        for cell, values in findings.cells.items()
        if cell in true
        for value, count in values.items()
    )
    return sum(share * (is_so - share) for share, is_so in shares)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.game.info.key)
def test_what_is_told_as_a_share_is_true_as_often(known: Known) -> None:
    assert known.game.knowledge is not None
    knowledge = known.game.knowledge()
    found = [
        surplus(knowledge.findings(running.log(seat)), known.true(running, seat)) for running, seat in moments(known)
    ]
    assert len(found) > MANY // 3
    assert abs(mean(found)) < APART * stdev(found) / sqrt(len(found))
