"""Whole games of Lanterns as they are stored, for tests of the record."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from bot.store.kernel import KernelStore
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.pace import UNTIMED
from bot.tables.records import Entry, TableRecord
from bot.tables.status import Status
from bot.tables.table import entry_of
from bot.tables.vote_records import Verdict
from bot.votes.motions.replacement import REPLACE
from games import BY_KEY
from games.core.playthrough import EntryKind
from games.core.secret import Secret
from tests.bot.store.builders import NOON, a_channel
from tests.builders import Case, RunningGame, a_seed, any_action

SERVER = GuildId(77)
GAME = BY_KEY["lanterns"]
FOUR = [UserId(n) for n in (101, 102, 103, 104)]


def a_played_game(seed: int, users: int, *, lively: bool = True) -> RunningGame:
    """Return a whole game, in which now and then somebody is late or leaves."""
    game = RunningGame(Case(GAME, users, tuple(GAME.info.settle({}, users).items())), a_seed(seed))
    while not game.is_over:
        chance = game.dice.below(12) if lively else 11
        if chance <= 1:
            game.move(EntryKind.FORFEIT if chance == 0 else EntryKind.LATE, game.someone())
        else:
            game.go_on(any_action)
    return game


def a_won_game(users: int) -> RunningGame:
    """Return a whole game without anybody late or gone that somebody wins."""
    games = (a_played_game(seed, users, lively=False) for seed in range(100))
    return next(game for game in games if (outcome := GAME.rules.outcome(game.state)) and outcome.winners)


async def finished(
    store: KernelStore, game: RunningGame, users: list[UserId], hours: int, guild: GuildId = SERVER, **more: Any
) -> TableId:
    """Store a whole game that ends so many hours after noon."""
    table = await begun(store, game, users, guild, **more)
    await played(store, table, game, hours)
    return table.id


async def begun(
    store: KernelStore, game: RunningGame, users: list[UserId], guild: GuildId = SERVER, **more: Any
) -> TableRecord:
    case = game.case
    table = await store.create(
        guild=guild,
        channel=more.pop("channel", None) or a_channel(),
        host=users[0],
        game=case.game.info.key,
        version=case.game.info.version,
        locale="en",
        options=dict(case.options),
        pace=None,
        at=NOON,
        **more,
    )
    for user in users:
        await store.take_seat(table.id, user=user, name=f"name of {user}", locale="fr", most=6)
    return await store.begin(
        table.id,
        seed=Secret(game.seed),
        order=users,
        options=dict(case.options),
        version=case.game.info.version,
        schedule=UNTIMED,
        at=NOON,
    )


async def played(store: KernelStore, table: TableRecord, game: RunningGame, hours: int) -> None:
    users = [seat.user for seat in table.seats]
    at = NOON + timedelta(hours=hours)
    for n, move in enumerate(game.moves, start=1):
        is_last = n == len(game.moves)
        what: dict[str, Any] = entry_of(move.action) if move.action is not None else {}
        user = None if move.kind is EntryKind.LATE else users[move.seat]
        entry = Entry(table=table.id, n=n, kind=move.kind, seat=move.seat, at=at, user=user, **what)
        await store.append(entry, status=Status.OVER if is_last else Status.LIVE, gone=move.kind is EntryKind.FORFEIT)


async def handed_over(store: KernelStore, table: TableId, seat: int, old: UserId, new: UserId) -> None:
    facts: dict[str, int | str] = {"seat": seat, "old": old, "user": new, "papers": 0}
    vote = await store.open_vote(table, REPLACE.name, by=old, facts=facts, at=NOON, until=NOON)
    await store.replace_seat(table, old, user=new, name="new", locale="en", with_papers=False)
    await store.change_vote(vote, lambda now: replace(now, verdict=Verdict.PASSED))
