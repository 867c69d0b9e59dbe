"""The split of a crowd is the best by its wishes: compared with two other ways to find the best, which share no code with it."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

import pytest

from bot.nights.records import THREADS
from bot.nights.split import Guest, Split, split, twins
from games import GAMES
from tests.builders import amount

BOX = {game.info.key: game.info.seats for game in GAMES}
GAMES_OF_TWO = {"bakerstreet": range(2, 3)}

Score: TypeAlias = tuple[int, int, int, int, int]
"""Waiting, not playing what they like, at a table where nobody knows, off from the best size, tables: the lower the better."""
NOTHING: Score = (0, 0, 0, 0, 0)
InTurn: TypeAlias = tuple[int, tuple[int, ...], Score]
"""How many wait, when those that wait asked (the last to ask lowest), and the rest of the score."""


def _plus(one: Score, other: Score) -> Score:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4])


def _in_turn(crowd: Sequence[Guest], waiting: Collection[int], score: Score) -> InTurn:
    order = {guest.user: n for n, guest in enumerate(reversed(crowd))}
    return len(waiting), tuple(sorted((order[user] for user in waiting), reverse=True)), score


def _likes(guest: Guest, game: str) -> bool:
    return not guest.likes or game in guest.likes


def _table(people: Sequence[Guest], game: str, cosy: int = 4) -> Score:
    unhappy = sum(not _likes(guest, game) for guest in people)
    lost = len(people) if all(guest.is_new for guest in people) else 0
    return 0, unhappy, lost, (len(people) - cosy) ** 2, 1


def _best_table(people: Sequence[Guest], games: dict[str, range], cosy: int = 4) -> Score | None:
    """Return what it costs to put people at one table, if they may share one."""
    if any(one.user in other.blocks for one in people for other in people):
        return None
    return min((_table(people, game, cosy) for game, seats in games.items() if len(people) in seats), default=None)


def _score(crowd: Sequence[Guest], games: dict[str, range], found: Split, cosy: int = 4) -> Score:
    """Return what a split costs, and check that it is one."""
    by_user = {guest.user: guest for guest in crowd}
    assert sorted([*found.waiting, *(user for table in found.tables for user in table.users)]) == sorted(by_user)
    score: Score = (len(found.waiting), 0, 0, 0, 0)
    for table in found.tables:
        people = [by_user[user] for user in table.users]
        assert len(people) in games[table.game]
        assert not any(one.user in other.blocks for one in people for other in people)
        score = _plus(score, _table(people, table.game, cosy))
    return score


def _every_way(crowd: list[Guest]) -> Iterator[tuple[list[Guest], list[list[Guest]]]]:
    """Yield who waits and who shares a table, in every way there is."""
    if not crowd:
        yield [], []
        return
    first, *others = crowd
    for waiting, tables in _every_way(others):
        yield [first, *waiting], tables
        yield waiting, [[first], *tables]
        for n, table in enumerate(tables):
            yield waiting, [*tables[:n], [first, *table], *tables[n + 1 :]]


def _best_of_all(crowd: list[Guest], games: dict[str, range]) -> InTurn:
    """Return what the best split costs, by looking at every one."""
    best = _in_turn(crowd, [guest.user for guest in crowd], (len(crowd), 0, 0, 0, 0))
    for waiting, tables in _every_way(crowd):
        costs = [_best_table(table, games) for table in tables]
        if None not in costs:
            score: Score = (len(waiting), 0, 0, 0, 0)
            for cost in costs:
                score = _plus(score, cost or NOTHING)
            best = min(best, _in_turn(crowd, [guest.user for guest in waiting], score))
    return best


def _best_by_kinds(kinds: list[Guest], counts: tuple[int, ...], games: dict[str, range], cosy: int) -> Score:
    """Return what the best split of many costs who are of a few kinds and without foes: by how many are left of each kind."""
    most = max(seats.stop for seats in games.values()) - 1
    shapes = [shape for shape in product(range(most + 1), repeat=len(kinds)) if 2 <= sum(shape) <= most]
    costs = {
        shape: cost
        for shape in shapes
        if (cost := _best_table([k for k, n in zip(kinds, shape, strict=True) for _ in range(n)], games, cosy))
        is not None
    }

    @cache
    def best(left: tuple[int, ...]) -> Score:
        first = next((kind for kind, n in enumerate(left) if n), None)
        if first is None:
            return NOTHING
        fewer = (*left[:first], left[first] - 1, *left[first + 1 :])
        found = _plus((1, 0, 0, 0, 0), best(fewer))
        for shape, cost in costs.items():
            if shape[first] and all(a <= b for a, b in zip(shape, left, strict=True)):
                rest = best(tuple(b - a for a, b in zip(shape, left, strict=True)))
                found = min(found, _plus(cost, rest))
        return found

    return best(counts)


def _somebody(chance: random.Random, user: int, games: dict[str, range]) -> Guest:
    likes = frozenset(game for game in games if chance.random() < 0.35)
    return Guest(user=user, likes=likes, is_new=chance.random() < 0.5)


def _crowd(chance: random.Random, size: int, games: dict[str, range], share: float) -> list[Guest]:
    """Return a crowd in which as large a share of all pairs is blocked."""
    guests = [_somebody(chance, user, games) for user in range(1, size + 1)]
    foes = {
        one.user: frozenset(other.user for other in guests if other.user > one.user and chance.random() < share)
        for one in guests
    }
    return [Guest(user=g.user, likes=g.likes, is_new=g.is_new, blocks=foes[g.user]) for g in guests]


@pytest.mark.parametrize("size", range(amount(7, 8)))
@pytest.mark.parametrize("share", [0, 0.15, 0.5])
def test_a_small_crowd_is_split_in_the_best_of_all_ways(size: int, share: float) -> None:
    chance = random.Random(f"{size} {share}")
    for games in (BOX, BOX, BOX, GAMES_OF_TWO, {"cluedo": BOX["cluedo"], "bakerstreet": BOX["bakerstreet"]}):
        crowd = _crowd(chance, size, games, share)
        best, found = _best_of_all(crowd, games), split(crowd, games)

        assert _in_turn(crowd, found.waiting, _score(crowd, games, found)) == best


def test_whoever_sits_out_a_round_of_the_same_deal_plays_the_next_one() -> None:
    crowd = [Guest(user=n, likes=frozenset({"cluedo" if n == 0 else "clues"})) for n in range(5)]

    assert twins(crowd, "clues", BOX).waiting == (4,)
    assert twins([*crowd[4:], *crowd[:4]], "clues", BOX).waiting == (3,)


@pytest.mark.parametrize("size", [*range(2, 31, amount(4, 1)), 41, 60])
def test_a_crowd_of_any_size_is_split_in_the_best_way(size: int) -> None:
    chance = random.Random(size)
    kinds = [_somebody(chance, n, BOX) for n in range(3)]
    picks = [chance.randrange(len(kinds)) for _ in range(size)]
    crowd = [Guest(user=n, likes=kinds[pick].likes, is_new=kinds[pick].is_new) for n, pick in enumerate(picks, 1)]
    counts = tuple(picks.count(kind) for kind in range(len(kinds)))

    found = split(crowd, BOX)
    bests: dict[int, Score] = {}
    for cosy in (4, 5, 6):
        bests[cosy] = _best_by_kinds(kinds, counts, BOX, cosy)
        if bests[cosy][4] <= THREADS:
            break
    else:
        cosy = min(bests, key=lambda cosy: bests[cosy][4])
    assert _score(crowd, BOX, found, cosy) == bests[cosy]


@pytest.mark.parametrize("size", range(36, 61, amount(8, 3)))
def test_a_crowd_of_any_size_has_no_more_tables_than_discord_opens_threads_at_once(size: int) -> None:
    crowd = [Guest(user=n, is_new=n % 3 == 0) for n in range(size)]

    tables = split(crowd, BOX).tables
    same = twins(crowd, "cluedo", BOX).tables

    assert len(tables) <= THREADS
    assert len(same) <= THREADS
    if size <= 40:
        assert {len(each.users) for each in tables} <= {3, 4, 5}


def test_no_one_plays_a_game_they_do_not_like_for_the_sake_of_threads() -> None:
    crowd = [Guest(user=n, likes=frozenset({"bakerstreet"} if n < 20 else {"clues"})) for n in range(60)]

    tables = split(crowd, BOX).tables

    assert [len(each.users) for each in tables if each.game == "bakerstreet"] == [2] * 10
    assert [len(each.users) for each in tables if each.game == "clues"] == [6, 6, 6, 6, 6, 5, 5]


@pytest.mark.parametrize("size", [9, 16, 23, 30])
def test_a_few_foes_in_a_large_crowd_are_kept_apart_at_no_cost(size: int) -> None:
    crowd = _crowd(random.Random(size), size, BOX, 0.02)
    friends = [Guest(user=guest.user, likes=guest.likes, is_new=guest.is_new) for guest in crowd]

    assert any(guest.blocks for guest in crowd)
    assert _score(crowd, BOX, split(crowd, BOX)) == _score(friends, BOX, split(friends, BOX))


def test_where_too_much_is_blocked_to_find_the_best_foes_are_still_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.nights.split.PATIENCE", 2_000)
    crowd = _crowd(random.Random(5), 30, BOX, 0.6)

    assert _score(crowd, BOX, split(crowd, BOX))[0] < 15


def test_whoever_has_blocked_everybody_waits() -> None:
    crowd = [Guest(user=1, blocks=frozenset(range(2, 31))), *(Guest(user=n) for n in range(2, 31))]

    assert split(crowd, BOX).waiting == (1,)
