"""Bakerstreet: the box and the deal (R-BS-01 to 05)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.bakerstreet import BOX, GAME
from games.bakerstreet import events as ev
from games.bakerstreet.model import Box, Card, Letter, Phase, Symbol
from games.content import content
from games.core.contract import Refusal
from games.core.lines import Line
from tests.games.bakerstreet.tables import ANNE, BEN, dealt
from tests.words import WORDS


def test_r_bs_01_exactly_two_players() -> None:
    assert list(GAME.info.seats) == [2]


def test_r_bs_02_each_has_thirty_cards_five_of_each_value_and_draws_three() -> None:
    table = dealt()

    for seat in (ANNE, BEN):
        whole = Counter(table.hand(seat) + table.deck(seat))
        assert len(table.hand(seat)) == 3
        assert len(table.deck(seat)) == 27
        assert whole == Counter(BOX.deck)
        assert Counter(card.points for card in whole.elements()) == dict.fromkeys(range(6), 5)


def test_r_bs_02_each_is_told_its_own_hand_only() -> None:
    table = dealt()

    told = [event for event in table.told if isinstance(event, ev.HandDealt)]
    assert [(event.to, event.cards) for event in told] == [(ANNE, table.hand(ANNE)), (BEN, table.hand(BEN))]


def test_r_bs_02_the_draw_piles_are_shuffled_each_by_itself() -> None:
    decks = {dealt(seed).deck(seat) for seed in range(20) for seat in (ANNE, BEN)}

    assert len(decks) == 40


def test_r_bs_03_forty_clue_cards_lie_in_five_piles_of_eight() -> None:
    table = dealt()

    piles = [table.pile(n) for n in range(1, 6)]
    assert [len(pile) for pile in piles] == [8] * 5
    assert Counter(letter for pile in piles for letter in pile) == dict.fromkeys(Letter, 2)


def test_r_bs_04_the_stacks_start_empty() -> None:
    assert [dealt().stack(n) for n in range(1, 6)] == [()] * 5


@pytest.mark.parametrize(("wish", "first"), [("one", ANNE), ("two", BEN)])
def test_r_bs_05_the_host_may_say_who_starts(wish: str, first: int) -> None:
    table = dealt(first=wish)

    assert table.state.active == first
    assert table.one(ev.Dealt).first == first


def test_a_bs_05_else_the_lot_says_who_starts() -> None:
    assert Counter(dealt(seed).state.active for seed in range(60)).keys() == {ANNE, BEN}


def test_a_bs_01_the_letters_go_from_a_to_t() -> None:
    assert [letter.value for letter in Letter] == list("abcdefghijklmnopqrst")
    assert len(BOX.clues) == 40


def test_the_symbols_stand_on_the_weak_cards() -> None:
    symbols = Counter((card.points, card.symbol) for card in BOX.deck if card.symbol is not None)

    assert symbols == {(value, symbol): 1 for value in range(4) for symbol in Symbol}


@pytest.mark.parametrize("language", WORDS.languages)
def test_which_symbols_stand_on_which_values_is_said_at_the_desk_and_in_the_rules(language: str) -> None:
    view = GAME.observer.seat_view(dealt().state, ANNE)
    desk = next(line for line in GAME.face.seat_lines(view) if line.key == "bakerstreet-desk-box")
    rules = Line(f"rules-bakerstreet-{Phase.PLAYING.value}", GAME.facts)

    for line in (desk, rules):
        assert WORDS.say(language, line).count("0, 1, 2 ") == len(Symbol)


def test_the_distribution_of_the_symbols_can_be_replaced() -> None:
    plain: dict[str, Any] = content("bakerstreet")
    for row in plain["values"]:
        row |= {"plain": 3, "stop": 1, "x2": 0, "arrow": 1}

    box = Box.read(plain)

    assert box.deck.count(Card.FIVE_STOP) == 1
    assert box.deck.count(Card.ZERO_DOUBLE) == 0


def test_a_distribution_that_does_not_fit_is_refused() -> None:
    plain: dict[str, Any] = content("bakerstreet")
    plain["values"][0]["stop"] = 2

    with pytest.raises(ValueError, match="too many"):
        Box.read(plain)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal, match="no-such-option"):
        GAME.info.settle({"memory": "perfect"})
