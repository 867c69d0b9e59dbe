"""Scores at cases in order, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Table, delete, func, select, update

from bot.cases.ratings import GRADED, Duel, Graded, Score, after
from bot.record.ratings import NEWCOMER, Rating
from bot.store.case_rows import CASE_RATINGS, SOLVERS, SOLVINGS
from bot.store.changes import unless_there
from bot.store.codec import Codec
from bot.store.database import Database, reading, writing
from bot.tables.records import UserId

_GRADED: Final = Codec(Graded, SOLVINGS, number="case_id")
_RATING: Final = Codec(Rating, SOLVERS)


class Solvings(Database):
    """The part of `CaseStore` that is about ratings."""

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


def count_score(connection: Connection, case: Graded, user: UserId, score: Score) -> None:
    """Keep the score of a person at a case and rate both, the first time only."""
    last = connection.execute(select(func.max(SOLVINGS.c.n))).scalar() or 0
    values = {**_GRADED.values(case), "user_id": user, "n": last + 1, "score": score.value}
    if connection.execute(unless_there(connection, SOLVINGS), values).rowcount:
        _rate(connection, case, user, score)


def scores_of(connection: Connection, user: UserId) -> dict[str, list[RowMapping]]:
    """Return the scores and ratings of a person at cases."""
    return {
        table.name: list(connection.execute(select(table).where(table.c.user_id == user)).mappings())
        for table in (SOLVINGS, SOLVERS)
    }


def forget_scores(connection: Connection, user: UserId) -> None:
    """Delete the scores and ratings of a person. The ratings of the cases stay."""
    for table in (SOLVINGS, SOLVERS):
        connection.execute(delete(table).where(table.c.user_id == user))


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
