"""Programs that outlive a match: they are ended also where the arena itself is, and one that cannot be ended stops no table."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from games import GAMES
from games.arena.program import Fault, FaultKind, Program
from tests.games.arena.processes import until_none_is_left
from tests.games.arena.tables import PATIENT, RIVALS

ROOT = Path(__file__).parents[3]


def test_a_program_is_ended_where_the_arena_is_told_to_end_while_it_says_goodbye(tmp_path: Path) -> None:
    rival = tmp_path / "rival.sh"
    first = (RIVALS / "first.sh").read_text()
    rival.write_text(first.replace("exit 0", f"echo $$ >> {tmp_path}/groups; kill -TERM $PPID; sleep 1000"))
    arena = [sys.executable, "-m", "games.arena", GAMES[0].info.key, "--deals", "1", f"cmd:sh {rival}", "own:novice"]
    ended = subprocess.run(arena, cwd=ROOT, capture_output=True, check=False)

    groups = [int(each) for each in (tmp_path / "groups").read_text().split()]
    assert ended.returncode == 128 + signal.SIGTERM
    assert groups
    assert not until_none_is_left(groups)


def test_a_program_that_may_not_be_killed_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program(["sleep", "1000"])
    with monkeypatch.context() as here:
        here.setattr(os, "killpg", _forbid)  # as for a program with the rights of another account
        program.kill()
    program.kill()


def test_a_program_that_has_ended_stops_nobody_where_its_group_may_not_be_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = Program(["true"])
    with pytest.raises(Fault) as found:
        program.answer(PATIENT.bank)
    monkeypatch.setattr(os, "killpg", _forbid)  # so macOS answers for a group of which all have ended
    program.kill()

    assert found.value.kind is FaultKind.CRASH


def _forbid(group: int, number: int) -> None:
    raise PermissionError(group, number)
