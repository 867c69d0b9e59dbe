"""Mailboxes that are closed, close later, or open too slowly: no table stops, and nothing private becomes public."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot import metrics, tools
from bot.health import Health
from bot.messages.controls import Fixed
from bot.practice.loopback.model import Channel, Message
from bot.tables.table import Table
from games.clues.actions import Ask
from games.clues.model import Category
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.messages import alt_texts, buttons
from tests.e2e.practice.person import AnswerKind, Person

TOO_FAST = {"message": "You are opening direct messages too fast.", "code": 40003}


def _mail_open(evening: Evening, person: int) -> object:
    user = evening.people[person].user.id
    return evening.rows("select mail_open from seats where user_id = ?", user)[0][0]


async def test_a_closed_mailbox_is_found_at_joining_and_advised_about_in_private(evening: Evening) -> None:
    closed = evening.people[1]
    closed.user.dms_open = False
    await evening.lobby(1)

    answer = await closed.press(evening.panel(), evening.label("control-join"))
    advice = await evening.server.until(lambda: answer.followups)

    assert answer.kind is AnswerKind.UPDATE
    assert [each.text for each in advice] == [evening.say("en", "mail-closed")]
    assert all(each.ephemeral_to is closed.user for each in advice)
    assert _mail_open(evening, 0) == 1
    assert _mail_open(evening, 1) == 0


@pytest.mark.parametrize("code", [50007, 50033], ids=["closed", "deleted"])
async def test_a_mailbox_that_discord_does_not_even_open_is_closed(evening: Evening, code: int) -> None:
    await evening.lobby(1)
    refused = {"message": "Invalid Recipient(s)", "code": code}
    opening = evening.world.fail("POST", r"/users/@me/channels$", 400, refused, times=100)

    answer = await evening.people[1].press(evening.panel(), evening.label("control-join"))
    advice = await evening.server.until(lambda: answer.followups)
    await evening.settle()

    assert [each.text for each in advice] == [evening.say("en", "mail-closed")]
    assert _mail_open(evening, 1) == 0
    assert opening.met == 1


async def test_a_host_with_a_closed_mailbox_is_advised_in_their_language(evening: Evening) -> None:
    evening.people[0].user.dms_open = False

    answer = await evening.people[0].command(evening.channel, "table new", game="clues")
    advice = await evening.server.until(lambda: answer.followups)

    assert answer.message.is_v2
    assert not answer.is_ephemeral
    assert [each.text for each in advice] == [evening.say("fr", "mail-closed")]


async def test_with_closed_mailboxes_a_whole_game_can_be_played_at_the_desk(evening: Evening) -> None:
    for person in evening.people:
        person.user.dms_open = False
    table = await evening.set_up(3, options={"top_secret": "on"})
    seat = Seat(evening.active(table))
    witness = Seat((seat + 1) % 3)

    before = await evening.person_of(table, witness).press(evening.panel(), evening.label("control-desk"))
    answer = await evening.do(table, seat, Ask(witness=witness, about=Category.MAN, secret=True))
    await evening.settle()
    after = await evening.person_of(table, witness).press(evening.panel(), evening.label("control-desk"))

    assert "🤫" in answer.text
    assert "🤫" not in before.text
    assert "🤫" in after.text
    assert all(person.mailbox() == [] for person in evening.people)
    assert all("🤫" not in text for text in evening.texts())
    assert all(len(each.message.attachments) == 1 for each in (before, after))


async def test_a_mailbox_that_closes_during_the_game_stops_nothing(evening: Evening) -> None:
    table = await evening.seated(3)
    late = evening.people[2]
    late.user.dms_open = False

    for seat in range(3):
        await evening.do(table, seat, 0)
    await evening.settle()

    assert _mail_open(evening, 2) == 0
    assert len(late.mailbox()) == 2  # the greeting and the deal
    assert len(evening.people[0].mailbox()) == 3
    assert evening.person_of(table, 2) is late
    desk = await late.click(evening.panel(), evening.id_of(table, Fixed.DESK))
    assert evening.say("fr", "event-clues-screen-seen") not in desk.text
    assert table.record.seats[2].mail_open is False

    late.user.dms_open = True
    seat = Seat(evening.active(table))
    await evening.do(table, seat, 0)
    await evening.settle()
    assert evening.rows("select trouble from tables") == [(None,)]


async def test_a_mailbox_that_opens_again_gets_letters_again(evening: Evening) -> None:
    table = await evening.set_up(3, options={"top_secret": "on"})
    seat = Seat(evening.active(table))
    witness = Seat((seat + 1) % 3)
    person = evening.person_of(table, witness)
    person.user.dms_open = False
    letters = len(person.mailbox())

    await evening.do(table, seat, Ask(witness=witness, about=Category.MAN, secret=True))
    await evening.settle()
    assert table.record.seats[witness].mail_open is False
    person.user.dms_open = True
    while evening.active(table) != witness:
        await evening.do(table, evening.active(table), 0)
    other = Seat((witness + 1) % 3)
    await evening.do(table, witness, Ask(witness=other, about=Category.WOMAN, secret=True))
    await evening.settle()

    assert len(person.mailbox()) == letters + 2  # also what fell due meanwhile
    assert table.record.seats[witness].mail_open is True


async def test_a_mailbox_that_another_table_found_closed_is_tried_again_once_its_owner_is_there(
    evening: Evening,
) -> None:
    other = evening.world.add_channel(evening.guild, "autre")
    await evening.seated(2, channel=other)
    table = await evening.seated(2)
    person = evening.person_of(table, 0)
    person.user.dms_open = False
    await _choose_all(evening, other)
    assert not _letters_since(person, table)
    person.user.dms_open = True

    await person.press(evening.panel(), evening.label("control-desk"))
    await _choose_all(evening, evening.channel)

    assert _letters_since(person, table)


async def _choose_all(evening: Evening, channel: Channel) -> None:
    table = await evening.table(channel)
    for seat in range(2):
        await evening.do(table, seat, 0, channel)
    await evening.settle()


def _letters_since(person: Person, table: Table) -> list[Message]:
    """Return the letters of a table after its greeting and its deal."""
    mention = f"<#{table.record.channel}>"
    return [each for each in person.mailbox() if mention in each.text][2:]


async def test_buttons_of_a_letter_go_when_they_are_over_and_words_and_picture_stay(evening: Evening) -> None:
    table = await evening.seated(3)
    person = evening.person_of(table, 0)
    deal = person.mailbox()[1]
    words, pictures = deal.text, alt_texts(deal)

    for seat in range(2):
        await evening.do(table, seat, 0)
    await evening.settle()
    assert buttons(deal) != []  # a choice may be thought over until all have chosen
    await evening.do(table, 2, 0)
    await evening.settle()

    assert all(buttons(evening.person_of(table, seat).mailbox()[1]) == [] for seat in range(3))
    assert (deal.text, alt_texts(deal)) == (words, pictures)
    assert [each.filename for each in deal.attachments] == ["desk.png"]


async def test_somebody_who_shares_no_server_any_more_stops_nothing(evening: Evening) -> None:
    table = await evening.seated(3)
    evening.world.remove_member(evening.guild, evening.people[1].user)

    await evening.do(table, 0, 0)
    await evening.do(table, 2, 0)
    table = await evening.table()
    evening.skip(days=2)
    await evening.bot.loops["deadlines"].tick()
    await evening.settle()

    assert _mail_open(evening, 1) == 0
    assert len(evening.texts()) == 2


async def test_mailboxes_that_open_too_slowly_delay_neither_channel_nor_panel_nor_another_seat(
    evening: Evening,
) -> None:
    evening.world.mailboxes_left = 1  # only the host's opens: the others wait a minute, and a minute again
    with patch("bot.ui.adapters.SLOW_DMS", 60.0):
        host, *others = evening.people[:3]
        await host.command(evening.channel, "table new", game="clues")
        for person in others:
            answer = await person.press(evening.panel(), evening.label("control-join"))
            assert answer.followups == []  # nobody is told that their mailbox is closed
        await host.press(evening.panel(), evening.label("control-start"))
        table = await evening.table()
        for seat in range(3):
            await evening.do(table, seat, 0)

        await evening.server.until(lambda: len(host.mailbox()) == 3)  # greeting, deal and screen
        await evening.server.until(lambda: len(evening.texts()) == 2)  # the deal is announced, and whose turn it is
        waiting = evening.say("fr", "control-desk")
        await evening.server.until(lambda: waiting in evening.panel().labels)
        assert [len(person.mailbox()) for person in others] == [0, 0]
        assert [_mail_open(evening, person) for person in range(3)] == [1, None, None]
        desk = await others[0].press(evening.panel(), waiting)
        assert desk.is_ephemeral  # their secrets are there meanwhile


@pytest.mark.parametrize("route", [r"/users/@me/channels", r"/channels/\d+/messages"])
async def test_letters_opened_too_fast_are_waited_for(evening: Evening, route: str) -> None:
    with patch("bot.ui.adapters.SLOW_DMS", 0.05):
        await evening.lobby(3)
        # The library knows the mailboxes already, so opening one again is asked of it anew.
        evening.bot.bot._connection._private_channels_by_user.clear()
        mailboxes = [person.mailbox_channel.id for person in evening.people[:3]]
        path = route if "users" in route else rf"/channels/({'|'.join(map(str, mailboxes))})/messages"
        evening.world.fail("POST", path, 403, TOO_FAST, times=2)
        await evening.people[0].press(evening.panel(), evening.label("control-start"))
        await evening.settle()

    assert [len(person.mailbox()) for person in evening.people[:3]] == [2, 2, 2]
    assert [_mail_open(evening, i) for i in range(3)] == [1, 1, 1]


async def test_a_greeting_that_must_wait_is_not_taken_for_a_closed_mailbox(evening: Evening) -> None:
    evening.world.fail("POST", r"/users/@me/channels", 403, TOO_FAST)

    answer = await evening.people[0].command(evening.channel, "table new", game="clues")
    await evening.server.quiet()

    assert answer.followups == []
    assert _mail_open(evening, 0) is None


async def test_a_bot_in_quarantine_tells_its_operator_and_shuts_no_mailbox(
    evening: Evening, unused_tcp_port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await evening.seated(2)
    counted = metrics.QUARANTINED._value.get()
    health = Health()
    health.vitals = evening.bot.vitals
    settings = evening.settings(health_host="127.0.0.1", health_port=unused_tcp_port)
    async with health.served("127.0.0.1", unused_tcp_port):
        with patch("bot.ui.adapters.QUARANTINE", 0.05):
            evening.world.is_flagged = True
            for seat in range(2):
                await evening.do(table, seat, 0)
                table = await evening.table()
            stranger = await evening.people[3].command(
                evening.world.add_thread(evening.channel, "fil"), "table new", game="clues"
            )
            await evening.server.until(lambda: any("quarantine" in str(entry["event"]) for entry in evening.logs))
            assert (await evening.bot.vitals.missing())["mailboxes"] == {"discord_error": 20026}
            assert await tools._check_running(settings) == 1
            assert "Discord has put the bot in quarantine" in capsys.readouterr().out
            assert metrics.QUARANTINED._value.get() > counted
            assert stranger.followups == []
            evening.world.is_flagged = False
            await evening.settle()
        assert await tools._check_running(settings) == 0

    assert "mailboxes" not in await evening.bot.vitals.missing()
    assert [_mail_open(evening, person) for person in (0, 1, 3)] == [1, 1, 1]


async def test_a_bot_in_quarantine_writes_to_nobody_for_a_while_and_games_go_on(evening: Evening) -> None:
    def refused() -> int:
        return sum(call.status == 403 for call in evening.world.requests)

    table = await evening.seated(2)
    evening.world.is_flagged = True
    other = evening.world.add_thread(evening.channel, "fil")
    await evening.people[2].command(other, "table new", game="clues")
    await evening.server.until(refused)  # a greeting

    await evening.people[3].press(evening.panel(other), evening.label("control-join"))
    await evening.people[2].press(evening.panel(other), evening.label("control-start"))
    for seat in range(2):
        await evening.do(table, seat, 0)
        table = await evening.table()
    await evening.server.until(lambda: len(evening.texts()) == 2)  # the screens stand: whose turn it is
    await evening.server.until(lambda: len(evening.texts(other)) == 1)

    assert refused() == 1
    assert [_mail_open(evening, person) for person in range(4)] == [1, 1, None, None]
