"""Cases in a database: puzzles, attempts, and the ratings that follow from scores in order."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Exists,
    Select,
    Table,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.cases import joint_store
from bot.cases.ratings import GRADED, Duel, Graded, Score, after, score_of
from bot.cases.records import TRIES, AttemptRecord, Day, PlayedRecord, Retraced, played_number
from bot.cases.rows import ATTEMPTS, CASE_RATINGS, CASES, PLAYED_CASES, PROOFS, SOLVERS, SOLVINGS, TECHNIQUES
from bot.record.ratings import NEWCOMER, Rating
from bot.store.changes import clean, unless_there
from bot.store.codec import Codec
from bot.store.database import Store, reading, writing
from bot.store.own_data import known_tables, plain_rows
from bot.store.people_rows import PEOPLE
from bot.store.rows import ENTRIES, IS_AGREED, NOT_AGREED, SEATS, SERVERS, TABLES, VISITORS
from bot.tables.ids import GuildId, InteractionId, TableId, UserId
from bot.tables.status import Status
from bot.tables.stores import CannotOpen

MAX_LISTED_ATTEMPTS: Final = 200

_ATTEMPT: Final = Codec(AttemptRecord, ATTEMPTS, last="interaction_id")
_GRADED: Final = Codec(Graded, SOLVINGS, number="case_id")
_RATING: Final = Codec(Rating, SOLVERS)


class StoredCases(Store):
    """Cases in a database."""

    @reading
    def case(self, connection: Connection, day: Day) -> str | None:
        """Return the puzzle of a day as a text. Raises CannotOpen."""
        sealed = connection.execute(select(CASES.c.sealed).where(CASES.c.day == day)).scalar()
        return None if sealed is None else self._keys.open_text(sealed, "cases", "sealed", day)

    @reading
    def texts_since(self, connection: Connection, day: Day) -> list[str]:
        """Return the puzzles of a day and all later ones, but for those that no key opens."""
        return [*self._texts(connection, select(CASES).where(CASES.c.day >= day)).values()]

    @reading
    def texts_before(self, connection: Connection, day: Day, most: int) -> dict[Day, str | None]:
        """Return the puzzles of the last days before one, the newest first; None for one that no key opens."""
        wanted = select(CASES.c.day).where(CASES.c.day < day).order_by(CASES.c.day.desc()).limit(most)
        days = [Day(each) for each in connection.execute(wanted).scalars()]
        opened = self._texts(connection, select(CASES).where(CASES.c.day.in_(days)))
        return {each: opened.get(each) for each in days}

    @reading
    def days_from(self, connection: Connection, first: Day, before: Day, most: int) -> list[Day]:
        """Return the next days that have puzzles, from a day on and before another, the oldest first."""
        wanted = select(CASES.c.day).where(CASES.c.day >= first, CASES.c.day < before).order_by(CASES.c.day)
        return [Day(each) for each in connection.execute(wanted.limit(most)).scalars()]

    def _texts(self, connection: Connection, wanted: Select[Any]) -> dict[Day, str]:
        texts = dict[Day, str]()
        for row in connection.execute(wanted).all():
            with suppress(CannotOpen):
                texts[Day(row.day)] = self._keys.open_text(row.sealed, "cases", "sealed", row.day)
        return texts

    @reading
    def solved_of(self, connection: Connection, user: UserId, cases: Collection[int]) -> frozenset[int]:
        """Return the cases among these that a person has solved."""
        own = (SOLVINGS.c.user_id == user) & SOLVINGS.c.case_id.in_(cases)
        won = select(SOLVINGS.c.case_id).where(own, SOLVINGS.c.score > Score.LOST)
        return frozenset(connection.execute(won).scalars())

    @reading
    def made(self, connection: Connection, days: Collection[Day]) -> frozenset[Day]:
        """Return for which of these days there is a case; none is opened."""
        found = connection.execute(select(CASES.c.day).where(CASES.c.day.in_(days))).scalars()
        return frozenset(Day(day) for day in found)

    @writing
    def keep_case(self, connection: Connection, day: Day, text: str, played: Retraced | None = None) -> None:
        """Keep the puzzle of a day, unless there is one. `played`: its game, hidden from everybody who knows it.

        `played` is left out where a player has withdrawn from cases meanwhile, or the game is in another case.
        """
        sealed = self._keys.seal_text(text, "cases", "sealed", day)
        # Two processes may make that of a day at once.
        is_new = connection.execute(unless_there(connection, CASES), {"day": day, "sealed": sealed}).rowcount
        if not is_new or played is None:
            return
        allowed = select(TABLES.c.id).where(TABLES.c.id == played.table, IS_AGREED).with_for_update()
        used = select(PLAYED_CASES.c.day).where(PLAYED_CASES.c.table_id == played.table)
        if connection.execute(allowed).first() is not None and connection.execute(used).first() is None:
            sealed = self._keys.seal_text(played.text, "played_cases", "sealed", day)
            connection.execute(insert(PLAYED_CASES), {"day": day, "table_id": played.table, "sealed": sealed})

    @reading
    def attempt(self, connection: Connection, day: Day, user: UserId) -> AttemptRecord | None:
        """Return the attempt of a person at a case."""
        return attempt_of(connection, day, user)

    @writing
    def try_case(
        self, connection: Connection, attempt: AttemptRecord, case: Graded, *, is_right: bool, by: InteractionId
    ) -> AttemptRecord:
        """Count an answer, unless the attempt is over, this interaction was counted, or a proof is begun; return the attempt.

        The last answer rates the case and the person.
        """
        before = attempt_of(connection, attempt.day, attempt.user)
        if before is not None and (before.is_over or before.last == by):
            return before
        proof = (PROOFS.c.case_id == case.number) & (PROOFS.c.user_id == attempt.user)
        if connection.execute(select(PROOFS.c.deeds).where(proof)).scalar():
            return before or attempt
        tries = 1 + (before.tries if before else 0)
        after = replace(attempt, name=clean(attempt.name), tries=tries, is_solved=is_right, last=by)
        keep_attempt(connection, after, case)
        return after

    @reading
    def solved_days(self, connection: Connection, user: UserId) -> list[Day]:
        """Return the days on which a person has solved the case."""
        solved = select(ATTEMPTS.c.day).where(ATTEMPTS.c.user_id == user, ATTEMPTS.c.is_solved)
        return [Day(day) for day in connection.execute(solved).scalars()]

    @reading
    def attempts_on(self, connection: Connection, day: Day, guild: GuildId) -> list[AttemptRecord]:
        """Return the finished attempts of a server, the best first, without those of persons that are not listed."""
        hidden = exists().where(PEOPLE.c.user_id == ATTEMPTS.c.user_id, ~PEOPLE.c.is_listed)
        over = ATTEMPTS.c.is_solved | (ATTEMPTS.c.tries >= TRIES)
        wanted = select(ATTEMPTS).where(ATTEMPTS.c.guild_id == guild, ATTEMPTS.c.day == day, over, ~hidden)
        order = (ATTEMPTS.c.is_solved.desc(), ATTEMPTS.c.tries, ATTEMPTS.c.user_id)
        return [_ATTEMPT.record(row) for row in connection.execute(wanted.order_by(*order).limit(MAX_LISTED_ATTEMPTS))]

    @reading
    def leads(self, connection: Connection, games: Collection[str], ended_before: datetime, most: int) -> list[TableId]:
        """Return tables of which a case may be made, the first that ended first.

        Their deal is played nowhere any more and in no case yet, no player has left, and the bot is still on their server.
        """
        left = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.gone)
        other = TABLES.alias("other")
        used = exists().where(
            PLAYED_CASES.c.table_id == other.c.id,
            or_(other.c.id == TABLES.c.id, other.c.commitment == TABLES.c.commitment),
        )
        wanted = select(TABLES.c.id).where(
            IS_AGREED,
            TABLES.c.status == Status.OVER.value,
            TABLES.c.game.in_(games),
            TABLES.c.ended_at <= ended_before,
            ~TABLES.c.is_held,
            ~left,
            ~used,
            ~_is_removed(),
        )
        found = connection.execute(wanted.order_by(TABLES.c.ended_at, TABLES.c.id).limit(most)).scalars()
        return [TableId(table) for table in found]

    @writing
    def make_no_case(self, connection: Connection, table: TableId) -> None:
        """Make no case of a table, and delete its visitors."""
        _forget_cases(connection, [table])
        connection.execute(delete(VISITORS).where(VISITORS.c.table_id == table))

    @reading
    def played_case(self, connection: Connection, day: Day, user: UserId) -> PlayedRecord | None:
        """Return how a person stands to the case of a day that was made of a game played here, or None without such a case.

        Where the bot was removed from the server of that game, only persons that have done the case already still have it.
        """
        made = select(TABLES.c.id, _is_removed().label("is_removed")).join(
            PLAYED_CASES, PLAYED_CASES.c.table_id == TABLES.c.id
        )
        table = connection.execute(made.where(PLAYED_CASES.c.day == day)).first()
        if table is None:
            return None
        done = (SOLVINGS.c.case_id == played_number(day)) & (SOLVINGS.c.user_id == user)
        has_done = connection.execute(select(SOLVINGS.c.n).where(done)).first() is not None
        if table.is_removed and not has_done:
            return None
        is_known = any(connection.execute(each).first() for each in _knowing(TableId(table.id), user))
        return PlayedRecord(is_known=is_known, has_done=has_done)

    @reading
    def played_text(self, connection: Connection, day: Day) -> str | None:
        """Return the puzzle of a day that was made of a game played here, as a text. Raises CannotOpen."""
        sealed = connection.execute(select(PLAYED_CASES.c.sealed).where(PLAYED_CASES.c.day == day)).scalar()
        return None if sealed is None else self._keys.open_text(sealed, "played_cases", "sealed", day)

    @writing
    def keep_score(self, connection: Connection, case: Graded, user: UserId, score: Score) -> None:
        """Count the score of a person at a case, the first time only."""
        count_score(connection, case, user, score)

    @reading
    def duel(self, connection: Connection, case: Graded, user: UserId) -> Duel:
        """Return the rating of a case, and that of a person at cases of its game."""
        return _duel(connection, case, user)

    @reading
    def solver(self, connection: Connection, user: UserId, game: str) -> Rating:
        """Return the rating of a person at cases of a game."""
        return _kept(connection, SOLVERS, {"user_id": user, "game": game}) or NEWCOMER

    @writing
    def rate_cases_anew(self, connection: Connection) -> None:
        """Derive all ratings again from the stored scores."""
        connection.execute(delete(CASE_RATINGS))
        connection.execute(delete(SOLVERS))
        order = select(SOLVINGS).order_by(SOLVINGS.c.n, SOLVINGS.c.case_id, SOLVINGS.c.user_id)
        for row in connection.execute(order).all():
            _rate(connection, _GRADED.record(row), UserId(row.user_id), Score(row.score))


def attempt_of(connection: Connection, day: Day, user: UserId) -> AttemptRecord | None:
    """Return the attempt of a person at the case of a day."""
    row = connection.execute(select(ATTEMPTS).where(_is(day, user))).first()
    return None if row is None else _ATTEMPT.record(row)


def keep_attempt(connection: Connection, attempt: AttemptRecord, case: Graded) -> bool:
    """Replace the stored attempt, and store its score once it is over. Return whether that is the first for the case."""
    connection.execute(delete(ATTEMPTS).where(_is(attempt.day, attempt.user)))
    connection.execute(insert(ATTEMPTS), _ATTEMPT.values(attempt))
    return attempt.is_over and count_score(connection, case, attempt.user, score_of(attempt))


def kept_of(connection: Connection, user: UserId) -> dict[str, Any]:
    """Return the attempts, scores, ratings and techniques of a person, for the export."""
    return {
        "cases": plain_rows(connection, select(ATTEMPTS).where(ATTEMPTS.c.user_id == user).order_by(ATTEMPTS.c.day)),
        "solvings": plain_rows(connection, select(SOLVINGS).where(SOLVINGS.c.user_id == user)),
        "solvers": plain_rows(connection, select(SOLVERS).where(SOLVERS.c.user_id == user)),
        "techniques": plain_rows(
            connection, select(TECHNIQUES).where(TECHNIQUES.c.user_id == user).order_by(*TECHNIQUES.primary_key)
        ),
    }


def forget(connection: Connection, user: UserId) -> None:
    """Erase a person from cases, and take back those that were made of their games. The ratings of the cases stay."""
    _forget_cases(connection, known_tables(connection, user))
    for table in (ATTEMPTS, PROOFS, SOLVINGS, SOLVERS, TECHNIQUES):
        connection.execute(delete(table).where(table.c.user_id == user))
    joint_store.forget(connection, user)


def _is(day: Day, user: UserId) -> Any:
    return (ATTEMPTS.c.day == day) & (ATTEMPTS.c.user_id == user)


def _forget_cases(connection: Connection, tables: Collection[TableId]) -> None:
    """Make no cases of these tables, and take back those that were made."""
    connection.execute(delete(PLAYED_CASES).where(PLAYED_CASES.c.table_id.in_(tables)))
    connection.execute(update(TABLES).where(TABLES.c.id.in_(tables), IS_AGREED).values(NOT_AGREED))


def _is_removed() -> Exists:
    """Return the condition for tables of a server that the bot was removed from. It may come back before the erasure."""
    return exists().where(SERVERS.c.guild_id == TABLES.c.guild_id, SERVERS.c.removed_at.is_not(None))


def _knowing(table: TableId, user: UserId) -> tuple[Select[Any], ...]:
    """Return queries that find a row where a person played or watched at a table, or at another with the same deal."""
    commitment = select(TABLES.c.commitment).where(TABLES.c.id == table).scalar_subquery()
    same = select(TABLES.c.id).where(or_(TABLES.c.id == table, TABLES.c.commitment == commitment))
    return tuple(
        select(each.c.table_id).where(each.c.user_id == user, each.c.table_id.in_(same)).limit(1)
        for each in (SEATS, ENTRIES, VISITORS)
    )


def count_score(connection: Connection, case: Graded, user: UserId, score: Score) -> bool:
    """Keep the score of a person at a case and rate both, the first time only. Return whether it was."""
    last = connection.execute(select(func.max(SOLVINGS.c.n))).scalar() or 0
    values = {**_GRADED.values(case), "user_id": user, "n": last + 1, "score": score.value}
    is_first = bool(connection.execute(unless_there(connection, SOLVINGS), values).rowcount)
    if is_first:
        _rate(connection, case, user, score)
    return is_first


def _rate(connection: Connection, case: Graded, user: UserId, score: Score) -> None:
    """Carry a duel into both ratings. Of two that come at once, the second waits for the first."""
    keys: dict[Table, Mapping[str, Any]] = {
        CASE_RATINGS: {"case_id": case.number},
        SOLVERS: {"user_id": user, "game": case.game},
    }
    for table, fresh in ((CASE_RATINGS, GRADED[case.grade]), (SOLVERS, NEWCOMER)):
        values = {**keys[table], **_RATING.values(fresh), "duels": 0}
        connection.execute(unless_there(connection, table), values)
        connection.execute(select(table).filter_by(**keys[table]).with_for_update())
    new = after(_duel(connection, case, user), score)
    for table, rating in ((CASE_RATINGS, new.case), (SOLVERS, new.solver)):
        changed = {**_RATING.values(rating), "duels": table.c.duels + 1}
        connection.execute(update(table).filter_by(**keys[table]).values(changed))


def _duel(connection: Connection, case: Graded, user: UserId) -> Duel:
    return Duel(
        case=_kept(connection, CASE_RATINGS, {"case_id": case.number}) or GRADED[case.grade],
        solver=_kept(connection, SOLVERS, {"user_id": user, "game": case.game}) or NEWCOMER,
    )


def _kept(connection: Connection, table: Table, key: Mapping[str, Any]) -> Rating | None:
    row = connection.execute(select(table).filter_by(**key)).first()
    return None if row is None else _RATING.record(row)
