"""The commands of the pages for operators, run as they stand: each block of them is run here, or named with the reason it is not."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pytest

from bot.store.backup import backup
from bot.store.database import Database
from bot.store.kernel import KernelStore
from bot.tables.ids import TableId
from bot.tables.records import Entry
from tests.bot.tools.parts import a_finished_table, run
from tests.database import lay_down

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/running.md", "docs/off-site.md")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, named by its page and its first line."""

    page: str
    kind: str
    text: str

    @property
    def name(self) -> str:
        """The name of the block."""
        return f"{self.page}: {self.text.splitlines()[0]}"

    def command(self, beginning: str) -> list[str]:
        """Return the lines that begin so."""
        return [line for line in self.text.splitlines() if line.startswith(beginning)]


BLOCKS: Final = {
    block.name: block
    for page in PAGES
    for block in (Block(page, *found) for found in BLOCK.findall((ROOT / page).read_text(encoding="utf-8")))
}
DRILL = "docs/running.md: export DATABASE_URL=sqlite+aiosqlite:////tmp/drill/alibi.db"
COPIES = (
    "docs/running.md: .venv/bin/python -m bot backup var/$(date +%F).jsonl                        "
    "# systemd: as alibi, in /opt/alibi"
)
BANS = (
    "docs/running.md: .venv/bin/python -m bot ban person 210987654321098765     "
    "# as the user of the bot, in its folder; or `docker compose exec bot ...`"
)
RUN = {DRILL, COPIES, BANS}
NOT_RUN: Final[Mapping[str, str]] = {
    "README.md: make play     # without a token: a practice table in your browser, where you play everybody in turn": (
        "installs from the network; the practice table is started by tests/e2e/page/test_launcher.py, and `make test` runs this"
    ),
    "docs/running.md: useradd --system --home-dir /opt/alibi --shell /usr/sbin/nologin alibi": (
        "makes a user, installs from the network and needs a running systemd; the unit itself is tried in test_shut_in.py"
    ),
    'docs/running.md: printf \'DISCORD_TOKEN=%s\\nPOSTGRES_PASSWORD=%s\\n\' "the token" "$(openssl rand -hex 24)" > .env && chmod 600 .env': (
        "needs docker, with which `.ci/composition` does the same; its first two lines are run"
    ),
    "docs/running.md: $ curl --silent http://127.0.0.1:8081/ready": (
        "shows an answer; test_served.py and tests/bot/test_health.py ask for it"
    ),
    "docs/running.md: scrape_configs:": "is read by Prometheus, not run; test_alerts.py holds the alerts that ask for its job",
    "docs/running.md: cp docs/alibi-backup.service docs/alibi-backup.timer /etc/systemd/system/ && systemctl enable --now alibi-backup.timer": (
        "needs a running systemd; test_files.py reads the units, and tests/bot/tools run what they start"
    ),
    "docs/running.md: services:": "is read by docker compose, not run",
    "docs/running.md: for each in 1 2 3; do": (
        "needs a running systemd, and docker; three processes are restarted so in tests/e2e/tables/test_rolling.py"
    ),
    "docs/running.md: . ./.env": (
        "needs docker, with which `.ci/composition` does the same; the same restoration into PostgreSQL is in tests/bot/store/full_house, and doctor in tests/bot/tools"
    ),
    "docs/off-site.md: install --mode=0600 /dev/null /etc/alibi-restic.env       # RESTIC_REPOSITORY, RESTIC_PASSWORD, and what the storage asks for": (
        "needs restic and a storage elsewhere"
    ),
    "docs/off-site.md: # systemctl edit alibi-backup": "is read by systemd; what it starts needs restic",
    "docs/off-site.md: restic restore latest --target /tmp/back": (
        "needs restic; tests/bot/tools/test_backups.py restores a file that `keep` has made"
    ),
    "docs/off-site.md: # /etc/pgbackrest/pgbackrest.conf": "is read by pgBackRest, and names a storage elsewhere",
    "docs/off-site.md: # postgresql.conf": "is read by PostgreSQL, not run",
    "docs/off-site.md: runuser -u postgres -- pgbackrest --stanza=alibi stanza-create": "needs pgBackRest and a cluster of the machine",
    'docs/off-site.md: runuser -u postgres -- pgbackrest --stanza=alibi --delta --type=time --target="2026-11-23 18:40:00+00" restore': (
        "needs pgBackRest and a cluster of the machine; doctor is in tests/bot/tools"
    ),
}


def test_every_block_of_the_pages_is_run_or_named_with_the_reason() -> None:
    assert set(BLOCKS) == RUN | NOT_RUN.keys()
    assert all(len(reason) > 20 for reason in NOT_RUN.values())


@pytest.fixture
def opt(tmp_path: Path) -> Path:
    """Give a folder that is laid out as `/opt/alibi` is, with the program of this checkout and an empty `var`."""
    folder = tmp_path / "opt" / "alibi"
    folder.mkdir(parents=True)
    for name in ("bot", "cogs", "games", "data", ".env.example"):
        (folder / name).symlink_to(ROOT / name)
    (folder / ".venv" / "bin").mkdir(parents=True)
    (folder / ".venv" / "bin" / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (folder / ".venv" / "bin" / "python").chmod(0o755)
    (folder / "var").mkdir(mode=0o700)
    return folder


def shell(opt: Path, text: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run lines of a page as they stand, with its folders in the sandbox; the first that fails ends them."""
    drill = opt.parent / "drill"
    lines = text.replace("/opt/alibi", str(opt)).replace("/tmp/drill", str(drill))
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(opt), "HOME": str(opt), **more}
    return subprocess.run(
        ["bash", "-e", "-c", lines], cwd=opt, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


async def _played(opt: Path) -> TableId:
    return await a_finished_table(f"sqlite+aiosqlite:///{opt}/var/alibi.db")


async def test_a_backup_is_made_by_its_line(opt: Path) -> None:
    await _played(opt)
    [line] = BLOCKS[COPIES].command(".venv/bin/python")

    done = shell(opt, line)

    assert done.returncode == 0, done.stderr
    [made] = (opt / "var").glob("????-??-??.jsonl")
    assert made.stat().st_mode & 0o077 == 0


async def test_a_person_and_a_server_are_kept_out_and_one_is_let_in_again(opt: Path) -> None:
    await _played(opt)

    done = shell(opt, BLOCKS[BANS].text)

    assert done.returncode == 0, done.stderr
    *_, listed = done.stdout.splitlines()
    assert "123456789012345678" in listed
    assert "210987654321098765" not in listed


async def test_the_drill_restores_looks_exports_and_replays(opt: Path) -> None:
    table = await _played(opt)
    await backup(f"sqlite+aiosqlite:///{opt}/var/alibi.db", opt / "var" / "2026-11-22.jsonl")
    text = re.sub(r"\b41\b", str(table), BLOCKS[DRILL].text)  # the number of a table there
    lines = text.splitlines()
    looking = next(n for n, line in enumerate(lines) if "doctor" in line)
    lines[looking] = lines[looking].replace("doctor", "doctor || true", 1).replace("#", "  #", 1)  # it asks Discord too

    done = shell(opt, "\n".join(lines))

    assert done.returncode == 0, done.stderr
    assert "Restored." in done.stdout
    assert "ok       database, schema up to date, 0 open table(s)" in done.stdout
    assert "ok       every entry is there" in done.stdout
    assert "MISSING  DISCORD_TOKEN" in done.stdout  # and nothing else is missing
    assert done.stdout.count("MISSING") == 1
    assert "Saved in" in done.stdout
    assert not (opt.parent / "drill").exists()


async def test_a_damaged_copy_is_refused_by_the_drill_and_changes_nothing(opt: Path) -> None:
    await _played(opt)
    await backup(f"sqlite+aiosqlite:///{opt}/var/alibi.db", copy := opt / "var" / "2026-11-22.jsonl")
    copy.write_bytes(copy.read_bytes()[:-40])

    done = shell(opt, "\n".join(BLOCKS[DRILL].text.splitlines()[:3]))

    assert done.returncode == 1
    assert "Nothing has been changed" in done.stderr
    assert not (opt.parent / "drill" / "alibi.db").exists()


def test_what_a_container_needs_beside_it_is_made_for_its_owner_alone(opt: Path) -> None:
    [block] = [each for name, each in BLOCKS.items() if "printf" in name]
    made = [line for line in block.text.splitlines() if not line.startswith("docker")]

    done = shell(opt, "\n".join(made).replace("--owner=10001 ", ""))  # only root gives a folder away

    assert done.returncode == 0, done.stderr
    assert (opt / ".env").stat().st_mode & 0o777 == 0o600
    assert re.fullmatch(r"DISCORD_TOKEN=the token\nPOSTGRES_PASSWORD=[0-9a-f]{48}\n", (opt / ".env").read_text())
    assert (opt / "backups").stat().st_mode & 0o777 == 0o700


@pytest.fixture
def told(opt: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Give the program's commands in that folder, run in this process, and what they print: to start one takes seconds."""
    monkeypatch.chdir(opt)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "SECRET_KEY", "SECRET_KEY_FILE"):
        monkeypatch.delenv(name, raising=False)

    def done(*words: str, **more: str) -> str:
        with patch("bot.logs.configure"), patch.dict(os.environ, more):
            run(*words)
        return capsys.readouterr().out

    return done


def test_the_key_is_gone_and_comes_back(opt: Path, told: Callable[..., str]) -> None:
    table = asyncio.run(_played(opt))
    key = opt / "var" / "alibi.key"
    old = key.read_text()
    key.unlink()

    assert "MISSING  every secret can be opened" in told("doctor")
    new = key.read_text()
    assert new != old
    key.write_text(new + "".join(line for line in old.splitlines(keepends=True) if not line.startswith("#")))
    assert "ok       every secret can be opened" in told("doctor")

    assert asyncio.run(_entries(opt, table))


async def _entries(opt: Path, table: TableId) -> list[Entry]:
    store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{opt}/var/alibi.db"))
    try:
        return await store.entries(table)
    finally:
        await store.database.close()


def test_a_new_key_is_made_and_a_backup_from_before_needs_the_old_one(opt: Path, told: Callable[..., str]) -> None:
    asyncio.run(_played(opt))
    asyncio.run(backup(f"sqlite+aiosqlite:///{opt}/var/alibi.db", opt / "var" / "before.jsonl"))
    old = (opt / "var" / "alibi.key").read_text()

    told("rotate")
    assert (opt / "var" / "alibi.key").read_text() != old
    restored = {"DATABASE_URL": f"sqlite+aiosqlite:///{opt}/var/restored.db"}
    assert "which is not here" in told("restore", "var/before.jsonl", **restored)
    (opt / "var" / "restored.db").unlink()
    (opt / "var" / "old.key").write_text(old)
    (opt / "var" / "old.key").chmod(0o600)

    whole = told("restore", "var/before.jsonl", **restored, SECRET_KEY_FILE=str(opt / "var/old.key"))
    assert whole == "Restored.\n"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl")
def test_several_processes_take_the_key_that_the_page_makes(opt: Path, told: Callable[..., str]) -> None:
    assert "`openssl rand -base64 32`" in (ROOT / "docs/running.md").read_text()
    lay_down(opt / "var" / "alibi.db")

    key = shell(opt, "openssl rand -base64 32").stdout.strip()

    assert "ok       every secret can be opened" in told("doctor", SECRET_KEY=key)
    assert not (opt / "var" / "alibi.key").exists()
