"""A bot that is restored from a backup: channels and mailboxes still show what was played after it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.store.backup import backup, restore
from bot.tables.ids import TableId
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.test_faults import begin, move
from tests.e2e.tables.test_night import gathered, split, threads

LOST = 5
RESTORED = "panel-restored"


async def _play(evening: Evening, luck: random.Random, known: TableId, moves: int) -> None:
    for _ in range(moves):
        await move(evening, luck, known)
    await evening.settle()


async def _backed_up(evening: Evening, luck: random.Random) -> TableId:
    """Play a game for a while, and take a backup; return its table."""
    async with evening.running():
        await begin(evening, "clues")
        known = (await evening.table()).record.id
        await _play(evening, luck, known, 4)
    await backup(evening.database, evening.folder / "copy.jsonl")
    return known


async def _restored(evening: Evening) -> None:
    """Lose the database, and restore the backup."""
    for file in [*evening.folder.glob("alibi.db*")]:
        file.unlink()
    await restore(evening.folder / "copy.jsonl", evening.database)


@pytest.mark.parametrize("is_panel_lost", [False, True])
async def test_each_panel_shows_its_game_as_it_stands_and_old_buttons_explain_themselves(
    tmp_path: Path, is_panel_lost: bool
) -> None:
    luck = random.Random(7)
    async with an_evening(tmp_path) as evening:
        known = await _backed_up(evening, luck)
        async with evening.running():
            if is_panel_lost:  # too old to be edited, it is posted anew
                evening.skip(minutes=61)
            await _play(evening, luck, known, LOST)
            lost = await evening.table(known=known)
            labels = [str(button["custom_id"]) for button in evening.panel().buttons]
            said = evening.texts()
        await _restored(evening)

        async with evening.running():
            await evening.server.quiet(0.3)
            await evening.settle()
            table = await evening.table(known=known)
            assert table.n == lost.n - LOST
            (panel,) = evening.panels()
            assert panel.text == evening.bot.delivery._teller._words.panel(table).text
            assert evening.say("fr", RESTORED) in panel.text
            assert evening.texts() == said
            for person in evening.people[:2]:
                for each in labels:
                    assert (await person.click(panel, each)).is_ephemeral
            assert (await evening.table(known=known)).n == table.n

            await _play(evening, luck, known, LOST)
            (panel,) = evening.panels()
            assert evening.say("fr", RESTORED) not in panel.text
            assert len(evening.texts()) > len(said)
            assert evening.rows("select count(*) from tables where trouble is not null or settled < revision") == [(0,)]


async def test_a_choice_of_the_lost_time_does_nothing_also_when_the_game_has_come_as_far_again(tmp_path: Path) -> None:
    luck = random.Random(7)
    async with an_evening(tmp_path) as evening:
        known = await _backed_up(evening, luck)
        async with evening.running():
            await _play(evening, luck, known, LOST)
            lost = await evening.table(known=known)
            person = evening.person_of(lost, evening.active(lost))
            choice = await person.press(evening.panel(), evening.label("verb-clues-accuse"))
        await _restored(evening)

        async with evening.running():
            await evening.settle()
            while (table := await evening.table(known=known)).n < lost.n:
                await _play(evening, luck, known, 1)
            answers = [await person.click(choice.message, each["custom_id"]) for each in choice.message.buttons]

            assert answers
            assert all(each.text.startswith(evening.say(person.user.locale, "refusal-lost-time")) for each in answers)
            assert (await evening.table(known=known)).n == table.n
            posted = await person.press(evening.panel(), evening.panel().labels[-1])
            assert evening.say(person.user.locale, "refusal-lost-time") not in posted.text


async def test_a_thread_of_the_lost_time_is_opened_to_nobody_else(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        async with evening.running():
            await gathered(evening, 4, game="clues")
        await backup(evening.database, evening.folder / "copy.jsonl")
        async with evening.running():
            await split(evening)
            [lost] = threads(evening)
        await _restored(evening)
        evening.skip(minutes=10)

        async with evening.running():
            await split(evening)
            [new] = {*threads(evening)} - {lost}

        assert new.name == lost.name
        assert evening.rows("select thread_id from night_tables") == [(new.id,)]
