"""13 Indices: the box, the deal, the choice of three cards, and who begins."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages.answers import Answers
from bot.messages.presenter import Presenter
from bot.messages.table_forms import TableForms
from bot.telling.message import Form, PrivateMessage
from games.clues import BOX, GAME
from games.clues import events as ev
from games.clues.actions import Ask, Choose
from games.clues.model import Category, Colour, Person, Phase, Place, Weapon
from games.core.chance import Chance
from games.core.endings import Won
from games.core.events import PrivateEvent, PublicEvent
from games.core.lines import Line
from games.core.seats import Seat, all_seats
from tests.builders import CASES, Case, RunningGame, a_record, a_seed, amount, seeds, settled
from tests.games.clues import oracle
from tests.games.clues.tables import Table, a_dealt_table, a_table, choice, hidden_layout
from tests.words import WORDS

SIZES = range(2, 7)
NO_OPTIONS = {n: GAME.info.settle({}, n) for n in SIZES}


def a_deal(n: int, seed: int = 0) -> Table:
    step = GAME.rules.setup(n, NO_OPTIONS[n], Chance(a_seed(seed), 0))
    table = Table(step.state, a_seed(seed))
    table.told = step.events
    return table


def hand(table: Table, seat: int) -> tuple[Person | Place | Weapon, ...]:
    return GAME.observer.seat_view(table.state, Seat(seat)).hand


def test_r_13_01_two_to_six_players_can_play() -> None:
    assert list(GAME.info.seats) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("n", SIZES)
def test_r_13_02_each_screen_holds_three_outer_and_two_inner_cards(n: int) -> None:
    table = a_table(n)

    outer, inner, _ = hidden_layout(table.state)
    assert [len(case) for case in outer] == [3] * n
    assert [len(pair) for pair in inner] == [2] * n
    for seat in all_seats(n):
        view = GAME.observer.seat_view(table.state, seat)
        assert view.inner == inner[seat]
        assert dict(view.others) == {other: outer[other] for other in range(n) if other != seat}


@pytest.mark.parametrize("n", [3, 4, 5, 6])
def test_r_13_03_everybody_starts_with_one_loupe_and_the_rest_is_the_reserve(n: int) -> None:
    table = a_deal(n)

    assert table.loupes == (1,) * n
    assert table.reserve == 8 - n == oracle.RESERVE[n]


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 2 and case.game is GAME], ids=str)
def test_r_13_04_whoever_listens_to_the_table_can_count_the_loupes(case: Case) -> None:
    game, n = RunningGame(case, a_seed(4)), case.seats
    counted, reserve = [1] * n, 8 - n
    while not game.is_over:
        for event in game.go_on().events:
            match event:
                case ev.Asked() | ev.AskedInSecret():
                    counted[event.by] -= 1
                    counted[event.witness] += 1
                case ev.Consulted() | ev.Accused():
                    counted[event.by] -= 1
                case ev.LoupeGiven(player=None):
                    reserve += 1
                case ev.LoupeGiven(player=player) if player is not None:
                    counted[player] += 1
                case ev.LoupeDrawn():
                    counted[event.by] += 1
                    reserve -= 1
                case ev.LoupeTaken():
                    counted[event.by] += 1
                    counted[event.player] -= 1
                case ev.LoupesDropped():
                    assert event.count == counted[event.seat]
                    counted[event.seat] = 0
                    reserve += event.count

        assert GAME.observer.table_view(game.state).loupes == tuple(counted)
        assert GAME.observer.table_view(game.state).reserve == reserve


@pytest.mark.parametrize("n", SIZES)
def test_r_13_06_the_colours_of_the_table_leave_the_game(n: int) -> None:
    table = a_deal(n)

    dealt = table.one(ev.Dealt)
    assert {colour.value for colour in dealt.removed} == oracle.REMOVED[n]
    assert {colour.value for colour in GAME.observer.table_view(table.state).colours} == set(Colour) - oracle.REMOVED[n]
    cards = [card for seat in range(n) for card in hand(table, seat)]
    assert not oracle.REMOVED[n] & {oracle.COLOUR_OF[card] for card in cards}


@pytest.mark.parametrize("n", SIZES)
def test_r_13_07_everybody_holds_at_least_one_person_one_place_and_one_weapon(n: int) -> None:
    for seed in range(20):
        table = a_deal(n, seed)
        for seat in range(n):
            kinds = [type(card) for card in hand(table, seat)]
            assert {Person, Place, Weapon} <= set(kinds)


@pytest.mark.parametrize("n", SIZES)
def test_r_13_08_everybody_is_dealt_five_cards_and_told_them_alone(n: int) -> None:
    table = a_deal(n)

    told = table.heard(ev.HandDealt)
    assert [event.to for event in told] == list(range(n))
    assert [event.cards for event in told] == [hand(table, seat) for seat in range(n)]
    assert all(len(event.cards) == 5 for event in told)
    assert len({card for event in told for card in event.cards}) == 5 * n


@pytest.mark.parametrize("n", SIZES)
def test_r_13_09_all_cards_left_are_informants_lettered_from_a(n: int) -> None:
    table = a_table(n)

    outer, inner, informants = hidden_layout(table.state)
    letters = GAME.observer.table_view(table.state).letters
    assert "".join(letter.value.upper() for letter in letters) == oracle.INFORMANTS[n]
    assert len(informants) == len(letters)
    everything = [card for cards in (*outer, *inner, informants) for card in cards]
    assert len(everything) == len(set(everything)) == oracle.CARDS_IN_PLAY[n]


def test_r_13_10_exactly_a_person_a_place_and_a_weapon_of_the_own_five_are_chosen() -> None:
    table = a_deal(3)
    mine = hand(table, 0)

    offered = {(each.person, each.place, each.weapon) for each in table.legal(0, Choose)}
    for person in Person:
        for place in Place:
            for weapon in Weapon:
                if {person, place, weapon} <= set(mine):
                    assert (person, place, weapon) in offered
                else:
                    assert (person, place, weapon) not in offered
                    assert table.refused(0, choice((person, place, weapon))) == "clues-not-in-hand"


def test_r_13_10_the_choice_is_secret() -> None:
    table, choices, _ = a_dealt_table(3)

    table.do(1, choice(choices[1]))

    assert table.told == (ev.Chosen(by=Seat(1)),)
    for seat in (0, 2):
        assert not GAME.observer.seat_view(table.state, Seat(seat)).others
    assert GAME.observer.seat_view(table.state, Seat(1)).chosen == choices[1]


def test_r_13_11_three_cards_of_one_colour_may_be_chosen() -> None:
    purple = (Person.OFFICER, Place.PARLOR, Weapon.KNIFE)

    table, choices, _ = a_dealt_table(3, outer={1: purple})

    assert choices[0] == purple
    assert choice(purple) in table.legal(0)
    table.do(0, choice(purple))


@pytest.mark.parametrize("n", SIZES)
def test_r_13_12_the_two_other_cards_go_behind_the_own_screen(n: int) -> None:
    table, choices, _ = a_dealt_table(n)
    hands = [hand(table, seat) for seat in range(n)]
    for seat in range(n):
        table.do(seat, choice(choices[seat]))

    for seat in range(n):
        inner = GAME.observer.seat_view(table.state, Seat(seat)).inner
        assert inner is not None
        assert set(inner) == set(hands[seat]) - set(choices[seat])
        seen = next(event for event in table.heard(ev.ScreenSeen) if event.to == seat)
        assert (seen.left, seen.right) == inner


@pytest.mark.parametrize("n", SIZES)
def test_r_13_13_only_when_all_have_chosen_the_cards_go_to_the_left_neighbour(n: int) -> None:
    table, choices, _ = a_dealt_table(n)
    for seat in reversed(range(1, n)):
        table.do(seat, choice(choices[seat]))
        assert not table.heard(ev.ScreensSet)
        assert all(not GAME.observer.seat_view(table.state, each).others for each in all_seats(n))

    table.do(0, choice(choices[0]))

    assert table.heard(ev.ScreensSet)
    for seat in range(n):  # clockwise, the left neighbour plays next
        left = Seat((seat + 1) % n)
        assert dict(GAME.observer.seat_view(table.state, Seat(seat)).others)[left] == choices[seat]


@pytest.mark.parametrize("n", SIZES)
def test_r_13_14_everybody_sees_the_outer_cards_of_all_others_and_never_the_own(n: int) -> None:
    table = a_table(n)

    outer, _, _ = hidden_layout(table.state)
    for seat in all_seats(n):
        view = GAME.observer.seat_view(table.state, seat)
        assert dict(view.others) == {other: outer[other] for other in range(n) if other != seat}
        assert not set(outer[seat]) & {*view.hand, *(view.inner or ()), *(c for _, case in view.others for c in case)}


def test_r_13_15_whoever_names_the_cards_on_the_own_screen_has_reached_the_goal() -> None:
    table = a_table(3)
    outer, _, _ = hidden_layout(table.state)

    table.accuse(0, outer[0])

    assert table.one(Won).by == 0


@pytest.mark.parametrize("n", SIZES)
def test_r_13_16_any_seat_may_be_first_and_turns_go_clockwise(n: int) -> None:
    firsts = {GAME.observer.table_view(a_deal(n, seed).state).active for seed in range(60)}
    table = a_table(n, active=1)
    begun = table.one(ev.ScreensSet).first

    assert firsts == set(range(n))
    assert begun == 1
    for turn in range(1, 2 * n):
        assert table.active == turn % n
        witness = (table.active + 1) % n
        while GAME.observer.table_view(table.state).phase is Phase.ACTING and table.active == turn % n:
            table.do(table.active, next(a for a in table.legal(table.active, Ask) if a.witness == witness))


def test_a_13_18_screens_are_set_when_the_last_has_chosen_in_any_order() -> None:
    table, choices, _ = a_dealt_table(4)

    for seat in (2, 0, 3):
        table.do(seat, choice(choices[seat]))
        assert [type(event) for event in table.told] == [ev.Chosen]
        assert seat not in GAME.rules.turn(table.state)

    table.do(1, choice(choices[1]))
    assert GAME.observer.table_view(table.state).phase is Phase.ACTING


def test_a_13_18_the_clock_chooses_at_random_for_the_slow() -> None:
    first = a_deal(3)
    chosen = set()
    for step in range(1, 40):
        late = GAME.rules.late(first.state, Seat(0), Chance(a_seed(1), step))
        chosen.add(GAME.observer.seat_view(late.state, Seat(0)).chosen)
        assert late.events == (ev.Chosen(by=Seat(0)),)

    offered = {(each.person, each.place, each.weapon) for each in first.legal(0, Choose)}
    assert chosen == offered


def test_a_13_24_a_choice_may_be_changed_until_all_have_chosen() -> None:
    table, choices, _ = a_dealt_table(3)
    offered = table.legal(0, Choose)
    for each in offered:
        table.do(0, each)
        assert GAME.observer.seat_view(table.state, Seat(0)).chosen == (each.person, each.place, each.weapon)
        assert table.legal(0, Choose) == offered
        assert GAME.rules.turn(table.state) == {1, 2}
    assert table.refused(0, Ask(witness=Seat(1), about=Category.MAN)) == "clues-still-choosing"

    table.do(2, choice(choices[2])).do(1, choice(choices[1]))

    assert hidden_layout(table.state)[0][1] == (offered[-1].person, offered[-1].place, offered[-1].weapon)
    assert table.refused(0, choice(choices[0])) == "clues-already-chosen"
    assert not table.legal(0, Choose)


@given(seed=seeds, seats=st.sampled_from(SIZES))
@settings(max_examples=amount(20, 500), deadline=None)
def test_a_13_24_the_table_sees_only_who_has_chosen(seed: bytes, seats: int) -> None:
    dice = Chance(seed, 0)
    table = Table(GAME.rules.setup(seats, settled(GAME, seats), Chance(seed, 0)).state, seed)
    everybody = all_seats(seats)
    for seat in dice.shuffled(everybody)[1:]:
        table.do(seat, dice.pick(table.legal(seat)))
        before = table.state
        for again in [each for each in everybody if before.chosen[each] is not None]:
            table.do(again, dice.pick(table.legal(again)))

            assert table.told == ()
            assert GAME.observer.table_view(table.state) == GAME.observer.table_view(before)
            assert repr(table.state) == repr(before)
            for other in everybody:
                assert table.legal(other) == list(GAME.rules.legal(before, other))
                if other != again:
                    assert GAME.observer.seat_view(table.state, other) == GAME.observer.seat_view(before, other)
            before = table.state


def test_a_13_24_who_has_left_changes_nothing_any_more() -> None:
    table, choices, _ = a_dealt_table(3)
    table.do(0, choice(choices[0])).leave(0)

    assert table.legal(0) == []
    assert table.refused(0, choice(choices[0])) == "already-left"


def test_a_13_24_the_desk_and_the_rules_say_that_a_choice_may_be_changed() -> None:
    table, choices, _ = a_dealt_table(3)
    view = GAME.observer.seat_view(table.do(0, choice(choices[0])).state, Seat(0))
    chosen = GAME.face.seat_lines(view)[-1]

    for language, change in (
        ("en", ("change your mind", "still change them")),
        ("fr", ("changer d’avis", "encore les changer")),
    ):
        said = WORDS.say(language, chosen, lambda who: f"player {who.seat}")
        assert change[0] in said
        assert change[0] in WORDS.say(language, Line("rules-clues-choosing"))
        assert change[1] in WORDS.say(language, Line(f"rules-clues-{view.topic}"))


@pytest.mark.parametrize("n", SIZES)
def test_r_13_10_the_message_of_the_deal_asks_everybody_to_choose(n: int) -> None:
    (dealt,) = [event for event in a_deal(n).told if isinstance(event, ev.Dealt)]
    line = Line("event-clues-dealt", {"removed": dealt.removed, "informants": dealt.informants})

    assert "choose three cards for your left neighbour" in WORDS.say("en", line)
    assert "trois cartes pour votre voisin de gauche" in WORDS.say("fr", line)


def test_every_card_may_go_anywhere() -> None:
    places: dict[str, set[object]] = {}
    for seed in range(150):
        table = a_deal(3, seed)
        dealt = set[object]()
        for seat in range(3):
            for card in hand(table, seat):
                places.setdefault(f"hand {seat}", set()).add(card)
                dealt.add(card)
        for card in set(BOX.cards(3)) - dealt:
            places.setdefault("informant", set()).add(card)

    assert all(cards == set(BOX.cards(3)) for cards in places.values())


def test_the_side_of_an_inner_card_says_nothing_about_its_kind() -> None:
    left_is_earlier_kind = mixed = 0
    for seed in range(400):
        table = a_deal(2, seed)
        for seat in (0, 1):
            table.do(seat, table.legal(seat)[seed % len(table.legal(seat))])
        inner = GAME.observer.seat_view(table.state, Seat(0)).inner
        assert inner is not None
        ranks = [(Person, Place, Weapon).index(type(card)) for card in inner]
        if ranks[0] != ranks[1]:
            mixed += 1
            left_is_earlier_kind += ranks[0] < ranks[1]

    assert mixed > 150
    assert 0.4 < left_is_earlier_kind / mixed < 0.6


def test_the_deal_tells_everybody_only_what_the_box_tells() -> None:
    table = a_deal(4)

    public = [event for event in table.told if isinstance(event, PublicEvent)]
    private = [event for event in table.told if isinstance(event, PrivateEvent)]
    assert public == [ev.Dealt(removed=(Colour.GRAY, Colour.BROWN), informants=4)]
    assert {type(event) for event in private} == {ev.HandDealt}


def test_r_13_05_notes_are_no_part_of_the_game_and_are_shown_to_their_owner_alone() -> None:
    record = a_record(CASES[0], a_seed())
    presenter = Presenter(WORDS)

    assert isinstance(Answers(presenter).notes_kept(record, "the Duke?", "en"), PrivateMessage)
    assert isinstance(TableForms(presenter).notes(record, "the Duke?", "en"), Form)
    for view in (GAME.observer.table_view(a_table(3).state), GAME.observer.seat_view(a_table(3).state, Seat(0))):
        assert not [field.name for field in fields(view) if "note" in field.name]
