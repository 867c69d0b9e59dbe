"""Controls of joint cases; their ids stand on posted messages, as those of `controls` do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from bot.messages.codes import Code, digits
from bot.messages.controls import PICKED, CaseKey


@dataclass(frozen=True, slots=True)
class JointControl(Code):
    """A control of a joint case; its fields are those of `CaseControl`. SOLUTION gives up, once `part` is 1."""

    prefix: ClassVar[str] = "kj"
    number: int
    what: CaseKey
    part: Annotated[int, digits(1)] = 0
    picked: Annotated[tuple[int, ...], PICKED] = ()
