"""The operator's tools on the full house: doctor reads it through, and each game that is over is exported and replays to its end."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import patch

import pytest
from pydantic import SecretStr
from sqlalchemy import select

from bot import tools
from bot.settings import Settings
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.rows import TABLES
from bot.tables.status import Status
from games import BY_KEY, console


async def test_doctor_finds_nothing_to_mend_in_the_database(full: str, capsys: pytest.CaptureFixture[str]) -> None:
    if full.startswith("sqlite"):
        for file in Path(full.partition("///")[2]).parent.iterdir():
            file.chmod(0o600)

    await tools.doctor(Settings(database_url=SecretStr(full)))

    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if line.startswith("MISSING")] == ["MISSING  DISCORD_TOKEN"]
    for told in (
        "every entry is there",
        "every entry is as it was stored",
        "every deal is",
        "every secret can be opened",
    ):
        assert f"ok       {told}" in out


async def test_recount_says_how_many_games_have_no_rules_here(full: str, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database_url=SecretStr(full))
    assert await tools.recount(settings) == 0
    assert capsys.readouterr().out == "All finished games have been counted anew.\n"

    with patch.dict(BY_KEY):
        del BY_KEY["lanterns"]
        assert await tools.recount(settings) == 0
    assert re.search(r"counted anew, but \d whose rules or keys are not here", capsys.readouterr().out)


async def test_every_game_that_is_over_is_exported_and_replays(
    full: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over = select(TABLES.c.id, TABLES.c.game).where(
        TABLES.c.status.in_((Status.OVER.value, Status.ENDED.value)), TABLES.c.entries.is_not(None)
    )
    found = await run_once(read_url(full), ConnectionRole.READ, lambda connection: connection.execute(over).all())
    settings = Settings(database_url=SecretStr(full))

    assert {game for _, game in found} >= {"clues", "arosa", "cluedo", "bakerstreet"}
    for table, game in found:
        file = tmp_path / f"{table}.json"
        assert await tools.export(settings, table, file) == (0 if game in BY_KEY else 1), table
        if game in BY_KEY:
            assert console.main(["replay", str(file)]) == 0, capsys.readouterr().err
