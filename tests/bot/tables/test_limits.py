"""Limits: a burst, then one whenever time has passed; and whoever is refused is told exactly when it is possible again."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.limits import LIMITS, LimitedDeed, Limits, Scope
from games.core.contract import Refusal
from tests.fakes import START

ANN, BEN = UserId(11), UserId(12)


class Told:
    """A clock that is told the time."""

    def __init__(self) -> None:
        self.at = START

    def now(self) -> datetime:
        return self.at


def done(limits: Limits, deed: LimitedDeed, person: UserId = ANN, table: int = 1) -> int | None:
    """Do a deed; return the second from which it is possible where it is refused."""
    try:
        limits.count(deed, person, table=TableId(table), server=GuildId(55), guest=UserId(99))
    except Refusal as refusal:
        found = re.fullmatch(r"<t:(\d+):R>", str(refusal.facts["at"]))
        assert found is not None
        return int(found[1])
    return None


@given(deed=st.sampled_from(LimitedDeed), waits=st.lists(st.integers(0, 900), max_size=120))
def test_no_span_of_time_has_more_deeds_than_its_burst_and_what_was_filled_since(
    deed: LimitedDeed, waits: list[int]
) -> None:
    clock = Told()
    limits = Limits(clock.now)
    did: list[datetime] = []
    for wait in waits:
        clock.at += timedelta(seconds=wait)
        if done(limits, deed) is None:
            did.append(clock.at)

    for limit in LIMITS[deed].values():
        for first, begun in enumerate(did):
            for last, ended in enumerate(did[first:], start=1):
                assert last <= limit.burst + (ended - begun) // limit.every


@pytest.mark.parametrize("deed", LimitedDeed)
def test_a_refusal_counts_nothing_and_says_when_the_next_is_possible(deed: LimitedDeed) -> None:
    clock = Told()
    limits = Limits(clock.now)
    burst = min(limit.burst for limit in LIMITS[deed].values())
    assert [done(limits, deed) for _ in range(burst)] == [None] * burst

    refused = [done(limits, deed) for _ in range(1000)]

    [possible] = set(refused)
    assert possible is not None
    clock.at = datetime.fromtimestamp(possible, START.tzinfo) - timedelta(seconds=2)
    assert done(limits, deed) == possible
    clock.at += timedelta(seconds=2)
    assert done(limits, deed) is None
    assert done(limits, deed) is not None


@pytest.mark.parametrize(
    "deed", [deed for deed in LimitedDeed if {*LIMITS[deed]} <= {Scope.PERSON, Scope.SERVER, Scope.TABLE}]
)
def test_one_person_at_their_limit_leaves_others_elsewhere_theirs(deed: LimitedDeed) -> None:
    limits = Limits(Told().now)
    while done(limits, deed) is None:
        pass

    assert done(limits, deed, BEN, table=2) is None


@pytest.mark.parametrize("deed", LimitedDeed)
def test_one_person_alone_never_uses_up_what_all_share(deed: LimitedDeed) -> None:
    clock = Told()
    limits = Limits(clock.now)
    for second in range(7200):
        clock.at += timedelta(seconds=1)
        with suppress(Refusal):
            limits.count(deed, ANN, table=TableId(1), server=GuildId(55), guest=UserId(1000 + second))
        if second % 600 == 599:
            limits.count(deed, BEN, table=TableId(1), server=GuildId(55), guest=UserId(99))


@pytest.mark.parametrize("deed", LimitedDeed)
def test_a_clock_that_is_set_back_makes_nobody_wait_longer_than_for_one_deed(deed: LimitedDeed) -> None:
    clock = Told()
    limits = Limits(clock.now)
    while done(limits, deed) is None:
        pass
    clock.at -= timedelta(days=1)
    longest = max(limit.every for limit in LIMITS[deed].values())

    possible = done(limits, deed)

    assert possible is not None
    assert possible <= (clock.at + longest).timestamp() + 1
    clock.at += longest
    assert done(limits, deed) is None
