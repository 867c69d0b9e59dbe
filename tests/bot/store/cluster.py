"""A private PostgreSQL for the tests: made in a folder of its own, on a Unix socket, and gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")
ROOM = 6 << 30


class NoPostgres(Exception):
    """PostgreSQL's programs, or a user that may run them, are not on this machine."""


class Cluster:
    """A running server. `new_database` gives a URL that nothing else uses."""

    def __init__(self, programs: Path, folder: Path, account: str | None) -> None:
        self._programs = programs
        self.folder = folder
        self._account = account
        self._names = (f"d{n}" for n in count())
        self._kept: subprocess.Popen[str] | None = None

    def new_database(self, like: str = "template1") -> str:
        """Return the address of a new database: an empty one, or a copy of another."""
        name = next(self._names)
        statement = f"CREATE DATABASE {name} TEMPLATE {like}"
        if not self._is_done(statement):
            self.psql("postgres", statement)
        return f"postgresql+asyncpg://alibi@/{name}?host={self.folder}"

    def _is_done(self, statement: str) -> bool:
        """Let a psql that is kept do this: to start one takes longer than many tests. Return whether it has; the server may have been away."""
        if self._kept is None:
            self._kept = subprocess.Popen(
                [self._programs / "psql", *self._to("postgres"), "-qAt"],
                user=self._account,
                cwd=self.folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        assert self._kept.stdin is not None
        assert self._kept.stdout is not None
        with suppress(BrokenPipeError):
            self._kept.stdin.write(f"{statement};\n\\echo done\n")
            self._kept.stdin.flush()
        if self._kept.stdout.readline() == "done\n":
            return True
        self._let_go()
        return False

    def _let_go(self) -> None:
        if self._kept is not None:
            self._kept.kill()
            with suppress(BrokenPipeError):
                self._kept.communicate()
            self._kept = None

    def psql(self, database: str, statement: str) -> str:
        return self.run("psql", *self._to(database), "-qAtc", statement)

    def _to(self, database: str) -> list[str]:
        return ["-h", str(self.folder), "-U", "alibi", "-d", database, "-v", "ON_ERROR_STOP=1"]

    def dump(self, database: str) -> str:
        """Return everything in a database as statements."""
        return self.run("pg_dump", "-h", str(self.folder), "-U", "alibi", database)

    def make(self) -> None:
        self.run("initdb", "-D", self._data, "-U", "alibi", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60 -c shared_buffers=16MB"
        self.run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._let_go()
        self.run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._programs / program, *arguments],
            user=self._account,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
            check=False,
        )
        if done.returncode != 0:
            raise AssertionError(f"{program}: {done.stdout}")
        return done.stdout.strip()


@contextmanager
def running() -> Iterator[Cluster]:
    """Start a server for the length of the block. Raises NoPostgres."""
    programs, account = _programs(), _account()
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir=_place()))
    try:
        if account is not None:
            shutil.chown(folder, account)
        cluster = Cluster(programs, folder, account)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def running_or_skipped() -> Iterator[Cluster]:
    """Give a server to a fixture; where there can be none, skip its tests, but not in CI."""
    try:
        with running() as started:
            yield started
    except NoPostgres as reason:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(reason))


def _place() -> str:
    """Return where a server lies: in memory, if there is room. A disk takes half a minute to forget some hundred databases."""
    has_room = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return str(MEMORY) if has_room else "/tmp"


def _programs() -> Path:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name), reverse=True)
    found = shutil.which("initdb")
    for folder in [*installed, *([Path(found).resolve().parent] if found else [])]:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise NoPostgres("no initdb and pg_ctl in /usr/lib/postgresql or PATH")


def _account() -> str | None:
    """Return whom to run the server as: root may not."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        raise NoPostgres("root cannot run PostgreSQL, and there is no user postgres") from None
