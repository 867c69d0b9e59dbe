"""Secret: a box that cannot be printed, stored or unpacked by accident (wall 4)."""

from __future__ import annotations

import copy
import dataclasses
import json
import logging
import pickle
import pprint
import string
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from typing import Any

import pytest
import structlog

from games.core.secret import Secret, SecretLeak

HIDDEN = "the butler did it"


@dataclass(frozen=True, slots=True)
class Holder:
    """Stands for a state."""

    secret: Secret[str]


LEAKS: dict[str, Callable[[Secret[str]], object]] = {
    "str": str,
    "format": format,
    "f-string": lambda secret: f"{secret}",
    "f-string, aligned": lambda secret: f"{secret:>40}",
    "percent": lambda secret: "%s" % secret,  # noqa: UP031 (this very way)
    "str.format": "{}".format,
    "template": lambda secret: string.Template("$x").substitute(x=secret),
    "join": "".join,
    "print": lambda secret: print(secret, file=StringIO()),
    "iteration": list,
    "unpacking": lambda secret: [*secret],
    "in": lambda secret: "b" in secret,  # type: ignore[operator]  # a secret contains nothing
    "bytes": bytes,
    "pickle": pickle.dumps,
    "old pickle": lambda secret: pickle.dumps(secret, 0),
    "json": json.dumps,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "vars": vars,
    "len": lambda secret: len(secret),  # type: ignore[arg-type]  # noqa: PLW0108 (mypy sees it only so)
    "asdict": lambda secret: dataclasses.asdict(Holder(secret)),
    "pickle inside": lambda secret: pickle.dumps(Holder(secret)),
}


@pytest.mark.parametrize("how", LEAKS)
def test_a_secret_cannot_be_turned_into_anything(how: str) -> None:
    with pytest.raises(TypeError) as error:
        LEAKS[how](Secret(HIDDEN))
    assert HIDDEN not in str(error.value)


SHOWN: dict[str, Callable[[Secret[str]], str]] = {
    "repr": repr,
    "repr in an f-string": lambda secret: f"{secret!r}",
    "ascii": ascii,
    "pprint": pprint.pformat,
    "repr of its holder": lambda secret: repr(Holder(secret)),
    "str of its holder": lambda secret: str(Holder(secret)),
    "repr of a list": lambda secret: str([secret]),
}


@pytest.mark.parametrize("how", SHOWN)
def test_where_it_is_shown_it_is_an_opaque_box(how: str) -> None:
    text = SHOWN[how](Secret(HIDDEN))

    assert "Secret(...)" in text
    assert HIDDEN not in text


def test_no_log_shows_it() -> None:
    out = StringIO()
    handler = logging.StreamHandler(out)
    logger = logging.Logger("test")  # noqa: LOG001 (thrown away)
    logger.addHandler(handler)
    logger.warning("%r %r", Holder(Secret(HIDDEN)), {"state": Secret(HIDDEN)})
    renderers = (structlog.processors.JSONRenderer(), structlog.processors.KeyValueRenderer())
    entry = {"event": "e", "state": Holder(Secret(HIDDEN)), "secret": Secret(HIDDEN)}
    lines = [str(renderer(logger, "info", dict(entry))) for renderer in renderers]

    assert HIDDEN not in out.getvalue() + "".join(lines)


def test_only_open_opens_it() -> None:
    assert Secret(HIDDEN).open() == HIDDEN
    assert [name for name in dir(Secret(HIDDEN)) if not name.startswith("_")] == ["open"]


def test_it_is_a_value() -> None:
    assert Secret(3) == Secret(3)
    assert Secret(3) != Secret(4)
    assert Secret(3) != 3
    assert hash(Secret((1, 2))) == hash(Secret((1, 2)))
    assert len({Secret(1), Secret(1), Secret(2)}) == 2


def test_it_cannot_be_changed() -> None:
    secret: Any = Secret(3)

    for name in ("_value", "other"):
        with pytest.raises(AttributeError):
            setattr(secret, name, 4)
    assert secret.open() == 3


def test_a_leak_is_a_type_error() -> None:
    assert issubclass(SecretLeak, TypeError)
