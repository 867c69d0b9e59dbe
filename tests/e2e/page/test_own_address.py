"""Who may speak to the page: its own address, from its own pages, and nobody from outside this machine."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from bot.practice.launch import launcher
from bot.practice.page.own_address import is_own
from tests.e2e.page.tabs import opened

PORT = 8080
ANY = st.text(st.characters(codec="latin-1"))
OWN = ("127.0.0.1:8080", "localhost:8080", "[::1]:8080")


def asked(*, host: str | None, origin: str | None = None) -> bool:
    given = {"host": host, "origin": origin}
    return is_own(Headers({name: value for name, value in given.items() if value is not None}), PORT)


@pytest.mark.parametrize("host", OWN)
def test_its_own_names_are_answered_from_its_own_pages_and_from_none(host: str) -> None:
    assert asked(host=host)
    assert all(asked(host=host, origin=f"http://{name}") for name in OWN)


@given(name=ANY, origin=ANY)
def test_any_other_name_or_page_is_refused(name: str, origin: str) -> None:
    assert asked(host=name) == (name in OWN)
    assert asked(host=OWN[0], origin=origin) == (origin in [f"http://{own}" for own in OWN])


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "", None])
def test_a_name_that_was_made_to_mean_this_machine_is_refused(host: str | None) -> None:
    assert not asked(host=host)


@pytest.mark.parametrize(
    "origin", ["null", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "http://evil.example:8080"]
)
def test_a_foreign_page_is_refused_at_the_right_address(origin: str) -> None:
    assert not asked(host=OWN[0], origin=origin)


def test_two_hosts_are_no_host() -> None:
    pairs = [(b"host", b"127.0.0.1:8080"), (b"host", b"evil.example")]

    assert not is_own(Headers(raw=pairs), PORT)


def test_the_port_is_open_to_this_machine_only() -> None:
    door = launcher.open_door(0)
    assert door is not None
    with door:
        assert door.family == socket.AF_INET
        assert door.getsockname()[0] == "127.0.0.1"


async def test_the_open_table_refuses_foreign_requests_and_websockets(tmp_path: Path) -> None:
    evil: dict[str, Any] = {"headers": {"Host": "evil.example"}}
    foreign: dict[str, Any] = {"headers": {"Origin": "http://evil.example"}}
    path = "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
    async with opened(tmp_path, "tests.e2e.page.opened") as table, aiohttp.ClientSession(table.address) as web:
        statuses, refused = [], []
        for given in ({}, evil, foreign):
            async with web.get("/", **given) as answer:
                statuses.append(answer.status)
        for given in (evil, foreign):
            with pytest.raises(aiohttp.WSServerHandshakeError) as error:
                await web.ws_connect(path, **given)
            refused.append(error.value.status)

    assert statuses == [200, 403, 403]
    assert refused == [403, 403]
