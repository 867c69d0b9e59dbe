"""Reasons of Cluedo that take a case distinction: each case is told to its end, and nothing that is cited can be spared."""

from __future__ import annotations

import pytest

from games.cluedo import GAME
from games.cluedo.events import CardSeen, CardShown, Suggested
from games.cluedo.knowledge.evidence import evidence
from games.cluedo.knowledge.findings import found
from games.cluedo.model import Room, Suspect, Weapon
from games.core.chance import SEED_BYTES, Chance
from games.core.contract import Event
from games.core.deduction.puzzle import make, maker_of, why
from games.core.lines import Cited, Fact, Line, Who, who
from games.core.seats import Seat
from tests.builders import a_seed
from tests.games.cluedo.evenings import Evening
from tests.games.cluedo.test_knowledge import KNOWLEDGE, a_table
from tests.games.seat_logs import cited
from tests.words import WORDS

OPENING = {"cluedo-why-case", "cluedo-why-suppose"}
CAST = ("Ann", "Ben", "Cem", "Dan")


@pytest.mark.parametrize("n", [5049, 5076, 5128])
def test_each_case_is_told_until_it_cannot_be_or_the_claim_follows(n: int) -> None:
    luck, trees = Chance(a_seed(n), 2**44), 0
    for evening in Evening(a_table(n), a_seed(n)).play():
        if evening.game.state.cast.deal is None or luck.below(10):
            continue
        told = evening.log(luck.pick(evening.game.case.everybody))
        known, everything = evidence(told), KNOWLEDGE.findings(told)
        assert known is not None
        certain = [cell for cell in everything.cells if everything.certain(cell)]
        for cell in sorted({luck.pick(certain) for _ in range(3)}):
            lines = KNOWLEDGE.why(told, cell)
            keys = [line.key for line in lines]
            if not OPENING & {*keys}:
                continue
            trees += 1
            assert keys[-1] == "cluedo-why-so"
            assert all(key not in OPENING for key in keys[-2:])
            assert keys.count("cluedo-why-clash") >= keys.count("cluedo-why-suppose")
            steps = cited(lines)
            for fewer in (steps, *(steps - {step} for step in steps)):
                follows = found(known, [fact for fact in known.facts if fact.n in fewer]).certain(cell)
                assert (follows is not None) is (fewer == steps)

    assert trees


def test_a_reason_says_no_sentence_twice() -> None:
    """“Dora holds 5 cards, and only these are left” was read five times in a row, once for each of the five."""
    seed = (50_000_042).to_bytes(SEED_BYTES, "big")
    case = make(GAME, 4, seed)
    assert case is not None

    for lines in why(GAME, case):
        said = [WORDS.say("en", line, lambda player: CAST[player.seat]) for line in lines]
        assert len({*said}) == len(said)
    assert "cluedo-why-no-others" in {line.key for line in why(GAME, case)[-1]}


def test_one_sentence_tells_all_the_cards_that_a_hand_has_no_room_for() -> None:
    """“… There’s no room for the Dagger.” was read three times in a row, once for each card."""
    seed = (50_000_009).to_bytes(SEED_BYTES, "big")
    case = make(GAME, 4, seed)
    assert case is not None

    said = [line.facts["cards"] for line in why(GAME, case)[1] if line.key == "cluedo-why-no-room"]
    assert said == [(Suspect.MUSTARD, Suspect.PLUM, Weapon.DAGGER), (Weapon.DAGGER,)]  # of two hands


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("de", "nicht bei dir, und Ben, Cem und Dan hatten"),
        ("fr", "n’est pas dans ta main, et Ben, Cem et Dan n’avaient"),
        ("it", "non è tua, e Ben, Cem e Dan non avevano"),
        ("pt-BR", "não está na sua mão, e Ben, Cem e Dan não tinham"),
    ],
)
def test_the_names_of_those_who_passed_do_not_run_on_from_the_hand(language: str, reason: str) -> None:
    """Read aloud, “dans ta main, Ben, Cem et Dan” spoke to Ben, or put them all into the hand."""
    passed = who((Seat(1), Seat(2), Seat(3)))
    facts = {"card": Suspect.MUSTARD, "who": None, "passed": passed, "passed_nos": (Cited(3), Cited(11)), "above": ()}

    said = WORDS.say(
        language,
        Line("cluedo-why-nowhere-else", facts | {"sealed": False, "sealed_nos": ()}),
        lambda player: CAST[player.seat],
    )

    assert reason in said


def test_two_cards_that_it_cannot_have_been_are_left_out_in_french_too() -> None:
    """“Pas Mademoiselle Rose et Clef anglaise (à toi), donc Hall” is no French: two cards take “ni”, or another word."""
    cards = (Suspect.SCARLETT, Weapon.SPANNER, Room.HALL)
    facts: dict[str, Fact] = {"how": "showed", "no": Cited(75), "who": Who(Seat(1)), "cards": cards, "card": Room.HALL}
    facts |= {"mine": cards[:2], "seen": (), "seen_nos": (), "passed": (), "passed_nos": (), "above": ()}

    said = WORDS.say("fr", Line("cluedo-why-one-of", facts), lambda player: CAST[player.seat])

    assert said.endswith("sans Mademoiselle Rose et Clef anglaise (à toi), il reste Hall.")


def suggested(by: Seat, hypothesis: int) -> Suggested:
    return Suggested(
        by=by,
        hypothesis=hypothesis,
        suspect=Suspect.MUSTARD,
        weapon=Weapon.ROPE,
        room=Room.HALL,
        called=None,
        passed=(),
        asked=None,
        shown_by=None,
    )


def test_a_hypothesis_of_a_case_has_the_number_of_its_clue() -> None:
    """“Read again nos. 5 and 7” led to “suggestion 7”, which was clue 1: a case had two kinds of numbers."""
    ann, ben = Seat(0), Seat(1)
    clues: list[Event] = [
        suggested(ann, 7),
        CardSeen(to=ann, by=ben, hypothesis=7, card=Weapon.ROPE),
        suggested(ben, 12),
        CardShown(to=ann, to_whom=ben, hypothesis=12, card=Room.HALL),
    ]
    maker = maker_of(GAME)
    assert maker is not None

    assert [maker.told(clues, n) for n in range(len(clues))] == [
        suggested(ann, 1),
        CardSeen(to=ann, by=ben, hypothesis=1, card=Weapon.ROPE),
        suggested(ben, 3),
        CardShown(to=ann, to_whom=ben, hypothesis=3, card=Room.HALL),
    ]
