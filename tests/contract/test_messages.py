"""What everybody reads is made of public events only, a letter of the events of its reader, an id of numbers.

That all of it is the same in every world its reader may be in: `test_secrecy.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given, settings

from bot.messages.answers import Answers
from bot.messages.choices import Choices, choices
from bot.messages.controls import Control
from bot.messages.presenter import Presenter
from bot.messages.screens import Screens, VerbQuestion
from bot.messages.sentences import reader_of
from bot.tables.table import readers_of
from bot.telling.message import Form, Heading, PrivateMessage, PublicMessage
from games.core.contract import Action, Refusal
from games.core.events import PrivateEvent, PublicEvent
from games.core.seats import Seat
from tests.builders import (
    CASES,
    Case,
    RunningGame,
    StillTable,
    a_log,
    a_still_table,
    amount,
    any_verb,
    positions,
    seeds,
    walk,
)
from tests.words import WORDS

every_case = pytest.mark.parametrize("case", CASES, ids=str)
PRESENTER = Presenter(WORDS)
ANSWERS = Answers(PRESENTER)
SCREENS = Screens(PRESENTER)
COMPARED = settings(max_examples=amount(1, 40), deadline=None)


def public(table: StillTable) -> Iterator[PublicMessage]:
    yield PRESENTER.panel(table)


def private(table: StillTable, seat: Seat, language: str) -> Iterator[PrivateMessage | Form]:
    """Yield everything that one person may ask to be shown."""
    yield PRESENTER.desk(table, seat, language)
    yield ANSWERS.status(table, language, seat)
    for kind in table.game.info.actions:
        try:
            offered = choices(table.now, seat, kind)
        except Refusal as refusal:
            yield ANSWERS.refusal(refusal, reader_of(table.record, language))
            continue
        for number, action in offered.actions[:6]:
            keys = table.game.observer.cautions(table.state, seat, action)
            if keys or action.is_final:
                yield SCREENS.confirm(table, table.now, number, action, keys, language)
        if offered.fields:
            yield SCREENS.asks(VerbQuestion(table, table.now, offered, language, seat))


@every_case
@given(seed=seeds)
@COMPARED
def test_what_everybody_reads_is_made_of_public_events_only(case: Case, seed: bytes) -> None:
    for game in a_walk(case, seed):
        table = a_still_table(game)
        step = table.now
        told = PRESENTER.post(table, step)
        bare = replace(step, events=tuple(each for each in step.events if isinstance(each, PublicEvent)))

        assert PRESENTER.post(table, bare) == told
        assert PRESENTER.panel(StillTable(table.record, table.game, bare)) == PRESENTER.panel(table)
        assert ANSWERS.log(a_log(table, step), "en") == ANSWERS.log(a_log(table, bare), "en")


@every_case
@given(seed=seeds)
@COMPARED
def test_what_one_person_reads_is_made_of_their_own_events_only(case: Case, seed: bytes) -> None:
    for game in a_walk(case, seed):
        table = a_still_table(game)
        step = table.now
        for seat in readers_of(step):
            letter = PRESENTER.letter(table, step, seat)
            assert letter is not None
            mine = replace(
                step,
                events=tuple(each for each in step.events if isinstance(each, PrivateEvent) and each.to == seat),
            )
            assert readers_of(mine) == [seat]
            assert PRESENTER.letter(table, mine, seat) == letter


@every_case
@given(seed=seeds)
@COMPARED
def test_whoever_is_called_is_mentioned_once_and_nobody_else_is(case: Case, seed: bytes) -> None:
    for game in a_walk(case, seed):
        told = PRESENTER.post(a_still_table(game), a_still_table(game).now)
        if isinstance(told, PublicMessage):
            assert sorted(re.findall(r"<@(\d+)>", told.text)) == sorted(map(str, told.calls))


def a_walk(case: Case, seed: bytes) -> Iterator[RunningGame]:
    """Yield a game at its first steps: the deal, and what follows."""
    for game in walk(case, seed, any_verb):
        if len(game.moves) > 30:
            return
        yield game


@every_case
@given(seed=seeds)
@COMPARED
def test_ids_of_controls_tell_a_table_a_step_and_a_number_and_nothing_else(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, 3):
        table = a_still_table(game)
        messages = [*public(table), *(each for seat in case.everybody for each in private(table, seat, "en"))]
        for message in messages:
            ids = (
                [message.id]
                if isinstance(message, Form)
                else [each.id for row in message.rows for each in row if not isinstance(each, Heading)]
            )
            for each in ids:
                control = Control.read(each)
                assert control is not None
                assert control.table == table.record.id
                assert control.seen in {0, table.n}
                assert control.id == each
                assert len(each) <= 100


@every_case
def test_every_action_is_reached_by_pressing_its_values_in_any_order(case: Case) -> None:
    for game in positions(case, bytes(16), 3):
        table = a_still_table(game)
        for seat in case.everybody:
            for kind in case.game.info.actions:
                try:
                    offered = choices(table.now, seat, kind)
                except Refusal:
                    continue
                if offered.fields:
                    for number, action in offered.actions[:: max(1, len(offered.actions) // 12)]:
                        for order in permutations(range(len(offered.fields))):
                            waits_first = sorted(order, key=lambda at: not offered.fields[at].usual)
                            assert reached(offered, action, waits_first) == number


def reached(offered: Choices, action: Action, order: Sequence[int]) -> int:
    """Return the number of the action that is carried out once the values of an action are pressed, field by field."""
    picked = offered.usual
    for at in order:
        field = offered.fields[at]
        value = getattr(action, field.name)
        for each in value if field.is_many else (value,):
            k = field.values.index(each)
            if field.is_chosen(k, picked[at]):
                continue
            leads_to = dict(offered.offered(at, picked))[k]
            if isinstance(leads_to, int):
                return leads_to
            picked = leads_to
    ((number, _),) = offered.fitting(picked)
    assert all(picked)
    return number
