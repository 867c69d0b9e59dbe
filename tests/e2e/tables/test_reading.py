"""Reading and ending: status, hand, notes, log, rules, resign, end, export; in the lobby, during the game and after it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.messages.controls import Fixed
from bot.messages.table_forms import NOTES_LIMIT
from bot.practice.loopback.forms import fields_of
from bot.tables.table import Table, replay
from games import console
from games.clues.actions import Ask, Consult
from games.clues.model import Category, Letter
from games.core.events import PrivateEvent, PublicEvent
from games.core.playthrough import seed_hash
from games.core.seats import Seat
from tests.e2e.evening import Evening, an_evening
from tests.e2e.practice.messages import alt_texts
from tests.e2e.practice.person import Answer, AnswerKind
from tests.e2e.tables.playing import Players, Way, finish, fixed_on

SCREENS = ("status", "hand", "notes", "log", "rules")
BUTTONS = {"hand": Fixed.DESK, "notes": Fixed.NOTES, "log": Fixed.LOG, "rules": Fixed.RULES, "export": Fixed.EXPORT}


async def _finish(evening: Evening) -> Table:
    """End the game that is on."""
    table = await evening.table()
    seat = Seat(evening.active(table))
    last = finish(table, seat)
    assert last is not None
    await Players(evening, random.Random(0)).do(table, seat, last, Way.SLASH)
    await evening.settle()
    assert table.outcome is not None
    return table


async def _both(evening: Evening, person: int, what: str) -> tuple[Answer, Answer]:
    """Ask for a screen by command and by its control."""
    asked = evening.people[person]
    by_command = await asked.command(evening.channel, f"table {what}")
    by_button = await asked.click(evening.panel(), evening.id_of_table(1, BUTTONS[what]))
    return by_command, by_button


def _words(answer: Answer) -> str:
    return answer.modal.title if answer.kind is AnswerKind.MODAL else answer.text


# Each screen in each phase


async def test_in_the_lobby(evening: Evening) -> None:
    await evening.lobby(2)
    refused = {"hand": "refusal-not-begun", "log": "refusal-not-begun", "export": "refusal-export-after-end"}
    for what in BUTTONS:
        for person, language in ((0, "fr"), (1, "en")):
            by_command, by_button = await _both(evening, person, what)

            assert _words(by_command) == _words(by_button)
            if what in refused:
                assert by_command.text == evening.say(language, refused[what])
            elif what == "rules":
                assert by_command.text == evening.say(language, "rules-clues-start")
            else:
                assert by_command.kind is AnswerKind.MODAL
    status = await evening.people[1].command(evening.channel, "table status")
    resign = await evening.people[1].command(evening.channel, "table resign")
    assert "**Boris**" in status.text
    assert "13 Clues" in status.text
    assert status.is_ephemeral
    assert resign.text == evening.say("en", "refusal-not-begun")


async def test_during_the_game(evening: Evening) -> None:
    table = await evening.set_up(3)
    for what in BUTTONS:
        by_command, by_button = await _both(evening, 0, what)

        assert _words(by_command) == _words(by_button)
        assert by_command.kind is AnswerKind.MODAL or by_command.is_ephemeral
    hand = await evening.people[0].command(evening.channel, "table hand")
    export = await evening.people[0].command(evening.channel, "table export")
    status = [await person.command(evening.channel, "table status") for person in evening.people[:3]]
    active = evening.active(table)
    assert len(hand.message.attachments) == 1
    assert export.text == evening.say("fr", "refusal-export-after-end")
    for seat, answer in enumerate(status):
        assert bool(answer.message.buttons) == (seat == active)
        assert answer.is_ephemeral
    rules = [(await person.command(evening.channel, "table rules")).text for person in evening.people[:3]]
    for seat, text in enumerate(rules):
        language = evening.people[seat].user.locale
        topic = "acting" if seat == active else "waiting"
        assert text == evening.say(language, f"rules-clues-{topic}")


async def test_after_the_end(evening: Evening) -> None:
    await evening.set_up(3)
    await _finish(evening)
    for what in BUTTONS:
        by_command, by_button = await _both(evening, 1, what)

        assert _words(by_command) == _words(by_button)
        assert by_command.kind is AnswerKind.MODAL or by_command.is_ephemeral
    status = await evening.people[1].command(evening.channel, "table status")
    resign = await evening.people[1].command(evening.channel, "table resign")
    end = await evening.people[0].command(evening.channel, "table end")
    rules = await evening.people[1].command(evening.channel, "table rules")

    assert "🏆" in status.text
    assert status.message.buttons == []
    assert resign.text == evening.say("en", "refusal-no-table")
    assert end.text == evening.say("fr", "refusal-no-table")
    assert rules.text == evening.say("en", "rules-clues-over")
    late = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.RESIGN))
    assert late.text == evening.say("fr", "refusal-table-over")


@pytest.mark.parametrize("what", [*SCREENS, "export"])
async def test_a_stranger_reads_what_is_public_and_nothing_else(evening: Evening, what: str) -> None:
    table = await evening.set_up(3)
    person = evening.people[4]

    answer = await person.command(evening.channel, f"table {what}")

    assert answer.is_ephemeral
    if what in ("hand", "notes"):
        assert answer.text == evening.say("fr", "refusal-not-seated")
    if what == "rules":
        assert answer.text == evening.say("fr", f"rules-clues-{table.game.observer.table_view(table.state).topic}")
    if what == "status":
        assert answer.message.buttons == []
        assert "**Adèle**" in answer.text
    assert answer.message.attachments == []


# Notes


async def test_notes_grow_line_by_line_are_edited_in_their_form_and_survive_a_restart(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await evening.seated(2)
            me, other = evening.people[0], evening.people[1]
            empty = await me.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))
            assert fields_of(empty.modal)[0].default == ""
            first = await me.command(evening.channel, "table notes", text="Le **duc** ?")
            second = await me.command(evening.channel, "table notes", text="Non : @everyone <@1>")
            assert "Le **duc** ?" in first.text
            assert first.is_ephemeral
            assert second.message.pings == []
        async with evening.running():
            form = await me.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))
            assert fields_of(form.modal)[0].default == "Le **duc** ?\nNon : @everyone <@1>"
            theirs = await other.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))
            assert fields_of(theirs.modal)[0].default == ""
            kept = await me.submit(form, {"notes": "Tout est clair."})
            assert "Tout est clair." in kept.text
            again = await me.press(kept.message, evening.label("notes-write"))
            assert fields_of(again.modal)[0].default == "Tout est clair."
            gone = await me.submit(again, {"notes": ""})
            assert gone.text == evening.say("fr", "notes-empty")
        assert evening.rows("select count(*) from notes") == [(0,)]


async def test_a_full_note_pad_is_shown_whole_and_takes_no_more(evening: Evening) -> None:
    await evening.seated(2)
    me = evening.people[0]
    form = await me.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))

    full = await me.submit(form, {"notes": "é" * NOTES_LIMIT})
    more = await me.command(evening.channel, "table notes", text="x")
    back = await me.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))

    assert "é" * NOTES_LIMIT in full.text
    assert more.text == evening.say("fr", "refusal-notes-too-long", n=NOTES_LIMIT)
    assert fields_of(back.modal)[0].default == "é" * NOTES_LIMIT


async def test_notes_are_kept_from_the_lobby_to_the_end(evening: Evening) -> None:
    await evening.lobby(2)
    me = evening.people[1]
    await me.command(evening.channel, "table notes", text="one")
    await evening.people[0].press(evening.panel(), evening.label("control-start"))
    await evening.settle()
    for seat in range(2):
        await evening.do(await evening.table(), seat, 0)
    await me.command(evening.channel, "table notes", text="two")
    await _finish(evening)

    answer = await me.command(evening.channel, "table notes", text="three")

    assert "one\ntwo\nthree" in answer.text


# The log


async def test_the_log_holds_all_public_facts_that_do_not_fade_and_no_other(evening: Evening) -> None:
    table = await evening.set_up(3, options={"top_secret": "on"})
    for action in (
        Ask(witness=Seat((evening.active(table) + 1) % 3), about=Category.MAN, secret=True),
        Consult(letter=Letter.C),
    ):
        await evening.do(table, evening.active(table), action)
    await evening.settle()
    answer = await evening.people[1].command(evening.channel, "table log")
    steps = list(replay(table.record, table.game, await evening.bot.store.entries(table.record.id)))

    lines = answer.text.split("\n")[1:]
    told = [
        (step.n, event) for step in steps for event in step.events if isinstance(event, PublicEvent) and not event.fades
    ]
    numbers = [int(match[1]) for line in lines if (match := re.match(r"`(\d+)`", line))]
    assert numbers == list(range(len({n for n, _ in told})))  # a gap would tell that somebody chose in secret
    assert any(isinstance(event, PublicEvent) and event.fades for step in steps for event in step.events)
    assert any(isinstance(event, PrivateEvent) for step in steps[1:] for event in step.events)
    assert "** has chosen" not in answer.text  # nobody by name
    assert "🤫" not in answer.text
    assert "Top secret" in answer.text
    assert "consults the secret informant" in answer.text


async def test_a_long_log_comes_whole_as_a_file_with_a_plain_name(evening: Evening) -> None:
    table = await evening.set_up(2)
    for _ in range(30):
        seat = evening.active(table)
        await evening.do(table, seat, 0)
    await evening.settle()

    answer = await evening.people[0].click(evening.panel(), evening.id_of_table(1, Fixed.LOG))

    [file] = answer.message.attachments
    whole = file.content.decode()
    assert answer.is_ephemeral
    assert file.filename == "log.txt"
    assert len(whole.split("\n")) >= 32
    assert answer.text.split("\n")[-1].replace("**", "") == whole.split("\n")[-1]
    assert "**" not in whole


# Leaving for good, ending, exporting


async def test_resigning_asks_first_and_everybody_is_told(evening: Evening) -> None:
    table = await evening.set_up(3)
    seat = evening.active(table)
    person = evening.person_of(table, seat)
    language = person.user.locale
    question = await person.command(evening.channel, "table resign")
    back = await person.press(question.message, evening.label("control-cancel", language))
    assert back.text == evening.say(language, "cancelled")
    assert table.n == 3

    question = await person.command(evening.channel, "table resign")
    assert question.text == evening.say(language, "confirm-resign", ends="no")
    done = await person.press(question.message, evening.label("control-resign", language))
    await evening.settle()

    assert done.text == evening.say(language, "resigned")  # where to go: the post tells that they left, once
    assert done.message.labels == [evening.say(language, "door-all")]
    assert table.record.seats[seat].gone
    assert f"**{person.user.name}** quitte la partie" in evening.texts()[-1]
    assert "✗" in alt_texts(evening.panel())[0]
    again = await person.command(evening.channel, "table resign")
    assert again.text == evening.say(language, "refusal-already-left")


async def test_the_end_by_the_host_is_posted_with_the_seed_and_nobody_wins(evening: Evening) -> None:
    table = await evening.set_up(3)
    question = await evening.people[0].command(evening.channel, "table end")
    await evening.people[0].press(question.message, evening.label("control-end"))
    await evening.settle()

    assert evening.seed.hex() in evening.texts()[-1]
    assert seed_hash(evening.seed) in evening.texts()[0]
    assert evening.say("fr", "panel-stopped") in evening.panel().text
    assert evening.label("control-export") in evening.panel().labels
    late = await evening.do(table, 0, 0)
    assert late.text == evening.say("fr", "refusal-table-over")
    opened = await evening.people[1].command(evening.channel, "table new", game="clues")
    assert opened.message.is_v2


async def test_the_winner_ends_the_game_and_the_seed_is_shown_last(evening: Evening) -> None:
    await evening.set_up(3)
    before = len(evening.texts())
    table = await _finish(evening)

    *_, won, closing = evening.texts()
    assert len(evening.texts()) == before + 2
    assert "🏆" in won
    assert won.count("\n") >= 4  # who won, and what stood on each screen
    assert evening.seed.hex() in closing
    assert all(evening.seed.hex() not in text for text in evening.texts()[:-1])
    assert table.outcome is not None
    [winner] = table.outcome.winners
    assert f"**{evening.person_of(table, winner).user.name}**" in won


@pytest.mark.parametrize("is_stopped", [False, True])
async def test_an_exported_game_replays_to_the_same_outcome(
    evening: Evening, capsys: pytest.CaptureFixture[str], tmp_path: Path, is_stopped: bool
) -> None:
    table = await evening.set_up(4, options={"top_secret": "on"})
    players = Players(evening, random.Random(5))
    for _ in range(6):
        seat = Seat(evening.active(table))
        await players.do(table, seat, players.choice(table, seat), Way.SLASH)
    if is_stopped:
        question = await evening.people[0].command(evening.channel, "table end")
        await evening.people[0].press(question.message, evening.label("control-end"))
    else:
        await _finish(evening)
    await evening.settle()

    answer = await evening.people[5].command(evening.channel, "table export")
    [file] = answer.message.attachments
    path = tmp_path / "table.json"
    path.write_bytes(file.content)
    assert console.main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.strip().split("\n")

    posted = re.findall(r"`([0-9a-f]{64})`", evening.texts()[0])
    whole: dict[str, Any] = json.loads(file.content)
    assert answer.is_ephemeral
    assert [whole["seed_sha256"]] == posted
    assert lines[next(i for i, line in enumerate(lines) if line.startswith("seed sha256"))].endswith(posted[0])
    assert lines[-1] == f"= {console.outcome_text(table.outcome)}"
    assert len(whole["moves"]) == table.n
    assert not any(str(person.user.id) in file.content.decode() for person in evening.people)
    assert not any(person.user.name in file.content.decode() for person in evening.people)


async def test_a_lobby_that_was_closed_has_nothing_to_export(evening: Evening) -> None:
    await evening.lobby(1)
    await evening.people[0].click(evening.panel(), fixed_on(evening.panel(), Fixed.LEAVE))
    await evening.settle()

    for what, key in (("export", "no-table"), ("hand", "table-over"), ("log", "table-over"), ("status", "table-over")):
        answer = await evening.people[0].command(evening.channel, f"table {what}")
        assert answer.text == evening.say("fr", f"refusal-{key}"), what
