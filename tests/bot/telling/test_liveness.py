"""Whatever is stored is told, once, in order, to its readers, and the panel is current, when faults have ended.

No press is needed for it, and no restart. The service, the writer and the delivery are the real ones; the database below
and Discord above are fakes that fail before they do something, or after, and the order of events is chosen.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.store.errors import DatabaseFailed
from bot.tables.ids import ChannelId, TableId
from bot.tables.table import NumberedStep, Table
from bot.telling import panels
from bot.telling.message import PublicMessage
from bot.telling.troubles import LASTING
from tests.bot.telling.interleaving import Choices, every_beginning
from tests.bot.telling.toy import (
    ANN,
    BEN,
    TABLE,
    CounterRules,
    CounterWords,
    a_counter,
    expected_letters,
    expected_posts,
)
from tests.bot.telling.worlds import Bot, World, acted, live, lived, lived_beside, tell
from tests.builders import amount
from tests.fake_database import Faults

pytestmark = pytest.mark.usefixtures("counter")


def test_in_every_order_of_events_with_one_fault_all_is_told() -> None:
    def run(choices: Choices) -> None:
        lived(choices, moves=2, faults=1).check()

    assert every_beginning(run, depth=40, most=amount(250, 5000)) >= 250


@pytest.mark.parametrize("seed", range(amount(60, 3000)))
def test_whatever_fails_meanwhile_all_is_told(seed: int) -> None:
    choices = Choices.by_luck(seed)
    world = lived(choices, moves=3 + choices.choose(6), faults=choices.choose(12), sparse=1 + choices.choose(8))

    world.check()


@pytest.mark.parametrize("seed", range(amount(40, 2000)))
def test_steps_that_another_process_stores_are_told_with_the_rest_whatever_fails(seed: int) -> None:
    choices = Choices.by_luck(seed)
    moves, faults, sparse = 3 + choices.choose(6), choices.choose(12), 1 + choices.choose(8)
    world = lived_beside(choices, moves=moves, faults=faults, sparse=sparse)

    world.check()


@pytest.mark.parametrize("seed", range(amount(25, 1000)))
def test_a_game_that_ends_amid_faults_is_told_to_its_end(seed: int, counter: CounterRules) -> None:
    counter.last = 4
    world = lived(choices := Choices.by_luck(seed), moves=9, faults=6, sparse=3)

    world.check()
    assert choices.made


# Single faults, each of which kept a table silent once


def test_a_wake_at_any_turn_of_the_loop_is_heard() -> None:
    """What came between the end of a task and its callback was once forgotten."""
    for turns in range(60):
        world = World()

        async def run(bot: Bot, turns: int = turns) -> None:
            bot.delivery.wake(TABLE, 0)
            for _ in range(turns):
                await asyncio.sleep(0)
            await bot.act()
            await bot.delivery.idle()

        live(world, run)
        world.check(1)


def test_a_database_that_is_away_for_a_while_ends_no_delivery() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        await bot.act()
        world.faults = bot.store.faults = Faults(lambda _: 1, 40)
        await bot.delivery.idle()

    live(world, run)
    world.check(1)


def test_a_commit_of_unknown_outcome_is_told_without_a_press() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        await bot.tables.people.of([ANN, BEN])  # what is known already is not read
        bot.store.faults.left, bot.store.faults.choose = 1, lambda _: 2
        with pytest.raises(DatabaseFailed):
            await bot.act()
        assert world.n == 1
        await bot.delivery.idle()

    live(world, run)
    world.check(1)


def test_a_defect_in_one_table_is_tried_again_and_delays_no_other() -> None:
    world = World()
    world.stored.tables[TableId(2)] = a_counter(TableId(2))
    wrong = 3

    class Clumsy(CounterWords):
        def post(self, table: Table, step: NumberedStep) -> PublicMessage | None:
            nonlocal wrong
            if table.record.id == TABLE and wrong:
                wrong -= 1
                raise LookupError("a defect")
            return super().post(table, step)

    world.words = Clumsy()

    async def run(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        bot.delivery.wake(TableId(2), 0)
        await bot.delivery.idle()

    with capture_logs() as logs:
        live(world, run)
    assert world.discord.log[0] == ("post", "post 0")
    assert [entry["event"] for entry in logs].count("delivery failed") == 3
    assert all(world.stored.told[record.id].settled == record.revision for record in world.stored.tables.values())


def test_one_slow_mailbox_delays_nobody_else() -> None:
    world = World()
    world.discord.slow.add(BEN)

    async def run(bot: Bot) -> None:
        bot.delivery.wake(TABLE, 0)
        for _ in range(5):
            await bot.act()
        await asyncio.sleep(5)
        assert world.discord.posts() == expected_posts(5)
        assert world.discord.letters(ANN) == expected_letters(5, 0)
        assert world.discord.letters(BEN) == []
        world.discord.slow.clear()
        await bot.delivery.idle()

    live(world, run)
    world.check(5)


def test_what_fell_due_while_a_mailbox_was_closed_is_told_once_its_owner_presses_something() -> None:
    world = World()
    world.discord.closed.add(BEN)

    async def run(bot: Bot) -> None:
        await tell(bot, 6)
        assert world.stored.told[TABLE].settled == 7  # a closed mailbox leaves no table behind
        sends = world.discord.sends
        await bot.act()
        await bot.delivery.idle()
        world.discord.closed.clear()
        record = (await bot.tables.load(TABLE)).record
        assert record.seats[1].mail_open is False
        bot.delivery.press(record, ANN)
        await bot.delivery.idle()
        assert world.discord.letters(BEN) == []
        bot.delivery.press(record, BEN)
        await bot.delivery.idle()
        assert world.discord.sends > sends

    live(world, run)
    world.check(7)
    assert world.stored.tables[TABLE].seats[1].mail_open is True


def test_a_closed_mailbox_is_remembered_over_a_restart() -> None:
    world = World()
    world.discord.closed.add(BEN)
    live(world, lambda bot: tell(bot, 3))
    world.discord.closed.clear()

    async def run(bot: Bot) -> None:
        await bot.delivery.idle()
        assert world.discord.letters(BEN) == []
        bot.delivery.press((await bot.tables.load(TABLE)).record, BEN)
        await bot.delivery.idle()

    live(world, run)
    world.check(3)


def test_a_parked_table_tells_its_host_once_and_goes_on_by_itself() -> None:
    world = World()
    world.discord.lacks = "send_messages"

    async def run(bot: Bot) -> None:
        await tell(bot)
        await bot.act()
        await bot.delivery.idle()
        assert world.stored.tables[TABLE].trouble == "no-permission"
        assert world.discord.letters(ANN).count("trouble no-permission") == 1
        world.discord.lacks = None
        await asyncio.sleep(700)
        await bot.delivery.idle()

    live(world, run)
    world.discord.mailboxes[ANN] = [each for each in world.discord.mailboxes[ANN] if "trouble" not in each.text]
    world.check(1)


def test_a_channel_that_refused_for_a_moment_is_told_within_a_minute() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        await bot.act()
        await asyncio.sleep(20)
        world.discord.lacks = None
        await asyncio.sleep(60)

    live(world, run)
    world.discord.mailboxes[ANN] = [each for each in world.discord.mailboxes[ANN] if "trouble" not in each.text]
    world.check(1)


def test_a_channel_that_refused_for_a_moment_in_which_people_played_on_is_told_within_a_minute() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.lacks = "send_messages"
        for _ in range(8):
            await bot.act()
            await asyncio.sleep(2.5)
        world.discord.lacks = None
        await asyncio.sleep(60)

    live(world, run)
    world.discord.mailboxes[ANN] = [each for each in world.discord.mailboxes[ANN] if "trouble" not in each.text]
    world.check(8)


def test_a_channel_that_goes_on_refusing_is_tried_ever_more_seldom() -> None:
    world = World()
    world.discord.lacks = "send_messages"
    tries = []

    async def run(bot: Bot) -> None:
        await tell(bot)
        await bot.act()
        for _ in range(3):
            before = world.discord.sends
            await asyncio.sleep(3_600)
            tries.append(world.discord.sends - before)

    live(world, run)
    assert 5 <= tries[2] <= tries[1] <= 7 < tries[0] <= 12, tries


def test_a_press_shortens_a_pause() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        world.discord.is_deaf = True
        await bot.act()
        await asyncio.sleep(200)  # the pauses are long by now
        world.discord.is_deaf = False
        table = await bot.tables.load(TABLE)
        bot.delivery.press(table.record, ANN)
        await asyncio.sleep(1.5)

    live(world, run)
    world.check(1)


# Pictures


def test_a_panel_is_current_only_with_its_picture() -> None:
    world = World()
    world.discord.bare = 3

    live(world, tell)

    world.check(0)


def test_a_picture_that_never_comes_is_given_up_at_last() -> None:
    world = World()
    world.discord.bare = 10_000

    live(world, tell)

    (panel,) = world.discord.standing()
    assert (panel.text, panel.is_bare) == ("panel 0", True)
    assert world.discord.bare == 10_000 - 1 - panels.BARE


# A start


def test_a_start_looks_only_at_tables_that_are_behind() -> None:
    world = World()
    live(world, lambda bot: tell(bot, 2))
    for i in range(2, 500):
        world.stored.tables[TableId(i)] = replace(world.stored.tables[TABLE], id=TableId(i), channel=ChannelId(i))
        world.stored.told[TableId(i)] = world.stored.told[TABLE]
    before = world.discord.sends, world.discord.looks

    async def run(bot: Bot) -> None:
        await bot.delivery.idle()
        assert bot.store.reads == 1

    world.clock.skip(hours=3)
    live(world, run)
    assert (world.discord.sends, world.discord.looks) == before


def test_a_start_with_much_to_tell_looks_at_a_few_tables_at_once_and_tells_them_all() -> None:
    world = World()
    world.stored.tables = {TableId(i): a_counter(TableId(i)) for i in range(1, 61)}

    live(world, lambda bot: bot.delivery.idle())

    assert all(world.stored.told[record.id].settled == record.revision for record in world.stored.tables.values())
    assert len(world.discord.posts()) == 60


# Posts that fade


def test_a_fading_post_is_taken_away_when_the_next_one_falls_also_after_a_restart() -> None:
    world = World(fading=True)
    live(world, lambda bot: tell(bot, 4))
    assert world.discord.posts() == ["post 1", "post 3", "post 4"]

    live(world, lambda bot: acted(bot, 6))

    assert world.discord.posts() == ["post 1", "post 4", "post 5", "post 7", "post 8", "post 9"]
    assert [text for kind, text in world.discord.log if kind == "gone" and "post" in text] == ["post 0", "post 3"]


@pytest.mark.parametrize("seed", range(amount(25, 1000)))
def test_fading_posts_go_one_by_one_whatever_fails(seed: int) -> None:
    choices = Choices.by_luck(seed)
    world = lived(choices, moves=7, faults=8, sparse=4, fading=True)

    gone = [text for kind, text in world.discord.log if kind == "gone" and "post" in text]
    falling = [post for post in expected_posts(world.n) if int(post[5:]) % 3 == 0]
    assert gone == falling[:-1]
    assert [post for post in world.discord.posts() if post in falling] == falling[-1:]


def test_where_posts_cannot_be_taken_away_the_table_says_so_and_goes_on() -> None:
    world = World(fading=True)
    world.discord.keeps = True

    live(world, lambda bot: tell(bot, 4))

    assert world.discord.posts() == expected_posts(4)
    assert world.stored.tables[TABLE].trouble == LASTING


# Threads that were archived


def test_the_old_panel_goes_also_where_its_thread_was_archived() -> None:
    world = World()

    async def run(bot: Bot) -> None:
        await tell(bot)
        for _ in range(6):
            world.discord.is_archived = True
            await acted(bot, 1)

    live(world, run)
    world.check(6)
