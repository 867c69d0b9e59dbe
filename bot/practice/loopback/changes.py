"""Changes of the practice Discord, as its subscribers get them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.practice.loopback.model import Channel, Guild, Interaction, Message, User


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart body."""

    part: str
    filename: str
    content: bytes = field(repr=False)
    content_type: str = "application/octet-stream"


class ChangeKind(StrEnum):
    """Kinds of changes of the world."""

    MESSAGE_SENT = "message sent"
    MESSAGE_EDITED = "message edited"
    MESSAGE_DELETED = "message deleted"
    CHANNEL_MADE = "channel made"
    CHANNEL_CHANGED = "channel changed"
    CHANNEL_DELETED = "channel deleted"
    GUILD_JOINED = "guild joined"
    GUILD_LEFT = "guild left"
    PERSON_CHANGED = "person changed"
    ROLE_MADE = "role made"
    INTERACTION = "interaction"
    ANSWERED = "answered"
    COMMANDS = "commands"
    CALENDAR = "calendar"
    REQUEST = "request"
    FAULT = "fault"
    GATEWAY = "gateway"


@dataclass(frozen=True, slots=True)
class WorldChange:
    """A change of the world, with the objects it concerns. Subscribers get each one at once and in order."""

    kind: ChangeKind
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    interaction: Interaction | None = None
    detail: str = ""
