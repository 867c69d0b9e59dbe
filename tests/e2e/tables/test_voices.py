"""Whole games of every kind in several languages, by presses and by typed names: no untranslated word is heard."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest

from bot.messages.controls import Fixed
from bot.practice.loopback.model import Channel
from games import GAMES
from games.core.game import AnyGame
from tests.builders import amount
from tests.data.parsed import OURS
from tests.e2e.evening import an_evening
from tests.e2e.tables.test_by_presses import Walk
from tests.e2e.tables.voices import OneLanguage, Speakers
from tests.listening import TOY, AttentiveCatalogue, english_in
from tests.soak import SOAK
from tests.words import LONG_TESTED, WORDS

PLAYED = [game for game in GAMES if game.info.key != TOY]
MOST_RANDOM = 12
"""Moves at random, before somebody wins: all verbs come up in some of the games."""


async def a_whole_game(evening: OneLanguage, game: AnyGame, channel: Channel, luck: random.Random) -> None:
    """Play a game from its lobby to its end, and look at everything on the way; people do what they may not, too."""
    evening.game = game.info.key
    evening.seed = luck.randbytes(16)
    seats = luck.choice(game.info.seats)
    host, stranger = evening.people[0], evening.people[-1]
    await evening.lobby(seats, channel=channel, options={"hints": "on"})
    await host.click(evening.panel(channel), evening.id_of_table(1, Fixed.MORE))
    await host.press(evening.panel(channel), evening.label("control-start"))
    await evening.settle()
    table = await evening.table(channel)
    players = Speakers(evening, luck, channel)
    while table.outcome is None:
        seat = luck.choice(sorted(table.game.rules.turn(table.state)))
        await players.step(table, seat, is_last=table.n >= MOST_RANDOM)
        if table.n == MOST_RANDOM // 2:
            await evening.settle()
            await Walk(host, knows_door=True).over(evening.panel(channel))
            for what in (Fixed.PANEL_DESK, Fixed.SHEET, Fixed.LOG, Fixed.NOTES):
                await stranger.click(evening.panel(channel), evening.id_of(table, what))
    await evening.settle()
    await Walk(host, knows_door=True).over(evening.panel(channel))


@pytest.mark.parametrize("language", LONG_TESTED)
async def test_whole_games_are_told_in_one_language_without_a_word_of_english(tmp_path: Path, language: str) -> None:
    words = AttentiveCatalogue(language)
    async with an_evening(tmp_path, words, OneLanguage) as made, made.running():
        evening = cast(OneLanguage, made)
        words.forget()  # commands are told in all languages
        for n in range(amount(1, 10)):
            for game in PLAYED:
                luck = random.Random(f"{language} {game.info.key} {n}")
                channel = evening.world.add_channel(evening.guild, f"{game.info.key}-{n}")
                await a_whole_game(evening, game, channel, luck)

        lacking = sorted(key for key in words.foreign if not WORDS.has(key, language))
        assert sorted(words.foreign - {*lacking}) == []
        assert words.english() == {}
        assert [(text, found) for text in evening.read() if (found := english_in(language, text))] == []
    if lacking and language not in OURS and not SOAK:
        pytest.skip(f"{language} lacks {len(lacking)} sentences that were said, such as {', '.join(lacking[:10])}")
    assert lacking == []
