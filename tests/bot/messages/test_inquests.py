"""The inquest in words: whole in both languages and within Discord's limits, however long a game and its names were."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.inquests import POST_LIMIT, TEXT_LIMIT, Inquests
from bot.messages.presenter import Presenter
from bot.telling.message import Button
from games import GAMES
from games.core.deduction.inquest import Inquest
from games.core.game import AnyGame
from games.core.lines import Cited, Line, Who
from games.core.seats import Seat
from tests.builders import Case, a_record, a_seed, settled
from tests.games.seat_logs import inquest_of, logged
from tests.words import WORDS

LINK = "[{}](https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789)"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_what_is_said_of_a_long_game_fits_and_is_whole(game: AnyGame) -> None:
    seats = game.info.seats[-1]
    case = Case(game, seats, tuple(settled(game, seats).items()))
    for running in logged(case, a_seed(7), restless=60):
        if len(running.game.moves) >= 150:
            break
    inquest, n = inquest_of(running), len(running.game.moves)
    record, words = a_record(case, a_seed(7)), Inquests(Presenter(WORDS))

    for locale in WORDS.languages:
        cited = [LINK.format(k) for k in range(n + 1)]
        screen = words.screen(record, inquest, cited, locale, may_post=True)
        assert len(screen.text) <= TEXT_LIMIT
        assert screen.text.splitlines()[-1].startswith("-# ")
        assert "{" not in screen.text
        assert (screen.scene is not None) is bool(inquest.curves)
        short = words.screen(record, inquest, [str(k) for k in range(n + 1)], locale, may_post=True).text
        assert len(short) <= TEXT_LIMIT
        assert short.splitlines()[0] == screen.text.splitlines()[0]
        names = [f"Player {seat}" for seat in range(seats)]
        usual = words.screen(a_record(case, a_seed(7), names), inquest, cited, locale, may_post=True).text
        assert len(usual.splitlines()) == len(inquest.lines) + 1  # nothing is left out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_post_has_its_first_lines_and_its_last_as_many_as_a_screen_holds_and_leads_to_the_whole(
    game: AnyGame,
) -> None:
    seats = game.info.seats[-1]
    case = Case(game, seats, tuple(settled(game, seats).items()))
    for running in logged(case, a_seed(7), restless=60):
        if len(running.game.moves) >= 150:
            break
    inquest, words = inquest_of(running), Inquests(Presenter(WORDS))

    for locale in WORDS.languages:
        record = replace(a_record(case, a_seed(7)), locale=locale)
        cited = [str(k) for k in range(len(running.game.moves) + 1)]
        post = words.post(record, inquest, cited)
        whole = words.screen(record, inquest, cited, locale, may_post=True).text.splitlines()
        first, *told, last = post.text.splitlines()
        assert [first, *told] == whole[: len(told) + 1]
        assert last == whole[-1]
        assert 0 < sum(map(len, told)) <= POST_LIMIT
        assert Control(record.id, 0, Kind.FIXED, Fixed.INQUEST).id in [
            each.id for row in post.rows for each in row if isinstance(each, Button)
        ]


def test_links_are_left_out_where_they_would_be_too_many() -> None:
    game = GAMES[0]
    record = a_record(Case(game, 2, tuple(settled(game, 2).items())), a_seed())
    line = Line("inquest-idle", {"who": Who(Seat(0)), "steps": tuple(map(Cited, range(8)))})
    few, many = (Inquest(lines=(line,) * count, turning_points=()) for count in (1, 9))
    words = Inquests(Presenter(WORDS))

    cited = [LINK.format(k) for k in range(9)]
    shown, bare = (words.screen(record, each, cited, "en", may_post=False).text for each in (few, many))

    assert "](" in shown
    assert "](" not in bare
    assert bare.count("7") == 9
