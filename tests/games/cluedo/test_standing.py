"""Standing answers (A-CL-35): the cards of witnesses answer by themselves, at once, and so that timing tells nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from statistics import mean
from typing import Any

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import Prefer
from games.cluedo.model import SUSPECTS, WEAPONS, Card, Phase
from games.cluedo.state import State
from games.core.chance import Chance
from games.core.seats import all_seats
from tests.builders import a_seed, amount
from tests.games.cluedo.detective import Detective
from tests.games.cluedo.questions import LEBLANC, OLIVE, ROPE, SPANNER, STUDY, asked, in_study
from tests.games.cluedo.tables import Table

ON = {"false_witnesses": "standing"}


def shown(table: Table) -> Card:
    return table.heard(ev.CardSeen).card


def test_a_cl_35_forced_or_chosen_every_answer_comes_with_the_question() -> None:
    choices = set()
    for suspect, weapon in product(SUSPECTS, WEAPONS):
        table = asked(suspect, weapon, options=ON)
        said = table.heard(ev.Suggested)
        assert (said.asked, said.standing, table.state.phase, table.active) == (None, True, Phase.ASKED, 0)
        assert not [event for event in table.told if isinstance(event, ev.Questioned)]
        if said.shown_by is not None:
            choices.add(len({suspect, weapon, STUDY} & set(table.state.cast.dealt.hands[said.shown_by].open())))

    assert choices == {1, 2, 3}


def test_a_cl_35_asker_and_witness_alone_learn_which_card() -> None:
    table = asked(OLIVE, ROPE, options=ON)

    assert table.heard(ev.CardSeen).to == 0
    assert table.heard(ev.CardShown).to == 2


def test_a_cl_35_a_card_that_the_asker_has_seen_is_shown_again_whatever_is_preferred() -> None:
    table = asked(OLIVE, SPANNER, options=ON)
    first = shown(table)
    table.do(2, Prefer(card=next(card for card in (OLIVE, SPANNER, STUDY) if card != first)))
    table.state = replace(table.state, phase=Phase.STARTING)

    assert shown(table.suggest(0, OLIVE, SPANNER)) == first


@pytest.mark.parametrize("card", [OLIVE, SPANNER, STUDY])
def test_a_cl_35_else_its_witness_shows_what_it_would_rather_show_and_nobody_hears_of_that(card: Card) -> None:
    table = in_study(options=ON)
    before = GAME.observer.table_view(table.state)
    others = [GAME.observer.seat_view(table.state, seat) for seat in all_seats(4) if seat != 2]
    table.do(2, Prefer(card=card))

    assert table.told == ()
    assert GAME.observer.table_view(table.state) == before
    assert [GAME.observer.seat_view(table.state, seat) for seat in all_seats(4) if seat != 2] == others
    assert GAME.observer.seat_view(table.state, all_seats(4)[2]).order == (card,)
    assert shown(table.suggest(0, OLIVE, SPANNER)) == card


def test_a_cl_35_the_last_preference_comes_first() -> None:
    table = in_study(options=ON)
    for card in (OLIVE, SPANNER, STUDY, SPANNER):
        table.do(2, Prefer(card=card))

    assert GAME.observer.seat_view(table.state, all_seats(4)[2]).order == (SPANNER, STUDY, OLIVE)


def test_a_cl_35_only_own_cards_are_preferred_and_only_where_cards_answer() -> None:
    assert in_study(options=ON).refused(2, Prefer(card=LEBLANC)) == "cluedo-not-your-card"
    assert in_study().refused(2, Prefer(card=OLIVE)) == "cluedo-no-standing-answers"
    assert "prefer" not in in_study().kinds(2)


def hand_overs(seed: int, standing: str, *, is_hasty: bool = False) -> int:
    """Return how often the table waits for somebody else, in a game of five people who think a little."""
    state: State = GAME.rules.setup(
        5, GAME.info.settle({"false_witnesses": standing}, 5), Chance(a_seed(seed), 0)
    ).state
    people, dice = [Detective(seat, is_hasty=is_hasty) for seat in all_seats(5)], Chance(a_seed(seed), 10**6)
    waited: list[int] = []
    for n in range(1, 3000):
        if GAME.rules.outcome(state) is not None:
            break
        seat = min(GAME.rules.turn(state))  # of several who choose a pawn, any
        waited.append(seat)
        for each in people:
            each.learn(state)
        legal = [action for action in GAME.rules.legal(state, seat) if not isinstance(action, Prefer)]
        action: Any = people[seat].decide(state, legal, dice)
        state = GAME.rules.apply(state, seat, action, Chance(a_seed(seed), n)).state
    return sum(one != then for one, then in pairwise(waited))


def test_with_standing_answers_a_game_of_five_changes_hands_half_as_often_at_most() -> None:
    games = range(amount(8, 100))

    assert mean(hand_overs(seed, "standing") for seed in games) <= mean(hand_overs(seed, "off") for seed in games) / 2
