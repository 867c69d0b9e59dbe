"""The scenes that fill a house: each plays something that people do with the bot, and leaves its rows."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert, update

from bot.cases.cases import OUT_OF, REST, graded, practice_id
from bot.cases.joint import NewJointCase
from bot.cases.joint_records import JointId
from bot.cases.making import prove
from bot.cases.proof_records import Stake
from bot.cases.records import AttemptRecord, day_of
from bot.nights.records import NightRecord, NightTable
from bot.nights.store import StoredNights
from bot.record.results import result_of
from bot.record.store import StoredRecord
from bot.store.database import Database
from bot.store.heard import StoredHearings
from bot.store.kernel import KernelStore
from bot.store.keys import Keys
from bot.store.rows import PROCESSES, TABLES
from bot.tables.cast import CAST
from bot.tables.ids import RoleId, TableId, UserId
from bot.tables.lobby import Lobby
from bot.tables.options import ABSENCES, ACCESS, CASES, GALLERY, IGNORED, INVITED, ON
from bot.tables.options import DELAYED as OPEN_HANDS
from bot.tables.people_records import MENTION, NOTHING, Reading, WakeRecord
from bot.tables.stores import FILM, INQUEST
from bot.tables.vote_records import Motion
from games.core.deduction.sheet import Cell, Sign
from games.core.events import Back
from tests.bot.store.full_house.builder import ANN, BEN, CLEO, CLUB, DAN, EVE, FAY, GWEN, HAL, IDA, JO, LEFT, NAME, Bot
from tests.bot.store.full_house.operator import a_maintenance_is_announced, some_are_kept_out
from tests.games.core.deduction.closing import a_closed_game


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
    """A private lobby with invited guests, one that was sent away, a word, and hands that onlookers may see; a sleeper is woken."""
    await bot.waker.gather((await bot.seated("clues", ANN, BEN, sheet="checked")).id)
    record = await bot.seated("arosa", CLEO, **{ABSENCES: IGNORED, GALLERY: OPEN_HANDS})
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


async def a_case_comes_of_a_game(bot: Bot) -> None:
    """A game in which somebody could name their case becomes the case of a day, by leave of its players; one who watched it gets another."""
    closed = a_closed_game()
    lobby = Lobby(bot.tables, entropy=lambda _: closed.seed, is_bound=False)  # the deal is to be the one of that game
    record = await lobby.new(
        guild=CLUB, channel=bot.channel(), host=FAY, name=NAME[FAY], game="clues", locale="en", speaks="fr"
    )
    await lobby.options(record.id, FAY, {**dict(closed.case.options), CASES: ON})
    for user in (GWEN, HAL):
        await lobby.join(record.id, user, NAME[user], "fr")
    await lobby.start(record.id, FAY)
    for move in closed.moves:
        assert move.action is not None
        table = await bot.tables.load(record.id)
        await bot.tables.act(record.id, table.player(move.seat).user, move.action, interaction=bot.interaction())
    await bot.told()
    await bot.store.watch(record.id, DAN)
    await bot.store.keep_post(record.id, FILM, _message(1))
    await bot.store.keep_post(record.id, INQUEST, _message(2))
    bot.clock.skip(seconds=REST.total_seconds())
    while day_of(bot.clock.now()) % OUT_OF:
        bot.clock.skip(days=1)


async def cases_are_answered(bot: Bot) -> None:
    """The case of the day is solved, tried, and given up; one to practise is answered."""
    for user, tries in ((BEN, 1), (IDA, 3), (ANN, 2), (FAY, 1)):
        case = await bot.cases.of_the_day(user)
        for n in range(tries):
            who = AttemptRecord(day=case.attempt.day, user=user, guild=None if user == ANN else CLUB, name=NAME[user])
            is_right = n + 1 == tries and user != IDA
            case = await bot.cases.answer(case, who, bot.interaction(), is_right=is_right)
    number, found = await bot.cases.practice(BEN, 7, None, None)
    for user in (BEN, ANN):
        await bot.cases.practised(number, found, user, is_right=user == BEN)


async def cases_are_proven(bot: Bot) -> None:
    """The case of the day is proven with a slip and a deal that was shown; another proof is begun, and one to practise."""
    case = await bot.cases.of_the_day(CLEO)
    rated, proof = graded(case.number, case.opened), prove(case.opened.puzzle)
    who = AttemptRecord(day=case.attempt.day, user=CLEO, guild=CLUB, name=NAME[CLEO])
    stake = Stake(who, bot.interaction())
    first, *_ = cells = sorted(proof.asked)
    await bot.proving.look(case.number, CLEO)
    await bot.proving.mark(rated, case.opened, CLEO, first, Sign.NO.value, stake)
    await bot.proving.refuted(rated, case.opened, CLEO, first, Sign.NO.value, stake)
    for cell in cells:
        await bot.proving.mark(rated, case.opened, CLEO, cell, Sign.YES.value, stake)
    number, found = await bot.cases.practice(DAN, 7, None, None)
    practised, proof = graded(practice_id(number), found), prove(found.puzzle)
    await bot.proving.look(practised.number, DAN)
    await bot.proving.mark(practised, found, DAN, min(proof.asked), Sign.YES.value, None)


async def cases_are_solved_together(bot: Bot) -> None:
    """A case is proven by several people, with a slip and a deal that was shown; another is given up, and one is under way."""
    for n, host in enumerate((ANN, BEN, CLEO)):
        new = NewJointCase(guild=CLUB, channel=bot.channel(), host=host, locale="fr")
        record = await bot.joint.open(new, "cluedo", None)
        await bot.joint_posts.tick()
        first, *others = sorted((await bot.joint.sheet(record, host)).asked)
        await bot.joint.mark(record, DAN, first, Sign.NO.value)
        record, _ = await bot.joint.refuted(await bot.joint.at(record.id, record.channel), EVE, first, Sign.NO.value)
        if n:
            await bot.joint.mark(record, host, first, Sign.YES.value)
        else:
            for cell in (first, *others):
                await bot.joint.mark(record, host, cell, Sign.YES.value)
        if n == 1:
            await bot.joint.give_up(record, host, is_moderator=False)
    await bot.joint_posts.go_on({JointId(1)})


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
    await bot.agreed(table, vote.n, CLEO, DAN)
    await bot.votes.propose(table, CLEO, Motion.DRAW)
    bot.clock.skip(days=2)
    await bot.votes.tick()
    await bot.go_on(table, 3, soon=False)
    vote = await bot.handover.offer(table, CLEO, NAME[CLEO], "fr", newcomer=CAST[0].user)
    await bot.agreed(table, vote.n, ANN, DAN)
    vote = await bot.votes.propose(table, ANN, Motion.END)
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


async def an_evening_passes(bot: Bot) -> None:
    """An evening with twins, which are compared and honoured; a round that is planned and never opened."""
    night = await _evening(bot, ANN, BEN, EVE, FAY)
    await bot.nights.split(await _now(bot, night), ANN, is_moderator=False, duplicate="clues")
    await _look(bot)
    for planned in (await _now(bot, night)).tables:
        await _play(bot, planned)
    for user in (ANN, BEN):
        await bot.nights.here(await _now(bot, night), user, NAME[user], "fr")
    await bot.nights.split(await _now(bot, night), ANN, is_moderator=False)
    await bot.nights.end(await _now(bot, night), ANN, is_moderator=False)
    await _look(bot)
    early = await _evening(bot, JO)
    bot.venue.is_emptied = True
    bot.clock.skip(minutes=30)
    await _look(bot)
    bot.venue.is_emptied = False
    await bot.nights.end(await _now(bot, early), JO, is_moderator=False)


async def evenings_are_under_way(bot: Bot) -> None:
    """One to come, one in the middle of a round of twins, one whose panel stays, and one that may not stand in the calendar."""
    coming = await bot.nights.plan(
        guild=CLUB, channel=bot.channel(), host=EVE, locale="fr", starts_at=bot.clock.now() + timedelta(days=5)
    )
    await bot.nights.come(coming, EVE, NAME[EVE], "fr")
    await bot.nights.come(coming, JO, NAME[JO], "en")
    await bot.nights.leave(await _now(bot, coming), JO)
    coming = await bot.nights.set_places(await _now(bot, coming), EVE, 2, is_moderator=False)
    coming = await bot.nights.repeat(coming, EVE, "Europe/Paris", is_weekly=True, is_moderator=False)
    held = await _evening(bot, ANN, BEN, EVE, FAY)
    await bot.nights.split(await _now(bot, held), ANN, is_moderator=False, duplicate="clues")
    await _look(bot)
    await _play(bot, (await _now(bot, held)).tables[0])
    second = await _evening(bot, CLEO, DAN, HAL, IDA)
    night = await bot.nights.like(await _now(bot, second), CLEO, NAME[CLEO], "fr", ["lanterns"])
    await bot.nights.split(night, CLEO, is_moderator=False)
    await _look(bot)
    planned = (await _now(bot, second)).tables[0]
    await _play(bot, planned)
    for user in planned.users:
        await bot.nights.here(await _now(bot, second), user, NAME[user], "fr")
    await bot.nights.split(await _now(bot, second), CLEO, is_moderator=True)
    bot.discord.keeps, bot.venue.lacks = True, "create_events"  # the panel before it cannot be taken away
    night = await bot.nights.plan(
        guild=CLUB, channel=bot.channel(), host=GWEN, locale="fr", starts_at=bot.clock.now() + timedelta(days=6)
    )
    await _look(bot)
    bot.discord.keeps, bot.venue.lacks = False, None
    coming = await bot.nights.appoint(await _now(bot, coming), EVE, {CLEO: NAME[CLEO]}, is_moderator=False)
    for user in (CLEO, DAN, HAL):
        await bot.nights.come(coming, user, NAME[user], "fr")
    await bot.nights.leave(await _now(bot, coming), EVE)
    await bot.nights.stored.move_up(coming.id, bot.clock.now())  # neither this nor the moves are told
    later = coming.starts_at + timedelta(hours=1)
    await bot.nights.move(await _now(bot, coming), EVE, later, is_moderator=False)
    await bot.nights.name(await _now(bot, coming), EVE, "La nuit des indices", is_moderator=False)
    await bot.nights.relocate(await _now(bot, coming), EVE, bot.channel(), is_moderator=False)


async def tables_stand_open(bot: Bot) -> None:
    """Tables in the middle of things: a rival to move, reminders sent, a vote, an absence, hints, a visitor, a trouble."""
    record = await bot.seated("clues", ANN, BEN, sheet="analyst", hints="on")
    await bot.company.add(record.id, ANN, CAST[0])
    await bot.company.add(record.id, ANN, CAST[1])
    table = await bot.start(record.id, ANN)
    await bot.go_on(record.id, 20, soon=False)
    while not (await bot.tables.load(record.id)).record.schedule.rival_at:
        await bot.go_on(record.id, 1, soon=False)
    await bot.store.visit(record.id, JO)
    await bot.store.count_hint(record.id, ANN, (3, 0, 1))
    await bot.store.set_seat(record.id, ANN, looked_n=2, looked_at=bot.clock.now())
    await bot.store.set_notes(record.id, ANN, "la cuisinière était au grenier")
    await bot.store.mark(record.id, ANN, Cell(3), "x")
    await bot.votes.propose(record.id, ANN, Motion.END)
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
    mute = (await bot.dealt("arosa", IDA, JO)).record.id
    bot.discord.lacks = "send_messages"
    await bot.go_on(mute, 2, soon=False)
    bot.discord.lacks = None
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
        if (vote := await bot.votes.now(table_id)) is not None:
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
        result_of(await _record(bot, more), await bot.store.entries(more), await bot.store.deciding(more))
    )
    await bot.go_on((await bot.dealt("lanterns", EVE, FAY)).record.id)
    await bot.house.servers.removed(LEFT)


async def _play(bot: Bot, planned: NightTable) -> None:
    """Play the table of an evening to its end."""
    assert planned.table is not None
    await bot.go_on(planned.table)
    await _look(bot)


async def _evening(bot: Bot, *users: UserId) -> NightRecord:
    """Plan an evening for the next minutes, and let these people be there; the first of them is its host."""
    starts = bot.clock.now() + timedelta(minutes=20)
    night = await bot.nights.plan(guild=CLUB, channel=bot.channel(), host=users[0], locale="fr", starts_at=starts)
    for user in users:
        night = await bot.nights.here(night, user, NAME[user], "fr")
    await _look(bot)
    return night


async def _look(bot: Bot) -> None:
    """Let the keeper look twice, and all be told."""
    await bot.keeper.tick()
    await bot.told()
    await bot.keeper.tick()


async def _now(bot: Bot, night: NightRecord) -> NightRecord:
    found = await StoredNights(bot.store.database).night(night.id)
    assert found is not None
    return found


async def _record(bot: Bot, table: TableId) -> Any:
    found = await bot.store.get(table)
    assert found is not None
    return found


def _message(n: int) -> Any:
    return 738_500_000_000_000_000 + n


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
