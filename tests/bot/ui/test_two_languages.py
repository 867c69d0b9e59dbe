"""A table that posts in two languages: the second stands under the first, small, and calls nobody once more."""

from __future__ import annotations

import pytest

from bot.messages.controls import Control, Fixed, Kind, VoteKey
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.votes.motions.ending import DRAW
from games import GAMES
from games.core.game import AnyGame
from games.core.lines import Line
from tests.bot.ui.club import PEOPLE, Club, fixed, said
from tests.words import WORDS

ANN, BEN, STRANGER = PEOPLE[0], PEOPLE[1], PEOPLE[7]


def in_french(key: str, **facts: object) -> str:
    return WORDS.say("fr", Line(key, facts))  # type: ignore[arg-type]  # facts of any kind


async def bilingual(club: Club, game: str = "clues", seats: int = 2) -> TableRecord:
    record = await club.seated(seats, game)
    await club.press(ANN, fixed(record.id, Fixed.LANGUAGE), ["fr", "en"])
    return await club.record(record.id)


async def test_the_language_that_a_table_has_stays_the_first_of_two(club: Club) -> None:
    record = await bilingual(club)

    assert (record.locale, record.second_locale) == ("en", "fr")
    await club.press(ANN, fixed(record.id, Fixed.LANGUAGE), ["fr"])
    record = await club.record(record.id)
    assert (record.locale, record.second_locale) == ("fr", None)


@pytest.mark.parametrize("values", [[], ["tlh"], ["en", "tlh"]])
async def test_a_language_that_is_not_there_changes_nothing(club: Club, values: list[str]) -> None:
    record = await bilingual(club)

    await club.press(ANN, fixed(record.id, Fixed.LANGUAGE), values)

    assert await club.record(record.id) == record


async def test_only_its_players_choose(club: Club) -> None:
    record = await bilingual(club)

    answer = await club.press(STRANGER, fixed(record.id, Fixed.LANGUAGE), ["fr"])

    assert said("refusal-not-seated") in answer.texts[0]
    assert await club.record(record.id) == record


async def test_whoever_has_left_for_good_chooses_no_more(club: Club) -> None:
    table = (await club.dealt(3)).record
    await club.tables.resign(table.id, BEN)

    answer = await club.press(BEN, fixed(table.id, Fixed.LANGUAGE), ["fr"])

    assert said("refusal-already-left") in answer.texts[0]
    assert (await club.record(table.id)).locale == "en"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
async def test_every_post_is_said_again_in_small_letters_and_nobody_is_called_twice(club: Club, game: AnyGame) -> None:
    record = await bilingual(club, game.info.key, game.info.seats[0])
    await club.lobby.start(record.id, ANN)
    await club.delivery.idle()

    first = club.discord.posts()[0]
    title = in_french(f"game-{game.info.key}")
    assert any(line.startswith("-# ") and title in line for line in first.splitlines())
    for post in club.discord.posts():
        small = [line for line in post.splitlines() if line.startswith("-# ")]
        assert not any("<@" in line for line in small)


async def test_the_end_is_said_in_both(club: Club) -> None:
    record = await bilingual(club)
    await club.lobby.start(record.id, ANN)
    await club.tables.end(record.id)
    await club.delivery.idle()

    assert (await club.record(record.id)).status is Status.ENDED
    closing = club.discord.posts()[-1]
    assert said("table-stopped") in closing
    assert f"-# {in_french('table-stopped')}" in closing


async def test_a_vote_and_its_verdict_are_said_in_both(club: Club) -> None:
    record = await bilingual(club)
    await club.lobby.start(record.id, ANN)
    asks = await club.press(ANN, Control(record.id, 0, Kind.VOTE, DRAW.number or 0))
    refused = await club.press(BEN, Control(record.id, 1, Kind.VOTE, VoteKey.NO))

    for text in (asks.texts[-1], refused.texts[-1]):
        offers, again = text.splitlines()[0], next(line for line in text.splitlines() if "partie nulle" in line)
        assert offers.endswith("offers **a draw**. Everybody must agree.")
        assert again.startswith("-# ")
        assert again.endswith("propose **une partie nulle**. Il faut l’accord de tout le monde.")
    assert f"-# {in_french('vote-failed')}" in refused.texts[-1]


async def test_another_game_of_the_same_people_keeps_both(club: Club) -> None:
    record = await bilingual(club)
    await club.lobby.start(record.id, ANN)
    await club.tables.end(record.id)

    again = await club.lobby.again(await club.record(record.id), ANN)

    assert (again.locale, again.second_locale) == ("en", "fr")
