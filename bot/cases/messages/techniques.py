"""A person's techniques: those that their proofs have used and missed, for them alone, and the way to practise each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from bot.cases.proof_records import TechniqueCount
from bot.messages.buttons import PLAIN, PRIMARY
from bot.messages.controls import CaseControl, CaseKey, Chapter, Leaf, Page, StatsPage
from bot.messages.guide import MINE, TECHNIQUES, Guide
from bot.messages.sentences import Sentences
from bot.telling.message import Button, Choice, PrivateMessage, Reader, Row, Select
from games import BY_KEY
from games.core.contract import Refusal


class TechniqueWords:
    """Makes the pages about a person's techniques."""

    def __init__(self, sentences: Sentences, guide: Guide) -> None:
        self._sentences = sentences
        self._say = sentences.say
        self._guide = guide

    def all(self, counts: Sequence[TechniqueCount], reader: Reader) -> PrivateMessage:
        """Return all techniques that were used or missed, game by game; and the one missed most, to practise."""
        known = in_order(counts)
        ways = [
            self._button(reader, TECHNIQUES.id, "guide-techniques"),
            self._button(reader, StatsPage(Chapter.PERSON).id, "stats-button-mine"),
        ]
        if not known:
            practise = self._button(reader, CaseControl(True, 0, CaseKey.PRACTISE).id, "case-practise", PRIMARY)
            return PrivateMessage(text=self._say(reader, "techniques-none"), rows=((practise, *ways),), reader=reader)
        lines = [self._say(reader, "techniques-mine")]
        for game, some in groupby(known, key=lambda each: each.game):
            lines.append(f"**{self._sentences.game(reader, game)}**")
            lines += (f"- {self._counted(reader, each)}" for each in some)
        most = max(known, key=lambda each: each.missed)
        if most.missed:
            practise = Button(
                id=_page(most, Leaf.PRACTISE).id,
                label=self._say(reader, "techniques-practise-most", name=self._name(reader, most)),
                style=PRIMARY,
            )
            ways = [practise, *ways]
        return PrivateMessage(text="\n".join(lines), rows=(self._list(reader, known), tuple(ways)), reader=reader)

    def one(self, counts: Sequence[TechniqueCount], chosen: str, reader: Reader) -> PrivateMessage:
        """Return the page of a technique, with its counts and the way to practise it. Raises Refusal."""
        found = next((each for each in in_order(counts) if _value(each) == chosen), None)
        if found is None:
            raise Refusal("stale")
        page = _page(found, Leaf.TECHNIQUES)
        learnt = self._guide.techniques(page.game, page.number, reader)
        row = (
            self._button(reader, replace(page, leaf=Leaf.PRACTISE).id, "techniques-practise", PRIMARY),
            self._button(reader, MINE.id, "stats-button-techniques"),
        )
        return replace(learnt, text=f"{learnt.text}\n\n{self._counted(reader, found)}", rows=(row,))

    def posed(self, game: str, technique: str, reader: Reader, *, is_hardest: bool) -> str:
        """Return the line over a case that takes a technique."""
        name = self._say(reader, f"technique-{game}-{technique}")
        return self._say(reader, "techniques-case", name=name, hardest=is_hardest)

    def _list(self, reader: Reader, known: Sequence[TechniqueCount]) -> Row:
        choices = tuple(
            Choice(value=_value(each), label=self._name(reader, each), note=self._sentences.game(reader, each.game))
            for each in known
        )
        return (Select(id=MINE.id, prompt=self._say(reader, "techniques-choose"), choices=choices),)

    def _counted(self, reader: Reader, each: TechniqueCount) -> str:
        name = self._name(reader, each)
        return self._say(reader, "techniques-count", name=name, used=each.used, missed=each.missed)

    def _name(self, reader: Reader, each: TechniqueCount) -> str:
        return self._say(reader, f"technique-{each.game}-{each.technique}")

    def _button(self, reader: Reader, control: str, key: str, style: str = PLAIN) -> Button:
        return Button(id=control, label=self._say(reader, key), style=style)


def in_order(counts: Sequence[TechniqueCount]) -> list[TechniqueCount]:
    """Return the counts of the techniques that there still are: game by game, the easiest first."""
    known = {(each.game, each.technique): each for each in counts}
    return [known[key, name] for key, name in _all() if (key, name) in known]


def _all() -> Iterator[tuple[str, str]]:
    for key, game in BY_KEY.items():
        yield from ((key, name) for name in game.techniques)


def _value(each: TechniqueCount) -> str:
    return f"{each.game} {each.technique}"


def _page(each: TechniqueCount, leaf: Leaf) -> Page:
    return Page(leaf, each.game, [*BY_KEY[each.game].techniques].index(each.technique))
