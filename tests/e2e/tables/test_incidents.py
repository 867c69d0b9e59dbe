"""Defects: the person gets a number, the log has the story without secrets, and the game goes on."""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import patch

import pytest

from bot.messages.controls import DoorKey, Entrance, Fixed
from bot.messages.presenter import Presenter
from bot.practice.loopback.model import InteractionKind
from bot.tables.status import Status
from tests.e2e.evening import Evening
from tests.e2e.practice.person import AnswerKind, is_settled


def _incidents(evening: Evening) -> list[Any]:
    """Take the incidents out of the log: here they are wanted."""
    found = [entry for entry in evening.logs if entry["event"] == "incident"]
    evening.logs[:] = [entry for entry in evening.logs if entry["event"] != "incident"]
    return found


def _broken(*_: object, **__: object) -> None:
    raise ValueError("the duke, the park, the sword")


@pytest.mark.parametrize(("person", "language"), [(0, "fr"), (1, "en")])
@pytest.mark.parametrize("is_command", [False, True])
async def test_a_defect_gives_a_number_and_no_more(
    evening: Evening, person: int, language: str, is_command: bool
) -> None:
    await evening.set_up(2)
    asks = evening.people[person]
    with patch.object(Presenter, "desk", _broken):
        if is_command:
            answer = await asks.command(evening.channel, "table hand")
        else:
            answer = await asks.press(evening.panel(), evening.label("control-desk"))

    [logged] = _incidents(evening)
    number = str(logged["incident"])
    assert answer.is_ephemeral
    assert answer.text == evening.say(language, "incident", number=number)
    assert re.fullmatch(r"\d{4}", number)
    assert set(logged) == {"incident", "event", "log_level", "exc_info"}
    again = await asks.press(evening.panel(), evening.label("control-desk"))
    assert again.message.attachments


async def test_a_defect_of_the_rules_loses_nothing(evening: Evening) -> None:
    table = await evening.set_up(2)
    seat, before = evening.active(table), evening.entries()
    with patch.object(type(table.game.rules), "apply", side_effect=ZeroDivisionError):
        broken = await evening.do(table, seat, 0)
    _incidents(evening)

    assert broken.is_ephemeral
    assert evening.entries() == before
    done = await evening.do(table, seat, 0)
    assert evening.done(table, evening.person_of(table, seat).user.locale) in done.text


async def test_a_picture_that_fails_leaves_the_words(evening: Evening) -> None:
    def failing(*_: object) -> bytes:
        raise MemoryError

    evening.draw = failing
    with patch("bot.telling.worker.LONGEST_PAUSE", 0.02):  # the panel is drawn again and again before it is given up
        await evening.set_up(2)
        desk = await evening.people[0].press(evening.panel(), evening.label("control-desk"))

    assert desk.message.attachments == []
    assert desk.text
    assert evening.panel().attachments == []
    assert any(entry["event"] == "a picture failed" for entry in evening.logs)


async def test_a_command_from_before_a_renewal_is_explained(evening: Evening) -> None:
    for data in (
        {"id": "1", "name": "gone", "type": 1, "options": []},
        {"id": "1", "name": "table", "type": 1, "options": [{"name": "gone", "type": 1, "options": []}]},
        {"id": "1", "name": "table", "type": 1, "options": [{"name": "option", "type": 1, "options": []}]},
    ):
        sent = evening.world.interact(InteractionKind.COMMAND, evening.people[0].user, evening.channel, data)
        await evening.server.until(lambda one=sent: is_settled(one))  # type: ignore[misc]  # known to be there by how the test is made

        assert sent.original is not None
        assert sent.original.text == evening.say("fr", "refusal-old-command")
        assert sent.original.is_ephemeral
    lost = evening.world.interact(
        InteractionKind.AUTOCOMPLETE,
        evening.people[0].user,
        evening.channel,
        {"id": "1", "name": "gone", "type": 1, "options": [{"name": "x", "type": 3, "value": "", "focused": True}]},
    )
    await evening.server.quiet()
    assert lost.callback is None


async def test_a_game_keeps_nothing_in_the_library(evening: Evening) -> None:
    """Views are sent stopped, forms go through our router: nothing piles up, whatever is pressed."""
    table = await evening.set_up(3)
    for _ in range(5):
        person = evening.person_of(table, evening.active(table))
        await person.press(evening.panel(), evening.label("verb-clues-ask"))
        form = await person.click(evening.panel(), evening.id_of_table(1, Fixed.NOTES))
        assert form.kind is AnswerKind.MODAL
        await person.press(evening.panel(), evening.label("control-desk"))
        await person.press(evening.panel(), evening.label("verb-clues-informant"))
        await evening.do(table, evening.active(table), 0)
    await evening.settle()

    store: Any = evening.bot.bot._connection._view_store
    assert len(store._views) == len(store._modals) == len(store._synced_message_views) == len(store._dynamic_items) == 0
    assert len(evening.bot.bot.cached_messages) == 0
    assert evening.bot.bot._working == set()
    assert evening.bot.delivery._scheduler.tasks() == []


async def test_a_game_alone_goes_on_in_its_thread_where_discord_refuses_the_answer(evening: Evening) -> None:
    ada = evening.people[0]
    screen = await ada.command(evening.channel, "play")
    evening.world.fail("POST", r"/callback$", 400, {"message": "Invalid Form Body", "code": 50035})

    await ada.press(screen.message, Entrance(DoorKey.ALONE, "arosa").id)
    await evening.settle()

    assert len(_incidents(evening)) == 1
    [thread] = [each for each in evening.world.channels.values() if each.parent is evening.channel]
    assert (await evening.table(thread)).record.status is Status.LIVE
