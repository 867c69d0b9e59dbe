"""Fixtures of the page's tests: one practice table with a small bot for all of them, a browser, and a tab each."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.e2e.page.tabs import LAPTOP, PHONE, OpenTab, Tab, Table, opened, tabs

__all__ = ["LAPTOP", "PHONE", "OpenTab", "Tab", "Table"]

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # In every window it would get a list for its address bar ready, which nobody sees and which costs more than our page.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess",
]


@pytest.fixture(scope="session")
def chromium() -> str:
    """Find the browser; without one these tests prove nothing, so CI must have it."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        reason = "no chromium in PATH: apt-get install chromium"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def table(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Table]:
    """Open a practice table with the small bot, once."""
    async with opened(tmp_path_factory.mktemp("table"), "tests.e2e.page.opened") as one:
        yield one


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def real_table(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Table]:
    """Open a practice table with the real bot and known cards, once: how long a game takes must not be left to luck."""
    async with opened(tmp_path_factory.mktemp("real"), "tests.e2e.page.known") as one:
        yield one


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def practice(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Table]:
    """Open a practice table as it comes, once, for tests that play nothing at it."""
    async with opened(tmp_path_factory.mktemp("practice"), "bot", "--practice") as one:
        yield one


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Start the browser once."""
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(table: Table, browser: Browser) -> AsyncIterator[OpenTab]:
    """Open tabs at the table with the small bot."""
    async with tabs(browser, table.address) as open_one:
        yield open_one


@pytest_asyncio.fixture(loop_scope="session")
async def open_real_tab(real_table: Table, browser: Browser) -> AsyncIterator[OpenTab]:
    """Open tabs at the table with the real bot."""
    async with tabs(browser, real_table.address) as open_one:
        yield open_one


@pytest_asyncio.fixture(loop_scope="session")
async def open_practice_tab(practice: Table, browser: Browser) -> AsyncIterator[OpenTab]:
    """Open tabs at the practice table as it comes."""
    async with tabs(browser, practice.address) as open_one:
        yield open_one
