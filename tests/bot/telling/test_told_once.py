"""Nothing is told twice: whatever the process before had told, and whatever Discord took without saying so."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from unittest.mock import patch

import pytest

from bot.tables.ids import CHANNEL, ChannelId, MessageId, TableId
from bot.tables.records import LineRecord, PanelRecord, ToldRecord
from bot.tables.status import Status
from bot.tables.table import NumberedStep, Table
from bot.telling.message import PublicMessage
from bot.telling.outbox import LONGEST_NONCE, fitting
from bot.telling.scheduler import AT_ONCE
from bot.telling.senders import Posted, TryLater
from tests.bot.telling.toy import TABLE, CounterRules, CounterWords, a_counter, expected_posts
from tests.bot.telling.worlds import HEALED, Bot, World, acted, live, tell
from tests.fakes import START

pytestmark = pytest.mark.usefixtures("counter")


def _told_and_not_noted(world: World, moves: int) -> None:
    """Play on; then lose what the delivery noted down of its last messages, as when a process dies before it can."""
    live(world, lambda bot: tell(bot, moves))
    behind = world.stored.tables[TABLE].revision - 1
    world.stored.told[TABLE] = ToldRecord(settled=behind, told=(moves, 0))
    for key, line in world.stored.lines.items():
        world.stored.lines[key] = replace(line, told=min(line.told, (moves, 0)), message=None)


@pytest.mark.parametrize("minutes", [0, 30])
@pytest.mark.parametrize("moves", range(1, 8))
def test_what_the_process_before_told_is_not_told_again_though_discord_forgot_its_nonce(
    moves: int, minutes: int
) -> None:
    world = World()
    _told_and_not_noted(world, moves)
    world.clock.skip(minutes=minutes)

    live(world, lambda bot: bot.delivery.idle())

    world.check(moves)


@pytest.mark.parametrize("minutes", [0, 30])
@pytest.mark.parametrize("place", [0, 1])
def test_closing_and_inquest_are_told_once_where_the_process_before_died_at_the_end(
    counter: CounterRules, place: int, minutes: int
) -> None:
    counter.last = 4
    world = World()
    live(world, lambda bot: tell(bot, 4))
    behind = world.stored.tables[TABLE].revision - 1
    world.stored.told[TABLE] = ToldRecord(settled=behind, told=(4, 0))
    key = next(key for key, line in world.stored.lines.items() if line.reader == CHANNEL)
    world.stored.lines[key] = replace(world.stored.lines[key], told=(5, place), message=None)
    world.clock.skip(minutes=minutes)

    live(world, lambda bot: bot.delivery.idle())

    world.check()


def test_a_process_that_dies_while_it_looks_into_a_game_leaves_that_to_the_next(counter: CounterRules) -> None:
    counter.last = 4
    world = World()

    async def die(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        for _ in range(4):
            await bot.act()
        await asyncio.sleep(1)
        assert world.discord.posts()[-1] == "closing"

    live(world, die)
    assert "inquest" not in world.discord.posts()
    live(world, lambda bot: bot.delivery.idle())

    world.check()


def test_games_that_are_still_looked_into_keep_nobody_waiting_after_a_start() -> None:
    class Slow(World):
        async def inquest(self, table: Table) -> PublicMessage:
            await asyncio.sleep(HEALED)
            return PublicMessage(text="inquest")

    world, last = Slow(), TableId(4 * AT_ONCE)
    for table in map(TableId, range(TABLE, last)):
        panel = PanelRecord(message=MessageId(7), posted_at=START, shows=1)
        world.stored.tables[table] = a_counter(table, status=Status.ENDED, panel=panel)
        world.stored.lines[table, CHANNEL] = LineRecord(reader=CHANNEL, told=(1, 1))
    world.stored.tables[last] = a_counter(last)

    async def start(bot: Bot) -> None:
        await asyncio.sleep(1)
        assert expected_posts(0)[0] in [said.text for said in world.discord.channel if said.where == 100 + last]

    live(world, start)


def test_the_panel_of_the_next_game_follows_an_inquest_that_comes_below_it(counter: CounterRules) -> None:
    counter.last = 4
    world = World()
    over = world.stored.tables[TABLE]
    lobby = a_counter(TableId(2), channel=over.channel, status=Status.LOBBY, seed=None, entries=None, started_at=None)

    async def play_again(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        for _ in range(4):
            await bot.act()
        await asyncio.sleep(1)
        assert "closing" in world.discord.posts()
        assert bot.delivery.inquiring == {TABLE}
        world.stored.tables[TableId(2)] = lobby
        bot.delivery.wake(TableId(2))
        await bot.delivery.idle()
        assert not bot.delivery.inquiring

    live(world, play_again)

    texts = [said.text for said in world.discord.channel if not said.is_gone]
    assert texts[-2:] == ["inquest", "lobby 2"]
    assert texts.count("lobby 2") == 1


def test_where_the_same_deal_is_still_played_the_end_waits_and_so_does_the_inquest(counter: CounterRules) -> None:
    counter.last = 4
    world = World()
    world.stored.tables[TABLE] = replace(world.stored.tables[TABLE], is_held=True)
    live(world, lambda bot: tell(bot, 4))
    assert not {"closing", "inquest"} & {*world.discord.posts()}

    record = world.stored.tables[TABLE]
    world.stored.tables[TABLE] = replace(record, is_held=False, revision=record.revision + 1)
    live(world, lambda bot: bot.delivery.idle())

    world.check()


def test_what_discord_took_and_did_not_confirm_is_not_told_again_after_a_long_silence() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        await bot.act()
        world.faults.left, world.faults.choose = 1, lambda _: 2
        await asyncio.sleep(0.01)
        world.discord.is_deaf = True
        await asyncio.sleep(1000)
        world.discord.is_deaf = False
        await bot.delivery.idle()

    live(world, run)
    world.check(1)


def test_what_was_played_since_a_restored_backup_is_not_taken_for_what_was_lost() -> None:
    world = World()
    live(world, lambda bot: tell(bot, 1))
    saved = world.stored.copied()
    live(world, lambda bot: acted(bot, 2))
    world.clock.skip(minutes=2)
    lost = len(world.discord.posts())
    world.stored.__dict__.update(saved.__dict__)
    world.stored.told[TABLE] = replace(world.stored.told[TABLE], epoch=7)

    live(world, lambda bot: acted(bot, 2))

    assert len(world.discord.posts()) == lost + len(expected_posts(3)) - len(expected_posts(1))


class _Opening(CounterWords):
    """Words that say under the first post how many mailboxes are open by now."""

    def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
        post = super().post(table, step)
        if post is None or step.n > 0:
            return post
        are_open = sum(seat.mail_open is True for seat in table.record.seats)
        return replace(post, text=f"{post.text}\n{are_open} open", mark=post.text)


@pytest.mark.parametrize("minutes", [0, 30])
def test_a_post_that_would_read_otherwise_by_now_is_known_again(minutes: int) -> None:
    world = World()
    world.words = _Opening()
    _told_and_not_noted(world, 0)
    record = world.stored.tables[TABLE]
    world.stored.tables[TABLE] = replace(record, seats=tuple(replace(seat, mail_open=False) for seat in record.seats))
    world.clock.skip(minutes=minutes)

    live(world, lambda bot: bot.delivery.idle())

    assert world.discord.posts() == ["post 0\n2 open"]


def test_a_post_stays_as_it_was_when_it_was_first_tried() -> None:
    class Counting(CounterWords):
        asked = 0

        def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
            self.asked += 1
            return PublicMessage(text=f"post {step.n}, asked {self.asked} times")

    world = World()
    world.words = Counting()

    async def lose_the_answer(bot: Bot) -> None:
        post = world.discord.announce
        lost: list[Posted] = []

        async def announce(channel: ChannelId, message: PublicMessage, nonce: str) -> Posted:
            posted = await post(channel, message, nonce)
            if not message.is_panel and len(lost) < 9:  # until its nonce is forgotten
                lost.append(posted)
                raise TryLater(90.0)
            return posted

        with patch.object(world.discord, "announce", announce):
            await tell(bot)

    live(world, lose_the_answer)

    assert world.discord.posts() == ["post 0, asked 1 times"]


def test_messages_of_different_names_have_different_nonces_that_discord_takes() -> None:
    people = range(10**18, 10**18 + 99)
    names = [f"w{table}.{user}" for table in (1, 10**9) for user in people] + ["night.7.m12345678"]

    nonces = [fitting(name) for name in names]

    assert len({*nonces}) == len(names)
    assert max(map(len, nonces)) <= LONGEST_NONCE
    assert nonces[-1] == names[-1]  # the process before the last upgrade may have used it
