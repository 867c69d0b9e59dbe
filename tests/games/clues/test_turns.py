"""13 Indices: loupes, turns, witnesses, informants and accusations with three and more players."""

from __future__ import annotations

from itertools import product

import pytest

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Accuse, Ask, Consult, Take
from games.clues.model import Category, Colour, Inner, Letter, Person, Phase, Place, Weapon
from games.core.contract import Refusal
from games.core.endings import Won
from games.core.events import PrivateEvent
from games.core.lines import Line, Who, facts_of
from games.core.seats import Seat, all_seats
from tests.games.clues import oracle
from tests.games.clues.tables import Table, a_table, accusation, hidden_layout
from tests.words import WORDS

SIZES = range(3, 7)
RED, GREEN, GRAY = Colour.RED, Colour.GREEN, Colour.GRAY


def own_case(table: Table, seat: int) -> tuple[Person, Place, Weapon]:
    return hidden_layout(table.state)[0][seat]


def a_miss(table: Table, seat: int) -> Accuse:
    """Return an accusation that is possible and wrong."""
    accusations: list[Accuse] = table.legal(seat, Accuse)
    return next(each for each in accusations if each != accusation(own_case(table, seat)))


# Loupes and turns


def test_r_13_17_who_has_no_loupe_takes_one_from_the_reserve() -> None:
    table = a_table(3, loupes=(1, 0, 2))

    table.ask(0, 2, RED)

    assert table.one(ev.LoupeDrawn).by == 1
    assert table.loupes == (0, 1, 3)
    assert table.reserve == 4
    assert table.one(ev.TurnBegan) == ev.TurnBegan(seat=Seat(1), loupes=1)


def test_r_13_17_who_has_a_loupe_takes_none() -> None:
    table = a_table(3)

    table.ask(0, 2, RED)

    assert not table.heard(ev.LoupeDrawn)
    assert table.loupes == (0, 1, 2)


def test_r_13_18_where_the_reserve_is_empty_a_loupe_is_taken_from_a_player_of_choice() -> None:
    table = a_table(3, loupes=(1, 0, 7))

    table.ask(0, 2, RED)

    assert GAME.observer.table_view(table.state).phase is Phase.TAKING
    assert table.legal(1) == [Take(player=Seat(2))]
    assert table.refused(1, Ask(witness=Seat(0), about=RED)) == "clues-take-first"

    table.take(1, 2)

    assert table.told == (ev.LoupeTaken(by=Seat(1), player=Seat(2)),)
    assert table.loupes == (0, 1, 7)
    assert table.active == 1
    assert GAME.observer.table_view(table.state).phase is Phase.ACTING


def test_r_13_19_every_loupe_must_be_spent_and_each_buys_one_action() -> None:
    table = a_table(4, loupes=(3, 1, 1, 1))

    table.ask(0, 1, RED)
    assert table.active == 0
    table.consult(0, "a")
    assert table.active == 0
    assert not table.heard(ev.TurnBegan)
    table.ask(0, 1, GREEN)

    assert table.active == 1
    assert table.loupes[0] == 0


def test_r_13_20_actions_come_in_any_order_and_may_be_repeated() -> None:
    for order in product("ac", repeat=3):
        table = a_table(4, loupes=(3, 1, 1, 1))
        for each in order:
            if each == "a":
                table.ask(0, 1, RED)
            else:
                table.consult(0, "b")
        assert table.active == 1


def test_r_13_20_an_accusation_cannot_be_repeated_in_a_turn() -> None:
    table = a_table(3, loupes=(4, 1, 1))

    table.do(0, a_miss(table, 0))

    assert table.active == 1
    assert table.refused(0, accusation(own_case(table, 0))) == "not-your-turn"


@pytest.mark.parametrize("n", SIZES)
def test_r_13_21_the_turn_ends_with_the_last_loupe(n: int) -> None:
    table = a_table(n)

    table.ask(0, n - 1, RED)

    assert table.one(ev.TurnBegan).seat == table.active == 1


# Witnesses


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


# Informants


def test_r_13_31_the_loupe_goes_to_the_player_who_has_none() -> None:
    table = a_table(4, loupes=(2, 1, 0, 1)).consult(0, "a")

    assert table.one(ev.LoupeGiven).player == 2
    assert table.loupes == (1, 1, 1, 1)


def test_r_13_31_of_several_to_the_nearest_clockwise() -> None:
    for loupes, nearest in (((1, 0, 2, 0), 3), ((0, 2, 2, 0), 3), ((0, 0, 2, 1), 0), ((1, 0, 2, 1), 1)):
        table = a_table(4, active=2, loupes=loupes).consult(2, "a")
        assert table.one(ev.LoupeGiven).player == nearest


def test_r_13_31_if_all_others_have_one_to_the_reserve() -> None:
    table = a_table(4, loupes=(1, 1, 1, 1)).consult(0, "a")

    assert table.one(ev.LoupeGiven).player is None
    assert table.reserve == 5


def test_a_13_02_the_loupe_never_comes_back_to_the_player_who_paid() -> None:
    table = a_table(4, active=2, loupes=(1, 1, 1, 1)).consult(2, "a")

    assert table.loupes == (1, 1, 0, 1)
    assert table.reserve == 5


def test_a_13_07_the_number_of_actions_never_grows_during_a_turn() -> None:
    for action in (
        Ask(witness=Seat(1), about=RED),
        Consult(letter=Letter.A),
    ):
        table = a_table(3, loupes=(3, 0, 0))
        table.do(0, action)
        assert table.loupes[0] == 2


def test_r_13_32_only_who_consults_sees_the_card_which_stays_in_its_place() -> None:
    table = a_table(4, loupes=(2, 1, 1, 1))
    card = hidden_layout(table.state)[2][1]

    table.consult(0, "b")

    (told,) = [event for event in table.told if isinstance(event, PrivateEvent)]
    assert told == ev.InformantSeen(to=Seat(0), letter=Letter.B, card=card)
    assert GAME.observer.seat_view(table.state, Seat(0)).seen == ((Letter.B, card),)
    assert all(not GAME.observer.seat_view(table.state, Seat(each)).seen for each in (1, 2, 3))
    assert hidden_layout(table.state)[2][1] is card


def test_r_13_33_the_letter_is_public() -> None:
    table = a_table(4).consult(0, "c")

    assert table.one(ev.Consulted) == ev.Consulted(by=Seat(0), letter=Letter.C)


def test_r_13_34_with_six_players_there_is_nobody_to_consult() -> None:
    table = a_table(6)

    assert not table.legal(0, Consult)
    assert "informant" not in GAME.observer.table_view(table.state).verbs


def test_a_13_01_with_six_players_consulting_is_refused_before_any_loupe_moves() -> None:
    table = a_table(6)

    assert table.refused(0, Consult(letter=Letter.A)) == "clues-no-informants"
    assert table.loupes == (1,) * 6


def test_only_the_letters_of_the_table_can_be_consulted() -> None:
    for n in (2, 3, 4, 5):
        table = a_table(n)
        for letter in Letter:
            if letter.value.upper() in oracle.INFORMANTS[n]:
                assert Consult(letter=letter) in table.legal(0)
            else:
                assert table.refused(0, Consult(letter=letter)) == "clues-no-such-letter"


def test_a_13_12_the_same_informant_may_be_consulted_again_and_lies_on_the_desk_once() -> None:
    table = a_table(3, loupes=(3, 1, 1))

    table.consult(0, "a")
    first = table.one(ev.InformantSeen)
    table.consult(0, "a")

    assert table.one(ev.InformantSeen) == first
    assert GAME.observer.seat_view(table.state, Seat(0)).seen == ((Letter.A, first.card),)


# Accusations


def test_r_13_35_the_loupe_of_an_accusation_moves_as_that_of_an_informant() -> None:
    table = a_table(4, loupes=(1, 1, 0, 1))
    table.do(0, a_miss(table, 0))
    assert table.one(ev.LoupeGiven).player == 2

    table = a_table(4, loupes=(1, 1, 1, 1))
    table.do(0, a_miss(table, 0))
    assert table.one(ev.LoupeGiven).player is None


def test_a_13_03_the_loupe_moves_before_the_rest_is_dropped() -> None:
    table = a_table(4, loupes=(3, 1, 0, 1))

    table.do(0, a_miss(table, 0))

    kinds = [type(event) for event in table.told]
    assert kinds.index(ev.LoupeGiven) < kinds.index(ev.LoupesDropped)
    assert table.one(ev.LoupesDropped).count == 2
    assert table.loupes == (0, 1, 1, 1)


def test_r_13_36_an_accusation_names_a_person_a_place_and_a_weapon_aloud() -> None:
    table = a_table(3)
    miss = a_miss(table, 0)

    table.do(0, miss)

    accused = table.one(ev.Accused)
    assert (accused.by, accused.person, accused.place, accused.weapon) == (0, miss.person, miss.place, miss.weapon)


@pytest.mark.parametrize("n", range(2, 7))
def test_r_13_37_only_cards_in_play_that_one_cannot_see_may_be_named(n: int) -> None:
    table = a_table(n)
    outer, inner, _ = hidden_layout(table.state)
    seen = {*inner[0], *(card for case in outer[1:] for card in case)}
    out = {card for card, colour in oracle.COLOUR_OF.items() if colour in oracle.REMOVED[n]}

    offered = {(each.person, each.place, each.weapon) for each in table.legal(0, Accuse)}
    for case in product(Person, Place, Weapon):
        if set(case) & out:
            assert table.refused(0, accusation(case)) == "clues-card-not-in-play"
        elif set(case) & seen:
            assert table.refused(0, accusation(case)) == "clues-card-you-see"
        else:
            assert case in offered
            offered.discard(case)
    assert not offered


def test_a_13_08_naming_a_removed_card_costs_nothing() -> None:
    table = a_table(3)
    case = (Person.COACHMAN, *own_case(table, 0)[1:])

    assert table.refused(0, accusation(case)) == "clues-card-not-in-play"
    assert table.loupes == (1, 1, 1)


def test_a_13_11_an_illegal_accusation_spends_no_loupe_and_no_turn() -> None:
    table = a_table(3)
    visible = own_case(table, 1)

    assert table.refused(0, accusation(visible)) == "clues-card-you-see"
    assert table.loupes == (1, 1, 1)
    assert table.active == 0
    assert not GAME.observer.table_view(table.state).missed


def test_r_13_38_a_wrong_accusation_ends_the_turn_and_all_loupes_go_to_the_reserve() -> None:
    table = a_table(3, loupes=(5, 1, 1))

    table.do(0, a_miss(table, 0))

    assert table.one(ev.Accused).right is False
    assert table.loupes == (0, 1, 1)
    assert table.reserve == 6
    assert table.active == 1


def test_a_13_04_what_remains_is_dropped_even_if_it_is_one() -> None:
    table = a_table(4, loupes=(2, 1, 1, 1))

    table.do(0, a_miss(table, 0))

    assert table.one(ev.LoupesDropped) == ev.LoupesDropped(seat=Seat(0), count=1)


def test_r_13_39_a_wrong_accusation_gives_no_hint_and_its_seat_plays_on() -> None:
    told = set()
    for near in (0, 1, 2):  # so many of the three cards are right
        table = a_table(3)
        case = own_case(table, 0)
        miss = next(
            each
            for each in table.legal(0, Accuse)
            if sum(card in case for card in (each.person, each.place, each.weapon)) == near
        )
        table.do(0, miss)
        told.add(tuple(event for event in table.told if not isinstance(event, ev.Accused)))
        assert not [event for event in table.told if isinstance(event, PrivateEvent)]
        table.ask(1, 2, RED)
        table.ask(2, 0, RED)
        while table.active != 0:
            table.ask(table.active, 0, RED)
        assert table.legal(0, Accuse)

    assert len(told) == 1


@pytest.mark.parametrize("n", range(2, 7))
def test_r_13_40_a_right_accusation_wins_at_once(n: int) -> None:
    table = a_table(n)

    table.accuse(0, own_case(table, 0))

    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "solved")
    assert table.one(ev.Accused).right is True
    assert table.one(Won).by == 0
    assert GAME.rules.turn(table.state) == frozenset()
    assert GAME.observer.table_view(table.state).verbs == ()
    for seat in range(n):
        assert not table.legal(seat)
        assert table.refused(seat, Ask(witness=Seat((seat + 1) % n), about=RED)) == "game-over"
    opened = [(event.seat, (event.person, event.place, event.weapon)) for event in table.heard(ev.CaseOpened)]
    assert opened == list(enumerate(hidden_layout(table.state)[0]))


def test_a_13_09_a_card_seen_as_informant_may_be_named_after_a_warning() -> None:
    table = a_table(3, loupes=(2, 1, 1)).consult(0, "a")
    seen = table.one(ev.InformantSeen).card

    bluffs = [each for each in table.legal(0, Accuse) if seen in (each.person, each.place, each.weapon)]
    others = [each for each in table.legal(0, Accuse) if each not in bluffs]
    assert bluffs
    assert {GAME.observer.cautions(table.state, Seat(0), each) for each in bluffs} == {("seen-as-informant",)}
    assert {GAME.observer.cautions(table.state, Seat(0), each) for each in others} == {()}
    table.do(0, bluffs[0])
    assert table.one(ev.Accused).right is False


def test_a_13_10_an_accusation_that_was_wrong_may_be_repeated_after_a_warning() -> None:
    table = a_table(3)
    miss = a_miss(table, 0)
    table.do(0, miss)
    while table.active != 0:
        table.ask(table.active, 0, RED)

    assert GAME.observer.cautions(table.state, Seat(0), miss) == ("already-wrong",)
    table.do(0, miss)
    assert table.one(ev.Accused).right is False


def test_cautions_are_for_accusations_on_ones_turn_only() -> None:
    table = a_table(3, loupes=(2, 1, 1)).consult(0, "a")

    assert GAME.observer.cautions(table.state, Seat(0), Ask(witness=Seat(1), about=RED)) == ()
    table.accuse(0, own_case(table, 0))
    assert GAME.observer.cautions(table.state, Seat(0), accusation(own_case(table, 0))) == ()


def test_a_13_22_only_one_player_can_win_and_without_abandonment_somebody_does() -> None:
    table = a_table(3, loupes=(3, 1, 1))

    table.accuse(0, own_case(table, 0))

    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert len(outcome.winners) == 1


# Taking a loupe


def test_a_13_05_any_other_player_with_a_loupe_may_be_chosen_even_for_the_last_one() -> None:
    table = a_table(4, active=3, loupes=(0, 1, 6, 1))
    table.ask(3, 2, RED)

    assert table.legal(0) == [Take(player=Seat(1)), Take(player=Seat(2))]
    assert table.refused(0, Take(player=Seat(3))) == "clues-nothing-to-take"
    assert table.refused(0, Take(player=Seat(0))) == "clues-nothing-to-take"
    assert table.refused(0, Take(player=Seat(7))) == "clues-nothing-to-take"
    table.take(0, 1)
    assert table.loupes == (1, 0, 7, 0)


def test_a_13_06_who_was_robbed_still_gets_a_turn() -> None:
    table = a_table(3, loupes=(1, 0, 7))
    table.ask(0, 2, RED)
    table.take(1, 2)
    table.consult(1, "a")  # to seat 0, who has none

    assert table.loupes == (1, 0, 7)
    assert table.active == 2


def test_taking_is_refused_while_there_is_a_loupe() -> None:
    assert a_table(3).refused(0, Take(player=Seat(1))) == "clues-reserve-not-empty"


def test_a_13_17_there_is_no_way_to_answer_so_no_way_to_lie() -> None:
    kinds = {kind.__name__ for kind in GAME.info.actions}

    assert kinds == {"Choose", "Ask", "Consult", "Accuse", "Take"}
    assert GAME.rules.turn(a_table(3).ask(0, 1, RED).state) == {Seat(1)}


def test_whoever_is_not_at_their_turn_is_told_who_is() -> None:
    table = a_table(3)

    with pytest.raises(Refusal) as refusal:
        table.ask(2, 1, RED)

    assert refusal.value.key == "not-your-turn"
    assert [each.seat for each in refusal.value.facts["active"]] == [0]  # type: ignore[union-attr]  # a tuple of Who


def test_t_13_01_loupes_over_a_round_of_four() -> None:
    table = a_table(4, loupes=(1, 1, 1, 1))
    assert table.reserve == 4

    table.ask(0, 2, RED)
    assert table.loupes == (0, 1, 2, 1)
    assert table.active == 1
    table.ask(1, 2, RED)
    assert table.loupes == (0, 0, 3, 1)
    assert table.active == 2
    table.consult(2, "a")
    assert table.loupes == (1, 0, 2, 1)
    table.consult(2, "b")
    assert table.loupes == (1, 1, 1, 1)
    table.consult(2, "c")
    assert table.loupes == (1, 1, 0, 1)
    assert table.reserve == 5
    assert table.active == 3


def test_t_13_02_a_wrong_accusation_with_three_loupes() -> None:
    table = a_table(4, loupes=(3, 1, 1, 1))
    assert table.reserve == 2

    table.do(0, a_miss(table, 0))

    assert table.one(ev.LoupeGiven).player is None
    assert table.one(ev.LoupesDropped).count == 2
    assert table.loupes == (0, 1, 1, 1)
    assert table.reserve == 5
    assert table.active == 1


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


@pytest.mark.parametrize("seat", all_seats(3))
def test_the_desk_of_a_game_that_is_over_still_shows_what_the_seat_saw(seat: Seat) -> None:
    table = a_table(3)
    before = GAME.observer.seat_view(table.state, seat)
    table.accuse(0, own_case(table, 0))

    after = GAME.observer.seat_view(table.state, seat)
    assert (after.inner, after.others) == (before.inner, before.others)
    assert after.topic == "over"
