"""Wall 3: the wrong lines beside this file are wrong, for the reason given, and the build breaks if one stops being so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WRONG = sorted(HERE.glob("wrong_*.py"))
IGNORE = re.compile(r"  # type: ignore\[[a-z-]+\]  # \S.*$")


def mypy(*files: Path) -> subprocess.CompletedProcess[str]:
    options = ["--explicit-package-bases", "--warn-unused-ignores", f"--cache-dir={os.devnull}"]
    command = [sys.executable, "-m", "mypy", *options, *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_wrong_line_is_wrong_and_says_why() -> None:
    done = mypy(*WRONG)

    assert done.returncode == 0, done.stdout + done.stderr


def test_without_the_ignores_each_of_them_is_reported(tmp_path: Path) -> None:
    marked = set()
    bare = []
    for file in WRONG:
        lines = file.read_text(encoding="utf-8").splitlines()
        wrong = {n for n, line in enumerate(lines, start=1) if "# type: ignore" in line}
        assert all(IGNORE.search(lines[n - 1]) for n in wrong), "an ignore has one code and a reason"
        assert len(wrong) >= 20
        marked |= {(file.name, n) for n in wrong}
        bare.append(tmp_path / file.name)
        bare[-1].write_text("\n".join(IGNORE.sub("", line) for line in lines) + "\n", encoding="utf-8")

    done = mypy(*bare)

    reported = {(match[1], int(match[2])) for match in re.finditer(r"(\w+\.py):(\d+): error", done.stdout)}
    assert reported == marked, done.stdout
