"""Keeps the practice world in a SQLite file, so that it survives a closed or killed launcher.

The bot relies on Discord remembering each accepted message: its own database notes "told" a moment later. So a change is
saved in the same turn of the event loop, and before the bot gets its answer. SQLite saves in well under a millisecond,
wholly or not at all. A killed process loses nothing; only a power cut may lose the last seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import orjson

from bot.practice.loopback.changes import ChangeKind, WorldChange
from bot.practice.loopback.model import Message
from bot.practice.loopback.snapshot import Key, is_lasting, message_row, rows_of, world_of
from bot.practice.loopback.world import World

FORMAT = 1
FILE = "world.db"
TABLES = (
    "CREATE TABLE IF NOT EXISTS things (kind TEXT, id INTEGER, body TEXT NOT NULL, PRIMARY KEY (kind, id))",
    "CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, body TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS files
    (id INTEGER PRIMARY KEY, content BLOB NOT NULL, message INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE)""",
    "CREATE INDEX IF NOT EXISTS files_of_message ON files (message)",
    "CREATE INDEX IF NOT EXISTS messages_of_channel ON messages (channel)",
    f"PRAGMA user_version = {FORMAT}",
)
PUT_THING = "INSERT INTO things VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body"
PUT_MESSAGE = "INSERT INTO messages VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
UNSAVED_KINDS = frozenset({ChangeKind.INTERACTION, ChangeKind.FAULT, ChangeKind.GATEWAY})


class UnreadableError(Exception):
    """A damaged file, or one of another format version; the message gives the reason."""


class WorldStore:
    """Saves a world's lasting state at each change, from construction until `close`."""

    def __init__(self, world: World, file: Path) -> None:
        self._world = world
        self._file = file
        self._touched: dict[int, Message] = {}
        self._is_waiting = False
        self._is_in_trouble = False
        self._is_same = False
        self._db = sqlite3.connect(file, isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._written: dict[Key, bytes] = {}
        self._unsubscribe = world.subscribe(self._told)
        self.save()

    def close(self) -> None:
        """Save a last time and close the file."""
        self._unsubscribe()
        self.save()
        self._db.close()

    def _told(self, change: WorldChange) -> None:
        if change.message is not None:
            self._touched[change.message.id] = change.message
        if change.kind is ChangeKind.REQUEST:
            # The bot has no answer yet: its request is in the file before it is confirmed.
            if change.detail != "GET":
                self.save()
        elif change.kind not in UNSAVED_KINDS and not self._is_waiting:
            # A moment later, because some fields of a change are set after its notification.
            self._is_waiting = True
            asyncio.get_running_loop().call_soon(self._save_soon)

    def _save_soon(self) -> None:
        if self._is_waiting:
            self.save()

    def save(self) -> None:
        """Write all changes since the last save. A full disk is reported once and does not stop the game."""
        self._is_waiting = False
        rows = {key: orjson.dumps(row) for key, row in rows_of(self._world).items()}
        try:
            with self._at_once():
                if not self._is_same:
                    self._compare()
                self._save(rows)
        except sqlite3.Error as error:
            if not self._is_in_trouble:
                print(f"The practice world cannot be kept for now: {error} ({self._file})", file=sys.stderr)
            self._is_in_trouble = True
        else:
            self._written = rows
            self._touched.clear()
            self._is_same, self._is_in_trouble = True, False

    def save_all(self) -> None:
        """Make the file equal to the world, regardless of its earlier contents."""
        self._is_same = False
        self.save()

    def _compare(self) -> None:
        for line in TABLES:
            self._db.execute(line)
        there = self._db.execute("SELECT kind, id, body FROM things")
        self._written = {(kind, number): bytes(body) for kind, number, body in there}
        said = {number for (number,) in self._db.execute("SELECT id FROM messages")}
        self._delete_messages(said - self._world.messages.keys())
        self._touched = dict(self._world.messages)

    @contextlib.contextmanager
    def _at_once(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        with self._db:
            yield

    def _save(self, rows: Mapping[Key, bytes]) -> None:
        changed = [(*key, body) for key, body in rows.items() if self._written.get(key) != body]
        self._db.executemany(PUT_THING, changed)
        for kind, number in self._written.keys() - rows.keys():
            self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, number))
            if kind == "channel":
                self._db.execute("DELETE FROM messages WHERE channel = ?", (number,))
        for message in self._touched.values():
            if is_lasting(message):
                self._put(message)
            else:
                self._delete_messages({message.id})

    def _put(self, message: Message) -> None:
        self._db.execute(PUT_MESSAGE, (message.id, message.channel.id, orjson.dumps(message_row(message))))
        had = {number for (number,) in self._db.execute("SELECT id FROM files WHERE message = ?", (message.id,))}
        files = {file.id: file.content for file in message.attachments}
        self._db.executemany("DELETE FROM files WHERE id = ?", [(number,) for number in had - files.keys()])
        self._db.executemany(
            "INSERT INTO files VALUES (?, ?, ?)",
            [(number, content, message.id) for number, content in files.items() if number not in had],
        )

    def _delete_messages(self, numbers: set[int]) -> None:
        self._db.executemany("DELETE FROM messages WHERE id = ?", [(number,) for number in numbers])


def read(file: Path, cdn: str = "") -> World | None:
    """Read a world and let its attachments point to `cdn`. None if nothing was ever saved. Raises UnreadableError."""
    if not file.exists():
        return None
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if not version and not tables:
                return None
            if version != FORMAT:
                raise UnreadableError(f"it has format {version}, and this version reads format {FORMAT}")
            return _read(db, cdn)
    except sqlite3.Error as error:
        raise UnreadableError(str(error)) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableError(f"something is missing or not understood: {error!r}") from error


def _read(db: sqlite3.Connection, cdn: str) -> World:
    rows = {
        (kind, number): orjson.loads(body)
        for kind, number, body in db.execute("SELECT kind, id, body FROM things ORDER BY rowid")
    }
    # Each start has another port, and messages carry the addresses of their attachments.
    before, now = (f"{each}/attachments/".encode() for each in (rows["world", 0]["cdn"], cdn))
    said = [
        orjson.loads(bytes(body).replace(before, now))
        for (body,) in db.execute("SELECT body FROM messages ORDER BY id")
    ]
    return world_of(rows, said, dict(db.execute("SELECT id, content FROM files").fetchall()))


def open_world(world: World, folder: Path, furnish: Callable[[World], None]) -> WorldStore:
    """Restore the world kept in a folder, or furnish a new one, and keep saving it there.

    The bot's database lies in the same folder and refers to this world's ids, so both are kept or deleted together. An
    unreadable folder is moved aside.
    """
    try:
        kept = read(folder / FILE, world.cdn)
    except UnreadableError as error:
        aside = folder.with_name(f"{folder.name}-{time.strftime('%Y%m%d-%H%M%S')}")
        folder.rename(aside)
        print(
            f"The last practice world cannot be read: {error}. A new one begins; the old is in {aside}.",
            file=sys.stderr,
        )
        kept = None
    if kept is not None:
        world.become(kept)
    else:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        furnish(world)
    return WorldStore(world, folder / FILE)


def reset_world(store: WorldStore, world: World, folder: Path, furnish: Callable[[World], None]) -> None:
    """Start a new world and delete the bot's database; the token stays. The bot must be stopped."""
    # First the games: after a crash in between, the bot refuses the buttons of lost games, but cannot play in lost channels.
    for each in folder.iterdir():
        if each.is_dir():
            shutil.rmtree(each)
        elif not each.name.startswith(FILE):
            each.unlink()
    fresh = World(world.bot.name)
    fresh.token = world.token
    world.become(fresh)
    furnish(world)
    store.save_all()
