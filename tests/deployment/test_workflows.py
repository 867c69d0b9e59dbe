"""The files by which the project is checked, released and spoken to: they parse, agree, and name what there is."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import bot
from games import GAMES
from games.core.lines import Line
from tests.words import WORDS

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def read(path: Path) -> dict[str, Any]:
    """Read a file in which every value is a text: YAML takes the key `on` of a workflow for a truth value."""
    loaded: dict[str, Any] = yaml.load(path.read_text(), yaml.BaseLoader)
    return loaded


WORKFLOWS = {path.stem: read(path) for path in sorted((GITHUB / "workflows").glob("*.yml"))}
FORMS = {path.stem: read(path) for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"}
CI, RELEASE = WORKFLOWS["ci"], WORKFLOWS["release"]


def steps(workflow: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job.get("steps", ())


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_may_read_and_no_more_but_where_a_job_says_so(name: str) -> None:
    workflow = WORKFLOWS[name]

    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "uses" in job or int(job["timeout-minutes"]) <= 120
        assert job.get("needs", "") in {"", *workflow["jobs"]}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_action_is_pinned_and_the_same_everywhere(name: str) -> None:
    used = [each["uses"] for each in steps(WORKFLOWS[name]) if "uses" in each]

    assert used
    assert all(re.fullmatch(r"(actions|docker)/[a-z-]+@v\d+\.\d+\.\d+", each) for each in used)
    everywhere = {each["uses"] for workflow in WORKFLOWS.values() for each in steps(workflow) if "uses" in each}
    assert len({each.partition("@")[0] for each in everywhere}) == len(everywhere)


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_a_workflow_runs_is_there(name: str) -> None:
    text = (GITHUB / "workflows" / f"{name}.yml").read_text()

    for named in {*re.findall(r"(?<![\w/])\.ci/\w+", text), *re.findall(r"\./(\.github/\S+)", text)}:
        assert (ROOT / named).is_file(), named
    for script in re.findall(r"- run: (\.ci/\w+)", text):
        assert os.access(ROOT / script, os.X_OK)
    steps_named = {each["id"] for each in steps(WORKFLOWS[name]) if "id" in each}
    assert set(re.findall(r"\bsteps\.(\w+)\.outputs\b", text)) == steps_named


def test_ci_runs_what_everybody_runs_on_changes_and_before_a_release() -> None:
    assert {"push", "pull_request", "workflow_call"} == set(CI["on"])
    assert {".ci/run", ".ci/composition"} <= {each.get("run") for each in steps(CI)}
    assert CI["jobs"]["check"]["container"]["image"] == "python:3.11-bookworm"
    assert "FROM python:3.11-slim-bookworm" in (ROOT / "Dockerfile").read_text()  # the same Python and the same Debian


def test_a_release_is_checked_then_built_for_both_processors_with_its_parts_and_its_origin() -> None:
    jobs = RELEASE["jobs"]
    (build,) = [each["with"] for each in steps(RELEASE) if each.get("uses", "").startswith("docker/build-push-action")]
    (proof,) = [each["with"] for each in steps(RELEASE) if "attest-build-provenance" in each.get("uses", "")]

    assert RELEASE["on"] == {"push": {"tags": ["v*.*.*"]}}
    assert [jobs[job]["needs"] for job in ("check", "image", "release")] == ["notes", "check", "image"]
    assert jobs["check"]["uses"] == "./.github/workflows/ci.yml"
    assert build["platforms"] == "linux/amd64,linux/arm64"
    assert (build["sbom"], build["provenance"], build["push"]) == ("true", "mode=max", "true")
    assert proof["subject-digest"] == "${{ steps.build.outputs.digest }}"
    assert jobs["image"]["permissions"] == {
        "contents": "read", "packages": "write", "id-token": "write", "attestations": "write"
    }  # fmt: skip


def test_the_program_knows_its_version() -> None:
    assert bot.VERSION == VERSION


def notes(version: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([ROOT / ".ci" / "notes", version], capture_output=True, text=True, check=False)


def test_the_notes_of_this_version_are_those_of_the_changelog_and_begin_with_the_operators() -> None:
    done = notes(VERSION)

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().startswith("### What an operator must know\n")
    assert done.stdout.strip() in (ROOT / "CHANGELOG.md").read_text()
    assert "\n## " not in done.stdout


@pytest.mark.parametrize("version", ["0.0.9", "1", ""])
def test_there_are_no_notes_of_another_version(version: str) -> None:
    done = notes(version)

    assert (done.returncode, done.stdout) == (1, "")


def test_every_version_in_the_changelog_says_what_an_operator_must_know() -> None:
    parts = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)[1:]
    versions = [part.split()[0] for part in parts]

    assert VERSION in versions
    assert all(re.fullmatch(r"\d+\.\d+\.\d+|Unreleased", version) for version in versions)
    assert all("\n### What an operator must know\n\n- " in part for part in parts if not part.startswith("Unreleased"))


def test_dependabot_looks_where_something_is() -> None:
    where = {
        "github-actions": GITHUB / "workflows" / "ci.yml",
        "docker": ROOT / "Dockerfile",
        "docker-compose": ROOT / "compose.yaml",
        "pip": ROOT / "pyproject.toml",
    }
    updates = read(GITHUB / "dependabot.yml")["updates"]

    assert {each["package-ecosystem"] for each in updates} == set(where)
    assert all(path.is_file() for path in where.values())
    assert all(each["directory"] == "/" and each["schedule"]["interval"] for each in updates)


@pytest.mark.parametrize("name", FORMS)
def test_a_form_asks_for_something_under_names_of_its_own(name: str) -> None:
    form = FORMS[name]
    asked = [each for each in form["body"] if each["type"] != "markdown"]

    assert all(form[part] for part in ("name", "description", "labels"))
    assert {each["type"] for each in form["body"]} <= {"markdown", "textarea", "input", "dropdown"}
    assert len({each["id"] for each in asked}) == len(asked)
    assert all(each["attributes"]["label"] for each in asked)
    assert any(each.get("validations") == {"required": "true"} for each in asked)


def test_the_form_for_ideas_names_every_game() -> None:
    (concerns,) = [each["attributes"]["options"] for each in FORMS["idea"]["body"] if each.get("id") == "game"]

    games = [WORDS.say("en", Line(f"game-{game.info.key}")) for game in GAMES if game.info.key != "lanterns"]
    assert concerns[1:-1] == games


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md"])
def test_what_a_page_links_to_is_there(name: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / name).read_text())

    assert links
    assert all((ROOT / link).exists() for link in links), links
