"""Hypotheses and witnesses: R-CL-22 to 29 and their rulings."""

from __future__ import annotations

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import End, Show, Stay, Suggest, TakePassage
from games.cluedo.model import Card, Phase, Room, Suspect, Weapon
from games.core.endings import TurnMissed
from games.core.events import PrivateEvent, PublicEvent
from games.core.seats import Seat
from tests.games.cluedo.questions import (
    DAGGER,
    HALL,
    HANDS,
    LEBLANC,
    MOUTARDE,
    OLIVE,
    ROPE,
    ROSE,
    SPANNER,
    STUDY,
    asked,
    in_study,
)
from tests.games.cluedo.tables import ENVELOPE, WRONG, Table, a_table, accusation


def test_r_cl_22_a_hypothesis_names_the_room_of_the_own_pawn_and_is_impossible_in_a_corridor() -> None:
    assert asked().heard(ev.Suggested).room is STUDY
    table = a_table(hands=HANDS)
    assert "suggest" not in table.kinds(0)
    assert table.refused(0, Suggest(suspect=OLIVE, weapon=ROPE)) == "cluedo-not-in-a-room"


def test_r_cl_23_the_suspect_and_the_weapon_come_into_the_room_and_stay() -> None:
    table = asked(LEBLANC, DAGGER)
    assert table.at(LEBLANC) is STUDY
    assert table.heard(ev.Suggested).called == 2
    view = GAME.observer.table_view(table.state)
    assert view.weapons == (STUDY, None, None, None, None, None)

    table.show(1, DAGGER).do(0, End()).do(1, Stay())
    assert table.active == 2
    assert table.at(LEBLANC) is STUDY


def test_r_cl_23_a_pawn_that_nobody_plays_is_called_too() -> None:
    table = asked(Suspect.PLUM, SPANNER)

    assert table.at(Suspect.PLUM) is STUDY
    assert table.heard(ev.Suggested).called is None


def test_r_cl_24_25_26_witnesses_from_the_left_until_one_shows() -> None:
    # Nobody holds the Corde or Violet; the Bureau is with seat 2.
    table = asked(Suspect.PLUM, ROPE)
    said = table.heard(ev.Suggested)

    assert said.passed == (1,)
    assert said.asked == 2
    assert table.active == 2
    assert table.kinds(2) == {"show"}
    table.show(2, STUDY)
    assert table.heard(ev.Answered).shown
    assert table.active == 0
    assert GAME.observer.table_view(table.state).recent[-1].shown_by == 2


def test_r_cl_24_a_cl_02_the_order_goes_clockwise_round_the_table() -> None:
    table = a_table(4, at={LEBLANC: STUDY}, hands=HANDS, active=2)
    table.suggest(2, LEBLANC, ROPE)  # seat 2 holds the Bureau itself; Leblanc is with seat 1

    assert table.heard(ev.Suggested).passed == (3, 0)
    assert table.heard(ev.Suggested).asked == 1


def test_r_cl_25_one_card_of_the_witness_s_choice_to_the_investigator_only() -> None:
    table = asked(LEBLANC, DAGGER)
    assert table.legal(1) == [Show(card=LEBLANC), Show(card=DAGGER)]
    table.show(1, DAGGER)
    private = {(type(event).__name__, event.to) for event in table.told if isinstance(event, PrivateEvent)}

    assert private == {("CardSeen", 0), ("CardShown", 1)}
    assert table.heard(ev.CardSeen).card is DAGGER
    assert [shown.card for shown in GAME.observer.seat_view(table.state, Seat(0)).seen] == [DAGGER]
    assert [shown.card for shown in GAME.observer.seat_view(table.state, Seat(1)).given] == [DAGGER]
    for seat in (2, 3):
        view = GAME.observer.seat_view(table.state, Seat(seat))
        assert view.seen == view.given == ()


def test_r_cl_25_a_single_card_is_asked_for_all_the_same() -> None:
    table = asked(Suspect.PLUM, DAGGER)

    assert table.active == 1
    assert table.legal(1) == [Show(card=DAGGER)]
    assert table.heard(ev.Questioned).cards == (DAGGER,)
    assert table.heard(ev.Questioned).to == 1


@pytest.mark.parametrize("card", [OLIVE, SPANNER, ROPE, STUDY, LEBLANC])
def test_r_cl_25_a_card_not_held_or_not_asked_for_is_refused(card: Card) -> None:
    table = asked(Suspect.PLUM, DAGGER)  # seat 1 holds Leblanc, who is not asked for, and the dagger

    assert table.refused(1, Show(card=card)) == "cluedo-not-to-show"


def test_r_cl_25_nobody_else_answers_and_nobody_who_is_not_asked() -> None:
    table = asked()
    assert table.refused(2, Show(card=OLIVE)) == "not-your-turn"
    assert table.refused(0, Show(card=ROSE)) == "not-your-turn"
    assert table.refused(0, End()) == "not-your-turn"
    assert table.refused(0, accusation(ENVELOPE)) == "not-your-turn"  # the hypothesis is made, but not answered
    assert table.refused(1, End()) == "cluedo-in-asking"
    table.show(1, DAGGER)
    assert table.refused(1, Show(card=DAGGER)) == "cluedo-nobody-asks"


def test_r_cl_27_everybody_sees_who_passed_and_who_showed_not_which_card() -> None:
    told = []
    for card in (LEBLANC, DAGGER):
        table = asked()
        table.show(1, card)
        told.append([event for event in table.told if isinstance(event, PublicEvent)])

    assert told[0] == told[1]


def test_r_cl_28_one_may_name_one_s_own_cards() -> None:
    table = a_table(4, at={ROSE: Room.KITCHEN}, hands=HANDS).suggest(0, ROSE, Weapon.REVOLVER)

    said = table.heard(ev.Suggested)
    assert said.passed == (1, 2, 3)
    assert said.asked is None
    assert table.phase is Phase.ASKED


def test_r_cl_29_after_a_hypothesis_accuse_or_end() -> None:
    table = asked()
    table.show(1, DAGGER)
    assert table.kinds(0) == {"accuse", "end"}
    table.do(0, End())
    assert table.active == 1


def test_a_cl_16_a_hypothesis_without_moving() -> None:
    assert "suggest" in in_study().kinds(0)
    table = in_study().do(0, Stay())
    assert table.phase is Phase.ARRIVED
    assert table.kinds(0) == {"suggest", "end"}
    assert table.suggest(0, OLIVE, ROPE).phase is Phase.ASKING
    table = in_study().roll(0, 2, 3)
    assert "suggest" in table.kinds(0)


def test_a_cl_16_called_somewhere_one_may_ask_there() -> None:
    table = asked(MOUTARDE, DAGGER).show(1, DAGGER).do(0, End())

    assert table.at(MOUTARDE) is STUDY
    assert "suggest" in table.kinds(1)


def round_again(table: Table) -> Table:
    """End the turn and let the others stay, until seat 0 is on again."""
    if table.phase is Phase.ASKING:
        table.show(1, DAGGER)
    table.do(0, End())
    while table.active != 0:
        table.skip()
    return table


def test_a_cl_17_twice_in_a_row_in_one_room_is_allowed() -> None:
    assert round_again(asked()).suggest(0, OLIVE, ROPE).phase is Phase.ASKING


def test_a_cl_17_house_option_one_must_leave_the_room_first() -> None:
    forbidden = {"repeat_room": "forbidden"}
    table = round_again(asked(options=forbidden))
    assert "suggest" not in table.kinds(0)
    assert "suggest" not in GAME.observer.table_view(table.state).verbs
    assert table.refused(0, Suggest(suspect=OLIVE, weapon=ROPE)) == "cluedo-same-room"
    assert table.do(0, Stay()).active == 1  # nothing is left to do there

    table = round_again(asked(options=forbidden)).do(0, TakePassage())
    assert table.kinds(0) == {"suggest", "end"}


def test_a_cl_17_being_called_away_counts_as_leaving() -> None:
    table = asked(MOUTARDE, DAGGER, options={"repeat_room": "forbidden"}).show(1, DAGGER).do(0, End())
    table.do(1, TakePassage()).suggest(1, ROSE, ROPE)  # calls Rose to the Cuisine, where she has not asked
    table.do(table.active, table.legal(table.active)[0])
    table.do(1, End()).skip().skip()

    assert table.at(ROSE) is Room.KITCHEN
    assert "suggest" in table.kinds(0)


def test_a_cl_18_one_hypothesis_a_turn() -> None:
    table = asked().show(1, DAGGER)

    assert table.refused(0, Suggest(suspect=OLIVE, weapon=ROPE)) == "cluedo-asked-already"


def test_a_cl_19_a_hypothesis_is_not_compulsory() -> None:
    table = a_table(at={ROSE: "r22c7"}).roll(0, 2, 6).move(0, Room.LOUNGE)

    assert table.do(0, End()).active == 1


def test_a_cl_26_naming_the_own_pawn_and_a_weapon_that_is_there_moves_nothing() -> None:
    table = asked(ROSE, DAGGER)
    assert table.heard(ev.Suggested).called is None
    before = table.state.at
    table = round_again(table).suggest(0, ROSE, DAGGER)
    assert table.state.at == before


def test_a_cl_27_being_called_costs_nothing() -> None:
    table = asked(MOUTARDE, DAGGER).show(1, DAGGER).do(0, End())

    assert table.active == 1
    assert {"roll", "passage", "suggest", "stay"} == table.kinds(1)


def test_a_cl_31_where_nobody_has_a_card_one_may_accuse_or_end() -> None:
    table = a_table(4, at={ROSE: HALL}, hands=HANDS).suggest(0, *ENVELOPE[:2])

    assert table.heard(ev.Suggested).passed == (1, 2, 3)
    assert table.kinds(0) == {"accuse", "end"}
    assert [event for event in table.told if isinstance(event, PrivateEvent)] == []


def test_a_late_witness_is_answered_for_with_one_of_its_fitting_cards() -> None:
    cards = set()
    for dice in range(1, 20):
        table = asked()
        table.n = dice
        cards.add(table.late(1).heard(ev.CardSeen).card)
        assert table.heard(ev.CardShown).to == 1

    assert cards == {LEBLANC, DAGGER}


def test_a_late_investigator_ends_the_turn_without_accusing() -> None:
    table = asked().show(1, DAGGER).late(0)

    assert table.active == 1
    assert table.heard(TurnMissed).seat == 0


def test_a_cl_29_whoever_is_out_is_skipped_but_still_asked() -> None:
    table = a_table(4, at={LEBLANC: STUDY}, hands=HANDS, options={"accuse": "any_time"}, active=1)
    table.accuse(1, WRONG)
    assert table.active == 2
    table.suggest(2, OLIVE, DAGGER)
    assert table.heard(ev.Suggested).passed == (3, 0)
    assert table.active == 1
    table.show(1, DAGGER).do(2, End()).skip().skip()
    assert table.active == 2


def test_a_cl_30_the_cards_of_whoever_left_answer_by_lot() -> None:
    table = in_study().leave(1).suggest(0, LEBLANC, DAGGER)
    said = table.heard(ev.Suggested)

    assert said.asked is None
    assert said.shown_by == 1
    assert table.heard(ev.CardSeen).card in (LEBLANC, DAGGER)
    assert table.phase is Phase.ASKED
    assert table.all_heard(ev.CardShown) == []


def test_a_cl_30_who_left_shows_a_card_that_this_asker_has_seen_already() -> None:
    for luck in range(1, 12):
        table = asked(LEBLANC, DAGGER)
        table.n = luck
        table = round_again(table.leave(1) if luck % 2 else table.show(1, DAGGER).leave(1))
        (known,) = {shown.card for shown in GAME.observer.seat_view(table.state, Seat(0)).seen}

        table.suggest(0, LEBLANC, DAGGER)

        assert table.heard(ev.CardSeen).card is known


def test_a_cl_30_who_left_and_has_no_card_is_passed() -> None:
    table = in_study().leave(1).suggest(0, OLIVE, ROPE)

    assert table.heard(ev.Suggested).passed == (1,)
    assert table.active == 2


def test_a_cl_30_a_witness_who_leaves_while_asked_is_answered_for() -> None:
    table = asked().leave(1)

    assert table.heard(ev.AnsweredFor).shown_by == 1
    assert table.active == 0
    assert GAME.observer.table_view(table.state).recent[-1].shown_by == 1


def recent(table: Table) -> list[object]:
    """Return how the panel says that each of the last hypotheses was answered."""
    lines = GAME.face.table_lines(GAME.observer.table_view(table.state))
    return [line.facts["answer"] for line in lines if line.key == "cluedo-table-hypothesis"]


def test_r_cl_27_the_panel_says_shown_or_nobody_only_once_that_is_so() -> None:
    table = asked()
    assert recent(table) == ["waiting"]
    table.show(1, DAGGER).do(0, End()).skip().skip().skip().suggest(0, ROSE, Weapon.REVOLVER)
    assert recent(table) == ["shown", "waiting"]  # the Bureau
    table.show(2, STUDY)
    assert recent(table) == ["shown", "shown"]
    assert recent(asked().leave(0)) == ["dropped"]
    assert recent(a_table(4, at={ROSE: HALL}, hands=HANDS).suggest(0, *ENVELOPE[:2])) == ["none"]


def test_a_cl_30_an_investigator_who_leaves_while_a_witness_chooses_ends_the_turn() -> None:
    table = asked().leave(0)

    assert table.active == 1
    assert table.phase is Phase.STARTING
    assert table.refused(1, Show(card=DAGGER)) == "cluedo-nobody-asks"


def test_nothing_public_depends_on_what_a_witness_holds_beyond_its_answer() -> None:
    told = []
    other: dict[int, list[Card]] = {**HANDS, 1: [DAGGER, OLIVE], 2: [LEBLANC, SPANNER, STUDY]}
    for hands in (HANDS, other):
        table = a_table(4, at={ROSE: STUDY}, hands=hands).suggest(0, LEBLANC, DAGGER)
        public = [event for event in table.told if isinstance(event, PublicEvent)]
        table.show(1, DAGGER)
        told.append([*public, *(event for event in table.told if isinstance(event, PublicEvent))])

    assert told[0] == told[1]
