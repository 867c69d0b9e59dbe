"""Answers taken together: the rules lead where no single answer does, and what they conclude follows from what they cite alone."""

from __future__ import annotations

from itertools import islice

import pytest

from games.clues import BOX
from games.clues.knowledge.claims import Claim, Rule
from games.clues.knowledge.counting import Spot
from games.clues.knowledge.evidence import AllShown, Answer, Evidence, Read, evidence
from games.clues.knowledge.reasons import Whereabouts, is_certain, reasons, steps_of
from games.clues.knowledge.together import together
from games.clues.model import Category, Colour, Person, Place, Weapon
from games.core.chance import Chance
from games.core.seats import Seat
from tests.builders import a_seed, amount
from tests.games.clues.test_knowledge import games

AT_THREE = Evidence(
    seat=Seat(2),
    seats=3,
    inner=(Place.THEATER, Place.PARK),
    outer={
        Seat(0): (Person.OFFICER, Place.MARKET, Weapon.POISON),
        Seat(1): (Person.MAID, Place.PARLOR, Weapon.BLOWGUN),
    },
    facts=(),
)
AT_SIX = Evidence(
    seat=Seat(4),
    seats=6,
    inner=(Person.DANCER, Weapon.CROSSBOW),
    outer={
        Seat(5): (Person.COUNTESS, Place.THEATER, Weapon.SWORD),
        Seat(0): (Person.FLORIST, Place.RACE_COURSE, Weapon.GUN),
        Seat(1): (Person.OFFICER, Place.PLAZA, Weapon.BOW),
        Seat(2): (Person.COACHMAN, Place.PARLOR, Weapon.POISON),
        Seat(3): (Person.DUKE, Place.PARK, Weapon.BLOWGUN),
    },
    facts=(),
)
Told = tuple[int, Colour | Category, int]
POSITIONS: list[tuple[Evidence, list[Told], Whereabouts, Rule]] = [
    (
        AT_THREE,
        [(1, Colour.YELLOW, 2), (0, Category.OUTDOOR, 0), (1, Category.MAN, 2), (1, Category.RANGED, 2)],
        Whereabouts(Place.HARBOR, Spot.INFORMANTS, is_held=True),
        Rule.ALL_FIVE,
    ),
    (
        AT_THREE,
        [(0, Colour.YELLOW, 2), (1, Colour.YELLOW, 2), (1, Category.RANGED, 2)],
        Whereabouts(Place.HARBOR, Seat(1), is_held=False),
        Rule.FILLED,
    ),
    (  # at least two blue cards are on the own screen
        AT_SIX,
        [(0, Colour.BLUE, 3), (1, Colour.PINK, 2), (1, Colour.RED, 2), (5, Colour.BLUE, 2), (1, Category.MELEE, 3)],
        Whereabouts(Place.RAIL_CAR, Seat(1), is_held=False),
        Rule.FILLED,
    ),
    (
        AT_SIX,
        [(0, Colour.WHITE, 2), (5, Colour.WHITE, 2), (2, Colour.WHITE, 1)],
        Whereabouts(Person.SAILOR, Seat(3), is_held=False),
        Rule.SHARED,
    ),
]


@pytest.mark.parametrize(("seen", "told", "goal", "rule"), POSITIONS)
def test_a_claim_follows_from_several_answers_without_a_supposition(
    seen: Evidence, told: list[Told], goal: Whereabouts, rule: Rule
) -> None:
    answers = [Answer(n, Seat(witness), about, None, count) for n, (witness, about, count) in enumerate(told, start=1)]
    known = Evidence(seat=seen.seat, seats=seen.seats, inner=seen.inner, outer=seen.outer, facts=tuple(answers))
    claim = Claim(goal.place, goal.card, goal.is_held)

    steps = steps_of(BOX, known, known.facts).supposing(None, claim)

    assert rule in {steps.reasons[each].rule for each in steps.needed(claim)}
    assert "clues-why-suppose" not in {line.key for line in reasons(BOX, known, goal)}


@pytest.mark.parametrize("n", range(amount(3, 100)))
def test_what_answers_prove_together_follows_from_what_is_cited_alone(n: int) -> None:
    luck = Chance(a_seed(n), 2**47)
    for game in games(n):
        if game.state.layout is None or luck.below(10) or game.game.case.seats == 2:
            continue
        known = evidence(game.log(luck.pick(game.game.case.everybody)))
        assert known is not None
        if any(isinstance(fact, AllShown) for fact in known.facts):
            break
        read = {fact.n for fact in known.facts if isinstance(fact, Read)}
        for concluded, step in islice(together(steps_of(BOX, known, known.facts).supposing(None)), amount(4, 99)):
            noted = [Whereabouts(claim.card, claim.place, claim.is_held) for claim in step.claims]
            if any(each.place is Spot.INFORMANTS for each in noted):
                continue  # layouts do not count without a card among the informants
            for claim in concluded[: amount(2, 99)]:
                goal = Whereabouts(claim.card, claim.place, claim.is_held)
                assert is_certain(BOX, known, goal, read | {fact.n for fact in step.facts}, noted), step
