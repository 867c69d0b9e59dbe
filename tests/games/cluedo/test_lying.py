"""Lying and denouncing by the program: only where it is allowed, only while nobody can prove it, and never without proof."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.deduction.hints import advisable
from games.cluedo import BOARD, GAME
from games.cluedo import events as ev
from games.cluedo.actions import Denounce, Show, Suggest
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.model import Room, Silence, Suspect, Weapon
from games.cluedo.rival.decisions import CluedoRival
from games.cluedo.rival.lying import proved_lie
from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Event
from games.core.deduction.rival import Situation, Strength
from games.core.deduction.seat_log import SeatLog, SeatStep
from games.core.seats import Seat
from tests.builders import a_seed, amount
from tests.tools.ladder import Match, player

ANNE, BEN, CARA = Seat(0), Seat(1), Seat(2)
LYING = GAME.info.settle({"false_witnesses": "on"}, 3)


def test_masters_hide_only_what_nobody_has_seen_a_sign_of_and_denounce_only_whom_they_can_convict() -> None:
    done: Counter[str] = Counter()
    for n in range(amount(3, 100)):
        match = Match(GAME, 3, LYING, a_seed(n))
        for situation, decision, _ in match.play([player(GAME, Strength.MASTER)] * 3):
            match decision.action:
                case Show(card=Silence.NOTHING) if situation.view.fitting:
                    assert not {*situation.view.fitting} & _signs(situation)
                    done["lies"] += 1
                case Denounce():
                    done["denounced"] += 1
                case _:
                    pass
        done["convicted"] += sum(
            event.lied for told in match.told[0] for event in told.events if isinstance(event, ev.Denounced)
        )

    assert done["lies"]
    assert done["denounced"] == done["convicted"]


@pytest.mark.parametrize("strength", [Strength.NOVICE, Strength.AMATEUR])
def test_the_weak_close_a_case_too_where_nothing_is_certain(strength: Strength) -> None:
    """They believe whoever has nothing to show; else they would ask for ever."""
    match = Match(GAME, 3, LYING, a_seed(2))
    for _ in match.play([player(GAME, strength)] * 3):
        pass

    assert match.outcome is not None


@pytest.mark.parametrize(
    ("lineup", "options", "seed"),
    [
        (("expert", "master", "expert"), {"accuse": "any_time", "repeat_room": "forbidden"}, 2_000_000_004),
        (("master", "expert", "expert"), {}, 2_000_000_010),
        (("master", "expert", "expert"), {}, 2_000_000_006),
    ],
)
def test_the_strong_accuse_where_nothing_that_they_ask_tells_them_more(
    lineup: tuple[str, ...], options: dict[str, str], seed: int
) -> None:
    """A card that somebody hides they hide for ever: what is doubtful at last stays so."""
    match = Match(GAME, 3, GAME.info.settle({"false_witnesses": "on", **options}, 3), a_seed(seed))
    asked = sum(
        isinstance(decision.action, Suggest) for _, decision, _ in match.play([player(GAME, n) for n in lineup])
    )

    assert match.outcome is not None
    assert asked < 80


def test_a_hint_leads_no_witness_into_lying() -> None:
    """Whoever has one card to show, and no more, may be advised by a rival that would hide it."""
    rival, tempted = CluedoRival(BOARD), 0
    for situation, _, _ in Match(GAME, 3, LYING, a_seed(1)).play([player(GAME, Strength.NOVICE)] * 3):
        if not (any(isinstance(each, Show) for each in situation.legal) and situation.view.fitting):
            continue
        offered = replace(situation, legal=advisable(situation.legal))
        for n in range(24):
            luck = Chance(bytes(SEED_BYTES), n)
            tempted += rival.decide(situation, Strength.EXPERT, luck).action == Show(card=Silence.NOTHING)
            luck = Chance(bytes(SEED_BYTES), n)
            assert rival.decide(offered, Strength.EXPERT, luck).action in [Show(card=c) for c in situation.view.fitting]

    assert tempted


def test_a_hint_says_that_there_is_nothing_to_show_where_there_is_nothing() -> None:
    assert advisable([Show(card=Silence.NOTHING)]) == (Show(card=Silence.NOTHING),)


def _signs(situation: Situation) -> set[object]:
    """Return all cards that were named when this seat showed one."""
    said = {event.hypothesis: event for _, event in situation.log.events if isinstance(event, ev.Suggested)}
    shown = [event for _, event in situation.log.events if isinstance(event, ev.CardShown)]
    named = [said[event.hypothesis] for event in shown]
    return {card for each in named for card in (each.suspect, each.weapon, each.room)}


SAID = ev.Suggested(
    by=ANNE,
    hypothesis=1,
    suspect=Suspect.SCARLETT,
    weapon=Weapon.ROPE,
    room=Room.HALL,
    called=None,
    passed=(),
    asked=BEN,
    shown_by=None,
)
DENIED = ev.Answered(by=BEN, to_whom=ANNE, shown=False)


def _told(*later: Event) -> Situation:
    """Return what Anne is told after Ben had nothing to show to her, and what came later."""
    hand = ev.HandDealt(to=ANNE, cards=(Suspect.GREEN, Weapon.DAGGER, Room.STUDY))
    dealt = ev.Dealt(dealer=CARA, first=ANNE, most=6, short=())
    events: list[Event] = [dealt, hand, SAID, DENIED, *later]
    log = SeatLog(seat=ANNE, seats=3, options=LYING, steps=tuple(SeatStep(n, (each,)) for n, each in enumerate(events)))
    return Situation(log=log, table=None, view=None, legal=(Denounce(player=BEN, hypothesis=1),))


def _again(card: Suspect, n: int = 2) -> ev.Suggested:
    return replace(SAID, hypothesis=n, suspect=card, by=CARA)


@pytest.mark.parametrize(
    ("later", "is_proved"),
    [
        ((), False),
        ((ev.CardSeen(to=ANNE, by=BEN, hypothesis=2, card=Weapon.ROPE),), True),
        ((ev.CardSeen(to=ANNE, by=CARA, hypothesis=2, card=Weapon.ROPE),), False),
        ((_again(Suspect.SCARLETT), ev.Answered(by=BEN, to_whom=CARA, shown=True)), True),
        ((_again(Suspect.GREEN), ev.Answered(by=BEN, to_whom=CARA, shown=True)), True),  # Anne has Green
        ((_again(Suspect.PLUM), ev.Answered(by=BEN, to_whom=CARA, shown=True)), False),
    ],
)
def test_a_lie_is_denounced_once_it_is_proved(later: tuple[Event, ...], is_proved: bool) -> None:
    situation = _told(*later)
    known = evidence(situation.log)
    assert known is not None

    decision = proved_lie(situation, known, known.facts)

    assert (decision is not None) is is_proved
