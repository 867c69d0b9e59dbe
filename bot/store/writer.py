"""The one writer of a process: commits everything that waits in one transaction, and answers after the COMMIT.

A batch first runs in one plain transaction. If a job of it fails, all is undone and the batch runs again with a savepoint
for each job, so that only the failing one is lost. A job may therefore run more than once, and must only use its
connection. A submitted job is done even if its caller is cancelled.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Transaction
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.store.engine import Engine, Work
from bot.store.errors import CommitFailed, DatabaseFailed, StoreClosed, without_values

T = TypeVar("T")

_DEADLOCKS: Final = {"40P01", "40001"}  # two processes whose batches touch the same tables, on PostgreSQL
MOST: Final = 256  # jobs in a transaction: bounds how long the first of them waits


@dataclass(frozen=True, slots=True)
class _Done:
    result: object


@dataclass(frozen=True, slots=True)
class _Failed:
    error: Exception


_Outcome: TypeAlias = "_Done | _Failed"


class Writer:
    """Runs jobs in the order of submission; when `submit` returns, the rows are durable."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[tuple[Work[Any], asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._serve(), name="store-writer")

    async def submit(self, job: Work[T]) -> T:
        """Run the job in the next transaction and return its result. Raises the error of the job, or DatabaseTrouble."""
        if self._closing:
            raise StoreClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Commit the waiting jobs, then let go of the connection."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await self._engine.close()

    async def _serve(self) -> None:
        try:
            while self._waiting or not self._closing:
                if self._waiting:
                    await self._commit([self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))])
                else:
                    self._wake.clear()
                    await self._wake.wait()
        finally:
            self._closing = True
            while self._waiting:
                _answer(self._waiting.popleft()[1], _Failed(StoreClosed()))

    async def _commit(self, batch: Sequence[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        jobs = [job for job, _ in batch]
        outcomes: list[_Outcome] = [_Failed(StoreClosed())] * len(jobs)  # where the loop is torn down in the middle
        try:
            outcomes = await self._engine.run(lambda connection: _run(connection, jobs))
        except Exception as error:  # noqa: BLE001  whatever the error was, those that wait are told and the writer goes on
            outcomes = [_Failed(_ours(error)) for _ in jobs]
        finally:
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                _answer(future, outcome)


def _answer(future: asyncio.Future[Any], outcome: _Outcome) -> None:
    if future.done():  # the caller was cancelled
        return
    match outcome:
        case _Done(result):
            future.set_result(result)
        case _Failed(error):
            future.set_exception(error)


def _run(connection: Connection, jobs: Sequence[Work[Any]]) -> list[_Outcome]:
    """Run the jobs in one transaction. Raises where nothing was stored, or where it cannot be known."""
    transaction = connection.begin()
    try:
        outcomes: list[_Outcome] = [_Done(job(connection)) for job in jobs]
    except Exception as error:  # noqa: BLE001  is given to the caller of the job
        transaction.rollback()
        if len(jobs) == 1 and not isinstance(error, DBAPIError):
            return [_Failed(_ours(error))]
    else:
        _end(connection, transaction)
        return outcomes
    # A second try also heals a lost connection: the next `begin` connects anew.
    outcomes = _run_apart(connection, jobs)
    return [
        _run_alone(connection, job) if _is_deadlock(outcome) else outcome
        for job, outcome in zip(jobs, outcomes, strict=True)
    ]


def _run_apart(connection: Connection, jobs: Sequence[Work[Any]]) -> list[_Outcome]:
    """Run each job in a savepoint of one transaction."""
    outcomes: list[_Outcome] = []
    transaction = connection.begin()
    for job in jobs:
        savepoint = connection.begin_nested()
        try:
            outcomes.append(_Done(job(connection)))
        except Exception as error:  # noqa: BLE001  is given to the caller of the job
            savepoint.rollback()
            outcomes.append(_Failed(_ours(error)))
        else:
            savepoint.commit()
    _end(connection, transaction)
    return outcomes


def _run_alone(connection: Connection, job: Work[Any]) -> _Outcome:
    """Run a job in a transaction of its own: it holds nothing else that another process may wait for."""
    try:
        transaction = connection.begin()
        try:
            result = job(connection)
        except BaseException:
            transaction.rollback()
            raise
        _end(connection, transaction)
    except Exception as error:  # noqa: BLE001  is given to the caller of the job
        return _Failed(_ours(error))
    return _Done(result)


def _is_deadlock(outcome: _Outcome) -> bool:
    match outcome:
        case _Failed(DatabaseFailed(code=code)):
            return code in _DEADLOCKS
        case _:
            return False


def _end(connection: Connection, transaction: Transaction) -> None:
    try:
        transaction.commit()
    except (SQLAlchemyError, OSError) as error:
        failure = without_values(error, CommitFailed)
    else:
        return
    # SQLAlchemy holds the transaction for ended and rolls nothing back, though SQLite may still be in it.
    connection.invalidate()
    raise failure


def _ours(error: Exception) -> Exception:
    return without_values(error) if isinstance(error, (SQLAlchemyError, OSError)) else error
