"""Bakerstreet: missed turns, the warning, and the third that loses (A-BS-25, A-BS-26)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.messages.sentences import event_line
from games.bakerstreet import GAME
from games.bakerstreet import events as ev
from games.bakerstreet.model import Letter, Phase
from games.bakerstreet.state import State
from games.core.contract import Step
from games.core.endings import Stalled
from games.core.lines import Fact, Line, Who
from games.core.playthrough import EntryKind
from games.core.seats import Seat
from tests.builders import Case, RunningGame, a_seed, amount, settled
from tests.games.bakerstreet.tables import ANNE, BEN, BakerTable, a_table, a_won_doubt
from tests.words import WORDS

CASE = Case(GAME, 2, tuple(settled(GAME, 2).items()))
SUSPENSE = ("opening", "playing", "must-doubt", "estimating", "choosing", "taking")


def answered(table: BakerTable, seat: Seat = BEN) -> BakerTable:
    """Let a seat play a card and estimate one more."""
    return table.play(seat, str(table.hand(seat)[0]), 1).estimate(seat, table.state.estimates[-1][1] + 1)


def outcome_of(table: BakerTable) -> tuple[tuple[Seat, ...], str] | None:
    outcome = GAME.rules.outcome(table.state)
    return None if outcome is None else (outcome.winners, outcome.reason)


def test_a_bs_25_the_second_missed_turn_warns_and_the_third_loses_while_the_other_plays() -> None:
    table = a_table().late(ANNE)
    assert not table.has(ev.Warned)
    answered(table).late(ANNE)
    assert table.told[-1] == ev.Warned(seat=ANNE)
    assert table.told[-1].warned == ANNE
    answered(table)
    assert outcome_of(table) is None
    table.late(ANNE)

    assert table.one(ev.StayedAway) == ev.StayedAway(seat=ANNE, winner=BEN)
    assert not table.has(ev.Left)
    assert outcome_of(table) == ((BEN,), "absent")


def test_a_bs_25_a_turn_is_missed_once_however_many_moves_it_holds() -> None:
    """The clock doubts, chooses a pile and takes a clue: before, three missed moves, and the game was lost in one turn."""
    table = a_table(hands=("0 0 1", "0 0 1"), estimates=[29])
    for phase in (Phase.PLAYING, Phase.CHOOSING, Phase.TAKING):
        assert table.state.phase is phase
        table.late(ANNE)

    assert table.one(ev.RoundBegan).first == BEN
    assert table.state.missed == (1, 0)
    assert outcome_of(table) is None


def test_a_bs_25_a_pile_and_a_clue_that_are_not_taken_in_time_are_no_missed_turn() -> None:
    table = a_won_doubt().late(ANNE).late(ANNE)

    assert table.has(ev.ClueTaken)
    assert table.state.missed == (0, 0)


def test_a_bs_25_an_estimate_that_is_not_said_in_time_is_a_missed_turn() -> None:
    table = a_table(estimates=[13]).play(ANNE, "1", 2).late(ANNE)

    assert table.state.missed == (1, 0)


def test_a_bs_25_turns_missed_in_an_announced_absence_do_not_count() -> None:
    table = a_table()
    for _ in range(3):
        answered(table.away(ANNE))

    assert table.state.missed == (0, 0)
    assert outcome_of(table) is None


def test_a_bs_25_missed_turns_are_counted_anew_when_their_player_acts() -> None:
    table = a_table()
    for _ in range(2):
        answered(table.late(ANNE))
    answered(answered(table, ANNE))
    assert table.state.missed == (0, 0)
    answered(table.late(ANNE)).late(ANNE)

    assert table.told[-1] == ev.Warned(seat=ANNE)
    assert outcome_of(table) is None


@pytest.mark.parametrize("kind", [EntryKind.LATE, EntryKind.AWAY])
def test_a_bs_26_where_the_other_was_played_for_since_the_last_own_move_nobody_wins_by_misses(kind: EntryKind) -> None:
    table = a_table().late(ANNE)
    if kind is EntryKind.LATE:
        table.late(BEN)
    else:
        table.away(BEN)
    table.late(ANNE)
    for _ in range(4):
        assert not table.has(ev.Warned)
        answered(table)
        table.late(ANNE)

    assert table.state.missed[ANNE] > 3
    assert outcome_of(table) is None


def random_game(n: int) -> Iterator[tuple[RunningGame, Step[State], State]]:
    """Yield a game before and after each move, at which both are often late or away, or there for a while."""
    game = RunningGame(CASE, a_seed(n))
    while not game.is_over:
        before: State = game.state
        seat = before.active
        mood = Seat(game.dice.below(8))
        is_gone = n % 2 == seat and len(game.moves) // 20 % 3 == 1
        if is_gone or mood == 0:
            step = game.move(EntryKind.LATE, seat)
        elif mood == 1 and n % 3 == 0:
            step = game.move(EntryKind.AWAY, seat)
        else:
            step = game.go_on()
        yield game, step, before


@pytest.mark.parametrize("n", range(amount(40, 400)))
def test_a_bs_25_whoever_loses_by_absence_has_missed_three_turns_was_warned_and_the_other_was_there(n: int) -> None:
    """Counted here from the moves alone, in another way than the rules do."""
    turns, faced, warned = [0, 0], [True, True], [False, False]
    for game, step, before in random_game(n):
        move = game.moves[-1]
        seat, other = move.seat, 1 - move.seat
        if move.kind is EntryKind.ACTION:
            turns[seat], faced[seat], warned[seat] = 0, True, False
            assert not any(isinstance(event, ev.Warned | ev.StayedAway) for event in step.events)
            continue
        is_turn = move.kind is EntryKind.LATE and before.phase in (Phase.PLAYING, Phase.ESTIMATING)
        turns[seat] += is_turn
        faced[other] = False
        lost = [event for event in step.events if isinstance(event, ev.StayedAway)]
        assert bool(lost) == (is_turn and faced[seat] and turns[seat] == 3)
        assert not lost or warned[seat]
        if any(isinstance(event, Stalled) for event in step.events):
            continue
        told = [event.seat for event in step.events if isinstance(event, ev.Warned)]
        assert told == ([seat] if is_turn and faced[seat] and turns[seat] == 2 else [])
        warned[seat] = warned[seat] or bool(told)


def test_the_games_at_random_come_to_every_end() -> None:
    """Else the test above would say nothing."""
    ends = set()
    for n in range(40):
        for game, _, _ in random_game(n):
            if game.is_over:
                ends.add(GAME.rules.outcome(game.state).reason)  # type: ignore[union-attr]  # it is over

    assert ends >= {"absent", "run"}


# What is read of it


def panel_of(table: BakerTable, locale: str) -> str:
    line = GAME.face.table_lines(GAME.observer.table_view(table.state))[0]
    return WORDS.say(locale, line, lambda each: f"<{each.seat}>")


def desk_of(table: BakerTable, seat: Seat, locale: str) -> str:
    view = GAME.observer.seat_view(table.state, seat)
    return "\n".join(WORDS.say(locale, line, lambda each: f"<{each.seat}>") for line in GAME.face.seat_lines(view))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_bs_25_the_panel_and_the_desk_say_that_the_next_missed_turn_loses_before_it_does(locale: str) -> None:
    words = WORDS.say(locale, Line("bakerstreet-desk-warned"))
    table = a_table()
    for _ in range(2):
        assert "⚠️" not in panel_of(table, locale)
        assert words not in desk_of(table, ANNE, locale)
        table.late(ANNE)
        assert "⚠️" not in panel_of(table, locale)  # it is the other's turn
        answered(table)

    assert "⚠️" in panel_of(table, locale)
    assert words in desk_of(table, ANNE, locale)
    assert words not in desk_of(table, BEN, locale)
    table.play(ANNE, str(table.hand(ANNE)[0]), 1)
    assert "⚠️" not in panel_of(table, locale)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("key", SUSPENSE)
def test_each_situation_has_the_warning_only_where_the_game_is_at_stake(locale: str, key: str) -> None:
    facts: dict[str, Fact] = {"who": Who(ANNE), "n": 12, "pile": 1}
    calm = WORDS.say(locale, Line(f"bakerstreet-table-{key}", {**facts, "lost": False}), lambda _: "Anne")
    grave = WORDS.say(locale, Line(f"bakerstreet-table-{key}", {**facts, "lost": True}), lambda _: "Anne")

    assert grave.startswith(calm)
    assert "⚠️" in grave.removeprefix(calm)


@pytest.mark.parametrize(("locale", "wrong"), [("en", "letters"), ("fr", "lettres")])
def test_a_game_that_was_lost_by_absence_does_not_say_that_it_was_won_with_letters(locale: str, wrong: str) -> None:
    table = a_table(owned=("", "abcdefh"))
    for _ in range(2):
        answered(table.late(ANNE))
    table.late(ANNE)

    assert outcome_of(table) == ((BEN,), "absent")
    assert wrong not in panel_of(table, locale)


@pytest.mark.parametrize(("locale", "said"), [("en", "8 letters in a row"), ("fr", "8 lettres qui se suivent")])
def test_a_run_of_eight_letters_is_not_called_seven(locale: str, said: str) -> None:
    table = a_won_doubt(owned=("acdefgh", ""), piles=("b", "", "", "", "")).choose(ANNE, 1).take(ANNE, "b")

    assert table.one(ev.Won).run == tuple(Letter)[:8]
    assert said in panel_of(table, locale)


def test_the_table_says_how_a_game_ended_in_the_words_in_which_it_was_told() -> None:
    away, idle = a_table(owned=("", "abcdefh")), a_table()
    for _ in range(2):
        answered(away.late(ANNE))
    while GAME.rules.outcome(idle.state) is None:
        idle.late(idle.state.active)
    won = a_won_doubt(owned=("acdefgh", ""), piles=("b", "", "", "", "")).choose(ANNE, 1).take(ANNE, "b")

    for table in (won, a_table().leave(BEN), away.late(ANNE), idle):
        first, *_ = GAME.face.table_lines(GAME.observer.table_view(table.state))
        assert first in [event_line(GAME, event) for event in table.told]
