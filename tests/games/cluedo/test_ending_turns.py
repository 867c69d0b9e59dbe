"""Who asks may let their turn end as soon as a card is shown (A-CL-36): chosen before the answer, so that nothing follows from it."""

from __future__ import annotations

from statistics import mean

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import Suggest
from games.cluedo.model import SUSPECTS, WEAPONS, Card, Phase, Room
from games.core.endings import TurnBegan
from games.core.events import PublicEvent
from games.core.wire import pack, unpack
from tests.builders import amount
from tests.games.cluedo.questions import LEBLANC, OLIVE, SPANNER, STUDY, in_study
from tests.games.cluedo.tables import ENVELOPE, Table, a_table
from tests.games.cluedo.test_standing import hand_overs

ON = {"false_witnesses": "standing"}
ENDING = Suggest(suspect=OLIVE, weapon=SPANNER, end=True)


def told_to_all(table: Table) -> list[PublicEvent]:
    return [event for event in table.told if isinstance(event, PublicEvent)]


@pytest.mark.parametrize("card", [OLIVE, SPANNER, STUDY])
def test_a_cl_36_the_turn_ends_with_the_card_whichever_it_is(card: Card) -> None:
    table = in_study().do(0, ENDING)
    assert (table.phase, table.active) == (Phase.ASKING, 2)
    table.show(2, card)

    assert (table.phase, table.active) == (Phase.STARTING, 1)
    assert table.heard(ev.CardSeen).card == card
    assert told_to_all(table) == [ev.Answered(by=2, to_whom=0, shown=True), TurnBegan(seat=1)]  # type: ignore[arg-type]  # seats


def test_a_cl_36_where_nobody_shows_a_card_its_author_may_still_accuse() -> None:
    table = a_table(at={SUSPECTS[0]: Room.HALL}).do(0, Suggest(suspect=ENVELOPE[0], weapon=ENVELOPE[1], end=True))

    assert (table.phase, table.active) == (Phase.ASKED, 0)
    table.accuse(0)
    assert table.phase is Phase.OVER


def test_a_cl_36_without_the_tick_the_turn_goes_on_and_the_next_question_is_without_it() -> None:
    table = in_study().do(0, ENDING).show(2, OLIVE)
    while table.active != 0:
        table.skip()
    table.suggest(0, OLIVE, SPANNER).show(2, OLIVE)

    assert (table.phase, table.active) == (Phase.ASKED, 0)


def test_a_cl_36_also_where_the_clock_answers_and_where_the_witness_leaves() -> None:
    assert in_study().do(0, ENDING).late(2).active == 1
    assert in_study().do(0, ENDING).leave(2).active == 1


def test_a_cl_36_where_cards_answer_by_themselves_all_of_it_is_one_step() -> None:
    table = in_study(options=ON).do(0, ENDING)

    assert table.active == 1
    assert [type(event) for event in told_to_all(table)] == [ev.Suggested, TurnBegan]


def test_a_cl_36_the_tick_is_offered_with_every_hypothesis_and_after_all_else() -> None:
    legal = in_study().legal(0)
    ending = [each for each in legal if isinstance(each, Suggest) and each.end]

    assert len(ending) == len(SUSPECTS) * len(WEAPONS)
    assert legal[-len(ending) :] == ending
    assert "suggest" not in in_study().do(0, ENDING).show(2, OLIVE).kinds(0)


def test_a_hypothesis_that_was_stored_before_there_was_a_tick_is_one_without() -> None:
    name, fields = pack(Suggest(suspect=LEBLANC, weapon=SPANNER))
    del fields["end"]

    assert unpack(GAME.info.actions, name, fields) == Suggest(suspect=LEBLANC, weapon=SPANNER)


def test_a_game_of_five_changes_hands_less_often_where_turns_end_by_themselves() -> None:
    games = range(amount(6, 60))
    without, hasty = ([hand_overs(seed, "off", is_hasty=each) for seed in games] for each in (False, True))

    assert mean(hasty) < 0.8 * mean(without)
