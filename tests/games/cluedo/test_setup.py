"""Pawns, the deal, who begins: R-CL-01 to 11 and their rulings."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cluedo import BOARD, GAME
from games.cluedo import events as ev
from games.cluedo.actions import ChoosePawn, Roll
from games.cluedo.dealing import first_seat
from games.cluedo.model import CARDS, SUSPECTS, WEAPONS, Card, Phase, Room, Suspect, Weapon
from games.cluedo.state import Rulings
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.endings import Abandoned, TurnBegan
from games.core.events import Back
from games.core.playthrough import Course, EntryKind, Move, judge
from games.core.seats import Seat, all_seats
from tests.builders import a_seed, amount, seeds, settled
from tests.games.cluedo.tables import Table, loaded

SIZES = {3: (6, 6, 6), 4: (5, 5, 4, 4), 5: (4, 4, 4, 3, 3), 6: (3,) * 6}


def opened(seats: int, seed: bytes = a_seed()) -> Table:
    return Table(GAME.rules.setup(seats, settled(GAME, seats), Chance(seed, 0)).state)


def dealt(seats: int, pawns: tuple[Suspect, ...] = SUSPECTS, *dice: int) -> Table:
    """Return a table after the deal; `dice` are the throws for the deal."""
    table = opened(seats)
    for seat in all_seats(seats):
        table.do(seat, ChoosePawn(suspect=pawns[seat]), loaded(*dice))
    return table


def hands(table: Table) -> list[tuple[Card, ...]]:
    return [hand.open() for hand in table.state.cast.dealt.hands]


def test_r_cl_01_six_pawns_six_weapons_nine_rooms_21_cards() -> None:
    assert len(Suspect) == len(Weapon) == 6
    assert len(Room) == 9
    assert len(CARDS) == 21


def test_r_cl_02_all_pawns_stand_on_their_squares_also_those_nobody_plays() -> None:
    table = dealt(3)

    assert [table.at(suspect) for suspect in SUSPECTS] == [BOARD.called[start] for start in BOARD.starts]


def test_r_cl_03_weapons_start_off_the_board() -> None:
    assert dealt(3).state.weapons == (None,) * len(WEAPONS)


@given(seed=seeds)
@settings(max_examples=amount(20, 500), deadline=None)
def test_r_cl_04_05_the_envelope_has_one_card_of_each_kind_and_all_others_are_dealt(seed: bytes) -> None:
    table = opened(4, seed)
    for seat in all_seats(4):
        table.do(seat, ChoosePawn(suspect=SUSPECTS[seat]), Chance(seed, seat + 1))
    suspect, weapon, room = envelope = table.state.cast.dealt.envelope.open()

    assert isinstance(suspect, Suspect)
    assert isinstance(weapon, Weapon)
    assert isinstance(room, Room)
    assert sorted([*envelope, *(card for hand in hands(table) for card in hand)]) == sorted(CARDS)


def test_r_cl_04_each_pile_is_shuffled_apart_and_its_top_card_goes_into_the_envelope() -> None:
    # Loaded chance leaves each pile as it is.
    assert dealt(3).state.cast.dealt.envelope.open() == (Suspect.SCARLETT, Weapon.DAGGER, Room.KITCHEN)


def test_r_cl_06_the_highest_throw_deals_one_card_at_a_time_from_the_left() -> None:
    table = dealt(3, SUSPECTS, 1, 2, 6, 5, 3, 3)
    rest = [card for card in CARDS if card not in (Suspect.SCARLETT, Weapon.DAGGER, Room.KITCHEN)]

    assert table.heard(ev.DealerRolled).totals == (3, 11, 6)
    assert table.heard(ev.Dealt).dealer == 1
    assert hands(table) == [tuple(rest[1::3]), tuple(rest[2::3]), tuple(rest[0::3])]


def test_a_cl_03_those_tied_for_the_highest_throw_again() -> None:
    table = dealt(4, SUSPECTS, 6, 5, 1, 1, 6, 5, 2, 2, 3, 3, 3, 4)
    first, second = table.all_heard(ev.DealerRolled)

    assert first.totals == (11, 2, 11, 4)
    assert (second.seats, second.totals) == ((0, 2), (6, 7))
    assert table.heard(ev.Dealt).dealer == 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_r_cl_07_hands(seats: int) -> None:
    table = dealt(seats)

    assert tuple(sorted(map(len, hands(table)), reverse=True)) == SIZES[seats]
    assert GAME.observer.table_view(table.state).hands == tuple(map(len, hands(table)))


@pytest.mark.parametrize("seats", [3, 6])
def test_r_cl_08_with_three_or_six_rose_begins(seats: int) -> None:
    for place in range(seats):
        pawns = [*SUSPECTS[1:seats]]
        pawns.insert(place, Suspect.SCARLETT)
        table = dealt(seats, tuple(pawns))

        assert table.active == place
        assert table.heard(TurnBegan).seat == place


def test_t_cl_08_four_players_short_hands_first() -> None:
    # A (seat 0) deals: B 5, C 5, D 4, A 4; order D, A, B, C.
    table = dealt(4, SUSPECTS, 6, 6, 1, 1, 1, 1, 1, 1)

    assert table.state.cast.dealt.sizes == (4, 5, 5, 4)
    assert table.active == 3
    assert table.heard(ev.Dealt).short == (0, 3)
    order = []
    for _ in range(4):
        order.append(table.active)
        table.late(table.active)
    assert order == [3, 0, 1, 2]


def test_t_cl_08_five_players_short_hands_first() -> None:
    table = dealt(5, SUSPECTS, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1)

    assert table.state.cast.dealt.sizes == (3, 4, 4, 4, 3)
    order = []
    for _ in range(5):
        order.append(table.active)
        table.late(table.active)
    assert order == [4, 0, 1, 2, 3]


@pytest.mark.parametrize("dealer", range(5))
@pytest.mark.parametrize("seats", [4, 5])
def test_r_cl_09_a_cl_04_those_with_a_card_less_play_first_whoever_deals(seats: int, dealer: int) -> None:
    dice = [6 if seat == dealer % seats else 1 for seat in range(seats) for _ in range(2)]
    table = dealt(seats, SUSPECTS, *dice)
    sizes = table.state.cast.dealt.sizes
    order = [(table.active + n) % seats for n in range(seats)]

    assert table.heard(ev.Dealt).dealer == dealer % seats
    assert [sizes[seat] for seat in order] == sorted(sizes)


def test_r_cl_10_turns_pass_clockwise() -> None:
    table = dealt(3)
    order = []
    for _ in range(5):
        order.append(table.active)
        table.do(table.active, Roll(), loaded(1, 2))
        table.do(table.active, next(action for action in table.legal(table.active) if action.verb == "stay"))

    assert order == [0, 1, 2, 0, 1]


def test_r_cl_11_a_pawn_is_kept_and_has_nothing_to_do_with_the_cards() -> None:
    table = dealt(3)

    assert Suspect.MUSTARD not in hands(table)[1]  # Moutarde's player does not hold Moutarde's card
    assert table.state.cast.pawns == SUSPECTS[:3]
    assert table.refused(1, ChoosePawn(suspect=Suspect.PLUM)) == "cluedo-pawns-chosen"


def test_a_cl_01_three_to_six_seats_and_a_reason_why_not_two() -> None:
    assert list(GAME.info.seats) == [3, 4, 5, 6]
    assert GAME.info.too_few == "cluedo-too-few-players"


def test_a_cl_05_where_nobody_plays_rose_the_next_pawn_clockwise_begins() -> None:
    for pawns in permutations(SUSPECTS, 3):
        first = first_seat(Seat(0), pawns)

        assert SUSPECTS.index(pawns[first]) == min(map(SUSPECTS.index, pawns))
    assert dealt(3, (Suspect.PLUM, Suspect.PEACOCK, Suspect.WHITE)).active == 2


def test_a_cl_06_pawns_are_chosen_freely_by_all_at_the_same_time_before_the_deal() -> None:
    table = opened(3)
    assert GAME.rules.turn(table.state) == {0, 1, 2}
    assert [len(table.legal(seat)) for seat in range(3)] == [6, 6, 6]
    assert table.refused(0, Roll()) == table.refused(2, Roll()) == "cluedo-in-choosing"
    table.do(2, ChoosePawn(suspect=Suspect.PLUM))

    assert GAME.rules.turn(table.state) == {0, 1}
    assert table.state.cast.deal is None
    assert table.refused(2, ChoosePawn(suspect=Suspect.WHITE)) == "cluedo-pawns-chosen"
    assert table.refused(1, ChoosePawn(suspect=Suspect.PLUM)) == "cluedo-pawn-taken"
    assert [len(table.legal(seat)) for seat in range(3)] == [5, 5, 0]


@given(order=st.permutations(range(5)), pawns=st.permutations(SUSPECTS), leaves=st.sets(st.integers(0, 4), max_size=3))
def test_a_cl_06_in_whatever_order_they_choose_or_leave_everybody_has_a_pawn_of_their_own(
    order: list[int], pawns: list[Suspect], leaves: set[int]
) -> None:
    table = opened(5)
    wanted = {}
    for seat in order:
        if seat in leaves:
            table.leave(seat)
        elif pawns[seat] in table.state.cast.pawns:
            table.late(seat)
        else:
            table.do(seat, ChoosePawn(suspect=pawns[seat]))
            wanted[seat] = pawns[seat]

    assert table.phase is Phase.STARTING
    chosen = table.state.cast.pawns
    assert len({*chosen}) == 5
    assert {seat: chosen[seat] for seat in wanted} == wanted
    assert [table.state.cast.owners[SUSPECTS.index(pawn)] for pawn in chosen] == list(range(5))


def test_a_cl_06_the_clock_draws_a_pawn() -> None:
    table = opened(3).do(0, ChoosePawn(suspect=Suspect.SCARLETT)).late(1, loaded())

    assert table.heard(ev.PawnDrawn) == ev.PawnDrawn(by=Seat(1), suspect=Suspect.MUSTARD)
    table.late(2)
    assert table.phase is Phase.STARTING


@pytest.mark.parametrize("seats", range(4, 7))
@pytest.mark.parametrize("version", [Rulings.OVER_LOTS, Rulings.BEFORE_LOTS])
def test_a_cl_06_a_choice_is_taken_back_only_while_no_lot_was_drawn_after_it(seats: int, version: Rulings) -> None:
    course = Course(GAME, a_seed(seats))
    course.deal(seats, settled(GAME, seats), version.value)
    pawns = iter(SUSPECTS)

    def play(kind: EntryKind, seat: Seat) -> None:
        move = Move(kind, seat, ChoosePawn(suspect=next(pawns)) if kind is EntryKind.ACTION else None)
        course.follow(move, course.judge(move))

    play(EntryKind.FORFEIT, Seat(2))
    play(EntryKind.ACTION, Seat(0))
    assert course.back(Seat(0)) is Back.FREELY
    play(EntryKind.ACTION, Seat(1))  # and by lot, the pawn of the seat that has left

    assert course.back(Seat(1)) is (Back.FREELY if version is Rulings.OVER_LOTS else Back.NEVER)


def test_a_cl_30_whoever_leaves_before_the_deal_gets_a_pawn_by_lot_and_their_cards_are_dealt() -> None:
    table = opened(4).leave(1)
    assert GAME.rules.turn(table.state) == {0, 2, 3}
    table.do(0, ChoosePawn(suspect=Suspect.WHITE))
    assert GAME.rules.turn(table.state) == {2, 3}
    assert [event.by for event in table.all_heard(ev.PawnChosen)] == [0]
    assert [event.by for event in table.all_heard(ev.PawnDrawn)] == [1]
    table.leave(2)
    assert table.active == 3
    table.do(3, next(iter(table.legal(3))))

    assert table.phase is Phase.STARTING
    assert table.active in (0, 3)
    assert sum(map(len, hands(table))) == 18


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("leaver", range(3))
def test_a_cl_30_the_deal_names_who_begins_never_somebody_who_has_left(seats: int, leaver: int) -> None:
    for n in range(8):
        table = opened(seats, a_seed(n))
        for seat in all_seats(seats):
            if seat == leaver:
                table.leave(seat)
            else:
                table.do(seat, table.legal(seat)[0])

        assert table.heard(ev.Dealt).first == table.heard(TurnBegan).seat != leaver


def test_one_player_alone_before_the_deal_does_not_play() -> None:
    table = opened(3).leave(0).leave(2)

    table.heard(Abandoned)
    assert table.phase is Phase.OVER
    assert GAME.rules.outcome(table.state).reason == "abandoned"  # type: ignore[union-attr]  # it is over
    assert table.refused(1, ChoosePawn(suspect=Suspect.PLUM)) == "game-over"


def test_what_is_no_action_of_this_game_is_refused() -> None:
    with pytest.raises(Refusal):
        judge(GAME, dealt(3).state, Move(EntryKind.ACTION, Seat(0), object()), loaded())  # type: ignore[arg-type]  # on purpose
