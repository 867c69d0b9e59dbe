"""A foreign program as a process with a process group of its own: lines in, lines out, each answer within a time."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

MOST_LINE: Final = 64 * 1024
"""Bytes of an answer, without its newline."""

_CHUNK: Final = 64 * 1024
_GRACE: Final = 0.5
"""Seconds for a program to end by itself after `bye`."""
_KEPT: Final = ("PATH", "HOME", "LANG", "TMPDIR")
"""The part of the environment that a program sees: tokens and passwords may stand in the rest."""


class FaultKind(StrEnum):
    """The ways in which a program loses its move."""

    HANG = "hang"
    CRASH = "crash"
    FLOOD = "flood"
    NONSENSE = "nonsense"
    ILLEGAL = "illegal"
    ENDLESS = "endless"  # the game is too long, by nobody's fault alone


class Fault(Exception):
    """A program did not answer with a legal move in time."""

    def __init__(self, kind: FaultKind) -> None:
        super().__init__(kind.value)
        self.kind = kind


class Program:
    """One process, from its start to its end. After a fault it can only be killed."""

    def __init__(self, command: Sequence[str], *, speaks: bool = False) -> None:
        """Start it; with `speaks`, its standard error goes where ours goes. Raises Fault where it cannot start."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 (a program of the operator's choice, without a shell)
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if speaks else subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
                env={key: os.environ[key] for key in _KEPT if key in os.environ},
            )
        except OSError:
            raise Fault(FaultKind.CRASH) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._unsent = bytearray()
        self._unread = bytearray()

    def tell(self, lines: bytes) -> None:
        """Send lines together with the next question."""
        self._unsent += lines

    def answer(self, seconds: float) -> object:
        """Return the next line that it writes, as a JSON value. Raises Fault."""
        end = time.monotonic() + seconds
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._out, selectors.EVENT_READ)
            if self._unsent:
                pipes.register(self._in, selectors.EVENT_WRITE)
            while (line := self._line()) is None:
                left = end - time.monotonic()
                if left <= 0:
                    raise Fault(FaultKind.HANG)
                for pipe, _ in pipes.select(left):
                    if pipe.fd == self._out:
                        self._receive()
                    elif self._send():
                        pipes.unregister(self._in)
        try:
            value: object = json.loads(line)
        except (ValueError, RecursionError):
            raise Fault(FaultKind.NONSENSE) from None
        return value

    def leave(self, lines: bytes) -> None:
        """Send the last lines, let it end by itself for a moment, then kill all that is left of it."""
        self.tell(lines)
        end = time.monotonic() + _GRACE
        try:
            while (left := end - time.monotonic()) > 0:
                self.answer(left)  # only its end counts now
        except Fault:
            pass
        finally:
            self.kill()

    def kill(self) -> None:
        """End its whole process group. It is not waited for before: its number could be that of another group by then.

        Nor long after: one with the rights of another account cannot be killed. macOS forbids it for a group that has ended, too.
        """
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)

    def _line(self) -> bytes | None:
        line, newline, rest = self._unread.partition(b"\n")
        if len(line) > MOST_LINE:
            raise Fault(FaultKind.FLOOD)
        if not newline:
            return None
        self._unread = rest
        return bytes(line)

    def _receive(self) -> None:
        try:
            chunk = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            raise Fault(FaultKind.CRASH)
        self._unread += chunk

    def _send(self) -> bool:
        """Send the next part; return whether no more can be sent."""
        try:
            del self._unsent[: os.write(self._in, self._unsent[:_CHUNK])]
        except BlockingIOError:
            pass
        except BrokenPipeError:  # it may have answered before; if not, its output ends too
            self._unsent.clear()
        return not self._unsent
