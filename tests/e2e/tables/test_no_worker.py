"""A bot whose machine lets no process live beside it: it says so to its owner and to those who wait, and games go on."""

from __future__ import annotations

import pytest

from bot import metrics, tools
from bot.cases.store import StoredCases
from bot.deduction.messages.controls import SheetKey
from bot.health import Health
from bot.messages.controls import Control, Fixed, Kind
from bot.tables.ids import TableId
from bot.tables.levels import HINTS, SHEET
from bot.tables.options import ON
from bot.tables.records import Level
from games.core.deduction.hint import Rung
from tests.e2e.evening import Evening

DEAD = "exit 1"


@pytest.fixture(autouse=True)
def _dead(evening: Evening) -> None:
    """Let each worker be one that could not live."""
    workers = evening.bot.workers
    for each in (workers.thinker, workers.searcher, workers.studio):
        each.trouble = DEAD


def said(evening: Evening) -> str:
    return evening.say("fr", "refusal-no-worker")


async def test_whoever_waits_for_what_must_be_worked_out_is_told_that_it_cannot_be(evening: Evening) -> None:
    evening.game = "cluedo"
    adele = evening.people[0]
    await evening.seated(3, options={SHEET: Level.NOTEBOOK, HINTS: ON})

    sheet = await adele.click(evening.panel(), evening.id_of_table(1, Fixed.SHEET))
    assert said(evening) in sheet.text
    assert evening.say("fr", "sheet-choose") in sheet.text  # the paper is theirs all the same
    for rung in (Rung.WHERE, Rung.WHAT):
        hint = await adele.click(sheet.message, Control(TableId(1), 0, Kind.SHEET, SheetKey.HINT + rung).id)
        assert hint.is_ephemeral
        assert hint.text == said(evening)


@pytest.mark.parametrize("command", ["case today", "case practise"])
async def test_whoever_asks_for_a_case_is_told_so(evening: Evening, command: str) -> None:
    answer = await evening.people[0].command(evening.channel, command)

    assert answer.is_ephemeral
    assert answer.text == said(evening)


@pytest.mark.parametrize("what", [Fixed.FILM, Fixed.INQUEST])
async def test_whoever_asks_for_what_is_made_of_a_finished_game_is_told_so(evening: Evening, what: Fixed) -> None:
    evening.game = "cluedo"
    await evening.seated(3)
    await evening.bot.tables.end(TableId(1))
    await evening.settle()
    said_before = len(evening.texts())

    answer = await evening.people[0].click(evening.panel(), evening.id_of_table(1, what))

    assert answer.is_ephemeral
    assert answer.text == said(evening)
    assert len(evening.texts()) == said_before


async def test_the_owner_is_told_which_workers_and_what_to_look_at(
    evening: Evening, unused_tcp_port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    health = Health()
    health.vitals = evening.bot.vitals
    settings = evening.settings(health_host="127.0.0.1", health_port=unused_tcp_port)
    await evening.bot.workers.tick()

    assert await health.missing() == {"workers": dict.fromkeys(("thinker", "searcher", "studio"), DEAD)}
    assert metrics.WORKER_DOWN.labels("studio")._value.get() == 1
    async with health.served("127.0.0.1", unused_tcp_port):
        assert await tools._check_running(settings) == 1
    assert "'studio': 'exit 1'" in (told := capsys.readouterr().out)
    assert tools.WORKER in told

    evening.bot.workers.studio.trouble = None
    await evening.bot.workers.tick()
    assert metrics.WORKER_DOWN.labels("studio")._value.get() == 0


async def test_the_case_of_tomorrow_is_not_tried_for_with_a_complaint_in_every_round(evening: Evening) -> None:
    cases = evening.bot.rooms["cases"].on._cases
    await StoredCases(evening.bot.house.database).keep_case(cases.today, "{}", None)

    await cases.prepare()

    assert not [each for each in evening.logs if each["log_level"] in {"warning", "error"}]
