"""What is known of an answer before a question is asked: idle questions are told apart from those that always tell something."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import Show, Suggest
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.model import ROOM_SPOT, SUSPECTS, Case, Room, Suspect, Weapon
from games.cluedo.rival.witnesses import Witnesses
from games.core.chance import Chance
from games.core.contract import Event
from games.core.deduction.rival import Decision, Situation, Strength
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.lines import Line
from games.core.seats import Seat
from tests.builders import a_seed, amount
from tests.tools.ladder import Match, Player, player

ANNE, BEN, CARA = Seat(0), Seat(1), Seat(2)
CASE: Case = (Suspect.SCARLETT, Weapon.ROPE, Room.HALL)
OWN: Case = (Suspect.GREEN, Weapon.DAGGER, Room.STUDY)
SAID = ev.Suggested(
    by=ANNE,
    hypothesis=1,
    suspect=CASE[0],
    weapon=CASE[1],
    room=CASE[2],
    called=None,
    passed=(),
    asked=BEN,
    shown_by=None,
)
DENIED = ev.Answered(by=BEN, to_whom=ANNE, shown=False, asked=CARA)
DENIED_TOO = ev.Answered(by=CARA, to_whom=ANNE, shown=False)
SHOWN = ev.Answered(by=CARA, to_whom=ANNE, shown=True)
SEEN = ev.CardSeen(to=ANNE, by=CARA, hypothesis=1, card=Weapon.ROPE)
CAUGHT = ev.Denounced(by=CARA, player=BEN, hypothesis=1, lied=True)


def known_to_anne(*later: Event, lies: str = "on", honest: tuple[Seat, ...] = ()) -> Witnesses:
    """Return what Anne, who holds Green, the dagger and the study, knows of Ben and Cara."""
    hand = ev.HandDealt(to=ANNE, cards=(*OWN, Suspect.PLUM, Weapon.COSH, Room.LOUNGE))
    events = [ev.Dealt(dealer=CARA, first=ANNE, most=6, short=()), hand, *later]
    told = tuple(SeatStep(n, (each,)) for n, each in enumerate(events))
    options = GAME.info.settle({"false_witnesses": lies}, 3)
    known = evidence(SeatLog(seat=ANNE, seats=3, options=options, steps=told))
    assert known is not None
    return Witnesses.of(known, honest)


@pytest.mark.parametrize(
    ("told", "honest", "case", "is_idle"),
    [
        ((), (), CASE, False),
        ((), (), OWN, True),  # nobody else has any of these
        ((), (), (*OWN[:2], Room.HALL), False),
        ((SAID, DENIED, DENIED_TOO), (), CASE, True),
        ((SAID, DENIED, DENIED_TOO), (), (*CASE[:2], Room.STUDY), True),  # a part of what they denied
        ((SAID, DENIED, DENIED_TOO), (), (*CASE[:2], Room.LIBRARY), False),
        ((SAID, DENIED, SHOWN, SEEN), (), CASE, True),
        ((SAID, DENIED, SHOWN, SEEN), (), (Suspect.PLUM, *CASE[1:]), True),  # Cara shows the rope again
        ((SAID, DENIED, SHOWN, SEEN), (), (Suspect.MUSTARD, *CASE[1:]), False),  # Ben may have Mustard
        ((SAID, DENIED, SHOWN, SEEN), (), (CASE[0], Weapon.COSH, CASE[2]), False),  # Cara may have more than the rope
        ((SAID, DENIED, DENIED_TOO), (BEN,), CASE, False),  # Ben has left, and cannot lie any more
        ((SAID, DENIED, DENIED_TOO, CAUGHT), (BEN,), CASE, False),
    ],
)
def test_a_question_is_idle_if_those_who_showed_show_the_same_and_those_who_denied_deny_again(
    told: tuple[Event, ...], honest: tuple[Seat, ...], case: Case, is_idle: bool
) -> None:
    assert known_to_anne(*told, honest=honest).is_idle(case) is is_idle


def test_it_is_known_what_a_witness_shows_of_whom_one_card_is_certain_though_it_was_never_shown() -> None:
    passed = replace(SAID, asked=None, passed=(BEN, CARA))
    known = known_to_anne(passed, lies="off")

    assert known.is_idle(CASE)
    assert [known.silent(SUSPECTS.index(each)) for each in (Suspect.SCARLETT, Suspect.GREEN, Suspect.WHITE)] == [
        2,
        2,
        0,
    ]


def never_accuses(answers: Player) -> Player:
    """Return a player who asks at random wherever that is possible, answers as another does, and never ends a game."""

    def plays(situation: Situation, luck: Chance) -> Decision:
        legal = situation.legal
        if any(isinstance(each, Show) for each in legal):
            return answers(situation, luck)
        asks = [each for each in legal if isinstance(each, Suggest) and not each.end]
        return Decision(luck.pick(asks or [each for each in legal if not each.is_final]), Line("random"))

    return plays


@pytest.mark.parametrize("is_random", [True, False])
@pytest.mark.parametrize("lies", ["off", "on", "standing"])
def test_an_idle_question_tells_nothing_of_those_who_answer_as_before_and_every_other_one_tells_something(
    lies: str, is_random: bool
) -> None:
    """Random witnesses change theirs, and lie by lot."""
    count: Counter[bool] = Counter()
    plays = never_accuses(player(GAME, "random" if is_random else Strength.MASTER))
    for n in range(amount(4, 100)):  # three to six seats
        seats = 3 + n % 4
        match = Match(GAME, seats, GAME.info.settle({"false_witnesses": lies}, seats), a_seed(n))
        before: dict[Seat, tuple[Witnesses, bool]] = {}
        for situation, decision, _ in islice(match.play([plays] * seats), 250):
            seat, table, known = situation.log.seat, situation.table, evidence(situation.log)
            if known is None or table.active != seat:
                continue
            now = Witnesses.of(known, table.out | table.gone)
            if seat in before:
                was, is_idle = before.pop(seat)
                assert is_idle or now != was
                assert not is_idle or is_random or lies == "on" or (now.may, now.can) == (was.may, was.can)
            if isinstance(decision.action, Suggest):
                ask, at = decision.action, situation.view.at[SUSPECTS.index(situation.view.pawn)]
                room = next(room for room, spot in ROOM_SPOT.items() if spot == at)
                before[seat] = now, now.is_idle((ask.suspect, ask.weapon, room))
                count[before[seat][1]] += 1

    assert min(count[True], count[False]) > 5
