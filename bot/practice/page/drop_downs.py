"""Select lists of messages and forms, with an option's description below its label."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nicegui import ui

from bot.practice.loopback.errors import Json


def option_labels(options: Sequence[Json]) -> dict[str, str]:
    """Return labels by value. A description is the label's second line, which the style sheet sets smaller."""
    found: dict[str, str] = {}
    for option in options:
        emoji = str((option.get("emoji") or {}).get("name") or "")
        label = f"{emoji} {option['label']}".strip()
        found[str(option["value"])] = f"{label}\n{option['description']}" if option.get("description") else label
    return found


def shown_choice(
    options: Mapping[str, str], label: str, chosen: Sequence[str], most: int = 1, *, clearable: bool = False
) -> ui.select:
    """Make a select for at most `most` values. Chosen options show their label without the description."""
    multiple = most > 1
    value: list[str] | str | None = list(chosen) if multiple else (chosen[0] if chosen else None)
    select = ui.select(dict(options), label=label, value=value, multiple=multiple, clearable=clearable)
    if multiple:
        select.props(f"max-values={most}")

    def name() -> None:
        values = select.value if multiple else [select.value] if select.value is not None else []
        select.props["display-value"] = ", ".join(options[each].split("\n")[0] for each in values)

    select.on_value_change(name)
    name()
    return select
