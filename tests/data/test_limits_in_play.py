"""The longest rendering of what is shown and said while a game is played fits Discord's limits, in every language, with the worst names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.deduction.messages.sheets import Selection, Sheets
from bot.deduction.ui.sheet import sheet_of
from bot.messages.answers import Answers
from bot.messages.choices import choices
from bot.messages.screens import Screens, VerbQuestion
from bot.messages.sentences import reader_of
from bot.tables.pace import UNTIMED
from bot.tables.records import SheetMark
from bot.tables.status import Status
from bot.tables.table import readers_of
from bot.telling.message import Form, PrivateMessage, PublicMessage
from bot.theatre.messages.theatre import Theatre
from bot.ui.reading import LOG_TEXT
from games.core.contract import Refusal
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.builders import (
    CASES,
    THE_SEED,
    Case,
    RunningGame,
    StillTable,
    a_log,
    a_record,
    a_seed,
    a_still_table,
    amount,
    any_verb,
    positions,
)
from tests.data.fitting import PRESENTER, check
from tests.data.stretched import LONG_WORDS as WORDS

ANSWERS = Answers(PRESENTER)
SCREENS = Screens(PRESENTER)
SHEETS = Sheets(PRESENTER)
THEATRE = Theatre(PRESENTER)
EXTREMES = [case for case in CASES if case.seats in (case.game.info.seats[0], case.game.info.seats[-1])]
"""Tables with the fewest and with the most players: nothing is longer between them."""
every_extreme = pytest.mark.parametrize("case", EXTREMES, ids=str)


def screens_of(table: StillTable, seat: Seat, language: str) -> Iterator[PublicMessage | PrivateMessage | Form | None]:
    """Yield everything that one person may be shown of a table now."""
    step = table.now
    yield PRESENTER.desk(table, seat, language)
    yield ANSWERS.status(table, language, seat)
    yield ANSWERS.done(table, (step,), seat, language)
    yield PRESENTER.told(table, step, seat, language, head=True)
    sheet = sheet_of(table, seat)
    every = [SheetMark(n, n, ("not", "WW")[n % 2]) for n in range(len(sheet.rows) * len(sheet.columns))]
    yield SHEETS.screen(table.record, sheet, every, Selection(0, 0), language)
    yield SHEETS.screen(table.record, sheet, (), Selection(), language)
    yield SHEETS.own_sign(table.record, Selection(0, 0), language)
    for kind in table.game.info.actions:
        try:
            offered = choices(step, seat, kind)
        except Refusal as refusal:
            yield ANSWERS.refusal(refusal, reader_of(table.record, language))
            continue
        if offered.fields:
            asked = VerbQuestion(table, step, offered, language, seat)
            yield SCREENS.asks(asked, is_next=True)
            for at in range(len(offered.fields)):
                leads_to = [after for _, after in offered.offered(at, offered.usual) if isinstance(after, tuple)]
                yield from (SCREENS.asks(asked, after) for after in leads_to[-1:])


@every_extreme
def test_everything_that_is_shown_in_whole_games_fits(case: Case) -> None:
    for i, game in enumerate(positions(case, THE_SEED, amount(2, 60))):
        language = WORDS.languages[i % len(WORDS.languages)]
        table = a_still_table(game, locale=language)
        panels = (PRESENTER.panel(a_still_table(game, locale=each)) for each in WORDS.languages)
        check(*panels, *(each for seat in case.everybody for each in screens_of(table, seat, language)))


@every_extreme
def test_everything_that_is_said_in_whole_games_fits(case: Case) -> None:
    language = WORDS.languages[CASES.index(case) % len(WORDS.languages)]
    game = RunningGame(case, a_seed(22))
    steps = [a_still_table(game, locale=language).now]
    while not game.is_over and len(game.moves) < 150:
        if game.dice.below(15) == 0:
            game.move(EntryKind.LATE, game.someone())
        else:
            game.go_on(any_verb)
        steps.append(a_still_table(game).now)
    record = a_record(case, a_seed(22), locale=language)
    table = StillTable(record, case.game, *steps)
    for n, step in enumerate(steps):
        if n % 6 == 0 or n >= len(steps) - 2:
            letters = (PRESENTER.letter(table, step, seat) for seat in readers_of(step))
            check(*(message for message in (PRESENTER.post(table, step), *letters) if message is not None))
            ended = StillTable(replace(record, status=Status.OVER, entries=len(steps) - 1), case.game, *steps)
            check(*(THEATRE.frame(a_log(ended, *steps), n, look, language) for look in (0, case.seats)))
    log = ANSWERS.log(a_log(table, *steps), language)
    check(*(ANSWERS.log_page(record, log, language, LOG_TEXT, before=each) for each in (None, len(log) // 2, 1)))
    for status in (Status.OVER, Status.ENDED):
        over = replace(record, status=status, schedule=UNTIMED)
        ended = StillTable(over, case.game, steps[-1])
        check(PRESENTER.closings.closing(ended), PRESENTER.panel(ended))


@every_extreme
def test_what_is_asked_once_more_fits(case: Case) -> None:
    seen = set()
    for game in positions(case, THE_SEED, amount(6, 12)):
        table = a_still_table(game)
        for seat in case.everybody:
            for number, action in enumerate(game.legal(seat)):
                keys = case.game.observer.cautions(game.state, seat, action)
                if (keys or action.is_final) and (type(action), keys) not in seen:
                    seen.add((type(action), keys))
                    asked = (SCREENS.confirm(table, table.now, number, action, keys, each) for each in WORDS.languages)
                    check(*asked)
