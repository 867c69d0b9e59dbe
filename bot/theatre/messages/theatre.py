"""The theatre: a finished game, step by step, with all hands open, for one person at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.messages.alt import beside, fitting
from bot.messages.buttons import PLAIN, PRIMARY
from bot.messages.charts import in_units
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.posted import sound_of
from bot.messages.presenter import Presenter, events_of
from bot.messages.sentences import SEPARATOR, event_line, event_lines, reader_of, unlinked
from bot.tables.game_log import GameLog
from bot.tables.records import TableRecord
from bot.tables.table import NumberedStep
from bot.telling.message import Button, Choice, PrivateMessage, PublicMessage, Reader, Row, Select
from games.core.deduction.inquest import Inquest
from games.core.events import PublicEvent
from games.core.game import AnyGame
from games.core.lines import Cited, Line, Who
from games.core.scene import PrivateScene, PublicScene, shown_to_one
from games.core.seats import Seat

LABEL = 80
"""Letters of a name that a list shows."""

COMPARED = 3
"""Seats with both numbers of deals, before and after; beyond, the new one alone: a frame is one screen of a phone."""

TABLE = 0
"""The table's picture; any number n above is that of seat n - 1."""

WAYS = ("theatre-first", "theatre-back", "theatre-next", "theatre-last", "theatre-turn")

FORWARD = {"theatre-next": 0, "theatre-turn": 1}
"""The ways that stand first, so that the next step is always at the same place."""


class Theatre:
    """Makes the frames of a finished game, without secrets."""

    def __init__(self, presenter: Presenter) -> None:
        self._sentences = presenter.sentences

    def frame(
        self,
        log: GameLog,
        n: int,
        look: int,
        locale: str,
        *,
        why: tuple[Seat, Line] | None = None,
        turns: Sequence[int] = (),
        cited: Sequence[str] = (),
        inquest: Inquest | None = None,
        may_post: bool = False,
    ) -> PrivateMessage:
        """Return the frame of a step: its public events, the private ones, and the picture of the table or a desk.

        `look`: TABLE, or seat + 1. `why`: the rival that moved, and its reason. `turns`: the turning points.
        `cited`: the citation of each step. `inquest`: deals left to each seat. `may_post`: whether the reader may post the film.
        """
        record, game, step = log.seated_at(n), log.game, log.steps[n]
        reader = reader_of(record, locale)
        last = record.entries or 0
        head = self._head(record, step.n, last, reader, cited)
        scene, alt, rest = self._picture(game, step, look, reader)
        looks: tuple[Row, ...] = ()
        if game.info.has_secrets:  # elsewhere every desk shows the table
            looks = self._looks(
                record, reader, look, lambda of: Control(record.id, 0, Kind.FRAME, step.n, picked=(of, len(WAYS)))
            )
        return PrivateMessage(
            text="\n".join(
                [
                    head,
                    *self._told(record, game, step, look, reader),
                    *self._left(record, inquest, step.n, reader),
                    *self._reason(why, reader),
                    *self._sentences.lines(reader, rest),
                ]
            ),
            scene=scene,
            alt=alt,
            rows=(
                *([ways] if (ways := self._ways(record, step.n, last, turns, look, reader)) else []),
                *looks,
                *(self._more(record, reader, has_inquest=inquest is not None, may_post=may_post) if n == last else ()),
            ),
            reader=reader,
        )

    def _head(self, record: TableRecord, n: int, last: int, reader: Reader, cited: Sequence[str]) -> str:
        """Return the heading of a step; where the log has another number for it, that one too."""
        is_told = n < len(cited) and cited[n] not in cited[:n]
        is_same = is_told and unlinked(cited)[n] == str(n)
        shown = replace(reader, cited=tuple(cited)) if is_same else reader
        number = Cited(n) if is_same else n
        game = self._sentences.game(reader, record.game)
        head = self._sentences.say(shown, "theatre-head", game=game, table=record.id, n=number, most=last)
        if is_told and not is_same:
            head += " " + self._sentences.say(reader, "theatre-no", step=cited[n])
        return head

    def _left(self, record: TableRecord, inquest: Inquest | None, n: int, reader: Reader) -> Iterator[str]:
        """Yield the deals left to each seat whose number fell at the step; at the deal, those of all."""
        if inquest is None or not inquest.curves or n >= len(inquest.curves[0]):
            return
        curves = [(seat.seat, inquest.curves[seat.seat]) for seat in record.seats]
        changed = [(seat, curve) for seat, curve in curves if n == 0 or curve[n] < curve[n - 1]]
        told = [
            self._sentences.say(
                reader,
                "theatre-seat-left",
                who=Who(seat),
                before=self._sentences.say(reader, "number-short", **in_units(curve[max(0, n - 1)])),
                deals=self._sentences.say(reader, "number-short", **in_units(curve[n])),
                fell=int(n > 0 and len(changed) <= COMPARED),
            )
            for seat, curve in changed
        ]
        if told:
            yield self._sentences.say(reader, "theatre-left", seats=" · ".join(told))
        known = [Who(seat.seat) for seat in record.seats if inquest.known[seat.seat] == n]
        yield from (self._sentences.say(reader, "theatre-known", who=who) for who in known)

    def _reason(self, why: tuple[Seat, Line] | None, reader: Reader) -> Iterator[str]:
        if why is not None:
            seat, line = why
            yield self._sentences.say(reader, "theatre-why", who=Who(seat), why=self._sentences.line(reader, line))

    def _told(self, record: TableRecord, game: AnyGame, step: NumberedStep, look: int, reader: Reader) -> Iterator[str]:
        """Yield the public events, faded ones too, then the private ones. Where several seats have some, each are told by its desk."""
        public = [event for event in step.events if isinstance(event, PublicEvent)]
        seen = [self._seen(line) for line in event_lines(game, public)]
        sound = sound_of(game, step)
        heard = sound.caption if sound is not None else ()
        for is_heard, some in groupby(seen, key=lambda line: line in heard):
            lines = self._sentences.lines(reader, some)
            yield from [SEPARATOR.join(lines)] if is_heard else lines
        private = {seat.seat: mine for seat in record.seats if (mine := events_of(step, seat.seat))}
        for seat, mine in private.items():
            if len(private) == 1 or look == seat + 1:
                text = " ".join(self._sentences.lines(reader, (event_line(game, each) for each in mine)))
                yield self._sentences.say(reader, "theatre-alone", who=Who(seat), text=text)

    def _seen(self, line: Line) -> Line:
        """Return the line of an event as it is told here; one that asks its reader for something has another."""
        here = line.key.replace("event-", "theatre-", 1)
        return Line(here, line.facts) if self._sentences.catalogue.has(here) else line

    def _picture(
        self, game: AnyGame, step: NumberedStep, look: int, reader: Reader
    ) -> tuple[PrivateScene | None, str, Sequence[Line]]:
        """Return the picture, and its words: a desk by the name of its player, with all that lies there; and the lines that they leave out."""
        if look != TABLE:
            seat = Seat(look - 1)
            view = step.seat_view(seat)
            if (scene := game.face.seat_scene(view)) is not None:
                lines = (*beside(game.face.seat_lines(view), scene), *scene.unsaid)
                said = [self._sentences.plain(reader, line) for line in lines]
                rest = self._sentences.say(reader, "alt-rest-above")

                def joined(told: Sequence[str]) -> str:
                    return self._sentences.plain(
                        reader, Line("theatre-desk", {"who": Who(seat), "lines": " ".join(told)})
                    )

                alt, n = fitting(said, rest, joined)
                return scene, alt, lines[n:]
        scene = shown_to_one(game.face.table_scene(step.view))
        return scene, self._sentences.plain(reader, scene.alt), ()

    def film(self, log: GameLog) -> PublicMessage:
        """Return the post of a film, still without the film: the course of the game in words, for the channel."""
        record, game, end = log.record, log.game, log.steps[-1]
        reader = reader_of(record)
        shown = self._sentences.game(reader, record.game)
        lines = [self._sentences.say(reader, "film-post", game=shown, table=record.id, moves=end.n)]
        if end.outcome is not None:
            lines += self._sentences.lines(reader, event_lines(game, end.public))
        scene = game.face.table_scene(end.view)
        alt = self._sentences.say(reader, "film-alt", moves=end.n, last=self._sentences.plain(reader, scene.alt))
        return PublicMessage(text="\n".join(lines), alt=alt, reader=reader)

    @staticmethod
    def scenes(log: GameLog) -> list[tuple[PublicScene, Reader]]:
        """Return the table's pictures in order, each with the players' names of that step. Repeats are left out."""
        shown = [(log.game.face.table_scene(step.view), reader_of(log.seated_at(step.n))) for step in log.steps]
        return [each for n, each in enumerate(shown) if not n or each != shown[n - 1]]

    def _more(
        self, record: TableRecord, reader: Reader, *, has_inquest: bool, may_post: bool
    ) -> tuple[tuple[Button, ...], ...]:
        """Return the row of the last frame, with the whole inquest and the film, as far as there are any."""
        offered = [each for each, is_there in ((Fixed.INQUEST, has_inquest), (Fixed.FILM, may_post)) if is_there]
        row = tuple(
            Button(
                id=Control(record.id, 0, Kind.FIXED, each).id,
                label=self._sentences.say(reader, f"control-{each.name.lower()}"),
                style=PLAIN,
            )
            for each in offered
        )
        return (row,) if row else ()

    def _ways(
        self, record: TableRecord, n: int, last: int, turns: Sequence[int], look: int, reader: Reader
    ) -> tuple[Button, ...]:
        """Return the ways to other steps, the usual ones first; none to the step that is shown."""
        turn = next((each for each in turns if each > n), n)
        targets = (0, max(0, n - 1), min(last, n + 1), last, turn)
        return tuple(
            Button(
                id=Control(record.id, 0, Kind.FRAME, to, picked=(look, key)).id,
                label=self._sentences.say(reader, way),
                style=PRIMARY if key == WAYS.index("theatre-next") else PLAIN,
            )
            for key, (way, to) in sorted(
                enumerate(zip(WAYS, targets, strict=True)), key=lambda each: FORWARD.get(each[1][0], len(WAYS))
            )
            if to != n
        )

    def _looks(
        self, record: TableRecord, reader: Reader, look: int, control: Callable[[int], Control]
    ) -> tuple[Row, ...]:
        """Return the list of pictures: the table's, and each seat's."""
        labels = [self._sentences.say(reader, "theatre-table"), *(reader.names[seat.seat] for seat in record.seats)]
        choices = tuple(
            Choice(value=control(of).tail, label=label[:LABEL], is_default=of == look)
            for of, label in enumerate(labels)
        )
        own = Control(record.id, 0, Kind.SELECT, 0)
        return ((Select(id=own.id, prompt=self._sentences.say(reader, "theatre-looks"), choices=choices),),)
