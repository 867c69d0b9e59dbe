"""Cluedo: the style of a rival shows in when it accuses, and in what it asks."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import pytest

from games.cluedo import BOARD, GAME
from games.cluedo.actions import Accuse, Suggest
from games.cluedo.rival.decisions import CluedoRival
from games.core.chance import Chance
from games.core.deduction.rival import Strength, Style
from tests.builders import a_seed, amount
from tests.tools.ladder import Match, player

RIVAL = CluedoRival(BOARD)
Moment = tuple[int, int]
"""A game, and a decision in it."""


@pytest.mark.parametrize("strength", sorted(GAME.styles))
def test_a_bold_rival_accuses_sooner_than_a_guarded_one_that_names_more_cards_of_its_own(strength: Strength) -> None:
    accused, decoys = defaultdict[Style, set[Moment]](set), defaultdict[Style, set[Moment]](set)
    for n in range(amount(6, 60)):
        match = Match(GAME, 3, GAME.info.settle({}, 3), a_seed(88_000_000 + n))
        for k, (situation, _, _) in enumerate(match.play([player(GAME, strength)] * 3)):
            if any(isinstance(each, Accuse | Suggest) for each in situation.legal):
                for style in Style:
                    decision = RIVAL.decide(replace(situation, style=style), strength, Chance(a_seed(n), k))
                    if isinstance(decision.action, Accuse):
                        accused[style].add((n, k))
                    elif decision.why.key == "why-cluedo-decoy":
                        decoys[style].add((n, k))

    assert accused[Style.GUARDED] <= accused[Style.PLAIN] <= accused[Style.BOLD]
    assert accused[Style.GUARDED] < accused[Style.BOLD]
    assert decoys[Style.BOLD] <= decoys[Style.PLAIN] <= decoys[Style.GUARDED]
    assert decoys[Style.PLAIN] < decoys[Style.GUARDED]
