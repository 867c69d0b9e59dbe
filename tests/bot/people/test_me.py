"""What people set for themselves, by buttons, and how secrets reach them then."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from unittest.mock import patch

import pytest
from discord.ui import TextInput

from bot.messages.controls import DoorKey, Entrance, Fixed, Mine, Own
from bot.store.errors import CommitFailed
from bot.tables.hours import midnight
from bot.tables.ids import ChannelId, MessageId, TableId, UserId, nobody
from bot.telling.mailboxes import PER_HOUR, Mailboxes
from bot.telling.message import PrivateMessage
from bot.telling.senders import MailboxClosed, TryLater
from games.core.seats import Seat
from tests.bot.rivals.with_rivals import dealt_with_rivals
from tests.bot.ui.club import PEOPLE, Club, fixed, said

ANN, BEN = PEOPLE[:2]
NO_MAIL, MAIL = Own("mail", 0).id, Own("mail", 1).id


async def test_whoever_declines_direct_messages_gets_none_and_the_table_says_where_secrets_are(club: Club) -> None:
    answer = await club.press(BEN, NO_MAIL)

    assert said("settings-mail", on=False) in answer.texts[0]
    await club.dealt()
    assert club.discord.letters(BEN) == []
    assert club.discord.letters(ANN)
    assert said("table-desks", alone=False) in club.discord.posts()[0]


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

    assert said("table-desks", alone=False) not in club.discord.posts()[0]


async def test_whoever_plays_with_rivals_alone_reads_of_no_other_desks(club: Club) -> None:
    await club.press(ANN, NO_MAIL)
    await dealt_with_rivals(club, "clues")

    opening = club.discord.posts()[0]
    assert said("table-desks", alone=True) in opening
    assert said("table-desks", alone=False) not in opening


async def test_where_nobody_is_dealt_a_secret_nothing_is_said_of_desks(club: Club) -> None:
    await club.dealt(2, "arosa")

    assert said("table-desks", alone=False) not in club.discord.posts()[0]


async def test_joining_says_that_the_desk_has_it_all(club: Club) -> None:
    table = await club.opened()
    await club.press(BEN, NO_MAIL)

    answer = await club.press(BEN, fixed(table.id, Fixed.JOIN))

    assert said("mail-declined") in answer.texts[-1]


async def test_people_whose_ids_end_alike_are_each_greeted(club: Club) -> None:
    table, alike = await club.seated(2), UserId(BEN + 10**6)
    await club.lobby.join(table.id, alike, "Bo", "en")

    for person in (BEN, alike):
        await club.delivery.greet(table.id, person)

    assert [len(club.discord.letters(person)) for person in (BEN, alike)] == [1, 1]


async def test_where_no_secret_is_told_nobody_reads_that_secrets_will_come_and_no_mailbox_is_opened(club: Club) -> None:
    table = await club.seated(2, game="arosa")

    assert await club.delivery.greet(table.id, BEN, is_there=True) is None
    await club.lobby.start(table.id, ANN)
    await club.delivery.idle()
    assert club.discord.posts()
    assert club.discord.letters(BEN) == []


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


async def test_the_inbox_shows_the_table_first_that_waits_longest_and_links_to_it(club: Club) -> None:
    await club.seated(2, channel=ChannelId(103))
    await club.dealt(2, "clues", channel=ChannelId(102))
    club.clock.skip(hours=1)
    live = await club.dealt(2, "clues", channel=ChannelId(101))
    asked = live.record.seats[min(live.game.rules.turn(live.state))].user

    inbox = (await club.press(asked, Own(Mine.INBOX).id)).texts[0]

    places = [inbox.index(f"<#{channel}>") for channel in (102, 101, 103)]
    assert places == sorted(places)
    assert "https://discord.com/channels/55/102/" in inbox
    nobody = await club.press(PEOPLE[7], Own(Mine.INBOX).id)
    assert said("inbox-empty") in nobody.texts[0]
    assert Entrance(DoorKey.SHOW).id in nobody.texts[0]


async def test_whoever_is_blocked_does_not_sit_down_and_neither_learns_why(club: Club) -> None:
    await club.store.block(ANN, BEN, is_blocked=True)
    table = await club.opened()

    answer = await club.press(BEN, fixed(table.id, Fixed.JOIN))

    assert said("refusal-not-welcome") in answer.texts[0]
    assert said("control-join") not in answer.texts[0]
    await club.store.block(ANN, BEN, is_blocked=False)
    await club.press(BEN, fixed(table.id, Fixed.JOIN))
    assert (await club.record(table.id)).seat_of(BEN) is not None


async def test_whoever_was_away_is_told_what_they_missed_and_only_once(club: Club) -> None:
    live = await club.dealt(3, "cluedo")
    table = live.record.id
    away = live.record.seats[0].user  # the first of those who choose a pawn
    await club.press(away, fixed(table, Fixed.DESK))
    for _ in range(2):  # the third move would be their own
        seat = min(live.game.rules.turn(live.state))
        action = next(iter(live.game.rules.legal(live.state, seat)))
        live = (await club.tables.act(table, live.record.seats[seat].user, action)).table
    club.clock.skip(hours=7)

    first = await club.press(away, fixed(table, Fixed.DESK))
    second = await club.press(away, fixed(table, Fixed.DESK))

    assert "Previously" in first.texts[0]
    assert "Previously" not in second.texts[0]
    told = first.texts[0].split("Previously")[1].split("https://")[0]
    assert told.count("\\n") <= 6


async def test_everything_that_is_kept_of_somebody_is_theirs_to_read_and_to_erase(club: Club) -> None:
    past = (await club.dealt(3, "cluedo")).record
    await club.store.set_notes(past.id, BEN, "the cook did it")
    moved = await club.tables.load(past.id)
    mover = moved.record.seats[min(moved.game.rules.turn(moved.state))].user
    await club.tables.act(past.id, mover, next(iter(moved.game.rules.legal(moved.state, moved.seat_of(mover)))))
    await club.press(BEN, NO_MAIL)

    kept = await club.house.own_data.kept_of(BEN)
    assert kept["papers"][0]["notes"] == "the cook did it"
    asked = await club.press(BEN, Own(Mine.ERASE, 0).id)
    assert "one table" in asked.texts[0]
    for person in (mover, BEN):
        await club.press(person, Own(Mine.ERASE, 1).id)

    for person in (mover, BEN):
        empty = await club.house.own_data.kept_of(person)
        assert (empty["settings"], empty["seats"], empty["papers"]) == (None, [], [])
    record = await club.record(past.id)
    assert record.seats[1].name == ""
    assert all(entry.user not in (mover, BEN) for entry in await club.store.entries(past.id))
    async with club.tables.locked(past.id):
        assert (await club.tables.load(past.id)).n >= 1


async def test_quiet_hours_that_are_set_in_the_middle_of_a_turn_hold_from_the_next_and_say_so(club: Club) -> None:
    table = (await club.dealt(2, "bakerstreet")).record.id

    async def move() -> UserId:
        live = await club.tables.load(table)
        (seat,) = live.game.rules.turn(live.state)
        await club.tables.act(table, live.player(seat).user, next(iter(live.game.rules.legal(live.state, seat))))
        return await mover()

    async def mover() -> UserId:
        live = await club.tables.load(table)
        (seat,) = live.game.rules.turn(live.state)
        return live.player(seat).user

    before, first = (await club.record(table)).deadline, await mover()
    assert before is not None
    start, end = ((before + timedelta(hours=n)).strftime("%H:%M") for n in (-1, 7))

    sent = await club.send(first, Own(Mine.HOURS_SET, 0), {"zone": ["UTC"], "start": [start], "end": [end]})

    assert (await club.record(table)).deadline == before
    assert "begin from now on" in sent.texts[0]
    while await move() == first:
        pass
    while await move() != first:
        pass
    deadline = (await club.record(table)).deadline
    assert deadline is not None
    assert deadline - before > timedelta(hours=6)


@pytest.mark.parametrize(
    ("opens", "form", "typed"),
    [
        (Mine.HOURS, Mine.HOURS_SET, {"zone": "Atlantis", "start": "21", "end": "7:30"}),
        (Mine.AWAY, Mine.AWAY_SET, {"first": "31.2.", "last": "1.3."}),
    ],
)
async def test_a_form_that_was_refused_opens_again_as_it_was_left_and_then_as_it_is(
    club: Club, opens: Mine, form: Mine, typed: dict[str, str]
) -> None:
    async def shown() -> list[object]:
        [modal] = (await club.press(ANN, Own(opens).id)).forms
        return [each.default for each in modal.walk_children() if isinstance(each, TextInput)]

    usual = await shown()

    sent = await club.send(ANN, Own(form, 0), {name: [text] for name, text in typed.items()})

    assert Own(opens).id in sent.texts[-1]
    assert await shown() == [*typed.values()]
    assert await shown() == usual


@pytest.mark.parametrize("typed", [("today", "tomorrow"), ("aujourd’hui", "demain"), ("heute", "morgen")])
async def test_an_absence_until_tomorrow_ends_with_the_day_after_today(club: Club, typed: tuple[str, str]) -> None:
    first, last = typed
    now = club.clock.now()

    await club.send(ANN, Own(Mine.AWAY_SET, 0), {"first": [first], "last": [last]})

    person = await club.house.ground.people.get(ANN)
    assert person.away_until == midnight(now.date() + timedelta(days=1), "UTC", after=True)


@pytest.mark.parametrize("is_confirmed", [True, False])
async def test_no_table_in_memory_names_whoever_is_erased(club: Club, *, is_confirmed: bool) -> None:
    left = (await club.dealt(3)).record
    await club.tables.resign(left.id, BEN)
    await club.delivery.idle()
    assert (await club.tables.load(left.id)).record.seats[1].user == BEN
    erase = club.house.own_data.erase

    async def lost(user: UserId) -> list[TableId]:
        await erase(user)
        raise CommitFailed("OperationalError")

    with patch.object(club.house.own_data, "erase", erase if is_confirmed else lost):
        answer = await club.press(BEN, Own(Mine.ERASE, 1).id)
    assert said("erased" if is_confirmed else "trouble-database") in answer.texts[-1]

    known = (await club.tables.load(left.id)).record
    assert known == await club.record(left.id)
    assert (known.seats[1].user, known.seats[1].name) == (nobody(Seat(1)), "")


async def test_the_panel_of_a_lobby_does_not_wait_for_the_sweep_to_name_no_erased_person(club: Club) -> None:
    lobby = await club.seated(2)
    club.delivery.wake(lobby.id)
    await club.delivery.idle()
    [panel] = club.discord.standing()
    assert f"P{BEN}" in panel.text

    await club.press(BEN, Own(Mine.ERASE, 1).id)
    await club.delivery.idle()

    [panel] = club.discord.standing()
    assert f"P{BEN}" not in panel.text


@pytest.mark.parametrize("is_played", [True, False])
async def test_no_channel_reads_again_of_a_table_that_was_over_long_ago_when_a_player_is_erased(
    club: Club, *, is_played: bool
) -> None:
    past = (await club.dealt()).record if is_played else await club.seated(2)
    await club.tables.end(past.id)
    await club.delivery.idle()
    posts = [each.id for each in club.discord.channel]
    club.clock.skip(days=30)

    for person in (BEN, ANN):
        await club.press(person, Own(Mine.ERASE, 1).id)
    club.delivery.wake(past.id)  # as the next sweep does
    await club.delivery.idle()

    assert [each.id for each in club.discord.channel if not each.is_gone] == posts
    assert await club.delivery.untold(9) == frozenset()


async def test_an_opened_mailbox_gets_the_letters_of_all_tables_that_its_owner_presses_at_in_one_moment(
    club: Club,
) -> None:
    mail = Mailboxes(club.discord, club.store, now=club.clock.now)
    letters = [PrivateMessage(text=f"a secret of table {n}") for n in range(5)]
    club.discord.closed.add(BEN)
    with pytest.raises(MailboxClosed):
        await mail.whisper(BEN, letters[0], "first")
    club.discord.closed.clear()
    mail.retry(BEN)

    await asyncio.gather(*(mail.whisper(BEN, each, f"nonce {n}") for n, each in enumerate(letters)))

    assert sorted(club.discord.letters(BEN)) == [each.text for each in letters]


async def test_a_mailbox_that_is_still_closed_is_tried_once_for_all_tables_of_one_moment(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = Mailboxes(club.discord, club.store, now=club.clock.now)
    club.discord.closed.add(BEN)
    with pytest.raises(MailboxClosed):
        await mail.whisper(BEN, PrivateMessage(text="a secret"), "first")
    mail.retry(BEN)
    tried: list[str] = []
    whisper = club.discord.whisper

    async def counted(user: UserId, message: PrivateMessage, nonce: str) -> MessageId:
        tried.append(nonce)
        return await whisper(user, message, nonce)

    monkeypatch.setattr(club.discord, "whisper", counted)

    told = await asyncio.gather(
        *(mail.whisper(BEN, PrivateMessage(text="a secret"), f"nonce {n}") for n in range(5)), return_exceptions=True
    )

    assert [type(each) for each in told] == [MailboxClosed] * 5
    assert len(tried) == 1


async def test_a_press_that_opens_a_mailbox_while_discord_is_away_holds_until_it_is_back(club: Club) -> None:
    mail = Mailboxes(club.discord, club.store, now=club.clock.now)
    letter = PrivateMessage(text="a secret")
    club.discord.closed.add(BEN)
    with pytest.raises(MailboxClosed):
        await mail.whisper(BEN, letter, "first")
    club.discord.closed.clear()
    mail.retry(BEN)
    club.discord.is_deaf = True
    with pytest.raises(TryLater):
        await mail.whisper(BEN, letter, "second")
    club.discord.is_deaf = False

    await mail.whisper(BEN, letter, "second")

    assert club.discord.letters(BEN) == ["a secret"]
