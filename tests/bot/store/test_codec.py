"""Every record comes back from its row as it was, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NewType, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import URL, Column, Connection, MetaData, Row, Table, create_engine, insert, select

import bot
from bot.store import reads
from bot.store.codec import Codec
from bot.store.engine import ConnectionRole
from bot.store.engines import read_url, run_once
from bot.store.rows import LINES, SERVERS
from bot.tables.ids import MessageId, UserId
from bot.tables.pace import Clock, Schedule
from bot.tables.records import Controls, LineRecord
from bot.tables.server_records import ServerRecord
from games.core.seats import Seat
from tests.bot.store.builders import NOON, a_line
from tests.bot.store.cluster import Cluster


def codecs() -> Iterator[Codec[Any]]:
    root = Path(bot.__file__).parent
    for file in (*root.glob("store/*.py"), *root.glob("*/*store.py")):
        module = import_module(".".join(("bot", *file.relative_to(root).with_suffix("").parts)))
        yield from (each for each in vars(module).values() if isinstance(each, Codec))


CODECS: Final = sorted(set(codecs()), key=lambda each: (each.made.__name__, each.columns[0].table.name))
SMALL: Final = st.integers(-(2**31), 2**31 - 1)
TEXTS: Final = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=5)
TIMES: Final = st.datetimes(timezones=st.just(UTC))


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Return all values of a field of this type that a column can hold."""
    parts = get_args(hint)
    if isinstance(hint, NewType):
        return st.integers(-(2**63), 2**63 - 1) if hint is not Seat and hint.__name__.endswith("Id") else SMALL
    by_type: Mapping[Any, Callable[[], st.SearchStrategy[Any]]] = {
        int: lambda: SMALL,
        str: lambda: TEXTS,
        float: lambda: st.floats(allow_nan=False, allow_infinity=False),
        tuple: lambda: st.lists(values(parts[0]), max_size=3).map(tuple),
        frozenset: lambda: st.frozensets(values(parts[0]), max_size=3),
        dict: lambda: st.dictionaries(values(parts[0]), values(parts[1]), max_size=3),
        Mapping: lambda: st.dictionaries(values(parts[0]), values(parts[1]), max_size=3),
    }
    name = getattr(hint, "__name__", "")
    if (known := by_type.get(get_origin(hint) or hint)) is not None:
        return known()
    if name == "datetime":
        return TIMES
    if parts:
        return st.one_of(*map(values, parts))
    return records(hint) if get_type_hints(hint) and not issubclass(hint, str | int) else st.from_type(hint)


def records(made: type, fixed: Collection[str] = ()) -> st.SearchStrategy[Any]:
    """Return all records of a class, but for fields that are none of the codec's."""
    hints = get_type_hints(made)
    return st.builds(made, **{name: st.none() if name in fixed else values(hint) for name, hint in hints.items()})


def rows(connection: Connection, codec: Codec[Any], written: Sequence[Mapping[str, Any]]) -> list[Row[Any]]:
    """Write rows into a table with the columns of a codec, and read them."""
    copy = Table("copy", MetaData(), *(Column(each.name, each.type) for each in codec.columns))
    with connection.begin():
        copy.create(connection)
        try:
            for each in written:
                connection.execute(insert(copy), each)
            read = list(connection.execute(select(copy)))
        finally:
            copy.drop(connection)
    return read


def both_ways(connection: Connection, codec: Codec[Any], written: Sequence[Any]) -> list[Any]:
    """Write records, and read them."""
    untouched = dict.fromkeys(codec.given)
    return [codec.record(row, **untouched) for row in rows(connection, codec, list(map(codec.values, written)))]


@pytest.fixture(scope="module")
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    with engine.connect() as connected:
        yield connected
    engine.dispose()


@pytest.fixture(scope="module")
def postgres(cluster: Cluster) -> URL:
    return read_url(cluster.new_database())


def test_there_is_a_codec_for_each_kind_of_record() -> None:
    assert len(CODECS) > 20


@pytest.mark.parametrize("codec", CODECS, ids=lambda each: each.made.__name__)
@given(data=st.data())
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_record_comes_back_from_its_row(codec: Codec[Any], connection: Connection, data: st.DataObject) -> None:
    written = data.draw(st.lists(records(codec.made, codec.given), min_size=1, max_size=2))

    assert both_ways(connection, codec, written) == written


@given(data=st.data())
@settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_records_come_back_from_rows_of_postgresql(postgres: URL, data: st.DataObject) -> None:
    written = [data.draw(st.lists(records(each.made, each.given), max_size=3)) for each in CODECS]

    def work(connection: Connection) -> list[list[Any]]:
        return [both_ways(connection, codec, some) for codec, some in zip(CODECS, written, strict=True)]

    assert asyncio.run(run_once(postgres, ConnectionRole.WRITE, work)) == written


def test_what_json_columns_hold_is_what_older_databases_hold() -> None:
    shown = Controls(3, MessageId(2**60))
    clock = Clock(due=NOON, missed={Seat(1): 2})
    guests = MappingProxyType({UserId(2**60): True, UserId(-1): False})

    assert reads.LINE.values(a_line(controls=(shown,)))["controls"] == [[3, 2**60]]
    assert reads.TABLE.changes({"guests": guests, "options": MappingProxyType({"a": "b"})}) == {
        "guests": {str(2**60): True, "-1": False},
        "options": {"a": "b"},
    }
    assert reads.SCHEDULE.values(Schedule(clock=clock))["clock"] == {
        "due": "2026-03-01T12:00:00.123456Z",
        "missed": {"1": 2},
    }


def test_a_column_without_a_value_leaves_the_default(connection: Connection) -> None:
    [row] = rows(connection, reads.LINE, [{"reader_id": 5, "is_closed": False}])

    assert reads.LINE.record(row, told=(1, 1)) == LineRecord(reader=UserId(5), told=(1, 1))


def test_a_record_of_several_columns_is_none_where_all_are_empty(connection: Connection) -> None:
    [row] = rows(connection, reads.PANEL, [{"panel_id": None}])

    assert reads.PANEL.read(row) is None
    assert reads.PANEL.write(None) == row._asdict()


def test_a_text_is_written_without_what_a_database_cannot_hold() -> None:
    assert reads.SEAT.changes({"name": "An\0na\ud800"}) == {"name": "Anna"}


def test_a_field_without_a_column_is_refused() -> None:
    with pytest.raises(LookupError, match=r"ServerRecord\.guild has no column in lines"):
        Codec(ServerRecord, LINES)
    with pytest.raises(LookupError, match=r"ServerRecord\.guild has no column in servers"):
        Codec(ServerRecord, SERVERS, guild="server_id")
