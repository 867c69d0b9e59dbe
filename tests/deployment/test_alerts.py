"""The example alerts are rules that Prometheus reads, over metrics that the bot has, with labels that they have."""

from __future__ import annotations

from collections.abc import Iterator
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
