"""Presses that come twice, too late, from the wrong person, from another place, or from nowhere."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.messages.controls import Control, Fixed, Kind, Page
from bot.practice.loopback.model import InteractionKind, Message
from bot.tables.ids import TableId
from bot.tables.table import Table
from games.clues.actions import Ask, Consult
from games.clues.model import Category, Letter
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.messages import alt_texts, old_screen
from tests.e2e.practice.person import AnswerKind, Person, is_settled
from tests.e2e.tables.playing import OPEN, Players, Way, finish, pressed_on


async def _press_action(evening: Evening, table: Table, number: int, repeat: int = 1) -> str:
    seat = evening.active(table)
    control = Control(TableId(table.record.id), table.n, Kind.ACTION, number)
    answer = await evening.person_of(table, seat).click(evening.panel(), control.id, repeat=repeat)
    return answer.text


# The same press twice


async def test_a_press_that_the_gateway_tells_twice_counts_once_and_is_answered_once(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    before = evening.entries()

    control = Control(TableId(table.record.id), table.n, Kind.ACTION, 0)
    answer = await evening.person_of(table, seat).click(evening.panel(), control.id, repeat=3)
    await evening.settle()
    await evening.server.quiet()

    assert evening.done(table, "fr" if seat != 1 else "en") in answer.text
    assert answer.followups == []
    assert evening.entries() == before + 1


async def test_a_command_that_the_gateway_tells_twice_spends_one_loupe(evening: Evening) -> None:
    table = await evening.set_up(4)
    # Everybody asks the same witness, who then has loupes to spend: a second action would be legal.
    while max(table.state.loupes) < 3 or table.state.loupes[evening.active(table)] < 2:
        asker = evening.active(table)
        await evening.do(table, asker, Ask(witness=Seat(3) if asker != 3 else Seat(0), about=Category.MAN))
    seat, before, loupes = evening.active(table), evening.entries(), sum(table.state.loupes)
    mine = table.state.loupes[seat]

    person = evening.person_of(table, seat)
    await person.command(evening.channel, "clues informant", letter="a", repeat=3)
    await evening.server.quiet()

    assert evening.entries() == before + 1
    assert table.state.loupes[seat] == mine - 1
    assert sum(table.state.loupes) in (loupes, loupes - 1)


async def test_a_line_of_notes_told_twice_is_written_once(evening: Evening) -> None:
    table = await evening.seated(2)

    await evening.people[0].command(evening.channel, "table notes", text="Le duc ment.", repeat=2)
    await evening.server.quiet()

    assert await evening.bot.store.notes(table.record.id, table.record.seats[0].user) == "Le duc ment."


async def test_a_join_told_twice_gives_one_seat_and_one_letter(evening: Evening) -> None:
    await evening.lobby(1)

    await evening.people[1].press(evening.panel(), evening.label("control-join"), repeat=2)
    await evening.settle()

    assert evening.rows("select count(*) from seats") == [(2,)]
    assert len(evening.people[1].mailbox()) == 1


async def test_every_press_of_a_choice_told_twice_counts_once(evening: Evening) -> None:
    table = await evening.seated(2)
    person = evening.people[0]
    screen = await person.press(evening.panel(), evening.label("verb-clues-place"))
    while (button := next(each for each in screen.message.buttons if each["style"] == OPEN)) is not None:
        screen = await person.click(screen.message, button["custom_id"], repeat=2)
        control = Control.read(button["custom_id"])
        if control is not None and control.kind is Kind.ACTION:
            break
    answer = screen
    await evening.server.quiet()

    assert evening.entries() == 1
    assert table.state.chosen[0] is not None
    assert evening.done(table, "fr") in answer.text


async def test_of_a_real_double_click_one_counts_and_the_other_says_so(evening: Evening) -> None:
    table = await evening.set_up(3)
    before = evening.entries()

    answers = await asyncio.gather(*(_press_action(evening, table, 0) for _ in range(3)))

    assert evening.entries() == before + 1
    locale = evening.person_of(table, int(table.now.events[0].by)).user.locale  # type: ignore[union-attr]  # the event of this very move
    assert sum(evening.done(table, locale) in each for each in answers) == 1
    assert sum(evening.say(locale, "refusal-stale") in each for each in answers) == 2


async def test_two_double_clicks_on_start_deal_once(evening: Evening) -> None:
    await evening.lobby(2)
    panel = old_screen(evening.panel())

    answers = await asyncio.gather(*(evening.people[0].press(panel, evening.label("control-start")) for _ in range(2)))
    await evening.settle()

    assert len([post for post in evening.texts() if "SHA-256" in post]) == 1
    assert [each.kind for each in answers].count(AnswerKind.UPDATE) == 1
    assert any(evening.say("fr", "refusal-already-begun") == each.text for each in answers)


# Stale presses


async def test_a_choice_of_an_earlier_step_is_stale_and_changes_nothing(evening: Evening) -> None:
    table = await evening.set_up(2)
    seat, before = evening.active(table), evening.entries()
    old = Control(TableId(table.record.id), table.n, Kind.ACTION, 0)
    await evening.do(table, seat, 0)
    await evening.do(table, evening.active(table), 0)

    person = evening.person_of(table, seat)
    for late in (old, Control(old.table, 0, Kind.ACTION, 0), Control(old.table, 99, Kind.ACTION, 0)):
        # It is this seat's turn again, but what it could choose from was another step's.
        answer = await person.click(evening.panel(), late.id)

        assert answer.is_ephemeral
        assert answer.text.startswith(evening.stale(person.user.locale))
    assert evening.entries() == before + 2


async def test_choosing_at_the_same_time_makes_nobody_stale(evening: Evening) -> None:
    table = await evening.seated(4)
    seen = table.n

    answers = [
        await evening.person_of(table, seat).click(
            evening.panel(), Control(TableId(table.record.id), seen, Kind.ACTION, 1).id
        )
        for seat in range(4)
    ]

    assert evening.entries() == 4
    assert all("refusal" not in answer.text for answer in answers)


async def test_a_verb_on_an_old_panel_shows_what_is_possible_now(evening: Evening) -> None:
    table = await evening.set_up(2)
    old = old_screen(evening.panel())
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    await evening.do(table, seat, 0)

    refused = await person.press(old, evening.label("verb-clues-ask"))
    await evening.do(table, evening.active(table), 0)
    asked = await person.press(old, evening.label("verb-clues-ask"))

    assert refused.is_ephemeral
    assert refused.text.startswith(evening.say(person.user.locale, "refusal-not-your-turn", active="X").split("X")[0])
    control = Control.read(asked.message.buttons[0]["custom_id"])
    assert control is not None
    assert (control.kind, control.seen) == (Kind.PICK, table.n)


async def test_a_screen_left_open_while_the_game_went_on_is_stale_but_for_its_way_back(evening: Evening) -> None:
    table = await evening.set_up(2)
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    await person.press(evening.panel(), evening.label("verb-clues-informant"))
    screen = await person.press(evening.panel(), evening.label("verb-clues-accuse"))
    half = await person.click(screen.message, screen.message.buttons[0]["custom_id"])
    await evening.do(table, seat, 0)
    before = evening.entries()

    *values, back = half.message.buttons
    for button in values:
        answer = await person.click(half.message, button["custom_id"])

        assert answer.text.startswith(evening.stale(person.user.locale))
    present = await person.click(half.message, back["custom_id"])
    assert present.text == evening.say(person.user.locale, "cancelled")
    assert evening.entries() == before


# The wrong person


async def test_a_stranger_may_press_everything_and_changes_nothing(evening: Evening) -> None:
    table = await evening.set_up(2)
    stranger, before = evening.people[3], evening.entries()

    for label in evening.panel().labels:
        answer = await stranger.press(evening.panel(), label)
        assert answer.is_ephemeral
        assert answer.text.startswith(evening.say("en", "refusal-not-seated")), label
    for kind in (Kind.ACTION, Kind.CONFIRMED, Kind.SELECT, Kind.FORM, Kind.PICK):
        answer = await stranger.click(evening.panel(), Control(TableId(table.record.id), table.n, kind, 0).id)
        refused = (evening.say("en", "refusal-not-seated"), evening.say("en", "refusal-stale"))
        assert answer.text.startswith(refused)
    for what in (Fixed.RESIGN, Fixed.END):
        answer = await stranger.click(evening.panel(), evening.id_of(table, what))
        assert answer.is_ephemeral
    assert evening.entries() == before
    assert table.record.is_open


async def test_who_has_left_the_game_is_told_so_and_still_reads_their_desk(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    question = await person.command(evening.channel, "table resign")
    await person.press(question.message, evening.label("control-resign", person.user.locale))
    await evening.settle()

    verb = await person.press(evening.panel(), evening.label("verb-clues-ask"))
    action = await evening.do(table, seat, 0)
    desk = await person.press(evening.panel(), evening.label("control-desk"))

    assert verb.text == action.text == evening.say(person.user.locale, "refusal-already-left")
    assert desk.message.attachments
    letters = len(person.mailbox())
    await evening.do(table, evening.active(table), Consult(letter=Letter.A))
    await evening.settle()
    assert len(person.mailbox()) == letters


# Other places


async def test_the_panel_of_a_past_table_explains_itself_beside_a_new_table(evening: Evening) -> None:
    table = await evening.set_up(2)
    live = old_screen(evening.panel())
    players = Players(evening, random.Random(1))
    last = finish(table, Seat(evening.active(table)))
    assert last is not None
    await players.do(table, Seat(evening.active(table)), last, Way.SLASH)
    await evening.settle()
    await evening.lobby(2)
    over = evening.panels()[-2]

    late = await evening.people[0].click(over, live.buttons[0]["custom_id"])
    desk = await evening.people[0].press(over, evening.label("control-desk"))
    export = await evening.people[0].press(over, evening.label("control-export"))

    assert late.text == evening.say("fr", "refusal-table-over")
    assert evening.done(table, "fr") not in desk.text
    assert desk.is_ephemeral
    assert [file.filename for file in export.message.attachments] == ["table.json"]
    assert evening.rows("select count(*) from seats where table_id = 2") == [(2,)]


async def test_a_verb_in_the_mailbox_leads_to_its_choices_there(evening: Evening) -> None:
    table = await evening.seated(3)
    person = evening.people[1]
    letter = person.mailbox()[-1]

    answer = await pressed_on(person, await person.press(letter, evening.label("verb-clues-place", "en")))
    await evening.settle()

    assert table.state.chosen[1] is not None
    assert evening.entries() == 1
    assert evening.say("en", "act-change") in answer.text
    assert answer.message.channel is person.mailbox_channel
    assert alt_texts(evening.panel())[0].count("✓") == 1


async def test_a_choice_in_the_mailbox_can_be_made_there(evening: Evening) -> None:
    table = await evening.set_up(2)
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    letter = person.mailbox()[-1]

    picker = await person.press(letter, evening.label("verb-clues-informant", person.user.locale))
    answer = await person.click(picker.message, picker.message.buttons[2]["custom_id"])

    assert isinstance(table.now.events[0].letter, Letter)  # type: ignore[union-attr]  # the event of this very move
    assert evening.done(table, person.user.locale) in answer.text


async def test_a_command_in_the_mailbox_leads_to_the_tables_on_servers(evening: Evening) -> None:
    await evening.seated(2)
    person = evening.people[1]

    answers = [
        await person.command(person.mailbox_channel, "table status"),
        await person.command(person.mailbox_channel, "table vote"),
        await person.command(person.mailbox_channel, "clues informant", letter="a"),
    ]
    opened = await person.command(person.mailbox_channel, "table new", game="clues")

    assert [each.text for each in answers] == [evening.say("en", "refusal-no-table-by-mail")] * 3
    assert opened.text == evening.say("en", "trouble-no-channel-here")


# After a restart, and from nowhere


async def test_every_button_ever_shown_works_or_explains_itself_after_a_restart(tmp_path: Path) -> None:
    seen: dict[str, tuple[Message, Person]] = {}
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            table = await evening.set_up(3)
            players = Players(evening, random.Random(7))
            for way in (Way.PANEL, Way.DESK, Way.MAILBOX, Way.STATUS):
                seat = Seat(evening.active(table))
                await players.do(table, seat, players.choice(table, seat), way)
                await evening.settle()
            for message in list(evening.world.messages.values()):
                reader = message.ephemeral_to or message.channel.recipient
                owner = next((each for each in evening.people if each.user is reader), evening.people[0])
                for part in message.buttons:
                    seen[part["custom_id"]] = (message, owner)
            entries = evening.entries()
        async with evening.running():
            kinds = set()
            for custom_id, (message, person) in seen.items():
                control = Control.read(custom_id)
                assert control is not None or Page.read(custom_id) is not None  # a lesson, in the greeting
                answer = await person.click(message, custom_id)

                assert answer.kind is not AnswerKind.NONE, custom_id
                assert answer.kind is AnswerKind.MODAL or answer.is_ephemeral or message.channel.recipient, custom_id
                assert "incident" not in answer.text
                kinds |= {control.kind} if control is not None else set()
            await evening.settle()

            assert {Kind.FIXED, Kind.VERB} <= kinds
            assert evening.entries() >= entries


FORGED = (
    "t:1:0:1.99", "t:1:0:2.-1", "t:1:0:4.99", "t:1:0:4.77.3", "t:1:0:9.0", "t:1:0:0.99", "t:99999999999999999999:0:0.3",
    "t:1:99999999999999999999:2.0", "t:1:0:2.99999999999999999999", "t:2:0:0.3", "t:0:0:0.0", "t:1:0", "t::::", "", "x",
    "t:1:0:2.0.0.0", "t:1:0:1.٣", "t:1_0:0:2.0", "t:1:0:5.999999999", "t:1:999999999:2.0", "t:1:0:3.0.1", "t:1:0:0.13",
    f"t:1:0:2.{'9' * 5000}", f"t:{'9' * 5000}:0:0.3",
)  # fmt: skip


@pytest.mark.parametrize("is_lobby", [True, False])
async def test_forged_ids_are_refused_without_an_incident(evening: Evening, is_lobby: bool) -> None:
    if is_lobby:
        await evening.lobby(2)
    else:
        await evening.set_up(2)
    before = evening.rows("select status, entries, host_id, options from tables")

    for person in (evening.people[0], evening.people[1], evening.people[4]):
        for custom_id in FORGED:
            answer = await person.click(evening.panel(), custom_id)

            assert answer.kind in (AnswerKind.MESSAGE, AnswerKind.MODAL), (custom_id, answer)
            assert answer.kind is AnswerKind.MODAL or answer.is_ephemeral
            assert evening.say(person.user.locale, "incident", number="").split(" :")[0][:20] not in answer.text, (
                custom_id
            )

    assert evening.rows("select status, entries, host_id, options from tables") == before


async def test_forged_values_of_a_select_and_a_form_are_refused(evening: Evening) -> None:
    table = await evening.set_up(2)
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    before = evening.entries()
    select = Control(TableId(table.record.id), table.n, Kind.SELECT, 1, (0,)).id
    form = Control(TableId(table.record.id), table.n, Kind.FORM, 1).id

    for values in ([], ["x"], ["-1"], ["99999"], ["9" * 40], ["9" * 5000], None):
        chosen = evening.world.interact(
            InteractionKind.COMPONENT, person.user, evening.channel,
            {"component_type": 3, "custom_id": select, "values": values}, message=evening.panel(),
        )  # fmt: skip
        field = {"type": 3, "custom_id": "witness", "values": values or []}
        sent = evening.world.interact(
            InteractionKind.MODAL_SUBMIT, person.user, evening.channel,
            {"custom_id": form, "components": [{"type": 18, "component": field}]}, message=evening.panel(),
        )  # fmt: skip
        await evening.server.until(lambda one=chosen, two=sent: is_settled(one) and is_settled(two))  # type: ignore[misc]  # mypy knows no default of a lambda

        for interaction in (chosen, sent):
            assert interaction.original is not None
            assert interaction.original.text.startswith(evening.say(person.user.locale, "refusal-stale"))
    assert evening.entries() == before
