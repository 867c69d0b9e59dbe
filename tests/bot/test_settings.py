"""Settings: defaults, what is refused by name, and that no value is ever printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot import __main__ as command_line
from bot.settings import EX_CONFIG, BadSetting, Settings, read_settings

NAMES = tuple(name.upper() for name in Settings.model_fields)
TOKEN = "MTA1.token.that-is-long-enough"
EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Read no settings but those of the test."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_needs_to_be_set() -> None:
    settings = read_settings()

    assert settings.discord_token is None
    assert settings.database_url.get_secret_value() == "sqlite+aiosqlite:///var/alibi.db"
    assert settings.log_level == "info"
    assert settings.metrics_port is None
    assert settings.shard_count is None
    assert settings.practice_port == 8080


def test_the_example_lists_every_variable_and_is_good_as_it_is(tmp_path: Path) -> None:
    example = EXAMPLE.read_text(encoding="utf-8")
    (tmp_path / ".env").write_text(example, encoding="utf-8")

    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == set(NAMES)
    settings = read_settings()
    assert settings.discord_token is None
    assert settings.practice_port == 8080


def test_the_page_on_running_lists_every_variable() -> None:
    table = (EXAMPLE.parent / "docs" / "running.md").read_text(encoding="utf-8").split("## One process")[0]

    assert set(re.findall(r"`([A-Z_]+)`", table)) == set(NAMES)


def test_what_is_empty_counts_as_not_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, "")
    assert read_settings() == Settings()

    (tmp_path / ".env").write_text("METRICS_PORT=9100\n", encoding="utf-8")
    assert read_settings() == Settings(metrics_port=9100)


def test_the_environment_comes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"LOG_LEVEL=debug\nDISCORD_TOKEN={TOKEN}\n", encoding="utf-8")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")

    settings = read_settings()

    assert settings.log_level == "warning"
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN


def test_the_number_of_shards_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "3")

    assert read_settings().shard_count == 3


BAD = [
    ("DISCORD_TOKEN", "short"),
    ("DISCORD_TOKEN", "a token with blanks in it, quite long"),
    ("DATABASE_URL", "mysql://user:hunter2@host/db"),
    ("DATABASE_URL", "postgresql://user:hunter2@host/db"),
    ("DATABASE_URL", "hunter2"),
    ("REPORT_URL", "file:///hunter2"),
    ("LOG_LEVEL", "loud"),
    ("METRICS_PORT", "0"),
    ("METRICS_PORT", "65536"),
    ("METRICS_PORT", "port"),
    ("PRACTICE_PORT", "-1"),
    ("HEALTH_PORT", "70000"),
    ("METRICS_HOST", "two words"),
    ("HEALTH_HOST", "two words"),
    ("SHARD_COUNT", "0"),
    ("SHARD_COUNT", "all"),
]


@pytest.mark.parametrize(("name", "value"), BAD)
@pytest.mark.parametrize("is_file", [False, True])
def test_a_bad_value_is_refused_by_name_and_never_printed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    name: str,
    value: str,
    is_file: bool,
) -> None:
    if is_file:
        (tmp_path / ".env").write_text(f"{name}={value}\n", encoding="utf-8")
    else:
        monkeypatch.setenv(name, value)

    assert command_line.main([]) == EX_CONFIG

    out, err = capsys.readouterr()
    assert name in err
    assert len(value) < 3 or value not in out + err  # a number may stand there for another reason
    with pytest.raises(BadSetting) as refused:
        read_settings()
    assert refused.value.__suppress_context__
    assert value not in str(refused.value)


def test_all_bad_values_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DATABASE_URL", "x")

    with pytest.raises(BadSetting) as refused:
        read_settings()

    assert refused.value.names == ("DATABASE_URL", "DISCORD_TOKEN", "LOG_LEVEL")


def test_a_file_that_is_no_text_is_refused_without_its_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=hunter2\xff\xfe\n")

    assert command_line.main([]) == EX_CONFIG

    out, err = capsys.readouterr()
    assert ".env (no text in UTF-8)" in err
    assert "hunter2" not in out + err


def test_a_file_that_cannot_be_read_is_refused_with_the_reason_and_does_not_count_as_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").mkdir()  # as where it is mounted into a container and is not there; root may read any file

    assert command_line.main(["bans"]) == EX_CONFIG

    assert ".env (Is a directory)" in capsys.readouterr().err


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_file_of_any_system_and_with_quotes_is_read(tmp_path: Path, mark: bytes, end: bytes) -> None:
    lines = (
        f"DISCORD_TOKEN={TOKEN}", "# words", "", 'SECRET_KEY_FILE="var/my key"', "LOG_LEVEL='error'",
        "export HEALTH_PORT=8081", "METRICS_PORT = 9100  # words",
    )  # fmt: skip
    (tmp_path / ".env").write_bytes(mark + end.join(line.encode() for line in lines) + end)

    read = read_settings()

    assert read.discord_token is not None
    assert read.discord_token.get_secret_value() == TOKEN
    assert (read.secret_key_file, read.log_level) == (Path("var/my key"), "error")
    assert (read.health_port, read.metrics_port) == (8081, 9100)


def test_a_line_that_cannot_be_read_is_refused_by_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text('LOG_LEVEL=error\nDISCORD_TOKEN="hunter2\n')

    assert command_line.main([]) == EX_CONFIG

    out, err = capsys.readouterr()
    assert "line 2 of .env" in err
    assert "hunter2" not in out + err


def test_settings_are_a_value_that_shows_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://user:hunter2@host/db")

    settings = read_settings()

    assert TOKEN not in repr(settings)
    assert "hunter2" not in repr(settings)
    assert set(Settings.model_fields) >= {"discord_token", "database_url"}
    with pytest.raises(ValidationError):
        settings.log_level = "debug"


@pytest.mark.parametrize("key", ["short", "A" * 44, "A" * 43 + "=,", "A" * 42 + "!="])
def test_a_key_that_is_none_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setenv("SECRET_KEY", key)

    with pytest.raises(BadSetting) as caught:
        read_settings()

    assert caught.value.names == ("SECRET_KEY",)
    assert key not in str(caught.value)
