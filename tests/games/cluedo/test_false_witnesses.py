"""False witnesses: R-CL-34 and its rulings, and what is denounced."""

from __future__ import annotations

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import Denounce, End, Show, Stay
from games.cluedo.model import Phase, Silence, Suspect
from games.core.lines import Line
from games.core.seats import Seat
from tests.games.cluedo.questions import (
    DAGGER,
    HANDS,
    LEBLANC,
    LIES,
    OLIVE,
    ROPE,
    ROSE,
    STUDY,
    asked,
)
from tests.games.cluedo.tables import ENVELOPE, WRONG, Table, a_table, accusation
from tests.words import WORDS


def test_r_cl_34_off_a_witness_who_holds_a_card_must_show_one() -> None:
    table = asked()

    assert Show(card=Silence.NOTHING) not in table.legal(1)
    assert table.refused(1, Show(card=Silence.NOTHING)) == "cluedo-must-show"
    assert table.refused(0, Denounce(player=Seat(1), hypothesis=1)) == "cluedo-no-false-witnesses"


def test_a_cl_28_on_everybody_is_asked_and_may_say_that_there_is_nothing() -> None:
    table = asked(Suspect.PLUM, DAGGER, options=LIES)
    assert table.heard(ev.Suggested).asked == 1
    assert table.legal(1) == [Show(card=DAGGER), Show(card=Silence.NOTHING)]
    table.show(1, Silence.NOTHING)  # a lie
    answered = table.heard(ev.Answered)
    assert (answered.shown, answered.asked) == (False, 2)
    table.show(2, Silence.NOTHING)  # a lie: the Bureau
    assert table.legal(3) == [Show(card=Silence.NOTHING)]  # asked although there is nothing: speed tells nothing
    table.show(3, Silence.NOTHING)
    assert table.active == 0
    assert table.phase is Phase.ASKED


def lied(**more: object) -> Table:
    """Return a table where seat 1 has lied over hypothesis 1, seat 2 has shown the Bureau, and seat 0 is on again."""
    return asked(Suspect.PLUM, DAGGER, options=LIES, **more).show(1, Silence.NOTHING).show(2, STUDY)


def test_r_cl_34_a_liar_who_is_denounced_only_answers_from_then_on() -> None:
    table = lied()
    assert "denounce" in GAME.observer.table_view(table.state).verbs
    table.do(0, Denounce(player=Seat(1), hypothesis=1))
    assert table.heard(ev.Denounced).lied
    assert table.active == 0  # the turn goes on
    table.do(0, End())
    assert table.active == 2
    assert table.refused(1, Stay()) == "cluedo-you-only-answer"
    assert table.refused(1, accusation(ENVELOPE)) == "cluedo-you-only-answer"
    table.do(2, Stay()).do(3, Stay()).suggest(0, Suspect.PLUM, DAGGER)
    assert table.active == 1  # still asked


def test_a_cl_28_a_wrong_denunciation_tells_nothing_more_and_is_spent() -> None:
    table = asked(OLIVE, ROPE, options=LIES).show(1, Silence.NOTHING).show(2, OLIVE)
    table.do(0, Denounce(player=Seat(1), hypothesis=1))

    assert [type(event) for event in table.told] == [ev.Denounced]
    assert not table.heard(ev.Denounced).lied
    assert "denounce" not in table.kinds(0)
    assert table.refused(0, Denounce(player=Seat(1), hypothesis=1)) == "cluedo-denounced-already"


def test_the_desk_of_a_seat_names_what_it_hid_for_whoever_takes_it_over_and_no_other_desk_does() -> None:
    table = asked(Suspect.PLUM, DAGGER, options=LIES).show(1, Silence.NOTHING)
    lie = WORDS.say("en", Line("cluedo-desk-hidden", {"cards": (DAGGER,), "hypothesis": 1}))

    for state in (table.state, table.show(2, STUDY).state):
        desks = [GAME.face.seat_lines(GAME.observer.seat_view(state, Seat(seat))) for seat in range(4)]
        told = [lie in {WORDS.say("en", line, lambda _: "**Ann**") for line in desk} for desk in desks]
        assert told == [False, True, False, False]


@pytest.mark.parametrize(
    ("player", "hypothesis", "key"),
    [
        (2, 1, "cluedo-showed-something"),
        (0, 1, "cluedo-showed-something"),
        (3, 1, "cluedo-showed-something"),
        (9, 1, "cluedo-showed-something"),
        (1, 0, "cluedo-no-such-hypothesis"),
        (1, 2, "cluedo-no-such-hypothesis"),
    ],
)
def test_a_cl_28_only_who_showed_nothing_can_be_denounced(player: int, hypothesis: int, key: str) -> None:
    table = lied()

    assert table.legal(0)[-1] == Denounce(player=Seat(1), hypothesis=1)
    assert table.refused(0, Denounce(player=Seat(player), hypothesis=hypothesis)) == key


def test_a_cl_28_nobody_is_denounced_twice_nor_out_of_turn() -> None:
    table = lied().do(0, Denounce(player=Seat(1), hypothesis=1)).do(0, End())

    assert table.refused(2, Denounce(player=Seat(1), hypothesis=1)) == "cluedo-only-answers"
    assert table.refused(3, Denounce(player=Seat(1), hypothesis=1)) == "not-your-turn"
    assert table.refused(1, Denounce(player=Seat(2), hypothesis=1)) == "cluedo-you-only-answer"


def test_a_cl_28_the_closing_report_lists_every_lie() -> None:
    table = lied().accuse(0)

    assert table.all_heard(ev.LieTold) == [ev.LieTold(player=Seat(1), hypothesis=1, cards=(DAGGER,))]


def test_a_cl_28_the_clock_never_lies() -> None:
    table = asked(Suspect.PLUM, DAGGER, options=LIES).late(1)
    assert table.heard(ev.CardSeen).card is DAGGER
    table = asked(OLIVE, ROPE, options=LIES).late(1)
    assert not table.heard(ev.Answered).shown
    assert table.active == 2


def out(table: Table) -> Table:
    """Return the table of `lied` after seat 1 was found to lie, with seat 0 on again."""
    table.do(0, Denounce(player=Seat(1), hypothesis=1)).do(0, End())
    while table.active != 0:
        table.skip()
    return table


def test_a_cl_33_whoever_is_out_answers_truthfully() -> None:
    table = out(lied()).suggest(0, Suspect.PLUM, DAGGER)

    assert table.heard(ev.Suggested).asked == 1
    assert table.legal(1) == [Show(card=DAGGER)]
    assert table.refused(1, Show(card=Silence.NOTHING)) == "cluedo-must-show-now"
    table.show(1, DAGGER)
    assert table.heard(ev.Answered).shown


def test_a_cl_33_whoever_is_out_and_has_no_card_is_passed() -> None:
    table = out(lied()).suggest(0, OLIVE, ROPE)

    assert table.heard(ev.Suggested).passed == (1,)
    assert table.heard(ev.Suggested).asked == 2
    assert Denounce(player=Seat(1), hypothesis=2) not in table.show(2, OLIVE).legal(0)


def test_a_cl_33_who_accused_wrongly_cannot_lie_either() -> None:
    options = {**LIES, "accuse": "any_time"}
    table = a_table(4, at={ROSE: STUDY}, hands=HANDS, options=options, active=1).accuse(1, WRONG).skip().skip()

    assert Show(card=Silence.NOTHING) not in table.suggest(0, LEBLANC, DAGGER).legal(1)


def test_a_cl_34_one_denounces_at_any_point_of_one_s_own_turn_and_at_no_other() -> None:
    denounced = Denounce(player=Seat(1), hypothesis=1)
    table = lied()
    assert denounced in table.legal(0)  # the hypothesis is answered
    table.do(0, End())
    assert table.refused(0, denounced) == "not-your-turn"
    table.skip()
    assert denounced in table.legal(2)  # the turn begins; the witness had lied to another
    assert denounced in table.roll(2, 1, 2).legal(2)
    table.do(2, Stay()).skip()
    assert denounced in table.do(0, Stay()).legal(0)
    table.suggest(0, OLIVE, ROPE)
    assert table.refused(0, denounced) == "not-your-turn"  # a witness must answer first


@pytest.mark.parametrize("topic", ["starting", "asked", "witness", "waiting"])
def test_a_cl_34_the_rules_say_that_one_denounces_on_one_s_own_turn(topic: str) -> None:
    for language, denounce, turn in (("en", "denounce", "turn"), ("fr", "dénonce", "tour")):
        page = WORDS.say(language, Line(f"rules-cluedo-{topic}-false-witnesses-on"))
        (said,) = [line for line in page.split("\n") if denounce in line]
        assert turn in said


def test_a_cl_28_who_leaves_while_asked_and_has_nothing_is_passed() -> None:
    table = asked(OLIVE, ROPE, options=LIES).leave(1)

    assert table.heard(ev.AnsweredFor).passed == (1,)
    assert table.heard(ev.AnsweredFor).asked == 2
