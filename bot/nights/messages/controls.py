"""Controls of evenings; their ids stand on posted messages, as those of `controls` do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from bot.messages.codes import Code, Flag


class Evening(StrEnum):
    """Operations on an evening."""

    PLAN = "plan"
    COME = "come"
    LEAVE = "leave"
    LIKES = "likes"
    HERE = "here"
    AGAIN = "again"  # the same as HERE, for those whose table is over
    REST = "rest"
    SPLIT = "split"
    TWINS = "twins"
    END = "end"
    EDIT = "edit"
    MOVE = "move"
    PLACES = "places"
    COHOSTS = "cohosts"
    WEEKLY = "weekly"
    TITLE = "title"


@dataclass(frozen=True, slots=True)
class Nightly(Code):
    """A control of an evening (0: of none yet); `number` is 1 for a choice or a confirmation."""

    prefix: ClassVar[str] = "n"
    what: Evening
    night: int = 0
    number: Flag = 0


@dataclass(frozen=True, slots=True)
class NightEdit(Code):
    """The form of something else that the host of an evening may change; `revision` is that of its contents."""

    prefix: ClassVar[str] = "ne"
    what: Evening
    night: int = 0
    revision: int = 0


@dataclass(frozen=True, slots=True)
class NightForm(Code):
    """The form of an evening's beginning (0: of none yet); `revision` is that of its contents."""

    prefix: ClassVar[str] = "nf"
    night: int = 0
    revision: int = 0
