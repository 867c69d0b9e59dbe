"""What Discord would refuse of any message or form, for the tests that show the longest there are.

One of the languages is English a third longer: what fits in it leaves room for those that come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from bot.messages.presenter import Presenter
from bot.practice.loopback.limits import check_message, check_modal
from bot.telling.message import Form, PrivateMessage, PublicMessage, Reader
from bot.ui.rendering import Renderer, modal
from games import GAMES
from games.core.scene import PrivateScene, PublicScene
from tests.builders import CASES
from tests.data.stretched import LONG_WORDS as WORDS

PRESENTER = Presenter(WORDS)
every_language = pytest.mark.parametrize("language", WORDS.languages)
LARGEST = [max((case for case in CASES if case.game is game), key=lambda case: case.seats) for game in GAMES]


async def _paint(scene: PublicScene | PrivateScene, reader: Reader, *, patience: float | None = None) -> bytes:
    return b"png"


RENDERER = Renderer(_paint)


async def problems(message: PublicMessage | PrivateMessage) -> list[Any]:
    """Return what Discord would refuse of a message, with its picture and without."""
    found: list[Any] = []
    for pictures in (True, False) if message.scene is not None else (True,):
        body = await rendered(message, pictures=pictures)
        found += check_message(body, is_v2="content" not in body, files=body.pop("files"))
    return found


async def rendered(message: PublicMessage | PrivateMessage, *, pictures: bool) -> dict[str, Any]:
    sent = await RENDERER.sending(message, pictures=pictures)
    layout: Any = sent.get("view")  # discord.py gives to_components no types
    files = [file.filename for file in sent.get("files", [])]
    content = {"content": sent["content"]} if "content" in sent else {}
    return {**content, "components": layout.to_components() if layout else [], "files": files}


def check(*messages: PublicMessage | PrivateMessage | Form | None) -> None:
    """Check that all of them fit, in one event loop: to make one takes longer than to check a message."""
    asyncio.run(_all_fit(messages))


async def _all_fit(messages: Iterable[PublicMessage | PrivateMessage | Form | None]) -> None:
    for message in messages:
        if isinstance(message, Form):
            assert [str(each) for each in check_modal(modal(message).to_dict())] == [], message
        elif message is not None:
            assert [str(each) for each in await problems(message)] == [], message.text
            assert message.text.strip() or message.details, "an empty message"
            assert len(message.alt) <= 1024
