"""Records of people: their settings for all their tables, and the state of their mailboxes.

A setting that is on or off is declared here and nowhere else: a field of `PersonRecord` with a `Switch`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Final, get_type_hints

from bot.tables.hours import ALWAYS, Hours
from bot.tables.ids import GuildId, UserId

MAIL, MENTION, NOTHING = REMINDING = ("mail", "mention", "nothing")
"""The ways of reminding a person, in the order in which they are offered."""


class Reading(StrEnum):
    """A way to read private messages."""

    WORDS = "words"  # without pictures, which say nothing that the words do not
    LARGE = "large"  # pictures with large letters of a plain face
    OPEN = "open"  # no word is covered
    COVERED = "covered"  # what a seat knows is covered, for a screen that others see
    ANEW = "anew"  # a new message in place of an edited one, which a screen reader does not announce


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off, as its person sees it.

    From its word follow the sentences `settings-<word>`, which says how it is (`$on`), and `settings-set-<word>`, the label of its
    button, whose id is `m:<word>:<0 or 1>` for ever.
    """

    word: str
    option: str
    """Its option of `/me settings`, in English as all else of that command."""
    about: str
    on: tuple[str, str]
    off: tuple[str, str]
    """The choices of the option: the value (its name in other languages is `choice-<value>`), and the name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRecord:
    """A person's settings, for all tables at which they sit. Its fields are the columns of the row, in the same order."""

    user: UserId
    wants_mail: Annotated[
        bool,
        Switch(
            "mail", "secrets", "Where your secrets reach you.", on=("mail", "direct message"), off=("desk", "desk only")
        ),
    ] = True  # secrets come by direct message too; the desk has them anyway
    zone: str = "UTC"
    quiet_from: int = 0  # minutes after midnight; equal where no hours are quiet
    quiet_to: int = 0
    away_from: datetime | None = None
    away_until: datetime | None = None
    is_away: bool = False  # their tables know
    remind_by: str = "mail"
    remind_every: int = 0  # hours; 0: twice in a turn
    is_listed: Annotated[
        bool,
        Switch(
            "listed",
            "statistics",
            "Whether others see your finished games.",
            on=("shown", "shown"),
            off=("hidden", "hidden"),
        ),
    ] = True  # others see them in the record
    reading: frozenset[Reading] = frozenset()

    @property
    def hours(self) -> Hours:
        """Their quiet hours."""
        return Hours(self.zone, self.quiet_from, self.quiet_to)

    @property
    def known_zone(self) -> str | None:
        """The time zone that they have set; None where they have set none."""
        return None if self.hours == ALWAYS else self.zone

    def back_at(self, now: datetime) -> datetime | None:
        """Return the end of an absence that has begun; None while they are there."""
        if self.away_from is None or self.away_until is None:
            return None
        return self.away_until if self.away_from <= now < self.away_until else None


SWITCHES: Final[Mapping[str, Switch]] = {
    name: each
    for name, hint in get_type_hints(PersonRecord, include_extras=True).items()
    for each in getattr(hint, "__metadata__", ())
    if isinstance(each, Switch)
}
"""The settings that are on or off, by their fields."""


@dataclass(frozen=True, slots=True)
class WakeRecord:
    """A person's wish to be told when at least so many wait for one of these games on a server."""

    user: UserId
    guild: GuildId
    locale: str
    games: frozenset[str]
    least: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxRecord:
    """The state of a person's direct messages: when the bot opened them first, and whether they take nothing now."""

    user: UserId
    opened_at: datetime | None = None
    is_closed: bool = False  # nothing is tried before their owner presses something
