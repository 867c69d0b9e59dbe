"""What a person does on the page, carried out by `Person`, with what the page shows while the bot has not answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.practice.loopback.errors import ApiError
from bot.practice.loopback.interactions import Modal
from bot.practice.loopback.model import Message, User
from bot.practice.loopback.person import Answer, AnswerKind
from bot.practice.loopback.slash_commands import CannotDo, Slash

if TYPE_CHECKING:
    from nicegui.element import Element

    from bot.practice.page.message_list import Row
    from bot.practice.page.screen import Screen


async def press(screen: Screen, row: Row, message: Message, custom_id: str, button: Element) -> None:
    """Press a button of a message."""
    await _touch(screen, row, button, lambda: screen.person.press(message, custom_id))


async def choose(
    screen: Screen, row: Row, message: Message, custom_id: str, values: Sequence[str | User], select: Element
) -> bool:
    """Choose in a select of a message; tell whether the bot answered."""
    return await _touch(screen, row, select, lambda: screen.person.choose(message, custom_id, values))


async def _touch(screen: Screen, row: Row, touched: Element, act: Callable[[], Awaitable[Answer]]) -> bool:
    person = screen.person
    touched.classes(add="is-waiting")
    row.failed("")
    try:
        answer = await act()
    except CannotDo:
        screen.notice(screen.words("no-longer"))
        return False
    finally:
        if not touched.is_deleted:
            touched.classes(remove="is-waiting")
    if screen.person.user is not person.user:
        return True
    if answer.kind is AnswerKind.NONE:
        row.failed(screen.words("failed"))
        return False
    if answer.kind is AnswerKind.MODAL:
        screen.open_form(answer.modal)
    return True


async def submit(screen: Screen, form: Modal, values: Mapping[str, object]) -> bool:
    """Send a form; tell whether the bot answered."""
    answer = await screen.person.submit(form, values)
    return answer.kind is not AnswerKind.NONE


async def command(screen: Screen, slash: Slash, values: Mapping[str, object]) -> None:
    """Use a slash command in the open channel. Raises CannotDo where Discord's client would not send it."""
    person, channel = screen.person, screen.channel
    if channel is None:
        return
    line = screen.messages.waiting(slash.label)
    try:
        answer = await person.command(channel, slash.path, **values)  # type: ignore[arg-type]  # no option is called repeat
    finally:
        if not line.is_deleted:
            line.delete()
    if screen.person.user is not person.user or screen.channel is not channel:
        return
    if answer.kind is AnswerKind.NONE:
        screen.messages.no_answer(slash.label)
    elif answer.kind is AnswerKind.MODAL:
        screen.open_form(answer.modal)


async def say(screen: Screen, text: str) -> bool:
    """Write a message in the open channel; tell whether it was sent."""
    if screen.channel is None:
        return False
    try:
        await screen.person.say(screen.channel, text)
    except (CannotDo, ApiError):
        screen.notice(screen.words("may-not-write"))
        return False
    return True
