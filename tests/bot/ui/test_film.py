"""The film of a finished game: posted once, by who played, where it was played."""

from __future__ import annotations

import pytest

from bot.messages.controls import Control, Fixed, Kind
from bot.messages.message import PublicMessage
from bot.record.turning import turning_points
from bot.tables.levels import has_inquest
from bot.tables.table import replay
from games import GAMES
from games.core.game import AnyGame
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, fixed, said
from tests.bot.ui.test_theatre import STRANGER, a_game
from tests.fake_discord import LOOK_FAR


async def test_whoever_played_posts_it_once_and_is_told_where_it_is(club: Club) -> None:
    table = await a_game(club, GAMES[0])
    press = fixed(table.record.id, Fixed.FILM)
    before = len(club.discord.channel)

    first = await club.press(PEOPLE[0], press)
    second = await club.press(PEOPLE[1], press)

    (post,) = club.discord.channel[before:]
    link = f"https://discord.com/channels/{GUILD}/{CHANNEL}/{post.id}"
    assert said("film-posted", link=link) in first.texts[-1]
    assert said("film-there", link=link) in second.texts[-1]
    assert club.films == 1


async def test_it_is_not_posted_twice_however_much_has_been_said_since_unless_somebody_took_it_away(club: Club) -> None:
    table = await a_game(club, GAMES[0])
    press = fixed(table.record.id, Fixed.FILM)
    here = club.discord.channel
    for n in range(LOOK_FAR):
        await club.discord.announce(CHANNEL, PublicMessage(text=f"Well played {n}"), f"chat {n}")
    await club.press(PEOPLE[0], press)
    post = here[-1]
    for n in range(LOOK_FAR):
        await club.discord.announce(CHANNEL, PublicMessage(text=f"And again {n}"), f"more {n}")

    again = await club.press(PEOPLE[1], press)
    await club.discord.remove(CHANNEL, post.id)
    anew = await club.press(PEOPLE[1], press)

    assert said("film-there", link=f"https://discord.com/channels/{GUILD}/{CHANNEL}/{post.id}") in again.texts[0]
    assert said("film-posted", link=f"https://discord.com/channels/{GUILD}/{CHANNEL}/{here[-1].id}") in anew.texts[0]
    assert club.films == 2


async def test_nobody_else_posts_it_and_not_before_the_end(club: Club) -> None:
    table = await club.dealt(2)
    early = await club.press(PEOPLE[0], fixed(table.record.id, Fixed.FILM))
    await club.tables.end(table.record.id)
    stranger = await club.press(STRANGER, fixed(table.record.id, Fixed.FILM))

    assert said("refusal-replay-after-end") in early.texts[-1]
    assert said("refusal-not-seated") in stranger.texts[-1]
    assert club.films == 0


async def test_only_who_played_is_offered_to_post_it(club: Club) -> None:
    table = await a_game(club, GAMES[0])
    button = Control(table.record.id, 0, Kind.FRAME, 0, picked=(0, 0))

    assert said("control-film") in (await club.press(PEOPLE[0], button)).texts[-1]
    assert said("control-film") not in (await club.press(STRANGER, button)).texts[-1]


async def test_where_the_bot_may_not_post_it_says_what_it_needs(club: Club) -> None:
    table = await a_game(club, GAMES[0])
    club.discord.lacks = "view_channel"

    answer = await club.press(PEOPLE[0], fixed(table.record.id, Fixed.FILM))

    assert said("trouble-film-may-not", permission=said("permission-view-channel")) in answer.texts[-1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_from_one_turning_point_it_goes_to_the_next(club: Club, game: AnyGame) -> None:
    table = await a_game(club, game)
    entries = await club.store.entries(table.record.id)
    steps = list(replay(table.record, game, entries))
    inquest = await club.conclusions.inquest(table.record) if has_inquest(table.record) else None
    turns = turning_points(game, entries, steps, inquest)

    n = 0
    for turn in turns:
        answer = await club.press(PEOPLE[0], Control(table.record.id, 0, Kind.FRAME, n, picked=(0, 0)))
        assert Control(table.record.id, 0, Kind.FRAME, turn, picked=(0, 4)).id in answer.texts[-1]
        n = turn

    told = [step.n for step in steps if any(isinstance(event, game.turning) for event in step.events)]
    asked = [entry.n for entry in entries if entry.name in {kind.__name__ for kind in game.questions}]
    assert turns == tuple(sorted({*told, *asked[-1:], *(inquest.turning_points if inquest else ())}))
    assert turns
