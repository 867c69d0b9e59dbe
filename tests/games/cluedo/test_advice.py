"""Advice to a person on their turn: a question with what it is expected to leave, or the way to where one tells more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.deduction.hints import advisable
from bot.rivals.deciding import RivalQuestion, advise
from games.cluedo import BOARD, GAME
from games.cluedo.actions import Roll, Suggest, TakePassage
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.findings import CluedoKnowledge
from games.cluedo.rival.advice import CluedoAdviser
from games.core.chance import SEED_BYTES, Chance
from games.core.deduction.rival import Situation, Strength
from tests.builders import a_seed, amount
from tests.tools.ladder import Match, player

LUCK = bytes(SEED_BYTES)
KNOWLEDGE = CluedoKnowledge()


def situations(n: int, **options: str) -> list[Situation]:
    """Return the situations of weak players on their turn, with what a hint may name."""
    match = Match(GAME, 3, GAME.info.settle(options, 3), a_seed(n))
    played = [situation for situation, _, _ in match.play([player(GAME, Strength.NOVICE)] * 3)]
    return [
        replace(each, legal=advisable(each.legal))
        for each in played
        if evidence(each.log) is not None and any(isinstance(action, Roll | Suggest) for action in each.legal)
    ]


@pytest.mark.parametrize("witnesses", ["off", "on"])
def test_before_the_throw_a_person_is_told_to_ask_or_to_go_where_a_question_should_tell_more(witnesses: str) -> None:
    adviser, named = CluedoAdviser(BOARD), Counter[type]()
    for n in range(amount(2, 20)):
        for situation in situations(n, false_witnesses=witnesses):
            action = adviser.advise(situation, Chance(LUCK, n)).action
            kinds = {type(each) for each in situation.legal}
            assert action in situation.legal
            if {Roll, Suggest} <= kinds:
                named[type(action)] += 1

    assert set(named) >= {Roll, Suggest}
    assert set(named) <= {Roll, Suggest, TakePassage}


def test_a_hint_says_exactly_what_its_question_is_expected_to_leave() -> None:
    told = 0
    for n, situation in enumerate(situations(1)):
        question = RivalQuestion(game="cluedo", situation=situation, strength=Strength.EXPERT, seed=LUCK, n=n)
        advice = advise(question)
        assert advice == advise(question)
        if isinstance(advice.action, Suggest):
            assert advice.left == KNOWLEDGE.left(situation.log, advice.action)
            told += 1
        else:
            assert advice.left is None

    assert told
