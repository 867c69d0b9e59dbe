"""What follows in 13 Indices: exactly, and nothing that is not so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from games.clues import BOX, GAME
from games.clues import events as ev
from games.clues.actions import Accuse
from games.clues.knowledge.findings import CluesKnowledge
from games.clues.model import Colour, Person
from games.clues.sheet import sheet
from games.clues.state import State
from games.core.chance import Chance
from games.core.contract import Action, Refusal
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.sheet import Cell, Sheet
from games.core.lines import Cited, Fact, Line, Who
from games.core.seats import Seat
from tests.builders import Case, a_seed, amount, every_case
from tests.games.clues.brute import counted
from tests.games.seat_logs import LoggedGame, cited, logged
from tests.words import WORDS

KNOWLEDGE = CluesKnowledge(BOX)
TABLES = every_case([GAME], is_whole=True)
FEW = 20_000
LANGUAGES = WORDS.languages


def a_little_rash(dice: Chance, legal: Sequence[Action]) -> Action:
    """Accuse rarely: most accusations at random are wrong, and some are heard."""
    calm = [action for action in legal if not isinstance(action, Accuse)]
    return dice.pick(calm if calm and dice.below(12) else legal)


def games(n: int) -> Iterator[LoggedGame]:
    """Yield a game step by step; at some the clock plays, or somebody leaves."""
    case = TABLES[n * 3 % len(TABLES)]
    for _, game in zip(range(30 * case.seats), logged(case, a_seed(n), a_little_rash, restless=30), strict=False):
        yield game


def sheet_of(state: State, seat: Seat) -> Sheet:
    return sheet(GAME.observer.table_view(state), GAME.observer.seat_view(state, seat), box=BOX)


@pytest.mark.parametrize("n", range(amount(8, 300)))
def test_it_counts_what_going_through_all_layouts_counts(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    compared = 0
    for game in games(n):
        seat = luck.pick(game.game.case.everybody)
        if (
            game.state.layout is None
            or luck.below(4)
            or (deals := KNOWLEDGE.deals(game.log(seat))) > FEW // amount(50, 1)
        ):
            continue
        found, paper = KNOWLEDGE.findings(game.log(seat)), sheet_of(game.state, seat)
        brute, cases, lies = counted(game.log(seat))
        assert (deals, found.deals, found.cases) == (brute, brute, dict(cases))
        mine = len(paper.columns) - 1
        for card in BOX.cards(paper_seats := game.game.case.seats):
            for column in (*range(paper_seats), mine):
                yes = lies["mine" if column == mine else column, card]
                at = found.cells[paper.cell(card, column)]
                if paper.seen.get(paper.cell(card, column)) != "yes":
                    assert (at.get("yes", 0), at.get("not", 0)) == (yes, brute - yes)
        compared += 1
        if compared == amount(2, 5):
            break


@pytest.mark.parametrize("n", range(amount(12, 2000)))
def test_the_layout_as_it_is_is_never_excluded(n: int) -> None:
    luck = Chance(a_seed(n), 2**43)
    for game in games(n):
        state: State = game.state
        if state.layout is None or (luck.below(15) and not game.game.is_over):
            continue
        layout, seats = state.layout.open(), state.deal.seats
        for seat in game.game.case.everybody:
            found, paper = KNOWLEDGE.findings(game.log(seat)), sheet_of(state, seat)
            places = [{*layout.outer[each], *layout.inner[each]} for each in range(seats)]
            places[seat] = {*layout.inner[seat]}
            places += [{*layout.informants}] * bool(layout.informants) + [{*layout.outer[seat]}]
            for card in BOX.cards(seats):
                for column, cards in enumerate(places):
                    assert ("yes" if card in cards else "not") in found.cells[paper.cell(card, column)]
            for cell, sign in paper.seen.items():
                assert state.outcome is not None or found.certain(cell) == sign
            assert layout.outer[seat] in found.cases
            assert sum(found.cases.values()) == found.deals == KNOWLEDGE.deals(game.log(seat))
            assert all(sum(values.values()) == found.deals for values in found.cells.values())


@pytest.mark.parametrize("case", every_case([GAME]), ids=str)
def test_the_more_is_told_the_fewer_layouts_are_left(case: Case) -> None:
    *_, game = (game for _, game in zip(range(40), logged(case, a_seed(5), a_little_rash), strict=False))
    log = game.log(case.everybody[0])
    deals = [KNOWLEDGE.deals(log.until(n)) for n, _ in game.steps]

    assert deals == sorted(deals, reverse=True)
    assert deals[0] > deals[-1]


def test_while_cards_are_chosen_any_case_without_a_card_of_ones_own_may_be() -> None:
    *_, game = (game for game in logged(TABLES[0], a_seed(1)) if game.state.layout is None)
    seat = TABLES[0].everybody[0]
    hand = next(event.cards for _, event in game.log(seat).events if isinstance(event, ev.HandDealt))
    found = KNOWLEDGE.findings(game.log(seat))

    assert sum(found.cases.values()) == found.deals == KNOWLEDGE.deals(game.log(seat))
    assert not [case for case in found.cases if {*case} & {*hand}]


def test_the_column_of_ones_own_case_moved_no_mark() -> None:
    game = LoggedGame(TABLES[-1], a_seed(1))
    paper = sheet_of(game.state, Seat(0))
    before = len(paper.columns) - 1
    old = [paper.at(row, column) for row in range(len(paper.rows)) for column in range(before)]
    new = [paper.at(row, before) for row in range(len(paper.rows))]

    assert old + new == list(range(len(paper.rows) * len(paper.columns)))


@pytest.mark.parametrize("n", range(amount(6, 300)))
def test_a_reason_names_steps_that_are_enough_and_none_that_can_be_spared(n: int) -> None:
    luck = Chance(a_seed(n), 2**44)
    for game in games(n):
        if game.state.layout is None or luck.below(amount(30, 10)):
            continue
        log = game.log(luck.pick(game.game.case.everybody))
        everything = KNOWLEDGE.findings(log)
        certain = [cell for cell in everything.cells if everything.certain(cell)]
        case = [cell for cell in certain if cell >= len(everything.cells) - len(BOX.cards(log.seats))]
        for cell in {luck.pick(certain), luck.pick(case)}:
            lines = KNOWLEDGE.why(log, cell)
            steps = cited(lines)
            assert certain_from(log, steps, cell) == everything.certain(cell)
            assert [n for n in steps if certain_from(log, steps - {n}, cell) is not None] == []
            for language in LANGUAGES:
                assert all(WORDS.say(language, line, lambda who: f"<{who.seat}>") for line in lines)


def certain_from(log: SeatLog, steps: set[int], cell: Cell) -> str | None:
    """Return what is certain in a cell if only some steps, and how the cards were laid out, are known."""
    laid = {told.n for told in log.steps if any(isinstance(each, ev.HandDealt | ev.ScreenSeen) for each in told.events)}
    kept = tuple(told for told in log.steps if told.n in steps | laid)
    return KNOWLEDGE.findings(replace(log, steps=kept)).certain(cell)


def test_there_is_no_reason_for_what_is_not_certain() -> None:
    for game in logged(TABLES[0], a_seed(1)):
        log = game.log(TABLES[0].everybody[0])
        everything = KNOWLEDGE.findings(log)
        cell = next((cell for cell in everything.cells if everything.certain(cell) is None), 0)
        with pytest.raises(Refusal, match="why-not-certain"):
            KNOWLEDGE.why(log, cell)
        if game.state.layout is not None:
            break


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "you see 1 of them too. So the one you don’t see"),
        ("fr", "tu vois aussi une de ces cartes. Celle que tu ne vois pas"),
        ("de", "die Karte, die du nicht siehst,"),
    ],
)
def test_a_single_card_that_is_counted_is_not_taken_for_the_one_that_is_seen(language: str, said: str) -> None:
    """Read aloud, “you see 1 of them too. So this card must be on your own screen” spoke of the wrong card."""
    for key, left in (("clues-why-answer", 0), ("clues-why-answer-all", 1)):
        facts: dict[str, Fact] = {"no": Cited(2), "witness": Who(Seat(1)), "about": Colour.RED, "inner": None}
        facts |= {"count": 1 + left, "seen": 1, "left": left, "cards": (Person.BUTCHER,)}

        assert said in WORDS.say(language, Line(key, facts), lambda _: "Blaise")
