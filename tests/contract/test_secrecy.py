"""Secrecy at scale (walls 5, 6 and 8, without sockets): whole random games, and everything that Alibi would send or show of them.

Two games of each case at every run, of every number of seats and each choice of options; as many as ALIBI_GAMES says in `make secrecy`.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

from bot.tables.table import NumberedStep
from bot.tables.waits import is_unnoticed
from games.core.chance import SEED_BYTES, Chance
from games.core.events import PublicEvent
from games.core.playthrough import EntryKind, Move, judge
from games.core.seats import Seat
from tests.builders import CASES, Case, RunningGame, any_verb
from tests.contract.secrecy import (
    LANGUAGES,
    Moment,
    alike,
    check_desk,
    check_letter,
    check_public,
    letters,
    posted,
    public,
    readers,
    shown,
)  # fmt: skip
from tests.contract.walls import compare_public
from tests.parts import worlds_of

GAMES = int(os.environ.get("ALIBI_GAMES", "0"))
EACH = max(2, -(-GAMES // len(CASES)))
FEW = 20
"""So few short games of a case may have no other world where one was looked for."""
LOOKS = 1 if EACH < FEW else 2
"""How often in eight rounds of the table another world is looked for."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_that_is_sent_or_shown_tells_what_it_may_not(case: Case) -> None:
    """`random` is seeded by pytest-randomly, which prints the seed."""
    seen = Counter[str]()
    for _ in range(EACH):
        watch(case, random.randbytes(SEED_BYTES), seen)
    assert EACH < FEW or seen["worlds"] > 0, seen


def watch(case: Case, seed: bytes, seen: Counter[str]) -> None:
    """Play a game at random, people coming late now and then, and look at all that is told and at some of what can be shown."""
    game = RunningGame(case, seed)
    before: NumberedStep | None = None
    now = game.now
    while True:
        moment = Moment(game, before, now)
        hears(moment)
        if game.is_over:
            return
        if now.n == 0 or game.dice.below(8 * case.seats) < LOOKS:
            check_public(public(moment))
            look(moment, seen)
        before = now
        if game.dice.below(30) == 0:
            game.move(EntryKind.LATE, game.someone())
        else:
            game.go_on(any_verb)
        now = game.now


def hears(moment: Moment) -> None:
    """Check what a step tells: nothing private in the channel, and to each seat what it alone learns."""
    check_public(posted(moment))
    for seat, letter in letters(moment):
        check_letter(moment, seat, letter)


def look(moment: Moment, seen: Counter[str]) -> None:
    """Compare what one seat can bring to its screen, and what follows from a move, with another world that it may be in."""
    game = moment.game
    hosted = game.case.game
    seat = game.dice.pick(game.case.everybody)
    world = worlds_of(hosted).another_world(moment.now.state, seat, game.dice)
    if world is None:
        return
    seen["worlds"] += 1
    locale = game.dice.pick(LANGUAGES)
    there = Moment(game, None, NumberedStep(hosted, moment.now.n, world, ()))
    here = Moment(game, None, NumberedStep(hosted, moment.now.n, moment.now.state, ()))
    screens = list(shown(here, seat, locale))
    check_desk(here, seat, screens[0])  # type: ignore[arg-type]  # the desk comes first
    assert alike(screens, list(shown(there, seat, locale))), (seat, game.playthrough())
    assert alike(public(here), public(there)), (seat, game.playthrough())
    follow(here, there, seat, locale, seen)


def follow(here: Moment, there: Moment, seat: Seat, locale: str, seen: Counter[str]) -> None:
    """Let the same happen in both worlds; what this seat then notices must differ by nothing but what the rules reveal."""
    game, hosted = here.game, here.game.case.game
    if (move := something(game, here.now.state, there.now.state)) is None:
        return
    steps = [judge(hosted, each.now.state, move, Chance(game.seed, here.now.n + 1)) for each in (here, there)]
    if compare_public(steps[0].events, steps[1].events):
        seen["forked"] += 1
        return
    ends = [hosted.rules.outcome(step.state) is not None for step in steps]
    assert ends[0] == ends[1]
    if all(ends):
        seen["over"] += 1  # everything is turned over at the end, even where the scores of two worlds are the same
        return
    seen["alike"] += 1
    late = move.kind is EntryKind.LATE
    mine, theirs = (
        Moment(game, each.now, NumberedStep(hosted, here.now.n + 1, step.state, step.events, late))
        for each, step in zip((here, there), steps, strict=True)
    )
    silent = [is_unnoticed(each.table, move.kind, after.now) for each, after in ((here, mine), (there, theirs))]
    trace = (seat, move, game.playthrough())
    assert silent[0] == silent[1], trace
    assert alike(public(mine), public(theirs)), trace
    assert readers(mine.now) == readers(theirs.now), trace
    view = hosted.observer.table_view
    is_silent = not any(isinstance(event, PublicEvent) for event in mine.now.events)
    if move.kind is EntryKind.ACTION and is_silent and view(mine.now.state) == view(here.now.state):
        assert silent[0], trace  # even the hour at which a panel is edited can be seen
    if seat not in readers(mine.now) and seat != move.seat:
        assert alike(list(shown(mine, seat, locale)), list(shown(theirs, seat, locale))), trace


def something(game: RunningGame, here: Any, there: Any) -> Move | None:
    """Return a move that is possible in both worlds, drawn: an action, or else what the clock does."""
    rules = game.case.game.rules
    owing = sorted(rules.turn(here) & rules.turn(there))
    if not owing:
        return None
    seat = game.dice.pick(owing)
    common = set(rules.legal(there, seat))
    both = [action for action in rules.legal(here, seat) if action in common]
    if not both or game.dice.below(8) == 0:
        return Move(EntryKind.LATE, seat)
    return Move(EntryKind.ACTION, seat, any_verb(game.dice, both))
