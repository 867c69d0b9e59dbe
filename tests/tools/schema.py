"""The schema of this version, for the releases after it: `python -m tests.tools.schema > tests/data/schemas/1.0.json`."""

from __future__ import annotations

import asyncio
import json
from tempfile import TemporaryDirectory

import bot.rooms  # noqa: F401  the rows of every room
from bot.store.engines import read_url
from bot.store.migrate import change_schema, migrate
from tests.bot.store.test_side_by_side import Schema, schema_of


async def _schema() -> Schema:
    with TemporaryDirectory() as folder:
        url = read_url(f"sqlite:///{folder}/schema.db")
        await migrate(url)
        return await change_schema(url, schema_of)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_schema()), indent=1, sort_keys=True))
