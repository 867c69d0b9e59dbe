"""The guide: help, the rules page by page, and lessons; for one person, and about no table."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, takewhile
from typing import Final

from bot.messages.alt import fitting
from bot.messages.buttons import PLAIN, PRIMARY, in_rows
from bot.messages.controls import DoorKey, Entrance, Leaf, Page
from bot.messages.lessons import Lesson, lesson_of
from bot.messages.sentences import Sentences
from bot.telling.message import Button, Names, PrivateMessage, Reader
from games import BY_KEY, GAMES
from games.core.contract import Refusal
from games.core.lines import Fact

YES, NO = "✅", "❌"
BESIDE = 1
WHOLE = 100
"""Percent."""
SHELF = Page(Leaf.SHELF, "all")
TECHNIQUES = Page(Leaf.TECHNIQUES, "all")
MINE: Final = Page(Leaf.MINE, "all")
"""The presser's own techniques, and the way to practise each."""
DEDUCTION: Final = "deduction"
"""The lesson that is about all games."""


class Guide:
    """Makes the pages of the guide."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences
        self._say = sentences.say

    def help(self, reader: Reader) -> PrivateMessage:
        """Return the help: purpose of the bot, first steps, how secrets arrive; one screen, with the ways on."""
        games = tuple(self._sentences.game(reader, game.info.key) for game in GAMES)
        row = (self._all(reader, PRIMARY), self._button(reader, SHELF, "guide-shelf"))
        text = self._say(reader, "help", games=games)
        words = self._sentences.catalogue
        if (share := words.share(reader.locale)) < WHOLE:
            language = words.called(reader.locale, words.language(reader.locale))
            text = f"{text}\n{self._say(reader, 'help-unfinished', language=language, share=share)}"
        return PrivateMessage(text=text, rows=(row,), reader=reader)

    def shelf(self, reader: Reader) -> PrivateMessage:
        """Return the lessons and the rules that there are, to choose from."""
        keys = [game.info.key for game in GAMES]
        lessons = [self._named(reader, Page(Leaf.LESSON, key), "learn-game", PRIMARY) for key in keys if lesson_of(key)]
        rules = [button for key in keys for button in self._rules(reader, key)]
        others = (self._button(reader, TECHNIQUES, "guide-techniques"), self._all(reader))
        rows = (*in_rows(lessons), *in_rows(rules), others)
        return PrivateMessage(text=self._say(reader, "learn-which"), rows=rows, reader=reader)

    def doors(self, game: str, reader: Reader) -> tuple[tuple[Button, ...], ...]:
        """Return a row with the whole rules of a game and its lesson, as far as it has them; they open below the row."""
        row = []
        if self._length(game):
            row.append(self._button(reader, Page(Leaf.RULES, game, part=BESIDE), "guide-rules"))
        row += self.learning(game, reader, beside=True)
        return (tuple(row),) if row else ()

    def learning(self, game: str, reader: Reader, *, beside: bool = False) -> tuple[Button, ...]:
        """Return the button of a game's lesson, if it has one; `beside`: it opens below what it stands on."""
        page = Page(Leaf.LESSON, game, part=BESIDE if beside else 0)
        return () if lesson_of(game) is None else (self._button(reader, page, "guide-learn"),)

    # Rules

    def rules(self, game: str, n: int, reader: Reader) -> PrivateMessage:
        """Return a page of a game's rules, from 0, with the ways to the others. Raises Refusal."""
        length = self._length(game)
        if not 0 <= n < length:
            raise Refusal("stale")
        head = self._say(reader, "guide-page", game=self._sentences.game(reader, game), n=n + 1, most=length)
        row = []
        if n > 0:
            row.append(self._button(reader, Page(Leaf.RULES, game, n - 1), "guide-back"))
        if n + 1 < length:
            row.append(self._button(reader, Page(Leaf.RULES, game, n + 1), "guide-next", PRIMARY))
        row += [*self.learning(game, reader), self._button(reader, SHELF, "guide-shelf")]
        text = self._say(reader, f"rulebook-{game}-{n + 1}", **BY_KEY[game].facts)
        return PrivateMessage(text=f"{head}\n{text}", rows=(tuple(row),), reader=reader)

    def _length(self, game: str) -> int:
        """Return of how many pages the rules of a game are; none for one that brings none."""
        has = self._sentences.catalogue.has
        return len(list(takewhile(lambda n: has(f"rulebook-{game}-{n}"), count(1))))

    # Techniques

    def techniques(self, game: str, n: int, reader: Reader) -> PrivateMessage:
        """Return a technique of a game, from 0, with the ways to the others; or the games to choose from. Raises Refusal."""
        if game == TECHNIQUES.game:
            having = [each.info.key for each in GAMES if each.techniques]
            row = [self._named(reader, replace(TECHNIQUES, game=key), "techniques-of", PRIMARY) for key in having]
            rows = (*in_rows(row), (self._button(reader, SHELF, "guide-shelf"),))
            return PrivateMessage(text=self._say(reader, "techniques-which"), rows=rows, reader=reader)
        names = [*BY_KEY[game].techniques] if game in BY_KEY else []
        if not 0 <= n < len(names):
            raise Refusal("stale")
        key = f"technique-{game}-{names[n]}"
        head = self._say(reader, "techniques-head", game=self._sentences.game(reader, game), n=n + 1, most=len(names))
        row = [self._button(reader, replace(TECHNIQUES, game=game, number=n - 1), "guide-back")] if n else []
        if n + 1 < len(names):
            row.append(self._button(reader, replace(TECHNIQUES, game=game, number=n + 1), "guide-next", PRIMARY))
        row.append(self._button(reader, MINE, "stats-button-techniques"))  # where there are cases to practise
        row.append(self._button(reader, TECHNIQUES, "guide-techniques"))
        text = "\n".join([head, f"**{self._say(reader, key)}**", self._say(reader, f"{key}-page")])
        return PrivateMessage(text=text, rows=(tuple(row),), reader=reader)

    # Lessons

    def lesson(self, game: str, n: int, reader: Reader, name: str, above: str = "") -> PrivateMessage:
        """Return how a lesson begins (0), one of its questions, or its end. Raises Refusal."""
        lesson = lesson_of(game)
        if lesson is None or not 0 <= n <= len(lesson.decisions) + 1:
            raise Refusal("stale")
        pupil = _pupil(reader, lesson, name)
        if n == 0:
            marks = [self._button(pupil, Page(Leaf.LESSON, game, 1), "learn-begin", PRIMARY)]
            later = range(2, len(lesson.decisions) + 1)
            marks += [self._button(pupil, Page(Leaf.LESSON, game, k), "learn-question", n=k) for k in later]
            text = self._say(pupil, f"lesson-{game}-start")
            return PrivateMessage(text=f"{above}\n{text}".strip(), rows=in_rows(marks), reader=pupil)
        if n > len(lesson.decisions):
            rows = (self._playing(pupil, game), (*self._rules(pupil, game), self._all(pupil)))
            return PrivateMessage(text=self._say(pupil, f"lesson-{game}-end"), rows=rows, reader=pupil)
        answers = tuple(
            Button(
                id=Page(Leaf.ANSWER, game, n, k).id, label=self._say(pupil, f"lesson-{game}-{n}-{each}"), style=PRIMARY
            )
            for k, each in enumerate(lesson.decisions[n - 1].answers)
        )
        return self._shown(pupil, lesson, game, n, (), tuple((each,) for each in answers))

    def answer(self, game: str, n: int, chosen: int, reader: Reader, name: str) -> PrivateMessage:
        """Return the verdict on an answer in a lesson, its reason, and the way on. Raises Refusal."""
        lesson = lesson_of(game)
        if lesson is None or not 0 < n <= len(lesson.decisions):
            raise Refusal("stale")
        decision, pupil = lesson.decisions[n - 1], _pupil(reader, lesson, name)
        if not 0 <= chosen < len(decision.answers):
            raise Refusal("stale")
        key = f"lesson-{game}-{n}-{decision.answers[chosen]}"
        is_right = decision.answers[chosen] == decision.right
        onward = self._button(pupil, Page(Leaf.LESSON, game, n + 1), "guide-next", PRIMARY if is_right else PLAIN)
        again = self._button(pupil, Page(Leaf.LESSON, game, n), "learn-again", PRIMARY)
        below: tuple[str, ...] = (
            f"**{self._say(pupil, key)}** {YES if is_right else NO}",
            self._say(pupil, f"{key}-why"),
        )
        if not is_right:
            right = self._say(pupil, f"lesson-{game}-{n}-{decision.right}")
            below = (*below, self._say(pupil, "learn-right", answer=right))
        return self._shown(pupil, lesson, game, n, below, ((onward,) if is_right else (again, onward),))

    def _shown(
        self,
        pupil: Reader,
        lesson: Lesson,
        game: str,
        n: int,
        below: tuple[str, ...],
        rows: tuple[tuple[Button, ...], ...],
    ) -> PrivateMessage:
        """Return a question with the pupil's picture. `below`: the verdict, which replaces the question after the answer.

        All that the picture shows stands in its alternative text, and in words where there is no picture.
        """
        decision = lesson.decisions[n - 1]
        head = self._say(pupil, "learn-head", game=self._sentences.game(pupil, game), n=n, most=len(lesson.decisions))
        told = below or (self._say(pupil, f"lesson-{game}-{n}"),)
        seen = [self._sentences.plain(pupil, line) for line in (decision.scene.alt, *decision.lines)]
        alt, fits = fitting(seen, self._say(pupil, "alt-rest-above"), " ".join)
        lying = [f"> {line}" for line in self._sentences.lines(pupil, decision.lines)]
        beside = max(0, fits - 1)
        return PrivateMessage(
            text="\n".join([head, *told, *lying[beside:]]),
            scene=decision.scene,
            alt=alt,
            details="\n".join(lying[:beside]),
            rows=rows,
            reader=pupil,
        )

    # Buttons

    def _all(self, reader: Reader, style: str = PLAIN) -> Button:
        return Button(id=Entrance(DoorKey.SHOW).id, label=self._say(reader, "door-all"), style=style)

    def _playing(self, reader: Reader, game: str) -> tuple[Button, ...]:
        """Return the ways from a lesson into its game: alone at once, where it has rivals, or with others."""
        label = self._say(reader, "door-play", game=self._sentences.game(reader, game))
        alone = Button(id=Entrance(DoorKey.ALONE, game).id, label=label, style=PRIMARY)
        return (
            *((alone,) if BY_KEY[game].rival is not None else ()),
            self._button(reader, Page(Leaf.OPEN, game), "learn-open"),
        )

    def _rules(self, reader: Reader, game: str) -> tuple[Button, ...]:
        return (self._named(reader, Page(Leaf.RULES, game), "rules-game"),) if self._length(game) else ()

    def _named(self, reader: Reader, page: Page, key: str, style: str = PLAIN) -> Button:
        return Button(
            id=page.id, label=self._say(reader, key, game=self._sentences.game(reader, page.game)), style=style
        )

    def _button(self, reader: Reader, page: Page, key: str, style: str = PLAIN, **facts: Fact) -> Button:
        return Button(id=page.id, label=self._say(reader, key, **facts), style=style)


def _pupil(reader: Reader, lesson: Lesson, name: str) -> Reader:
    """Return the reader of a lesson, seated at its table under their own name."""
    return replace(reader, names=Names(tuple(each or name for each in lesson.names)))
