"""The choices of a lobby's host: the options of its game, and the platform's own, the same for every game. Pure.

Wishes are judged together, by the table as it would be with all of them. Either all are granted or none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.tables.changes import Change
from bot.tables.levels import HINTS, SHEET, can_conclude, level_of, with_level
from bot.tables.pace import PACE, PACES
from bot.tables.records import Level, TableRecord, Terms
from bot.tables.revisions import revision_of
from games import BY_KEY
from games.core.contract import Refusal

ACCESS = "access"
OPEN = "open"
INVITED = "invited"
"""Admission to the seats: all users but the dismissed, or the invited alone."""

ABSENCES = "absences"
CASES = "cases"
"""Whether a case may be made of the game, by leave of all players."""
COUNT = "count"
IGNORED = "ignored"
"""Whether an announced absence counts at a table, or is as any other."""
ON: Final = "on"
OFF: Final = "off"

OWN: Final = (PACE, SHEET, ACCESS, ABSENCES, HINTS, CASES)
"""The keys of the platform's own options, in the order in which they are offered."""


class WrongOptions(Refusal):
    """Options cannot have the values that were wished for. `wrong`: the values that each of these options may have."""

    def __init__(self, key: str, wrong: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(key)
        self.wrong = dict(wrong)


def chosen(record: TableRecord) -> dict[str, str]:
    """Return the value of every option of a lobby, the game's own first; "" for a pace that is none of those offered."""
    return BY_KEY[record.game].info.settle(record.options) | {
        PACE: next((key for key, seconds in PACES.items() if seconds == record.pace), ""),
        SHEET: level_of(record).value,
        ACCESS: INVITED if record.is_private else OPEN,
        ABSENCES: IGNORED if record.clock.no_absences else COUNT,
        HINTS: ON if record.terms.has_hints else OFF,
        CASES: ON if may_become_case(record) else OFF,
    }


def may_become_case(record: TableRecord) -> bool:
    """Return whether all players have agreed that a case may be made of the game."""
    return record.terms.may_be_case


def option_revision(record: TableRecord) -> int:
    """Return the number of the values that the options of a lobby have."""
    return revision_of(*(f"{key}={value}" for key, value in sorted(chosen(record).items())))


def possible(record: TableRecord) -> dict[str, tuple[str, ...]]:
    """Return the values that each option of a lobby may have, as its other options are; the game's own first."""
    game, is_free = BY_KEY[record.game], can_conclude(record)
    # Taking a seat with it in sight is to agree to it, so it comes before all others do.
    is_agreed = may_become_case(record) or all(user == record.host for user in record.people)
    return {
        **{option.key: option.values for option in game.info.options},
        PACE: tuple(PACES),
        **({SHEET: tuple(Level) if is_free else (Level.PAPER,)} if game.knowledge is not None else {}),
        ACCESS: (OPEN, INVITED),
        ABSENCES: (COUNT, IGNORED),
        **({HINTS: (OFF, ON) if is_free else (OFF,)} if game.knowledge is not None else {}),
        **({CASES: (OFF, ON) if is_agreed else (OFF,)} if game.puzzle is not None else {}),
    }


def offered(record: TableRecord) -> tuple[str, ...]:
    """Return the keys of the options that a lobby offers, in order: not those that a strict memory decides."""
    return tuple(key for key in possible(record) if key not in (SHEET, HINTS) or can_conclude(record))


def change_of(record: TableRecord, wishes: Mapping[str, str]) -> Change:
    """Return the change of a lobby by wishes for options. Raises Refusal for an option that it has not, and WrongOptions."""
    info = BY_KEY[record.game].info
    legal = {option.key: wishes[option.key] for option in info.options if wishes.get(option.key) in option.values}
    after = replace(record, options=info.settle({**record.options, **legal}))
    may_be = possible(after)
    if not wishes.keys() <= may_be.keys():
        raise Refusal("no-such-option")
    if wrong := {key: value for key, value in wishes.items() if value not in may_be[key]}:
        raise _wrong(after, wrong)
    change: Change = {"options": after.options} if legal else {}
    if PACE in wishes:
        change["pace"] = PACES[wishes[PACE]]
    if ACCESS in wishes:
        change["is_private"] = wishes[ACCESS] == INVITED
    if ABSENCES in wishes:
        clock = replace(record.clock, no_absences=wishes[ABSENCES] == IGNORED)
        change["schedule"] = replace(record.schedule, clock=clock)
    if wishes.keys() & {SHEET, HINTS, CASES}:
        change["terms"] = lambda now: _wished(now, wishes)
    return change


def _wished(terms: Terms, wishes: Mapping[str, str]) -> Terms:
    """Return the terms of a table with these wishes."""
    if SHEET in wishes:
        terms = with_level(terms, Level(wishes[SHEET]))
    if HINTS in wishes:
        terms = replace(terms, has_hints=wishes[HINTS] == ON)
    if CASES in wishes:
        terms = replace(terms, may_be_case=wishes[CASES] == ON)
    return terms


def _wrong(after: TableRecord, wishes: Mapping[str, str]) -> WrongOptions:
    """Return the refusal of these wishes, with the reason where one reason explains all of them."""
    may_be = {key: possible(after)[key] for key in wishes}
    if wishes == {CASES: ON}:
        return WrongOptions("case-others-seated", may_be)
    by_memory = {SHEET: tuple(Level), HINTS: (ON,)}
    if not can_conclude(after) and all(value in by_memory.get(key, ()) for key, value in wishes.items()):
        return WrongOptions("options-by-memory", may_be)
    return WrongOptions("options-wrong", may_be)
