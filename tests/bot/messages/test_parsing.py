"""Names as people type them: a card in any language and with a typo, a player by number, mention or name."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.messages.parsing import Parser, day_named
from bot.tables.records import TableRecord
from games.clues.actions import Accuse
from games.clues.model import Person, Weapon
from games.core.contract import Refusal
from games.core.seats import Seat
from games.core.wire import field_types
from tests.builders import CASES, a_record, a_seed
from tests.words import WORDS

CASE = next(case for case in CASES if case.game.info.key == "clues" and case.seats == 3)
FIELDS = field_types(Accuse)


def parser(*names: str) -> tuple[Parser, TableRecord]:
    record = a_record(CASE, a_seed(), names)
    return Parser(record, WORDS), record


ADELE, BORIS, MAX = "Adèle", "Boris", "Clémence"


@pytest.mark.parametrize("word", ["butcher", "Butcher", "BUTCHER ", "Boucher", "boucher", "bouchr", "buthcer", "Bouch"])
def test_a_card_is_understood_in_either_language_and_with_a_typo(word: str) -> None:
    reader, _ = parser(ADELE, BORIS, MAX)

    assert reader.value(FIELDS["person"], word) is Person.BUTCHER


@pytest.mark.parametrize("word", ["épée", "epee", "EPEE", "Sword", "sword", "épé"])
def test_accents_do_not_matter(word: str) -> None:
    reader, _ = parser(ADELE, BORIS, MAX)

    assert reader.value(FIELDS["weapon"], word) is Weapon.SWORD


@pytest.mark.parametrize("typed", ["1", "#1", "<@{user}>", "<@!{user}>", "Adèle", "adele", "ADELE", "Adè", "Adèel"])
def test_a_player_is_understood_by_number_mention_and_name(typed: str) -> None:
    reader, record = parser(ADELE, BORIS, MAX)

    assert reader.seat(typed.format(user=record.seats[0].user)) == Seat(0)


def test_of_two_players_with_one_name_a_number_tells_which() -> None:
    reader, _ = parser(ADELE, "Max", "max!")

    with pytest.raises(Refusal, match="unknown-player"):
        reader.seat("max")
    assert reader.seat("3") == Seat(2)


SATURDAY = datetime(2026, 11, 28, 23, 30, tzinfo=UTC)
"""In Paris it is Sunday already."""


@pytest.mark.parametrize(
    ("typed", "is_in"),
    [
        *(
            (each, date(2026, 11, 29))
            for each in ("today", "Heute", "aujourd’hui", "hoy", "oggi", "vandaag", "dziś", "hoje")
        ),
        *(
            (each, date(2026, 11, 30))
            for each in ("Tomorrow", "morgen", "demain ", "mañana", "domani", "jutro", "amanhã")
        ),
        *((each, date(2026, 12, 4)) for each in ("friday", "Freitag", "vendredi", "viernes", "venerdì", "vrijdag")),
        *((each, date(2026, 12, 4)) for each in ("piątek", "sexta-feira", "4.12.", "2026-12-04")),
        ("sunday", date(2026, 11, 29)),
    ],
)
def test_a_day_is_named_by_today_tomorrow_a_day_of_the_week_or_a_date(typed: str, is_in: date) -> None:
    assert day_named(typed, "Europe/Paris", SATURDAY, WORDS) == is_in


def test_a_day_of_the_week_can_be_the_first_after_another_day_and_tomorrow_never_is() -> None:
    wednesday = date(2026, 12, 2)

    assert day_named("monday", "UTC", SATURDAY, WORDS, after=wednesday) == date(2026, 12, 7)
    assert day_named("wednesday", "UTC", SATURDAY, WORDS, after=wednesday) == wednesday
    assert day_named("tomorrow", "UTC", SATURDAY, WORDS, after=wednesday) == date(2026, 11, 29)


@pytest.mark.parametrize("typed", ["someday", "next friday", "", "31.2."])
def test_no_day_is_guessed(typed: str) -> None:
    with pytest.raises(Refusal, match="no-such-day"):
        day_named(typed, "UTC", SATURDAY, WORDS)
