"""The inquest in words and as a picture: what each seat could have known of a finished game, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.messages.charts import curves
from bot.messages.controls import Fixed
from bot.messages.message import PrivateMessage, PublicMessage, Reader
from bot.messages.presenter import ALT_LIMIT, Presenter
from bot.messages.sentences import reader_of
from bot.tables.records import TableRecord
from games.core.inquest import Inquest
from games.core.lines import Cited, Line, Who
from games.core.scene import shown_to_one

MOST_CITED = 8
"""So many steps are named of each kind; a long game has more idle questions than anybody reads of."""
TEXT_LIMIT = 3500


class Inquests:
    """Makes what is read of an inquest."""

    def __init__(self, presenter: Presenter) -> None:
        self._sentences = presenter.sentences
        self._buttons = presenter.buttons

    def screen(
        self, record: TableRecord, inquest: Inquest, cited: Sequence[str], locale: str, *, may_post: bool
    ) -> PrivateMessage:
        """Return the inquest for one person; whoever has played may post it."""
        reader = reader_of(record, locale)
        scene = shown_to_one(curves(_CAPTION, inquest.curves, _ALT))
        post = (self._buttons.fixed(record, 0, Fixed.PUBLISH, reader),) if may_post else ()
        return PrivateMessage(
            text=self._text(record, inquest, cited, reader),
            scene=scene,
            alt=self._sentences.plain(reader, scene.alt)[:ALT_LIMIT],
            rows=(post,) if post else (),
            reader=reader,
        )

    def post(self, record: TableRecord, inquest: Inquest, cited: Sequence[str]) -> PublicMessage:
        """Return the inquest for all: the game is over, and nothing of it is secret."""
        reader = reader_of(record)
        scene = curves(_CAPTION, inquest.curves, _ALT)
        return PublicMessage(
            text=self._text(record, inquest, cited, reader),
            scene=scene,
            alt=self._sentences.plain(reader, scene.alt)[:ALT_LIMIT],
            reader=reader,
            is_panel=True,
        )

    def _text(self, record: TableRecord, inquest: Inquest, cited: Sequence[str], reader: Reader) -> str:
        game = self._sentences.game(reader, record.game)
        head = self._sentences.say(reader, "inquest-head", game=game, table=record.id)
        lines = list(_lines(record, inquest))
        linked, plain = (
            "\n".join([head, *self._sentences.lines(replace(reader, cited=each), lines)]) for each in (tuple(cited), ())
        )
        return linked if len(linked) <= TEXT_LIMIT else plain[:TEXT_LIMIT]


_CAPTION = Line("inquest-caption")
_ALT = Line("inquest-alt")


def _lines(record: TableRecord, inquest: Inquest) -> Iterator[Line]:
    for seat in record.seats:
        who, known = Who(seat.seat), inquest.known[seat.seat]
        if known is None:
            yield Line("inquest-unknown", {"who": who, "deals": inquest.curves[seat.seat][-1]})
        else:
            yield Line("inquest-known", {"who": who, "step": Cited(known)})
    for told in inquest.finest:
        yield Line(
            "inquest-finest", {"who": Who(told.seat), "step": Cited(told.n), "among": max(2, round(2**told.bits))}
        )
    for deed in inquest.excluded[:MOST_CITED]:
        yield Line("inquest-excluded", {"who": Who(deed.seat), "step": Cited(deed.n)})
    for seat in record.seats:
        if steps := tuple(Cited(told.n) for told in inquest.idle if told.seat == seat.seat)[:MOST_CITED]:
            yield Line("inquest-idle", {"who": Who(seat.seat), "steps": steps})
    yield Line("inquest-legend")
