"""13 Indices: what is true of every game, checked against slow and independent oracles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from pysat.card import CardEnc, EncType
from pysat.solvers import Minisat22

from games.clues import BOX, GAME
from games.clues import events as ev
from games.clues.actions import Accuse, Ask
from games.clues.model import Card, Category, Colour, Person, Phase, Place, Weapon
from games.clues.state import State
from games.core.chance import Chance
from games.core.playthrough import steps
from games.core.seats import Seat, all_seats
from tests.builders import CASES, Case, RunningGame, a_seed, amount, any_verb, positions, seeds, walk
from tests.games.clues import oracle
from tests.games.clues.detective import Detective
from tests.games.clues.scripts import played
from tests.games.clues.tables import at_turn, hidden_layout
from tests.games.clues.worlds import another_world

every_case = pytest.mark.parametrize("case", [case for case in CASES if case.game is GAME], ids=str)
PLAYED = settings(max_examples=amount(2, 100), deadline=None)


def dealt(case: Case, seed: bytes) -> RunningGame:
    """Return a game in which all have just chosen."""
    game = RunningGame(case, seed)
    while GAME.observer.table_view(game.state).phase is Phase.CHOOSING:
        game.go_on()
    return game


@every_case
@given(seed=seeds)
@PLAYED
def test_everybody_begins_with_13_unknown_cards_and_80_or_75_cases(case: Case, seed: bytes) -> None:
    game = dealt(case, seed)
    for seat in case.everybody:
        view = GAME.observer.seat_view(game.state, seat)
        assert view.inner is not None
        seen = {*view.inner, *(card for _, outer in view.others for card in outer)}
        unknown = [card for card in BOX.cards(case.seats) if card not in seen]
        kinds = sorted(sum(isinstance(card, kind) for card in unknown) for kind in (Person, Place, Weapon))

        assert len(unknown) == 13
        assert kinds in ([4, 4, 5], [3, 5, 5])
        if GAME.observer.table_view(game.state).active == seat:
            accusations = [action for action in game.legal(seat) if isinstance(action, Accuse)]
            assert len(accusations) == (80 if kinds == [4, 4, 5] else 75)


@every_case
@given(seed=seeds)
@PLAYED
def test_the_questions_are_n_plus_10_for_each_witness(case: Case, seed: bytes) -> None:
    game, n = dealt(case, seed), case.seats
    active = GAME.observer.table_view(game.state).active
    asks = [action for action in game.legal(active) if isinstance(action, Ask)]

    ways = 2 if n == 2 or dict(case.options)["top_secret"] == "on" else 1
    assert len(asks) == ways * (n - 1) * (n + 4 + 6)


@every_case
@given(seed=seeds)
@PLAYED
def test_loupes_and_the_reserve_are_eight_at_every_step(case: Case, seed: bytes) -> None:
    for game in walk(case, seed, any_verb):
        view = GAME.observer.table_view(game.state)
        assert sum(view.loupes) + view.reserve == (0 if case.seats == 2 else 8)
        assert min(*view.loupes, view.reserve) >= 0


@every_case
@given(seed=seeds)
@PLAYED
def test_every_answer_is_that_of_the_oracle(case: Case, seed: bytes) -> None:
    game = dealt(case, seed)
    outer, inner, _ = hidden_layout(game.state)
    for witness, about in product(case.everybody, (*GAME.observer.table_view(game.state).colours, *Category)):
        for side in ("left", "right") if case.seats == 2 else (None,):
            asker = Seat((witness + 1) % case.seats)
            ask = next(
                each
                for each in GAME.rules.legal(at_turn(game.state, asker), asker)
                if isinstance(each, Ask) and (each.witness, each.about, each.inner) == (witness, about, side)
            )
            told = GAME.rules.apply(at_turn(game.state, asker), asker, ask, game.chance).events
            answers = [event.count for event in told if isinstance(event, ev.Asked | ev.AnswerGot)]
            count = oracle.answer(outer, inner, witness, about, side)
            assert answers == [count]
            assert 0 <= count <= (3 if isinstance(about, Colour) else oracle.SIZES[case.seats][about])


@every_case
def test_categories_have_their_sizes_in_play(case: Case) -> None:
    cards = BOX.cards(case.seats)

    assert len(cards) == oracle.CARDS_IN_PLAY[case.seats]
    for category, size in oracle.SIZES[case.seats].items():
        assert sum(oracle.CATEGORY_OF[card] == category for card in cards) == size
    for kind in (Person, Place, Weapon):
        assert sum(isinstance(card, kind) for card in cards) == case.seats + 4


def detectives_of(game: RunningGame) -> dict[Seat, Detective]:
    return {
        seat: Detective(GAME.observer.seat_view(game.state, seat), BOX.cards(game.case.seats))
        for seat in game.case.everybody
    }


@every_case
@given(seed=seeds)
@settings(max_examples=amount(1, 40), deadline=None)
def test_truthful_answers_never_exclude_the_true_case(case: Case, seed: bytes) -> None:
    game = dealt(case, seed)
    detectives = detectives_of(game)
    outer, _, _ = hidden_layout(game.state)
    for _ in range(40):
        if game.is_over:
            break
        for event in game.go_on(any_verb).events:
            for detective in detectives.values():
                detective.hear(event)
    for seat, detective in detectives.items():
        if not game.is_over:
            assert outer[seat] in detective.cases


@every_case
def test_players_who_think_solve_the_case_soon(case: Case) -> None:
    for n in range(amount(1, 30)):
        record = played(case.seats, 100 + n, dict(case.options))

        *_, last = steps(GAME, record)
        outcome = GAME.rules.outcome(last.state)
        assert outcome is not None
        assert outcome.reason == "solved"
        assert len(record.moves) < 12 * case.seats + 15


# The same knowledge as a question to a SAT solver


class Puzzle:
    """All that a seat knows, as clauses over "this card lies there"."""

    def __init__(self, state: State, seat: Seat) -> None:
        view = GAME.observer.seat_view(state, seat)
        n = view.seats
        assert view.inner is not None
        seen = {*view.inner, *(card for _, case in view.others for card in case), *(card for _, card in view.seen)}
        self.unknown = [card for card in BOX.cards(n) if card not in seen]
        self.others = [each for each in all_seats(n) if each != seat]
        sides = (
            [(other, side) for other in self.others for side in (0, 1)]
            if n == 2
            else [(other, 2) for other in self.others]
        )
        self.places = ["own", *sides, "informants"]
        self._number = {(c, p): i for i, (c, p) in enumerate(product(self.unknown, self.places), start=1)}
        self.clauses: list[list[int]] = []
        self._top = len(self._number)
        for card in self.unknown:
            self._exactly(1, [self._number[card, place] for place in self.places])
        for kind in (Person, Place, Weapon):
            self._exactly(1, [self._number[card, "own"] for card in self.unknown if isinstance(card, kind)])
        for other, side in sides:
            self._exactly(2 if side == 2 else 1, [self._number[card, (other, side)] for card in self.unknown])
        for question in state.questions:
            ask = question.ask
            count = question.count_for(seat)
            if ask.witness == seat or count is None:
                continue
            known = sum(
                ask.about in (oracle.COLOUR_OF[card], oracle.CATEGORY_OF[card])
                for other, case in view.others
                if other != ask.witness
                for card in case
            )
            side = 2 if ask.inner is None else ("left", "right").index(ask.inner)
            self._exactly(
                count - known,
                [
                    self._number[card, place]
                    for card in self.unknown
                    if ask.about in (oracle.COLOUR_OF[card], oracle.CATEGORY_OF[card])
                    for place in ("own", (ask.witness, side))
                ],
            )
        for by, case in [(Seat(by), case) for by, cases in enumerate(state.missed) for case in cases]:
            if by == seat:
                if set(case) <= set(self.unknown):
                    self.clauses.append([-self._number[card, "own"] for card in case])
                continue
            for named in case:
                if named in self.unknown:  # whoever named it does not see it
                    self.clauses += [[-self._number[named, "own"]]]
                    self.clauses += [[-self._number[named, place]] for place in sides if place[0] == by]

    def _exactly(self, count: int, literals: list[int]) -> None:
        if not literals:
            assert count == 0
            return
        encoded = CardEnc.equals(lits=literals, bound=count, top_id=self._top, encoding=EncType.seqcounter)
        self._top = max(self._top, encoded.nv)
        self.clauses += encoded.clauses

    def layouts(self) -> Iterator[frozenset[tuple[Card, object]]]:
        """Yield every way in which the unknown cards can lie."""
        with Minisat22(bootstrap_with=self.clauses) as solver:
            while solver.solve():
                true = set(solver.get_model())
                lying = frozenset(key for key, number in self._number.items() if number in true)
                yield lying
                solver.add_clause([-self._number[key] for key in lying])

    def is_possible(self, case: tuple[Card, ...]) -> bool:
        with Minisat22(bootstrap_with=self.clauses) as solver:
            return bool(solver.solve(assumptions=[self._number[card, "own"] for card in case]))


@every_case
@given(seed=seeds)
@settings(max_examples=amount(1, 30), deadline=None)
def test_a_sat_solver_agrees_with_detectives_and_worlds(case: Case, seed: bytes) -> None:
    game = dealt(case, seed)
    detectives = detectives_of(game)
    for n in range(60):
        if game.is_over:
            break
        if n % 12 == 0:
            for seat, detective in detectives.items():
                compare_with_solver(game, seat, detective)
        for event in game.go_on(any_verb).events:
            for detective in detectives.values():
                detective.hear(event)


def compare_with_solver(game: RunningGame, seat: Seat, detective: Detective) -> None:
    puzzle = Puzzle(game.state, seat)
    outer, _, _ = hidden_layout(game.state)
    assert puzzle.is_possible(outer[seat])
    possible = [case for case in detective.cases if puzzle.is_possible(case)]
    assert outer[seat] in possible
    world = another_world(game.state, seat, game.dice)
    if world is None:
        assert len(possible) == 1
        assert game.case.seats == 2
        layouts = puzzle.layouts()
        assert next(layouts)
        assert next(layouts, None) is None
    else:
        assert puzzle.is_possible(hidden_layout(world)[0][seat])
        assert hidden_layout(world)[0][seat] in detective.cases


@every_case
def test_other_worlds_often_hold_another_case(case: Case) -> None:
    other = total = 0
    for n in range(3):
        for game in positions(case, a_seed(n), 15):
            if game.state.layout is None or game.is_over:
                continue
            for seat in case.everybody:
                total += 1
                world = another_world(game.state, seat, game.dice)
                other += world is not None and hidden_layout(world)[0][seat] != hidden_layout(game.state)[0][seat]

    assert other > 0.3 * total


@every_case
@given(seed=seeds)
@settings(max_examples=amount(1, 40), deadline=None)
def test_another_world_is_a_whole_and_truthful_deal(case: Case, seed: bytes) -> None:
    for game in positions(case, seed, 6):
        for seat in case.everybody:
            world = another_world(game.state, seat, game.dice)
            if world is None:
                continue
            hands = [GAME.observer.seat_view(world, each).hand for each in case.everybody]
            cards = [card for hand in hands for card in hand] + list(world.deal.informants.open())
            assert sorted(cards) == sorted(BOX.cards(case.seats))
            for each, hand in zip(case.everybody, hands, strict=True):
                chosen = GAME.observer.seat_view(world, each).chosen
                assert chosen is None or set(chosen) < set(hand)
                assert {Person, Place, Weapon} <= set(map(type, hand))
            if world.layout is None:
                continue
            outer, inner, informants = hidden_layout(world)
            assert informants == world.deal.informants.open()
            for each, hand in zip(case.everybody, hands, strict=True):
                left = (each + 1) % case.seats
                assert set(hand) == {*outer[left], *inner[each]}
            for question in world.questions:
                ask = question.ask
                side = ask.inner.value if ask.inner is not None else None
                assert question.count.open() == oracle.answer(outer, inner, ask.witness, ask.about, side)
            for by, missed in zip(case.everybody, world.missed, strict=True):
                visible = {*inner[by], *(c for other in case.everybody if other != by for c in outer[other])}
                assert outer[by] not in missed
                assert not any(visible & set(named) for named in missed)


def test_the_chance_of_a_seed_is_fair_to_every_first_player() -> None:
    firsts = [
        GAME.observer.table_view(GAME.rules.setup(3, GAME.info.settle({}, 3), Chance(a_seed(n), 0)).state).active
        for n in range(600)
    ]

    assert all(150 < firsts.count(Seat(seat)) < 250 for seat in range(3))
