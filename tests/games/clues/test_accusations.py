"""13 Indices: accusations, right and wrong, with three and more players."""

from __future__ import annotations

from itertools import product

import pytest

from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Accuse, Ask
from games.clues.model import Colour, Person, Place, Weapon
from games.core.endings import Won
from games.core.events import PrivateEvent
from games.core.lines import Who
from games.core.seats import Seat
from tests.builders import CASES, RunningGame, a_seed, a_still_table
from tests.games.clues import oracle
from tests.games.clues.tables import a_miss, a_table, accusation, hidden_layout, own_case
from tests.words import WORDS

SIZES = range(3, 7)
RED, GREEN, GRAY = Colour.RED, Colour.GREEN, Colour.GRAY


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


def test_t_13_02_a_wrong_accusation_with_three_loupes() -> None:
    table = a_table(4, loupes=(3, 1, 1, 1))
    assert table.reserve == 2

    table.do(0, a_miss(table, 0))

    assert table.one(ev.LoupeGiven).player is None
    assert table.one(ev.LoupesDropped).count == 2
    assert table.loupes == (0, 1, 1, 1)
    assert table.reserve == 5
    assert table.active == 1


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_wrong_accusation_stands_in_the_status(language: str) -> None:
    table = a_table(3)
    miss = a_miss(table, 0)
    running = RunningGame(next(case for case in CASES if case.game is GAME and case.seats == 3), a_seed())
    reader = reader_of(a_still_table(running).record, language)

    def status() -> str:
        return Answers(Presenter(WORDS)).status(a_still_table(running, table.state), language, None).text

    cards = {"person": miss.person, "place": miss.place, "weapon": miss.weapon}
    line = Presenter(WORDS).sentences.say(reader, "clues-table-miss", by=Who(Seat(0)), **cards)
    assert line not in status()
    table.do(0, miss)
    assert line in status()
    assert all(WORDS.noun(language, card) in line for card in cards.values())
