"""Logs: one line an entry, and never what players must not see."""

from __future__ import annotations

import io
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import structlog

from bot import logs
from games.clues.model import Person, Place, Weapon
from games.core.chance import Chance
from games.core.secret import Secret
from tests.e2e.evening import SEED, Evening, an_evening
from tests.e2e.tables.child import Child
from tests.e2e.tables.story import short_game


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Give what is logged at the finest level; afterwards logging is as it was."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, {name: logging.getLogger(name).level for name in ("discord", "asyncio")}
    out = io.StringIO()
    with patch.object(sys, "stderr", out):
        logs.configure("debug")
        yield out
    root.handlers[:], root.level = before[0], before[1]
    for name, level in before[2].items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()


def _fail(hand: str) -> None:
    raise ValueError(f"she holds {hand}")


def test_an_exception_is_told_by_class_and_place_only(lines: io.StringIO) -> None:
    log = structlog.get_logger("test")
    try:
        try:
            _fail("the butcher")
        except ValueError as error:
            raise RuntimeError("with the sword") from error
    except RuntimeError:
        log.exception("delivery failed", table=7)

    [line] = lines.getvalue().splitlines()
    assert "RuntimeError" in line
    assert "cause='ValueError'" in line
    assert "test_logs.py:" in line
    assert "table=7" in line
    assert "butcher" not in line
    assert "sword" not in line


@pytest.mark.parametrize("how", ["error", "pair", "flag"])
def test_an_exception_is_told_alike_however_it_is_passed(lines: io.StringIO, how: str) -> None:
    log = structlog.get_logger("test")
    try:
        _fail("the butcher")
    except ValueError as error:
        given: object = {"error": error, "pair": (type(error), error, error.__traceback__), "flag": True}[how]
        log.error("incident", incident=1234, exc_info=given)  # noqa: TRY400 - the ways to pass it are what is tested

    [line] = lines.getvalue().splitlines()
    assert "ValueError" in line
    assert "_fail" in line
    assert "butcher" not in line


def test_libraries_log_in_the_same_form_without_messages_of_exceptions(lines: io.StringIO) -> None:
    try:
        _fail("the butcher")
    except ValueError:
        logging.getLogger("asyncio").exception("Task exception was never retrieved")
    logging.getLogger("discord.http").debug("POST with the body: butcher")
    logging.getLogger("aiosqlite").debug("executing: butcher")

    [line] = lines.getvalue().splitlines()
    assert "level='error'" in line
    assert "ValueError" in line
    assert "butcher" not in line


def test_a_request_that_discord_puts_off_is_logged_without_the_person_in_its_address(lines: io.StringIO) -> None:
    """As `discord.http` says it of a member who is looked up, or put into a thread."""
    put_off = "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds."
    for path in ("guilds/11/members", "channels/12/thread-members"):
        url = f"https://discord.com/api/v10/{path}/998877665544332211"
        logging.getLogger("discord.http").warning(put_off, "GET", url, 0.5)

    said = lines.getvalue()
    assert "998877665544332211" not in said
    assert "guilds/11/members/* responded with 429. Retrying in 0.50 seconds." in said
    assert "channels/12/thread-members/*" in said


def test_secrets_in_an_entry_are_opaque(lines: io.StringIO) -> None:
    structlog.get_logger("test").info("dealt", seed=Secret("butcher"), chance=Chance(SEED, 3))

    [line] = lines.getvalue().splitlines()
    assert "Secret(...)" in line
    assert "butcher" not in line
    assert SEED.hex() not in line
    assert "step=3" in line


def desk_buttons(evening: Evening) -> list[dict[str, Any]]:
    """Return the button of the desk, once the panel has it: the bot is in another process."""
    return [each for each in evening.panel().buttons if each["label"] == evening.label("control-desk")]


async def test_a_whole_game_with_letters_notes_and_an_end_leaves_no_secret_in_the_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALIBI_LOG", "debug")
    async with an_evening(tmp_path) as evening:
        async with Child.running(evening) as child:
            for scene in short_game(evening):
                await scene.do()
                await evening.settle()
                if scene.name == "start":
                    await evening.people[0].command(evening.channel, "table notes", text="hunter2")
                    buttons = await evening.server.until(lambda: desk_buttons(evening), 30)
                    await evening.people[1].press(evening.panel(), buttons[0]["custom_id"])
        assert child.process.returncode == 0
        written = (tmp_path / "log.txt").read_text()

        assert "commands told to discord" in written
        for secret in (evening.server.token, SEED.hex(), str(SEED), "hunter2", str(tmp_path)):
            assert secret not in written
        words = set(re.findall(r"\w+", written.lower()))
        named = {card.value for kind in (Person, Place, Weapon) for card in kind}
        labels = {evening.words.noun(language, card).lower() for language in ("fr", "en") for kind in (Person, Place, Weapon) for card in kind}  # fmt: skip
        assert not words & (named | labels)
        assert not any(person.user.name.lower() in words for person in evening.people)
