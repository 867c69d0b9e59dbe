"""The lobby: opening, sitting down, leaving, options, starting; by button, by form and by command."""

from __future__ import annotations

import asyncio

from bot.messages.controls import DoorKey, Entrance, Fixed
from games.core.seats import Seat
from tests.e2e.evening import Evening
from tests.e2e.practice.person import AnswerKind, Person
from tests.e2e.tables.told import host_only


def _crowd(evening: Evening, n: int) -> list[Person]:
    """Bring more people to the club."""
    return [Person(evening.server, evening.world.add_person(f"Gast {i}", locale="en-US")) for i in range(n)]


def _seats(evening: Evening) -> list[int]:
    return [row[0] for row in evening.rows("select user_id from seats order by seat")]


# Opening


async def test_a_lobby_shows_the_game_its_people_its_options_and_what_to_press(evening: Evening) -> None:
    answer = await evening.people[0].command(evening.channel, "table new", game="clues")

    await evening.settle()
    panel = evening.panel()
    assert answer.message.id == panel.id
    assert "13 Indices" in panel.text
    assert "**Adèle** (hôte)" in panel.text
    assert panel.labels == [
        evening.label(each) for each in ("control-join", "control-start", "rivals-fill", "control-more")
    ]
    assert [each.filename for each in panel.attachments] == ["table.png"]
    assert panel.attachments[0].description == evening.say("fr", "cover-clues")
    assert panel.pings == []
    more = await evening.people[0].press(panel, evening.label("control-more"))
    assert evening.say("fr", "option-clues-top_secret") in more.text
    rest = ("control-rivals", "control-rules", "guide-learn", "control-leave", "control-close")
    assert {evening.label(each) for each in rest} <= {*more.message.labels}
    assert len(evening.people[0].mailbox()) == 1


async def test_a_channel_holds_one_table_and_its_threads_hold_theirs(evening: Evening) -> None:
    await evening.lobby(1)
    thread = evening.world.add_thread(evening.channel, "fil")

    again = await evening.people[1].command(evening.channel, "table new", game="clues")
    beside = await evening.people[1].command(thread, "table new", game="clues")
    live = await evening.people[0].command(thread, "table new", game="clues")

    assert again.is_ephemeral
    assert not beside.is_ephemeral
    assert live.is_ephemeral
    assert evening.rows("select count(*) from tables") == [(2,)]


async def test_two_people_who_open_at_the_same_moment_get_one_table(evening: Evening) -> None:
    answers = await asyncio.gather(
        *(person.command(evening.channel, "table new", game="clues") for person in evening.people[:3])
    )

    assert sum(answer.is_ephemeral for answer in answers) == 2
    assert len(evening.panels()) == 1
    assert evening.rows("select count(*) from tables") == [(1,)]


# Sitting down and leaving


async def test_joining_by_button_and_by_command_is_the_same(evening: Evening) -> None:
    await evening.lobby(1)

    by_button = await evening.people[1].press(evening.panel(), evening.label("control-join"))
    by_command = await evening.people[2].command(evening.channel, "table join")
    await evening.settle()

    assert by_button.kind is AnswerKind.UPDATE
    assert by_command.text == evening.say("fr", "lobby-joined")
    assert by_command.is_ephemeral
    assert all(name in evening.panel().text for name in ("Adèle", "Boris", "Clémence"))
    assert [len(person.mailbox()) for person in evening.people[:3]] == [1, 1, 1]


async def test_nobody_sits_twice(evening: Evening) -> None:
    await evening.lobby(2)

    host = await evening.people[0].command(evening.channel, "table join")
    other = await evening.people[1].press(evening.panel(), evening.label("control-join"))

    assert host.text == evening.say("fr", "refusal-already-seated")
    assert other.text == evening.say("en", "refusal-already-seated")
    assert other.is_ephemeral
    assert len(_seats(evening)) == 2


async def test_of_many_who_join_at_once_six_sit_and_the_others_are_told(evening: Evening) -> None:
    await evening.lobby(1)
    everybody = [*evening.people[1:], *_crowd(evening, 3)]

    answers = await asyncio.gather(
        *(person.press(evening.panel(), evening.label("control-join")) for person in everybody)
    )
    await evening.settle()

    full = [answer for answer in answers if answer.is_ephemeral]
    assert len(_seats(evening)) == 6
    assert len(full) == 3
    assert all(
        answer.text == evening.say(person.user.locale, "refusal-table-full", n=6)
        for person, answer in zip(everybody, answers, strict=True)
        if answer.is_ephemeral
    )
    assert len(evening.panels()) == 1
    # The panel shows the last of them, in whatever order their answers came.
    assert evening.say("fr", "lobby-players", n=6, least=2, most=6) in evening.panel().text


async def test_the_panel_shows_everybody_though_the_older_answer_comes_last(evening: Evening) -> None:
    await evening.lobby(1)
    evening.world.delay("POST", r"/callback$", 0.3)  # the first of them

    await asyncio.gather(
        *(person.press(evening.panel(), evening.label("control-join")) for person in evening.people[1:3])
    )
    await evening.settle()

    assert all(name in evening.panel().text for name in ("Boris", "Clémence"))
    assert len(evening.panels()) == 1


async def test_who_leaves_gives_the_seat_up_and_the_host_passes_on(evening: Evening) -> None:
    await evening.lobby(3)

    left = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.LEAVE))
    assert left.kind is AnswerKind.UPDATE
    assert "**Boris** (hôte)" in evening.panel().text
    assert "Adèle" not in evening.panel().text
    not_host = await evening.people[0].command(evening.channel, "table start")
    again = await evening.people[0].press(evening.panel(), evening.label("control-join"))
    started = await evening.people[1].press(evening.panel(), evening.label("control-start"))
    await evening.settle()

    assert not_host.text == host_only(evening, "fr", host=1)
    assert again.kind is AnswerKind.UPDATE
    assert started.kind is AnswerKind.UPDATE
    assert _seats(evening) == [evening.people[i].user.id for i in (1, 2, 0)]
    assert evening.rows("select seat from seats order by seat") == [(0,), (1,), (2,)]
    assert len(evening.panels()) == 1
    assert all(len(person.mailbox()) == 2 for person in evening.people[:3])  # the greeting and the deal


async def test_somebody_who_does_not_sit_cannot_leave(evening: Evening) -> None:
    await evening.lobby(1)

    by_button = await evening.people[3].click(evening.panel(), evening.id_of_table(1, Fixed.LEAVE))
    by_command = await evening.people[4].command(evening.channel, "table leave")

    assert by_button.text == evening.say("en", "refusal-not-seated-yet")
    assert by_command.text == evening.say("fr", "refusal-not-seated-yet")


async def test_an_empty_table_closes_and_makes_room(evening: Evening) -> None:
    await evening.lobby(2)
    await evening.people[1].command(evening.channel, "table leave")
    await evening.people[0].command(evening.channel, "table leave")
    await evening.settle()

    closed = evening.panel()
    assert evening.say("fr", "lobby-closed") in closed.text
    assert closed.buttons == []
    assert evening.rows("select status from tables") == [("ended",)]
    late = await evening.people[2].click(closed, evening.id_of_table(1, Fixed.JOIN))
    assert late.text == evening.say("fr", "refusal-table-over")
    fresh = await evening.people[2].command(evening.channel, "table new", game="clues")
    assert fresh.message.is_v2


async def test_joining_where_nothing_is_open_says_how_to_open(evening: Evening) -> None:
    for command in ("join", "leave", "start", "end", "status", "hand", "log", "rules", "resign", "export", "notes"):
        french = await evening.people[0].command(evening.channel, f"table {command}")
        english = await evening.people[1].command(evening.channel, f"table {command}")

        assert french.text == evening.say("fr", "refusal-no-table"), command
        assert english.text == evening.say("en", "refusal-no-table"), command
        assert french.is_ephemeral


# Starting


async def test_too_few_players_cannot_start(evening: Evening) -> None:
    await evening.lobby(1)

    by_button = await evening.people[0].press(evening.panel(), evening.label("control-start"))
    by_command = await evening.people[0].command(evening.channel, "table start")

    assert by_button.text == by_command.text == evening.say("fr", "refusal-too-few-players", n=1, least=2)
    assert evening.rows("select status from tables") == [("lobby",)]


async def test_a_game_starts_once(evening: Evening) -> None:
    await evening.seated(2)

    by_command = await evening.people[0].command(evening.channel, "table start")
    by_other = await evening.people[1].command(evening.channel, "table start")
    by_old_button = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.START, 0))

    assert by_command.text == by_old_button.text == evening.say("fr", "refusal-already-begun")
    assert by_other.text == evening.say("en", "refusal-already-begun")
    assert len([text for text in evening.texts() if "SHA-256" in text]) == 1


async def test_once_begun_nobody_joins_leaves_or_sets_options(evening: Evening) -> None:
    await evening.seated(2)
    lobby = {each: evening.id_of_table(1, each, 0) for each in (Fixed.JOIN, Fixed.LEAVE, Fixed.OPTION)}

    joined = [
        await evening.people[2].command(evening.channel, "table join"),
        await evening.people[2].click(evening.panel(), lobby[Fixed.JOIN]),
    ]
    left = [
        await evening.people[0].command(evening.channel, "table leave"),
        await evening.people[0].click(evening.panel(), lobby[Fixed.LEAVE]),
    ]
    options = [
        await evening.people[0].command(evening.channel, "table option", key="top_secret", value="on"),
        await evening.people[0].click(evening.panel(), lobby[Fixed.OPTION]),
    ]

    assert {answer.text for answer in joined + options} == {evening.say("fr", "refusal-already-begun")}
    assert all("**Boris**" in answer.text for answer in left)  # the winner, were the host of a table for two to leave


async def test_the_host_closes_a_lobby_after_a_question(evening: Evening) -> None:
    await evening.lobby(2)
    question = await evening.people[0].command(evening.channel, "table end")
    back = await evening.people[0].press(question.message, evening.label("control-cancel"))
    assert back.text == evening.say("fr", "cancelled")
    assert evening.rows("select status from tables") == [("lobby",)]

    question = await evening.people[0].command(evening.channel, "table end")
    assert question.text == evening.say("fr", "confirm-end")
    done = await evening.people[0].press(question.message, evening.label("control-end"))
    await evening.settle()

    assert done.text == evening.say("fr", "ended")
    assert [each["custom_id"] for each in done.message.buttons] == [
        Entrance(DoorKey.SHOW).id
    ]  # the post tells of the end
    assert evening.say("fr", "lobby-closed") in evening.panel().text
    assert evening.texts() == []
    again = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.END))
    assert again.text == evening.say("fr", "refusal-table-over")


async def test_who_manages_messages_may_close_a_table_of_others_and_the_table_reads_it(evening: Evening) -> None:
    await evening.lobby(2)
    role = evening.world.add_role(evening.guild, "mods", manage_messages=True)
    evening.guild.members[evening.people[3].user.id].roles.append(role)

    question = await evening.people[3].command(evening.channel, "table end")
    await evening.people[3].press(question.message, evening.label("control-end", "en"))
    await evening.settle()

    assert evening.rows("select status from tables") == [("ended",)]
    assert evening.say("fr", "outside-closed") in evening.panel().text


async def test_names_are_shown_as_names_and_ping_nobody(evening: Evening) -> None:
    wild = ["**@everyone**", "<@1> `x` ||y||", "[a](http://x.yz)", "x" * 60]
    people = [Person(evening.server, evening.world.add_person(name, locale="en-US")) for name in wild]
    await people[0].command(evening.channel, "table new", game="clues", language="fr")
    for person in people[1:]:
        await person.press(evening.panel(), evening.label("control-join"))
    await people[0].press(evening.panel(), evening.label("control-start"))
    await evening.settle()

    assert "\\*\\*\\@everyone\\*\\*" in evening.panel().text
    assert "**" + "x" * 32 + "**" in evening.panel().text
    assert all(set(message.pings) <= {person.user for person in people} for message in evening.posts())
    assert evening.panel().pings == []
    table = await evening.table()
    for seat in range(4):
        await evening.bot.tables.act(
            table.record.id, table.record.seats[seat].user, next(iter(table.game.rules.legal(table.state, Seat(seat))))
        )
    await evening.settle()
    active = next(person for person in people if person.user.id == table.record.seats[evening.active(table)].user)
    screen = await active.press(evening.panel(), evening.label("verb-clues-ask"))
    assert len({*screen.message.labels} & {*wild[:3], "x" * 32}) == 3
