"""An interaction as discord.py gives it, without Discord: the first answer counts, and an answer may come late or get lost.

Every call is held against the signature of the method that it stands in for.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from bot.ui.reply import ALREADY_ANSWERED, UNKNOWN_INTERACTION


class Fault(Enum):
    """What becomes of a first answer."""

    NONE = auto()
    LATE = auto()  # Discord has stopped waiting: nothing can be said any more
    UNCONFIRMED = auto()  # it took effect, the library heard 5xx, repeated it, and was refused
    DOWN = auto()  # Discord fails and keeps nothing
    ELSEWHERE = auto()  # another process has answered
    CUT = auto()  # the connection breaks before Discord has it
    CUT_LATER = auto()  # it breaks after that


def refused(code: int, status: int = 400) -> discord.HTTPException:
    """Return what discord.py raises where Discord refuses."""
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    response: Any = SimpleNamespace(status=status, reason="refused")
    return kind(response, {"code": code, "message": "refused"})


@dataclass
class FakeInteraction:
    """One interaction. `said` is what took effect, in order."""

    faults: list[Fault] = field(default_factory=list)
    custom_id: str = ""
    values: list[str] = field(default_factory=list)
    by: int = 11
    source: Any = None
    id: int = 1
    said: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    forms: list[discord.ui.Modal] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.heard_something = asyncio.Event()
        self.type = discord.InteractionType.component
        self.data: dict[str, Any] = {"custom_id": self.custom_id, "values": self.values}
        self.locale = discord.Locale.british_english
        self.channel_id = 101
        self.guild_id: int | None = 55
        self.guild: Any = None
        self.permissions = discord.Permissions.none()
        self.app_permissions = discord.Permissions.all()
        self.channel: Any = None
        self.message = self.source
        self.user = SimpleNamespace(id=self.by, display_name="Ann")
        self.response = _Response(self)
        self.followup = _FollowUp(self)

    async def edit_original_response(self, **body: Any) -> None:
        self.heard("edited", discord.Interaction.edit_original_response, body)

    async def original_response(self) -> Any:
        is_loading = self.said[-1:] == ["deferred"]
        return SimpleNamespace(id=77, flags=discord.MessageFlags(loading=is_loading))

    def is_expired(self) -> bool:
        return False

    async def delete_original_response(self) -> None:
        self.said.append("deleted")

    def heard(self, what: str, real: Callable[..., object], body: dict[str, Any], *arguments: object) -> None:
        inspect.signature(real).bind(self, *arguments, **body)
        self.said.append(what)
        self.heard_something.set()
        view = body.get("view")
        self.texts.append(str(body.get("content") or (view.to_components() if view is not None else "")))


class _Response:
    def __init__(self, interaction: FakeInteraction) -> None:
        self._of = interaction
        self._is_taken = False  # as Discord has it
        self._is_done = False  # as the library has it

    async def defer(self, **how: Any) -> None:
        self._first("deferred", discord.InteractionResponse.defer, how)

    async def send_message(self, **body: Any) -> Any:
        self._first("sent", discord.InteractionResponse.send_message, body)
        return SimpleNamespace(message_id=77)

    async def edit_message(self, **body: Any) -> None:
        self._first("changed", discord.InteractionResponse.edit_message, body)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        assert self._of.type is not discord.InteractionType.modal_submit, (
            "Discord refuses a form as the answer to a form"
        )
        self._first("form", discord.InteractionResponse.send_modal, {}, modal)
        self._of.forms.append(modal)

    def _first(self, what: str, real: Callable[..., object], body: dict[str, Any], *arguments: object) -> None:
        assert not self._is_done, "the library refuses a second first answer"
        fault = self._of.faults.pop(0) if self._of.faults else Fault.NONE
        if fault is Fault.DOWN:
            raise refused(0, 503)
        if fault is Fault.LATE:
            raise refused(UNKNOWN_INTERACTION, 404)
        if fault is Fault.CUT:
            raise aiohttp.ServerDisconnectedError
        if self._is_taken or fault is Fault.ELSEWHERE:
            self._is_taken = True
            raise refused(ALREADY_ANSWERED)
        self._is_taken = True
        self._of.heard(what, real, body, *arguments)
        if fault is Fault.UNCONFIRMED:
            raise refused(ALREADY_ANSWERED)
        if fault is Fault.CUT_LATER:
            raise aiohttp.ServerDisconnectedError
        self._is_done = True


class _FollowUp:
    def __init__(self, interaction: FakeInteraction) -> None:
        self._of = interaction

    async def send(self, **body: Any) -> None:
        self._of.heard("followed up", discord.Webhook.send, body)
