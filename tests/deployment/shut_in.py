"""Puts a process behind the system-call filter of a unit, as systemd does: `python shut_in.py UNIT PROGRAM [ARGUMENT ...]`.

systemd itself says what its sets hold; libseccomp, which it is built on, lays the filter on this process, and the program that
takes its place keeps it, with every process that it starts.
"""

from __future__ import annotations

import ctypes
import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ALLOW: Final = 0x7FFF0000  # seccomp.h
REFUSE: Final = 0x00050000  # with the error number in its lower half


def allowed_by(unit: str) -> tuple[frozenset[str], int]:
    """Return the system calls that a unit allows, and the number of the error that any other ends in."""
    lines = re.findall(r"^SystemCallFilter=(.*)$", unit, re.MULTILINE)
    allowed = calls(["@default"])  # which systemd adds to every list of what is allowed
    for line in lines:
        if line.startswith("~"):
            allowed -= calls(line[1:].split())
        else:
            allowed |= calls(line.split())
    [name] = re.findall(r"^SystemCallErrorNumber=(\w+)$", unit, re.MULTILINE)
    number: int = getattr(errno, name)
    return frozenset(allowed), number


def calls(names: list[str]) -> set[str]:
    """Return the system calls of a list of calls and sets."""
    found = {name for name in names if not name.startswith("@")}
    if sets := [name for name in names if name.startswith("@")]:
        told = subprocess.run(
            ["systemd-analyze", "syscall-filter", "--no-pager", *sets], capture_output=True, text=True, check=True
        ).stdout
        found |= calls(re.findall(r"^ +(@?\w[\w-]*)$", told, re.MULTILINE))
    return found


def shut_in(allowed: frozenset[str], number: int) -> None:
    """Let this process, and all that it starts, make these system calls and no others."""
    library = ctypes.CDLL("libseccomp.so.2")
    library.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(library.seccomp_init(REFUSE | number))
    for name in allowed:
        known = library.seccomp_syscall_resolve_name(name.encode())
        if known >= 0 and library.seccomp_rule_add(rules, ALLOW, known, 0):
            raise OSError(name)
    if library.seccomp_load(rules):
        raise OSError("the filter cannot be laid")


if __name__ == "__main__":
    unit, *program = sys.argv[1:]
    shut_in(*allowed_by(Path(unit).read_text()))
    os.execvp(program[0], program)
