"""What people do on the page to play 13 Indices, patiently: whoever presses a panel that is being drawn anew presses again."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect

from tests.e2e.page.tabs import Tab, pressed_until

PLAYERS = ("Mabel", "Augustus", "Winifred")  # these read English
ROOM = "index-cards"


async def pick(tab: Tab, field: Locator, name: str) -> None:
    """Choose from a list; a person who clicks while the field is still taking the focus clicks again."""
    option = tab.page.get_by_role("option", name=name)
    await pressed_until(field.click, lambda: expect(option).to_be_visible(timeout=1_500))
    await option.click()


async def press(tab: Tab, label: str) -> None:
    await tab.find("component-button").filter(has_text=re.compile(f"^{label}$")).last.click()


async def join(tab: Tab, name: str) -> None:
    """Sit down."""
    await pressed_until(lambda: press(tab, "Join"), lambda: expect(tab.last).to_contain_text(name, timeout=8_000))


async def open_screen(tab: Tab, label: str) -> Locator:
    """Press what opens a private screen with choices."""
    screen = tab.find("message", ephemeral="yes").last
    title = screen.locator("strong").filter(has_text=re.compile(f"^{label}$"))  # a button of it is no title
    await pressed_until(lambda: press(tab, label), lambda: expect(title).to_be_visible(timeout=8_000))
    return screen


async def choose_on(screen: Locator, *labels: str) -> None:
    """Press these values, one after the other: each stays chosen, and the last one acts."""
    for n, label in enumerate(labels):
        button = screen.get_by_test_id("component-button").filter(has_text=re.compile(rf"^{label}( \(.*\))?$"))
        await button.first.click()
        if n + 1 < len(labels):
            await expect(
                screen.get_by_test_id("component-button").filter(has_text=re.compile(f"{label}.* ✓"))
            ).to_have_count(1)


async def choose(tab: Tab) -> None:
    screen = await open_screen(tab, "Choose three cards for my neighbour")
    buttons = screen.get_by_test_id("component-button")
    done = screen.get_by_text(re.compile("Now you can:|The screens are set"))
    for n in range(3):  # fewer, where a kind of card is there once: it is chosen already
        await screen.locator('[data-testid="component-button"].is-primary').first.click()
        await expect(buttons.filter(has_text="✓").nth(n).or_(done)).to_be_visible()
        if await done.count():
            return


async def who_plays(tab: Tab) -> str:
    """Read on the panel whose turn it is."""
    said = await tab.find("message").filter(has_text="to play, with").last.inner_text()
    found = re.findall(r"@?(\w+) \w+\s+to play, with", said)
    return str(found[-1])


async def case_of(tabs: dict[str, Tab], owner: str) -> list[str]:
    """Look at the desk of somebody else, who sees the three cards that the owner is looking for."""
    other = next(tab for name, tab in tabs.items() if name != owner)
    await pressed_until(
        lambda: press(other, "My desk"), lambda: expect(other.last).to_contain_text("Behind your screen")
    )
    desk = await other.last.get_by_role("img").first.get_attribute("alt") or ""
    found = re.search(rf"On {owner} \w+’s screen: (.*?)\.", desk)
    assert found, desk
    return [
        each.strip() for each in re.sub(r"\([^)]*\)", "", found[1]).replace(" and ", ",").split(",") if each.strip()
    ]


async def ask_for_red(tab: Tab) -> None:
    """Question the first witness that there is."""
    screen = await open_screen(tab, "Question a witness")
    witness = await screen.get_by_test_id("component-button").first.inner_text()
    await choose_on(screen, re.escape(witness), "Red")


async def accuse(tab: Tab, case: list[str]) -> None:
    screen = await open_screen(tab, "Accuse")
    await choose_on(screen, *case)
    await pressed_until(
        lambda: press(tab, "Yes, I’m sure"),
        lambda: expect(tab.find("message").filter(has_text="accuses:").last).to_be_visible(timeout=8_000),
    )
