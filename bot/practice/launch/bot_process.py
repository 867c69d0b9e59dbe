"""The bot as a child process: start, stop, kill, restart after a crash."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from bot.practice.launch.bot_child import CLOCK_AHEAD_VARIABLE
from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.server import PracticeServer

STOP_TIMEOUT_SECONDS = 8.0
FIRST_RESTART_PAUSE_SECONDS, LONGEST_RESTART_PAUSE_SECONDS = 1.0, 60.0
"""The pause before a crashed bot is started again doubles with each crash. It begins anew after a run longer than the longest pause."""

FOLDER_ROUTE = "/look/folder"
"""Path on the page's site that answers with the folder of its world."""


class BotState(StrEnum):
    """States of the bot process."""

    STOPPED = "stopped"
    STARTING = "starting"
    RUNNING = "running"


class BotProcess:
    """At most one bot at a time. The world tells each change of its state.

    A bot that crashes is started again, as systemd and Docker do it.
    """

    def __init__(
        self, server: PracticeServer, command: Sequence[str], environment: Mapping[str, str], folder: Path
    ) -> None:
        self._server = server
        self._command = tuple(command)
        self._environment = dict(environment)
        self._folder = folder
        self._process: Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._pause = FIRST_RESTART_PAUSE_SECONDS
        self._one_at_a_time = asyncio.Lock()
        self.exit_code: int | None = None

    @property
    def state(self) -> BotState:
        """The state of the bot, which is running once it has a gateway session."""
        if self._process is None:
            return BotState.STOPPED
        return BotState.RUNNING if self._server.gateway.connected else BotState.STARTING

    @property
    def pid(self) -> int | None:
        """The process id, if the bot runs."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> None:
        """Start the bot, unless it runs."""
        async with self._one_at_a_time:
            if self._process is None:
                self._cancel_restart()
                await self._begin()

    async def _begin(self) -> None:
        self.exit_code = None
        # A process session of its own: Ctrl-C in the terminal reaches only the launcher, which then stops the bot.
        # The pipe closes when the launcher dies, which ends the child.
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, **self._environment, CLOCK_AHEAD_VARIABLE: str(self._server.world.clock.ahead)},
            cwd=self._folder,
            stdin=PIPE,
            start_new_session=True,
        )
        self._watching = asyncio.create_task(self._watch(self._process), name="watch the bot")
        self._tell("started")

    async def _watch(self, process: Process) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        self.exit_code = await process.wait()
        self._process = None
        self._tell("stopped")
        if self._one_at_a_time.locked():  # stopped or killed on request
            return
        if loop.time() - began > LONGEST_RESTART_PAUSE_SECONDS:
            self._pause = FIRST_RESTART_PAUSE_SECONDS
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_RESTART_PAUSE_SECONDS)
        async with self._one_at_a_time:
            await self._begin()

    def _cancel_restart(self) -> None:
        if self._watching is not None:
            self._watching.cancel()

    async def kill(self) -> None:
        """Kill the bot as a power cut would: nothing more is sent or stored."""
        await self._end(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)

    async def stop(self) -> None:
        """Ask the bot to stop, and wait. After `STOP_TIMEOUT_SECONDS` it is killed."""
        await self._end(signal.SIGTERM)

    async def restart(self) -> None:
        """Stop the bot and start it again."""
        await self.stop()
        await self.start()

    async def skip(self, hours: int) -> None:
        """Turn the practice clock forward and restart the bot, which then acts on the deadlines that have passed."""
        await self.stop()
        self._server.world.clock.skip(3600 * hours)
        await self.start()

    async def _end(self, how: signal.Signals) -> None:
        async with self._one_at_a_time:
            process, watching = self._process, self._watching
            if process is None or watching is None:
                self._cancel_restart()
                return
            with suppress(ProcessLookupError):  # it has just crashed
                process.send_signal(how)
            try:
                async with asyncio.timeout(STOP_TIMEOUT_SECONDS):
                    await asyncio.shield(watching)
            except TimeoutError:
                with suppress(ProcessLookupError):
                    process.kill()
                await watching

    def _tell(self, detail: str) -> None:
        self._server.world.tell(WorldChange(ChangeKind.GATEWAY, detail=f"bot {detail}"))
