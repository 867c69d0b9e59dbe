"""How answers combine: each claim that is told step by step holds in every layout, and no layout fits what clashes."""

from __future__ import annotations

import pytest

from games.clues import BOX
from games.clues.knowledge.claims import Claim, Rule, Step
from games.clues.knowledge.counting import Layouts, Spot
from games.clues.knowledge.evidence import AllShown, Answer, Evidence, Named, Read, evidence, unseen
from games.clues.knowledge.reasons import Whereabouts, reasons
from games.clues.knowledge.steps import Steps
from games.clues.model import Person, Place, Weapon
from games.core.chance import Chance
from games.core.seats import Seat
from tests.builders import a_seed, amount
from tests.games.clues.test_knowledge import KNOWLEDGE, games


def steps_of(known: Evidence, layouts: Layouts) -> Steps:
    told = [
        (fact, layouts.owed(fact), tuple(card for card in layouts.unknown if BOX.fits(card, fact.about)))
        if isinstance(fact, Answer)
        else (fact, 0, ())
        for fact in known.facts
        if not isinstance(fact, Read)
    ]
    return Steps(known, layouts.unknown, told)


@pytest.mark.parametrize("n", range(amount(4, 100)))
def test_what_is_told_step_by_step_is_so_and_what_clashes_is_not(n: int) -> None:
    luck, compared = Chance(a_seed(n), 2**45), 0
    for game in games(n):
        if game.state.layout is None or luck.below(10) or game.game.case.seats == 2:
            continue
        known = evidence(game.log(luck.pick(game.game.case.everybody)))
        assert known is not None
        if any(isinstance(fact, AllShown) for fact in known.facts):
            break
        layouts = Layouts(BOX, known, known.facts)
        steps, every = steps_of(known, layouts), layouts.ways()
        goal = Claim(luck.pick(steps.places), luck.pick(layouts.unknown), bool(luck.below(2)))
        told = steps.supposing(None, goal)
        for claim in {luck.pick([*told.reasons]) for _ in range(12)} if told.reasons else ():
            assert layouts.ways(claim.card, claim.place) == (every if claim.is_held else 0)
        supposed = goal._replace(is_held=not goal.is_held)
        if steps.supposing(supposed, goal).clash is not None:
            ways = layouts.ways(goal.card, goal.place)
            assert ways == (every if goal.is_held else 0)
        compared += 1

    if not compared:
        pytest.skip("two players, or a game that was over at once")


def test_a_claim_that_takes_several_answers_is_told_with_the_step_that_combines_them() -> None:
    combined = 0
    for n in range(amount(3, 60)):
        luck = Chance(a_seed(n), 2**46)
        for game in games(n):
            if game.state.layout is None or luck.below(12) or game.game.case.seats == 2:
                continue
            log = game.log(luck.pick(game.game.case.everybody))
            known, found = evidence(log), KNOWLEDGE.findings(log)
            assert known is not None
            layouts = Layouts(BOX, known, known.facts)
            card = luck.pick(layouts.unknown)
            ways = layouts.ways(card, Spot.CASE)
            if 0 < ways < found.deals:
                continue
            lines = reasons(BOX, known, Whereabouts(card, Spot.CASE, ways > 0))
            keys = [line.key for line in lines]
            if any(key.startswith("clues-why-step") for key in keys):
                assert keys[-1] == "clues-why-so"
                combined += 1

    assert combined


def test_three_cards_that_were_named_in_vain_cannot_all_be_there() -> None:
    case = (Person.NURSE, Place.MUSEUM, Weapon.RIFLE)
    seen = {Seat(1): (Person.OFFICER, Place.MARKET, Weapon.POISON), Seat(2): (Person.MAID, Place.PARLOR, Weapon.KNIFE)}
    known = Evidence(seat=Seat(0), seats=3, inner=(Place.THEATER, Place.PARK), outer=seen, facts=())
    held = {Claim(Spot.CASE, card, is_held=True): Step(Rule.NOTED) for card in case[1:]}
    steps = Steps(known, unseen(BOX, known, ()), [(Named(1, Seat(0), case), 0, ())], held)

    assert steps.supposing(Claim(Spot.CASE, case[0], is_held=True)).clash is not None
