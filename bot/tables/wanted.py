"""Tables that are wanted with their players, to be opened and dealt in one go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.records import TableRecord


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player to be seated: their name, and the language they read."""

    user: UserId
    name: str
    locale: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A table that is to be opened and dealt in one go; the first of the people is its host.

    `is_twin`: the same deal is played at other tables too, of which `like` has been dealt already.
    """

    guild: GuildId
    channel: ChannelId
    game: str
    locale: str
    pace: int | None
    people: Sequence[Sitting]
    is_twin: bool = False
    like: TableRecord | None = None
