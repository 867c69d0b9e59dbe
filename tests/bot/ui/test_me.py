"""What people set for themselves, by buttons, and how secrets reach them then."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.messages.controls import Fixed, Mine, Own
from bot.tables.mailboxes import PER_HOUR
from bot.tables.records import ChannelId, UserId
from tests.bot.ui.club import PEOPLE, Club, a_club, fixed, said

ANN, BEN = PEOPLE[:2]
NO_MAIL, MAIL = Own(Mine.MAIL, 0).id, Own(Mine.MAIL, 1).id


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with a_club(tmp_path) as made:
        yield made


async def test_whoever_declines_direct_messages_gets_none_and_the_table_says_where_secrets_are(club: Club) -> None:
    answer = await club.press(BEN, NO_MAIL)

    assert said("settings-mail", wanted=False) in answer.texts[0]
    await club.dealt()
    assert club.discord.letters(BEN) == []
    assert club.discord.letters(ANN)
    assert said("table-desks") in club.discord.posts()[0]


async def test_whoever_wants_them_again_gets_what_comes_and_nothing_of_before(club: Club) -> None:
    await club.press(BEN, NO_MAIL)
    table = await club.dealt()
    await club.press(BEN, MAIL)

    answer = await club.press(BEN, fixed(table.record.id, Fixed.DESK))

    assert answer.texts
    assert club.discord.letters(BEN) == []


async def test_where_everybody_has_messages_nothing_is_said_of_desks(club: Club) -> None:
    table = await club.seated(2)
    for person in (ANN, BEN):
        await club.delivery.greet(table.id, person)
    await club.lobby.start(table.id, ANN)
    await club.delivery.idle()

    assert said("table-desks") not in club.discord.posts()[0]


async def test_joining_says_that_the_desk_has_it_all(club: Club) -> None:
    table = await club.opened()
    await club.press(BEN, NO_MAIL)

    answer = await club.press(BEN, fixed(table.id, Fixed.JOIN))

    assert said("mail-declined") in answer.texts[-1]


async def test_a_closed_mailbox_is_not_tried_at_another_table_before_its_owner_is_there(club: Club) -> None:
    club.discord.closed.add(BEN)
    first = await club.seated(2)
    await club.press(BEN, fixed(first.id, Fixed.RULES))
    await club.delivery.greet(first.id, BEN)
    club.discord.closed.clear()  # nobody has told us
    second = await club.seated(2, channel=ChannelId(102))

    assert await club.delivery.greet(second.id, BEN) == "mail-closed"
    assert club.discord.letters(BEN) == []
    await club.press(BEN, fixed(second.id, Fixed.RULES))
    await club.lobby.start(second.id, ANN)
    await club.delivery.idle()
    await club.press(BEN, fixed(second.id, Fixed.DESK))
    assert club.discord.letters(BEN)


async def test_above_the_budget_no_mailbox_is_opened_and_the_desk_is_named(club: Club) -> None:
    now = club.clock.now()
    for n in range(PER_HOUR):
        await club.store.open_mailbox(UserId(500 + n), at=now, since=now, most=PER_HOUR)
    table = await club.opened()

    answer = await club.press(BEN, fixed(table.id, Fixed.JOIN))

    assert said("mail-unopened") in answer.texts[-1]
    assert club.discord.letters(BEN) == []
    club.clock.skip(hours=2)
    await club.lobby.start(table.id, ANN)
    await club.delivery.idle()
    assert club.discord.letters(BEN)
