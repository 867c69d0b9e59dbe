"""Reasons that are longer than a sheet leaves room for: they stand alone, whole, and lead back to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.deduction.messages.sheets import LEFT_OUT, PAGE_LIMIT, REASONS_LIMIT, Selection, Sheets, Thoughts
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.records import Level, TableRecord
from games.clues import GAME
from games.core.deduction.seat_log import seat_log
from games.core.lines import Line
from games.core.playthrough import steps
from games.core.seats import Seat
from tests.builders import Case, a_record, a_seed, settled
from tests.games.clues.scripts import played
from tests.words import WORDS

SEATS, SEED, TOLD, CELL = 6, 6, 0.97, 64
"""A game, and a cell whose reasons are among the longest of a hundred games."""
PRESENTER = Presenter(WORDS)


@pytest.fixture(scope="module")
def reasons() -> tuple[Line, ...]:
    events = [(n, step.events) for n, step in enumerate(steps(GAME, played(SEATS, SEED)))]
    assert GAME.knowledge is not None
    return GAME.knowledge().why(seat_log(Seat(0), SEATS, {}, events[: int(len(events) * TOLD)]), CELL)


def a_table() -> TableRecord:
    """Return a table whose players have names as long as people's are."""
    record = a_record(Case(GAME, SEATS, tuple(settled(GAME, SEATS).items())), a_seed(SEED))
    seats = (replace(seat, name=f"Maximilienne Delcourt {seat.seat}") for seat in record.seats)
    return replace(record, seats=tuple(seats))


def shown(reasons: tuple[Line, ...], language: str) -> tuple[str, list[str], list[str]]:
    """Return the text of the sheet with reasons, the reasons line by line, and the labels of its buttons."""
    record, state = a_table(), next(iter(steps(GAME, played(SEATS, SEED)))).state
    sheet = GAME.face.sheet(GAME.observer.table_view(state), GAME.observer.seat_view(state, Seat(0)))
    chosen = next(
        Selection(row, n)
        for row in range(len(sheet.rows))
        for n in range(len(sheet.columns))
        if sheet.at(row, n) == CELL
    )
    cited = tuple(map(str, range(200)))
    thoughts = Thoughts(level=Level.NOTEBOOK, reasons=reasons, cited=cited, sign="yes")
    message = Sheets(PRESENTER).screen(record, sheet, (), chosen, language, thoughts)
    reader = replace(reader_of(record, language), cited=cited)
    texts = [message.text, *(part.text for row in message.rows for part in row if hasattr(part, "text"))]
    labels = [part.label for row in message.rows for part in row if hasattr(part, "label")]
    return "\n".join(texts), PRESENTER.sentences.lines(reader, reasons), labels


@pytest.mark.parametrize("language", WORDS.languages)
def test_long_reasons_are_told_to_their_conclusion(reasons: tuple[Line, ...], language: str) -> None:
    text, lines, labels = shown(reasons, language)

    assert len(text) > REASONS_LIMIT
    assert [line for line in lines if line not in text.splitlines()] == []
    assert PRESENTER.sentences.say(reader_of(a_table(), language), "control-sheet") in labels


def test_of_reasons_beyond_all_limits_whole_lines_are_told_and_the_conclusion(reasons: tuple[Line, ...]) -> None:
    text, lines, _ = shown(3 * reasons, "en")

    *told, left_out, last = text.splitlines()[1:]
    assert len(text) <= PAGE_LIMIT
    assert told == lines[: len(told)]
    assert (left_out, last) == (LEFT_OUT, lines[-1])
