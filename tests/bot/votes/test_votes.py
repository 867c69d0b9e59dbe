"""Votes: who has one, and when something is decided; pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.ids import FIRST_RIVAL, UserId
from bot.tables.pace import FRESH, Schedule
from bot.tables.records import SeatRecord, TableRecord
from bot.tables.status import Status
from bot.tables.vote_records import NOBODY, Verdict, VoteRecord
from bot.votes.motion import Motion
from bot.votes.motions import MOTIONS, motion_of
from bot.votes.motions.ending import COSTS, DRAW, END, Ending, deserters
from bot.votes.motions.replacement import REPLACE
from bot.votes.votes import LASTS, verdict, voters
from games.core.seats import Seat
from tests.bot.store.builders import NOON

PLAYERS = tuple(UserId(10 + n) for n in range(6))
NEWCOMER = UserId(99)


def a_table(seats: int, gone: frozenset[int] = frozenset()) -> TableRecord:
    record: TableRecord = TableRecord(
        id=1,  # type: ignore[arg-type]  # a number is enough here
        guild=None,
        channel=5,  # type: ignore[arg-type]  # as above
        host=PLAYERS[0],
        game="toy",
        version=1,
        locale="en",
        options={},
        status=Status.LIVE,
        created_at=NOON,
        seats=tuple(
            SeatRecord(seat=Seat(n), user=PLAYERS[n], name=f"P{n}", locale="en", gone=n in gone) for n in range(seats)
        ),
    )
    return record


def a_vote(motion: Motion, ballots: dict[UserId, bool], **facts: int) -> VoteRecord:
    about = {"seat": 1, "user": int(NEWCOMER), "papers": 0} | facts
    return VoteRecord(
        table=a_table(1).id,
        n=1,
        motion=motion.name,
        by=PLAYERS[0],
        opened_at=NOON,
        until=NOON + LASTS,
        facts=about if motion is REPLACE else {},
        ballots=ballots,
    )


some_ballots = st.dictionaries(st.sampled_from([*PLAYERS, NEWCOMER, UserId(7)]), st.booleans())


@given(some_ballots, st.sampled_from([*MOTIONS.values()]), st.integers(2, 6), st.frozensets(st.integers(1, 5)))
def test_every_vote_is_decided_when_its_time_is_over(
    ballots: dict[UserId, bool], motion: Motion, seats: int, gone: frozenset[int]
) -> None:
    assert verdict(a_table(seats, gone), a_vote(motion, ballots), NOON + LASTS) is not None


@given(some_ballots, st.sampled_from([*MOTIONS.values()]), st.integers(2, 6), st.frozensets(st.integers(1, 5)))
def test_whoever_has_left_or_never_sat_there_changes_nothing(
    ballots: dict[UserId, bool], motion: Motion, seats: int, gone: frozenset[int]
) -> None:
    record, vote = a_table(seats, gone), a_vote(motion, ballots)
    theirs = {user: is_for for user, is_for in ballots.items() if user in voters(record, vote).all}

    assert not {PLAYERS[n] for n in gone} & voters(record, vote).all
    for at in (NOON, NOON + LASTS):
        assert verdict(record, vote, at) is verdict(record, replace(vote, ballots=theirs), at)


@given(some_ballots, st.sampled_from([*MOTIONS.values()]), st.integers(2, 6), st.sampled_from(PLAYERS))
def test_one_more_who_is_for_it_never_undoes_what_has_passed(
    ballots: dict[UserId, bool], motion: Motion, seats: int, one: UserId
) -> None:
    record, vote = a_table(seats), a_vote(motion, ballots)
    more = replace(vote, ballots={**ballots, one: True})

    if verdict(record, vote, NOON) is Verdict.PASSED:
        assert verdict(record, more, NOON) is Verdict.PASSED


def test_more_than_half_close_a_table_and_half_do_not() -> None:
    record = a_table(4)
    two = dict.fromkeys(PLAYERS[:2], True)

    assert verdict(record, a_vote(END, two), NOON) is None
    assert verdict(record, a_vote(END, {**two, PLAYERS[2]: True}), NOON) is Verdict.PASSED
    assert verdict(record, a_vote(END, dict.fromkeys(PLAYERS[:2], False)), NOON) is Verdict.FAILED


def test_silence_holds_nobody_up_for_longer_than_the_vote_lasts() -> None:
    vote = a_vote(END, {PLAYERS[0]: True})

    assert verdict(a_table(5), vote, NOON + LASTS - timedelta(seconds=1)) is None
    assert verdict(a_table(5), vote, NOON + LASTS) is Verdict.PASSED


def test_a_draw_takes_everybody() -> None:
    all_but_one = dict.fromkeys(PLAYERS[:2], True)

    assert verdict(a_table(3), a_vote(DRAW, all_but_one), NOON + LASTS) is Verdict.LAPSED
    assert verdict(a_table(3, frozenset({2})), a_vote(DRAW, all_but_one), NOON) is Verdict.PASSED
    assert verdict(a_table(3), a_vote(DRAW, {PLAYERS[2]: False}), NOON) is Verdict.FAILED


def test_a_seat_goes_to_nobody_who_has_not_said_yes() -> None:
    others = dict.fromkeys((PLAYERS[0], PLAYERS[2]), True)

    assert verdict(a_table(3), a_vote(REPLACE, others), NOON) is None
    assert verdict(a_table(3), a_vote(REPLACE, {**others, NEWCOMER: True}), NOON) is Verdict.PASSED
    assert verdict(a_table(3), a_vote(REPLACE, {**others, NEWCOMER: False}), NOON) is Verdict.FAILED
    offered = a_vote(REPLACE, others, user=int(NOBODY))
    assert verdict(a_table(3), offered, NOON) is None
    assert verdict(a_table(3), offered, NOON + LASTS) is Verdict.LAPSED


def test_the_owner_of_a_seat_has_no_vote_on_it_but_must_agree_to_who_comes_back() -> None:
    record = a_table(3)
    assert PLAYERS[1] not in voters(record, a_vote(REPLACE, {})).all

    comes_back = replace(a_vote(REPLACE, {NEWCOMER: True}), by=NEWCOMER)
    assert voters(record, comes_back).all == {NEWCOMER, PLAYERS[1]}
    assert verdict(record, comes_back, NOON) is None
    assert verdict(record, replace(comes_back, ballots={NEWCOMER: True, PLAYERS[1]: True}), NOON) is Verdict.PASSED


def ended(record: TableRecord, vote: VoteRecord, *, costs: bool = True) -> tuple[TableRecord, VoteRecord]:
    """Return a table that a vote has closed, and the vote as it is stored."""
    motion = motion_of(vote)
    assert isinstance(motion, Ending)
    over = replace(record, status=Status.ENDED, ended_by=motion.ended_by)
    return over, replace(vote, facts={COSTS: 1} if costs else {}, verdict=Verdict.PASSED)


@given(
    some_ballots,
    st.integers(2, 6),
    st.frozensets(st.integers(1, 5)),
    st.frozensets(st.integers(0, 5)),
    st.integers(0, 3),
)
def test_who_closes_a_game_has_left_it_unless_all_agreed_that_the_table_waited_for(
    ballots: dict[UserId, bool], seats: int, gone: frozenset[int], covered: frozenset[int], rivals: int
) -> None:
    record = a_table(seats, gone)
    sitting = [
        replace(seat, user=UserId(FIRST_RIVAL - n)) if 0 < n <= rivals else seat for n, seat in enumerate(record.seats)
    ]
    clock = replace(FRESH, covered=dict.fromkeys(map(Seat, covered), 0))
    record, vote = ended(replace(record, seats=tuple(sitting), schedule=Schedule(clock=clock)), a_vote(END, ballots))
    playing = {seat.user for seat in sitting if not seat.gone and not seat.is_rival}
    agreed = {user for user in playing if ballots.get(user)}
    silent = {seat.user for seat in sitting if seat.user in playing - agreed and seat.seat not in covered}

    assert deserters(record, [vote]) == (agreed if silent else set())
    assert not deserters(record, [replace(vote, facts={})])  # nobody was told so
    assert not deserters(replace(record, ended_by=None), [vote])
    assert not deserters(record, [])


def test_a_game_is_closed_by_the_last_vote_to_close_it_whatever_was_noted_of_it() -> None:
    record, first = ended(a_table(3), a_vote(END, {PLAYERS[0]: True, PLAYERS[1]: False, PLAYERS[2]: False}))
    draw = a_vote(DRAW, {PLAYERS[0]: True})
    last = replace(first, ballots={PLAYERS[1]: True, PLAYERS[2]: True}, verdict=None)  # the process died before that

    assert deserters(record, [first, draw, last]) == {PLAYERS[1], PLAYERS[2]}


def test_a_draw_is_agreed_by_all_and_costs_nobody_anything() -> None:
    record, vote = ended(a_table(3), a_vote(DRAW, dict.fromkeys(PLAYERS[:3], True)))

    assert not deserters(record, [vote])
