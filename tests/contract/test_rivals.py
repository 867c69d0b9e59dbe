"""Rivals: whoever plays for the program does what is allowed, decides alike in the same situation, and finishes its games."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.cluedo.actions import Suggest
from games.cluedo.model import SUSPECTS
from games.clues.actions import Ask
from games.core.chance import Chance
from games.core.contract import Action
from games.core.deduction.rival import Strength
from games.core.game import AnyGame
from tests.builders import CASES, Case, a_seed, amount
from tests.tools.kinds import kinds, ways_to_play
from tests.tools.ladder import Match, player
from tests.words import WORDS

PLAYED = [game for game in GAMES if game.rival is not None]

LEFT_ALONE = {
    "prefer": "where cards answer by themselves, they do so as a rival would have answered: with what was seen before",
    "stay": "a throw leads into a room, or nearer to one; and whoever is in a room asks there",
    "suggest end": "ends the turn without an accusation: whoever does not want to accuse ends it afterwards",
}
"""What no rival ever chooses, and why."""

MOST_MOVES = {"clues": 120, "cluedo": 600, "arosa": 120, "bakerstreet": 400}
"""More than twice what the longest of hundreds of games has taken."""


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, options) for game in PLAYED for options in ways_to_play(game)],
    ids=lambda each: "-".join(each.values()) if isinstance(each, dict) else each.info.key,
)
def test_rivals_choose_every_kind_of_action_that_they_are_allowed_but_for_those_left_alone_on_purpose(
    game: AnyGame, options: dict[str, str]
) -> None:
    allowed, chosen = kinds(game, options, amount(20, 200), set(LEFT_ALONE))

    assert allowed - chosen <= set(LEFT_ALONE)


@pytest.mark.parametrize("case", [case for case in CASES if case.game in PLAYED], ids=str)
def test_rivals_play_by_the_rules_say_why_ask_nothing_twice_but_to_accuse_and_end_every_game(case: Case) -> None:
    game, strengths = case.game, list(Strength)
    players = [player(game, strength) for strength in strengths]
    for n in range(amount(1, 40)):
        seed = 7_000 + 100 * case.seats + n
        match = Match(game, case.seats, dict(case.options), a_seed(seed))
        asked = set[Any]()
        is_to_accuse = False
        seated = [
            players[(CASES.index(case) + 3 * n + i) % 4] for i in range(case.seats)
        ]  # every strength in every game
        for i, (situation, decision, _) in enumerate(match.play(seated)):
            action, seat = decision.action, situation.log.seat
            assert action in situation.legal
            if i % 16 == 0:
                rival = seated[seat]
                assert rival(situation, Chance(a_seed(n), i)) == rival(situation, Chance(a_seed(n), i))
                assert all(WORDS.say(each, decision.why, lambda _: "Adèle") for each in WORDS.languages)
            if seat == getattr(situation.table, "active", seat) and is_to_accuse:
                assert action.verb == "accuse"
                is_to_accuse = False
            elif isinstance(action, game.questions):
                key = seat, len(getattr(situation.table, "out", ())), _question(action, situation.view)
                is_to_accuse = key in asked
                assert not is_to_accuse or game.info.key == "cluedo"
                asked.add(key)
            assert match.moves < MOST_MOVES.get(game.info.key, 1000)
        assert match.outcome is not None
        assert match.outcome.reason != "stalled"


def _question(action: Action, view: Any) -> object:
    """Return what makes a question another one than before."""
    match action:
        case Suggest():
            return action.suspect, action.weapon, view.at[SUSPECTS.index(view.pawn)]
        case Ask():
            return action.witness, action.about, action.inner
        case _:
            return action
