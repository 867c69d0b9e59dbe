"""The bot behind the unit's system-call filter, which is laid on real processes: nothing that it starts dies of it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bot.tools.parts import a_finished_table, url_in
from tests.deployment.shut_in import allowed_by

ROOT = Path(__file__).parents[2]
REFUSED = ("os.nice(5)", "os.sched_setaffinity(0, {0})", "os.chown('.', 0, 0)", "os.chroot('.')")


def run(shut_in: tuple[str, ...], *program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*shut_in, *program], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("call", REFUSED)
def test_the_filter_refuses_as_the_unit_says(shut_in: tuple[str, ...], call: str) -> None:
    done = run(shut_in, sys.executable, "-c", f"import os; {call}")

    assert done.stderr.splitlines()[-1].startswith("PermissionError")


def test_a_later_line_takes_away_what_an_earlier_one_has_given(systemd_analyze: str) -> None:
    given, _ = allowed_by("SystemCallFilter=@system-service nice\nSystemCallErrorNumber=EPERM\n")
    left, _ = allowed_by(
        "SystemCallFilter=@system-service\nSystemCallFilter=~@resources\nSystemCallErrorNumber=EPERM\n"
    )

    assert {"nice", "setpriority", "openat", "execve", "futex"} <= given
    assert {"openat", "execve", "futex"} <= left
    assert not {"nice", "setpriority"} & left


def test_every_kind_of_worker_answers(shut_in: tuple[str, ...]) -> None:
    done = run(shut_in, sys.executable, "-m", "tests.deployment.workshop")

    made: dict[str, Any] = json.loads(done.stdout)
    assert made.pop("missing") == {}
    assert all(made.values()), (made, done.stderr)
    assert done.stderr == ""


def test_a_backup_is_made_and_tried_behind_the_same_filter(shut_in: tuple[str, ...], tmp_path: Path) -> None:
    of_units = [
        re.findall(r"^SystemCall.*$", (ROOT / "docs" / f"{name}.service").read_text(), re.MULTILINE)
        for name in ("alibi", "alibi-backup")
    ]
    asyncio.run(a_finished_table(url_in(tmp_path)))
    environment = {**os.environ, "DATABASE_URL": url_in(tmp_path)}
    done = subprocess.run(
        [*shut_in, sys.executable, "-m", "bot", "keep", tmp_path / "backups"],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip

    assert of_units[0] == of_units[1]
    assert done.returncode == 0, done.stderr
    assert "restored on trial" in done.stdout
