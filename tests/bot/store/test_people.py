"""What people have set, and which mailboxes have been opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.people import People
from bot.tables.people_records import MailboxRecord, PersonRecord, WakeRecord
from bot.tables.stores import PeopleStore
from tests.bot.store.builders import ANNA, BEN, NOON

HOUR_AGO = NOON - timedelta(hours=1)


def test_the_store_knows_people() -> None:
    store: type[PeopleStore] = KernelStore

    assert store is KernelStore


async def test_whoever_has_set_nothing_has_the_defaults(store: KernelStore) -> None:
    assert await store.person(ANNA) == PersonRecord(user=ANNA)
    assert await store.mailbox(ANNA) == MailboxRecord(user=ANNA)


async def test_what_somebody_sets_is_kept_and_is_theirs_alone(store: KernelStore) -> None:
    changed = await store.change_person(ANNA, lambda now: replace(now, wants_mail=False))

    assert changed == await store.person(ANNA) == PersonRecord(user=ANNA, wants_mail=False)
    assert await store.person(BEN) == PersonRecord(user=BEN)


async def test_no_more_mailboxes_are_opened_within_the_hour_than_may_be(store: KernelStore) -> None:
    opened = await asyncio.gather(
        *(store.open_mailbox(UserId(n), at=NOON, since=HOUR_AGO, most=3) for n in range(1, 6))
    )

    assert sorted(opened) == [False, False, True, True, True]
    assert await store.open_mailbox(UserId(9), at=NOON, since=NOON, most=3)  # those of before are long ago
    again = await asyncio.gather(*(store.open_mailbox(UserId(n), at=NOON, since=HOUR_AGO, most=0) for n in range(1, 6)))
    assert again == opened


async def test_a_closed_mailbox_is_known_until_it_is_open(store: KernelStore) -> None:
    await store.open_mailbox(ANNA, at=NOON, since=HOUR_AGO, most=1)

    await store.set_mailbox(ANNA, is_closed=True)
    assert await store.mailbox(ANNA) == MailboxRecord(user=ANNA, opened_at=NOON, is_closed=True)
    await store.set_mailbox(ANNA, is_closed=False)
    assert await store.mailbox(ANNA) == MailboxRecord(user=ANNA, opened_at=NOON)


class Slow(KernelStore):
    """A store in which somebody sets something, once, while people are read."""

    while_reading: Callable[[], Awaitable[object]] | None = None

    async def people(self, users: Collection[UserId]) -> list[PersonRecord]:
        found = await super().people(users)
        if (work := self.while_reading) is not None:
            self.while_reading = None
            await work()
        return found


async def test_what_somebody_sets_while_it_is_read_holds(store: KernelStore) -> None:
    slow = Slow(store.database)
    people = People(slow)
    slow.while_reading = lambda: people.change(ANNA, lambda now: replace(now, wants_mail=False))

    await people.get(ANNA)

    assert not (await people.get(ANNA)).wants_mail


async def test_what_two_processes_change_at_once_is_all_kept(postgres_url: str) -> None:
    async with two_stores(postgres_url) as stores:
        more = [
            store.change_person(ANNA, lambda now: replace(now, remind_every=now.remind_every + 1))
            for store in 20 * stores
        ]
        await asyncio.gather(*more)

        assert (await stores[0].person(ANNA)).remind_every == 40


async def test_two_processes_wake_a_person_once(postgres_url: str) -> None:
    async with two_stores(postgres_url) as stores:
        for n in range(20):
            wake = WakeRecord(UserId(n), GuildId(1), "en", frozenset({"clues"}), 1)
            await stores[0].keep_wake(wake)
            claims = (
                store.claim_wake(wake, TableId(at), at=NOON, rested=HOUR_AGO)
                for at, store in enumerate(stores, start=1)
            )
            assert sorted(await asyncio.gather(*claims)) == [False, True]


@asynccontextmanager
async def two_stores(url: str) -> AsyncIterator[list[KernelStore]]:
    """Give the stores of two processes on one database."""
    stores = [KernelStore(await Database.open(url)) for _ in range(2)]
    yield stores
    for store in stores:
        await store.database.close()
