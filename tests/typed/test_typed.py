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
IGNORE = re.compile(r"  # type: ignore\[([a-z-]+)\]  # \S.*$")
REPORT = re.compile(r"(\w+\.py):(\d+): error: .*\[([a-z-]+)\]$", re.MULTILINE)


def test_every_wrong_line_is_reported_for_the_reason_that_its_ignore_names_and_no_other_line_is(tmp_path: Path) -> None:
    marked = set()
    bare = []
    for file in WRONG:
        lines = file.read_text(encoding="utf-8").splitlines()
        wrong = {n: IGNORE.search(line) for n, line in enumerate(lines, start=1) if "# type: ignore" in line}
        assert all(wrong.values()), "an ignore has one code and a reason"
        assert len(wrong) >= 20
        marked |= {(file.name, n, match[1]) for n, match in wrong.items() if match}
        bare.append(tmp_path / file.name)
        bare[-1].write_text("\n".join(IGNORE.sub("", line) for line in lines) + "\n", encoding="utf-8")

    options = ["--explicit-package-bases", f"--cache-dir={os.devnull}"]
    command = [sys.executable, "-m", "mypy", *options, *map(str, bare)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert {(name, int(n), code) for name, n, code in REPORT.findall(done.stdout)} == marked, done.stdout
