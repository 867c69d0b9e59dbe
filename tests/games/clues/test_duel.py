"""13 Indices with two players: no loupes, and a side for every question."""

from __future__ import annotations

import pytest

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Accuse, Ask, Consult, Take
from games.clues.model import About, Category, Colour, Inner, Letter, Person, Place, Weapon
from games.core.lines import Line, facts_of
from games.core.seats import Seat
from tests.games.clues import oracle
from tests.games.clues.tables import a_table, accusation, hidden_layout
from tests.words import WORDS

LEFT, RIGHT = Inner.LEFT, Inner.RIGHT


def test_r_13_41_there_are_no_loupes_and_a_turn_is_one_action() -> None:
    table = a_table(2)
    assert table.loupes == (0, 0)
    assert table.reserve == 0

    table.ask(0, 1, Colour.RED, LEFT)
    assert table.active == 1
    table.consult(1, "a")
    assert table.active == 0
    miss = next(each for each in table.legal(0, Accuse) if each != accusation(hidden_layout(table.state)[0][0]))
    table.do(0, miss)

    assert table.active == 1
    assert table.loupes == (0, 0)
    assert table.reserve == 0


def test_r_13_42_a_question_names_the_inner_card_that_counts() -> None:
    table = a_table(2)

    sides = {ask.inner for ask in table.legal(0, Ask)}
    assert sides == {LEFT, RIGHT}
    assert len(table.legal(0, Ask)) == 2 * (6 + 6)
    asked = table.ask(0, 1, Colour.RED, RIGHT).one(ev.Asked)
    assert asked.inner is RIGHT


def test_a_13_14_a_question_without_a_side_is_refused() -> None:
    assert a_table(2).refused(0, Ask(witness=Seat(1), about=Colour.RED)) == "clues-left-or-right"


def test_r_13_43_the_answer_counts_the_askers_screen_and_that_one_card() -> None:
    for about in (*GAME.observer.table_view(a_table(2).state).colours, *Category):
        for side in Inner:
            table = a_table(2, active=1)
            outer, inner, _ = hidden_layout(table.state)

            asked = table.ask(1, 0, about, side).one(ev.Asked)

            assert asked.count == oracle.answer(outer, inner, 0, about, side)
            assert 0 <= asked.count <= 4


def test_r_13_44_there_are_eight_informants() -> None:
    table = a_table(2)

    assert [each.letter for each in table.legal(0, Consult)] == list(Letter)


def test_r_13_44_a_wrong_accusation_just_ends_the_turn() -> None:
    table = a_table(2)
    miss = next(each for each in table.legal(0, Accuse) if each != accusation(hidden_layout(table.state)[0][0]))

    table.do(0, miss)

    assert [type(event) for event in table.told] == [ev.Accused, ev.TurnBegan]
    assert table.active == 1


def test_r_13_44_a_right_accusation_wins() -> None:
    table = a_table(2, active=1)

    table.accuse(1, hidden_layout(table.state)[0][1])

    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_a_13_13_left_and_right_are_the_witnesss_own_and_never_swap() -> None:
    table = a_table(2, inner={1: (Person.MAID, Weapon.SWORD)})
    view = GAME.observer.seat_view(table.state, Seat(1))
    assert view.inner == (Person.MAID, Weapon.SWORD)

    for _ in range(3):
        left = table.ask(0, 1, Colour.BLUE, LEFT).one(ev.Asked).count
        table.consult(1, "a")
        right = table.ask(0, 1, Colour.BLUE, RIGHT).one(ev.Asked).count
        table.consult(1, "b")
        assert left - right == 1

    assert GAME.observer.seat_view(table.state, Seat(1)).inner == view.inner


def test_a_13_15_top_secret_is_not_offered_to_two() -> None:
    table = a_table(2, top_secret=True)

    assert GAME.info.settle({"top_secret": "on"}, 2) == {"top_secret": "off"}
    assert GAME.observer.table_view(table.state).tiles == (False, False)
    assert not any(ask.secret for ask in table.legal(0, Ask))
    ask = Ask(witness=Seat(1), about=Colour.RED, inner=LEFT, secret=True)
    assert table.refused(0, ask) == "clues-no-tile"


def test_a_13_21_the_witness_is_always_the_other_and_nothing_is_taken() -> None:
    table = a_table(2)

    assert {ask.witness for ask in table.legal(0, Ask)} == {1}
    assert table.refused(0, Take(player=Seat(1))) == "clues-no-loupes"


def test_r_13_41_nothing_that_two_players_read_speaks_of_a_loupe_they_have() -> None:
    table = a_table(2)
    view = GAME.observer.table_view(table.state)
    asked = table.ask(0, 1, Colour.RED, LEFT).one(ev.Asked)
    own = [GAME.observer.seat_view(table.state, Seat(seat)) for seat in (0, 1)]
    lines = [
        *GAME.face.table_lines(view),
        *(line for each in own for line in GAME.face.seat_lines(each)),
        *(Line(f"rules-clues-{topic}") for topic in {each.topic for each in own} - {"duel"}),
        Line("event-clues-asked", facts_of(asked, frozenset({"by", "witness"}))),
    ]

    for line in lines:
        for language in WORDS.languages:
            assert "loupe" not in WORDS.say(language, line, lambda who: f"player {who.seat}").lower()


def test_r_13_41_44_the_rules_for_two_say_all_that_a_turn_allows() -> None:
    view = GAME.observer.seat_view(a_table(2).state, Seat(0))
    page = WORDS.say("en", Line(f"rules-clues-{view.topic}"))
    assert "no magnifying glasses" in WORDS.say("en", Line("rules-clues-start"))
    assert "pas de loupes" in WORDS.say("fr", Line("rules-clues-start"))

    for said in (
        "No magnifying glasses",  # R-13-41
        *("men", "women", "indoor", "outdoor", "melee", "ranged"),  # R-13-25
        *("left", "right"),  # R-13-42
        "A to H",  # R-13-44
        "can’t see",  # R-13-37
        "your turn just ends",  # R-13-44
    ):
        assert said in page


@pytest.mark.parametrize(
    ("about", "side", "count"),
    [
        (Colour.BLUE, LEFT, 2),
        (Colour.BLUE, RIGHT, 2),
        (Category.WOMAN, LEFT, 1),
        (Category.WOMAN, RIGHT, 0),
        (Category.RANGED, RIGHT, 1),
    ],
)
def test_t_13_04_left_and_right(about: About, side: Inner, count: int) -> None:
    table = a_table(
        2,
        outer={0: (Person.DUKE, Place.HARBOR, Weapon.KNIFE)},
        inner={1: (Person.MAID, Weapon.RIFLE)},
    )

    assert table.ask(0, 1, about, side).one(ev.Asked).count == count
