"""The instance, as its operator sees it, and the notices of its maintenance. Counts and ids of servers, and nobody's name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from bot import VERSION
from bot.messages.sentences import Sentences, stamp
from bot.tables.census import Census
from bot.tables.maintenance import Maintenance
from bot.telling.message import PrivateMessage, PublicMessage, Reader

MOST_SERVERS: Final = 25
CLOCK, HENCE = "f", "R"
"""Discord's styles of a moment: with its date, and from now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The state of one process, and that of the instance as far as the database can be asked.

    `ages`: seconds since each shard was heard. `told`: channels with a notice of the maintenance.
    """

    missing: Collection[str]
    ages: Mapping[int, float]
    behind: int
    behind_seconds: float
    servers: int | None
    census: Census | None
    maintenance: Maintenance | None = None
    told: int = 0


class OwnerScreen:
    """Makes the operator's screens."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def state(self, reader: Reader, state: State) -> PrivateMessage:
        """Return the state of the instance."""
        say = self._say
        lines = [say(reader, "owner-title", version=VERSION)]
        lines += [say(reader, f"owner-missing-{part}") for part in state.missing] or [say(reader, "owner-ready")]
        oldest = round(max(state.ages.values(), default=0.0))
        lines.append(say(reader, "owner-shards", n=len(state.ages), seconds=oldest))
        if (census := state.census) is not None:
            lines.append(say(reader, "owner-processes", n=max(1, census.processes)))
            games = tuple(f"{self._sentences.game(reader, game)} ({n})" for game, n in census.live.items())
            lines.append(say(reader, "owner-tables", n=sum(census.live.values()), lobbies=census.lobbies))
            lines += [say(reader, "owner-games", games=games)] if games else []
        lines.append(self._servers(reader, state.servers, state.census))
        lines.append(say(reader, "owner-behind", n=state.behind, seconds=round(state.behind_seconds)))
        if state.maintenance is not None:
            lines.append(self._announced(reader, "owner-maintenance", state.maintenance, n=state.told))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def servers(self, reader: Reader, servers: int | None, census: Census) -> PrivateMessage:
        """Return the servers on which tables are live, those with the most first."""
        lines = [self._servers(reader, servers, census)]
        first = islice(census.servers.items(), MOST_SERVERS)
        lines += [self._say(reader, "owner-server", id=str(guild), n=n) for guild, n in first]
        if (more := len(census.servers) - MOST_SERVERS) > 0:
            lines.append(self._say(reader, "owner-more-servers", n=more))
        return PrivateMessage(text="\n".join(lines), reader=reader)

    def announced(self, reader: Reader, maintenance: Maintenance, places: int) -> PrivateMessage:
        """Return the answer to an announcement. `places`: channels with a live game now."""
        text = self._announced(reader, "owner-announced", maintenance, n=places)
        return PrivateMessage(text=text, reader=reader)

    def note(self, reader: Reader, key: str) -> PrivateMessage:
        """Return a sentence to the operator."""
        return PrivateMessage(text=self._say(reader, key), reader=reader)

    def notice(self, locale: str, maintenance: Maintenance) -> PublicMessage:
        """Return the notice of a maintenance, for a channel with a live game."""
        reader = Reader(locale)
        return PublicMessage(text=self._announced(reader, "maintenance-notice", maintenance), reader=reader)

    def _announced(self, reader: Reader, key: str, maintenance: Maintenance, n: int = 0) -> str:
        begins, ends = maintenance.begins_at, maintenance.ends_at
        return self._say(
            reader, key, begins=stamp(begins, CLOCK), hence=stamp(begins, HENCE), ends=stamp(ends, CLOCK), n=n
        )

    def _servers(self, reader: Reader, servers: int | None, census: Census | None) -> str:
        if census is None:
            return self._say(reader, "owner-no-census")
        known = len(census.servers) if servers is None else max(servers, len(census.servers))
        return self._say(reader, "owner-servers", n=known, live=len(census.servers))
