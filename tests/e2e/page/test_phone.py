"""On a phone, the call after Start, its verb and its choices are on one screen.

With PICTURES=docs/images (`make phone-pictures`) the screens are kept, and beside them their sentences (`phone.json`), which
every other run compares with the sentences of today.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, ViewportSize, expect

from tests.e2e.page.clues_players import join, open_screen, pick, press
from tests.e2e.page.tabs import PHONE, OpenTab, Tab, opened, pressed_until, tabs

pytestmark = pytest.mark.asyncio(loop_scope="session")
SMALL = ViewportSize(width=375, height=667)
PLAYERS = ("Mabel", "Augustus", "Winifred")  # these read English
GAMES = [
    ("clues", "13 Clues", "Choose three cards for my neighbour", "index-cards"),
    ("arosa", "Mord im Arosa", "Open a floor", "grand-hotel"),
    ("cluedo", "Cluedo (1974)", "Choose my pawn", "manor-house"),
    ("bakerstreet", "Bakerstreet", "Play a card", "baker-street"),
]
SENTENCES = Path(__file__).parents[3] / "docs" / "images" / "phone.json"
BY_LOT = re.compile(
    r"Mabel Thorncroft|Augustus Pell|Winifred Ashdown|\b[0-9a-f]{8,}\b|(?<=stay in the box: )[^.]+|[^\n]*🔊"
)
"""The parts of a first call that the deal decides: names, the deal's figures, the colours left in the box, the fall of cubes."""

CLIP = re.compile(r"sound\.ogg|download|more_vert|[\d.]+ KB|Not everybody gets direct messages: .*")
"""The lines that come and go: of a clip and of a message's menu, and that on mailboxes which are not greeted yet."""

HAS_EMOJI = """() => {
  const drawn = (text) => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    context.font = "32px sans-serif";
    context.fillText(text, 0, 40);
    return canvas.toDataURL();
  };
  return drawn("\\u{1F3B2}") !== drawn("\\u{10FFFF}");
}"""
"""Whether the browser has a glyph for a die: without an emoji font it draws the box that it draws for any unknown letter."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_phone(
    chromium: str, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[OpenTab]:
    """Open tabs at a practice table that nobody has played at."""
    async with (
        opened(tmp_path_factory.mktemp("phone"), "bot", "--practice") as one,
        tabs(browser, one.address) as open_one,
    ):
        yield open_one


async def started(open_phone: OpenTab, title: str, verb: str, room: str) -> dict[str, Tab]:
    """Sit down with phones, and start: somebody is called to this verb."""
    names = PLAYERS[:2] if title == "Bakerstreet" else PLAYERS
    phones = {name: await open_phone(name, room, PHONE) for name in names}
    host = phones["Mabel"]
    await host.begin("table new")
    await pick(host, host.page.get_by_label("game"), title)
    await host.find("command-send").click()
    for name in names[1:]:
        await join(phones[name], name)
    await pressed_until(lambda: press(host, "Start"), lambda: expect(call_of(host, verb)).to_be_visible(timeout=8_000))
    return phones


def call_of(phone: Tab, verb: str) -> Locator:
    """Find the newest post that calls somebody to this verb."""
    return phone.posts.filter(has=phone.page.get_by_role("button", name=verb)).last


async def sentences(call: Locator) -> list[str]:
    """The lines of a call, without the parts that the deal decides."""
    said = await call.get_by_test_id("message-content").inner_text()
    lines = (BY_LOT.sub("…", line) for line in said.splitlines())
    return [line for line in lines if line.strip() and not CLIP.fullmatch(line)]


def kept(game: str, said: list[str]) -> None:
    """Keep the sentences of a picture beside it."""
    known = json.loads(SENTENCES.read_text("utf-8")) if SENTENCES.exists() else {}
    SENTENCES.write_text(json.dumps({**known, game: said}, ensure_ascii=False, indent=2) + "\n", "utf-8")


async def whole(found: Locator) -> None:
    """Expect that something is on the screen from its top to its bottom, without scrolling."""
    await expect(found).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("game", "title", "verb", "room"), GAMES, ids=[each[0] for each in GAMES])
async def test_the_call_the_verb_and_its_choices_are_on_one_phone_screen(
    open_phone: OpenTab, game: str, title: str, verb: str, room: str
) -> None:
    phones = await started(open_phone, title, verb, room)
    called = await call_of(phones["Mabel"], verb).inner_text()
    name = next(each for each in phones if f"@{each}" in called)
    phone = phones[name]
    for screen in (SMALL, PHONE):  # the smaller phone is switched on anew, and comes to the newest by itself
        await phone.page.set_viewport_size(screen)
        await phone.page.reload()
        call = call_of(phone, verb)
        await whole(call.get_by_role("button", name=verb))
        await whole(call.get_by_text(f"@{name}").last)
    said = await sentences(call_of(phone, verb))
    if folder := os.environ.get("PICTURES"):
        assert await phone.page.evaluate(HAS_EMOJI), "no emoji font: apt-get install fonts-noto-color-emoji"
        kept(game, said)
        await expect(phone.panel.get_by_test_id("picture")).to_be_visible()
        await phone.page.screenshot(path=Path(folder) / f"phone-{game}.png")

    await phone.page.set_viewport_size(SMALL)
    answer = await open_screen(phone, verb)
    for button in await answer.get_by_test_id("component-button").all():
        await whole(button)
    if folder:
        await phone.page.screenshot(path=Path(folder) / f"phone-{game}-choices.png")
    assert said == json.loads(SENTENCES.read_text("utf-8"))[game], (
        "the README shows other sentences: make phone-pictures"
    )
