"""Bakerstreet: what follows for a seat is exact, true, and explained by what it takes and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest

from games.bakerstreet import BOX, GAME, events
from games.bakerstreet.knowledge.findings import BakerKnowledge, counted, is_certain
from games.bakerstreet.knowledge.letters import LETTERS, Goal, clues
from games.bakerstreet.knowledge.memory import remembered
from games.bakerstreet.knowledge.reasons import is_counted
from games.bakerstreet.model import SEATS, Card, Letter, longest_run
from games.bakerstreet.paper import FIRST_LETTER, FIRST_PILE, PILES, PLAYERS, REACHED, SUM, cell_at, place_of
from games.bakerstreet.rules import BakerRules
from games.core.chance import Chance
from games.core.contract import Event
from games.core.deduction.knowledge import Findings
from games.core.deduction.seat_log import SeatLog, SeatStep, seat_log
from games.core.deduction.sheet import Sign
from games.core.lines import Fact, Line, Who
from games.core.seats import Seat
from tests.builders import CASES, Case, a_seed, amount
from tests.games.bakerstreet import brute
from tests.games.seat_logs import LoggedGame as Running
from tests.games.seat_logs import cited, logged
from tests.words import WORDS

KNOWN = BakerKnowledge(BOX)
WAYS = [case for case in CASES if case.game is GAME]
CASE = WAYS[0]
FEW_CARDS = replace(BOX, deck=tuple(map(Card, ["0", "1", "1", "2_stop", "3", "3", "4", "5_x2", "5"])))
FEW_LETTERS = replace(BOX, piles=4, run=3, clues=tuple(letter for letter in LETTERS[:4] for _ in range(2)))
SMALL = replace(GAME, rules=BakerRules(FEW_CARDS), deputy=None)


def test_the_shares_of_a_hand_are_those_of_all_that_may_have_been_drawn() -> None:
    for n in range(amount(3, 150)):
        case = Case(SMALL, 2, CASE.options)
        for running in logged(case, a_seed(n), restless=(0, 4)[n % 2]):
            step = len(running.game.moves)
            if step > 60:
                break
            log = running.log(SEATS[step % 2])
            expected = brute.hands(log, FEW_CARDS) if step % 7 == 3 else None
            if expected is not None:
                found = remembered(log, FEW_CARDS).theirs.sums()
                assert shares(found) == shares(expected)


def shares(counts: Mapping[int, int]) -> dict[int, Fraction]:
    total = sum(counts.values())
    return {value: Fraction(had, total) for value, had in counts.items() if had}


def some_clues(dice: Chance) -> SeatLog:
    """Return what a seat was told of counts and of few clue cards, while nobody won."""
    box, me = FEW_LETTERS, dice.pick(SEATS)
    deck = dice.shuffled(box.clues)
    piles = {n: [*deck[2 * n - 2 : 2 * n]] for n in range(1, box.piles + 1)}
    owned: dict[Seat, list[Letter]] = {seat: [] for seat in SEATS}
    steps: list[tuple[int, tuple[Event, ...]]] = [(0, (events.Dealt(first=SEATS[0]),))]
    for n in range(1, 3 + dice.below(9)):
        winner, pile = dice.pick(SEATS), dice.pick([*piles])
        letters = tuple(sorted(piles[pile]))
        free = [letter for letter in letters if letter not in owned[winner]]
        prize = "clue" if free else "all" if letters else "none"
        happened: list[Event] = [a_count(pile, winner, prize)]
        if letters:
            happened.append(events.PileSeen(to=winner, pile=pile, letters=letters, prize=prize))
        steps.append((2 * n, tuple(happened)))
        if not free:
            continue
        letter = dice.pick(free)
        if len(longest_run(tuple(sorted([*owned[winner], letter])))) >= box.run:
            break  # it is still to be taken
        owned[winner].append(letter)
        piles[pile].remove(letter)
        taken = events.ClueTaken(by=winner, pile=pile, left=len(piles[pile]), clues=len(owned[winner]), then="round")
        steps.append((2 * n + 1, (taken, events.ClueKept(to=winner, letter=letter))))
    return seat_log(me, 2, dict(CASE.options), steps)


def a_count(pile: int, winner: Seat, prize: str) -> events.Counted:
    return events.Counted(
        pile=pile,
        arrow=False,
        first=winner,
        first_cards=(),
        first_x2=False,
        first_sum=0,
        second=SEATS[1 - winner],
        second_cards=(),
        second_x2=False,
        second_sum=0,
        stop=False,
        winner=winner,
        how="empty",
        prize=prize,
    )


def test_the_shares_of_letters_are_those_of_all_deals_and_all_that_may_have_been_taken() -> None:
    dice = Chance(a_seed(15), 1)
    for _ in range(amount(12, 1000)):
        log = some_clues(dice)
        ways = brute.clues(log, FEW_LETTERS)
        found = counted(clues(log, FEW_LETTERS))
        total = sum(ways.values())
        for letter in LETTERS[:4]:
            places: dict[int, str | int] = {SEATS[1 - log.seat]: "theirs"}
            places |= {PLAYERS + pile - 1: pile for pile in range(1, 5)}
            for column, place in places.items():
                yes = sum(
                    had
                    for at, had in ways.items()
                    if any(each == place and card is letter for each, card in zip(at, FEW_LETTERS.clues, strict=True))
                )
                assert Fraction(found.where[letter, column], found.ways) == Fraction(yes, total)


def truth(running: Running, seat: Seat) -> dict[int, str]:
    """Return what is true in each cell about which something can follow."""
    state = running.state
    other = SEATS[1 - seat]
    hands = [sum(card.points for card in side.hand.open()) for side in state.sides]
    true = {cell_at(SUM, other): str(hands[other])}
    if state.estimates:
        true[cell_at(REACHED, state.estimates[-1][0])] = sign(sum(hands) >= state.estimates[-1][1])
    for letter in LETTERS:
        row = FIRST_LETTER + letter.place
        true[cell_at(row, other)] = sign(letter in state.sides[other].letters.open())
        for n, pile in enumerate(state.piles):
            true[cell_at(row, PLAYERS + n)] = sign(letter in pile.open())
    return true


def sign(is_so: bool) -> str:
    return Sign.YES if is_so else Sign.NO


@pytest.mark.parametrize("case", WAYS, ids=str)
def test_the_truth_is_never_excluded_and_every_certainty_has_its_reasons(case: Case) -> None:
    for n in range(amount(1, 340)):
        for running in logged(case, a_seed(70 + n), restless=(0, 12)[(n + WAYS.index(case)) % 2]):
            step = len(running.game.moves)
            if step % 5 != 2 and not running.game.is_over:
                continue
            seat = SEATS[step // 5 % 2]
            log = running.log(seat)
            findings = KNOWN.findings(log)
            assert findings.deals == KNOWN.deals(log)
            true = truth(running, seat)
            for cell, values in findings.cells.items():
                assert sum(values.values()) == findings.deals
                assert min(values.values()) > 0
                assert cell not in true or true[cell] in values, "the truth is excluded"
            if step % 50 == 12:
                explained(log, findings, running.game.dice)


def explained(log: SeatLog, findings: Findings, dice: Chance) -> None:
    certain = [cell for cell in findings.cells if findings.certain(cell) is not None]
    hands = [cell for cell in certain if place_of(cell)[0] in (SUM, REACHED)]
    for cell in [*dice.shuffled(certain)[:8], *hands]:
        steps = cited(KNOWN.why(log, cell))
        said = remembered(log, BOX).said
        follows = follower(log, cell, findings.certain(cell) or "")
        if said and place_of(cell)[0] == REACHED:
            assert said[0] in steps
            if follows(frozenset(steps - {said[0]})):  # in the same step the clock may have told of the hand
                steps.remove(said[0])
        assert follows(frozenset(steps))
        for step in steps:
            assert not follows(frozenset(steps - {step})), "it would follow without this step"


def follower(log: SeatLog, cell: int, value: str) -> Callable[[frozenset[int]], bool]:
    """Return what says whether a value follows from some steps."""
    row, column = place_of(cell)
    memory = remembered(log, BOX)
    if row < SUM:
        return partial(is_counted, memory, row - FIRST_PILE, SEATS[column])
    if row >= FIRST_LETTER:
        return partial(is_certain, log, BOX, Goal(LETTERS[row - FIRST_LETTER], column, value == Sign.YES))

    def is_held(kept: frozenset[int]) -> bool:
        sums = remembered(log, BOX, kept).theirs.sums()
        return {str(points) if row == SUM else sign(memory.reaches(points)) for points in sums} == {value}

    return is_held


def test_what_the_clock_does_for_the_other_tells_of_its_hand() -> None:
    """It doubts unless that hand alone is worth the estimate (A-BS-25)."""
    deal = (events.Dealt(first=SEATS[0]), events.HandDealt(to=SEATS[0], cards=(Card.ZERO,) * 3))
    missed = events.TurnMissed(seat=SEATS[1], doubts=False)
    steps = (SeatStep(0, deal), SeatStep(1, (events.Estimated(by=SEATS[0], number=13),)), SeatStep(2, (missed,)))
    sums = remembered(SeatLog(seat=SEATS[0], seats=2, options={}, steps=steps), BOX).theirs.sums()

    assert set(sums) == {13, 14, 15}


def test_a_hand_of_which_the_worth_is_certain_is_said_with_one_number() -> None:
    sums = {"en": ("worth 7 together", "worth 6 to 7 together"), "fr": ("ensemble 7", "ensemble de 6 à 7")}
    for language, texts in sums.items():
        for low, expected in zip((7, 6), texts, strict=True):
            facts: dict[str, Fact] = {"size": 3, "low": low, "high": 7, "exact": low == 7, "nos": ()}
            line = Line("bakerstreet-why-hand", {"who": Who(SEATS[1]), **facts})
            assert expected in WORDS.say(language, line, lambda _: "Ben")


def test_the_sheet_numbers_its_cells_as_the_knowledge_does() -> None:
    state = GAME.rules.setup(2, GAME.info.settle({}, 2), Chance(a_seed(1), 0)).state
    paper = GAME.face.sheet(GAME.observer.table_view(state), GAME.observer.seat_view(state, SEATS[0]))
    cells = [(row, column) for row in range(len(paper.rows)) for column in range(len(paper.columns))]

    assert [paper.at(*each) for each in cells] == [cell_at(*each) for each in cells]
    assert [place_of(cell_at(*each)) for each in cells] == cells
    assert paper.rows[FIRST_LETTER:] == LETTERS
    assert len(paper.columns) == PLAYERS + PILES
    assert [each for each in cells if paper.has(*each)] == [
        each for each in cells if each[1] < PLAYERS or each[0] >= FIRST_LETTER
    ]
