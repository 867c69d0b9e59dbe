"""Accusations and the end: R-CL-30 to 33 and their rulings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import End, Stay
from games.cluedo.model import CARDS, ROOMS, Card, Phase, Room, Suspect, Weapon
from games.cluedo.state import State, lies
from games.core.endings import Abandoned, LastOne, Left, Stalled, Won
from games.core.events import PrivateEvent, PublicEvent
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import CASES, Case, amount, any_action, any_verb, seeds, walk
from tests.games.cluedo.tables import ENVELOPE, WRONG, Table, a_table, accusation
from tests.words import WORDS

ROSE = Suspect.SCARLETT
HALL = Room.HALL


def after_hypothesis(seats: int = 3) -> Table:
    """Return a table where seat 0 has asked about the true case, and nobody had anything to show."""
    return a_table(seats, at={ROSE: HALL}).suggest(0, *ENVELOPE[:2])


def out(table: Table, *seats: int) -> Table:
    """Let seats accuse wrongly in turn, each from the Hall."""
    for seat in seats:
        while table.active != seat:
            table.skip()
        table.accuse(seat, WRONG)
    return table


def test_r_cl_31_a_right_accusation_wins_and_shows_the_three_cards() -> None:
    table = after_hypothesis().accuse(0)

    assert table.heard(ev.Accused).right
    assert table.heard(Won).by == 0
    assert table.heard(ev.EnvelopeOpened) == ev.EnvelopeOpened(
        suspect=ENVELOPE[0], weapon=ENVELOPE[1], room=ENVELOPE[2]
    )
    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "solved")
    assert GAME.observer.table_view(table.state).envelope == ENVELOPE
    assert GAME.rules.turn(table.state) == frozenset()


def test_r_cl_30_32_a_wrong_accuser_alone_sees_the_envelope() -> None:
    table = after_hypothesis().accuse(0, WRONG)
    private = [event for event in table.told if isinstance(event, PrivateEvent)]

    assert [type(event) for event in private] == [ev.EnvelopeSeen]
    assert (private[0].to, GAME.observer.seat_view(table.state, Seat(0)).envelope) == (0, ENVELOPE)
    assert all(GAME.observer.seat_view(table.state, Seat(seat)).envelope is None for seat in (1, 2))
    assert GAME.observer.table_view(table.state).envelope is None
    assert GAME.observer.seat_view(table.state, Seat(0)).topic == "out"


def test_r_cl_32_a_wrong_accuser_can_do_nothing_but_answer() -> None:
    table = after_hypothesis().accuse(0, WRONG)
    assert table.active == 1
    assert table.legal(0) == []
    for action in (Stay(), End(), accusation(ENVELOPE)):
        assert table.refused(0, action) == "cluedo-you-only-answer"
    table.do(1, Stay()).do(2, Stay())
    assert table.active == 1


def test_r_cl_33_one_accusation_in_a_game() -> None:
    assert after_hypothesis().accuse(0, WRONG).refused(0, accusation(ENVELOPE)) == "cluedo-you-only-answer"


def test_a_cl_20_no_accusation_without_a_hypothesis() -> None:
    table = a_table(at={ROSE: HALL})

    assert "accuse" not in table.kinds(0)
    assert table.refused(0, accusation(ENVELOPE)) == "cluedo-ask-first"
    assert table.refused(1, accusation(ENVELOPE)) == "not-your-turn"
    assert table.roll(0, 1, 2).refused(0, accusation(ENVELOPE)) == "cluedo-ask-first"


def test_a_cl_21_an_accusation_need_not_be_the_hypothesis_nor_the_room() -> None:
    table = after_hypothesis()

    assert len([action for action in table.legal(0) if action.verb == "accuse"]) == 6 * 6 * 9


def test_a_cl_22_the_table_does_not_learn_what_a_wrong_accuser_named() -> None:
    told = []
    for case in (WRONG, (Suspect.GREEN, Weapon.DAGGER, Room.KITCHEN)):
        table = after_hypothesis().accuse(0, case)
        told.append(
            (
                [event for event in table.told if isinstance(event, PublicEvent)],
                GAME.observer.table_view(table.state),
                [GAME.observer.seat_view(table.state, Seat(seat)) for seat in (1, 2)],
            )
        )

    assert told[0] == told[1]


def test_a_cl_23_where_all_were_wrong_nobody_wins_and_the_envelope_is_opened() -> None:
    table = out(a_table(at=dict.fromkeys(Suspect, HALL), options={"accuse": "any_time"}), 0, 1, 2)

    table.heard(ev.Unsolved)
    table.heard(ev.EnvelopeOpened)
    outcome = GAME.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "unsolved")


def test_a_cl_23_where_others_have_left_nobody_says_that_everybody_was_wrong() -> None:
    table = after_hypothesis().leave(1).leave(2).accuse(0, WRONG)

    table.heard(ev.Unsolved)
    said = [Line("event-cluedo-unsolved"), GAME.face.table_lines(GAME.observer.table_view(table.state))[0]]
    for line in said:
        assert "everybody" not in WORDS.say("en", line).lower()
        assert "tout le monde" not in WORDS.say("fr", line).lower()


def test_r_cl_32_several_who_know_the_envelope_are_not_told_that_they_alone_know_it() -> None:
    table = out(a_table(4, at=dict.fromkeys(Suspect, HALL), options={"accuse": "any_time"}), 0, 1)

    for seat in (0, 1):
        (line,) = [
            each
            for each in GAME.face.seat_lines(GAME.observer.seat_view(table.state, Seat(seat)))
            if each.key == "cluedo-desk-envelope"
        ]
        assert "alone" not in WORDS.say("en", line)
        assert "seul" not in WORDS.say("fr", line)


def test_a_cl_24_the_last_one_goes_on_alone_and_wins_only_by_a_right_accusation() -> None:
    table = out(a_table(at=dict.fromkeys(Suspect, HALL), options={"accuse": "any_time"}), 0, 1)

    assert table.heard(LastOne).seat == 2
    assert GAME.rules.outcome(table.state) is None
    table.do(2, Stay()).do(2, End())
    assert table.active == 2
    assert table.accuse(2).heard(Won).by == 2


def test_a_cl_30_a_leaving_player_is_skipped_and_the_last_one_goes_on() -> None:
    table = a_table(4).leave(0)
    assert table.active == 1
    table.leave(2)
    assert table.active == 1
    table.do(1, Stay())
    assert table.active == 3
    table.leave(1)
    assert table.heard(LastOne).seat == 3
    table.leave(3)
    table.heard(Abandoned)
    assert GAME.rules.outcome(table.state).reason == "abandoned"  # type: ignore[union-attr]  # it is over
    table.heard(ev.EnvelopeOpened)


def test_who_is_out_may_leave_and_nothing_else_changes() -> None:
    table = out(a_table(4, at=dict.fromkeys(Suspect, HALL), options={"accuse": "any_time"}), 0)
    table.leave(0)

    assert [type(event) for event in table.told] == [Left]
    assert table.active == 1


def test_nobody_leaves_twice_or_after_the_end() -> None:
    table = a_table().leave(2)
    with pytest.raises(Exception, match="already-left"):
        table.leave(2)
    table = after_hypothesis().accuse(0)
    with pytest.raises(Exception, match="game-over"):
        table.leave(1)
    with pytest.raises(Exception, match="game-over"):
        table.late(1)
    with pytest.raises(Exception, match="not-your-turn"):
        a_table().late(1)


def test_a_game_in_which_the_clock_has_ended_every_turn_for_two_rounds_is_over() -> None:
    table = a_table()
    for _ in range(5):
        table.late(table.active)
    assert GAME.rules.outcome(table.state) is None
    table.late(table.active)

    table.heard(Stalled)
    assert GAME.rules.outcome(table.state).reason == "stalled"  # type: ignore[union-attr]  # it is over


def test_one_action_starts_the_two_rounds_anew() -> None:
    table = a_table()
    for _ in range(5):
        table.late(table.active)
    table.do(table.active, Stay())
    for _ in range(5):
        table.late(table.active)

    assert GAME.rules.outcome(table.state) is None


def test_a_warning_before_an_accusation_that_one_could_know_to_be_wrong() -> None:
    own: Card = Weapon.DAGGER
    hands: dict[int, list[Card]] = {0: [own], 1: [Weapon.SPANNER]}
    table = a_table(at={ROSE: HALL}, hands=hands).suggest(0, ENVELOPE[0], Weapon.SPANNER).show(1, Weapon.SPANNER)

    def cautions(weapon: Weapon) -> tuple[str, ...]:
        return GAME.observer.cautions(table.state, Seat(0), accusation((ENVELOPE[0], weapon, HALL)))

    assert cautions(Weapon.DAGGER) == ("own-card",)
    assert cautions(Weapon.SPANNER) == ("seen-card",)
    assert cautions(Weapon.ROPE) == ()
    assert GAME.observer.cautions(table.state, Seat(0), End()) == ()


OURS = [case for case in CASES if case.game is GAME]


@pytest.mark.parametrize("case", OURS, ids=str)
@pytest.mark.parametrize("policy", [any_action, any_verb])
@given(seed=seeds)
@settings(max_examples=amount(1, 40), deadline=None)
def test_whatever_is_played_the_cards_and_pawns_stay_in_order(case: Case, policy: object, seed: bytes) -> None:
    for game in walk(case, seed, policy):  # type: ignore[arg-type]  # a policy
        state: State = game.state
        busy = [
            spot
            for spot, owner in zip(state.at, state.cast.owners, strict=True)
            if spot < ROOMS and owner not in state.out
        ]
        assert len(set(busy)) == len(busy)
        if (deal := state.cast.deal) is None:
            continue
        cards = [card for hand in deal.hands for card in hand.open()]
        assert sorted([*deal.envelope.open(), *cards]) == sorted(CARDS)
        if not state.cast.house.false_witnesses:
            assert not list(lies(state.cast, state.file, of=case.everybody))
        for seat in case.everybody:
            for shown in state.file.seen[seat].open():
                assert state.cast.holds(shown.other, shown.card)
                assert shown.card in state.file.said[shown.number - 1].case
                assert state.file.said[shown.number - 1].shown_by == shown.other
        if state.phase is Phase.OVER:
            outcome = GAME.rules.outcome(state)
            assert outcome is not None
            assert outcome.reason in {"solved", "unsolved"}
