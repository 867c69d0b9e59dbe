"""Thinking: long computations run in a process of their own, so that players do not wait for them.

There is one such process for the sheets of people and for the decisions of rivals alike, and one that looks for cases. A
process is started when something is to be worked out, and ends when nothing was for a while: a bot that rests has none. It is
given values only, such as a seat's log (`games.core.deduction.seat_log`), and so it cannot know more than its caller.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar, TypeVarTuple

import structlog

from bot.queueing import COMMON, FairQueue, Order
from games.core.contract import Refusal

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PATIENCE = 5.0
"""Seconds that one piece of work may take."""
AGAIN = 0.05
"""Seconds after which a process that is to end is looked for once more."""
QUIET = 120.0
"""Seconds without work after which the process ends."""
START = 30.0
"""Seconds that a process may take until it lives, where no caller waits for it."""

log = structlog.get_logger(__name__)


class Unthought(Exception):
    """The work took too long, or broke."""

    @property
    def refusal(self) -> Refusal:
        """The refusal for players that wait for the work."""
        return Refusal("unthought")


class NoWorker(Unthought):
    """No process lives long enough to be asked: nothing can be worked out until the machine lets one live."""

    @property
    def refusal(self) -> Refusal:
        """The refusal for players that wait for the work."""
        return Refusal("no-worker")


class Thinker:
    """Works things out, one after the other, in the order of a fair queue. Its name is for the owner."""

    def __init__(self, name: str = "thinker", *, patience: float = PATIENCE, quiet: float = QUIET) -> None:
        self.name = name
        self.trouble: str | None = None
        """How the last process ended, or the class of the error, if it never lived; None where that is well or not known."""
        self._has_lived = False
        self._is_closed = False
        self._patience = patience
        self._quiet = quiet
        self._queue = FairQueue()
        self._pipe = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self._process: subprocess.Popen[bytes] | None = None
        self._resting: asyncio.TimerHandle | None = None

    async def run(
        self, work: Callable[[*Ts], T], *given: *Ts, patience: float | None = None, order: Order = COMMON
    ) -> T:
        """Call a function of a module in the process, and return its value. Arguments and value are pickled.

        Raises Unthought, and the Refusal that the function raises. Where no process could live, none is started before
        `look` has found that one can: raises NoWorker.
        """
        self._check()  # no caller waits behind a look
        async with self._queue.turn(order):
            self._check()
            if self._resting is not None:
                self._resting.cancel()
            loop = asyncio.get_running_loop()
            asked = loop.run_in_executor(self._pipe, self._ask, work, given)
            try:
                async with asyncio.timeout(self._patience if patience is None else patience):
                    kind, answer = await asyncio.shield(asked)
            except TimeoutError:
                log.warning("a worker thinks too long", work=work.__qualname__)
                await self._stop(asked)
                raise Unthought from None
            except asyncio.CancelledError:  # the caller is gone; the next is not to read this answer
                await self._stop(asked)
                raise
            except NoWorker as error:
                await self._stop(asked)
                self._note(str(error))
                raise
            except Exception as error:
                log.warning("a worker gave no answer", work=work.__qualname__, error=type(error).__name__)
                await self._stop(asked)
                raise Unthought from error
            self._resting = loop.call_later(self._quiet, self._rest)
        match kind:
            case "done":
                done: T = answer
                return done
            case "refused":
                raise answer
        name, where = answer
        log.error("a worker raised an error", work=work.__qualname__, error=name, where=where)
        raise Unthought

    def _check(self) -> None:
        if self.trouble is not None:
            raise NoWorker

    async def look(self) -> None:
        """See whether a process can live, where none has yet or the last could not. None is left behind."""
        async with self._queue.turn():
            if self._has_lived and self.trouble is None:
                return
            try:
                trying = asyncio.get_running_loop().run_in_executor(self._pipe, self._try)
            except RuntimeError as error:  # the system gives no thread either
                if self._is_closed:
                    raise
                self._note(str(error))
                return
            try:
                async with asyncio.timeout(START):
                    await asyncio.shield(trying)
            except asyncio.CancelledError:
                await self._stop(trying)
                raise
            except (TimeoutError, NoWorker) as error:
                await self._stop(trying)
                self._note(str(error) or type(error).__name__)
            else:
                self._note(None)

    def _note(self, trouble: str | None) -> None:
        """Note whether a process can live, and say so where that is new."""
        if trouble is not None and self.trouble is None:
            log.error("a worker cannot live: see docs/running.md, Health and metrics", worker=self.name, error=trouble)
        elif trouble is None and self.trouble is not None:
            log.info("a worker lives again", worker=self.name)
        self.trouble = trouble

    async def close(self) -> None:
        """End the process, even in the middle of work."""
        self._is_closed = True
        if self._resting is not None:
            self._resting.cancel()
        self._kill()
        self._pipe.shutdown(wait=False, cancel_futures=True)

    def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
        """Send some work to the process, which is started where there is none, and wait for its answer: in a thread."""
        if self._process is None or self._process.poll() is not None:
            self._kill()
            try:
                self._process = self._begin()
            except NoWorker:
                if not self._has_lived or self._is_closed:
                    raise
                self._kill()
                self._process = self._begin()  # another has lived, so something has killed this one
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise AssertionError("it has pipes")
        pickle.dump(pickle.dumps((work, given)), process.stdin)
        process.stdin.flush()
        answered: tuple[str, Any] = pickle.loads(pickle.load(process.stdout))  # noqa: S301 (from our own process)
        return answered

    def _try(self) -> None:
        """Start a process and end it: in a thread. Only the first time its complaints reach the log."""
        self._begin(subprocess.DEVNULL if self.trouble is not None else None)
        self._kill()

    def _begin(self, complaints: int | None = None) -> subprocess.Popen[bytes]:
        """Start a process and wait until it says that it lives: in a thread. Raises NoWorker."""
        try:
            process = self._process = start(complaints)
        except OSError as error:
            raise NoWorker(type(error).__name__) from error
        if process.stdout is None:
            raise AssertionError("it has pipes")
        try:
            pickle.load(process.stdout)  # noqa: S301 (from our own process)
        except (EOFError, pickle.UnpicklingError) as error:
            process.kill()
            raise NoWorker(f"exit {process.wait()}") from error
        self._has_lived = True
        return process

    async def _stop(self, asked: asyncio.Future[Any]) -> None:
        """End the process and its work. The next work is done by another."""
        while not asked.done():  # it may be about to be started
            if (process := self._process) is not None:
                process.kill()
            await asyncio.wait([asked], timeout=AGAIN)
        if not asked.cancelled():
            asked.exception()
        self._kill()

    def _rest(self) -> None:
        """End the process for now. Nothing is asked of it, or this would not have been called."""
        self._pipe.submit(self._kill)

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def start(complaints: int | None = None) -> subprocess.Popen[bytes]:
    """Start a process that works: with the paths of this one, one thread, and nothing else of its surroundings.

    `complaints`: where its standard error goes, if not to that of this one.
    """
    surroundings = {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": os.pathsep.join(each for each in sys.path if each),
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "MALLOC_MMAP_THRESHOLD_": "262144",  # the pictures of a film go back to the system at once
    }
    return subprocess.Popen(
        [sys.executable, "-m", "bot.thinking_child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=complaints,
        env=surroundings,
        start_new_session=True,  # an interrupt in a terminal is for the bot, also while this one starts
    )
