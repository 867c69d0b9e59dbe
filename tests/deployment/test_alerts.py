"""The example alerts and the dashboard ask for metrics that the bot has, with labels that they have, and leave out none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import promql_parser
import pytest
import yaml
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.metrics import MetricWrapperBase

from bot import metrics

ROOT = Path(__file__).parents[2]
GROUPS: list[dict[str, Any]] = yaml.safe_load((ROOT / "docs" / "alerts.yml").read_text())["groups"]
RULES: list[dict[str, Any]] = [rule for group in GROUPS for rule in group["rules"]]
BOARD: dict[str, Any] = json.loads((ROOT / "docs" / "grafana.json").read_text())
QUERIES = {f"{panel['title']} {each['refId']}": each["expr"] for panel in BOARD["panels"] for each in panel["targets"]}
WITHOUT_ALERT = {
    "alibi_messages_total": "how much is told says nothing of how well",
    "alibi_requests_waiting": "a queue is what keeps within Discord's limits; alibi_oldest_waiting_seconds says when it is too long",
    "alibi_ready": "as fresh as the last look at /ready; what it is made of has alerts of its own",
    "alibi_tables_parked": "some always are; alibi_parked_total says when many come at once",
    "alibi_tables_waiting": "how long the first waits is what counts: alibi_oldest_waiting_seconds",
}
"""Metrics that no alert asks for, and why."""
OTHERS = {"up": {"job"}}
"""What Prometheus itself makes."""


def series() -> dict[str, set[str]]:
    """Return the names that a scrape of the bot shows, with the labels of each."""
    known = dict(OTHERS)
    for metric in vars(metrics).values():
        if isinstance(metric, MetricWrapperBase):
            name, labels = metric._name, set(metric._labelnames)
            match metric:
                case Counter():
                    known[f"{name}_total"] = labels
                case Histogram():
                    known |= {f"{name}_sum": labels, f"{name}_count": labels, f"{name}_bucket": labels | {"le"}}
                case Gauge():
                    known[name] = labels
    return known


def selectors(expression: object) -> Iterator[promql_parser.VectorSelector]:
    """Yield every selector of an expression, however deep."""
    match expression:
        case promql_parser.VectorSelector():
            yield expression
        case promql_parser.MatrixSelector():
            yield expression.vector_selector
        case promql_parser.BinaryExpr():
            yield from selectors(expression.lhs)
            yield from selectors(expression.rhs)
        case promql_parser.ParenExpr() | promql_parser.AggregateExpr():
            yield from selectors(expression.expr)
        case promql_parser.Call():
            for each in expression.args:
                yield from selectors(each)
        case promql_parser.NumberLiteral():
            pass
        case _:
            raise AssertionError(type(expression))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_asks_for_metrics_and_labels_that_there_are(rule: dict[str, Any]) -> None:
    known = series()
    found = list(selectors(promql_parser.parse(rule["expr"])))

    assert found
    for each in found:
        assert each.name in known
        assert {matcher.name for matcher in each.matchers.matchers} <= known[each.name]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alert_says_how_grave_it_is_and_what_has_happened(rule: dict[str, Any]) -> None:
    assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert rule["annotations"]["summary"].endswith(".")
    if "for" in rule:
        assert promql_parser.parse_duration(rule["for"])


def parsed(query: str) -> object:
    """Parse a query of the dashboard, with a value in place of each variable of Grafana's."""
    return promql_parser.parse(query.replace("$__rate_interval", "5m").replace("$job", "alibi"))


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
def test_a_panel_shows_metrics_and_labels_that_there_are(query: str) -> None:
    known = series()
    found = list(selectors(parsed(query)))

    assert found
    for each in found:
        assert each.name in known
        labels = {matcher.name for matcher in each.matchers.matchers}
        assert labels <= known[each.name] | {"job"}
        assert "job" in labels


@pytest.mark.parametrize("panel", BOARD["panels"], ids=lambda panel: panel["title"])
def test_a_panel_groups_by_labels_that_its_metric_has(panel: dict[str, Any]) -> None:
    for target in panel["targets"]:
        (asked,) = selectors(parsed(target["expr"]))
        named = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
        grouped = {label.strip() for by in re.findall(r"by \(([^)]*)\)", target["expr"]) for label in by.split(",")}

        assert named | grouped <= series()[str(asked.name)]
        assert named == grouped - {"le"} or not grouped


def metrics_of(queries: Iterable[str]) -> set[str]:
    """Return the metrics that queries ask for, a histogram by the name that its parts share."""
    named = {each.name or "" for query in queries for each in selectors(parsed(query))} - set(OTHERS)
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in named}


REGISTERED = {re.sub(r"_(bucket|sum|count)$", "", name) for name in series()} - set(OTHERS)


def test_the_dashboard_shows_every_metric() -> None:
    assert metrics_of(QUERIES.values()) == REGISTERED


def test_every_metric_has_an_alert_or_a_reason_for_none() -> None:
    alerted = metrics_of(rule["expr"] for rule in RULES)

    assert alerted | set(WITHOUT_ALERT) == REGISTERED
    assert not alerted & set(WITHOUT_ALERT)


def test_no_two_panels_cover_each_other() -> None:
    squares = [
        (x, y)
        for grid in (panel["gridPos"] for panel in BOARD["panels"])
        for x in range(grid["x"], grid["x"] + grid["w"])
        for y in range(grid["y"], grid["y"] + grid["h"])
    ]

    assert len(set(squares)) == len(squares)
    assert max(x for x, _ in squares) < 24
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])


def test_no_two_alerts_have_one_name() -> None:
    names = [rule["alert"] for rule in RULES]

    assert len(set(names)) == len(names)


def test_the_bound_of_a_slow_answer_is_a_bucket_of_the_histogram() -> None:
    bounds = {str(bound) for bound in metrics.ANSWER_SECONDS._upper_bounds}
    slow = next(rule for rule in RULES if rule["alert"] == "AlibiSlow")

    asked = [
        matcher.value
        for each in selectors(promql_parser.parse(slow["expr"]))
        for matcher in each.matchers.matchers
        if matcher.name == "le"
    ]
    assert asked
    assert set(asked) <= bounds
