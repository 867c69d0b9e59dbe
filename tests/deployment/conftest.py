"""Fixtures of the tests of deployment."""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from pathlib import Path

import pytest

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


def _missing(reason: str) -> str:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
