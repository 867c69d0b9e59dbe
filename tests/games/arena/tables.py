"""Tables of the arena with foreign programs in some of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from games.arena.match import MOST_MOVES, Match, MatchTerms, PlayedMatch
from games.arena.players import Entrant, TimeControl
from games.core.game import AnyGame
from games.core.playthrough import dump, load, steps
from tests.builders import a_seed

RIVALS = Path(__file__).parent / "rivals"
PATIENT = TimeControl(20.0, 20.0)


def play(game: AnyGame, labels: Sequence[str], n: int = 0, control: TimeControl = PATIENT) -> PlayedMatch:
    """Play a table of these players, in the order of the seats."""
    terms = MatchTerms(game=game, seats=len(labels), options=game.info.settle({}, len(labels)))
    return Match(terms, a_seed(n)).play([Entrant(label).player(game, control) for label in labels])


def faults_of(played: PlayedMatch, seat: int) -> set[str]:
    """Return the kinds of faults of a seat."""
    return {note.fault.value for note in played.notes if note.seat == seat and note.fault is not None}


def checked(game: AnyGame, played: PlayedMatch) -> None:
    """Check that a table came to its end, by the rules, and can be exported and replayed."""
    assert load(dump(played.playthrough), {game.info.key: game}) == played.playthrough
    *_, last = steps(game, played.playthrough)
    assert game.rules.outcome(last.state) == played.outcome
    assert len(played.notes) == len(played.playthrough.moves) <= MOST_MOVES
