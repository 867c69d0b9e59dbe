"""Ports: the database of the case of the day."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Protocol

from bot.cases.ratings import Duel, Graded, Score
from bot.cases.records import AttemptRecord, Day, PlayedRecord, Retraced
from bot.record.ratings import Rating
from bot.tables.records import Entry, GuildId, InteractionId, TableId, TableRecord, UserId


class CaseStore(Protocol):
    """Keeps cases, and people's attempts at them."""

    async def case(self, day: Day) -> str | None:
        """Return the puzzle of a day as a text. Raises CannotOpen."""

    async def made(self, days: Collection[Day]) -> frozenset[Day]:
        """Return for which of these days there is a case; none is opened."""

    async def keep_case(self, day: Day, text: str, played: Retraced | None = None) -> None:
        """Keep the puzzle of a day, unless there is one; `played`: the one for people that do not know the game it was made of."""

    async def leads(self, games: Collection[str], ended_before: datetime, most: int) -> list[TableId]:
        """Return tables of which a case may be made, the first that ended first."""

    async def get(self, table: TableId) -> TableRecord | None:
        """Return a table."""

    async def entries(self, table: TableId) -> list[Entry]:
        """Return everything that was done at a table."""

    async def make_no_case(self, table: TableId) -> None:
        """Make no case of a table: none can be."""

    async def played_case(self, day: Day, user: UserId) -> PlayedRecord | None:
        """Return the case of a day made of a game that was played here, as this person stands to it; None where there is none."""

    async def played_text(self, day: Day) -> str | None:
        """Return the puzzle of a day that was made of a game played here, as a text. Raises CannotOpen."""

    async def attempt(self, day: Day, user: UserId) -> AttemptRecord | None:
        """Return a person's attempt at a case."""

    async def try_case(
        self, attempt: AttemptRecord, case: Graded, *, is_right: bool, by: InteractionId
    ) -> AttemptRecord:
        """Count an answer to an `attempt`, given without a count. Return the attempt after it.

        Where it was over before, or this very interaction was counted, nothing changes. The last answer rates the case and
        its solver.
        """

    async def keep_score(self, case: Graded, user: UserId, score: Score) -> None:
        """Count a person's first score at a case, and rate both."""

    async def duel(self, case: Graded, user: UserId) -> Duel:
        """Return the rating of a case, and of a person at cases of its game."""

    async def solver(self, user: UserId, game: str) -> Rating:
        """Return a person's rating at cases of a game."""

    async def solved_days(self, user: UserId, until: Day) -> list[Day]:
        """Return the days with a case that a person has solved, the last first, at most a year back."""

    async def attempts_on(self, day: Day, guild: GuildId) -> list[AttemptRecord]:
        """Return the finished attempts of a server, the best first, but for those of people that do not want to be seen."""
