"""The games of the golden transcripts: played by simple detectives, so that a reader learns Bakerstreet from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.bakerstreet import GAME
from games.bakerstreet.actions import Choose, Doubt, Estimate, Play, Take
from games.bakerstreet.model import Letter, Phase
from games.core.contract import Action
from games.core.playthrough import EntryKind, Playthrough
from games.core.seats import Seat
from tests.builders import Case, RunningGame, a_seed, settled

RUNS = tuple(tuple(Letter)[start : start + 7] for start in range(14))


def decided(game: RunningGame, seat: Seat) -> Action:
    """Return what a sensible player does: estimates near the truth, doubts what is too high, and collects one run."""
    view = GAME.observer.seat_view(game.state, seat)
    own = sum(card.points for card in view.hand)
    fair = own + 2 + game.dice.below(6)
    match game.state.phase:
        case Phase.PLAYING if view.last is not None and (view.last >= fair or not view.hand):
            return Doubt()
        case Phase.PLAYING:
            return Play(card=game.dice.pick(view.hand), pile=1 + game.dice.below(5))
        case Phase.ESTIMATING:
            return Estimate(number=max(min(fair, 30), (-1 if view.last is None else view.last) + 1))
        case Phase.CHOOSING:
            return Choose(pile=1 + game.dice.below(5))
        case _:
            return Take(letter=max(view.free, key=lambda letter: (_worth(letter, view.letters), -letter.place)))


def _worth(letter: Letter, owned: tuple[Letter, ...]) -> int:
    return max(len(set(owned) & set(run)) for run in RUNS if letter in run)


def played(
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    leaves_at: int | None = None,
    sleeps: int | None = None,
    gone_from: int | None = None,
) -> Playthrough:
    """Return a game.

    `leaves_at`: who is to play then leaves; `sleeps`: a seat for which the clock plays at times; `gone_from`: the second
    player does nothing any more from then on.
    """
    game = RunningGame(Case(GAME, 2, tuple(settled(GAME, 2, options).items())), a_seed(seed))
    while not game.is_over:
        seat = game.state.active
        if len(game.moves) == leaves_at:
            game.move(EntryKind.FORFEIT, seat)
        elif (gone_from is not None and seat == 1 and len(game.moves) >= gone_from) or (
            seat == sleeps and game.state.missed[seat] < 2 and game.dice.below(3) == 0
        ):
            game.move(EntryKind.LATE, seat)
        else:
            game.move(EntryKind.ACTION, seat, decided(game, seat))
    return game.playthrough()


def scripts() -> Mapping[str, Callable[[], Playthrough]]:
    """Return how to play the games, by name."""
    return {
        "a-whole-game": lambda: played(1),
        "one-dozes-friendly-memory": lambda: played(2, {"memory": "friendly", "first": "two"}, sleeps=0),
        "one-leaves": lambda: played(3, {"first": "one"}, leaves_at=17),
        "one-stays-away": lambda: played(5, gone_from=16),
        "nobody-plays": nobody,
    }


def nobody() -> Playthrough:
    """Return a game that the clock plays alone."""
    game = RunningGame(Case(GAME, 2, tuple(settled(GAME, 2).items())), a_seed(4))
    while not game.is_over:
        game.move(EntryKind.LATE, game.state.active)
    return game.playthrough()
