"""Fixtures of the tests of deployment."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deployment.container import Limits

ROOT = Path(__file__).parents[2]


@pytest.fixture
def systemd_analyze() -> str:
    """Find systemd's own reader of units; CI must have it."""
    return shutil.which("systemd-analyze") or _missing("no systemd-analyze in PATH: apt-get install systemd")


@pytest.fixture
def shut_in(systemd_analyze: str) -> tuple[str, ...]:
    """Give the beginning of a command that runs behind the unit's system-call filter."""
    try:
        ctypes.CDLL("libseccomp.so.2")
    except OSError:
        _missing("no libseccomp.so.2: apt-get install libseccomp2")
    return (sys.executable, str(ROOT / "tests/deployment/shut_in.py"), str(ROOT / "docs/alibi.service"))


@pytest.fixture
def contained(shut_in: tuple[str, ...], tmp_path: Path) -> tuple[str, ...]:
    """Give the beginning of a command that runs within the container's limits, and behind the unit's filter as if behind Docker's."""
    begun, why_not = _contained(shut_in, tmp_path)
    if why_not is not None:
        pytest.skip(why_not)
    return begun


@pytest.fixture
def within(shut_in: tuple[str, ...], tmp_path: Path) -> tuple[str, ...]:
    """Give the beginning of a command within the container's limits, which hold the unit's filter; behind that alone where there can be none."""
    begun, why_not = _contained(shut_in, tmp_path)
    return begun if why_not is None else shut_in


def _contained(shut_in: tuple[str, ...], folder: Path) -> tuple[tuple[str, ...], str | None]:
    """Return the beginning of a command within the container's limits, and the reason why it cannot be used here."""
    limits = Limits.of((ROOT / "compose.yaml").read_text())
    launcher = ROOT / "tests/deployment/container.py"
    begun = (sys.executable, str(launcher), str(ROOT / "compose.yaml"), str(folder), *shut_in)
    if hidden := [each for each in limits.in_memory if ROOT.is_relative_to(each)]:
        return begun, f"this checkout lies in {hidden[0]}, which is empty in the container"
    tried = subprocess.run([*begun, "true"], capture_output=True, text=True, check=False)
    is_refused = tried.returncode != 0
    return begun, f"this machine lets no process have mounts of its own: {tried.stderr.strip()}" if is_refused else None


def _missing(reason: str) -> str:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
