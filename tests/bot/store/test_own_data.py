"""One's own data, the inbox and votes, as both databases answer for them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.store.kernel import KernelStore
from bot.tables.ids import UserId
from bot.tables.status import Status
from bot.tables.stores import VoteOpen
from bot.tables.vote_records import Verdict
from bot.votes.motions.ending import DRAW, END
from bot.votes.motions.replacement import REPLACE
from games.core.deduction.sheet import Cell
from tests.bot.store.builders import ANNA, BEN, CLEO, NOON, a_live_table, a_lobby, an_entry
from tests.own_data import own_data

ERNA = UserId(2**62 + 7)


async def test_the_inbox_has_all_open_tables_of_a_person_with_when_they_last_moved(store: KernelStore) -> None:
    live, lobby = await a_live_table(store), await a_lobby(store, ANNA)
    await a_lobby(store, BEN)
    over = await a_lobby(store, ANNA)
    await store.end(over.id, at=NOON)
    late = NOON + timedelta(hours=1)
    await store.append(an_entry(live.id, 1, at=late))

    found = await store.tables_of(ANNA)

    assert [(record.id, since) for record, since in found] == [(live.id, late), (lobby.id, NOON)]


async def test_whoever_is_erased_is_nowhere_but_as_a_nameless_seat(store: KernelStore) -> None:
    table = await a_live_table(store)
    await store.append(an_entry(table.id, 1, user=ANNA), status=Status.OVER)
    await store.change_person(ANNA, lambda now: replace(now, zone="Europe/Paris"))
    await store.open_mailbox(ANNA, at=NOON, since=NOON, most=9)
    await store.block(ANNA, BEN, is_blocked=True)
    await store.block(CLEO, ANNA, is_blocked=True)
    await store.set_notes(table.id, ANNA, "the butler")
    await store.mark(table.id, ANNA, Cell(0), "x")
    kept = await own_data(store.database).kept_of(ANNA)
    assert (kept["settings"]["zone"], kept["blocked"], kept["papers"][0]["notes"]) == (
        "Europe/Paris",
        [BEN],
        "the butler",
    )

    await own_data(store.database).erase(ANNA)

    record = await store.get(table.id)
    assert record is not None
    assert record.seat_of(ANNA) is None
    assert [seat.name for seat in record.seats].count("") == 1
    assert [entry.user for entry in await store.entries(table.id)] == [None]
    assert await own_data(store.database).kept_of(ANNA) == {**kept, **_nothing(kept)}
    assert await store.blocked_by(CLEO) == []


async def test_how_whoever_gave_a_seat_away_was_called_is_theirs_to_read_and_to_erase(store: KernelStore) -> None:
    table = (await a_live_table(store)).id
    about: dict[str, int | str] = {"seat": 1, "old": ANNA, "user": ERNA, "papers": 0, "name": "Erna", "locale": "fr"}
    await store.open_vote(table, REPLACE.name, by=BEN, facts=about, at=NOON, until=NOON + timedelta(hours=1))
    await own_data(store.database).erase(ANNA)  # while they still play, the table keeps them
    await store.replace_seat(table, ANNA, user=ERNA, name="Erna", locale="fr", with_papers=False)
    assert [vote["names"] for vote in (await own_data(store.database).kept_of(ANNA))["votes"]] == [[f"name of {ANNA}"]]
    assert [vote["names"] for vote in (await own_data(store.database).kept_of(ERNA))["votes"]] == [["Erna"]]

    await store.end(table, at=NOON)
    for each in (ANNA, ERNA, BEN):
        await own_data(store.database).erase(each)
        assert (await own_data(store.database).kept_of(each))["votes"] == []

    [vote] = await store.handovers(table)
    assert not {ANNA, ERNA, BEN, f"name of {ANNA}", "Erna"} & {vote.by, *vote.ballots, *vote.facts.values()}


def _nothing(kept: dict[str, object]) -> dict[str, object]:
    return {key: [] if isinstance(value, list) else None for key, value in kept.items()}


async def test_a_table_has_one_vote_at_a_time_which_is_counted_and_decided(store: KernelStore) -> None:
    table = (await a_live_table(store)).id
    until = NOON + timedelta(hours=1)
    vote = await store.open_vote(table, END.name, by=ANNA, facts={"seat": 1}, at=NOON, until=until)
    with pytest.raises(VoteOpen):
        await store.open_vote(table, DRAW.name, by=BEN, facts={}, at=NOON, until=until)

    counted = await store.change_vote(vote, lambda now: replace(now, ballots={**now.ballots, BEN: False}))

    assert counted.ballots == {ANNA: True, BEN: False}
    assert await store.vote(table) == counted
    assert await store.open_votes() == [counted]
    decided = await store.change_vote(counted, lambda now: replace(now, verdict=Verdict.FAILED))
    assert await store.open_votes() == []
    assert await store.vote(table) is None
    assert await store.vote(table, decided.n) == decided
    assert (await store.open_vote(table, DRAW.name, by=BEN, facts={}, at=NOON, until=until)).n == vote.n + 1
