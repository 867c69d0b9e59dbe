"""Wake me when so many wait: one message to whoever asked for it, where they may know of it, and not too often."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.messages.controls import Mine, Own
from bot.messages.sentences import Sentences
from bot.people.messages.personal import Personal
from bot.tables.ids import ChannelId, TableId, UserId
from bot.tables.people_records import WakeRecord
from bot.telling.mailboxes import Mailboxes
from bot.telling.waking import REST, Waker, asleep
from tests.bot.ui.club import CHANNEL, GUILD, PEOPLE, Club, said
from tests.words import WORDS

ANN, BEN = PEOPLE[:2]
DAN = PEOPLE[5]
ELSEWHERE = ChannelId(202)


def a_waker(club: Club, *, is_seen: bool = True) -> Waker:
    async def may_see(channel: ChannelId, user: UserId) -> bool:
        return is_seen

    mail = Mailboxes(club.discord, club.store, now=club.clock.now)
    words = Personal(Sentences(WORDS))
    return Waker(club.tables, words, mail, may_see)


async def asked(club: Club, least: int = 2, *games: str) -> None:
    await club.store.keep_wake(WakeRecord(DAN, GUILD, "en", frozenset(games or ("clues",)), least))


def letters(club: Club) -> list[str]:
    return [each.text for each in club.discord.mailboxes.get(DAN, [])]


async def lobby(club: Club, seats: int = 2, channel: ChannelId = CHANNEL) -> TableId:
    return (await club.seated(seats, channel=channel)).id


async def test_one_message_says_where_they_wait_and_no_other_comes_for_hours(club: Club) -> None:
    await asked(club)
    table, waker = await lobby(club), a_waker(club)

    await waker.gather(table)
    await waker.gather(table)
    await waker.gather(await lobby(club, 3, ELSEWHERE))

    (letter,) = letters(club)
    assert said("game-clues") in letter
    assert f"https://discord.com/channels/{GUILD}/{CHANNEL}" in letter
    club.clock.skip(hours=REST.total_seconds() / 3600, minutes=1)
    await waker.gather(table)
    assert len(letters(club)) == 1  # of the same lobby never twice
    await waker.gather(await lobby(club, 2, ChannelId(303)))
    assert len(letters(club)) == 2


async def test_it_waits_until_enough_wait_for_a_game_that_was_chosen(club: Club) -> None:
    waker, table = a_waker(club), await lobby(club, 2)
    for least, game in ((3, "clues"), (2, "arosa")):
        await asked(club, least, game)
        await waker.gather(table)

    assert letters(club) == []


async def test_how_many_sleep_is_said_roughly_and_never_of_a_few(club: Club) -> None:
    record = await club.record(await lobby(club))
    told = []
    for n in range(1, 13):
        await club.store.keep_wake(WakeRecord(UserId(900 + n), GUILD, "en", frozenset({"clues"}), 1 + n % 5))
        told.append(await asleep(club.store, record, club.clock.now()))
    await club.store.keep_wake(WakeRecord(ANN, GUILD, "en", frozenset({"clues"}), 1))  # who sits there

    assert told == [None, None, 3, 3, *[5] * 5, 10, 10, 10]
    assert await asleep(club.store, replace(record, game="arosa"), club.clock.now()) is None
    assert await asleep(club.store, replace(record, is_private=True), club.clock.now()) is None


async def test_nobody_is_woken_who_sleeps_is_away_wants_no_mail_or_is_blocked(club: Club) -> None:
    await asked(club)
    waker, table, now = a_waker(club), await lobby(club), club.clock.now()
    quiet = (now - timedelta(hours=1)).hour * 60
    for change in (
        {"quiet_from": quiet, "quiet_to": (quiet + 300) % 1440},
        {"away_from": now, "away_until": now + timedelta(days=1)},
        {"wants_mail": False},
    ):
        await club.tables.people.change(DAN, lambda was, change=change: replace(was, **change))  # type: ignore[misc]  # a default of its own type
        await waker.gather(table)
        await club.tables.people.change(DAN, lambda was: type(was)(user=DAN))
    for one, other in ((ANN, DAN), (DAN, ANN)):
        await club.store.block(one, other, is_blocked=True)
        await waker.gather(table)
        await club.store.block(one, other, is_blocked=False)

    assert letters(club) == []
    await waker.gather(table)
    assert len(letters(club)) == 1


async def test_no_private_or_full_table_hidden_channel_or_game_that_has_begun_wakes_anybody(club: Club) -> None:
    await asked(club, 1, "clues", "bakerstreet")
    full = await club.seated(2, "bakerstreet", channel=ChannelId(404))
    begun = await club.dealt(2)
    hidden = await lobby(club, 2, ELSEWHERE)
    closed = await club.lobby.new(
        guild=GUILD,
        channel=ChannelId(303),
        host=ANN,
        name="Ann",
        game="clues",
        locale="en",
        speaks="en",
        is_private=True,
    )

    await a_waker(club).gather(begun.record.id)
    await a_waker(club, is_seen=False).gather(hidden)
    await a_waker(club).gather(closed.id)
    await a_waker(club).gather(full.id)

    assert letters(club) == []


async def test_it_is_chosen_in_lists_and_off_with_one_press(club: Club) -> None:
    await club.press(DAN, Own(Mine.WAKE, 0).id, ["arosa", "no such game"])
    answer = await club.press(DAN, Own(Mine.WAKE, 1).id, ["3"])
    chosen = await club.store.wake(DAN, GUILD)
    forged = await club.press(DAN, Own(Mine.WAKE, 1).id, ["99999999999999999999"])

    assert chosen == WakeRecord(DAN, GUILD, "en", frozenset({"arosa"}), 3)
    assert said("wake-on", n=3, games=said("game-arosa")) in answer.texts[0]
    assert said("refusal-stale") in forged.texts[0]
    assert (await club.house.own_data.kept_of(DAN))["wakes"][0]["games"] == ["arosa"]
    await club.press(DAN, Own(Mine.SLEEP).id)
    assert await club.store.wake(DAN, GUILD) is None


async def test_whoever_is_erased_is_woken_no_more(club: Club) -> None:
    await asked(club)
    await club.house.own_data.erase(DAN)

    await a_waker(club).gather(await lobby(club))

    assert letters(club) == []
    assert (await club.house.own_data.kept_of(DAN))["wakes"] == []
