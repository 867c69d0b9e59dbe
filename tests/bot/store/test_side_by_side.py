"""Two versions side by side: a release takes nothing away that the one before reads, and each runs on the schema of the next."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Connection, Inspector, inspect

from bot.store import migrate
from bot.store.database import Database
from bot.store.engines import read_url
from bot.store.errors import NewerDatabase
from bot.store.kernel import KernelStore
from bot.store.migrate import SCRIPTS, change_schema, release_of, revision_of, revisions
from bot.store.schema import SCHEMA
from tests.bot.store.builders import a_live_table, a_lobby

SCHEMAS = Path(__file__).parents[2] / "data" / "schemas"
"""A file for each release, with its tables; written by `python -m tests.tools.schema > tests/data/schemas/1.0.json`."""

Schema: TypeAlias = dict[str, dict[str, Any]]
"""Tables by name. `columns` by name: the type, whether it may be null, whether the database has a default. `rules`: what rows must keep."""

LATER_REVISION = '''
"""A later release notes moods."""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{revision}", "{newest}"

def upgrade():
    op.create_table("moods", sa.Column("id", sa.Integer(), primary_key=True))
    op.add_column("tables", sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))

def downgrade():
    op.drop_table("moods")
'''


def schema_of(connection: Connection) -> Schema:
    look = inspect(connection)
    return {table: {"columns": _columns(look, table), "rules": _rules(look, table)} for table in sorted(SCHEMA.tables)}


def _columns(look: Inspector, table: str) -> dict[str, dict[str, Any]]:
    return {
        column["name"]: {
            "type": str(column["type"]),
            "nullable": column["nullable"],
            "default": column["default"] is not None or bool(column.get("autoincrement") is True),
        }
        for column in look.get_columns(table)
    }


def _rules(look: Inspector, table: str) -> list[str]:
    """Return unique keys, references to other tables, and checks by their names: one that is loosened keeps its name."""
    keys = [*(each for each in look.get_indexes(table) if each["unique"]), *look.get_unique_constraints(table)]
    unique = [f"unique {each['column_names']}" for each in keys]
    references = [f"{each['constrained_columns']} of {each['referred_table']}" for each in look.get_foreign_keys(table)]
    checks = [f"check {each['name']}" for each in look.get_check_constraints(table)]
    return sorted({*unique, *references, *checks})


def taken_away(before: Schema, after: Schema) -> list[str]:
    """Return what a version would miss that knows the first schema and finds the second."""
    found = [f"{table} is gone" for table in before if table not in after]
    for table in before.keys() & after.keys():
        old, new = before[table]["columns"], after[table]["columns"]
        found += [f"{table}.{name} is gone" for name in old if name not in new]
        found += [f"{table}.{name} changes" for name in old.keys() & new if old[name]["type"] != new[name]["type"]]
        found += [
            f"{table}.{name} is asked for"
            for name, column in new.items()
            if not (column["nullable"] or column["default"]) and (name not in old or old[name]["nullable"])
        ]
        found += [
            f"{table} is stricter: {rule}" for rule in after[table]["rules"] if rule not in before[table]["rules"]
        ]
    return sorted(found)


def released() -> Schema:
    """Return the schema of the last release."""
    last = max(SCHEMAS.glob("*.json"), key=lambda each: tuple(map(int, each.stem.split("."))))
    found: Schema = json.loads(last.read_text(encoding="utf-8"))
    return found


async def test_the_newest_schema_takes_nothing_away_that_the_last_release_reads(sqlite_url: str) -> None:
    newest = await change_schema(read_url(sqlite_url), schema_of)

    assert taken_away(released(), newest) == []


def _drop_table(schema: Schema) -> None:
    del schema["seats"]


def _drop_column(schema: Schema) -> None:
    del schema["tables"]["columns"]["locale"]


def _rename_column(schema: Schema) -> None:
    columns = schema["tables"]["columns"]
    columns["language"] = columns.pop("locale")


def _change_type(schema: Schema) -> None:
    schema["tables"]["columns"]["locale"]["type"] = "INTEGER"


def _ask_for_more(schema: Schema) -> None:
    schema["tables"]["columns"]["mood"] = {"type": "TEXT", "nullable": False, "default": False}


def _allow_one(schema: Schema) -> None:
    schema["seats"]["rules"].append("unique ['user_id']")


def _refer(schema: Schema) -> None:
    schema["visitors"]["rules"].append("['user_id'] of people")


CHANGES = [_drop_table, _drop_column, _rename_column, _change_type, _ask_for_more, _allow_one, _refer]


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_the_last_release_would_miss_is_noticed(change: Callable[[Schema], None]) -> None:
    changed = released()
    change(changed)

    assert taken_away(released(), changed)


def test_what_only_expands_is_let_pass() -> None:
    changed = released()
    identity = {"id": {"type": "INTEGER", "nullable": False, "default": False}}
    changed["moods"] = {"columns": identity, "rules": ["unique ['id']"]}
    changed["tables"]["columns"]["mood"] = {"type": "TEXT", "nullable": False, "default": True}

    assert taken_away(released(), changed) == []


def a_release(folder: Path, number: int) -> Path:
    """Give the migrations of a release with one more."""
    scripts = folder / f"release-{number}"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    revision = f"9999.{number}"
    text = LATER_REVISION.format(revision=revision, newest=revisions()[-1])
    (scripts / "versions" / f"{revision}_moods.py").write_text(text, encoding="utf-8")
    return scripts


async def test_a_version_runs_on_the_schema_of_the_next_release_and_leaves_it_so(url: str, tmp_path: Path) -> None:
    following = release_of(revisions()[-1]) + 1
    await migrate.migrate(read_url(url), a_release(tmp_path, following))

    store = KernelStore(await Database.open(url))
    table = await a_live_table(store)
    assert await store.get(table.id) is not None
    await store.database.close()

    assert await change_schema(read_url(url), revision_of) == f"9999.{following}"


async def test_a_version_refuses_what_is_two_releases_away(url: str, tmp_path: Path) -> None:
    await migrate.migrate(read_url(url), a_release(tmp_path, release_of(revisions()[-1]) + 2))

    with pytest.raises(NewerDatabase):
        KernelStore(await Database.open(url))


async def test_a_schema_that_the_last_release_does_not_know_says_that_it_is_of_the_next(sqlite_url: str) -> None:
    newest = await change_schema(read_url(sqlite_url), schema_of)
    releases = len([*SCHEMAS.glob("*.json")])

    assert release_of(revisions()[-1]) == (releases if newest == released() else releases + 1)


def test_the_revisions_of_a_release_come_after_those_of_the_one_before() -> None:
    releases = [release_of(each) for each in revisions()]

    assert releases == sorted(releases)


async def test_tables_whose_game_or_rules_are_gone_are_found_where_no_later_release_may_have_dealt_them(
    url: str, tmp_path: Path
) -> None:
    store = KernelStore(await Database.open(url))
    lobby, live = (await a_lobby(store)).id, (await a_live_table(store, version=3)).id

    found = [await store.unplayable(played) for played in ({"toy": [2, 3]}, {"toy": [1, 2]}, {"ravens": [3]})]
    await migrate.migrate(read_url(url), a_release(tmp_path, release_of(revisions()[-1]) + 1))

    assert found == [[], [live], [lobby, live]]
    assert await store.unplayable({"ravens": [3]}) == []
    await store.database.close()
