"""The scenes that fill a house: each plays something that people do with the bot, and leaves its rows."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert, update

from bot.record.results import result_of
from bot.record.store import StoredRecord
from bot.store.database import Database
from bot.store.heard import StoredHearings
from bot.store.kernel import KernelStore
from bot.store.keys import Keys
from bot.store.rows import PROCESSES, TABLES
from bot.tables.cast import CAST
from bot.tables.ids import MessageId, RoleId, TableId, UserId
from bot.tables.options import ABSENCES, ACCESS, IGNORED, INVITED
from bot.tables.people_records import MENTION, NOTHING, Reading, WakeRecord
from bot.votes.motions.ending import DRAW, END
from games.core.deduction.sheet import Cell
from games.core.events import Back
from tests.bot.store.full_house.builder import ANN, BEN, CLEO, CLUB, DAN, EVE, FAY, GWEN, HAL, IDA, JO, LEFT, NAME, Bot
from tests.bot.store.full_house.cases import (
    a_case_comes_of_a_game,
    cases_are_answered,
    cases_are_proven,
    cases_are_solved_together,
)
from tests.bot.store.full_house.evenings import an_evening_passes, evenings_are_under_way
from tests.bot.store.full_house.operator import a_backup_was_restored, a_maintenance_is_announced, some_are_kept_out


async def people_settle_in(bot: Bot) -> None:
    """Servers decide, people set what is theirs, some block others, and some ask to be woken."""
    role = RoleId(737_400_000_000_000_001)
    await bot.house.servers.change(
        LEFT,
        lambda now: replace(
            now,
            channels=(bot.channel(),),
            openers=role,
            moderators=RoleId(role + 1),
            own_threads=True,
            has_reminders=False,
            locale="fr",
        ),
    )
    await bot.house.servers.change(CLUB, lambda now: replace(now, locale="en", zone="Europe/Paris"))
    zone: dict[str, Any] = {"zone": "Europe/Paris", "quiet_from": 22 * 60, "quiet_to": 8 * 60}
    await bot.people.change(BEN, lambda now: replace(now, **zone, remind_by=MENTION, remind_every=6))
    await bot.people.change(
        CLEO, lambda now: replace(now, wants_mail=False, is_listed=False, reading=frozenset(Reading))
    )
    await bot.people.change(JO, lambda now: replace(now, remind_by=NOTHING))
    await bot.store.block(ANN, JO, is_blocked=True)
    await bot.store.block(JO, BEN, is_blocked=True)
    for user, guild in ((IDA, CLUB), (GWEN, LEFT)):
        await bot.store.keep_wake(WakeRecord(user, guild, "fr", frozenset({"clues", "arosa"}), 2))
    bot.discord.closed.add(DAN)


async def a_lobby_waits(bot: Bot) -> None:
    """A private lobby with invited guests, one that was sent away, and a word; a sleeper is woken."""
    await bot.waker.gather((await bot.seated("clues", ANN, BEN, sheet="checked")).id)
    record = await bot.seated("arosa", CLEO, **{ABSENCES: IGNORED})
    await bot.guests.invite(record.id, CLEO, EVE)
    await bot.lobby.join(record.id, EVE, NAME[EVE], "fr")
    await bot.guests.invite(record.id, CLEO, FAY)
    await bot.guests.kick(record.id, CLEO, EVE)
    await bot.lobby.option(record.id, CLEO, ACCESS, INVITED)
    await bot.lobby.word(record.id, CLEO, "rhubarbe")
    await bot.store.configure(record.id, second_locale="de")
    closed = await bot.seated("cluedo", HAL)
    await bot.lobby.leave(closed.id, HAL)


async def games_are_played(bot: Bot) -> None:
    """Every game is played to its end, with words for the deal, notes and marks; the players of the last begin another."""
    await _played(bot, "clues", ANN, BEN, CLEO)
    await _played(bot, "arosa", BEN, CLEO)
    await _played(bot, "cluedo", CLEO, DAN, ANN)
    await _played(bot, "bakerstreet", ANN, BEN)
    last = await _played(bot, "lanterns", EVE, ANN)
    again = await bot.lobby.again(await _record(bot, last), EVE)
    await bot.lobby.leave(again.id, EVE)


async def _played(bot: Bot, game: str, *users: UserId) -> TableId:
    record = await bot.seated(game, *users)
    await bot.lobby.word(record.id, users[1], f"mot de {NAME[users[1]]}")
    await bot.start(record.id, users[0])
    await bot.store.set_notes(record.id, users[0], f"notes de {NAME[users[0]]} sur {game}")
    await bot.go_on(record.id, 6, soon=False)
    await bot.store.mark(record.id, users[0], Cell(1), "x")
    await bot.store.mark(record.id, users[0], Cell(2), "o")
    await bot.go_on(record.id)
    return record.id


async def seats_change_hands(bot: Bot) -> None:
    """Votes of every kind, with every verdict: a seat goes to another person and to the program, a game ends."""
    table = (await bot.dealt("clues", ANN, BEN, CLEO)).record.id
    await bot.go_on(table, 5, soon=False)
    await bot.store.set_notes(table, BEN, "le jardinier")
    vote = await bot.handover.offer(table, BEN, NAME[BEN], "fr", with_papers=True)
    vote = await bot.handover.take(table, vote.n, DAN, NAME[DAN], "en")
    await bot.agreed(table, vote.n, ANN, CLEO)
    vote = await bot.agreements.propose_pace(table, ANN, 12 * 60 * 60)
    await bot.agreed(table, vote.n, CLEO, is_for=False)
    vote = await bot.agreements.propose_pause(table, ANN, 86_400)
    await bot.votes.keep_post(vote, MessageId(77))
    await bot.agreed(table, vote.n, CLEO, DAN)
    await bot.votes.propose(table, CLEO, DRAW)
    bot.clock.skip(days=2)
    await bot.votes.tick()
    await bot.go_on(table, 3, soon=False)
    vote = await bot.handover.offer(table, CLEO, NAME[CLEO], "fr", newcomer=CAST[0].user)
    await bot.agreed(table, vote.n, ANN, DAN)
    vote = await bot.votes.propose(table, ANN, END)
    await bot.agreed(table, vote.n, DAN)


async def some_are_late_and_some_leave(bot: Bot) -> None:
    """The clock plays for somebody until they are covered, somebody resigns, and a host ends a game for all."""
    late = (await bot.dealt("lanterns", EVE, FAY, GWEN)).record.id
    await bot.late(late, 12)
    await bot.go_on(late)
    away = (await bot.dealt("lanterns", EVE, FAY)).record.id
    await bot.house.timekeeper.leave(EVE, bot.clock.now(), bot.clock.now() + timedelta(days=3))
    await bot.late(away, 4)
    await bot.house.timekeeper.return_(EVE)
    await bot.go_on(away)
    left = (await bot.dealt("clues", EVE, FAY, GWEN)).record.id
    await bot.go_on(left, 4, soon=False)
    await bot.tables.resign(left, GWEN, bot.interaction())
    await bot.go_on(left)
    stopped = (await bot.dealt("arosa", HAL, IDA)).record.id
    await bot.go_on(stopped, 3, soon=False)
    await bot.tables.end(stopped, stopped_by=HAL)
    stopped = (await bot.dealt("arosa", HAL, IDA)).record.id
    await bot.tables.end(stopped, "ended-by-manager", JO)
    await bot.told()


async def tables_stand_open(bot: Bot) -> None:
    """Tables in the middle of things: a rival to move, reminders sent, a vote, an absence, hints, a visitor, a trouble."""
    record = await bot.seated("clues", ANN, BEN, sheet="analyst", hints="on")
    await bot.company.add(record.id, ANN, CAST[0])
    await bot.company.add(record.id, ANN, CAST[1])
    table = await bot.start(record.id, ANN)
    await bot.go_on(record.id, 20, soon=False)
    while not (await bot.tables.load(record.id)).record.schedule.rival_at:
        await bot.go_on(record.id, 1, soon=False)
    await bot.store.watch(record.id, JO)
    await bot.store.count_hint(record.id, ANN, (3, 0, 1))
    await bot.store.set_seat(record.id, ANN, looked_n=2, looked_at=bot.clock.now())
    await bot.store.set_notes(record.id, ANN, "la cuisinière était au grenier")
    await bot.store.mark(record.id, ANN, Cell(3), "x")
    await bot.votes.propose(record.id, ANN, END)
    waiting = (await bot.dealt("clues", ANN, DAN, sheet="notebook")).record.id
    bot.clock.skip(hours=13)
    await bot.reminders.tick()
    mentioned = (await bot.dealt("bakerstreet", BEN, EVE)).record.id
    bot.clock.skip(hours=13)
    await bot.reminders.tick()
    await bot.house.timekeeper.leave(GWEN, bot.clock.now(), bot.clock.now() + timedelta(days=9))
    away = (await bot.dealt("bakerstreet", GWEN, HAL)).record.id
    await bot.late(away, 1)
    falling = (await bot.dealt("arosa", FAY, HAL, memory="strict")).record.id
    await bot.go_on(falling, 12, soon=False)
    mute = (await bot.dealt("arosa", IDA, JO)).record
    bot.discord.locked.add(mute.channel)
    await bot.go_on(mute.id, 2, soon=False)
    taken = (await bot.dealt("bakerstreet", FAY, HAL)).record.id
    await bot.go_on(taken, 1, soon=False)
    assert {table.record.id, waiting, mentioned, away, taken}


async def moves_are_taken_back(bot: Bot) -> None:
    """Moves are taken back: one that taught nothing freely, one by a vote."""
    for game, back in (("lanterns", Back.FREELY), ("bakerstreet", Back.AGREED)):
        table_id = (await bot.dealt(game, ANN, BEN)).record.id
        while True:
            table = await bot.go_on(table_id, 1, soon=False)
            assert table.outcome is None
            mover = (await bot.store.entries(table_id))[-1].user
            if mover is not None and table.back(table.seat_of(mover)) is back:
                break
        await bot.takebacks.press(table_id, mover, table.n, bot.interaction())
        if (vote := await bot.votes.undecided(table_id)) is not None:
            await bot.agreed(table_id, vote.n, *{ANN, BEN} - {mover})


async def a_press_is_deferred(bot: Bot) -> None:
    """Presses whose answers are put off, on a server and in a mailbox."""
    for guild in (CLUB, None):
        press: Any = SimpleNamespace(guild_id=guild, id=bot.interaction(), token="aW50ZXJhY3Rpb246jeton", locale="fr")
        await bot.unanswered.keep(press)


async def processes_take_shards(bot: Bot) -> None:
    """A process holds its shards. Leases are taken on PostgreSQL alone, so that here their row is written by hand."""
    until = bot.clock.now() + timedelta(seconds=30)
    giver = {"id": 739_600_000_000_000_001, "shards": [0, 1], "offered": [1], "coming": [], "ready": [], "until": until}
    taker = {"id": 739_600_000_000_000_002, "shards": [2], "offered": [], "coming": [1], "ready": [1], "until": until}
    await bot.store.database.write(lambda connection: connection.execute(insert(PROCESSES), [giver, taker]))


async def a_press_is_heard_twice(bot: Bot) -> None:
    """A press of a shard that changes hands: both processes hear it, and one answers."""
    heard, press = StoredHearings(bot.store.database), bot.interaction()
    if await heard.claim(press) and await heard.claim(press):
        raise AssertionError


async def an_older_version_was_here(bot: Bot) -> None:
    """A table that was told in part by a version with one cursor for all: nothing writes that any more."""
    table = (await bot.dealt("lanterns", HAL, JO)).record.id
    await bot.go_on(table, 3, soon=False)
    change = update(TABLES).where(TABLES.c.id == table).values(told_n=2, told_k=1)
    await bot.store.database.write(lambda connection: connection.execute(change))


async def it_is_counted(bot: Bot) -> None:
    """The record is kept; of two more games one is in no standing yet, and one not counted at all."""
    await bot.recorder.keep_up()
    more = (await bot.dealt("lanterns", ANN, EVE)).record.id
    await bot.go_on(more)
    await StoredRecord(bot.store.database).keep_result(
        result_of(await _record(bot, more), await bot.store.entries(more), await bot.store.votes(more))
    )
    await bot.go_on((await bot.dealt("lanterns", EVE, FAY)).record.id)
    await bot.house.servers.removed(LEFT)


async def _record(bot: Bot, table: TableId) -> Any:
    found = await bot.store.get(table)
    assert found is not None
    return found


SCENES = (
    people_settle_in,
    a_lobby_waits,
    games_are_played,
    a_case_comes_of_a_game,
    cases_are_answered,
    cases_are_proven,
    cases_are_solved_together,
    seats_change_hands,
    some_are_late_and_some_leave,
    an_evening_passes,
    moves_are_taken_back,
    tables_stand_open,
    an_older_version_was_here,
    a_press_is_deferred,
    some_are_kept_out,
    a_backup_was_restored,
    processes_take_shards,
    a_press_is_heard_twice,
    it_is_counted,
    evenings_are_under_way,
    a_maintenance_is_announced,
)
"""In this order: what is left in the middle of things comes last."""


async def play_all(url: str, keys: Keys) -> None:
    """Fill an empty database."""
    store = KernelStore(await Database.open(url, keys))
    bot = Bot(store)
    await bot.house.telling.resume()
    try:
        for scene in SCENES:
            await scene(bot)
    finally:
        await bot.house.telling.close()
        await bot.workers.thinker.close()
        await store.database.close()
