"""Private screens: the choices of a verb and the confirmation of an action, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.choices import Choices, OpenField, Picked
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of
from bot.tables.table import NumberedStep, Table
from bot.telling.message import MAX_CHOICES, Button, Choice, Heading, PrivateMessage, Reader, Row, Select
from games.core.contract import Action
from games.core.lines import Line, facts_of
from games.core.seats import Seat
from games.core.wire import seat_fields

PARTS = 40
"""Discord's limit of components in a message: the frame, the text, and its contents."""
PROMPT = 150
"""Discord's limit of letters in the prompt of a list."""
FEW = 8
"""Most values of a screen that are named with all their features, such as a card with its colour; more have short names."""
MANY = 6
"""A field with more values than this, of which its game knows the likely ones, shows the others in lists."""
WITH_BACK = 13
"""Most buttons of a screen with a way back in a row of its own, which would make a longer one higher than a phone."""
CHOSEN = " ✓"
SURE = "green"


@dataclass(frozen=True, slots=True)
class VerbQuestion:
    """The choices of one verb at one step, and the player's language."""

    table: Table
    step: NumberedStep
    choices: Choices
    locale: str
    seat: Seat | None = None  # the seat whose picture stands above, where it is needed to choose
    in_lists: bool = False
    """Whether choices are a list: one stop of a screen reader, where buttons are many; and it shows its cards once it is opened."""

    @property
    def reader(self) -> Reader:
        """The reader of the words."""
        return reader_of(self.table.record, self.locale)

    @property
    def verb(self) -> int:
        """The number of the verb in its game."""
        return self.table.game.info.actions.index(self.choices.verb)

    def leads_to(self, what: int | Picked, at: int | None = None) -> Control:
        """Return the control that carries out the action with this number, or shows the screen with these picks.

        `at`: the field it stands in, where two of them may lead to the same action.
        """
        if isinstance(what, int):
            return Control(self.table.record.id, self.step.n, Kind.ACTION, what, (at,) if at else ())
        return Control(self.table.record.id, self.step.n, Kind.PICK, self.verb, picked=what)


class Screens:
    """Makes the screens of a player's own choices, in their own language."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter
        self._sentences = presenter.sentences
        self._buttons = presenter.buttons

    def value(self, asked: VerbQuestion, field: OpenField, value: object, *, is_full: bool = True) -> str:
        """Return the label of one value of a field: a card, a player, yes or no, a number, or that it is left out."""
        words = self._sentences.catalogue
        if (line := asked.table.game.face.wording(field.name, value)) is not None:
            return self._sentences.plain(asked.reader, line)
        if field.is_seat and isinstance(value, int):
            return asked.reader.names[Seat(value)]
        if isinstance(value, Enum):
            return words.label(asked.locale, value) if is_full else words.brief(asked.locale, value)
        if isinstance(value, bool):
            return self._sentences.say(asked.reader, "value-on" if value else "value-off")
        return words.number(asked.locale, asked.table.record.game, field.name, value)

    def _prompt(self, asked: VerbQuestion, name: str) -> str:
        return self._sentences.say(asked.reader, f"field-{asked.table.record.game}-{asked.choices.verb.verb}-{name}")

    def asks(
        self, asked: VerbQuestion, picked: Picked | None = None, *, above: Sequence[str] = (), is_next: bool = False
    ) -> PrivateMessage:
        """Return the screen of a verb: a button for every value of every field, and the picks so far.

        Fields of several values come first, for the press that chooses the last value carries the action out; what may be
        left alone comes last. Where codes are among the values (squares of a board), the picture of the seat's view, where
        they can be read, stands above.
        `above`: lines about the last step. `is_next`: this answers an action of this seat, so its other verbs stand below, else the
        way back to them.
        """
        table, offered, reader, seat = asked.table, asked.choices, asked.reader, asked.seat
        picked = offered.usual if picked is None else picked
        title = self._sentences.say(reader, f"verb-{table.record.game}-{offered.verb.verb}")
        lines = [*above, *self._beside(asked, above), f"**{title}**"]
        lines += [
            self._sentences.say(reader, "act-known", field=self._prompt(asked, name), value=self._known(asked, card))
            for name, card in offered.known()
        ]
        order = sorted(range(len(offered.fields)), key=lambda at: _weight(offered.fields[at]))
        if len(order) == 1 and not asked.in_lists:  # the list says it
            lines.append(self._prompt(asked, offered.fields[0].name))
        scene, alt, details = None, "", ""
        if seat is not None and any(type(each) is str for field in offered.fields for each in field.values):
            scene, alt, details = self._presenter.sight(table, asked.step, seat, reader)
        room = PARTS - 2 - (scene is not None)
        rows = self._rows(asked, picked, order, room)
        left = offered.fitting(picked)
        done: tuple[Button, ...] = ()
        if all(picked) and len(left) == 1 and any(field.can_wait for field in offered.fields):
            label = self._sentences.say(reader, "control-do")
            done = (Button(id=asked.leads_to(left[0][0]).id, label=label, style=SURE),)
        more = self._ways_on(asked, rows, done, is_next=is_next)
        if _size(rows) + _size(more) > room:
            more = (done,) if done else ()
        elif not more and not is_next and _size(rows) < room:
            closer = self._back_beside(asked, rows)
            rows = closer if _size(closer) <= room else rows
        rows = (*rows, *more)
        text = "\n".join(lines)
        return PrivateMessage(
            text=text, scene=scene, alt=alt, details=details, rows=rows, reader=reader, tells_seat=True
        )

    def _beside(self, asked: VerbQuestion, above: Sequence[str]) -> list[str]:
        """Return the lines of the desk and the panel that belong beside this choice, without those above it."""
        if asked.seat is None:
            return []
        face, verb = asked.table.game.face, asked.choices.verb.verb
        lines = face.beside(verb, asked.step.view, asked.step.seat_view(asked.seat))
        return [line for line in self._sentences.lines(asked.reader, lines) if line not in above]

    def _ways_on(
        self, asked: VerbQuestion, rows: Sequence[Row], done: tuple[Button, ...], *, is_next: bool
    ) -> tuple[Row, ...]:
        """Return the rows below the values: the button that ends the choice, and the other verbs or the way back to them."""
        record = asked.table.record
        if asked.seat is None or not is_next:
            is_short = sum(isinstance(each, Button) for row in rows for each in row) <= WITH_BACK
            return ((*done, self._buttons.fixed(record, 0, Fixed.CANCEL, asked.reader)),) if done or is_short else ()
        others = [verb for verb in asked.step.verbs(asked.seat) if verb != asked.choices.verb.verb]
        return (*((done,) if done else ()), *self._buttons.verbs(asked.table, asked.reader, others, style=PLAIN))

    def _back_beside(self, asked: VerbQuestion, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """Return the rows of a long screen with the way back among the last values, where these are buttons."""
        at, last = len(rows), list[Button]()
        while at and (some := [each for each in rows[at - 1] if isinstance(each, Button)]):
            at, last = at - 1, [*some, *last]
        if not last:
            return rows
        back = self._buttons.fixed(asked.table.record, 0, Fixed.CANCEL, asked.reader)
        return (*rows[:at], *in_rows([*last, back]))

    def _known(self, asked: VerbQuestion, card: Enum) -> str:
        return self._sentences.catalogue.label(asked.locale, card)

    def _rows(self, asked: VerbQuestion, picked: Picked, order: Sequence[int], room: int) -> tuple[Row, ...]:
        """Return the values of all fields: as buttons, as far as a message holds them; the longest fields as lists."""
        lists = {at for at in order if asked.in_lists or self._likely(asked, asked.choices.fields[at])}
        longest = sorted(order, key=lambda at: len(asked.choices.fields[at].values))
        while True:
            rows = tuple(row for at in order for row in self._field(asked, picked, at, is_list=at in lists))
            if _size(rows) <= room or not longest:
                return rows
            lists.add(longest.pop())

    def _field(self, asked: VerbQuestion, picked: Picked, at: int, *, is_list: bool) -> Iterator[Row]:
        """Yield the values of one field that agree with the picks. In a list, but for the likeliest."""
        field = asked.choices.fields[at]
        offered = list(asked.choices.offered(at, picked))
        likely = frozenset(field.values) if not is_list else self._likely(asked, field)
        first = [each for each in offered if field.values[each[0]] in likely]
        rest = [each for each in offered if each not in first]
        if len(asked.choices.fields) > 1 and not (is_list and asked.in_lists):  # the list says it
            yield (Heading(text=f"**{self._prompt(asked, field.name)}**"),)
        is_full = sum(len(each.values) for each in asked.choices.fields) <= FEW
        yield from in_rows([self._button(asked, at, picked[at], each, is_full=is_full) for each in first])
        yield from self._lists(asked, at, picked[at], rest, is_rest=bool(first))

    def _likely(self, asked: VerbQuestion, field: OpenField) -> frozenset[object]:
        """Return the values of a long field that stand as buttons before a list of the others; none where all are alike."""
        if asked.in_lists or asked.seat is None or len(field.values) <= MANY:
            return frozenset()
        return frozenset(asked.table.game.face.likely(asked.step.seat_view(asked.seat), field.values))

    def _button(
        self, asked: VerbQuestion, at: int, pick: int, each: tuple[int, int | Picked], *, is_full: bool
    ) -> Button:
        (k, leads_to), field = each, asked.choices.fields[at]
        label, control = self.value(asked, field, field.values[k], is_full=is_full), asked.leads_to(leads_to, at)
        if field.is_chosen(k, pick):
            return Button(id=control.id, label=label + CHOSEN, style=SURE)
        is_open = field.is_many or pick == field.usual
        return Button(id=control.id, label=label, style=PRIMARY if is_open else PLAIN)

    def _lists(
        self, asked: VerbQuestion, at: int, pick: int, values: Sequence[tuple[int, int | Picked]], *, is_rest: bool
    ) -> Iterator[tuple[Select]]:
        """Yield as many lists as the values need; where they are several, or the rest, each says from where to where it goes."""
        field = asked.choices.fields[at]
        prompt = self._prompt(asked, field.name)
        pages = [values[start : start + MAX_CHOICES] for start in range(0, len(values), MAX_CHOICES)]
        for part, page in enumerate(pages):
            options = tuple(
                Choice(
                    value=asked.leads_to(leads_to).tail,
                    label=self.value(asked, field, field.values[k])
                    + CHOSEN * (field.is_many and field.is_chosen(k, pick)),
                    is_default=not field.is_many and field.is_chosen(k, pick),
                )
                for k, leads_to in page
            )
            first, last = options[0].label, options[-1].label
            span = first if first == last else self._sentences.say(asked.reader, "select-part", first=first, last=last)
            title = f"{prompt} {span}" if asked.in_lists else span
            control = Control(asked.table.record.id, asked.step.n, Kind.SELECT, asked.verb, (at * MAX_CHOICES + part,))
            yield (
                Select(id=control.id, prompt=title[:PROMPT] if is_rest or len(pages) > 1 else prompt, choices=options),
            )

    def confirm(
        self,
        table: Table,
        step: NumberedStep,
        number: int,
        action: Action,
        cautions: Sequence[str],
        locale: str,
    ) -> PrivateMessage:
        """Return the question before an action that is final or that its seat may regret, with a way on and a way back."""
        record, reader = table.record, reader_of(table.record, locale)
        lines = [Line(f"caution-{record.game}-{key}") for key in cautions]
        if action.is_final:
            facts = facts_of(action, seat_fields(type(action)))
            lines.insert(0, Line(f"confirm-{record.game}-{action.verb}", facts))
        sure = Button(
            id=Control(record.id, step.n, Kind.CONFIRMED, number).id,
            label=self._sentences.say(reader, "control-confirm"),
            style="red",
        )
        back = self._buttons.fixed(record, 0, Fixed.CANCEL, reader)
        text = "\n".join(self._sentences.lines(reader, lines))
        return PrivateMessage(text=text, rows=((sure, back),), reader=reader)


def _weight(field: OpenField) -> tuple[bool, bool]:
    """Return the place of a field on its screen."""
    return field.usual > 0, not field.is_many


def _size(rows: Sequence[Row]) -> int:
    """Return the number of components in these rows: one for a heading, else the row and its contents."""
    return sum(1 if isinstance(row[0], Heading) else 1 + len(row) for row in rows)
