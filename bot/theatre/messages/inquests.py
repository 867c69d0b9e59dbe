"""The inquest in words, and as a picture where it has curves: the knowledge that each step made possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.buttons import PLAIN, PRIMARY
from bot.messages.charts import curves
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.pages import pages_of
from bot.messages.presenter import Presenter
from bot.messages.sentences import reader_of, unlinked
from bot.tables.records import TableRecord
from bot.tables.status import Status
from bot.telling.message import Button, PrivateMessage, PublicMessage, Reader
from games import BY_KEY
from games.core.deduction.inquest import Inquest
from games.core.lines import Line
from games.core.scene import PublicScene, shown_to_one

TEXT_LIMIT = 3500
"""Letters of a page with links. A layout takes a few more; a longer page has no links."""
POST_LIMIT = 550
"""Letters of a post, at most: they fit on a phone's screen above the picture, and lead to the whole."""


class Inquests:
    """Makes the messages of an inquest."""

    def __init__(self, presenter: Presenter) -> None:
        self._sentences = presenter.sentences
        self._buttons = presenter.buttons

    def screen(
        self, record: TableRecord, inquest: Inquest, cited: Sequence[str], locale: str, n: int = 0, *, may_post: bool
    ) -> PrivateMessage:
        """Return the n-th page for one reader, or the last; the first has the picture. `may_post`: adds the button to post it."""
        reader = reader_of(record, locale)
        picture = _picture(record, inquest)
        scene = shown_to_one(picture) if picture is not None else None
        head, plain = self._head(record, reader), self._lines(inquest, unlinked(cited), reader)
        sizes = [len(page) for page in pages_of([head], (), plain, scene)]
        n = min(n, len(sizes) - 1)
        lines = slice(sum(sizes[:n]), sum(sizes[: n + 1]))
        row = (
            *([self._page(record, reader, n + 1, "guide-next")] if n + 1 < len(sizes) else []),
            *([self._page(record, reader, n - 1, "guide-back")] if n else []),
            *([self._buttons.fixed(record, 0, Fixed.PUBLISH, reader)] if may_post else []),
        )
        return PrivateMessage(
            text=_text(head, self._lines(inquest, cited, reader)[lines], plain[lines]),
            scene=None if n else scene,
            alt="" if n else self._alt(picture, reader),
            rows=(row,) if row else (),
            reader=reader,
        )

    def post(self, record: TableRecord, inquest: Inquest, cited: Sequence[str]) -> PublicMessage:
        """Return the inquest for all, as much as a screen holds, and the ways on: the game is over, and nothing of it is secret."""
        reader = reader_of(record)
        scene = _picture(record, inquest)
        ways = (
            (Fixed.AGAIN, Fixed.WATCH, Fixed.INQUEST) if record.status is Status.OVER else (Fixed.WATCH, Fixed.INQUEST)
        )
        return PublicMessage(
            text=self._short(record, inquest, cited, reader),
            scene=scene,
            alt=self._alt(scene, reader),
            rows=(tuple(self._buttons.fixed(record, 0, each, reader) for each in ways),),
            reader=reader,
            is_panel=True,
        )

    def _short(self, record: TableRecord, inquest: Inquest, cited: Sequence[str], reader: Reader) -> str:
        """Return the first lines, as many as fit into a post, and the last, which says how all is meant."""
        plain, linked = (self._lines(inquest, each, reader) for each in (unlinked(cited), cited))
        told = plain[:-1]
        while sum(map(len, told)) > POST_LIMIT:
            told.pop()
        return _text(self._head(record, reader), [*linked[: len(told)], *linked[-1:]], [*told, *plain[-1:]])

    def _alt(self, scene: PublicScene | None, reader: Reader) -> str:
        return self._sentences.plain(reader, scene.alt) if scene is not None else ""

    def _head(self, record: TableRecord, reader: Reader) -> str:
        game = self._sentences.game(reader, record.game)
        return self._sentences.say(reader, "inquest-head", game=game, table=record.id)

    def _lines(self, inquest: Inquest, cited: Sequence[str], reader: Reader) -> list[str]:
        return self._sentences.lines(replace(reader, cited=tuple(cited)), inquest.lines)

    def _page(self, record: TableRecord, reader: Reader, n: int, label: str) -> Button:
        control = Control(record.id, 0, Kind.FIXED, Fixed.INQUEST, (n,))
        style = PRIMARY if label == "guide-next" else PLAIN
        return Button(id=control.id, label=self._sentences.say(reader, label), style=style)


def _text(head: str, linked: Sequence[str], plain: Sequence[str]) -> str:
    """Return lines under their head, with links where those are not too long."""
    text = "\n".join([head, *linked])
    return text if len(text) <= TEXT_LIMIT else "\n".join([head, *plain])


def _picture(record: TableRecord, inquest: Inquest) -> PublicScene | None:
    if not inquest.curves:
        return None
    return curves(Line("inquest-caption"), inquest.curves, Line("inquest-alt"), BY_KEY[record.game].ground)
