"""Settings: `.env` and the environment, read once into one frozen value. A bad value is refused by name, never printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from games.core.secret import Secret


class BadSetting(ValueError):
    """Variables with a missing or malformed value; `names` are their names."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything the bot can be told from outside. See `.env.example`."""

    token: Secret[str] | None
    database_url: Secret[str]
    log_level: str
    metrics_port: int | None
    shards: tuple[int, ...] | None
    shard_count: int | None
    practice_port: int
    health_port: int | None = None
    health_host: str = "127.0.0.1"


class _Read(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True)

    discord_token: str | None = Field(default=None, min_length=20, pattern=r"^\S+$")
    database_url: str = Field(
        default="sqlite+aiosqlite:///var/alibi.db", pattern=r"^(sqlite\+aiosqlite|postgresql\+asyncpg)://"
    )
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    health_port: int | None = Field(default=None, ge=1, le=65535)
    health_host: str = Field(default="127.0.0.1", pattern=r"^\S+$")
    shard_ids: str | None = Field(default=None, pattern=r"^\d+(,\d+)*$")
    shard_count: int | None = Field(default=None, ge=1)
    practice_port: int = Field(default=8080, ge=1, le=65535)

    @field_validator("log_level", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @model_validator(mode="after")
    def _shards_together(self) -> _Read:
        if (self.shard_ids is None) != (self.shard_count is None):
            raise ValueError("SHARD_IDS goes with SHARD_COUNT")
        return self


def read_settings() -> Settings:
    """Return the settings. Raises BadSetting."""
    try:
        read = _Read()
    except ValidationError as error:
        names = {str(each["loc"][0]).upper() if each["loc"] else "SHARD_IDS, SHARD_COUNT" for each in error.errors()}
        raise BadSetting(tuple(sorted(names))) from None  # pydantic's own message would print the values
    except (UnicodeDecodeError, OSError):
        raise BadSetting((".env",)) from None  # so would that of a file which is no text
    shards = tuple(int(each) for each in read.shard_ids.split(",")) if read.shard_ids is not None else None
    if shards is not None and read.shard_count is not None and max(shards) >= read.shard_count:
        raise BadSetting(("SHARD_IDS",))
    return Settings(
        token=Secret(read.discord_token) if read.discord_token is not None else None,
        database_url=Secret(read.database_url),
        log_level=read.log_level,
        metrics_port=read.metrics_port,
        shards=shards,
        shard_count=read.shard_count,
        practice_port=read.practice_port,
        health_port=read.health_port,
        health_host=read.health_host,
    )
