"""Posts are few and none is missing: what one seat does in a row is told in one post, or in two where all must know at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

import pytest
from hypothesis import given, settings

from bot.messages.presenter import Presenter
from bot.messages.sentences import bold, event_lines, is_friendly, reader_of
from bot.tables.status import Status
from bot.tables.table import left_to_tell
from bot.telling.message import Button
from bot.ui.rendering import is_ordinary
from games.core.events import PublicEvent
from games.core.lines import Line
from games.core.playthrough import EntryKind, Move
from tests.builders import CASES, Case, RunningGame, StillTable, a_record, amount, any_verb, seeds
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
COMPARED = settings(max_examples=amount(1, 60), deadline=None)
MOVES = amount(120, 400)
AT_ONCE = {"Doubted", "Suggested"}
"""What is told at once, though its seat goes on: the hands lie open, or a suggestion that nobody answers."""
MEMORIES = {(case.game.info.key, case.seats, dict(case.options).get("memory")): case for case in reversed(CASES)}
every_size = pytest.mark.parametrize("case", MEMORIES.values(), ids=str)
"""Every game once at every number of seats, with every memory."""


def whole_game(case: Case, seed: bytes) -> Iterator[tuple[Move | None, StillTable]]:
    """Yield a game at every step with the move that led there; now and then the clock plays, or somebody leaves."""
    game = RunningGame(case, seed)
    record = a_record(case, seed)
    before = now = game.now
    yield None, StillTable(record, case.game, now)
    while not game.is_over and len(game.moves) < MOVES:
        match game.dice.below(40):
            case 0:
                game.move(EntryKind.LATE, game.someone())
            case 1 if len(game.moves) > MOVES // 2:
                game.move(EntryKind.FORFEIT, game.someone())
            case _:
                game.go_on(any_verb)
        is_late = game.moves[-1].kind is EntryKind.LATE
        before, now = now, replace(game.now, is_late=is_late, postponed=left_to_tell(now))
        yield game.moves[-1], StillTable(replace(record, entries=now.n), case.game, before, now)


def turns(moved: list[tuple[Move | None, StillTable]]) -> Iterator[list[StillTable]]:
    """Yield what one seat, or the clock for it, does in a row, from one turn or round to the next."""
    number = 0
    numbered = []
    for move, table in moved:
        numbered.append(((number, (move.kind, move.seat) if move is not None else None), table))
        number += any(isinstance(each, PublicEvent) and (each.is_turn or _is_round(each)) for each in table.now.events)
    for _, group in groupby(numbered, key=lambda each: each[0]):
        yield [table for _, table in group]


def _is_round(event: PublicEvent) -> bool:
    return type(event).__name__ == "RoundBegan"


@every_size
@given(seed=seeds)
@COMPARED
def test_what_one_seat_does_in_a_row_is_one_post_or_two_where_all_must_know_at_once(case: Case, seed: bytes) -> None:
    for turn in turns(list(whole_game(case, seed))):
        posts = [post for table in turn if (post := PRESENTER.post(table, table.now)) is not None]
        told = {type(each).__name__ for table in turn for each in table.now.events}
        assert len(posts) <= 2, [post.text for post in posts]
        assert len(posts) <= 1 or told & AT_ONCE, [post.text for post in posts]


@every_size
@given(seed=seeds)
@COMPARED
def test_all_that_happens_is_posted_once_and_in_its_order(case: Case, seed: bytes) -> None:
    """What waits is on the panel meanwhile, and in the last post of a table that is closed before its turn."""
    waiting: list[str] = []
    first = 0
    for _, table in whole_game(case, seed):
        reader = reader_of(table.record)
        public = [each for each in table.now.events if isinstance(each, PublicEvent)]
        lines = event_lines(case.game, [each for each in public if is_friendly(table.record) or not each.fades])
        waiting += [PRESENTER.sentences.line(reader, line) for line in lines]
        closed = StillTable(replace(table.record, status=Status.ENDED), case.game, table.now)
        post = PRESENTER.post(table, table.now.since(first))
        if post is None:
            assert left_to_tell(table.now, first) or not waiting
            panel, closing = PRESENTER.panel(table).text, PRESENTER.closings.closing(closed, first).text
            if table.outcome is None:
                assert all(line in panel for line in waiting)
            assert all(line in closing for line in waiting)
            continue
        said = nameless(post.text, table)
        assert all(nameless(line, table) in said for line in waiting)
        waiting, first = [], table.n + 1
        assert left_to_tell(table.now, first) == ()


@every_size
@given(seed=seeds)
@COMPARED
def test_under_every_post_of_a_game_that_goes_on_everybody_finds_their_desk_whatever_it_told(
    case: Case, seed: bytes
) -> None:
    """It is there with news for nobody too, so that it tells nothing; and a phone still shows what the post says."""
    for _, table in whole_game(case, seed):
        if (post := PRESENTER.post(table, table.now)) is None:
            continue
        labels = [each.label for row in post.rows for each in row if isinstance(each, Button)]
        assert labels.count(WORDS.say("fr", Line("control-desk"))) == (0 if table.outcome is not None else 1)
        assert is_ordinary(post)
        assert len(post.rows) <= 5
        assert all(len(row) <= 5 for row in post.rows)


def nameless(text: str, table: StillTable) -> str:
    """Return a text in which it makes no difference whether somebody is called or only named."""
    names = reader_of(table.record).names
    for seat in table.record.seats:
        text = text.replace(f"<@{seat.user}>", "@").replace(bold(names[seat.seat]), "@")
    return text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_post_of_a_deal_begins_alike_whichever_mailboxes_are_open_by_then(case: Case) -> None:
    game = RunningGame(case, bytes(16))
    posts = []
    for is_open in (True, False, None):
        record = a_record(case, bytes(16))
        record = replace(record, seats=tuple(replace(seat, mail_open=is_open) for seat in record.seats))
        table = StillTable(record, case.game, game.now)
        posts.append(PRESENTER.post(table, table.now))

    first, *others = (post for post in posts if post is not None)
    assert first.mark
    assert all(each.mark == first.mark and each.text.startswith(first.mark) for each in (first, *others))
    assert ({each.text for each in others} != {first.text}) == case.game.info.has_secrets
