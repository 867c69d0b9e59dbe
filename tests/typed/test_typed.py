"""Wall 3: the wrong lines beside this file are wrong, for the reason given, and the build breaks if one stops being so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WRONG = sorted(HERE.glob("wrong_*.py"))
IGNORE = re.compile(r"  # type: ignore\[[a-z-]+\]  # \S.*$")


def mypy(*files: Path, cache: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--explicit-package-bases",
            "--warn-unused-ignores",
            f"--cache-dir={cache or os.devnull}",
            *map(str, files),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_wrong_line_is_wrong_and_says_why() -> None:
    done = mypy(*WRONG)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", WRONG, ids=lambda file: file.stem)
def test_without_the_ignores_each_of_them_is_reported(file: Path, tmp_path: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    marked = {n for n, line in enumerate(lines, start=1) if "# type: ignore" in line}
    assert all(IGNORE.search(lines[n - 1]) for n in marked), "an ignore has one code and a reason"
    bare = tmp_path / file.name
    bare.write_text("\n".join(IGNORE.sub("", line) for line in lines) + "\n", encoding="utf-8")

    done = mypy(bare, cache=tmp_path / "cache")

    reported = {int(match[1]) for match in re.finditer(rf"{re.escape(file.name)}:(\d+): error", done.stdout)}
    assert reported == marked, done.stdout
    assert len(marked) >= 20
