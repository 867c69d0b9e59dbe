"""What the practice Discord remembers of the bot's requests, and what it tells those who watch it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from bot.practice.loopback.errors import Json

if TYPE_CHECKING:
    from bot.practice.loopback.model import Channel, Guild, Interaction, Message, User


class AudienceKind(StrEnum):
    """Who can read what a request says."""

    CHANNEL = "channel"
    DM = "dm"
    EPHEMERAL = "ephemeral"


@dataclass(frozen=True, slots=True)
class Audience:
    """Where a message went: a channel's readers, one mailbox, or one person's screen."""

    kind: AudienceKind
    channel: Channel
    user: User | None = None

    def __str__(self) -> str:
        whose = f"@{self.user.name}" if self.user else f"#{self.channel.name}"
        return f"{self.kind}:{whose}"


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came in a multipart body."""

    part: str
    filename: str
    content: bytes = field(repr=False)
    content_type: str = "application/octet-stream"


@dataclass(slots=True, eq=False)
class Request:
    """One REST request of the bot, and how it was answered."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    json: Any
    files: tuple[Upload, ...]
    at: float
    status: int = 0
    response: Any = None
    audience: Audience | None = None
    message: Message | None = None

    @property
    def written(self) -> str:
        """Return every word of the body, with the names of its files: what a search for secrets looks through."""
        names = [upload.filename for upload in self.files]
        return "\n".join([json.dumps(self.json, ensure_ascii=False), *names])

    def __repr__(self) -> str:
        return f"<{self.method} {self.path} -> {self.status} {self.audience or ''}>"


class ChangeKind(StrEnum):
    """What can happen in the world."""

    MESSAGE_SENT = "message sent"
    MESSAGE_EDITED = "message edited"
    MESSAGE_DELETED = "message deleted"
    CHANNEL_MADE = "channel made"
    CHANNEL_CHANGED = "channel changed"
    CHANNEL_DELETED = "channel deleted"
    THREAD_MEMBERS = "thread members"
    GUILD_JOINED = "guild joined"
    GUILD_LEFT = "guild left"
    MEMBER_JOINED = "member joined"
    MEMBER_LEFT = "member left"
    PERSON_CHANGED = "person changed"
    ROLE_MADE = "role made"
    INTERACTION = "interaction"
    ANSWERED = "answered"
    COMMANDS = "commands"
    REQUEST = "request"
    FAULT = "fault"
    GATEWAY = "gateway"


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened; `World.subscribe` gets each of them, at once and in order."""

    kind: ChangeKind
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    interaction: Interaction | None = None
    request: Request | None = None
    detail: str = ""


@dataclass(slots=True, eq=False)
class Interference:
    """Something that goes wrong on purpose, for as many requests as `times` says."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None = None
    body: Json | str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    takes_effect: bool = False
    met: int = 0

    def takes(self, method: str, path: str) -> bool:
        """Use it up once, if it is meant for this request."""
        if self.times <= 0 or self.method not in (method, "*") or not self.path.search(path):
            return False
        self.times -= 1
        self.met += 1
        return True
