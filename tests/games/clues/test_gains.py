"""What a question of 13 Indices is expected to leave, against going through all layouts one by one."""

from __future__ import annotations

from collections import defaultdict

import pytest

from games.clues import BOX
from games.clues.actions import Ask
from games.clues.knowledge.counting import Layouts
from games.clues.knowledge.evidence import evidence
from games.clues.knowledge.findings import CluesKnowledge
from games.clues.model import Card, Inner
from games.core.chance import Chance
from games.core.seats import Seat
from tests.builders import a_seed, amount
from tests.games.clues.brute import all_layouts
from tests.games.clues.detective import fits
from tests.games.clues.test_knowledge import games

KNOWLEDGE = CluesKnowledge(BOX)
FEW = 3000


@pytest.mark.parametrize("n", range(amount(3, 100)))
def test_a_question_is_expected_to_leave_what_it_leaves_in_all_layouts_on_average(n: int) -> None:
    luck = Chance(a_seed(n), 2**42)
    for game in games(n):
        seat = luck.pick(game.game.case.everybody)
        if game.state.layout is None or luck.below(3) or KNOWLEDGE.deals(game.log(seat)) > FEW:
            continue
        log = game.log(seat)
        known = evidence(log)
        assert known is not None
        gains, _ = Layouts(BOX, known, known.facts).gains()
        best = max(gain.bits for gain in gains.values())
        layouts = list(all_layouts(log))
        cases = {case for case, _ in layouts}
        for (witness, about, inner), gain in gains.items():
            told: dict[int, list[tuple[Card, ...]]] = defaultdict(list)
            for case, behind in layouts:
                pair = behind[Seat(witness)]
                counted = {None: pair, Inner.LEFT: pair[:1], Inner.RIGHT: pair[1:]}[inner]
                told[fits([*case, *counted], about)].append(case)
            left = sum(len(each) * len({*each}) for each in told.values()) / len(layouts) / len(cases)
            question = Ask(witness=witness, about=about, inner=inner)
            assert KNOWLEDGE.left(log, question) == gain.left == pytest.approx(left)
            assert KNOWLEDGE.rating(log, question) == (gain.bits, best)
        return
    pytest.skip("this game never comes to few layouts")
