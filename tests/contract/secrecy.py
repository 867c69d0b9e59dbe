"""All that Alibi would send or show at one moment of a game, gathered without a Discord: for canary marks and for other worlds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from bot.deduction.messages.sheets import Selection, Sheets
from bot.deduction.ui.sheet import sheet_of
from bot.messages.answers import Answers
from bot.messages.choices import choices
from bot.messages.controls import Control
from bot.messages.parsing import offers
from bot.messages.presenter import Presenter, events_of
from bot.messages.screens import Screens, VerbQuestion
from bot.messages.sentences import event_line
from bot.tables.records import SheetMark
from bot.tables.table import NumberedStep
from bot.telling.message import Button, Form, Heading, PersonSelect, PrivateMessage, PublicMessage, Reader, Select
from bot.ui.commands import fitting
from games.core.contract import Action, Refusal
from games.core.events import PrivateEvent
from games.core.lines import Line
from games.core.scene import PrivateScene, PublicScene, Write
from games.core.seats import Seat
from games.core.wire import field_types, holds_many
from tests.builders import RunningGame, StillTable, a_record
from tests.e2e.tables.canary import OPEN, MarkedCatalogue, mark, marks_in


class RememberingCatalogue(MarkedCatalogue):
    """Marked, and every sentence is put together once: most of ten thousand games is said in words that were said before."""

    def __init__(self) -> None:
        super().__init__()
        self._kept = lru_cache(MOST_SAID)(self._put)


MOST_SAID = 100_000
MOST_ASKED_BACK = 4
"""So many actions that are asked back are compared between two worlds."""
WORDS = RememberingCatalogue()
PRESENTER = Presenter(WORDS)
ANSWERS = Answers(PRESENTER)
SCREENS = Screens(PRESENTER)
SHEETS = Sheets(PRESENTER)
LANGUAGES = WORDS.languages
A_VALUE = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})+")


@dataclass(frozen=True, slots=True)
class Moment:
    """A game before and after one move, true or in another world."""

    game: RunningGame
    before: NumberedStep | None
    now: NumberedStep

    @property
    def table(self) -> StillTable:
        record = a_record(self.game.case, self.game.seed, entries=self.now.n)
        steps = [each for each in (self.before, self.now) if each is not None]
        return StillTable(record, self.game.case.game, *steps)


def public(moment: Moment) -> list[PublicMessage]:
    """Return what the channel is sent: the post of the step, if there is one, and the panel."""
    table = moment.table
    return [*posted(moment), PRESENTER.panel(table)]


def posted(moment: Moment) -> list[PublicMessage]:
    """Return the post of a step, if there is one."""
    post = PRESENTER.post(moment.table, moment.now)
    return [post] if post is not None else []


def readers(step: NumberedStep) -> set[Seat]:
    """Return to whom letters go: who sees a telephone light up may know that much."""
    return {event.to for event in step.events if isinstance(event, PrivateEvent)}


def letters(moment: Moment) -> Iterator[tuple[Seat, PrivateMessage]]:
    """Yield what the mailboxes are sent."""
    for seat in sorted(readers(moment.now)):
        letter = PRESENTER.letter(moment.table, moment.now, seat)
        assert letter is not None
        yield seat, letter


def shown(moment: Moment, seat: Seat, locale: str) -> Iterator[PrivateMessage | Form | list[tuple[str, str]] | str]:
    """Yield everything that one seat can bring to its screen: desk, status, verbs, forms, warnings, autocomplete, refusals."""
    table, step = moment.table, moment.now
    yield PRESENTER.desk(table, seat, locale)
    yield ANSWERS.status(table, locale, seat)
    yield SHEETS.screen(table.record, sheet_of(table, seat), (SheetMark(1, 0, "yes"),), Selection(0, 0), locale)
    yield table.game.observer.seat_view(step.state, seat).topic
    for kind in table.game.info.actions:
        yield from _verb(table, step, seat, kind, locale)
    asked_back = (
        SCREENS.confirm(table, step, i, action, keys, locale)
        for i, action in enumerate(table.game.rules.legal(step.state, seat))
        if (keys := table.game.observer.cautions(step.state, seat, action)) or action.is_final
    )
    yield from islice(asked_back, MOST_ASKED_BACK)


def _verb(
    table: StillTable, step: NumberedStep, seat: Seat, kind: type[Action], locale: str
) -> Iterator[PrivateMessage | Form | list[tuple[str, str]] | str]:
    for name, hint in field_types(kind).items():
        option = name.removesuffix("s") if holds_many(hint) else name
        yield fitting("", offers(table, WORDS, seat, kind, option, {}, locale))
    try:
        offered = choices(step, seat, kind)
    except Refusal as refusal:
        yield f"{refusal.key} {refusal.facts}"
        return
    if not offered.fields:
        return
    asked = VerbQuestion(table, step, offered, locale, seat)
    yield SCREENS.asks(asked, is_next=True)
    if len(offered.fields) > 1:
        at = step.n % len(offered.fields)  # another field at each step, and the same one in both worlds
        yield from (
            SCREENS.asks(asked, after) for _, after in offered.offered(at, offered.usual) if isinstance(after, tuple)
        )


# What can be read


def written(message: PublicMessage | PrivateMessage | Form) -> str:
    """Return all words and names that reach Discord in a message, those drawn into its picture among them."""
    if isinstance(message, Form):
        return "\n".join([message.title, message.id, *_of_fields(message)])
    parts = [message.text, message.alt, message.details]
    parts += (name for name, _ in message.files)
    for row in message.rows:
        for each in row:
            parts += [each.text] if isinstance(each, Heading) else [each.id, *_of_control(each)]
    if message.scene is not None:
        parts += drawn(message.scene, message.reader)
    return "\n".join(parts)


def _of_fields(form: Form) -> Iterator[str]:
    for field in form.fields:
        yield from (field.id, field.label, field.prompt, field.text)
        for choice in field.choices:
            yield from (choice.value, choice.label, choice.note or "")


def _of_control(control: Button | Select | PersonSelect) -> Iterator[str]:
    assert Control.read(control.id) is not None, control
    if isinstance(control, Button):
        yield control.label
        return
    yield control.prompt
    if isinstance(control, PersonSelect):
        return
    for choice in control.choices:
        assert A_VALUE.fullmatch(choice.value), choice  # an index, never an action
        yield from (choice.label, choice.note or "")


def drawn(scene: PublicScene | PrivateScene, reader: Reader) -> Iterator[str]:
    """Yield the words that stand in a picture, and beside it for who cannot see it."""
    marks = (*scene.backdrop.marks, *scene.marks)
    for what in (scene.alt, *(each.what for each in marks if isinstance(each, Write))):
        if isinstance(what, Line):
            yield PRESENTER.sentences.plain(reader, what)


# Canary


def check_public(messages: Iterable[PublicMessage]) -> None:
    """Check that nothing private stands in what a channel is sent."""
    for message in messages:
        assert OPEN not in written(message), message
        assert not isinstance(message.scene, PrivateScene)
        if message.sound is not None:
            assert OPEN not in message.sound.name


def check_letter(moment: Moment, seat: Seat, letter: PrivateMessage) -> None:
    """Check that a letter tells exactly what its seat learns in this step, and of a desk only its own."""
    game = moment.game.case.game
    wanted = [mark(event_line(game, event)) for event in events_of(moment.now, seat)]
    assert marks_in(letter.text, f"event-{game.info.key}-") == wanted, (seat, letter)
    assert not isinstance(letter.scene, PublicScene)
    check_desk(moment, seat, letter)


def check_desk(moment: Moment, seat: Seat, message: PrivateMessage) -> None:
    """Check that whatever of a desk stands in a message is of the desk of this seat, in words and in the picture."""
    game = moment.game.case.game
    view = game.observer.seat_view(moment.now.state, seat)
    own = {mark(line) for line in game.face.seat_lines(view)}
    scene = game.face.seat_scene(view)
    if scene is not None:
        own |= set(marks_in("\n".join(drawn(scene, message.reader))))
    assert set(marks_in(written(message), f"{game.info.key}-desk-")) <= own, (seat, message)


def alike(here: Sequence[Any], there: Sequence[Any]) -> bool:
    """Return whether two worlds show the very same, to the byte."""
    return here == there or repr(here) == repr(there)  # to write all of it down takes longer than to compare it
