"""The players' words: what is taken, what follows from them, and where they and the bot's secret are told."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.messages.catalogue import Catalogue
from bot.messages.presenter import Presenter
from bot.store.audit import Findings, look_over
from bot.store.hands import read_url
from bot.store.keys import find_keys
from bot.store.sql import SqlTableStore
from bot.tables.ground import Ground
from bot.tables.lobby import Lobby
from bot.tables.records import ChannelId, GuildId, UserId
from bot.tables.service import Tables
from bot.tables.table import playthrough_of
from bot.tables.words import LONGEST, checked
from games import BY_KEY, verify
from games.core.contract import Refusal
from games.core.playthrough import dump, load

ADA, BOB, CLEO = UserId(10), UserId(11), UserId(12)


@pytest.mark.parametrize("word", ["loup", " été ", "🎲", "deux mots", "x" * LONGEST, "ok!"])
def test_a_short_line_is_taken(word: str) -> None:
    assert checked(word) == word.strip()


@pytest.mark.parametrize(
    "word",
    ["", "  ", "x" * (LONGEST + 1), "@everyone", "<@1>", "a`b", "a\nb", "a\0b", "\u202eabc", "a\u200bb", "\ud800"],
)
def test_anything_else_is_refused_with_a_reason(word: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked(word)

    assert caught.value.key in {"word-too-long", "word-malformed"}


@pytest.mark.parametrize("is_bound", [True, False])
async def test_the_deal_follows_from_what_was_announced_and_from_the_words(tmp_path: Path, is_bound: bool) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/alibi.db"
    store = await SqlTableStore.open(url)
    tables = Tables(Ground(store, lambda: datetime.now(UTC)))
    lobby = Lobby(tables, entropy=os.urandom, is_bound=is_bound)
    words = Presenter(Catalogue())
    opened = await lobby.new(
        guild=GuildId(1), channel=ChannelId(2), host=ADA, name="Ada", game="clues", locale="en", speaks="en"
    )
    for user, name in ((BOB, "Bob"), (CLEO, "Cleo")):
        await lobby.join(opened.id, user, name, "en")
    announced = words.lobby(opened).text
    if not is_bound:
        with pytest.raises(Refusal, match="word-not-here"):
            await lobby.word(opened.id, BOB, "loup")
    else:
        assert await lobby.word(opened.id, BOB, "chien") == "chien"
        assert await lobby.word(opened.id, BOB, "loup") == "loup"
        with pytest.raises(Refusal, match="not-seated"):
            await lobby.word(opened.id, UserId(99), "loup")
        assert "loup" not in words.lobby(await lobby.get(opened.id)).text

    live = await lobby.start(opened.id, ADA)

    opening = words.post(await tables.load(live.id), (await tables.load(live.id)).now)
    assert opening is not None
    with pytest.raises(Refusal, match="already-begun"):
        await lobby.word(opened.id, BOB, "ours")
    ended = await tables.end(live.id)
    text = dump(playthrough_of(ended, BY_KEY["clues"], await store.entries(live.id)))
    played = load(text, BY_KEY)
    assert verify.check(text, ended.commitment) == ended.commitment
    assert await look_over(url, find_keys(read_url(url))) == Findings()
    assert (json.loads(text)["format"] == "alibi-table-2") == is_bound == (played.deal is not None)
    if played.deal is not None:
        secret = played.deal.secret.hex()
        assert [word.is_drawn for word in played.deal.words] == [True, False, True]
        assert played.deal.commitment in announced
        assert played.deal.commitment in opening.text
        *_, dealt = verify.announced(text)
        assert f"`{dealt}`" in opening.text
        assert dealt not in announced
        assert verify.unbound(text, played.deal.commitment, dealt) == ("moves",)
        again = Tables(Ground(store, lambda: datetime.now(UTC)))
        table = await again.load(live.id)  # as after a restart
        assert words.post(table, table.now) == opening
        assert "**Bob**: `loup`" in opening.text
        assert secret not in announced + opening.text
        assert secret in words.closing(await tables.load(live.id)).text
        assert secret not in repr(ended)
        assert "loup" not in repr(ended)
    await store.close()
