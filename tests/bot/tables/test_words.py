"""The players' words: what is taken, what follows from them, and where they and the bot's secret are told."""

from __future__ import annotations

import json
import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.messages.lobbies import SHOWN
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.store.audit import FaultReport, look_over
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.kernel import KernelStore
from bot.store.keys import find_keys
from bot.tables.ground import Ground
from bot.tables.ids import ChannelId, GuildId, UserId
from bot.tables.lobby import Lobby
from bot.tables.service import Tables
from bot.tables.table import playthrough_of
from bot.tables.words import LONGEST, checked
from bot.votes.motions.replacement import REPLACE
from games import BY_KEY, verify
from games.core.contract import Refusal
from games.core.playthrough import dump, load
from tests.database import lay_down
from tests.own_data import own_data
from tests.words import WORDS

ADA, BOB, CLEO, DORA = UserId(10), UserId(11), UserId(12), UserId(13)


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


def shown_figures(text: str) -> list[str]:
    """The long figures of a post that are not behind a press."""
    return re.findall("[0-9a-f]{16,}", re.sub(r"\|\|.*?\|\|", "", text))


@pytest.mark.parametrize("is_bound", [True, False])
async def test_the_deal_follows_from_what_was_announced_and_from_the_words(tmp_path: Path, is_bound: bool) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/alibi.db"
    lay_down(tmp_path / "alibi.db")
    store = KernelStore(await Database.open(url))
    tables = Tables(Ground(store, lambda: datetime.now(UTC)))
    lobby = Lobby(tables, entropy=os.urandom, is_bound=is_bound)
    words = Presenter(WORDS)
    opened = await lobby.new(
        guild=GuildId(1), channel=ChannelId(2), host=ADA, name="Ada", game="clues", locale="en", speaks="en"
    )
    for user, name in ((BOB, "Bob"), (CLEO, "Cleo")):
        await lobby.join(opened.id, user, name, "en")
    announced, lobby_text = (say(opened, reader_of(opened)) for say in (words.lobbies.more, words.lobbies.text))
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
    assert verify.check(text, ended.commitment, seats=3) == ended.commitment
    assert await look_over(url, find_keys(read_url(url))) == FaultReport()
    assert (json.loads(text)["format"] == "alibi-table-2") == is_bound == (played.deal is not None)
    if played.deal is not None:
        secret = played.deal.secret.hex()
        assert [word.is_drawn for word in played.deal.words] == [True, False, True]
        assert played.deal.commitment in announced
        assert f"||`{played.deal.commitment[:SHOWN]}`||" in lobby_text
        *_, dealt = verify.announced(text)
        assert f"||`{dealt}`||" in opening.text
        assert dealt not in announced
        assert verify.unbound(text, dealt) == ("moves",)
        again = Tables(Ground(store, lambda: datetime.now(UTC)))
        table = await again.load(live.id)  # as after a restart
        assert words.post(table, table.now) == opening
        assert "**Bob**: `loup`" in opening.text
        assert secret not in announced + opening.text
        closing = words.closings.closing(await tables.load(live.id)).text
        assert all(each in closing for each in (secret, f"`{dealt}`", "Together with everyone’s words"))
        assert not shown_figures(lobby_text + opening.text + closing)
        assert secret not in repr(ended)
        assert "loup" not in repr(ended)
    await store.database.close()


async def test_where_nobody_gave_a_word_the_end_speaks_of_drawn_ones(tmp_path: Path) -> None:
    lay_down(tmp_path / "alibi.db")
    store = KernelStore(await Database.open(f"sqlite+aiosqlite:///{tmp_path}/alibi.db"))
    tables = Tables(Ground(store, lambda: datetime.now(UTC)))
    lobby = Lobby(tables, entropy=os.urandom)
    opened = await lobby.new(
        guild=GuildId(1), channel=ChannelId(2), host=ADA, name="Ada", game="bakerstreet", locale="en", speaks="en"
    )
    await lobby.join(opened.id, BOB, "Bob", "en")
    live = await lobby.start(opened.id, ADA)
    await tables.end(live.id)

    closing = Presenter(WORDS).closings.closing(await tables.load(live.id)).text

    assert "Together with a word drawn for each player" in closing
    assert "everyone’s words" not in closing
    await store.database.close()


@pytest.mark.parametrize("is_handed_over", [False, True])
async def test_of_the_word_of_an_erased_person_the_file_has_only_the_hash_and_it_proves_the_deal_as_before(
    tmp_path: Path, is_handed_over: bool
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/alibi.db"
    lay_down(tmp_path / "alibi.db")
    store = KernelStore(await Database.open(url))
    tables = Tables(Ground(store, lambda: datetime.now(UTC)))
    lobby = Lobby(tables, entropy=os.urandom)
    opened = await lobby.new(
        guild=GuildId(1), channel=ChannelId(2), host=ADA, name="Ada", game="clues", locale="en", speaks="en"
    )
    for user, name in ((BOB, "Bob"), (CLEO, "Cleo")):
        await lobby.join(opened.id, user, name, "en")
    await lobby.word(opened.id, BOB, "Robert Bobson")
    await lobby.word(opened.id, CLEO, "ours")
    live = await lobby.start(opened.id, ADA)
    if is_handed_over:
        now = datetime.now(UTC)
        about: dict[str, int | str] = {"seat": 1, "old": BOB, "user": DORA, "papers": 0, "name": "Dora", "locale": "en"}
        await store.open_vote(live.id, REPLACE.name, by=BOB, facts=about, at=now, until=now + timedelta(hours=1))
        await store.replace_seat(live.id, BOB, user=DORA, name="Dora", locale="en", with_papers=False)
    ended = await tables.end(live.id)

    async def file() -> str:
        record = await store.get(live.id)
        assert record is not None
        return dump(playthrough_of(record, BY_KEY["clues"], await store.entries(live.id)))

    before = await file()
    posted = verify.announced(before)
    await own_data(store.database).erase(BOB)
    await own_data(store.database).erase(BOB)  # again, as whoever presses twice
    after = await file()

    assert "Robert Bobson" in before
    assert "Robert" not in after
    assert "ours" in after
    assert verify.announced(after) == posted
    assert verify.unbound(after, *posted) == ("moves",)
    assert load(after, BY_KEY).seed == load(before, BY_KEY).seed
    assert await look_over(url, find_keys(read_url(url))) == FaultReport()
    assert ended.commitment in posted
    await store.database.close()
