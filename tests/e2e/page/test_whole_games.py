"""A game is played on the page to its end, in a long run each, by people at a laptop and on a phone, one of whom reads French; the bot dies on the way."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from bot.messages.controls import Fixed
from bot.tables.table import Table as Stored
from games import BY_KEY, GAMES
from games.core.contract import Action
from games.core.lines import Line
from games.core.playthrough import load, steps
from games.core.seats import Seat
from tests.builders import long_run
from tests.e2e.page.guests import CHANNEL, Guest, Party, Way, say
from tests.e2e.page.tabs import LAPTOP, PHONE, OpenTab, Table
from tests.e2e.tables.playing import chosen, finish
from tests.words import WORDS

pytestmark = pytest.mark.asyncio(loop_scope="session")
ROOMS = {
    game.info.key: WORDS.say("en", Line(f"club-{game.info.key}"))
    for game in GAMES
    if WORDS.has(f"club-{game.info.key}")
}
IN_EACH_RUN = "arosa"
"""The game with sounds; the others are a long run."""
PEOPLE = {"Mabel": ("en", LAPTOP), "Célestin": ("fr", PHONE), "Augustus": ("en", LAPTOP)}
AT_RANDOM = 6
"""So many actions are chosen at random, each by another way; what follows leads to the end."""
DEATH = 5
MOST = 150

DECODED = """async (audio) => {
    const bytes = await (await fetch(audio.src)).arrayBuffer();
    const heard = await new OfflineAudioContext(1, 1, 48000).decodeAudioData(bytes);
    return {seconds: heard.duration, loudest: Math.max(...heard.getChannelData(0).map(Math.abs).slice(0, 60000))};
}"""
PLAYED = """async (audio) => {
    await audio.play();
    await new Promise((done) => audio.addEventListener("timeupdate", () => audio.currentTime > 0.1 && done()));
    audio.pause();
    return audio.duration;
}"""


@pytest.mark.parametrize("key", [pytest.param(key, marks=() if key == IN_EACH_RUN else long_run) for key in ROOMS])
async def test_a_game_is_played_to_its_end_and_the_bot_dies_on_the_way(
    real_table: Table, open_real_tab: OpenTab, key: str
) -> None:
    game = BY_KEY[key]
    room, luck = ROOMS[game.info.key], random.Random(game.info.key)
    ways = [way for way in Way if game.info.has_secrets or way is not Way.MAILBOX]
    people = list(PEOPLE.items())[: game.info.seats[0]]
    guests = [Guest(await open_real_tab(name, room, size), name, locale, room) for name, (locale, size) in people]
    title = WORDS.say("en", Line(f"game-{game.info.key}"))
    async with Party.begun(real_table.folder, guests, title) as party:
        table = await party.table()
        while table.outcome is None:
            assert table.n < MOST
            seat = min(table.game.rules.turn(table.state))
            at_random = table.n < AT_RANDOM
            way = luck.choice(ways) if at_random else Way.PANEL
            table = await party.do(table, seat, _action(table, seat, luck, at_random=at_random), way)
            if table.n == DEATH:
                await party.dies()
                again = await party.table()
                assert (again.n, again.state) == (table.n, table.state)

        await _is_over_for_all(party)
        if game.sound is not None:
            await _is_heard(party)
        await _can_be_kept(party, table)


def _action(table: Stored, seat: Seat, luck: random.Random, *, at_random: bool) -> Action:
    """Return an action at random that does not end the game, or what leads to its end."""
    if not at_random and (action := finish(table, seat)) is not None:
        return action
    tried = (chosen(table, seat, luck) for _ in range(50))
    return next((each for each in tried if not each.is_final), chosen(table, seat, luck))


async def _is_over_for_all(party: Party) -> None:
    """The end is on everybody's panel with its picture, and in the log, which each reads in their own language."""
    for guest in party.guests:
        await expect(guest.button(say(CHANNEL, "control-again"), guest.tab.panel)).to_be_visible()
        await expect(guest.tab.panel.get_by_test_id("picture")).to_be_visible()
        log = await guest.fixed(Fixed.LOG)
        await expect(log).to_contain_text(say(guest.locale, "log-title"))


async def _is_heard(party: Party) -> None:
    """The newest clip is there for all alike, beside its strip, and a browser plays it."""
    sounds = [each.tab.posts.filter(has=each.tab.page.get_by_test_id("audio")) for each in party.guests]
    strips = [(await each.last.inner_text()).splitlines() for each in sounds]
    assert len({next(line for line in each if line.endswith("🔊")) for each in strips}) == 1, strips
    page, audio = party.guests[0].tab.page, sounds[0].last.get_by_test_id("audio")
    answer = await page.request.get(page.url.split("/?")[0] + str(await audio.get_attribute("src")))
    body = await answer.body()
    assert answer.headers["content-type"] == "audio/ogg"
    assert (body[:4], body[28:36]) == (b"OggS", b"OpusHead")
    heard = await audio.evaluate(DECODED)
    assert heard["loudest"] > 0.02
    assert await audio.evaluate(PLAYED) == pytest.approx(heard["seconds"], abs=0.05)


async def _can_be_kept(party: Party, table: Stored) -> None:
    """The file of the game plays to the same end, and names nobody."""
    host = party.guests[0]
    text = await host.download(await host.fixed(Fixed.EXPORT))
    assert [*steps(table.game, load(text, BY_KEY))][-1].state == table.state
    assert not any(each.name in text for each in party.guests)
