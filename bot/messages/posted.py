"""The events that post, panel and answer tell: each reader gets every event once.

A post tells what may be read again, once its turn is done or a player is called. The panel shows the events that no post has told.
The answer to a player's own press tells what they alone learn, and of an event without a post its result, in a sentence of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.messages.catalogue import Catalogue
from bot.messages.sentences import event_line, is_friendly
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep, Table, left_to_tell
from games.core.events import PrivateEvent, PublicEvent
from games.core.game import AnyGame
from games.core.lines import Line
from games.core.seats import Seat
from games.core.sound import PublicSound


@dataclass(frozen=True, slots=True)
class Addressed:
    """The seats that a step speaks to: `asked` for something, `covered` from now on, and all that its post `calls`."""

    asked: tuple[Seat, ...]
    covered: tuple[Seat, ...]
    calls: tuple[Seat, ...]


def addressed(table: Table, step: NumberedStep) -> Addressed:
    """Return the seats that the post of a step calls. Rivals are never called."""
    record = table.record
    covered = () if step.outcome is not None else _covered(record, step)
    asked = tuple(seat for seat in _newly_waiting(table, step) if not record.seats[seat].is_rival)
    warned = (event.warned for event in step.public if event.warned is not None)
    others = (*covered, *(seat for seat in warned if not record.seats[seat].is_rival))
    return Addressed(asked, covered, tuple(dict.fromkeys((*asked, *others))))


def _covered(record: TableRecord, step: NumberedStep) -> tuple[Seat, ...]:
    """Return the seats that the table no longer waits for since this step."""
    return tuple(seat for seat, since in record.clock.covered.items() if since == step.n)


def _newly_waiting(table: Table, step: NumberedStep) -> tuple[Seat, ...]:
    """Return the seats that the table now waits for and did not wait for before.

    A seat for which the clock has played is called again when it is asked for something else now: its player has not seen that.
    """
    view = step.view
    waiting = view.waiting
    before = table.step(step.n - 1)
    if before is None:
        return tuple(waiting) if step.n == 0 else ()
    was = before.view
    is_new = step.is_late and view.topic != was.topic
    return tuple(seat for seat in waiting if is_new or seat not in was.waiting)


def is_kept(table: Table, step: NumberedStep) -> bool:
    """Whether a step is told with a later one: all of it waits, and it calls nobody."""
    return bool(left_to_tell(step)) and not addressed(table, step).calls


def unposted(table: Table, step: NumberedStep) -> list[PublicEvent]:
    """Return the public events of a step, postponed ones among them, that no post has told: they fade, or still wait."""
    told = _last_posted(table, step)
    return [event for n, event in step.numbered if is_fleeting(table.record, event) or n > told]


def _last_posted(table: Table, step: NumberedStep) -> int:
    """Return the last step up to this one that a post told, with all that had waited before it; -1 where all still waits."""
    first = step.numbered[0][0] if step.numbered else step.n
    past = (step if n == step.n else table.step(n) for n in range(step.n, first - 1, -1))
    return next((each.n for each in past if each is not None and not is_kept(table, each)), -1)


def is_fleeting(record: TableRecord, event: PublicEvent) -> bool:
    """Whether an event is for the panel alone: it fades, and the table has no friendly memory."""
    return event.fades and not is_friendly(record)


def news(table: Table, shown: NumberedStep, words: Catalogue) -> list[Line]:
    """Return the last public events that no post has told, for the panel.

    There are none after the end, which the outcome tells, and where a table was stopped, none that its closing tells: those that
    waited. Steps without public events are passed over.
    """
    if shown.outcome is not None:
        return []
    past = (table.step(n) for n in range(shown.n, -1, -1))
    step = next((each for each in past if each is None or each.public), None)
    if step is None:
        return []
    sound = sound_of(table.game, step)
    heard = sound.caption if sound is not None else ()
    left = [each for each in unposted(table, step) if not each.is_turn]
    if shown.n == table.n and not table.record.is_open and left_to_tell(shown):
        left = [each for each in left if is_fleeting(table.record, each)]
    is_apart = len(left) < len(step.public)
    lines = [_apart(table, each, words) if is_apart else event_line(table.game, each) for each in left]
    return [line for line in lines if line not in heard]


def _apart(table: Table, event: PublicEvent, words: Catalogue) -> Line:
    """Return the line that tells an event without the rest of its step, which a post has told."""
    line = event_line(table.game, event)
    apart = line.key.replace("event-", "apart-", 1)
    return Line(apart, line.facts) if words.has(apart) else line


def results(table: Table, step: NumberedStep, seat: Seat, words: Catalogue) -> list[Line]:
    """Return the results of a seat's own step that no post and no private event tells, as far as they are not its own choice."""
    told = {each.tells for each in step.events if isinstance(each, PrivateEvent) and each.to == seat}
    own = [each for each in unposted(table, step) if any(each is event for event in step.events)]
    lines = (event_line(table.game, each) for each in own if type(each) not in told)
    found = [Line(line.key.replace("event-", "result-", 1), line.facts) for line in lines]
    return [line for line in found if words.has(line.key)]


def sound_of(game: AnyGame, step: NumberedStep) -> PublicSound | None:
    """Return the public sound of a step, made from its public events only."""
    if game.sound is None:
        return None
    return game.sound(tuple(event for event in step.events if isinstance(event, PublicEvent)))
