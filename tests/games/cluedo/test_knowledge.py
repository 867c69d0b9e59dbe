"""What follows in Cluedo: exactly, and nothing that is not so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.knowledge.evidence import Evidence, Fact, Source, evidence
from games.cluedo.knowledge.findings import CluedoKnowledge, found
from games.cluedo.model import CARDS, Room, Suspect, Weapon
from games.cluedo.state import State
from games.core.chance import Chance
from games.core.contract import Event, Refusal
from games.core.deduction.knowledge import Findings
from games.core.deduction.seat_log import seat_log
from games.core.endings import Left
from games.core.seats import Seat, all_seats
from tests.builders import Case, a_seed, amount, every_case
from tests.games.cluedo.brute import counted
from tests.games.cluedo.evenings import Evening
from tests.games.seat_logs import cited
from tests.words import WORDS

KNOWLEDGE = CluedoKnowledge()
TABLES = every_case([GAME], is_whole=True)
FEW = 20_000
LANGUAGES = WORDS.languages


def a_table(n: int) -> Case:
    return TABLES[n * 7 % len(TABLES)]


def is_possible(found: Findings, state: State) -> bool:
    """Return whether the deal as it is was not excluded."""
    seats = state.cast.seats
    hands = [set(hand.open()) for hand in state.cast.dealt.hands] + [set(state.cast.dealt.envelope.open())]
    cells = all(
        ("yes" if card in hands[owner] else "not") in found.cells[i * (seats + 1) + owner]
        for i, card in enumerate(CARDS)
        for owner in range(seats + 1)
    )
    return cells and state.cast.dealt.envelope.open() in found.cases


@pytest.mark.parametrize("n", range(amount(8, 300)))
def test_it_counts_what_going_through_all_deals_counts(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    compared = 0
    for evening in Evening(a_table(n), a_seed(n)).play():
        if evening.game.state.cast.deal is None or luck.below(8):
            continue
        told = evening.log(luck.pick(evening.game.case.everybody))
        if KNOWLEDGE.deals(told) < FEW // amount(20, 1):
            assert KNOWLEDGE.findings(told) == counted(told)
            compared += 1
            if compared == amount(2, 5):
                break


@pytest.mark.parametrize("n", range(amount(16, 2000)))
def test_the_deal_as_it_is_is_never_excluded(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    for evening in Evening(a_table(n), a_seed(n)).play():
        state = evening.game.state
        if state.cast.deal is None or (luck.below(20) and not evening.game.is_over):
            continue
        for seat in evening.game.case.everybody:
            found = KNOWLEDGE.findings(evening.log(seat))
            assert is_possible(found, state)
            assert sum(found.cases.values()) == found.deals == KNOWLEDGE.deals(evening.log(seat))
            assert all(sum(values.values()) == found.deals for values in found.cells.values())


@pytest.mark.parametrize("case", every_case([GAME]), ids=str)
def test_the_more_is_told_the_fewer_deals_are_left(case: Case) -> None:
    *_, evening = Evening(case, a_seed(3)).play(10)
    told = evening.log(case.everybody[0])
    deals = [KNOWLEDGE.deals(told.until(n)) for n, _ in evening.steps]

    assert deals == sorted(deals, reverse=True)


def test_who_was_asked_has_a_card_also_when_whoever_asked_has_left_before_the_answer() -> None:
    case = Case(GAME, 3, tuple(GAME.info.settle({}, 3).items()))
    me, author, witness = case.everybody
    asked = ev.Suggested(
        by=author,
        hypothesis=1,
        suspect=Suspect.WHITE,
        weapon=Weapon.ROPE,
        room=Room.HALL,
        called=None,
        passed=(),
        asked=witness,
        shown_by=None,
    )
    later = replace(asked, by=me, hypothesis=2, weapon=Weapon.COSH, asked=None)
    events: tuple[Event, ...] = (
        ev.Dealt(dealer=witness, first=author, most=6, short=()),
        ev.HandDealt(to=me, cards=(Room.KITCHEN,)),
        asked,
        Left(seat=author),
        later,
    )
    steps = tuple((n, (event,)) for n, event in enumerate(events))

    known = evidence(seat_log(me, 3, dict(case.options), steps))

    assert known is not None
    assert known.facts == (Fact(2, Source.ASKED, witness, (Suspect.WHITE, Weapon.ROPE, Room.HALL)),)


@pytest.mark.parametrize(
    ("barring", "is_proof"),
    [
        ((), False),
        ((ev.Accused(by=Seat(2), right=False),), True),
        ((ev.Accused(by=Seat(1), right=False),), False),
        ((ev.Denounced(by=Seat(1), player=Seat(2), hypothesis=1, lied=True),), True),
        ((ev.Denounced(by=Seat(1), player=Seat(2), hypothesis=1, lied=False),), False),
    ],
)
def test_a_cl_33_a_barred_witness_that_is_asked_has_a_card_also_where_witnesses_may_lie(
    barring: tuple[Event, ...], is_proof: bool
) -> None:
    me, author, witness = all_seats(3)
    said = ev.Suggested(
        by=me,
        hypothesis=1,
        suspect=Suspect.PLUM,
        weapon=Weapon.DAGGER,
        room=Room.STUDY,
        called=None,
        passed=(),
        asked=author,
        shown_by=None,
    )
    asked = replace(said, by=author, hypothesis=2, suspect=Suspect.WHITE, weapon=Weapon.ROPE, asked=witness)
    events: tuple[Event, ...] = (
        ev.Dealt(dealer=witness, first=author, most=6, short=()),
        ev.HandDealt(to=me, cards=(Room.KITCHEN,)),
        said,
        ev.Answered(by=author, to_whom=me, shown=False, asked=witness),
        ev.Answered(by=witness, to_whom=me, shown=False),
        *barring,
        asked,
    )
    steps = tuple((n, (event,)) for n, event in enumerate(events))

    known = evidence(seat_log(me, 3, GAME.info.settle({"false_witnesses": "on"}, 3), steps))

    assert known is not None
    proof = Fact(len(events) - 1, Source.ASKED, witness, (Suspect.WHITE, Weapon.ROPE, Room.STUDY))
    assert (proof in known.facts) is is_proof


def test_before_the_deal_all_is_open() -> None:
    table = Evening(TABLES[0], a_seed())
    told = table.log(TABLES[0].everybody[0])
    found = KNOWLEDGE.findings(told)

    assert found.deals == KNOWLEDGE.deals(told) == 324 * 17_153_136
    assert set(found.cases.values()) == {17_153_136}


@pytest.mark.parametrize("n", range(amount(8, 300)))
def test_a_reason_names_steps_that_are_enough_and_none_that_can_be_spared(n: int) -> None:
    luck = Chance(a_seed(n), 2**44)
    for evening in Evening(a_table(n), a_seed(n)).play():
        if evening.game.state.cast.deal is None or luck.below(15):
            continue
        told = evening.log(luck.pick(evening.game.case.everybody))
        known = evidence(told)
        assert known is not None
        everything = KNOWLEDGE.findings(told)
        certain = [cell for cell in everything.cells if everything.certain(cell)]
        for cell in {luck.pick(certain), luck.pick(certain)}:
            lines = KNOWLEDGE.why(told, cell)
            steps = cited(lines)

            def sign(steps: set[int], known: Evidence = known, cell: int = cell) -> str | None:
                return found(known, [fact for fact in known.facts if fact.n in steps]).certain(cell)

            assert sign(steps) == everything.certain(cell)
            assert [n for n in steps if sign(steps - {n}) is not None] == []
            for language in LANGUAGES:
                assert all(WORDS.say(language, line, lambda who: f"<{who.seat}>") for line in lines)


def test_there_is_no_reason_for_what_is_not_certain() -> None:
    for evening in Evening(TABLES[0], a_seed()).play():
        told = evening.log(TABLES[0].everybody[0])
        everything = KNOWLEDGE.findings(told)
        cell = next((cell for cell in everything.cells if everything.certain(cell) is None), 0)
        with pytest.raises(Refusal, match="why-not-certain"):
            KNOWLEDGE.why(told, cell)
        if evening.game.state.cast.deal is not None:
            break
