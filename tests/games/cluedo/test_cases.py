"""Reasons of Cluedo that take a case distinction: each case is told to its end, and nothing that is cited can be spared."""

from __future__ import annotations

import pytest

from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.findings import found
from games.core.chance import Chance
from tests.builders import a_seed
from tests.games.cluedo.evenings import Evening
from tests.games.cluedo.test_knowledge import KNOWLEDGE, a_table
from tests.games.seat_logs import cited

OPENING = {"cluedo-why-case", "cluedo-why-suppose"}


@pytest.mark.parametrize("n", [5049, 5076, 5128])
def test_each_case_is_told_until_it_cannot_be_or_the_claim_follows(n: int) -> None:
    luck, trees = Chance(a_seed(n), 2**44), 0
    for evening in Evening(a_table(n), a_seed(n)).play():
        if evening.game.state.cast.deal is None or luck.below(10):
            continue
        told = evening.log(luck.pick(evening.game.case.everybody))
        known, everything = evidence(told), KNOWLEDGE.findings(told)
        assert known is not None
        certain = [cell for cell in everything.cells if everything.certain(cell)]
        for cell in sorted({luck.pick(certain) for _ in range(3)}):
            lines = KNOWLEDGE.why(told, cell)
            keys = [line.key for line in lines]
            if not OPENING & {*keys}:
                continue
            trees += 1
            assert keys[-1] == "cluedo-why-so"
            assert all(key not in OPENING for key in keys[-2:])
            assert keys.count("cluedo-why-clash") >= keys.count("cluedo-why-suppose")
            steps = cited(lines)
            for fewer in (steps, *(steps - {step} for step in steps)):
                follows = found(known, [fact for fact in known.facts if fact.n in fewer]).certain(cell)
                assert (follows is not None) is (fewer == steps)

    assert trees
