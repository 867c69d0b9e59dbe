"""Moving: R-CL-12 to 21 and their rulings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cluedo import BOARD, GAME
from games.cluedo import events as ev
from games.cluedo.actions import Accuse, Denounce, End, Move, Roll, Stay, Suggest, TakePassage
from games.cluedo.facts import Said
from games.cluedo.model import ROOM_SPOT, SUSPECTS, Phase, Room, Spot, Suspect, Weapon
from games.cluedo.state import File
from games.core.endings import Won
from games.core.seats import Seat
from tests.builders import amount
from tests.games.cluedo.tables import ENVELOPE, WRONG, Table, a_table, accusation, loaded
from tests.words import WORDS

ROSE, MOUTARDE, LEBLANC, OLIVE = Suspect.SCARLETT, Suspect.MUSTARD, Suspect.WHITE, Suspect.GREEN
ANY_TIME = {"accuse": "any_time"}


def in_room(room: Room, **more: Any) -> Table:
    return a_table(at={ROSE: room}, **more)


def test_r_cl_12_a_cl_08_the_whole_total_or_a_room_or_staying() -> None:
    table = a_table(at={ROSE: "r8c9"}).roll(0, 1, 2)

    assert table.state.dice == (1, 2)
    assert table.refused(0, Move(to="r8c11")) == "cluedo-out-of-reach"  # two steps
    assert table.refused(0, Move(to="r8c13")) == "cluedo-out-of-reach"  # four steps
    table.move(0, "r8c12")
    assert table.at(ROSE) == "r8c12"
    assert table.heard(ev.Walked).square == "r8c12"
    assert table.active == 1  # in the corridor there is nothing to ask


def test_r_cl_13_never_diagonally_forward_or_back() -> None:
    table = a_table(at={ROSE: "r8c9"}).roll(0, 1, 3)

    # Four steps are four orthogonal steps: (9,10) would be two, and is reached by a detour only.
    assert "r9c10" in table.reach()
    assert "r8c9" not in table.reach()
    assert "r10c9" in table.reach()
    assert "r9c9" not in table.reach()  # one step away: odd
    assert table.refused(0, Move(to="r9c9")) == "cluedo-out-of-reach"


def test_r_cl_14_neither_onto_nor_over_a_pawn() -> None:
    table = a_table(at={ROSE: "r13c17", MOUTARDE: "r13c19"}).roll(0, 1, 2)

    assert "r13c20" not in table.reach()
    assert table.refused(0, Move(to="r13c20")) == "cluedo-out-of-reach"
    table = a_table(at={ROSE: "r13c17", MOUTARDE: "r13c20"}).roll(0, 1, 2)
    assert table.refused(0, Move(to="r13c20")) == "cluedo-square-taken"


def test_r_cl_15_staying_as_long_as_one_likes() -> None:
    table = a_table()
    for _ in range(3):
        for seat in range(3):
            table.do(seat, Stay())

    assert table.at(ROSE) == "r24c7"
    assert table.active == 0
    assert table.heard(ev.Stayed).by == 2


def test_a_cl_07_after_rolling_one_may_still_stay() -> None:
    table = a_table().roll(0, 3, 4).do(0, Stay())

    assert table.at(ROSE) == "r24c7"
    assert table.active == 1


def test_a_cl_07_a_roll_is_not_compulsory_and_may_not_be_repeated() -> None:
    table = a_table()
    assert {"roll", "stay"} == table.kinds(0)
    table.roll(0, 3, 4)
    assert table.refused(0, Roll()) == "cluedo-in-rolled"
    assert table.refused(1, Roll()) == "not-your-turn"
    assert a_table().refused(0, Move(to="r23c7")) == "cluedo-in-starting"


def test_r_cl_16_the_exact_number_is_not_needed_to_enter() -> None:
    # The example of the printed rules: 5 squares from a room, a throw of 8.
    table = a_table(at={ROSE: "r22c7"})
    table.roll(0, 2, 6)
    assert "lounge" in table.reach()
    table.move(0, Room.LOUNGE)
    assert table.at(ROSE) is Room.LOUNGE
    assert table.heard(ev.Entered).room is Room.LOUNGE
    assert table.phase is Phase.ARRIVED


def test_r_cl_17_entering_ends_the_movement_and_leaving_needs_another_turn() -> None:
    table = a_table(at={ROSE: "r22c7"}).roll(0, 2, 6).move(0, Room.LOUNGE)

    assert table.refused(0, Roll()) == "cluedo-in-arrived"
    assert table.refused(0, Move(to="r18c7")) == "cluedo-in-arrived"
    assert table.refused(0, TakePassage()) == "cluedo-in-arrived"
    table.do(0, End()).do(1, Stay()).do(2, Stay()).roll(0, 1, 1)
    assert "r18c7" in table.reach()


def test_r_cl_18_rooms_hold_any_number_of_pawns_and_weapons() -> None:
    everybody = dict.fromkeys(Suspect, Room.HALL)
    table = a_table(3, at=everybody)
    table.state = replace(table.state, weapons=(Room.HALL,) * 6)

    assert "study" in table.roll(0, 2, 2).reach()
    table = a_table(at={suspect: Room.LOUNGE for suspect in Suspect if suspect is not ROSE}).roll(0, 2, 6)
    assert "lounge" in table.reach()


@pytest.mark.parametrize("pips", [1, 6])
def test_r_cl_19_a_cl_13_a_double_leads_to_any_room_from_anywhere_blocked_or_not(pips: int) -> None:
    # Rose is shut in at her start by a pawn before it.
    table = a_table(at={MOUTARDE: "r23c7"}).roll(0, pips, pips)

    assert table.reach() == [room.value for room in Room]
    assert table.heard(ev.Rolled).free
    assert table.move(0, Room.KITCHEN).at(ROSE) is Room.KITCHEN


def test_a_cl_13_a_double_may_be_used_as_pips_or_not_at_all() -> None:
    table = a_table().roll(0, 1, 1)
    assert "r22c7" in table.reach()
    assert table.kinds(0) == {"move", "stay"}
    assert table.move(0, "r22c7").at(ROSE) == "r22c7"
    assert a_table().roll(0, 1, 1).do(0, Stay()).at(ROSE) == "r24c7"


def test_r_cl_19_other_doubles_are_ordinary_throws() -> None:
    table = a_table().roll(0, 3, 3)

    assert not table.heard(ev.Rolled).free
    assert "kitchen" not in table.reach()


def test_a_cl_14_a_double_in_a_room_does_not_lead_to_the_same_room() -> None:
    table = in_room(Room.STUDY).roll(0, 6, 6)

    assert "study" not in table.reach()
    assert table.refused(0, Move(to=Room.STUDY)) == "cluedo-there-already"
    assert table.do(0, Stay()).phase is Phase.ARRIVED


@pytest.mark.parametrize(
    ("room", "other"),
    [
        (Room.KITCHEN, Room.STUDY),
        (Room.STUDY, Room.KITCHEN),
        (Room.CONSERVATORY, Room.LOUNGE),
        (Room.LOUNGE, Room.CONSERVATORY),
    ],
)
def test_r_cl_20_a_secret_passage_leads_to_the_linked_room_without_dice(room: Room, other: Room) -> None:
    table = in_room(room)
    assert "passage" in table.kinds(0)
    table.do(0, TakePassage())

    assert table.at(ROSE) is other
    assert table.heard(ev.PassageTaken).room is other
    assert table.phase is Phase.ARRIVED


def test_r_cl_20_the_other_rooms_have_no_passage() -> None:
    linked = {Room.KITCHEN, Room.STUDY, Room.CONSERVATORY, Room.LOUNGE}
    for room in set(Room) - linked:
        table = in_room(room)
        assert "passage" not in table.kinds(0)
        assert table.refused(0, TakePassage()) == "cluedo-no-passage"
    assert a_table().refused(0, TakePassage()) == "cluedo-no-passage"


def test_a_cl_15_no_passage_after_a_roll() -> None:
    assert in_room(Room.KITCHEN).roll(0, 2, 3).refused(0, TakePassage()) == "cluedo-passage-or-roll"


@pytest.mark.parametrize("way", ["dice", "double", "passage"])
def test_r_cl_21_a_hypothesis_may_follow_in_the_same_turn(way: str) -> None:
    if way == "dice":
        table = a_table(at={ROSE: "r22c7"}).roll(0, 2, 6).move(0, Room.LOUNGE)
    elif way == "double":
        table = a_table().roll(0, 1, 1).move(0, Room.LOUNGE)
    else:
        table = in_room(Room.CONSERVATORY).do(0, TakePassage())
    table.suggest(0, OLIVE, Weapon.ROPE)

    assert table.heard(ev.Suggested).room is Room.LOUNGE


def test_a_cl_09_no_square_twice_in_one_move() -> None:
    # In the dead end of Rose's start, 2 pips lead two squares on, not back and forth.
    table = a_table().roll(0, 1, 2)

    assert "r24c7" not in table.reach()
    assert "r23c7" not in table.reach()


def test_a_cl_10_no_leaving_and_entering_the_same_room_in_one_move() -> None:
    for dice in ((1, 2), (3, 4), (6, 5)):
        table = in_room(Room.BALL_ROOM).roll(0, *dice)
        assert "ball_room" not in table.reach()
        assert table.refused(0, Move(to=Room.BALL_ROOM)) == "cluedo-there-already"


def test_a_cl_11_start_squares_and_dead_ends_are_ordinary_squares() -> None:
    assert "r24c16" in a_table(at={ROSE: "r22c16"}).roll(0, 1, 1).reach()
    assert "r7c0" in a_table(at={ROSE: "r7c2"}).roll(0, 1, 1).reach()
    assert "r0c9" in a_table(at={ROSE: "r1c8", LEBLANC: Room.HALL}).roll(0, 1, 1).reach()


def test_a_cl_12_a_blocked_door_can_be_used_neither_in_nor_out() -> None:
    # (18,6) is the only door of the Petit Salon, (20,17) that of the Bureau.
    table = a_table(at={ROSE: "r17c6", MOUTARDE: "r18c6"}).roll(0, 2, 3)
    assert "lounge" not in table.reach()
    assert table.refused(0, Move(to=Room.LOUNGE)) == "cluedo-door-blocked"

    table = in_room(Room.STUDY)
    table = a_table(at={ROSE: Room.STUDY, MOUTARDE: "r20c17"}).roll(0, 2, 3)
    assert table.reach() == []
    assert table.kinds(0) == {"stay", "suggest"}
    assert "move" not in GAME.observer.table_view(table.state).verbs
    assert table.refused(0, Move(to="r20c16")) == "cluedo-shut-in"
    assert a_table(at={ROSE: Room.STUDY, MOUTARDE: "r20c17"}).do(0, TakePassage()).at(ROSE) is Room.KITCHEN


def test_t_cl_07_the_conservatory_shut_in_leaves_the_passage() -> None:
    shut = {ROSE: Room.CONSERVATORY, MOUTARDE: "r5c18"}

    assert a_table(at=shut).roll(0, 5, 6).reach() == []
    assert a_table(at=shut).do(0, TakePassage()).at(ROSE) is Room.LOUNGE


def test_a_cl_32_any_total_of_at_least_the_distance_enters() -> None:
    for dice in ((1, 2), (4, 4), (6, 5)):
        assert "dining_room" in a_table(at={ROSE: "r12c8"}).roll(0, *dice).reach()


def test_a_cl_20_house_option_after_a_move_into_the_corridor_one_may_still_accuse() -> None:
    table = a_table(options=ANY_TIME).roll(0, 1, 2).move(0, "r21c7")

    assert table.phase is Phase.ARRIVED
    assert table.kinds(0) == {"accuse", "end"}
    assert table.refused(0, Suggest(suspect=OLIVE, weapon=Weapon.ROPE)) == "cluedo-not-in-a-room"
    assert table.do(0, End()).active == 1


def test_a_cl_20_house_option_accusing_at_any_point_of_the_own_turn() -> None:
    table = a_table(options=ANY_TIME)
    assert table.refused(1, accusation(ENVELOPE)) == "not-your-turn"
    assert "accuse" in table.kinds(0)
    table.roll(0, 3, 4)
    assert "accuse" in table.kinds(0)
    table.accuse(0)
    assert table.heard(Won).by == 0


@pytest.mark.parametrize(
    ("to", "key"),
    [
        ("r12c12", "cluedo-cellar"),
        ("cellar", "cluedo-cellar"),
        ("r2c2", "cluedo-inside-a-room"),
        ("r0c0", "cluedo-no-such-place"),
        ("r99c99", "cluedo-no-such-place"),
        ("nowhere", "cluedo-no-such-place"),
        ("r24c7", "cluedo-there-already"),
        ("study", "cluedo-room-too-far"),
    ],
)
def test_places_that_are_none_are_refused_with_the_reason(to: str, key: str) -> None:
    assert a_table().roll(0, 3, 4).refused(0, Move(to=to)) == key


def test_a_cl_25_a_pawn_of_somebody_who_only_answers_is_in_nobodys_way() -> None:
    table = a_table(at={ROSE: "r13c17", MOUTARDE: "r13c18"}, options=ANY_TIME, active=1)
    table.do(1, Accuse(suspect=OLIVE, weapon=Weapon.ROPE, room=Room.HALL))
    table.do(2, Stay()).roll(0, 1, 2)

    assert "r13c20" in table.reach()


def test_a_cl_25_a_refusal_does_not_take_such_a_pawn_for_an_obstacle() -> None:
    at: dict[Suspect, Room | str] = {ROSE: Room.CONSERVATORY, MOUTARDE: "r5c18"}
    assert a_table(at=at).roll(0, 1, 2).refused(0, Move(to="r23c7")) == "cluedo-shut-in"
    table = a_table(at=at, options=ANY_TIME, active=1).accuse(1, WRONG).do(2, Stay()).roll(0, 1, 2)

    assert table.refused(0, Move(to="r23c7")) == "cluedo-out-of-reach"
    assert table.refused(0, Move(to="r5c18")) == "cluedo-out-of-reach"


def test_a_cl_30_a_pawn_of_somebody_who_left_is_in_nobodys_way() -> None:
    table = a_table(at={ROSE: "r13c17", MOUTARDE: "r13c18"}).leave(1).do(0, Roll(), loaded(1, 2))

    assert "r13c20" in table.reach()


KITCHEN_SHUT: dict[Suspect, Room | str] = {ROSE: Room.KITCHEN, MOUTARDE: "r7c4"}


def test_a_cl_30_whoever_leaves_in_mid_throw_is_in_nobodys_way_from_then_on() -> None:
    table = a_table(at=KITCHEN_SHUT).roll(0, 3, 5)
    assert table.reach() == []
    assert GAME.face.table_lines(GAME.observer.table_view(table.state))[1].key == "cluedo-table-no-way"

    table.leave(1)

    assert table.reach()[0] == "ball_room"
    assert len(table.reach()) == 1 + 18
    table.move(0, Room.BALL_ROOM)
    assert table.phase is Phase.ARRIVED


def accused_of_lying(table: Table, liar: int) -> Table:
    """Return the table as it is after this seat has passed over hypothesis 1 with one of its cards in hand."""
    card = next(card for card in table.state.cast.dealt.hands[liar].open() if isinstance(card, Weapon))
    said = Said(1, Seat(0), Suspect.SCARLETT, card, Room.STUDY, passed=(Seat(liar),))
    file = File.empty(table.state.cast.seats)
    return Table(replace(table.state, file=replace(file, said=(said,))))


LIARS = {"false_witnesses": "on"}
ARMED = {seat: [weapon] for seat, weapon in enumerate(Weapon) if weapon is not ENVELOPE[1]}


def test_a_cl_25_a_liar_denounced_in_mid_throw_is_in_nobodys_way_from_then_on() -> None:
    table = accused_of_lying(a_table(at=KITCHEN_SHUT, options=LIARS, hands={1: [Weapon.DAGGER]}), 1).roll(0, 3, 5)
    assert table.reach() == []

    table.do(0, Denounce(player=Seat(1), hypothesis=1))

    assert "ball_room" in table.reach()
    assert Move(to=Room.BALL_ROOM) in table.legal(0)


pips = st.integers(1, 6)
anywhere = st.lists(st.sampled_from(BOARD.squares), min_size=5, max_size=5, unique=True)


@given(squares=anywhere, start=st.sampled_from([*BOARD.squares, *ROOM_SPOT.values()]), dice=st.tuples(pips, pips))
@settings(max_examples=amount(40, 2000), deadline=None)
def test_a_cl_25_30_after_a_departure_the_reach_is_that_of_the_same_throw_made_afterwards(
    squares: list[Spot], start: Spot, dice: tuple[int, int]
) -> None:
    at = {suspect: BOARD.called[each] for suspect, each in zip(SUSPECTS[1:], squares, strict=True) if each != start}
    table = a_table(6, at={**at, ROSE: BOARD.called[start]}, options=LIARS, hands=ARMED)
    for seat in range(1, 6):
        left = Table(table.state).roll(0, *dice).leave(seat)
        assert left.reach() == Table(table.state).leave(seat).roll(0, *dice).reach()
        if seat in ARMED:
            accused = accused_of_lying(table, seat).state
            denounced = Denounce(player=Seat(seat), hypothesis=1)
            barred = Table(accused).roll(0, *dice).do(0, denounced)
            assert barred.reach() == Table(accused).do(0, denounced).roll(0, *dice).reach()


def test_a_cl_20_house_option_where_nothing_can_be_asked_nobody_speaks_of_a_hypothesis() -> None:
    table = a_table(options=ANY_TIME).roll(0, 1, 2).move(0, "r21c7")
    public, own = GAME.observer.table_view(table.state), GAME.observer.seat_view(table.state, Seat(0))

    assert public.verbs == ("accuse", "end")
    assert public.topic == own.topic == "accusing"
    for language in WORDS.languages:
        said = WORDS.say(language, GAME.face.table_lines(public)[0], lambda who: f"player {who.seat}")
        assert "hypoth" not in said.lower()
    assert table.refused(0, Roll()) == "cluedo-in-accusing"


def test_a_cl_20_house_option_the_panel_offers_the_accusation_where_it_is_possible() -> None:
    rooms = in_room(Room.STUDY, options=ANY_TIME).do(0, Stay())
    usual = in_room(Room.STUDY).do(0, Stay())

    assert GAME.observer.table_view(rooms.state).topic == GAME.observer.table_view(usual.state).topic == "arrived"
    for table, accuses in ((a_table(options=ANY_TIME), True), (a_table(), False), (rooms, True), (usual, False)):
        assert GAME.face.table_lines(GAME.observer.table_view(table.state))[0].facts["accuses"] is accuses


def test_moving_out_of_turn_and_after_the_end_is_refused() -> None:
    table = a_table(options=ANY_TIME)
    assert table.refused(2, Stay()) == "not-your-turn"
    table.accuse(0)
    for action in (Stay(), Roll(), End(), accusation(ENVELOPE), Denounce(player=Seat(1), hypothesis=1)):
        assert table.refused(1, action) in {"game-over", "cluedo-no-false-witnesses"}
