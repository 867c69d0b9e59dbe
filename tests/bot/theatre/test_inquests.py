"""The inquest in words: whole in all languages, each page one screen and within Discord's limits, however long a game was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.pages import LETTERS, MARKUP, ROW, ROWS
from bot.messages.presenter import Presenter
from bot.tables.records import TableRecord
from bot.telling.message import Button, PrivateMessage
from bot.theatre.messages.inquests import POST_LIMIT, TEXT_LIMIT, Inquests
from games import GAMES
from games.core.deduction.inquest import Inquest
from games.core.game import AnyGame
from games.core.lines import Cited, Line, Who
from games.core.seats import Seat
from tests.builders import Case, a_record, a_seed, settled
from tests.games.pictures import MOST_GLARE, Speaker, glare, words_stand_out
from tests.games.seat_logs import inquest_of, logged
from tests.words import WORDS

LINK = "[{}](https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789)"


def a_long_game(game: AnyGame, names: Sequence[str] = ()) -> tuple[TableRecord, Inquest, int]:
    """Return a game with as many players as there may be, its inquest, and the number of its moves."""
    seats = game.info.seats[-1]
    case = Case(game, seats, tuple(settled(game, seats).items()))
    for running in logged(case, a_seed(7), restless=60):
        if len(running.game.moves) >= 150:
            break
    record = a_record(case, a_seed(7), names) if names else a_record(case, a_seed(7))
    return record, inquest_of(running), len(running.game.moves)


def pages(record: TableRecord, inquest: Inquest, cited: Sequence[str], locale: str) -> Iterator[PrivateMessage]:
    """Yield the pages of an inquest, as presses lead from one to the next."""
    words, n = Inquests(Presenter(WORDS)), 0
    while True:
        page = words.screen(record, inquest, cited, locale, n, may_post=True)
        yield page
        onward = Control(record.id, 0, Kind.FIXED, Fixed.INQUEST, (n + 1,)).id
        if onward not in [each.id for row in page.rows for each in row if isinstance(each, Button)]:
            return
        n += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_what_is_said_of_a_long_game_is_whole_and_each_page_is_a_screen(game: AnyGame) -> None:
    seats = game.info.seats[-1]
    record, inquest, n = a_long_game(game, [f"Player {seat}" for seat in range(seats)])

    for locale in WORDS.languages:
        linked, bare = [LINK.format(k) for k in range(n + 1)], [str(k) for k in range(n + 1)]
        shown = list(pages(record, inquest, linked, locale))
        plain = list(pages(record, inquest, bare, locale))
        assert len(shown) == len(plain)
        assert [len(each.text.splitlines()) for each in shown] == [len(each.text.splitlines()) for each in plain]
        told = [line for page in plain for line in page.text.splitlines()[1:]]
        assert len(told) == len(inquest.lines)  # nothing is left out or said twice
        assert told[-1].startswith("-# ")
        assert "{" not in "".join(told)
        assert [each.scene is not None for each in shown] == [bool(inquest.curves), *[False] * (len(shown) - 1)]
        for page in plain:
            rows = sum(-(-len(MARKUP.sub("", line)) // LETTERS) for line in page.text.splitlines())
            assert rows + (0 if page.scene is None else page.scene.height / ROW) <= ROWS
        for page in shown:
            assert len(page.text) <= TEXT_LIMIT


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    record, inquest, n = a_long_game(GAMES[0])
    cited = [str(k) for k in range(n + 1)]
    *_, last = pages(record, inquest, cited, "en")

    assert Inquests(Presenter(WORDS)).screen(record, inquest, cited, "en", 99, may_post=True) == last


def test_the_curves_of_an_inquest_do_not_glare_and_their_words_stand_out() -> None:
    for game in GAMES:
        record, inquest, n = a_long_game(game)
        scene = Inquests(Presenter(WORDS)).post(record, inquest, [str(k) for k in range(n + 1)]).scene
        assert (scene is not None) is bool(inquest.curves)
        if scene is not None:
            assert glare(scene, Speaker("fr")) <= MOST_GLARE
            words_stand_out(scene, Speaker("fr"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_post_has_its_first_lines_and_its_last_as_many_as_a_screen_holds_and_leads_to_the_whole(
    game: AnyGame,
) -> None:
    dealt, inquest, n = a_long_game(game)
    words, cited = Inquests(Presenter(WORDS)), [str(k) for k in range(n + 1)]

    for locale in WORDS.languages:
        record = replace(dealt, locale=locale)
        post = words.post(record, inquest, cited)
        whole = [line for page in pages(record, inquest, cited, locale) for line in page.text.splitlines()[1:]]
        _, *told, last = post.text.splitlines()
        assert told == whole[: len(told)]
        assert last == whole[-1]
        assert 0 < sum(map(len, told)) <= POST_LIMIT
        assert Control(record.id, 0, Kind.FIXED, Fixed.INQUEST).id in [
            each.id for row in post.rows for each in row if isinstance(each, Button)
        ]


def test_links_are_left_out_where_they_would_be_too_many() -> None:
    game = GAMES[0]
    record = a_record(Case(game, 2, tuple(settled(game, 2).items())), a_seed())
    line = Line("inquest-idle", {"who": Who(Seat(0)), "steps": tuple(map(Cited, range(8)))})
    few, many = (Inquest(lines=(line,) * count, turning_points=()) for count in (1, 5))
    words = Inquests(Presenter(WORDS))

    cited = [LINK.format(k) for k in range(9)]
    shown, bare = (words.screen(record, each, cited, "en", may_post=False).text for each in (few, many))

    assert "](" in shown
    assert "](" not in bare
    assert bare.count("7") == 5
