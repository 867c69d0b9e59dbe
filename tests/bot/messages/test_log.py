"""The log page by page: it opens at the newest steps, and buttons lead to the earlier ones and back."""

from __future__ import annotations

from bot.messages.answers import Answers
from bot.messages.controls import Control, Fixed, Kind
from bot.messages.presenter import Presenter
from bot.telling.message import Button, PrivateMessage
from tests.builders import CASES, a_record, a_seed
from tests.words import WORDS

ANSWERS = Answers(Presenter(WORDS))
LIMIT = 100
TEXTS = [f"`{n}` " + "x" * (LIMIT + 50 if n == 7 else 20) for n in range(20)]
RECORD = a_record(CASES[0], a_seed())


def page(before: int | None) -> PrivateMessage:
    return ANSWERS.log_page(RECORD, TEXTS, "en", LIMIT, before=before)


def ways(shown: PrivateMessage) -> dict[str, int | None]:
    """Return where the buttons of a page lead, by their labels."""
    found = {}
    for button in (each for row in shown.rows for each in row if isinstance(each, Button)):
        control = Control.read(button.id)
        assert control is not None
        assert (control.kind, control.number) == (Kind.FIXED, Fixed.LOG)
        found[button.label] = control.part
    return found


def steps(shown: PrivateMessage) -> list[str]:
    return [line for line in shown.text.split("\n") if line.startswith("`")]


def test_each_step_of_a_log_is_on_one_page_and_the_newest_page_comes_first() -> None:
    shown, seen = page(None), list[str]()
    assert shown.files
    while True:
        seen[:0] = steps(shown)
        assert len(steps(shown)) == 1 or sum(map(len, steps(shown))) <= LIMIT
        if (earlier := ways(shown).get("Earlier")) is None:
            break
        shown = page(earlier)
        assert not shown.files
    assert seen == TEXTS

    while (later := ways(shown).get("Later")) is not None:
        before = steps(shown)[-1]
        shown = page(later)
        assert TEXTS[TEXTS.index(before) + 1] in steps(shown)
    assert steps(shown) == steps(page(None))


def test_a_short_log_has_no_other_page() -> None:
    shown = ANSWERS.log_page(RECORD, TEXTS[:2], "en", LIMIT)

    assert steps(shown) == TEXTS[:2]
    assert not ways(shown)
    assert not shown.files
