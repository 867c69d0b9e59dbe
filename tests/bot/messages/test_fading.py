"""What fades: where a table's memory is friendly it is posted and logged like the rest, and where it is strict neither."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.answers import Answers
from bot.messages.posted import news
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.ids import UserId
from bot.tables.pace import UNTIMED
from bot.tables.status import Status
from bot.tables.table import NumberedStep, left_to_tell, readers_of
from bot.telling.message import PublicMessage
from games.bakerstreet import events as ev
from games.bakerstreet.model import Card
from games.core.events import PublicEvent
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import CASES, RunningGame, StillTable, a_log, a_record, a_seed, settled
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
ANSWERS = Answers(PRESENTER)
BAKER = next(case for case in CASES if case.game.info.key == "bakerstreet")
CLUES = next(case for case in CASES if case.game.info.key == "clues")


def after_a_play(*events: PublicEvent, memory: str) -> StillTable:
    """Return a table at which a step told only these events, and the other player is to act."""
    game = RunningGame(BAKER, a_seed(1))
    before = game.state
    other = replace(before, active=1 - before.active)
    steps = (NumberedStep(BAKER.game, 0, before, ()), NumberedStep(BAKER.game, 1, other, events))
    record = a_record(BAKER, a_seed(1), entries=1, options=settled(BAKER.game, 2, {"memory": memory}))
    return StillTable(record, game.case.game, *steps)


def a_play() -> ev.Played:
    return ev.Played(by=BAKER.everybody[0], card=Card.THREE_ARROW, pile=4, shuffles=False)


def test_the_next_player_is_called_though_all_that_happened_has_faded() -> None:
    table = after_a_play(a_play(), memory="strict")
    waiting = table.game.observer.table_view(table.state).waiting

    public = PRESENTER.post(table, table.now)

    assert readers_of(table.now) == []
    assert public is not None
    assert public.calls == tuple(int(table.record.seats[seat].user) for seat in waiting)
    assert f"<@{public.calls[0]}>" in public.text
    assert "3" not in public.text.replace(f"<@{public.calls[0]}>", "")
    assert "pile" not in public.text


def test_a_step_in_which_all_has_faded_and_nobody_else_is_to_act_is_not_posted() -> None:
    table = after_a_play(a_play(), memory="strict")
    still = StillTable(
        table.record,
        table.game,
        NumberedStep(BAKER.game, 0, table.state, ()),
        NumberedStep(BAKER.game, 1, table.state, (a_play(),)),
    )

    assert PRESENTER.post(still, still.now) is None
    assert readers_of(still.now) == []


def test_with_a_friendly_memory_what_fades_is_posted() -> None:
    table = after_a_play(a_play(), memory="friendly")

    public = PRESENTER.post(table, table.now)

    assert isinstance(public, PublicMessage)
    assert WORDS.say("fr", Line("noun-bakerstreet-3_arrow")) in public.text


@pytest.mark.parametrize("locale", WORDS.languages)
@pytest.mark.parametrize(("memory", "shown"), [("strict", False), ("friendly", True)])
def test_the_log_keeps_what_has_faded_only_with_a_friendly_memory(memory: str, shown: bool, locale: str) -> None:
    table = after_a_play(a_play(), memory=memory)

    texts = ANSWERS.log(a_log(table, table.now), locale)

    assert any("4" in text for text in texts) is shown


def test_a_game_without_the_option_logs_nothing_that_has_faded() -> None:
    game = RunningGame(CLUES, a_seed(1))
    steps = [game.now]
    game.go_on()
    steps.append(game.now)
    table = StillTable(a_record(CLUES, a_seed(1)), game.case.game, *steps)

    assert len(ANSWERS.log(a_log(table, *steps), "en")) == 1


def test_a_panel_that_catches_up_after_the_end_tells_of_the_end_in_its_last_step_only() -> None:
    before = after_a_play(a_play(), memory="strict")
    record = replace(before.record, status=Status.OVER, schedule=UNTIMED)
    table = StillTable(record, before.game, NumberedStep(before.game, 0, before.state, ()), before.now)
    over = PRESENTER.sentences.say(reader_of(record), "panel-over")

    assert over in PRESENTER.panel(table).text
    assert over in PRESENTER.panel(table, table.now).text
    assert over not in PRESENTER.panel(table, table.step(0)).text


def a_count(pile: int, winner: Seat) -> ev.Counted:
    first, second = BAKER.everybody
    return ev.Counted(
        pile=pile, arrow=pile > 1, first=first, first_cards=(), first_x2=False, first_sum=0, second=second,
        second_cards=(), second_x2=False, second_sum=0, stop=False, winner=winner, how="more", prize="clue",
    )  # fmt: skip


def test_a_count_that_a_post_has_told_with_a_later_one_does_not_come_back_on_the_panel() -> None:
    """A rival wins the first of three piles in a row; the post of the second count, which calls a person, has told both."""
    person, rival = BAKER.everybody
    start = RunningGame(BAKER, a_seed(1)).state
    record = a_record(BAKER, a_seed(1), entries=3, options=settled(BAKER.game, 2, {"memory": "friendly"}))
    seats = tuple(replace(each, user=UserId(-101)) if each.seat == rival else each for each in record.seats)
    steps = [NumberedStep(BAKER.game, 0, replace(start, active=person), ())]
    for pile, winner in enumerate((rival, person, person), 1):
        state, postponed = replace(start, active=winner), left_to_tell(steps[-1])
        steps.append(NumberedStep(BAKER.game, pile, state, (a_count(pile, winner),), postponed=postponed))
    table = StillTable(replace(record, seats=seats), BAKER.game, *steps)

    posts = [PRESENTER.post(table, step) is not None for step in steps[1:]]
    on_panel = [line.facts["pile"] for line in news(table, table.now, WORDS)]

    assert posts == [False, True, False]
    assert on_panel == [3]
