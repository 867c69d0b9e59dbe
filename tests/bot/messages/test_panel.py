"""The panel says what has happened and who must do what by when; what its picture shows is said beside the picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.alt import ALT_LIMIT
from bot.messages.answers import Answers
from bot.messages.posted import news
from bot.messages.presenter import Presenter
from bot.messages.sentences import event_line, reader_of, stamp
from bot.tables.pace import UNTIMED, Schedule
from bot.tables.records import RESTORED
from bot.tables.status import Status
from bot.tables.table import NumberedStep
from bot.telling.message import PublicMessage, Reader
from bot.telling.troubles import LASTING
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import (
    CASES,
    Case,
    RunningGame,
    StillTable,
    a_record,
    a_seed,
    a_still_table,
    amount,
    positions,
)
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
ANSWERS = Answers(PRESENTER)
SENTENCES = PRESENTER.sentences
PEOPLE = ("Adèle", "Boris", "Clémence", "Dorian", "Edith", "Félix")
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_language = pytest.mark.parametrize("language", WORDS.languages)


def tables(case: Case, language: str | None = None) -> list[StillTable]:
    """Return a table at some of its steps; each case speaks another language."""
    spoken = language or WORDS.languages[CASES.index(case) % len(WORDS.languages)]
    return [a_still_table(game, locale=spoken) for game in positions(case, a_seed(41), amount(4, 60))]


def named(table: StillTable) -> StillTable:
    """Return a table at which people sit who are called as people are."""
    seats = tuple(replace(seat, name=PEOPLE[seat.seat]) for seat in table.record.seats)
    return StillTable(replace(table.record, seats=seats), table.game, table.now)


def lines_of(table: StillTable) -> list[str]:
    view = table.game.observer.table_view(table.state)
    return SENTENCES.lines(reader_of(table.record), table.game.face.table_lines(view))


@every_case
def test_the_panel_of_a_game_that_was_ended_early_asks_nobody_to_act(case: Case) -> None:
    for table in tables(case):
        ended = replace(table.record, status=Status.ENDED, schedule=UNTIMED)
        reader = reader_of(ended)
        said = PRESENTER.panel(StillTable(ended, table.game, table.now)).text.split("\n")

        assert lines_of(table)[0] not in said
        assert SENTENCES.say(reader, "panel-stopped") in said


@every_case
def test_the_panel_says_what_no_post_says_and_who_must_do_what_by_when_and_no_more(case: Case) -> None:
    for table in tables(case):
        reader = reader_of(table.record)
        panel = PRESENTER.panel(table)
        _, *said = panel.text.split("\n")
        situation = lines_of(table)[0]
        if table.outcome is not None:
            told = SENTENCES.lines(reader, (event_line(table.game, each) for each in table.now.public))
            is_told = situation in told
            assert said[0] == (SENTENCES.say(reader, "panel-over") if is_told else situation)
            continue
        assert table.record.deadline is not None
        deadline = SENTENCES.say(reader, "panel-deadline", at=stamp(table.record.deadline))
        assert f"{situation} {deadline}" in panel.text
        told = SENTENCES.lines(reader, news(table, table.now, WORDS))
        assert all(each in panel.text for each in told)
        post = PRESENTER.post(table, table.now)
        assert post is None or not [each for each in told if each in post.text]
        assert panel.text.count("\n") <= 3  # its name, these two, and the proof of a deal whose first post goes


@every_case
def test_what_the_picture_shows_is_said_beside_it_and_in_the_status(case: Case) -> None:
    for table in map(named, tables(case)):
        language = table.record.locale
        rest = SENTENCES.say(Reader(language), "alt-rest")
        panel, facts = PRESENTER.panel(table), lines_of(table)
        told = SENTENCES.lines(reader_of(table.record), news(table, table.now, WORDS))
        rest_of_it = [each for each in facts[1:] if each not in told]
        beside = [each.replace("**", "") for each in rest_of_it]
        _, *said = panel.alt.split("\n")
        whole = [each for each in said if each != rest]
        assert len(panel.alt) <= ALT_LIMIT
        assert whole == beside[: len(whole)], "whole lines, in their order"
        if (is_cut := said[-1:] == [rest]) or len(whole) < len(beside):
            assert is_cut
            assert len(panel.alt) + len(beside[len(whole)]) >= ALT_LIMIT - 1
        assert "**" not in panel.alt
        assert panel.details == "\n".join(rest_of_it)
        assert ANSWERS.status(table, language, None).text == "\n".join(facts)


@every_language
@pytest.mark.parametrize(("trouble", "key"), [(LASTING, "panel-posts-stay"), (RESTORED, "panel-restored")])
def test_a_panel_says_that_what_is_above_it_is_not_as_it_should_be(language: str, trouble: str, key: str) -> None:
    table = tables(CASES[0], language)[0]
    stays = StillTable(replace(table.record, trouble=trouble), table.game, table.now)
    said = SENTENCES.say(reader_of(table.record), key)

    assert said in PRESENTER.panel(stays).text
    assert said not in PRESENTER.panel(table).text


@every_case
def test_a_panel_that_catches_up_says_what_had_happened_then(case: Case) -> None:
    game = RunningGame(case, a_seed(43))
    steps = [game.now]
    while not game.is_over and len(steps) < 20:
        game.go_on()
        steps.append(game.now)
    record = a_record(case, a_seed(43), schedule=UNTIMED)
    table = StillTable(record, case.game, *steps)

    for step in steps:
        then = StillTable(record, case.game, *steps[: step.n + 1])
        assert PRESENTER.panel(table, step).text == PRESENTER.panel(then).text


@every_case
def test_a_step_that_nobody_else_is_told_of_changes_nothing_on_the_panel(case: Case) -> None:
    for game in positions(case, a_seed(44), 3):
        before = a_still_table(game)
        after = NumberedStep(case.game, before.n + 1, before.state, ())
        table = StillTable(before.record, case.game, before.now, after)

        assert readable(PRESENTER.panel(table)) == readable(PRESENTER.panel(before))


def readable(message: PublicMessage) -> tuple[str, str, str]:
    return message.text, message.alt, message.details


def test_a_name_that_looks_like_markup_is_said_as_it_is() -> None:
    case = next(each for each in CASES if each.game.info.key == "clues")
    table = a_still_table(RunningGame(case, a_seed(45)))
    stars = tuple(replace(seat, name="a**b" if seat.seat == 0 else seat.name) for seat in table.record.seats)

    assert "a**b" in PRESENTER.panel(StillTable(replace(table.record, seats=stars), table.game, table.now)).alt


@every_case
def test_the_last_post_of_a_game_asks_nobody_back_who_missed_their_last_turns(case: Case) -> None:
    *_, game = positions(case, a_seed(43), 1)
    n = len(game.moves)
    table = a_still_table(game)
    covered = replace(table.record.clock, covered={Seat(0): n})

    post = PRESENTER.post(
        StillTable(replace(table.record, schedule=Schedule(clock=covered)), table.game, table.now), table.now
    )

    assert table.outcome is not None
    assert post is not None
    assert post.rows == ()
    assert WORDS.say("fr", Line("time-here")) not in post.text
