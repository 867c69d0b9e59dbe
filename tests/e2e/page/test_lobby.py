"""The lobby on a phone: cover, players and buttons on one screen, and the rest behind one of them."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.page.clues_players import pick
from tests.e2e.page.tabs import PHONE, OpenTab, height

pytestmark = pytest.mark.asyncio(loop_scope="session")
HIGHEST = 620
GAMES = [
    ("Odette", "13 Indices", "index-cards"),
    ("Mabel", "Mord im Arosa", "grand-hotel"),
    ("Odette", "Cluedo (1974)", "manor-house"),
    ("Mabel", "Bakerstreet", "baker-street"),
]
"""Who opens a game, by its name in their language; the largest in the language with the longer words."""
WORDS = {
    "Mabel": ("table new", "game", "Fill with rivals", "More", "SHA-256"),
    "Odette": ("table ouvrir", "jeu", "Compléter la table", "Plus", "SHA-256"),
}


@pytest.mark.parametrize(("person", "title", "room"), GAMES, ids=[each[2] for each in GAMES])
async def test_a_lobby_filled_with_rivals_is_one_phone_screen(
    open_practice_tab: OpenTab, person: str, title: str, room: str
) -> None:
    command, field, fill, more, figures = WORDS[person]
    phone = await open_practice_tab(person, room, PHONE)
    await phone.begin(command)
    await pick(phone, phone.page.get_by_label(field), title)
    await phone.find("command-send").click()
    lobby = phone.find("message", ephemeral="no").filter(has=phone.page.get_by_role("button", name=more)).last
    await expect(lobby.get_by_test_id("picture")).to_be_visible()
    heights = [await height(lobby)]
    await phone.shot(f"lobby-{room}-{person}")

    await lobby.get_by_role("button", name=fill).click()
    await expect(lobby.get_by_role("button", name=fill)).to_have_count(0)
    await expect(lobby.get_by_test_id("picture")).to_be_visible()
    heights.append(await height(lobby))
    await phone.shot(f"lobby-filled-{room}-{person}")

    await lobby.get_by_role("button", name=more).click()
    behind = phone.find("message", ephemeral="yes").filter(has_text=figures).last
    await expect(behind).to_contain_text(re.compile("[0-9a-f]{64}"))
    await phone.shot(f"lobby-more-{room}-{person}")
    print(f"lobby of {room} for {person}: {heights} px; behind it {await height(behind)} px")
    assert max(heights) <= HIGHEST
