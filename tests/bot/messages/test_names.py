"""Numbers as people type or forge them: one that no table can mean is none, however long it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.names import number


@given(st.integers(min_value=0, max_value=10**9 - 1))
def test_a_number_is_read_as_it_is_written(written: int) -> None:
    assert number(f" {written} ") == written


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "1_0", "²", "1 0", "9" * 10, "9" * 5000])
def test_what_is_no_number_of_a_table_is_none(text: str) -> None:
    assert number(text) is None
