"""The key file is held while its keys are used: the file that lies there then, with the keys that it has then."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import keys as key_module
from bot.store.engines import read_url
from bot.store.errors import KeyInUse
from bot.store.keys import Keys, find_keys, held, keys_held, new_key, write_keys


def test_a_file_that_is_replaced_while_it_is_being_locked_is_not_the_one_that_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, first = tmp_path / "alibi.key", True
    write_keys(file, Keys([new_key()]), instead=False)

    def opened_and_replaced(path: Path, *how: int, open_it: Callable[..., int] = os.open) -> int:
        nonlocal first
        at = open_it(path, *how)
        if path == file and first:
            first = False
            write_keys(file, Keys([new_key()]), instead=True)
        return at

    monkeypatch.setattr(os, "open", opened_and_replaced)

    with held(file), pytest.raises(KeyInUse), held(file, alone=True):
        pass
    assert not first


def test_keys_are_those_of_when_they_are_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = read_url(f"sqlite:///{tmp_path}/alibi.db")

    @contextmanager
    def changed_before(file: Path) -> Iterator[None]:
        write_keys(file, Keys([new_key()]), instead=True)
        with held(file):
            yield

    monkeypatch.setattr(key_module, "held", changed_before)

    with keys_held(url) as keys:
        assert keys.names == find_keys(url).names
