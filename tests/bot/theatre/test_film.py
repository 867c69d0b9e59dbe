"""The film of a finished game: posted once, by who played, where it was played; each picture with the names of its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import pytest

from bot.media.film import PATIENCE, film
from bot.media.lettering import drawn
from bot.media.painting import Painter
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import names_of
from bot.queueing import COMMON, Order
from bot.tables.cast import stand_in
from bot.tables.game_log import GameLog
from bot.tables.levels import has_inquest
from bot.tables.table import Table
from bot.telling.message import PublicMessage, Reader
from bot.thinking import Thinker
from bot.ui.pictures import Pictures
from bot.votes.handover import Handover
from bot.votes.votes import Votes
from games import GAMES
from games.core.game import AnyGame
from games.core.scene import PublicScene, Write
from tests.bot.theatre.test_theatre import STRANGER, a_game
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, fixed, said
from tests.fake_discord import LOOK_FAR
from tests.parts import not_ending
from tests.words import WORDS


class Studio:
    """Makes no film, and keeps what it was to be made of."""

    scenes: Sequence[PublicScene]

    async def run(self, work: Callable[..., Any], *given: Any, patience: float | None = None, order: Order) -> Any:
        assert (work, patience, order) == (film, PATIENCE, COMMON)
        (self.scenes,) = given
        return b"film"


async def play(club: Club, table: Table, moves: int) -> Table:
    """Play on at random, to the end at most."""
    dice = Random(moves)
    while moves and table.record.is_open:
        moves -= 1
        seat = min(table.game.rules.turn(table.state))
        legal = list(table.game.rules.legal(table.state, seat))
        await club.tables.act(table.record.id, table.player(seat).user, dice.choice(legal))
        table = await club.tables.load(table.record.id)
    return table


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


class Rolling(Club):
    """A club with a film that is being made and made, and others that are made at once."""

    def __init__(self, of: Club) -> None:
        super().__init__(of.store, clock=of.clock)
        self.has_begun = asyncio.Event()

    async def roll(self, shown: Sequence[tuple[PublicScene, Reader]], order: Order) -> bytes:
        if not self.has_begun.is_set():
            self.has_begun.set()
            await asyncio.Event().wait()
        return await super().roll(shown, order)


async def test_a_film_waits_for_that_of_no_other_game(club: Club) -> None:
    rolling = Rolling(club)
    one, other = [await a_game(rolling, GAMES[0]) for _ in range(2)]
    slow = asyncio.create_task(rolling.press(PEOPLE[0], fixed(one.record.id, Fixed.FILM)))
    await rolling.has_begun.wait()

    async with asyncio.timeout(20):
        answer = await rolling.press(PEOPLE[0], fixed(other.record.id, Fixed.FILM))

    assert rolling.films == 1
    assert said("film-posted", link="") in answer.texts[-1]
    assert not slow.done()
    slow.cancel()


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
    button = Control(table.record.id, 0, Kind.FRAME, table.n, picked=(0, 0))

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
    log = GameLog.replayed(table.record, entries)
    inquest = await club.conclusions.inquest(table.record) if has_inquest(table.record) else None
    turns = log.turning_points(inquest)

    n = 0
    for turn in turns:
        answer = await club.press(PEOPLE[0], Control(table.record.id, 0, Kind.FRAME, n, picked=(0, 0)))
        assert Control(table.record.id, 0, Kind.FRAME, turn, picked=(0, 4)).id in answer.texts[-1]
        n = turn

    told = [step.n for step in log.steps if any(isinstance(event, game.turning) for event in step.events)]
    asked = [entry.n for entry in entries if entry.name in {kind.__name__ for kind in game.questions}]
    assert turns == tuple(sorted({*told, *asked[-1:], *(inquest.turning_points if inquest else ())}))
    assert turns


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_each_picture_has_the_names_of_who_then_sat_there(club: Club, game: AnyGame) -> None:
    begun = await club.dealt(game.info.seats.start, game.info.key)
    for n in range(2):
        seat = min(game.rules.turn(begun.state))
        action = not_ending(game, begun.state, seat, Random(n))
        await club.tables.act(begun.record.id, begun.player(seat).user, action)
        begun = await club.tables.load(begun.record.id)
    table_id, giver = begun.record.id, begun.player(begun.record.seats[1].seat)
    votes = Votes(club.tables)
    asked = await Handover(votes).offer(table_id, giver.user, giver.name, "en", newcomer=stand_in(begun.record))
    for voter in (each.user for each in begun.record.seats if each.user != giver.user):
        if asked.verdict is None:
            asked = await votes.cast(table_id, asked.n, voter, is_for=True)
    over = await play(club, await club.tables.load(table_id), 4)
    if over.record.is_open:
        await club.tables.end(table_id)

    await club.press(PEOPLE[0], fixed(table_id, Fixed.FILM))
    studio = Studio()
    made = await Pictures(cast("Painter", None), cast("Thinker", studio), Presenter(WORDS).sentences).film(
        club.shown, COMMON
    )

    old, new = (drawn(names_of(table.record).by_seat)[giver.seat] for table in (begun, over))
    written = [{mark.what for mark in scene.marks if isinstance(mark, Write)} for scene in studio.scenes]
    named = [[name for name in (old, new) if name in texts] for texts in written]
    assert made == b"film"
    assert old != new
    before = named.index([new])
    assert 0 < before < len(named)
    assert named == [[old]] * before + [[new]] * (len(named) - before)
