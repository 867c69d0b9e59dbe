"""13 Indices: questions to witnesses, with three and more players."""

from __future__ import annotations

import pytest

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Ask
from games.clues.model import Category, Colour, Inner, Person, Place, Weapon
from games.core.contract import Refusal
from games.core.events import PrivateEvent
from games.core.lines import Line, Who, facts_of
from games.core.seats import Seat
from tests.games.clues import oracle
from tests.games.clues.tables import a_table, hidden_layout
from tests.words import WORDS

SIZES = range(3, 7)
RED, GREEN, GRAY = Colour.RED, Colour.GREEN, Colour.GRAY


@pytest.mark.parametrize("n", SIZES)
def test_r_13_22_the_loupe_goes_to_the_witness_of_choice(n: int) -> None:
    witnesses = {ask.witness for ask in a_table(n).legal(0, Ask)}
    assert witnesses == set(range(1, n))
    for witness in range(1, n):
        table = a_table(n).ask(0, witness, RED)

        assert table.loupes == tuple(0 if seat == 0 else 1 + (seat == witness) for seat in range(n))


@pytest.mark.parametrize("secret", [False, True])
def test_r_13_22_the_line_of_a_question_says_that_the_loupe_goes_to_the_witness(secret: bool) -> None:
    table = a_table(3, top_secret=True).ask(0, 2, RED, secret=secret)
    asked = table.one(ev.AskedInSecret if secret else ev.Asked)
    key = "event-clues-asked-in-secret" if secret else "event-clues-asked"
    line = Line(key, facts_of(asked, frozenset({"by", "witness"})))

    def name(who: Who) -> str:
        return f"P{who.seat + 1}"

    assert "P1 gives P3 a magnifying glass" in WORDS.say("en", line, name)
    assert "P1 donne une loupe à P3" in WORDS.say("fr", line, name)


def test_r_13_22_nobody_is_their_own_witness() -> None:
    table = a_table(3)

    for nobody in (0, 3, -1):
        assert table.refused(0, Ask(witness=Seat(nobody), about=RED)) == "clues-no-such-witness"


@pytest.mark.parametrize("n", SIZES)
def test_r_13_23_a_question_is_about_one_colour_or_one_category(n: int) -> None:
    table = a_table(n)

    asks = [ask.about for ask in table.legal(0, Ask) if ask.witness == 1]
    assert len(asks) == len(set(asks)) == (n + 4) + 6


@pytest.mark.parametrize("n", SIZES)
def test_r_13_24_only_colours_in_play_may_be_asked(n: int) -> None:
    table = a_table(n)

    for colour in Colour:
        ask = Ask(witness=Seat(1), about=colour)
        if colour.value in oracle.REMOVED[n]:
            assert table.refused(0, ask) == "clues-colour-not-in-play"
        else:
            assert ask in table.legal(0)


def test_a_13_08_asking_about_a_removed_colour_costs_nothing_and_names_those_in_play() -> None:
    table = a_table(3)

    with pytest.raises(Refusal) as refusal:
        table.ask(0, 1, GRAY)

    assert refusal.value.facts["colours"] == GAME.observer.table_view(table.state).colours
    assert table.loupes == (1, 1, 1)
    assert table.active == 0


@pytest.mark.parametrize("n", range(2, 7))
def test_r_13_25_the_six_categories_may_be_asked_at_every_table(n: int) -> None:
    table = a_table(n)

    asked = {ask.about for ask in table.legal(0, Ask)}
    assert {each.value for each in Category} == set(oracle.CATEGORIES)
    assert set(Category) <= asked


def test_r_13_26_nothing_else_may_be_asked() -> None:
    asked = {ask.about for ask in a_table(6).legal(0, Ask)}

    assert asked == {*Colour, *Category}
    assert not asked & {*Person, *Place, *Weapon}


def test_r_13_27_the_same_witness_and_the_same_question_may_be_asked_again() -> None:
    table = a_table(3, loupes=(4, 1, 1))

    table.ask(0, 1, RED)
    again = table.one(ev.Asked)
    table.ask(0, 1, RED)
    assert table.one(ev.Asked) == again
    table.ask(0, 2, RED)
    table.ask(0, 2, GREEN)

    assert table.loupes == (0, 3, 3)


@pytest.mark.parametrize("n", SIZES)
def test_r_13_28_answers_are_true_and_exact(n: int) -> None:
    for witness in range(1, n):
        table = a_table(n)
        outer, inner, _ = hidden_layout(table.state)
        for about in (*GAME.observer.table_view(table.state).colours, *Category):
            asked = a_table(n).ask(0, witness, about).one(ev.Asked)
            assert asked.count == oracle.answer(outer, inner, witness, about, None)


def test_r_13_29_the_answer_counts_the_askers_cards_and_the_inner_ones_but_not_the_witnesss_own() -> None:
    table = a_table(
        3,
        outer={
            0: (Person.OFFICER, Place.PARLOR, Weapon.KNIFE),
            1: (Person.BUTCHER, Place.LIBRARY, Weapon.POISON),
            2: (Person.COUNTESS, Place.PARK, Weapon.SWORD),
        },
        inner={1: (Person.DUKE, Weapon.CROSSBOW)},
    )

    counts = {about: table.state.table.answer(Seat(1), about, None) for about in Colour}

    assert counts[Colour.PURPLE] == 3  # the asker's
    assert counts[Colour.GREEN] == 3  # the third player's
    assert counts[Colour.PINK] == 2  # behind the own screen
    assert counts[Colour.RED] == 0  # in front of the own screen


def test_r_13_30_question_and_answer_are_public() -> None:
    table = a_table(4).ask(0, 2, RED)

    asked = table.one(ev.Asked)
    assert (asked.by, asked.witness, asked.about) == (0, 2, RED)
    assert not [event for event in table.told if isinstance(event, PrivateEvent)]
    assert GAME.observer.table_view(table.state).recent[-1].count == asked.count


def test_questions_about_left_and_right_are_for_two_players_only() -> None:
    table = a_table(3)

    assert table.refused(0, Ask(witness=Seat(1), about=RED, inner=Inner.LEFT)) == "clues-no-left-or-right"
    assert all(ask.inner is None for ask in table.legal(0, Ask))


def test_t_13_03_a_witness_at_a_table_of_three() -> None:
    cards = {
        "outer": {
            0: (Person.OFFICER, Place.PARK, Weapon.GUN),
            2: (Person.COUNTESS, Place.MARKET, Weapon.SWORD),
        },
        "inner": {1: (Person.NURSE, Place.MUSEUM)},
    }
    expected = {
        Category.WOMAN: 2,
        Category.MAN: 1,
        Colour.GREEN: 3,
        Colour.ORANGE: 1,
        Category.OUTDOOR: 2,
        Category.INDOOR: 1,
        Category.RANGED: 1,
        Category.MELEE: 1,
        Colour.YELLOW: 2,
        Colour.RED: 0,
    }

    answers = {about: a_table(3, **cards).ask(0, 1, about).one(ev.Asked).count for about in expected}  # type: ignore[arg-type]  # cards by place

    assert answers == expected
