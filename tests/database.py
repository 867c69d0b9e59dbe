"""A database with the newest schema, migrated once in a process and copied from then on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.engines import read_url
from bot.store.migrate import migrate


def lay_down(file: Path) -> None:
    """Put an empty database there, unless there is one."""
    if not file.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as elsewhere:  # where a loop may already run here
        file = Path(folder) / "alibi.db"
        elsewhere.submit(asyncio.run, migrate(read_url(f"sqlite:///{file}"))).result()
        return file.read_bytes()
