"""Knowledge of every game that has one: it follows from what the seat was told, it only grows, and it never errs.

A log holds what was told to one seat and no state, so findings can depend on nothing else: it goes through a pipe.
"""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest

from games.core.contract import Refusal
from games.core.deduction.knowledge import Findings, Knowledge
from games.core.deduction.seat_log import SeatLog, seat_log
from games.core.deduction.sheet import Sheet
from games.core.lines import Cited, Fact
from games.core.playthrough import steps
from games.core.seats import Seat
from tests.builders import CASES, THE_SEED, Case, RunningGame, amount, any_verb, positions
from tests.games.pictures import NAMES
from tests.words import WORDS

KNOWING = [case for case in CASES if case.game.knowledge is not None]
SOLVED = [case for case in KNOWING if case.game.questions]
"""Where everything is dealt at the beginning. Elsewhere luck goes on, and what is known of it grows old."""
every_case = pytest.mark.parametrize("case", KNOWING, ids=str)
POSITIONS = amount(4, 30)
EXPLAINED = amount(2, 20)


def knowledge_of(case: Case) -> Knowledge:
    load = case.game.knowledge
    assert load is not None
    knowledge: Knowledge = pickle.loads(pickle.dumps(load))()
    return knowledge


def log_of(game: RunningGame, seat: Seat) -> SeatLog:
    events = ((n, step.events) for n, step in enumerate(steps(game.case.game, game.playthrough())))
    return seat_log(seat, game.case.seats, dict(game.case.options), events)


def sheet_of(game: RunningGame, seat: Seat) -> Sheet:
    observer = game.case.game.observer
    sheet: Sheet = game.case.game.face.sheet(observer.table_view(game.state), observer.seat_view(game.state, seat))
    return sheet


@every_case
def test_findings_count_the_deals_that_are_left_and_agree_with_what_the_seat_sees(case: Case) -> None:
    knowledge = knowledge_of(case)
    for game in positions(case, THE_SEED, POSITIONS):
        seat = game.dice.pick(case.everybody)
        log = pickle.loads(pickle.dumps(log_of(game, seat)))
        findings = pickle.loads(pickle.dumps(knowledge.findings(log)))
        sheet = sheet_of(game, seat)

        assert findings.deals == knowledge.deals(log) >= 1
        assert sum(findings.cases.values()) in (0, findings.deals)
        for cell, counts in findings.cells.items():
            assert 0 <= cell < len(sheet.rows) * len(sheet.columns)
            assert sum(counts.values()) == findings.deals
            assert min(counts.values()) >= 1
            assert cell not in sheet.seen or sheet.seen[cell] in counts, cell


@pytest.mark.parametrize("case", SOLVED, ids=str)
def test_what_is_known_only_grows_and_is_never_wrong(case: Case) -> None:
    """What was once certain stays so to the end of the game, when all cards lie open."""
    knowledge = knowledge_of(case)
    last = [*positions(case, THE_SEED, 1, any_verb)][-1]
    seat = last.dice.pick(case.everybody)
    log = log_of(last, seat)
    chosen = sorted({round(k * len(log.steps) / POSITIONS) for k in range(POSITIONS)} | {len(log.steps)})
    known: list[Findings] = [knowledge.findings(log.until(n)) for n in chosen]

    for before, after in pairwise(known):
        assert before.deals >= after.deals
        assert set(after.cases) <= set(before.cases) or not before.cases
        for cell in before.cells:
            if (certain := before.certain(cell)) is not None and cell in after.cells:
                assert after.certain(cell) == certain
            assert set(after.cells.get(cell, ())) <= set(before.cells[cell])


@every_case
def test_reasons_cite_what_the_seat_was_told_and_can_be_said_in_every_language(case: Case) -> None:
    knowledge = knowledge_of(case)
    for game in positions(case, THE_SEED, POSITIONS):
        seat = game.dice.pick(case.everybody)
        log = log_of(game, seat)
        findings = knowledge.findings(log)
        certain = [cell for cell in findings.cells if findings.certain(cell) is not None]
        for cell in game.dice.shuffled(certain)[:EXPLAINED]:
            lines = pickle.loads(pickle.dumps(knowledge.why(log, cell)))
            assert lines
            for line in lines:
                for n in cited(tuple(line.facts.values())):
                    assert n in {each.n for each in log.steps}
                for language in WORDS.languages:
                    assert WORDS.say(language, line, lambda who: NAMES[who.seat])
        for cell in [cell for cell in findings.cells if cell not in certain][: EXPLAINED // 2]:
            with pytest.raises(Refusal, match="why-not-certain"):
                knowledge.why(log, cell)


def cited(facts: tuple[Fact, ...]) -> list[int]:
    found: list[int] = []
    for fact in facts:
        if isinstance(fact, Cited):
            found.append(fact.n)
        elif isinstance(fact, tuple):
            found += cited(fact)
    return found
