"""Puts a process within the limits of the container of `compose.yaml`: `python container.py COMPOSE STATE PROGRAM [ARGUMENT ...]`.

Mounts of its own make all of the disk read-only, but for STATE, which stands for the volume, and for empty folders in
memory; then capabilities and privileges go. util-linux does each of them, without Docker, and the program takes the place of
this process. Its memory is not limited: whoever started it looks how much it takes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import yaml

ASIDE = "/mnt"
"""Where the state waits while its own place is laid with an empty folder."""
MACHINE = ("/dev", "/proc", "/sys")
"""Mounted anew in a container, and not by its image."""
AS_DOCKER_DOES = "noexec,nosuid,nodev,mode=1777"
UNITS = {"k": 2**10, "m": 2**20, "g": 2**30}


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a service; memory in bytes."""

    is_read_only: bool
    in_memory: tuple[str, ...]
    dropped: tuple[str, ...]
    gains_nothing: bool
    memory: int

    @classmethod
    def of(cls, compose: str, service: str = "bot") -> Self:
        """Read the limits of a service of a compose file. Raises KeyError where one of them is missing."""
        given: dict[str, Any] = yaml.safe_load(compose)["services"][service]
        number, unit = given["mem_limit"][:-1], given["mem_limit"][-1]
        return cls(
            is_read_only=given["read_only"],
            in_memory=tuple(given["tmpfs"]),
            dropped=tuple(each.lower() for each in given["cap_drop"]),
            gains_nothing="no-new-privileges:true" in given["security_opt"],
            memory=int(number) * UNITS[unit],
        )


def mounted() -> list[str]:
    """Return where anything is mounted, the root first."""
    return [line.split()[4] for line in Path("/proc/self/mountinfo").read_text().splitlines()]


def lay(limits: Limits, state: Path) -> None:
    """Mount what a container has, in a mount namespace of this process's own."""
    _mount("--bind", str(state), ASIDE)
    for folder in limits.in_memory:
        _mount("-t", "tmpfs", "-o", AS_DOCKER_DOES, "tmpfs", folder)
    state.mkdir(parents=True, exist_ok=True)
    _mount("--move", ASIDE, str(state))
    if limits.is_read_only:
        kept = (*limits.in_memory, str(state))
        for each in mounted():
            if each not in kept and not each.startswith(MACHINE):
                _mount("-o", "remount,bind,ro", each)


def _mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True)


def within(limits: Limits) -> list[str]:
    """Return the beginning of a command that runs without the capabilities and privileges that a service has not."""
    without = ",".join(f"-{each}" for each in limits.dropped)
    return [
        "setpriv",
        *((f"--bounding-set={without}", f"--inh-caps={without}") if without else ()),
        *(("--no-new-privs",) if limits.gains_nothing else ()),
    ]


def apart() -> list[str]:
    """Return the beginning of a command that runs in a mount namespace of its own; without root, as the root of a user namespace."""
    as_root = () if os.geteuid() == 0 else ("--user", "--map-root-user")
    return ["unshare", *as_root, "--mount", "--propagation", "private"]


if __name__ == "__main__":
    if sys.argv[1] == "--apart":
        compose, state, *program = sys.argv[2:]
        limits = Limits.of(Path(compose).read_text())
        lay(limits, Path(state))
        command = [*within(limits), *program]
    else:
        command = [*apart(), sys.executable, __file__, "--apart", *sys.argv[1:]]
    os.execvp(command[0], command)
