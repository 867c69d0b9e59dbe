"""The end of a game is an event: all is turned over, who won is said and why, and the same people may play again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from bot.messages.presenter import Presenter
from bot.messages.sentences import event_line, reader_of
from games import GAMES
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.lines import Line, Who
from games.core.playthrough import EntryKind
from tests.builders import CASES, RunningGame, StillTable, a_seed, a_still_table, any_verb
from tests.games.pictures import figures, words
from tests.parts import finish_of, worlds_of
from tests.words import WORDS

PRESENTER = Presenter(WORDS)
SAY = PRESENTER.sentences

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
every_size = pytest.mark.parametrize("is_full", [False, True], ids=["few", "many"])
every_language = pytest.mark.parametrize("language", WORDS.languages)


@cache
def played(game: AnyGame, *, is_full: bool) -> RunningGame:
    """Play a game with few or many players until somebody has won."""
    seats = game.info.seats[-1 if is_full else 0]
    case = next(each for each in CASES if each.game is game and each.seats == seats)
    finish = finish_of(game)
    for n in range(20):
        running = RunningGame(case, a_seed(n))
        while not running.is_over:
            seat = running.someone()
            action = finish(game, running.state, seat) or any_verb(running.dice, running.legal(seat))
            running.move(EntryKind.ACTION, seat, action)
        outcome = game.rules.outcome(running.state)
        if outcome is not None and outcome.winners:
            return running
    raise AssertionError("nobody ever wins")


def over(game: AnyGame, is_full: bool, language: str = "en") -> StillTable:
    return a_still_table(played(game, is_full=is_full), locale=language)


def lines_at_the_end(table: StillTable) -> list[Line]:
    """Return what is said then: on the panel, and in the last post."""
    view = table.game.observer.table_view(table.state)
    told = [event_line(table.game, each) for each in table.now.events if isinstance(each, PublicEvent)]
    return [*table.game.face.table_lines(view), *told]


def facts_in(lines: Iterable[Line]) -> Iterator[object]:
    def inside(fact: object) -> Iterator[object]:
        yield fact
        if isinstance(fact, tuple):
            for each in fact:
                yield from inside(each)

    for line in lines:
        for fact in line.facts.values():
            yield from inside(fact)


@every_size
@every_game
def test_all_that_was_hidden_is_said_and_drawn(game: AnyGame, is_full: bool) -> None:
    table = over(game, is_full)
    said, drawn = worlds_of(game).turned_over(table.state)
    scene = game.face.table_scene(game.observer.table_view(table.state))
    seen = {*map(str, words(scene)), *(each.split("/")[-1] for each in figures(scene))}

    assert said
    assert {*said} <= {*facts_in(lines_at_the_end(table))}
    assert {*map(str, drawn)} <= seen


@every_language
@every_size
@every_game
def test_one_sentence_says_who_won(game: AnyGame, is_full: bool, language: str) -> None:
    table = over(game, is_full, language)
    reader, outcome = reader_of(table.record), table.outcome
    assert outcome is not None
    post = PRESENTER.post(table, table.now)
    text = f"{post.text if post is not None else ''}\n{PRESENTER.panel(table).text}"
    lines = [line for line in lines_at_the_end(table) if {Who(seat) for seat in outcome.winners} <= {*facts_in([line])}]

    assert any(SAY.line(reader, line) in text for line in lines)


@every_language
@every_game
def test_the_last_panel_offers_to_play_again_and_to_watch(game: AnyGame, language: str) -> None:
    table = over(game, is_full=False, language=language)
    labels = [each.label for row in PRESENTER.panel(table).rows for each in row if hasattr(each, "label")]

    for key in ("control-again", "control-watch"):
        assert SAY.say(reader_of(table.record), key) in labels
