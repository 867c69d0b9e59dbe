"""The operator's list on the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.bot.tools.parts import a_finished_table, run, url_in


def test_who_is_kept_out_is_named_until_they_are_let_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(a_finished_table(url_in(tmp_path)))
    assert run("ban", "person", 210987654321098765) == 0
    assert run("ban", "server", 7) == 0
    assert run("ban", "server", 7) == 0
    capsys.readouterr()

    assert run("bans") == 0
    assert capsys.readouterr().out == "person  210987654321098765\nserver  7\n"
    assert run("unban", "server", 210987654321098765) == 1
    assert run("unban", "person", 210987654321098765) == 0
    assert run("unban", "person", 210987654321098765) == 1
    capsys.readouterr()
    assert run("bans") == 0
    assert capsys.readouterr().out == "server  7\n"


@pytest.mark.parametrize(
    "words",
    [("ban", "person", "Ada"), ("ban", "person", 2**63), ("ban", "channel", 7), ("unban", "person", 0), ("unban", 7)],
)
def test_what_is_no_id_of_discord_is_refused(words: tuple[object, ...]) -> None:
    with pytest.raises(SystemExit) as refused:
        run(*words)

    assert refused.value.code == 2


@pytest.mark.parametrize("name", ["", "x" * 300], ids=["folder", "not to be looked at"])
def test_a_database_that_cannot_be_used_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / name}")

    assert run("ban", "person", 7) == run("bans") == 1
    told = capsys.readouterr().err
    assert "Nothing has been changed" in told
    assert told.count("see DATABASE_URL in .env") == 2
