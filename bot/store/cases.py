"""Cases and attempts in a database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, exists, insert, select

from bot.cases.ratings import Graded, score_of
from bot.cases.records import TRIES, AttemptRecord, Day, Retraced
from bot.store.case_rows import ATTEMPTS, CASES, PLAYED_CASES
from bot.store.changes import clean, unless_there
from bot.store.codec import Codec
from bot.store.database import Database, reading, writing
from bot.store.people_rows import PEOPLE
from bot.store.played_cases import ALLOWED
from bot.store.rows import TABLES
from bot.store.solvings import count_score
from bot.tables.records import GuildId, InteractionId, UserId

MAX_STREAK_DAYS: Final = 366
MAX_LISTED_ATTEMPTS: Final = 200

_ATTEMPT: Final = Codec(AttemptRecord, ATTEMPTS, last="interaction_id")


class StoredCases(Database):
    """`CaseStore` of `bot.cases.ports`."""

    @reading
    def case(self, connection: Connection, day: Day) -> str | None:
        """Return the puzzle of a day as a text. Raises CannotOpen."""
        sealed = connection.execute(select(CASES.c.sealed).where(CASES.c.day == day)).scalar()
        return None if sealed is None else self._keys.open_text(sealed, "cases", "sealed", day)

    @reading
    def made(self, connection: Connection, days: Collection[Day]) -> frozenset[Day]:
        """Return for which of these days there is a case; none is opened."""
        found = connection.execute(select(CASES.c.day).where(CASES.c.day.in_(days))).scalars()
        return frozenset(Day(day) for day in found)

    @writing
    def keep_case(self, connection: Connection, day: Day, text: str, played: Retraced | None = None) -> None:
        """Keep the puzzle of a day, unless there is one. `played`: the puzzle for persons who do not know its game.

        `played` is left out where a player has withdrawn from cases meanwhile, or the game is in another case.
        """
        sealed = self._keys.seal_text(text, "cases", "sealed", day)
        # Two processes may make that of a day at once.
        is_new = connection.execute(unless_there(connection, CASES), {"day": day, "sealed": sealed}).rowcount
        if not is_new or played is None:
            return
        allowed = select(TABLES.c.id).where(TABLES.c.id == played.table, ALLOWED).with_for_update()
        used = select(PLAYED_CASES.c.day).where(PLAYED_CASES.c.table_id == played.table)
        if connection.execute(allowed).first() is not None and connection.execute(used).first() is None:
            sealed = self._keys.seal_text(played.text, "played_cases", "sealed", day)
            connection.execute(insert(PLAYED_CASES), {"day": day, "table_id": played.table, "sealed": sealed})

    @reading
    def attempt(self, connection: Connection, day: Day, user: UserId) -> AttemptRecord | None:
        """Return the attempt of a person at a case."""
        return _attempt(connection, day, user)

    @writing
    def try_case(
        self, connection: Connection, attempt: AttemptRecord, case: Graded, *, is_right: bool, by: InteractionId
    ) -> AttemptRecord:
        """Count an answer, unless the attempt is over or this interaction was counted; return the attempt.

        The last answer rates the case and the person.
        """
        before = _attempt(connection, attempt.day, attempt.user)
        if before is not None and (before.is_over or before.last == by):
            return before
        tries = 1 + (before.tries if before else 0)
        after = replace(attempt, name=clean(attempt.name), tries=tries, is_solved=is_right, last=by)
        connection.execute(delete(ATTEMPTS).where(_is(attempt.day, attempt.user)))
        connection.execute(insert(ATTEMPTS), _ATTEMPT.values(after))
        if after.is_over:
            count_score(connection, case, after.user, score_of(after))
        return after

    @reading
    def solved_days(self, connection: Connection, user: UserId, until: Day) -> list[Day]:
        """Return the days on which a person has solved the case, the last first, at most a year back."""
        solved = select(ATTEMPTS.c.day).where(ATTEMPTS.c.user_id == user, ATTEMPTS.c.is_solved)
        found = solved.where(ATTEMPTS.c.day > until - MAX_STREAK_DAYS).order_by(ATTEMPTS.c.day.desc())
        return [Day(day) for day in connection.execute(found).scalars()]

    @reading
    def attempts_on(self, connection: Connection, day: Day, guild: GuildId) -> list[AttemptRecord]:
        """Return the finished attempts of a server, the best first, without those of persons that are not listed."""
        hidden = exists().where(PEOPLE.c.user_id == ATTEMPTS.c.user_id, ~PEOPLE.c.is_listed)
        over = ATTEMPTS.c.is_solved | (ATTEMPTS.c.tries >= TRIES)
        wanted = select(ATTEMPTS).where(ATTEMPTS.c.guild_id == guild, ATTEMPTS.c.day == day, over, ~hidden)
        order = (ATTEMPTS.c.is_solved.desc(), ATTEMPTS.c.tries, ATTEMPTS.c.user_id)
        return [_ATTEMPT.record(row) for row in connection.execute(wanted.order_by(*order).limit(MAX_LISTED_ATTEMPTS))]


def attempts_of(connection: Connection, user: UserId) -> list[RowMapping]:
    """Return all stored attempts of a person."""
    found = select(ATTEMPTS).where(ATTEMPTS.c.user_id == user).order_by(ATTEMPTS.c.day)
    return list(connection.execute(found).mappings())


def forget_attempts(connection: Connection, user: UserId) -> None:
    """Delete the attempts of a person."""
    connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.user_id == user))


def _is(day: Day, user: UserId) -> Any:
    return (ATTEMPTS.c.day == day) & (ATTEMPTS.c.user_id == user)


def _attempt(connection: Connection, day: Day, user: UserId) -> AttemptRecord | None:
    row = connection.execute(select(ATTEMPTS).where(_is(day, user))).first()
    return None if row is None else _ATTEMPT.record(row)
