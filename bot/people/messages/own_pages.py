"""Pages of a person about their time and about other people, and the list that leads from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.messages.buttons import PLAIN
from bot.messages.controls import Mine, Own
from bot.messages.leads import LEADS, OWN_PAGES
from bot.messages.sentences import Sentences, mentions, stamp
from bot.tables.hours import as_typed
from bot.tables.ids import UserId
from bot.tables.people_records import NOTHING, REMINDING, PersonRecord
from bot.tables.revisions import revision_of
from bot.telling.message import Button, Choice, Field, Form, PersonSelect, PrivateMessage, Reader, Row, Select
from games.core.lines import Fact

EVERY: Final = (0, 1, 3, 6, 12, 24, 48, 72)
"""Hours between two reminders to choose from; 0: twice in a turn."""
LONGEST_ZONE, LONGEST_TIME, LONGEST_DAY = 60, 5, 20
"""Letters that the fields of the forms take."""


def own_pages(sentences: Sentences, reader: Reader, shown: str) -> Row:
    """Return the list that leads to all pages of a person; `shown`: the key of the page above it."""
    choices = tuple(
        Choice(value=control.id, label=sentences.say(reader, key), is_default=key == shown)
        for key, control in LEADS[OWN_PAGES].items()
    )
    return (Select(id=OWN_PAGES.id, prompt=sentences.say(reader, "tabs"), choices=choices),)


class OwnPages:
    """Makes the pages, and their forms."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    # Time

    def hours(self, reader: Reader, person: PersonRecord) -> str:
        """Return a person's quiet hours in words."""
        known = person.hours
        at = {
            "zone": self._sentences.city(reader, known.zone),
            "start": as_typed(known.start),
            "end": as_typed(known.end),
        }
        return self._say(reader, "hours-none" if known.start == known.end else "hours-kept", **at)

    def away(self, reader: Reader, person: PersonRecord) -> str:
        """Return a person's absence in words."""
        if person.away_from is None or person.away_until is None:
            return self._say(reader, "away-none")
        return self._say(reader, "away-kept", start=stamp(person.away_from), end=stamp(person.away_until))

    def reminders(self, reader: Reader, person: PersonRecord) -> str:
        """Return a person's reminders in words."""
        return self._say(reader, "reminders-kept", by=person.remind_by, every=person.remind_every)

    def time(self, reader: Reader, person: PersonRecord, above: str | None = None) -> PrivateMessage:
        """Return a person's quiet hours, absence and reminders, with the controls of each."""
        said = (each(reader, person) for each in (self.hours, self.away, self.reminders))
        lines = [self._say(reader, "own-time-title"), *([above] if above else []), *said]
        is_away = person.away_until is not None
        row = (
            self.opening(reader, Mine.HOURS),
            self._button(reader, Mine.BACK, "own-back") if is_away else self.opening(reader, Mine.AWAY),
        )
        by = Select(
            id=Own(Mine.REMIND).id,
            prompt=self._say(reader, "time-remind"),
            choices=tuple(
                Choice(value=way, label=self._say(reader, f"remind-{way}"), is_default=way == person.remind_by)
                for way in REMINDING
            ),
        )
        every = Select(
            id=Own(Mine.REMIND, 1).id,
            prompt=self._say(reader, "own-remind-when"),
            choices=tuple(
                Choice(
                    value=str(n), label=self._say(reader, "own-remind-every", n=n), is_default=n == person.remind_every
                )
                for n in EVERY
            ),
        )
        rows: list[Row] = [row, (by,), *([(every,)] if person.remind_by != NOTHING else [])]
        rows.append(own_pages(self._sentences, reader, "own-time"))
        return PrivateMessage(text="\n".join(lines), rows=tuple(rows), reader=reader)

    def opening(self, reader: Reader, form: Mine) -> Button:
        """Return the button that opens a form of this page."""
        return self._button(reader, form, "own-set-hours" if form is Mine.HOURS else "own-set-away")

    def hours_form(self, reader: Reader, zone: str, start: str, end: str) -> Form:
        """Return the form of the quiet hours, filled in with those that hold or are usual."""
        revision = revision_of(zone, start, end)
        fields = (
            self._field(reader, "own-field-zone", "zone", zone, LONGEST_ZONE, revision),
            self._field(reader, "own-field-start", "start", start, LONGEST_TIME, revision),
            self._field(reader, "own-field-end", "end", end, LONGEST_TIME, revision),
        )
        return Form(id=Own(Mine.HOURS_SET, revision).id, title=self._say(reader, "own-hours-form"), fields=fields)

    def away_form(self, reader: Reader, first: str, last: str) -> Form:
        """Return the form of an absence, filled in with its first and last day."""
        revision = revision_of(first, last)
        fields = (
            self._field(reader, "own-field-first", "first", first, LONGEST_DAY, revision),
            self._field(reader, "own-field-last", "last", last, LONGEST_DAY, revision),
        )
        return Form(id=Own(Mine.AWAY_SET, revision).id, title=self._say(reader, "own-away-form"), fields=fields)

    def _field(self, reader: Reader, key: str, name: str, text: str, limit: int, revision: int) -> Field:
        return Field(id=f"{name}-{revision}", label=self._say(reader, key), text=text, limit=limit, is_short=True)

    # Other people

    def blocks(self, reader: Reader, blocked: Sequence[UserId], above: str | None = None) -> PrivateMessage:
        """Return the people that a person keeps away from their tables, and the list to choose another."""
        title = self._say(reader, "own-blocks-title", n=len(blocked), people=mentions(blocked))
        choose = PersonSelect(id=Own(Mine.BLOCK).id, prompt=self._say(reader, "own-block"))
        rows = ((choose,), own_pages(self._sentences, reader, "own-blocks"))
        return PrivateMessage(text="\n".join([title, *([above] if above else [])]), rows=rows, reader=reader)

    def note(self, reader: Reader, text: str) -> PrivateMessage:
        """Return one sentence of these pages alone, as the answer to a command."""
        return PrivateMessage(text=text, reader=reader)

    def _button(self, reader: Reader, what: Mine, key: str, **facts: Fact) -> Button:
        return Button(id=Own(what).id, label=self._say(reader, key, **facts), style=PLAIN)
