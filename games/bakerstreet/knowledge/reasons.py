"""Bakerstreet: why something is certain, from as few steps as it takes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol, TypeAlias

from games.bakerstreet import events as ev
from games.bakerstreet.knowledge.letters import Goal, LetterClues, PileLook, clues
from games.bakerstreet.knowledge.memory import Memory, remembered
from games.bakerstreet.model import Box, Symbol
from games.bakerstreet.paper import PLAYERS
from games.bakerstreet.tally import tally
from games.core.deduction.seat_log import SeatLog
from games.core.deduction.shrinking import shrunk
from games.core.lines import Cited, Fact, Line, Who
from games.core.seats import Seat

Claim: TypeAlias = Callable[[int], bool]
"""Whether a sum of the other's hand agrees with the certainty."""


class IsCertain(Protocol):
    """Whether the certainty to be explained follows from some steps; `has_runs`: and from that nobody had won yet."""

    def __call__(self, kept: Collection[int] | None = None, *, has_runs: bool = True) -> bool:
        """Return whether it is so."""
        ...


def of_stack(memory: Memory, n: int, seat: Seat) -> tuple[Line, ...]:
    """Return why a stack would count so much for a seat."""
    stack, steps = memory.stacks[n], memory.steps[n]
    core = shrunk(sorted(steps), partial(is_counted, memory, n, seat))
    found = tally(stack, seat)
    return (
        Line(
            "bakerstreet-why-stack",
            {
                "pile": n + 1,
                "height": len(stack),
                "who": Who(seat),
                "cards": found.cards(seat),
                "nos": tuple(map(Cited, core)),
                "double": found.doubled[seat],
            },
        ),
    )


def is_counted(memory: Memory, n: int, seat: Seat, kept: Collection[int]) -> bool:
    """Return whether a seat's sum in a stack is certain without the cards of other steps."""
    points, doubles = 0, False
    sums = set()
    for laid, step in zip(reversed(memory.stacks[n]), reversed(memory.steps[n]), strict=True):
        if step in kept:
            if laid.seat == seat:
                points += laid.card.points
                doubles |= laid.card.symbol is Symbol.DOUBLE
            if laid.card.symbol is Symbol.STOP:
                break
        elif laid.seat == seat:
            return False
        else:  # it may be a stop
            sums.add(points << doubles)
    return len(sums | {points << doubles}) == 1


def of_hand(log: SeatLog, box: Box, claim: Claim, *, has_estimate: bool) -> tuple[Line, ...]:
    """Return why the other's hand is worth so much, or why both are worth the last estimate, or are not."""
    full = remembered(log, box)
    steps = sorted({n for n, event in log.events if _tells_of(event, full.other)})
    core = shrunk(steps, partial(is_held, log, box, claim))
    sums = remembered(log, box, core).theirs.sums()
    hand = Line(
        "bakerstreet-why-hand",
        {
            "who": Who(full.other),
            "size": full.theirs.size,
            "low": min(sums),
            "high": max(sums),
            "exact": min(sums) == max(sums),
            "nos": tuple(map(Cited, core)),
        },
    )
    if not has_estimate or full.said is None:
        return (hand,)
    own = sum(card.points for card in full.hand)
    told: dict[str, Fact] = {
        "no": Cited(full.said[0]),
        "number": full.estimates[-1],
        "own": own,
        "reached": full.reaches(min(sums)),
    }
    return hand, Line("bakerstreet-why-reached", told)


def _tells_of(event: object, other: Seat) -> bool:
    match event:
        case ev.Played(by=by):
            return by == other
        case ev.TurnMissed(seat=seat):
            return seat == other
        case _:
            return isinstance(event, ev.Doubted)


def is_held(log: SeatLog, box: Box, claim: Claim, kept: Collection[int]) -> bool:
    """Return whether something is certain of the other's hand if its cards of other steps are not remembered."""
    return all(map(claim, remembered(log, box, frozenset(kept)).theirs.sums()))


def of_letter(log: SeatLog, box: Box, goal: Goal, is_certain: IsCertain) -> tuple[Line, ...]:
    """Return why a letter is the other's, or in a pile, or is not."""
    told = clues(log, box)
    other = Who(told.other)
    if goal.column < PLAYERS and not told.count:
        return (Line("bakerstreet-why-none", {"who": other}),)
    if goal.column >= PLAYERS and not told.left[goal.column - PLAYERS + 1]:
        return (Line("bakerstreet-why-empty", {"pile": goal.column - PLAYERS + 1}),)
    steps = sorted({*told.steps})
    one, two = (shrunk(order, is_certain) for order in (steps, steps[::-1]))
    core = frozenset(one if len(one) <= len(two) else two)
    has_runs = not is_certain(core, has_runs=False)
    looks = [look for look in told.looks if look.n in core]
    is_plain = len(core) == len(looks) == 1 and _is_plain(looks[0], goal, told)
    is_shared = goal.letter in told.mine and not goal.is_there and not is_plain
    lines = [Line("bakerstreet-why-mine", {"letter": goal.letter})] if is_shared else []
    for n, event in log.events:
        no = Cited(n)
        if n not in core:
            continue
        match event:
            case ev.PileSeen(pile=pile):
                look = next(each for each in looks if (each.n, each.pile) == (n, pile))
                taken = _taken_after(log, told, look, looks)
                told_of: dict[str, Fact] = {
                    "no": no,
                    "pile": pile,
                    "letters": look.letters,
                    "who": other,
                    "taken": taken,
                }
                lines.append(Line("bakerstreet-why-look", told_of))
            case ev.Counted(pile=pile, winner=winner, prize=prize) if winner == told.other and prize != "none":
                facts: dict[str, Fact] = {"no": no, "who": other, "pile": pile}
                if prize == "all":
                    lines.append(Line("bakerstreet-why-all", facts))
                elif told.open == (n, pile):
                    lines.append(Line("bakerstreet-why-clue", facts))
            case ev.LettersShown(seat=seat, letters=letters) if seat == told.other:
                lines.append(Line("bakerstreet-why-shown", {"no": no, "who": other, "letters": letters}))
            case _:
                pass
    if is_plain:
        return tuple(lines)
    place: dict[str, Fact] = {
        "place": "player" if goal.column < PLAYERS else "pile",
        "who": other,
        "pile": goal.column - PLAYERS + 1,
    }
    so: dict[str, Fact] = {**place, "letter": goal.letter, "held": goal.is_there, "runs": has_runs}
    return (*lines, Line("bakerstreet-why-so", so))


def _taken_after(log: SeatLog, told: LetterClues, look: PileLook, looks: list[PileLook]) -> int:
    """Return how many cards the other took from a pile after a look, up to the next that is told of."""
    until = next((each.n for each in looks if each.pile == look.pile and each.n > look.n), None)
    return sum(
        isinstance(event, ev.ClueTaken) and event.by == told.other and event.pile == look.pile
        for n, event in log.events
        if n > look.n and (until is None or n <= until)
    )


def _is_plain(look: PileLook, goal: Goal, told: LetterClues) -> bool:
    """Return whether a look alone already proves the certainty about its pile."""
    if look.pile != goal.column - PLAYERS + 1 or goal.is_there is not (goal.letter in look.letters):
        return False
    return not goal.is_there or len(look.letters) == told.left[look.pile]
