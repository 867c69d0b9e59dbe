"""No sentence of a folder was left in English, and no command: an ear for English words reads them all."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.messages.catalogue import FOLDER, Catalogue
from games.core.lines import Line
from tests.data.parsed import LANGUAGES, catalogue
from tests.data.test_typography import runs
from tests.listening import AttentiveCatalogue, english_in

others = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


@others
def test_no_text_of_a_folder_has_an_english_word_in_it(language: str) -> None:
    heard = {
        f"{message.id}.{form}": (found, text)
        for message in catalogue(language).values()
        for form, pattern in message.patterns.items()
        if form != "also"  # names of other editions, which are read and not said
        for text in runs(pattern)
        if (found := english_in(language, text))
    }

    assert heard == {}


@others
def test_a_sentence_that_a_folder_lacks_is_heard(language: str, tmp_path: Path) -> None:
    shutil.copytree(FOLDER / "en", tmp_path / "en")
    (tmp_path / language).mkdir()
    (tmp_path / language / "platform.ftl").write_text("control-join = .\n", encoding="utf-8")
    words = AttentiveCatalogue(language, Catalogue((tmp_path,)))

    words.say(language, Line("control-join"))
    assert words.foreign == set()
    words.say(language, Line("cancelled"))
    assert words.foreign == {"cancelled"}


def test_an_english_sentence_is_heard_in_each_language() -> None:
    said = "You have a seat at the table of somebody who is not there."

    assert {each: bool(english_in(each, said)) for each in LANGUAGES} == {each: each != "en" for each in LANGUAGES}
