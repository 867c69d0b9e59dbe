"""Reports of defects: sent to a real server, without a value of a game, and no more than so many an hour."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import structlog
from pydantic import SecretStr

from bot import logs, process
from bot.reports import AN_HOUR, Reports
from bot.settings import Settings

SECRET = "the duke, in the library"


class Server:
    """An address that keeps all that it is told."""

    def __init__(self, status: int = 204) -> None:
        self.told: list[dict[str, Any]] = []
        told = self.told

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(status)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/api/webhooks/1/token"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _logging() -> Iterator[None]:
    """Set up logging as the process does, and leave it as it was."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    logs.configure("error")
    yield
    root.handlers[:], root.level = handlers, level
    structlog.configure(**before)


def fail(number: int = 4711, name: str = "bot.ui.reply") -> None:
    """Log a defect as the bot does, with a secret in its message and its frame."""
    try:
        json.loads(SECRET)
    except ValueError:
        structlog.get_logger(name).exception("incident", incident=number, table=41, note=SECRET)


def reporting(url: str) -> Settings:
    return Settings(report_url=SecretStr(url))


def test_a_defect_is_told_with_its_number_and_class_and_no_value(server: Server) -> None:
    with process.reported(reporting(server.url)):
        fail()

    (told,) = server.told
    assert (told["incident"], told["error"]) == (4711, "JSONDecodeError")
    assert told["content"].startswith("JSONDecodeError #4711")
    assert told["allowed_mentions"] == {"parse": []}
    assert set(told) == {"content", "allowed_mentions", "error", "incident", "loop", "at"}
    assert SECRET not in json.dumps(told)
    assert "41" not in told["content"].replace("4711", "")


def test_only_places_in_our_own_code_are_named(server: Server) -> None:
    with process.reported(reporting(server.url)):
        try:
            logs.configure("no such level")
        except KeyError:
            structlog.get_logger("bot.loop").exception("a loop failed", loop="backlog")

    (told,) = server.told
    assert [place.split(":")[0] for place in told["at"]] == ["bot/logs.py"]
    assert told["loop"] == "backlog"
    assert str(Path(__file__).parents[2]) not in json.dumps(told)


def test_the_libraries_and_warnings_are_not_reported(server: Server) -> None:
    with process.reported(reporting(server.url)):
        logging.getLogger("discord.client").error("the token is %s", SECRET)
        logging.getLogger("bot.app").error(SECRET)
        structlog.get_logger("bot.app").error("no exception", told=SECRET)
        fail(name="discord.gateway")

    assert server.told == []


def test_no_more_than_so_many_are_sent_within_an_hour(server: Server) -> None:
    now = 0.0
    reports = Reports(server.url, most=2, clock=lambda: now)
    logging.getLogger().addHandler(reports)
    for number in range(1, 6):
        fail(number)
    now += AN_HOUR
    fail(6)
    reports.close()

    assert [told["incident"] for told in server.told] == [1, 2, 6]


@pytest.mark.parametrize("url", ["http://127.0.0.1:9/", "http://no.such.place.invalid/x"])
def test_an_address_that_does_not_answer_harms_nothing(url: str) -> None:
    with process.reported(reporting(url)):
        fail()


def test_an_address_that_refuses_harms_nothing() -> None:
    server = Server(status=500)
    with process.reported(reporting(server.url)):
        fail(1)
        fail(2)
    server.close()

    assert len(server.told) == 2


def test_without_an_address_nothing_listens_to_the_log() -> None:
    before = logging.getLogger().handlers[:]
    with process.reported(Settings()):
        assert logging.getLogger().handlers == before


@pytest.mark.parametrize("url", ["file:///etc/passwd", "ftp://example.org", "https://", "a word"])
def test_an_address_that_is_none_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="report_url"):
        reporting(url)
