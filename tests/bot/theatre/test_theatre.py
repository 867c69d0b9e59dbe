"""The theatre: a game that is over, watched step by step with all hands open; nothing of one that still goes on."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.messages.alt import ALT_LIMIT
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.posted import sound_of
from bot.messages.presenter import Presenter, events_of
from bot.messages.sentences import SEPARATOR, event_line
from bot.tables.ids import ChannelId
from bot.tables.table import Table, replay
from bot.theatre.messages.theatre import Theatre
from games import GAMES
from games.core.events import PrivateEvent
from games.core.game import AnyGame
from games.core.lines import Line
from tests.bot.ui.club import PEOPLE, Club, fixed, said
from tests.builders import CASES, THE_SEED, a_log, a_still_table, walk
from tests.parts import finish_of
from tests.words import WORDS

STRANGER = PEOPLE[7]


async def a_game(club: Club, game: AnyGame, moves: int = 12) -> Table:
    """Play a while at random, and then to the end: as soon as there is one, or by closing the table."""
    table = await club.dealt(game.info.seats.start, game.info.key)
    dice, finish = Random(game.info.key), finish_of(game)
    for n in range(moves + 40):
        if not table.record.is_open:
            break
        seat = min(game.rules.turn(table.state))
        action = finish(game, table.state, seat) if n >= moves else None
        legal = list(game.rules.legal(table.state, seat))
        await club.tables.act(table.record.id, table.player(seat).user, action or dice.choice(legal))
        table = await club.tables.load(table.record.id)
    if table.record.is_open:
        await club.tables.end(table.record.id)
        table = await club.tables.load(table.record.id)
    await club.delivery.idle()
    return table


def frame(table: Table, n: int, look: int = 0) -> Control:
    return Control(table.record.id, 0, Kind.FRAME, n, picked=(look, 0))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_every_step_shows_what_a_seat_alone_was_told_and_the_desks_what_several_were(
    club: Club, game: AnyGame
) -> None:
    table = await a_game(club, game)
    names = [seat.name for seat in table.record.seats]
    told = 0

    for step in replay(table.record, game, await club.store.entries(table.record.id)):
        answer = await club.press(PEOPLE[0], frame(table, step.n))
        assert answer.said[-1] in ("sent", "edited")  # the first press waits for the inquest
        head = re.escape(said("theatre-head", game=said(f"game-{game.info.key}"), table=1, n="@", most=table.n))
        assert re.search(head.replace("@", rf"(\[{step.n}\]\(\S+\)|{step.n})"), answer.texts[-1])
        assert f"(no. [{step.n}]" not in answer.texts[-1]  # the same number is said once
        assert (said("theatre-looks") in answer.texts[-1]) == game.info.has_secrets
        assert not re.search("sound on|On your turn|Now suspect", answer.texts[-1])  # nothing to do here
        if (sound := sound_of(game, step)) is not None:  # on one line, as in its post
            assert repr(SEPARATOR.join(WORDS.say("en", line) for line in sound.caption))[1:-1] in answer.texts[-1]
        private = {seat.seat: mine for seat in table.record.seats if (mine := events_of(step, seat.seat))}
        for seat, mine in private.items():
            desk = answer if len(private) == 1 else await club.press(PEOPLE[0], frame(table, step.n, seat + 1))
            for event in mine:
                line = WORDS.say("en", event_line(game, event), lambda who: f"**{names[who.seat]}**")
                assert repr(line)[1:-1] in desk.texts[-1] or line in desk.texts[-1]
                told += 1

    assert told or not any(isinstance(each, PrivateEvent) for each in table.now.events)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_a_game_that_goes_on_shows_nothing(club: Club, game: AnyGame) -> None:
    table = await club.dealt(game.info.seats.start, game.info.key)

    for control in (fixed(table.record.id, Fixed.WATCH), frame(table, 0), frame(table, 0, 1)):
        answer = await club.press(PEOPLE[0], control)
        assert said("refusal-replay-after-end") in answer.texts[-1]


async def test_it_begins_with_the_deal_and_goes_no_further_than_the_end(club: Club) -> None:
    table = await a_game(club, GAMES[0])

    begun = await club.press(PEOPLE[1], fixed(table.record.id, Fixed.WATCH))
    beyond = await club.press(PEOPLE[1], frame(table, table.n + 1))
    nobody = await club.press(PEOPLE[1], frame(table, 0, len(table.record.seats) + 1))

    assert said("theatre-next") in begun.texts[-1]
    assert Control(table.record.id, 0, Kind.FRAME, 1, picked=(0, 2)).id in begun.texts[-1]
    assert said("refusal-stale") in beyond.texts[-1]
    assert said("refusal-stale") in nobody.texts[-1]


async def test_who_did_not_play_sees_it_where_it_was_played(club: Club) -> None:
    here = await a_game(club, GAMES[0])
    assert said("theatre-next") in (await club.press(STRANGER, frame(here, 0))).texts[-1]


async def test_a_forged_id_opens_no_game_of_another_channel(club: Club) -> None:
    table = await club.dealt(2, GAMES[0].info.key, channel=ChannelId(202))
    await club.tables.end(table.record.id)

    answer = await club.press(STRANGER, frame(table, 0))

    assert said("refusal-no-table") in answer.texts[-1]


async def test_a_lobby_that_was_closed_was_no_game(club: Club) -> None:
    record = await club.seated(2)
    await club.tables.end(record.id)

    assert said("refusal-no-table") in (await club.press(PEOPLE[0], fixed(record.id, Fixed.WATCH))).texts[-1]


async def test_the_panel_of_a_finished_game_offers_it_and_no_button_comes_twice(club: Club) -> None:
    table = await a_game(club, GAMES[0])
    answer = await club.press(PEOPLE[0], frame(table, table.n))

    assert said("control-watch") in str(Presenter(WORDS).panel(table).rows)
    ids = [part.split("'")[0] for part in answer.texts[-1].split("'custom_id': '")[1:]]
    assert len(ids) == len(set(ids)) >= 2 + 2 + 1  # back, to the beginning; inquest and film; the list of pictures


def test_what_the_alternative_text_of_a_desk_has_no_room_for_stands_above_its_picture() -> None:
    case = next(each for each in CASES if each.game.info.key == "clues" and each.seats == 6)
    *_, last = walk(case, THE_SEED)
    table = a_still_table(last, names=[f"Maximilienne de la Rochefoucauld {n}" for n in range(6)])
    log, words = a_log(table, table.now), Presenter(WORDS).sentences
    cut = 0

    for seat in table.record.seats:
        shown = Theatre(Presenter(WORDS)).frame(log, 0, seat.seat + 1, "fr")
        scene = case.game.face.seat_scene(table.now.seat_view(seat.seat))
        assert scene is not None
        assert len(shown.alt) <= ALT_LIMIT
        cut += shown.alt.endswith(WORDS.say("fr", Line("alt-rest-above")))
        for line in scene.unsaid:
            assert words.plain(shown.reader, line) in shown.alt or words.line(shown.reader, line) in shown.text

    assert cut
