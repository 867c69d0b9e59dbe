"""Sheets: each cell has one number, also where columns came later."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from games.core.deduction.sheet import Column, Section, Sheet
from games.core.lines import Line


@given(rows=st.integers(1, 9), columns=st.integers(1, 9), late=st.integers(0, 3))
def test_each_number_of_a_cell_leads_back_to_its_place(rows: int, columns: int, late: int) -> None:
    name = Line("sheet")
    sheet = Sheet(
        title=name,
        sections=(Section(name, (name,) * rows),),
        columns=tuple(Column(str(n), name) for n in range(columns + late)),
        seen={},
        late=late,
    )
    places = [(row, column) for row in range(rows) for column in range(columns + late)]

    assert [sheet.place(sheet.at(*place)) for place in places] == places
    assert sorted(sheet.at(*place) for place in places) == [*range(len(places))]
