"""Wall 8 over every game: whole random games through real discord.py, with a mark on every private sentence."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.tables.ids import TableId
from games.core.seats import all_seats
from tests.builders import CASES, Case
from tests.e2e.evening import Evening, an_evening
from tests.e2e.tables.canary import OPEN, Gallery, MarkedCatalogue, judge, mark, marks_in
from tests.e2e.tables.playing import Players

pytestmark = pytest.mark.sockets


def played(cases: list[Case]) -> list[Case]:
    """Return the tables to play: of each game the fewest and the most seats and every value of every option, each at least once.

    Every number of seats: `tests/contract/test_secrecy.py`, without sockets.
    """
    chosen: dict[Case, None] = {}
    for key in dict.fromkeys(case.game.info.key for case in cases):
        left = [case for case in cases if case.game.info.key == key]
        wanted = {each for case in left for each in features(case)}
        while wanted:
            best = max(left, key=lambda case: len(wanted & features(case)))
            chosen[best] = None
            wanted -= features(best)
    return list(chosen)


def features(case: Case) -> set[tuple[str, object]]:
    seats = case.game.info.seats
    return {*case.options, *(("seats", each) for each in (seats[0], seats[-1]) if each == case.seats)}


@pytest.mark.parametrize("case", played(CASES), ids=str)
async def test_nothing_private_reaches_a_channel_and_each_secret_reaches_its_reader_only(
    tmp_path: Path, case: Case, is_soak: bool
) -> None:
    words = MarkedCatalogue()
    for seed in range(8 if is_soak else 1):
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with an_evening(folder, words, has_sockets=True) as evening, evening.running() as app:
            gallery = Gallery()
            gallery.hang_on(app)
            luck = random.Random(f"{case} {seed}")
            evening.seed = luck.randbytes(16)
            evening.game = case.game.info.key
            table_id = await _play(evening, luck, case, most=120 if is_soak else 16)

            await judge(evening, words, table_id, gallery)


async def _play(evening: Evening, luck: random.Random, case: Case, most: int) -> TableId:
    """Play a game with people who also look around, press what they may not, and read everything after the end."""
    table = await evening.seated(case.seats, options=dict(case.options))
    players = Players(evening, luck)
    while table.outcome is None:
        seat = luck.choice(sorted(table.game.rules.turn(table.state)))
        if luck.random() < 0.3:
            await players.read(table, luck.choice(list(all_seats(case.seats))))
        if luck.random() < 0.2:
            other = luck.choice([each for each in all_seats(case.seats) if each != seat])
            await evening.do(table, other, 0)
        await players.step(table, seat, is_last=table.n >= most)
        if luck.random() < 0.2:
            await evening.settle()
    await evening.settle()
    for seat in all_seats(case.seats):
        person = evening.person_of(table, seat)
        for command in ("hand", "log", "export", "rules", "status"):
            await person.command(evening.channel, f"table {command}")
        await person.press(evening.panel(), evening.label("control-desk"))
    return table.record.id


async def test_the_marks_are_on_what_is_private_and_on_nothing_else(tmp_path: Path) -> None:
    words = MarkedCatalogue()
    async with an_evening(tmp_path, words, has_sockets=True) as evening, evening.running():
        table = await evening.seated(2)
        refused = await evening.people[2].press(evening.panel(), evening.label("control-desk"))

        dealt = [event for event in table.now.events if hasattr(event, "cards")]
        letter = evening.person_of(table, 1).mailbox()[-1].text
        line = mark(
            table.game.face.seat_lines(table.game.observer.seat_view(table.state, table.record.seats[1].seat))[0]
        )
        assert marks_in(refused.text) == ["refusal-not-seated"]
        assert len(dealt) == 2
        assert any("cards=" in each for each in marks_in(letter, "event-clues-hand-dealt"))
        assert any(each.startswith("clues-desk-hand cards=") for each in marks_in(letter))
        assert line in letter
        assert all(OPEN not in text for text in evening.texts())
