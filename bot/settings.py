"""Settings: `.env` and the environment, read once into one frozen value. A bad value is refused by name, never printed."""

from __future__ import annotations

import os
import re
from io import StringIO
from pathlib import Path
from typing import Final, Literal

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator

EX_CONFIG: Final = 78
"""The exit code of a start that no repetition mends; `RestartPreventExitStatus` of the unit names it."""


class BadSetting(ValueError):
    """Variables with a missing or malformed value; `names` are their names."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


class Settings(BaseModel):
    """Everything the bot can be told from outside, each field by the variable of its name. See `.env.example`."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)

    discord_token: SecretStr | None = Field(default=None, min_length=20)
    database_url: SecretStr = SecretStr("sqlite+aiosqlite:///var/alibi.db")
    secret_key: SecretStr | None = None
    secret_key_file: Path | None = None
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = Field(default="127.0.0.1", pattern=r"^\S+$")
    health_port: int | None = Field(default=None, ge=1, le=65535)
    health_host: str = Field(default="127.0.0.1", pattern=r"^\S+$")
    shard_count: int | None = Field(default=None, ge=1)
    mailboxes_per_hour: int = Field(default=20, ge=0)
    report_url: SecretStr | None = None
    owner_server: int | None = Field(default=None, ge=1, lt=2**63)
    practice_port: int = Field(default=8080, ge=1, le=65535)

    @field_validator("log_level", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and not re.fullmatch(r"\S+", token.get_secret_value()):
            raise ValueError("a token has no blanks")
        return token

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: SecretStr) -> SecretStr:
        if not url.get_secret_value().startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            raise ValueError("no database of ours")
        return url

    @field_validator("report_url")
    @classmethod
    def _of_the_web(cls, url: SecretStr | None) -> SecretStr | None:
        if url is not None and not re.fullmatch(r"https?://[^\s/]+\S*", url.get_secret_value()):
            raise ValueError("no address of the web")
        return url

    @field_validator("secret_key")
    @classmethod
    def _keys_of_ours(cls, keys: SecretStr | None) -> SecretStr | None:
        """Read one key, or several with commas: the first seals, all of them open."""
        for key in keys.get_secret_value().split(",") if keys is not None else ():
            if not re.fullmatch(r"[A-Za-z0-9+/_-]{43}=", key.strip()):
                raise ValueError("a key is 32 bytes in Base64")
        return keys


def read_settings() -> Settings:
    """Return the settings: the environment goes before `.env`, and an empty value counts as missing. Raises BadSetting."""
    try:
        sources = _kept(Path(".env")), os.environ
        return Settings.model_validate(
            {name.lower(): value for each in sources for name, value in each.items() if value}
        )
    except ValidationError as error:
        names = {str(each["loc"][0]).upper() for each in error.errors()}
        raise BadSetting(tuple(sorted(names))) from None  # nothing of pydantic's own message: it may print values
    except UnicodeDecodeError:
        raise BadSetting((".env (no text in UTF-8)",)) from None  # so would the error's own
    except OSError as error:
        raise BadSetting((f".env ({error.strerror})",)) from None


def _kept(file: Path) -> dict[str, str | None]:
    """Return the variables of a file. Raises BadSetting where a line cannot be read: it would count as not set."""
    text = file.read_text("utf-8-sig") if file.exists() else ""  # some editors of Windows put a mark before it
    unread = tuple(f"line {each.original.line} of {file}" for each in parse_stream(StringIO(text)) if each.error)
    if unread:
        raise BadSetting(unread)
    return dotenv_values(stream=StringIO(text))
