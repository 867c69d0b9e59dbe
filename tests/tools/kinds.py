"""Which kinds of actions rivals choose, of those that they are ever allowed, for each game and each value of an option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from games.cluedo.model import Silence
from games.core.contract import Action
from games.core.deduction.rival import Strength
from games.core.game import AnyGame
from tests.builders import a_seed
from tests.tools.ladder import Match, player

FIRST = 3
"""The seed of the first game: in those before, nobody comes to denounce."""


def ways_to_play(game: AnyGame) -> Iterator[dict[str, str]]:
    """Yield the usual options, and each other value of each option beside them."""
    yield {}
    for option in game.info.options:
        yield from ({option.key: value} for value in option.values if value != option.default)


def kind(action: Action) -> str:
    """Return what sort of action it is: its verb, and what makes it another choice."""
    if getattr(action, "card", None) is Silence.NOTHING:
        return f"{action.verb} nothing"
    return " ".join([action.verb, *(flag for flag in ("secret", "end") if getattr(action, flag, False))])


def kinds(
    game: AnyGame, options: Mapping[str, str], games: int, unwanted: AbstractSet[str]
) -> tuple[set[str], set[str]]:
    """Return what was allowed and what was chosen, over so many games or until all but what is unwanted was chosen."""
    allowed, chosen = set[str](), set[str]()
    seats = sorted(game.info.seats)[:2][-1]
    for n in range(FIRST, FIRST + games):
        match = Match(game, seats, game.info.settle(options, seats), a_seed(n))
        for situation, decision, _ in match.play([player(game, Strength.MASTER)] * seats):
            allowed |= {kind(each) for each in situation.legal}
            chosen.add(kind(decision.action))
        if allowed - chosen <= unwanted:
            break
    return allowed, chosen
