"""Moments as people type them, in a time zone of their own."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from babel import Locale
from hypothesis import given
from hypothesis import strategies as some

from bot.messages.parsing import WEEKDAYS
from bot.nights.messages.typed import moment_words
from bot.nights.moments import offered, readings
from games.core.contract import Refusal
from tests.words import WORDS

NOW = datetime(2026, 11, 22, 18, 30, tzinfo=UTC)
PARIS = "Europe/Paris"
TYPED = moment_words(WORDS)


def moment(typed: str, zone: str | None, now: datetime) -> datetime:
    """The one moment that a typed text means."""
    [one] = readings(typed, zone, now, TYPED)
    return one


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("in 3 h", datetime(2026, 11, 22, 21, 30, tzinfo=UTC)),
        ("dans 1 h 30", datetime(2026, 11, 22, 20, 0, tzinfo=UTC)),
        ("In 90 minutes", datetime(2026, 11, 22, 20, 0, tzinfo=UTC)),
        ("dans 2 jours", datetime(2026, 11, 24, 18, 30, tzinfo=UTC)),
        ("20:30", datetime(2026, 11, 22, 19, 30, tzinfo=UTC)),
        ("20h30", datetime(2026, 11, 22, 19, 30, tzinfo=UTC)),
        ("20u30", datetime(2026, 11, 22, 19, 30, tzinfo=UTC)),
        ("morgen om 20u", datetime(2026, 11, 23, 19, 0, tzinfo=UTC)),
        ("18:00", datetime(2026, 11, 23, 17, 0, tzinfo=UTC)),  # it is past: the next one
        ("demain 20h", datetime(2026, 11, 23, 19, 0, tzinfo=UTC)),
        ("tonight 21", datetime(2026, 11, 22, 20, 0, tzinfo=UTC)),
        ("24/12 20:30", datetime(2026, 12, 24, 19, 30, tzinfo=UTC)),
        ("24/12 24:00", datetime(2026, 12, 24, 23, 0, tzinfo=UTC)),  # the end of that day
        ("today 24h", datetime(2026, 11, 22, 23, 0, tzinfo=UTC)),
        ("24:00", datetime(2026, 11, 22, 23, 0, tzinfo=UTC)),
        ("2027-07-01 20:30", datetime(2027, 7, 1, 18, 30, tzinfo=UTC)),  # in summer
        ("1.7.2027 20:30", datetime(2027, 7, 1, 18, 30, tzinfo=UTC)),
        ("24/12/2026 à 20 h 30", datetime(2026, 12, 24, 19, 30, tzinfo=UTC)),
        ("24-12 om 20.30 uur", datetime(2026, 12, 24, 19, 30, tzinfo=UTC)),
        ("24.12. um 20 Uhr", datetime(2026, 12, 24, 19, 0, tzinfo=UTC)),
        ("8:30 pm", datetime(2026, 11, 22, 19, 30, tzinfo=UTC)),
        ("tomorrow at 8pm", datetime(2026, 11, 23, 19, 0, tzinfo=UTC)),
        ("Morgen um 20:30 Uhr", datetime(2026, 11, 23, 19, 30, tzinfo=UTC)),
        ("demain à 20h30", datetime(2026, 11, 23, 19, 30, tzinfo=UTC)),
        ("mañana a las 20:30", datetime(2026, 11, 23, 19, 30, tzinfo=UTC)),
        ("stasera alle 21", datetime(2026, 11, 22, 20, 0, tzinfo=UTC)),
        ("jutro o godz. 20", datetime(2026, 11, 23, 19, 0, tzinfo=UTC)),
        ("amanhã às 20h", datetime(2026, 11, 23, 19, 0, tzinfo=UTC)),
        ("alle 18", datetime(2026, 11, 23, 17, 0, tzinfo=UTC)),  # it is past: the next one
        ("Friday 20:30", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("on Friday at 8 pm", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("am Freitag, um 20 Uhr", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("Fr., 20:30", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("vendredi à 20h30", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("el viernes a las 20:30", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("venerdi alle 21", datetime(2026, 11, 27, 20, 0, tzinfo=UTC)),
        ("vrijdag om 20.30 uur", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("w środę o 20", datetime(2026, 11, 25, 19, 0, tzinfo=UTC)),
        ("na sexta às 20h", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("Sunday 20:30", datetime(2026, 11, 22, 19, 30, tzinfo=UTC)),  # today, which is Sunday: it is to come
        ("Sunday 19:00", datetime(2026, 11, 29, 18, 0, tzinfo=UTC)),  # it is past: the next one
        ("Sunday 19:30", datetime(2026, 11, 29, 18, 30, tzinfo=UTC)),  # it is now
        ("Sunday 24:00", datetime(2026, 11, 22, 23, 0, tzinfo=UTC)),
        ("am 24.12. um 20 Uhr", datetime(2026, 12, 24, 19, 0, tzinfo=UTC)),
        ("8 pm Friday", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("at 8pm on Friday", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("20:30 tomorrow", datetime(2026, 11, 23, 19, 30, tzinfo=UTC)),
        ("20:30 24/12", datetime(2026, 12, 24, 19, 30, tzinfo=UTC)),
        ("8 o'clock tonight", datetime(2026, 11, 22, 19, 0, tzinfo=UTC)),
        ("today at 8", datetime(2026, 11, 22, 19, 0, tzinfo=UTC)),  # in the morning it is past
        ("tomorrow night at 8:30", datetime(2026, 11, 23, 19, 30, tzinfo=UTC)),
        ("Friday evening at 8", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("next Friday 8 pm", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),  # it is Sunday, so both readings are the same
        ("à 20h30 vendredi", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("vendredi prochain à 20h", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("vendredi soir à 8h", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("20 Uhr Freitag", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("Freitagabend um 8 Uhr", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("nächsten Freitag 20 Uhr", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("venerdì sera alle 9", datetime(2026, 11, 27, 20, 0, tzinfo=UTC)),
        ("venerdì prossimo alle 21", datetime(2026, 11, 27, 20, 0, tzinfo=UTC)),
        ("el viernes a las 8 de la tarde", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("el próximo viernes a las 20:30", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("vrijdagavond om 8 uur", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("volgende vrijdag om 20.30 uur", datetime(2026, 11, 27, 19, 30, tzinfo=UTC)),
        ("w piątek wieczorem o 8", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("w przyszły piątek o 20", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("na próxima sexta às 20h", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("sexta à noite às 8", datetime(2026, 11, 27, 19, 0, tzinfo=UTC)),
        ("2026-11-01 20:30", datetime(2026, 11, 1, 19, 30, tzinfo=UTC)),  # whoever asks for it hears that it is past
    ],
)
def test_a_moment_is_read_as_it_is_typed(typed: str, meant: datetime) -> None:
    assert moment(typed, PARIS, NOW) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tomorrow at 8", ["24 08:00", "24 20:00"]),
        ("demain à 8", ["24 08:00", "24 20:00"]),
        ("at 8", ["24 08:00", "23 20:00"]),
        ("next Friday 8 pm", ["27 20:00", "04 20:00"]),
        ("vendredi prochain 20h30", ["27 20:30", "04 20:30"]),
        ("nächsten Freitag um 8", ["27 08:00", "27 20:00", "04 08:00", "04 20:00"]),
        ("next Monday 20:30", ["30 20:30"]),  # it is Monday, and not this one
        ("8 pm this Friday", ["27 20:00"]),
    ],
)
def test_what_people_read_differently_has_all_its_readings(typed: str, meant: list[str]) -> None:
    monday = datetime(2026, 11, 23, 12, tzinfo=UTC)

    found = readings(typed, PARIS, monday, TYPED)

    assert list(found) == sorted(found)
    assert {f"{each.astimezone(ZoneInfo(PARIS)):%d %H:%M}" for each in found} == set(meant)


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_language_has_its_words_for_next_and_for_the_evening(language: str) -> None:
    for key in ("typed-next", "typed-evening"):
        assert WORDS.has(key, language)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "friday evening",
        "8 pm next",
        "25:00",
        "in",
        "dans",
        "2026-13-01 20:30",
        "2026-02-30 20:30",
        "20:30 20:30",
        "at",
        "13 pm",
        "uhr 20",
        "on 20:30",
        "fri",
    ],
)
def test_what_is_no_moment_is_refused(typed: str) -> None:
    with pytest.raises(Refusal):
        moment(typed, PARIS, NOW)


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_language_has_its_days_of_the_week_long_and_short(language: str) -> None:
    known = Locale.parse(language, sep="-").days["format"]

    for width in ("wide", "abbreviated"):
        for ahead, name in enumerate(known[width][(6 + ahead) % 7] for ahead in range(7)):
            assert moment(f"{name} 20:30", PARIS, NOW) == datetime(2026, 11, 22 + ahead, 19, 30, tzinfo=UTC)


def test_no_word_means_two_days_of_the_week() -> None:
    words = [word for key in WEEKDAYS for word in WORDS.typed(key)]

    assert len(words) == len(set(words))
    assert not set(words) & (TYPED.today | TYPED.tomorrow | TYPED.at)


@pytest.mark.parametrize("zone", [PARIS, "America/Los_Angeles", "Asia/Tokyo"])
@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "0000-01-01"])
def test_a_day_at_the_end_of_the_calendar_is_refused_in_every_zone(day: str, zone: str) -> None:
    for hour in ("0:00", "23:59"):
        with pytest.raises(Refusal, match="no-such-day"):
            moment(f"{day} {hour}", zone, NOW)


@given(some.text(max_size=40))
def test_whatever_is_typed_is_a_moment_or_refused(typed: str) -> None:
    with suppress(Refusal):
        assert all(each.tzinfo is not None for each in readings(typed, PARIS, NOW, TYPED))


@given(some.integers(0, 2_000_000), some.sampled_from([PARIS, "UTC", "Asia/Kolkata"]))
def test_whatever_is_offered_is_to_come_and_can_be_read(later: int, zone: str) -> None:
    at = NOW + timedelta(minutes=later)

    for each in offered(zone, at):
        assert at - timedelta(hours=2) < moment(each, zone, at) < at + timedelta(days=17)


@pytest.mark.parametrize("typed", ["20:30", "tomorrow 20h30", "2027-07-01 20:30", "24/12 20:30"])
def test_without_a_time_zone_only_a_span_is_a_moment(typed: str) -> None:
    assert moment("in 3 h", None, NOW) == NOW + timedelta(hours=3)
    with pytest.raises(Refusal, match="night-zone"):
        moment(typed, None, NOW)
    assert not any(each.startswith("2026-11-22") for each in offered(None, NOW))
