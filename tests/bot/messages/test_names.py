"""Numbers and time zones as people type or forge them: what no table can mean is none, and no zone is guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.names import number
from bot.messages.parsing import time_zone, zone_choices
from bot.tables.cities import large_cities
from bot.tables.hours import city, zones
from games.core.contract import Refusal
from games.core.lines import Line
from tests.words import WORDS


@given(st.integers(min_value=0, max_value=10**9 - 1))
def test_a_number_is_read_as_it_is_written(written: int) -> None:
    assert number(f" {written} ") == written


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "1_0", "²", "1 0", "9" * 10, "9" * 5000])
def test_what_is_no_number_of_a_table_is_none(text: str) -> None:
    assert number(text) is None


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("UTC", "Etc/UTC"),
        ("Brussel", "Europe/Brussels"),
        ("Wien", "Europe/Vienna"),
        ("warszawa", "Europe/Warsaw"),
        ("Ciudad de México", "America/Mexico_City"),
        ("Lond", "Europe/London"),
    ],
)
def test_a_time_zone_is_a_city_or_the_beginning_of_one(typed: str, zone: str) -> None:
    assert time_zone(typed, WORDS) == zone


@pytest.mark.parametrize("language", WORDS.languages)
def test_the_cities_that_a_form_gives_as_examples_are_understood(language: str) -> None:
    for each in WORDS.say(language, Line("night-form-city")).split(", "):
        assert time_zone(each, WORDS)


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_time_zone_is_called_by_a_city_that_is_understood(language: str) -> None:
    for zone in ("Europe/Vienna", "Europe/Lisbon", "America/Sao_Paulo", "America/New_York", "Asia/Tokyo", "Etc/UTC"):
        assert time_zone(WORDS.city(language, zone), WORDS) == zone
    assert WORDS.city("de-AT", "Europe/Vienna") == "Wien"


@pytest.mark.parametrize(
    ("locale", "home"),
    [
        ("de", "Berlin"),
        ("pl", "Warszawa"),
        ("pt-BR", "São Paulo"),
        ("en-GB", "London"),
        ("en-US", "Chicago"),
        ("fr", "Paris"),
    ],
)
def test_cities_at_home_are_offered_first_and_no_zone_is_left_out(locale: str, home: str) -> None:
    offered = zone_choices(WORDS, locale)

    assert any(label.startswith(f"{home} · ") for label, _ in offered[:25])
    assert len({zone for _, zone in offered}) == len(offered) - len(large_cities()) == len(zones())
    assert all(time_zone(zone, WORDS) for _, zone in offered[:25])


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Atlantis", "Atlantic"),
        ("CET", "Berlin"),
        ("IST", "Dublin"),
        ("Berlon", "Berlin"),
        ("gmt", "UTC"),
        ("GMT", "London"),
        ("EST", "New York"),
        ("cst", "Chicago"),
        ("GMT+1", "Paris"),
        ("utc -5", "New York"),
        ("+5:30", "Kolkata"),
        ("Birmingham", "London, Chicago"),
        ("Córdoba", "Cordoba, Madrid"),
        ("Hamilton", "Toronto, Auckland"),
        ("West", "Australia/West, Brazil/West"),  # two places of one name, each with a time of its own
    ],
)
def test_no_time_zone_is_guessed_and_near_cities_are_offered(typed: str, near: str) -> None:
    with pytest.raises(Refusal) as refused:
        time_zone(typed, WORDS)

    assert refused.value.key == "no-such-zone-near"
    assert near in str(refused.value.facts["near"])


@pytest.mark.parametrize("locale", WORDS.languages)
def test_near_cities_are_offered_in_the_language_of_who_has_mistyped_one(locale: str) -> None:
    athens = WORDS.city(locale, "Europe/Athens")

    with pytest.raises(Refusal) as refused:
        time_zone(f"{athens}ss", WORDS, locale)

    assert athens in str(refused.value.facts["near"]).split(", ")


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Mumbai", "Asia/Kolkata"),
        ("nouvelle delhi", "Asia/Kolkata"),
        ("Beijing", "Asia/Shanghai"),
        ("pékin", "Asia/Shanghai"),
        ("Sankt Petersburg", "Europe/Moscow"),
        ("Le Cap", "Africa/Johannesburg"),
        ("München", "Europe/Berlin"),
        ("munich", "Europe/Berlin"),
        ("Kraków", "Europe/Warsaw"),
        ("krakow", "Europe/Warsaw"),
        ("Milano", "Europe/Rome"),
        ("Lyon", "Europe/Paris"),
        ("Barcelona", "Europe/Madrid"),
        ("Rotterdam", "Europe/Amsterdam"),
        ("Porto", "Europe/Lisbon"),
        ("Rio de Janeiro", "America/Sao_Paulo"),
        ("Manchester", "Europe/London"),
        ("Genf", "Europe/Zurich"),
        ("Los Angeles", "America/Los_Angeles"),
    ],
)
def test_a_large_city_without_a_zone_of_its_own_has_that_of_its_country(typed: str, zone: str) -> None:
    assert time_zone(typed, WORDS) == zone


def test_a_large_city_is_read_as_its_zone_or_asked_about_where_several_have_its_name() -> None:
    for name, zone in large_cities():
        assert zone in zones().values(), zone
        assert city(zone) in understood(name), name
    assert len(set(large_cities())) == len(large_cities())


def understood(name: str) -> str:
    """Return the city by whose time a name is read, or those that a refusal offers."""
    try:
        return city(time_zone(name, WORDS))
    except Refusal as refused:
        return str(refused.facts["near"])


@given(
    st.sampled_from(["GMT", "CST", "West", "AST", "Londres", "mid", "+2"]) | st.text("abcdefmnorstuvz +-3", max_size=6)
)
def test_whatever_is_offered_for_a_text_is_a_time_zone_itself(typed: str) -> None:
    try:
        time_zone(typed, WORDS)
    except Refusal as refused:
        for each in str(refused.facts.get("near", "UTC")).split(", "):
            time_zone(each, WORDS)


@pytest.mark.parametrize("typed", ["Xyzzyx", "", "🕰️"])
def test_a_text_near_no_city_is_no_time_zone(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        time_zone(typed, WORDS)

    assert refused.value.key == "no-such-zone"
