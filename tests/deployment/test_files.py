"""The files that people deploy with: what linters say of them, and that they agree with the program and each other."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import yaml
from compose_spec import PyCompose

from bot import __main__ as command_line
from bot.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()
UNIT = ROOT / "docs" / "alibi.service"
BACKUP = ROOT / "docs" / "alibi-backup.service"
TIMER = ROOT / "docs" / "alibi-backup.timer"
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load(COMPOSE)["services"]


def test_the_linter_has_nothing_to_say_of_the_image() -> None:
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or shutil.which("hadolint")
    if linter is None:
        pytest.skip("hadolint is not installed")
    done = subprocess.run(
        [linter, "--format", "json", ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )

    assert json.loads(done.stdout) == []


def test_the_image_has_two_stages_runs_as_nobody_special_and_looks_after_its_health() -> None:
    last = DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]

    assert DOCKERFILE.count("\nFROM ") == 2
    assert re.findall(r"^USER (.*)$", last, re.MULTILINE) == ["10001"]
    assert "/live" in last[last.index("HEALTHCHECK") :]
    assert "--require-hashes" in DOCKERFILE


def test_the_image_gets_what_the_program_needs_and_nothing_else() -> None:
    copied = set(re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE))
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}

    assert copied == let_in == {"requirements-server.lock", "bot", "cogs", "games", "data"}
    assert all((ROOT / name).exists() for name in copied)


def test_what_compose_reads_is_what_compose_knows() -> None:
    merged = yaml.safe_dump(yaml.safe_load(COMPOSE))  # as docker merges `<<` before it looks at keys
    PyCompose.from_yaml(merged).validate()  # it knows every key and its values, and raises


def test_no_service_may_do_more_than_it_needs_and_no_port_is_open_to_the_world() -> None:
    assert set(SERVICES) == {"bot", "backup", "database"}
    assert all("ports" not in service and "privileged" not in service for service in SERVICES.values())
    for name in ("bot", "backup"):
        assert SERVICES[name]["read_only"] is True
        assert SERVICES[name]["cap_drop"] == ["ALL"]


NOT_HANDED_OVER = {"PRACTICE_PORT"}  # the practice table is not in the image
ITS_OWN = {"DATABASE_URL"}  # that of the database beside it, whatever .env says for a bot without containers


def test_compose_hands_over_every_setting_and_keeps_no_secret_itself() -> None:
    known = {name.upper() for name in Settings.model_fields}
    example = set(re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    handed: dict[str, str] = SERVICES["bot"]["environment"]

    assert set(handed) | NOT_HANDED_OVER == known == example
    for name in set(handed) - ITS_OWN:
        assert re.fullmatch(rf"\$\{{{name}:[-?][\w .]*\}}", handed[name])
    assert set(re.findall(r"\$\{([A-Z_]+)", COMPOSE)) <= known - ITS_OWN | {"POSTGRES_PASSWORD"}
    for name in ("DISCORD_TOKEN", "POSTGRES_PASSWORD"):
        assert re.search(rf"\$\{{{name}:\?", COMPOSE)


def test_what_compose_fills_in_is_what_the_image_has_and_the_bot_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    port = re.findall(r"HEALTH_PORT=(\d+)", DOCKERFILE)
    filled_in = {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", text) for name, text in SERVICES["bot"]["environment"].items()}
    filled_in |= {"DISCORD_TOKEN": "a.token.that.is.good"}
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for name, text in filled_in.items():
        monkeypatch.setenv(name, text)

    assert [filled_in["HEALTH_PORT"]] == port
    with patch("bot.settings.dotenv_values", return_value={}):
        settings = read_settings()
    given = {"discord_token", "database_url", "health_port"}
    assert settings.model_dump(exclude=given) == Settings().model_dump(exclude=given)
    assert settings.health_port == int(port[0])


def test_systemd_understands_the_units(systemd_analyze: str, tmp_path: Path) -> None:
    for each in (UNIT, BACKUP, TIMER):  # it looks for the program, which is not in /opt here
        (tmp_path / each.name).write_text(each.read_text().replace("/opt/alibi/.venv/bin/python", sys.executable))
    done = subprocess.run([systemd_analyze, "verify", *tmp_path.iterdir()], capture_output=True, text=True, check=False)

    assert "alibi" not in done.stderr


@pytest.mark.parametrize("unit", [UNIT, BACKUP], ids=lambda unit: unit.name)
def test_systemd_finds_a_unit_well_shut_in(systemd_analyze: str, unit: Path) -> None:
    done = subprocess.run(
        [systemd_analyze, "security", "--offline=true", "--threshold=20", unit],  # tenths: 2.0 of 10
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout[-500:] + done.stderr


def test_the_command_lines_of_the_backups_are_those_of_the_program(tmp_path: Path) -> None:
    [of_systemd] = re.findall(r"^ExecStart=\S+ -m bot (.*)$", BACKUP.read_text(), re.MULTILINE)
    for words in (of_systemd.split(), SERVICES["backup"]["command"]):
        with patch("bot.tools_copies.keep", return_value=0) as called, patch("bot.logs.configure"):
            command_line.main(words)
        folder, most = called.call_args.args[1:3]
        assert str(folder) in {"/backups", "/opt/alibi/var/backups"}
        assert most == 14


def test_the_lock_of_the_image_names_a_hash_for_every_package_and_no_place() -> None:
    lock = (ROOT / "requirements-server.lock").read_text()
    packages = re.findall(r"^([a-z0-9._-]+)(?:\[.*\])?==.*\n    --hash=sha256:", lock, re.MULTILINE)

    assert len(packages) == len(re.findall(r"^[a-z0-9]", lock, re.MULTILINE))
    assert {"discord-py", "asyncpg", "aiosqlite"} <= set(packages)
    assert not {"nicegui", "pytest"} & set(packages)
    assert "://" not in lock
