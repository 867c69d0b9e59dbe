"""The verifier against somebody who edits a file and works out anew all that follows: refused, or named as not bound."""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.lobbies import SHOWN
from games import BY_KEY, GAMES, verify
from games.core.contract import Refusal
from games.core.deal import SeedSources, Word, commitment, terms
from games.core.playthrough import EntryKind, Move, Playthrough, dump, load
from games.core.seats import Seat

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "fair-deal.md").read_text(encoding="utf-8")
VECTORS = [json.loads(each) for each in re.findall(r"^(\{\"commitment\".*\})$", PAGE, re.MULTILINE)]
GAME = next(game.info for game in GAMES if game.info.key == "clues")
DEAL = SeedSources(bytes(range(32)), (Word("loup"), Word("été"), Word("3f9a0c21", is_drawn=True)))
OPTIONS = GAME.settle({}, 3)
OPENING, DEALT = DEAL.commitment, terms(DEAL, GAME.key, GAME.version, OPTIONS)

Whole = dict[str, Any]
Edit = Callable[[Whole], object]


def a_file(deal: SeedSources | None = DEAL) -> Whole:
    played = Playthrough(
        game=GAME.key,
        version=GAME.version,
        seats=3,
        options=OPTIONS,
        seed=bytes(16) if deal is None else deal.seed,
        moves=tuple(Move(EntryKind.LATE, Seat(seat)) for seat in (0, 1, 2)),
        deal=deal,
    )
    whole: Whole = json.loads(dump(played))
    return whole


def worked_out(whole: Whole) -> str:
    """Return a file in which all that follows from the rest fits it again."""
    if deal := whole.get("deal"):
        secret = bytes.fromhex(deal["secret"])
        deal["commitment"] = commitment(secret)
        whole["seats"] = len(deal["words"])
        whole["seed"] = verify.seed(secret, [each["word"] for each in deal["words"]]).hex()
    whole["seed_sha256"] = hashlib.sha256(bytes.fromhex(whole["seed"])).hexdigest()
    return json.dumps(whole)


def said(whole: Whole) -> list[dict[str, Any]]:
    words: list[dict[str, Any]] = whole["deal"]["words"]
    return words


EDITS_OF_WORDS: dict[str, Edit] = {
    "changed": lambda whole: said(whole)[1].update(word="ours"),
    "one letter": lambda whole: said(whole)[0].update(word="Loup"),
    "emptied": lambda whole: said(whole)[0].update(word=""),
    "swapped": lambda whole: said(whole).reverse(),
    "added": lambda whole: said(whole).append({"word": "ours", "drawn": True}),
    "dropped": lambda whole: said(whole).pop(),
    "none left": lambda whole: said(whole).clear(),
    "moved over": lambda whole: (said(whole)[0].update(word="lou"), said(whole)[1].update(word="pété"))[0],
    "said": lambda whole: said(whole)[2].update(drawn=False),
    "drawn": lambda whole: said(whole)[0].update(drawn=True),
}
EDITS_OF_TERMS: dict[str, Edit] = {
    "game": lambda whole: whole.update(game="cluedo"),
    "version": lambda whole: whole.update(version=whole["version"] + 1),
    "option": lambda whole: whole["options"].update(top_secret="on"),
    "one option more": lambda whole: whole["options"].update(memory="strict"),
    "no options": lambda whole: whole["options"].clear(),
}
EDITS_OF_MOVES: dict[str, Edit] = {
    "one less": lambda whole: whole["moves"].pop(),
    "another seat": lambda whole: whole["moves"][0].update(seat=2),
}


def edited(edit: Edit, deal: SeedSources | None = DEAL) -> str:
    whole = a_file(deal)
    edit(whole)
    text = worked_out(whole)
    assert text != worked_out(a_file(deal))
    return text


def test_an_untouched_file_fits_what_was_posted_and_only_its_moves_are_not_bound() -> None:
    text = json.dumps(a_file())

    assert verify.announced(text) == {OPENING: "when the table opened", DEALT: "at the deal, and at the end"}
    for opening in (OPENING, OPENING[:SHOWN]):
        assert verify.check(text, opening, DEALT) == OPENING
        assert verify.unbound(text, opening, DEALT) == ("moves",)
    for wrong in (OPENING[: SHOWN - 1], DEALT[:SHOWN], f"{OPENING[: SHOWN - 1]}g"):
        with pytest.raises(verify.Wrong, match="another announcement"):
            verify.check(text, wrong)


def test_the_page_has_vectors_of_the_terms_and_both_programs_agree_with_them() -> None:
    assert len(VECTORS) >= 4
    for each in VECTORS:
        words = [(word["word"], word["drawn"]) for word in each["words"]]
        version = each.get("deal", 1)
        found = verify.terms(each["commitment"], each["game"], each["version"], each["options"], words, version)
        assert found == each["terms"]
    assert verify.terms(OPENING, GAME.key, GAME.version, OPTIONS, [(w.text, w.is_drawn) for w in DEAL.words]) == DEALT


@pytest.mark.parametrize("how", EDITS_OF_WORDS)
def test_a_word_that_was_edited_is_refused_by_what_was_posted_at_the_deal(how: str) -> None:
    text = edited(EDITS_OF_WORDS[how])

    with pytest.raises(verify.Wrong, match="another announcement"):
        verify.check(text, OPENING, DEALT)
    with pytest.raises(verify.Wrong, match="another announcement"):
        verify.check(text, dealt=DEALT)


@pytest.mark.parametrize("how", EDITS_OF_WORDS)
def test_a_word_that_was_edited_is_named_as_not_bound_by_what_was_posted_at_the_opening_alone(how: str) -> None:
    text = edited(EDITS_OF_WORDS[how])

    assert verify.check(text, OPENING) == OPENING
    assert {"words", "seats"} <= {*verify.unbound(text, OPENING)}
    assert "words" in verify.unbound(text)


@pytest.mark.parametrize("how", EDITS_OF_TERMS)
def test_another_game_version_or_option_is_refused_or_named(how: str) -> None:
    text = edited(EDITS_OF_TERMS[how])

    with pytest.raises(verify.Wrong, match="another announcement"):
        verify.check(text, OPENING, DEALT)
    part = {"game": "game", "version": "version"}.get(how, "options")
    assert part in verify.unbound(text, OPENING)


@pytest.mark.parametrize("how", EDITS_OF_MOVES)
def test_moves_are_always_named(how: str) -> None:
    text = edited(EDITS_OF_MOVES[how])

    for posted in ((), (OPENING,), (OPENING, DEALT)):
        assert "moves" in verify.unbound(text, *posted)


def test_another_secret_is_refused_or_named() -> None:
    text = edited(lambda whole: whole["deal"].update(secret=bytes(32).hex()))

    for posted in ((OPENING,), (DEALT,), (OPENING, DEALT)):
        with pytest.raises(verify.Wrong, match="another announcement"):
            verify.check(text, *posted)
    assert "secret" in verify.unbound(text)


def test_a_file_that_was_turned_into_one_of_the_first_format_is_refused_or_named() -> None:
    whole = a_file()
    whole["format"] = "alibi-table-1"
    del whole["deal"]
    whole["seed"] = "ab" * 16
    text = worked_out(whole)

    for posted in ((OPENING,), (DEALT,), (OPENING, DEALT)):
        with pytest.raises(verify.Wrong, match="another announcement"):
            verify.check(text, *posted)
    assert "seed" in verify.unbound(text)


@pytest.mark.parametrize(
    ("part", "value"),
    [("game", "cluedo"), ("version", 7), ("options", {"top_secret": "on"})],
)
def test_of_the_first_format_only_the_seed_is_bound_and_the_rest_is_named(part: str, value: object) -> None:
    posted = str(a_file(None)["seed_sha256"])
    text = edited(lambda whole: whole.update({part: value}), None)

    assert verify.check(text, posted) == posted
    assert part in verify.unbound(text, posted)
    assert "seed" not in verify.unbound(text, posted)
    with pytest.raises(verify.Wrong, match="another announcement"):
        verify.check(edited(lambda whole: whole.update(seed="ab" * 16), None), posted)


@pytest.mark.parametrize("edit", [{"seats": 4}, {"seats": 2}, {"moves": []}, {"seats": True}, {"seats": 3.0}])
def test_of_the_first_format_another_number_of_seats_does_not_pass_though_nothing_binds_it(edit: Whole) -> None:
    posted = str(a_file(None)["seed_sha256"])
    text = edited(lambda whole: whole.update(edit), None)

    with pytest.raises(verify.Wrong):
        verify.check(text, posted)
    with pytest.raises(verify.Wrong):
        verify.announced(text, posted, seats=3 if "seats" in edit else 2)
    assert "seats" not in verify.unbound(worked_out(a_file(None)), posted, seats=3)


def test_a_game_of_the_first_format_that_ended_before_all_had_moved_passes_with_its_number_of_players() -> None:
    text = edited(lambda whole: whole["moves"].pop(), None)

    with pytest.raises(verify.Wrong, match="--seats 3"):
        verify.check(text)
    assert verify.announced(text, seats=3)


SAID = [(word.text, word.is_drawn) for word in DEAL.words]


def test_the_words_that_were_posted_bind_words_seats_and_which_were_drawn() -> None:
    assert verify.unbound(json.dumps(a_file()), OPENING, words=SAID) == ("game", "version", "options", "moves")


def test_a_drawn_word_is_not_posted_and_bound_by_the_value_at_the_deal_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = [*SAID[:2], ("-", True)]
    text = json.dumps(a_file())
    redrawn = edited(lambda whole: said(whole)[2].update(word="00000000"))
    file = tmp_path / "table.json"
    file.write_text(text, encoding="utf-8")

    assert verify.unbound(text, OPENING, DEALT, words=known) == ("moves",)
    assert verify.unbound(redrawn, OPENING, words=known)[0] == "drawn words"
    with pytest.raises(verify.Wrong, match="another announcement"):
        verify.announced(redrawn, OPENING, DEALT, words=known)
    with pytest.raises(verify.Wrong, match="not the words"):
        verify.announced(text, OPENING, words=[*SAID[:2], ("-", False)])
    assert verify.main([str(file), OPENING, "--word", "loup", "--word", "été", "--drawn", "-"]) == 0
    told = capsys.readouterr().out
    assert "Posted at the deal, the word of seat 3" not in told
    assert "Bound by the value at the deal, and posted there only by older releases, the word of seat 3" in told


def test_an_honest_file_of_an_old_deal_with_an_erased_word_is_not_said_to_be_of_another_game() -> None:
    old = SeedSources(DEAL.secret, DEAL.words, 1)
    whole = a_file(old)
    said(whole)[0]["word"] = DEAL.words[0].erased.text

    with pytest.raises(verify.Wrong, match="only OPENING can be compared"):
        verify.check(json.dumps(whole), OPENING, terms(old, GAME.key, GAME.version, OPTIONS))
    assert "seed" in verify.unbound(json.dumps(whole), OPENING)


@pytest.mark.parametrize("how", EDITS_OF_WORDS)
def test_a_word_that_was_edited_is_refused_by_the_words_that_were_posted(how: str) -> None:
    text = edited(EDITS_OF_WORDS[how])

    with pytest.raises(verify.Wrong, match="not the words"):
        verify.announced(text, OPENING, words=SAID)


def test_a_file_with_an_erased_word_fits_all_that_was_posted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = a_file()
    said(whole)[0]["word"] = DEAL.words[0].erased.text
    file = tmp_path / "table.json"
    file.write_text(json.dumps(whole), encoding="utf-8")

    given = ["--word", "loup", "--word", "été", "--drawn", "3f9a0c21"]
    assert verify.main([str(file), OPENING, DEALT, *given]) == 0
    assert "loup" not in capsys.readouterr().out
    assert verify.main([str(file), OPENING, DEALT, "--word", "ours", *given[2:]]) == 1
    assert verify.main([str(file), OPENING, DEALT, "--seats", "three"]) == 2


@pytest.mark.parametrize(
    "edit",
    [
        lambda whole: whole.update(seats=4),
        lambda whole: whole.update(seats=3.0),
        lambda whole: whole.update(version=float(whole["version"])),
        lambda whole: whole["deal"].update(version=True),
        lambda whole: whole["deal"].update(note="fair"),
        lambda whole: said(whole)[0].update(drawn=0),
        lambda whole: said(whole)[0].pop("drawn"),
        lambda whole: said(whole)[0].update(by="Ada"),
        lambda whole: whole.update(options=[]),
        lambda whole: whole["options"].update(top_secret=True),
    ],
)
def test_a_deal_that_is_not_spelt_as_it_is_written_is_refused_without_any_post(edit: Edit) -> None:
    whole = a_file()
    edit(whole)

    with pytest.raises(verify.Wrong):
        verify.check(json.dumps(whole))


@pytest.mark.parametrize("deal", [None, DEAL])
@pytest.mark.parametrize(
    "edit",
    [
        {"deal": {}},
        {"deal": 5},
        {"words": [{"word": "fair", "drawn": False}]},
        {"game": None},
        {"version": float("inf")},
        {"seats": 10**30},
        {"seats": 0, "moves": []},
        {"moves": None},
        {"options": []},
        {"seed_sha256": 1.0},
    ],
)
def test_a_file_that_the_bot_never_writes_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], deal: SeedSources | None, edit: Whole
) -> None:
    whole = {**a_file(deal), **edit}
    file = tmp_path / "table.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    posted = [OPENING, DEALT] if deal else [str(a_file(None)["seed_sha256"])]

    assert verify.main([str(file), *posted]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("part", "twice"),
    [
        ('"game": ', '"game": "cluedo", '),
        ('"seats": ', '"seats": 4, '),
        ('"moves": ', '"moves": [], '),
        ('"word": ', '"word": "ours", '),
        ('"seat": ', '"seat": 1, '),
    ],
)
def test_a_file_that_gives_a_part_twice_is_refused_though_the_last_of_them_is_right(part: str, twice: str) -> None:
    """Other programs take the first, and so does whoever looks at the file."""
    text = json.dumps(a_file()).replace(part, f"{twice}{part}", 1)

    assert json.loads(text) == a_file()
    with pytest.raises(verify.Wrong):
        verify.announced(text, OPENING, DEALT)
    with pytest.raises(Refusal):
        load(text, {GAME.key: BY_KEY[GAME.key]})


words = st.lists(st.tuples(st.text(st.characters(exclude_categories=["Cs"]), max_size=6), st.booleans()), max_size=4)
options = st.dictionaries(st.sampled_from(["drawn", "said", "a", "memory"]), st.sampled_from(["said", "", "x"]))


@given(words, words, options, options)
def test_no_other_words_or_options_have_the_same_terms(
    some: list[tuple[str, bool]], others: list[tuple[str, bool]], these: dict[str, str], those: dict[str, str]
) -> None:
    one, two = verify.terms(OPENING, "clues", 2, these, some), verify.terms(OPENING, "clues", 2, those, others)

    assert (one == two) == ((some, these) == (others, those))
    deal = SeedSources(DEAL.secret, tuple(Word(text, drawn) for text, drawn in some))
    assert terms(deal, "clues", 2, these) == one


def test_the_program_says_what_it_compared_and_what_nothing_binds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(a_file()), encoding="utf-8")

    assert verify.main([str(file), OPENING[:SHOWN], f"`{DEALT.upper()}`"]) == 0
    both = capsys.readouterr().out
    assert verify.main([str(file), OPENING]) == 0
    one = capsys.readouterr().out
    file.write_text(edited(EDITS_OF_WORDS["changed"]), encoding="utf-8")
    assert verify.main([str(file), OPENING]) == 0
    forged = capsys.readouterr().out
    assert verify.main([str(file), OPENING, DEALT]) == 1
    refused = capsys.readouterr().err

    assert "Posted at the deal, the word of seat 1: 'loup'\n" in both
    assert "NOT compared" not in both
    assert "Older releases posted no" not in one
    assert "game: moves\n" in both
    assert f"{DEALT} (NOT compared)" in one
    assert re.search(r"NOT BOUND.*words", one)
    assert re.search(r"NOT BOUND.*words", forged)
    assert "'ours'" in forged  # to be compared with the post by eye
    assert "another announcement" in refused


def test_a_file_from_before_the_terms_is_checked_and_its_words_are_to_be_compared(
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = ROOT / "tests" / "data" / "released" / "bakerstreet-2-an-absence.json"
    opening = json.loads(file.read_text(encoding="utf-8"))["deal"]["commitment"]

    assert verify.main([str(file), opening]) == 0
    told = capsys.readouterr().out
    assert "'loup'" in told
    assert "Older releases posted no second value" in told


def test_a_word_neither_commands_a_terminal_nor_stops_one_that_lacks_its_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hostile = a_file()
    said(hostile)[0].update(word="\x1b[2J\u202e🕵")
    file = tmp_path / "table.json"
    file.write_text(worked_out(hostile), encoding="utf-8")
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="ascii", write_through=True))

    assert verify.main([str(file)]) == 0
    told = shown.getvalue()
    assert b"\x1b" not in told
    assert rb"\U0001f575" in told


def test_the_program_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.main(["--help"]) == 0
    assert capsys.readouterr().out == f"{verify.__doc__}\n"
