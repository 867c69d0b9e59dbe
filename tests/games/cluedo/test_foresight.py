"""What a question of Cluedo is expected to tell, against going through all deals one by one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import log2

import pytest

from games.cluedo import GAME
from games.cluedo import events as ev
from games.cluedo.actions import Suggest
from games.cluedo.knowledge.findings import CluedoKnowledge
from games.cluedo.knowledge.foresight import room_of
from games.cluedo.model import CARDS, ROOM_SPOT, SUSPECTS, WEAPONS, Card, Room
from games.core.chance import Chance
from games.core.deduction.knowledge import Case
from games.core.deduction.seat_log import SeatLog
from games.core.seats import Seat, clockwise_from
from tests.builders import Case as Table
from tests.builders import a_seed, amount
from tests.games.cluedo.brute import all_deals
from tests.games.cluedo.evenings import Evening

KNOWLEDGE = CluedoKnowledge()
FEW = 1500
OFF = 0.1
"""So many bits a rating may be off: it is made of deals that are drawn."""


def positions(n: int, **options: str) -> Iterator[SeatLog]:
    """Yield what a seat in some room was told, in a game of three to six."""
    table = Table(GAME, 3 + n % 4, tuple(GAME.info.settle(options, 3 + n % 4).items()))
    luck = Chance(a_seed(n), 2**42)
    for evening in Evening(table, a_seed(n)).play():
        told = evening.log(luck.pick(table.everybody))
        if evening.game.state.cast.deal is not None and room_of(told) is not None:
            yield told


def joint(log: SeatLog, asked: tuple[Card, ...]) -> dict[tuple[Seat, Card] | None, Counter[Case]]:
    """Return in how many deals each answer comes with each envelope; an envelope without a deal is one that it leaves."""
    seen = defaultdict(set)
    for _, event in log.events:
        if isinstance(event, ev.CardSeen):
            seen[event.by].add(event.card)
    found: dict[tuple[Seat, Card] | None, Counter[Case]] = defaultdict(Counter)
    for hands in all_deals(log):
        case: Case = tuple(card for card in CARDS if card in hands[-1])
        for witness in clockwise_from(log.seat, log.seats):
            if held := [card for card in asked if card in hands[witness]]:
                shows = [card for card in held if card in seen[witness]] or held
                for card in held:
                    found[witness, card][case] += 12 // len(shows) if card in shows else 0
                break
        else:
            found[None][case] += 12
    return found


def entropy(counts: Counter[Case]) -> float:
    return -sum(n / counts.total() * log2(n / counts.total()) for n in counts.values() if n)


@pytest.mark.parametrize("n", range(amount(4, 40)))
def test_a_question_leaves_on_average_and_tells_what_it_does_in_all_deals(n: int) -> None:
    luck = Chance(a_seed(n), 2**43)
    for log in positions(n):
        if luck.below(4) or KNOWLEDGE.deals(log) > FEW:
            continue
        question = Suggest(suspect=luck.pick(SUSPECTS), weapon=luck.pick(WEAPONS))
        room = room_of(log)
        assert room is not None
        answers = joint(log, (question.suspect, question.weapon, room))
        before = sum(answers.values(), Counter())
        shares = {answer: cases.total() / before.total() for answer, cases in answers.items()}
        left = sum(shares[answer] * len(cases) for answer, cases in answers.items()) / len(before)
        told = entropy(before) - sum(
            shares[answer] * entropy(cases) for answer, cases in answers.items() if shares[answer]
        )
        assert KNOWLEDGE.left(log, question) == pytest.approx(left)
        rating = KNOWLEDGE.rating(log, question)
        assert rating is not None
        assert rating.bits == pytest.approx(told, abs=OFF)
        assert rating.best >= rating.bits
        return
    pytest.skip("this game never comes to few deals")


def test_a_question_for_cards_of_ones_own_tells_nothing() -> None:
    for log in positions(4):
        mine = next(event.cards for _, event in log.events if isinstance(event, ev.HandDealt))
        suspects = [card for card in SUSPECTS if card in mine]
        weapons = [card for card in WEAPONS if card in mine]
        if room_of(log) in mine and suspects and weapons:
            question = Suggest(suspect=suspects[0], weapon=weapons[0])
            rating = KNOWLEDGE.rating(log, question)
            assert KNOWLEDGE.left(log, question) == 1
            assert rating is not None
            assert rating.bits == 0
            assert rating.best > 0
            return
    pytest.fail("nobody was in a room of their own")


def test_where_witnesses_may_lie_nothing_is_foreseen() -> None:
    log = next(positions(0, false_witnesses="on"))
    question = Suggest(suspect=SUSPECTS[0], weapon=WEAPONS[0])

    assert KNOWLEDGE.left(log, question) is None
    assert KNOWLEDGE.rating(log, question) is None


def test_a_seat_is_where_its_pawn_was_last() -> None:
    for n in range(2):
        table = Table(GAME, 4, tuple(GAME.info.settle({}, 4).items()))
        for evening in Evening(table, a_seed(n)).play(6):
            state = evening.game.state
            if state.cast.deal is None:
                continue
            for seat in table.everybody:
                at = GAME.observer.seat_view(state, seat)
                pawn = at.at[SUSPECTS.index(at.pawn)]
                here = [room for room in Room if ROOM_SPOT[room] == pawn]
                assert room_of(evening.log(seat)) == next(iter(here), None)
