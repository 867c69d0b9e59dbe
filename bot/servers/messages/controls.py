"""Controls of a server's decisions; their ids stand on posted messages, as those of `bot.messages.controls` do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from bot.messages.codes import Code, Flag


class ServerRule(StrEnum):
    """A server's decisions by button."""

    THREADS = "threads"
    REMINDERS = "reminders"
    CHANNELS = "channels"
    OPENERS = "openers"
    MODERATORS = "moderators"
    LANGUAGE = "language"
    ZONE = "zone"


@dataclass(frozen=True, slots=True)
class Ruling(Code):
    """A control of a server's decision: `number` is 1 for yes. A restriction can only be removed."""

    prefix: ClassVar[str] = "s"
    what: ServerRule
    number: Flag = 0
