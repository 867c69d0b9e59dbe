"""The pages of techniques: every one is reached by presses, and none is there that a game has not."""

from __future__ import annotations

import pytest

from bot.messages.controls import Page
from bot.messages.guide import TECHNIQUES, Guide
from bot.messages.sentences import Sentences
from bot.telling.message import Button, PrivateMessage, Reader
from games import BY_KEY, GAMES
from games.core.contract import Refusal
from tests.words import WORDS

GUIDE = Guide(Sentences(WORDS))
READER = Reader("en")


def led_to(page: PrivateMessage) -> list[Page]:
    """Return the pages that the buttons of one lead to."""
    found = [Page.read(each.id) for row in page.rows for each in row if isinstance(each, Button)]
    return [each for each in found if each is not None]


def test_every_technique_of_every_game_is_reached_from_the_shelf() -> None:
    todo, seen = led_to(GUIDE.shelf(READER)), set[Page]()
    while todo:
        page = todo.pop()
        if page.leaf is TECHNIQUES.leaf and page not in seen:
            seen.add(page)
            todo += led_to(GUIDE.techniques(page.game, page.number, READER))

    reached = {(page.game, page.number) for page in seen} - {(TECHNIQUES.game, 0)}
    assert reached == {(game.info.key, n) for game in GAMES for n in range(len(game.techniques))}


def test_a_page_names_its_technique_and_its_place() -> None:
    first = GUIDE.techniques("cluedo", 1, READER).text

    assert first.startswith(f"-# Cluedo (1974): technique 2 of {len(BY_KEY['cluedo'].techniques)}")
    assert "**One of the cards shown**" in first
    assert "*Example:*" in first


@pytest.mark.parametrize(("game", "n"), [("cluedo", 99), ("chess", 0)])
def test_a_page_that_is_not_there_is_stale(game: str, n: int) -> None:
    with pytest.raises(Refusal, match="stale"):
        GUIDE.techniques(game, n, READER)
