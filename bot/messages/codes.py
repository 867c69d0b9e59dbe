"""Codes: a control's id follows from its declared fields, so that no grammar is written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Self, TypeAlias, get_type_hints

Route: TypeAlias = "tuple[type[Code], *tuple[object, ...]]"
"""A class of controls, perhaps with a kind, a leaf or a number."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """The spelling of a field in an id: its regular expression, the sign before it, and the value that it stands for."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str
    before: str = ":"


def digits(most: int, before: str = ":") -> Spelling:
    """Return the spelling of a number with at most so many digits."""
    return Spelling(rf"[0-9]{{1,{most}}}", int, _plain, before)


def _plain(number: int) -> str:
    return str(int(number))


# Nine digits at most: a forged id must not reach numbers that a database cannot hold.
NUMBER: Final = digits(9)
Flag: TypeAlias = Annotated[int, Spelling("[01]", int, _plain)]


class Code:
    """A control as an id: its prefix, then its fields in the order in which they are declared."""

    __slots__ = ()
    prefix: ClassVar[str]

    @property
    def id(self) -> str:
        """The custom id, at most 100 characters."""
        kind: Any = type(self)
        spellings = spellings_of(kind).items()
        return self.prefix + "".join(
            spelling.before + spelling.write(getattr(self, name)) for name, spelling in spellings
        )

    @property
    def is_whole(self) -> bool:
        """Whether the fields fit together."""
        return True

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes by which a room may be found for this control, the narrowest first."""
        return ((type(self),),)

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the control, or None where the id is not one of ours."""
        kind: Any = cls
        if (match := _grammar(kind).fullmatch(custom_id)) is None:
            return None
        try:
            values = (
                spelling.read(text) for spelling, text in zip(spellings_of(kind).values(), match.groups(), strict=True)
            )
            made = cls(*values)
        except ValueError:  # a number that stands for nothing
            return None
        return made if made.is_whole else None


@cache
def spellings_of(kind: Any) -> Mapping[str, Spelling]:
    """Return the spellings of the fields of a control: the one that a field is annotated with, else that of its type."""
    hints, known = get_type_hints(kind, include_extras=True), fields(kind)
    return {each.name: _spelling_of(hints[each.name]) for each in known}


def _spelling_of(hint: Any) -> Spelling:
    for each in getattr(hint, "__metadata__", ()):
        if isinstance(each, Spelling):
            return each
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Spelling("|".join(hint), hint)
    if getattr(hint, "__supertype__", hint) is int:
        return NUMBER
    raise TypeError(f"no id can hold {hint}")


@cache
def _grammar(kind: Any) -> re.Pattern[str]:
    """Return the pattern of the ids of a class of controls."""
    spellings = spellings_of(kind).values()
    return re.compile(
        kind.prefix + "".join(f"{re.escape(spelling.before)}({spelling.pattern})" for spelling in spellings)
    )
