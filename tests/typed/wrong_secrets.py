"""Wrong lines about what is hidden and what is fixed. mypy says so if one stops being wrong (walls 3 and 4).

Nothing here is ever run.
"""

from __future__ import annotations

from dataclasses import replace

from games.clues import GAME
from games.clues import events as ev
from games.clues.actions import Accuse, Ask, Consult
from games.clues.draft import Draft
from games.clues.model import Card, Case, Colour, Letter, Person, Place, Weapon
from games.clues.state import Deal, State
from games.core.chance import Chance
from games.core.contract import Refusal
from games.core.lines import Line, Who
from games.core.playthrough import EntryKind, Move
from games.core.seats import Seat
from games.core.secret import Secret


def a_secret_is_not_what_it_holds(secret: Secret[Person], hand: Secret[tuple[Card, ...]]) -> None:
    _card: Card = secret  # type: ignore[assignment]  # it must be opened
    _name: str = secret  # type: ignore[assignment]  # it must be opened
    len(hand)  # type: ignore[arg-type]  # its size is secret too
    _first = hand[0]  # type: ignore[index]  # it must be opened
    _held = Person.DUKE in hand  # type: ignore[operator]  # it must be opened
    _inside = secret.value  # type: ignore[attr-defined]  # only open() opens it
    _sorted = sorted([secret, secret])  # type: ignore[type-var]  # an order would tell


def a_secret_goes_into_no_sentence(secret: Secret[Person]) -> None:
    Line("key", {"card": secret})  # type: ignore[dict-item]  # no sentence is filled with a secret
    Refusal("key", card=secret)  # type: ignore[arg-type]  # a refusal teaches nothing
    ev.CaseOpened(seat=Seat(0), person=secret, place=Place.PARK, weapon=Weapon.GUN)  # type: ignore[arg-type]  # opened first


def a_state_hides_its_cards(hand: tuple[Card, ...], case: Case) -> None:
    Deal(seats=2, colours=(), letters=(), hands=(hand, hand), informants=Secret(()))  # type: ignore[arg-type]  # a hand in the open
    Deal(seats=2, colours=(), letters=(), hands=(Secret(hand), Secret(hand)), informants=hand)  # type: ignore[arg-type]  # informants in the open
    _choices: tuple[Secret[Case] | None, ...] = (case,)  # type: ignore[assignment]  # a choice in the open


def values_are_frozen(state: State, ask: Ask, told: ev.Asked) -> None:
    state.reserve = 8  # type: ignore[misc]  # states are values
    ask.secret = False  # type: ignore[misc]  # actions are values
    told.count = 0  # type: ignore[misc]  # events are values
    state.loupes[0] = 3  # type: ignore[index]  # tuples are values


def a_draft_replaces_its_state_with_values_of_its_types(draft: Draft, case: Case) -> None:
    draft.state.reserve = 8  # type: ignore[misc]  # it is replaced, not changed
    draft.state = replace(draft.state, reserve="8")  # type: ignore[arg-type]  # a text is no number
    draft.state = replace(draft.state, stock=8)  # type: ignore[call-arg]  # a state has no such field
    draft.state = replace(draft.state, chosen=(case,))  # type: ignore[arg-type]  # a choice in the open


def actions_have_their_types(witness: Seat) -> None:
    Ask(witness=witness, about=Person.DUKE)  # type: ignore[arg-type]  # R-13-26: no card may be asked
    Ask(witness=2, about=Colour.RED)  # type: ignore[arg-type]  # a number is no seat
    Accuse(person=Place.PARK, place=Place.PARK, weapon=Weapon.GUN)  # type: ignore[arg-type]  # a place is no person
    Consult(letter="a")  # type: ignore[arg-type]  # a text is no letter
    Consult(Letter.A)  # type: ignore[call-arg]  # fields are named


def engines_get_their_luck_and_their_seats_from_outside(state: State, ask: Ask, chance: Chance) -> None:
    GAME.rules.apply(state, Seat(0), ask)  # type: ignore[call-arg]  # no luck but the argument
    GAME.rules.apply(state, 0, ask, chance)  # type: ignore[arg-type]  # a number is no seat
    Move(EntryKind.ACTION, 0, ask)  # type: ignore[arg-type]  # a number is no seat
    Who(0)  # type: ignore[arg-type]  # a number is no seat
    chance.pick({1, 2})  # type: ignore[arg-type]  # a set has another order in every process
    chance.shuffled(frozenset({1, 2}))  # type: ignore[arg-type]  # a set has another order in every process
