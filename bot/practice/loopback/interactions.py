"""An interaction's life: three seconds to be acknowledged, fifteen minutes for its token, one answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from bot.practice.loopback.errors import Json

if TYPE_CHECKING:
    from bot.practice.loopback.model import Channel, Message, User

PATIENCE = 3.0
TOKEN_LIFE = 15 * 60.0


class InteractionKind(IntEnum):
    """Discord's types of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class Callback(IntEnum):
    """Discord's types of first answers."""

    PONG = 1
    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Modal:
    """A form that opened for one person; `components` are as the bot sent them."""

    custom_id: str
    title: str
    components: list[Json]
    interaction: Interaction


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing that somebody did, with what the bot made of it."""

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    data: Json
    born: float
    name: str = ""
    message: Message | None = None
    parent: Interaction | None = None
    payload: Json = field(default_factory=dict, repr=False)
    callback: Callback | None = None
    is_private: bool = False
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    edits: int = 0
    modal: Modal | None = None
    choices: list[Json] | None = None

    @property
    def is_acknowledged(self) -> bool:
        """Tell whether the bot has answered in any way."""
        return self.callback is not None

    @property
    def is_settled(self) -> bool:
        """Tell whether there is something to see: a deferral is settled by the first edit or follow-up."""
        if self.callback is Callback.DEFER:
            return self.original is None or self.original.is_deleted or not self.original.is_loading
        if self.callback is Callback.DEFER_UPDATE:
            return self.edits > 0 or bool(self.followups)
        return self.is_acknowledged
