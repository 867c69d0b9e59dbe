"""The own data of persons on a database without a house: the rows of the kernel, and of all rooms."""

from __future__ import annotations

from bot.cases import store as cases
from bot.cases.proof_store import StoredProofs
from bot.nights import guest_store as nights
from bot.record import store as record
from bot.store.database import Database
from bot.store.own_data import OwnData


def with_rooms(own: OwnData) -> OwnData:
    """Let the rooms that keep something of a person be asked too."""
    own.add(StoredProofs(own.database).kept_of, cases.forget)
    for each in (nights, record):
        own.add(each.kept_of, each.forget)
    return own


def own_data(database: Database) -> OwnData:
    return with_rooms(OwnData(database))
