"""The fair deal: its vectors, and that nothing of a file can be changed without the verifier's finding it."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import BY_KEY, GAMES, verify
from games.core.contract import Refusal
from games.core.deal import VERSION, SeedSources, Word, commitment, seed, terms
from games.core.playthrough import EntryKind, Move, Playthrough, dump, load, steps
from games.core.seats import Seat

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "fair-deal.md").read_text(encoding="utf-8")
VECTORS = [json.loads(each) for each in re.findall(r"^(\{\"secret\".*\})$", PAGE, re.MULTILINE)]

words = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), min_size=3, max_size=3)
HEX = set("0123456789abcdef")
secrets = st.binary(min_size=32, max_size=32)


def a_file(secret: bytes = bytes(range(32)), said: tuple[str, ...] = ("loup", "été", "")) -> str:
    deal = SeedSources(secret, tuple(Word(each, not each) for each in said))
    game = GAMES[0].info
    return dump(
        Playthrough(
            game=game.key,
            version=game.version,
            seats=3,
            options=game.settle({}, 3),
            seed=deal.seed,
            moves=(Move(EntryKind.FORFEIT, Seat(0)),),
            deal=deal,
        )
    )


def test_the_page_has_vectors_and_all_agree_with_them() -> None:
    assert len(VECTORS) >= 4
    for vector in VECTORS:
        secret, said = bytes.fromhex(vector["secret"]), vector["words"]
        assert commitment(secret) == verify.commitment(secret) == vector["commitment"]
        version = vector.get("version", 1)
        given = [Word(each) for each in said]
        assert seed(secret, given, version).hex() == verify.seed(secret, said, version).hex() == vector["seed"]
    assert {vector.get("version", 1) for vector in VECTORS} == {*range(1, VERSION + 1)}


versions = st.integers(1, VERSION)


def sown(secret: bytes, said: Sequence[str], version: int = VERSION) -> bytes:
    return seed(secret, [Word(each) for each in said], version)


@given(secrets, words, versions)
def test_the_verifier_and_the_game_agree(secret: bytes, said: list[str], version: int) -> None:
    assert verify.seed(secret, said, version) == sown(secret, said, version)


@given(secrets, words, words, versions)
def test_other_words_make_another_seed(secret: bytes, said: list[str], other: list[str], version: int) -> None:
    assert (sown(secret, said, version) == sown(secret, other, version)) == (said == other)


@given(secrets, words, st.sets(st.integers(0, 2)))
def test_of_an_erased_word_nothing_stays_and_the_file_still_proves_the_deal(
    secret: bytes, said: list[str], seats: set[int]
) -> None:
    deal = SeedSources(secret, tuple(Word(each) for each in said))
    erased = replace(deal, words=tuple(w.erased if n in seats else w for n, w in enumerate(deal.words)))

    assert erased.seed == deal.seed
    assert terms(erased, "clues", 2, {}) == terms(deal, "clues", 2, {})
    assert all(word.erased == word for word in erased.words if word.is_erased)
    assert not any(len(said[n]) > 1 and said[n] in erased.words[n].text[1:] for n in seats if not set(said[n]) & HEX)


@given(secrets, words)
def test_the_version_of_a_stored_deal_follows_from_its_seed(secret: bytes, said: list[str]) -> None:
    given_words = tuple(Word(each) for each in said)
    for version in range(1, VERSION + 1):
        assert SeedSources.behind(sown(secret, said, version), secret, given_words).version == version


def test_a_deal_of_the_first_version_with_an_erased_word_proves_no_seed_any_more_and_says_so() -> None:
    whole = json.loads(a_file())
    deal = SeedSources(bytes(range(32)), tuple(Word(each["word"]) for each in whole["deal"]["words"]), 1)
    whole["deal"] |= {"version": 1, "words": [{"word": word.erased.text, "drawn": False} for word in deal.words]}
    whole |= {"seed": deal.seed.hex(), "seed_sha256": hashlib.sha256(deal.seed).hexdigest()}
    text = json.dumps(whole, indent=1) + "\n"

    assert dump(load(text, BY_KEY)) == text
    assert verify.check(text, deal.commitment) == deal.commitment
    assert "seed" in verify.unbound(text, deal.commitment)


@pytest.mark.parametrize("cut", range(4))
def test_where_one_word_ends_and_the_next_begins_matters(cut: int) -> None:
    said = "loup"

    for version in range(1, VERSION + 1):
        assert (sown(bytes(32), [said[:cut], said[cut:]], version) == sown(bytes(32), ["", said], version)) == (
            cut == 0
        )


@given(secrets, words)
def test_a_file_of_the_second_format_is_read_as_it_was_written(secret: bytes, said: list[str]) -> None:
    text = a_file(secret, tuple(said))
    played = load(text, BY_KEY)

    assert played.deal is not None
    assert [word.text for word in played.deal.words] == said
    assert dump(played) == text
    assert verify.check(text) == commitment(secret)
    assert len(list(steps(GAMES[0], played))) == 2


def test_a_file_of_the_first_format_is_checked_against_the_hash_of_its_seed() -> None:
    game = GAMES[0].info
    played = Playthrough(
        game=game.key, version=game.version, seats=3, options=game.settle({}, 3), seed=bytes(16), moves=()
    )

    assert verify.check(dump(played), seats=3) == json.loads(dump(played))["seed_sha256"]
    assert load(dump(played), BY_KEY).deal is None


@given(st.data())
def test_each_byte_of_the_secret_the_words_and_the_seed_counts(data: st.DataObject) -> None:
    whole = json.loads(a_file())
    place = data.draw(st.sampled_from(["secret", "seed", "commitment", "seed_sha256", "word"]))
    if place == "word":
        row = data.draw(st.sampled_from(whole["deal"]["words"]))
        changed = data.draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
        is_same, row["word"] = row["word"] == changed, changed
    else:
        part = whole["deal"] if place in whole["deal"] else whole
        at = data.draw(st.integers(0, len(part[place]) - 1))
        digit = data.draw(st.sampled_from("0123456789abcdef"))
        is_same = part[place][at] == digit
        part[place] = part[place][:at] + digit + part[place][at + 1 :]

    if is_same:
        verify.check(json.dumps(whole))
        load(json.dumps(whole), BY_KEY)
        return
    with pytest.raises(verify.Wrong):
        verify.check(json.dumps(whole))
    with pytest.raises(Refusal):
        load(json.dumps(whole), BY_KEY)


@pytest.mark.parametrize("change", ["turned round", "one less", "one more"])
def test_words_of_other_seats_and_a_missing_word_are_found(change: str) -> None:
    whole = json.loads(a_file())
    said = whole["deal"]["words"]
    changed = {"turned round": said[::-1], "one less": said[:-1], "one more": [*said, {"word": "x", "drawn": True}]}
    whole["deal"]["words"] = changed[change]

    with pytest.raises(verify.Wrong):
        verify.check(json.dumps(whole))


@given(
    st.text()
    | st.recursive(st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)).map(
        json.dumps
    )
)
def test_anything_else_is_no_file_of_a_game(text: str) -> None:
    with pytest.raises(verify.Wrong):
        verify.check(text)


def test_the_verifier_runs_alone_and_says_how_to_replay(tmp_path: Path) -> None:
    file, alone = tmp_path / "table.json", tmp_path / "verify.py"
    file.write_text(a_file(), encoding="utf-8")
    alone.write_text((ROOT / "games" / "verify.py").read_text(encoding="utf-8"), encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        # `-I`: it finds nothing but the standard library
        return subprocess.run(
            [sys.executable, "-I", "-S", alone, *arguments], capture_output=True, text=True, check=False
        )

    good = run(str(file), commitment(bytes(range(32))))
    other = run(str(file), commitment(bytes(32)))
    assert (good.returncode, other.returncode, run().returncode) == (0, 1, 2)
    assert commitment(bytes(range(32))) in good.stdout
    assert "games.console replay" in good.stdout
    assert "another announcement" in other.stderr


def test_the_verifier_is_short_and_needs_nothing() -> None:
    text = (ROOT / "games" / "verify.py").read_text(encoding="utf-8")
    imported = {name.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for name in node.names}

    assert imported == {"hashlib", "hmac", "json", "pathlib", "sys"}
    assert len(text.splitlines()) <= 260


def test_a_deal_does_not_show_itself() -> None:
    assert "loup" not in repr(SeedSources(b"loup" * 8, (Word("loup"),)))
