"""Alternative texts are cut after a word, and show that there is more."""

from __future__ import annotations

import pytest

from bot.messages.alt import ALT_LIMIT, alt_text


@pytest.mark.parametrize("word", ["a", "Scarlett", "x" * 90])
def test_a_long_alternative_text_ends_after_a_word_and_shows_that_there_is_more(word: str) -> None:
    cut = alt_text(" ".join([word] * 1024))

    assert len(cut) <= ALT_LIMIT
    assert set(cut.split()) == {word, "…"}
    assert cut.endswith(f"{word} …")


def test_an_alternative_text_that_fits_stays_as_it_is() -> None:
    assert alt_text("x" * ALT_LIMIT) == "x" * ALT_LIMIT
