"""The note pad: whatever a phone shows of an older form, nothing that was written later is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.messages.controls import Control, Fixed, Kind
from bot.tables.ids import TableId
from bot.tables.revisions import MOST, revision_of
from tests.bot.ui.club import PEOPLE, Club, said

ANN = PEOPLE[0]


def pad(table: TableId, shown: str) -> Control:
    """Return the form that shows these notes."""
    return Control(table, revision_of(shown), Kind.FORM, 0, (Fixed.NOTES_FORM,))


async def test_newer_notes_are_not_written_over_and_both_texts_are_shown(club: Club) -> None:
    table = (await club.dealt()).record.id
    await club.send(ANN, pad(table, ""), {"notes-1": ["written at the desk"]})

    answer = await club.send(ANN, pad(table, ""), {"notes-1": ["written on the phone"]})

    assert await club.store.notes(table, ANN) == "written at the desk"
    assert "written at the desk" in answer.texts[0]
    assert "written on the phone" in answer.texts[0]


async def test_an_empty_pad_has_a_button_to_write_on_it(club: Club) -> None:
    """The list of pages stands on that of the notes then, and leads to the others only."""
    table = (await club.dealt()).record.id
    await club.send(ANN, pad(table, ""), {"notes-1": ["the cook did it"]})

    answer = await club.send(ANN, pad(table, "the cook did it"), {"notes-1": [""]})

    assert said("notes-empty") in answer.texts[0]
    assert said("notes-write") in answer.texts[0]


async def test_forms_with_other_contents_have_other_ids(club: Club) -> None:
    record = (await club.dealt()).record
    forms = [club.rooms["tables"].on.reading._forms.notes(record, text, "en") for text in ("", "a", "b")]

    assert len({form.id for form in forms}) == 3
    assert len({form.fields[0].id for form in forms}) == 3


@given(st.text(), st.text())
def test_a_revision_is_the_number_of_its_contents(one: str, other: str) -> None:
    assert 0 <= revision_of(one) < MOST
    assert (revision_of(one) == revision_of(other)) is (one == other)
