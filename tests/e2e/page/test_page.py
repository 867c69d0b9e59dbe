"""The practice page in a real browser, with a real bot behind it: read, press, fill in, be somebody else."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.e2e.page.smallbot import ALT
from tests.e2e.page.tabs import PHONE, OpenTab

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_message_shows_its_picture_with_alt_text_and_enlarges_it(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "index-cards")
    await tab.command("panel")
    picture = tab.last.get_by_role("img", name=ALT)

    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("naturalWidth", 640)
    await tab.last.get_by_test_id("picture").click()
    await expect(tab.find("enlarged")).to_be_visible()
    await tab.page.keyboard.press("Escape")
    await expect(tab.find("enlarged")).to_have_count(0)


async def test_an_ephemeral_answer_is_seen_by_the_presser_only_and_can_be_dismissed(open_tab: OpenTab) -> None:
    winifred = await open_tab("Winifred", "grand-hotel")
    odette = await open_tab("Odette", "grand-hotel")
    panel = await winifred.command("panel")
    await expect(odette.message(panel)).to_contain_text("Table 2")
    await winifred.message(panel).get_by_role("button", name="Only me").click()
    answer = winifred.find("message", ephemeral="yes")

    await expect(answer).to_contain_text("Winifred Ashdown hello")
    await expect(answer.get_by_test_id("only-you")).to_contain_text("Only you can see this")
    await expect(odette.find("message", ephemeral="yes")).to_have_count(0)
    await answer.get_by_test_id("dismiss").click()
    await expect(answer).to_have_count(0)


async def test_an_update_and_a_plain_message_appear_at_once_in_every_tab(open_tab: OpenTab) -> None:
    mabel = await open_tab("Mabel", "manor-house")
    odette = await open_tab("Odette", "manor-house")
    panel = await mabel.command("panel")
    await odette.message(panel).get_by_role("button", name="Change").click()

    await expect(mabel.message(panel).get_by_role("heading", name="Changed")).to_be_visible()
    await expect(mabel.message(panel).get_by_test_id("edited")).to_have_text("(edited)")
    await odette.find("composer").fill("Bonsoir **à tous**")
    await odette.page.keyboard.press("Enter")
    await expect(mabel.last.locator("strong", has_text="à tous")).to_be_visible()
    await expect(mabel.last).to_have_attribute("data-author", "Odette Larivière")


async def test_selects_are_sent_when_they_are_chosen_and_not_before_there_are_enough(open_tab: OpenTab) -> None:
    tab = await open_tab("Augustus", "baker-street", PHONE)
    panel = tab.message(await tab.command("panel"))
    await panel.get_by_label("One colour").click()
    await tab.page.get_by_role("option", name="Green").click()
    await expect(tab.last).to_contain_text("Augustus Pell one ['green']")

    await panel.get_by_label("Two colours").click()
    await tab.page.get_by_role("option", name="Blue").click()
    await tab.page.keyboard.press("Escape")
    await expect(panel).to_contain_text("Choose at least 2")
    await panel.get_by_label("Two colours").click()
    await tab.page.get_by_role("option", name="Grey").click()
    await tab.page.keyboard.press("Escape")
    await expect(tab.last).to_contain_text(
        "Augustus Pell many ['blue as the river at night', 'grey as the fog above it']"
    )
    chosen = await panel.locator(".box .choice").bounding_box()
    assert chosen is not None
    assert chosen["x"] + chosen["width"] <= PHONE["width"]  # long names are cut, and don't widen the message


async def test_a_form_refuses_what_is_missing_and_sends_every_kind_of_field(open_tab: OpenTab) -> None:
    tab = await open_tab("Winifred", "baker-street")
    await tab.command("panel")
    await tab.last.get_by_role("button", name="Form").click()
    form = tab.find("modal")
    await form.get_by_test_id("modal-submit").click()
    await expect(form.get_by_test_id("field-error").filter(has_text="Please fill this in")).to_have_count(3)

    await form.get_by_label("Person").click()
    await tab.page.get_by_role("option", name="Baker").click()
    await form.get_by_label("Weapons").click()
    await tab.page.get_by_role("option", name="Knife").click()
    await tab.page.keyboard.press("Escape")
    await form.get_by_label("Why").fill("x")
    await form.get_by_test_id("modal-submit").click()
    await expect(form.get_by_test_id("field-error").filter(has_text="Choose at least 2")).to_be_visible()
    await expect(form.get_by_test_id("field-error").filter(has_text="At least 3 characters")).to_be_visible()

    await form.get_by_label("Weapons").click()
    await tab.page.get_by_role("option", name="Candle").click()
    await tab.page.keyboard.press("Escape")
    await form.get_by_label("Why").fill("Because of the flour")
    await form.get_by_test_id("modal-submit").click()
    await expect(tab.last).to_contain_text(
        "Winifred Ashdown accuses [['baker'], ['knife', 'candle'], 'Because of the flour']"
    )
    await expect(form).to_have_count(0)


async def test_a_command_is_found_in_ones_own_language_and_completed_while_one_types(open_tab: OpenTab) -> None:
    tab = await open_tab("Célestin", "index-cards")
    await tab.begin("indices")
    await expect(tab.find("command-name")).to_have_text("/indices demander")
    await tab.find("command-send").click()
    await expect(tab.find("command")).to_contain_text("À remplir")

    await tab.page.get_by_label("temoin").click()
    await tab.page.get_by_role("option", name="Odette Larivière").click()
    await tab.find("option", name="about").press_sequentially("r")
    await expect(tab.find("choice")).to_have_text(
        [f"{word} to Odette Larivière" for word in ("Red", "Rail car", "Rope")]
    )
    await tab.find("option", name="about").press_sequentially("ai")
    await expect(tab.find("choice")).to_have_text(["Rail car to Odette Larivière"])
    await tab.page.keyboard.press("Enter")
    await tab.page.get_by_label("secret (facultatif)").click()
    await tab.page.get_by_role("option", name="oui").click()
    await tab.find("option", name="count").fill("9")
    await tab.find("command-send").click()
    await expect(tab.find("command")).to_contain_text("3 au plus")
    await tab.find("option", name="count").fill("2")
    await tab.page.keyboard.press("Enter")

    await expect(tab.last).to_contain_text("asked ('Odette Larivière', 'rail car', None, True, 2)")


async def test_a_letter_marks_the_person_and_is_read_in_their_mailbox_only(open_tab: OpenTab) -> None:
    tab = await open_tab("Silas", "drawing-room")
    await tab.command("mail")
    mine = tab.find("person", person="Silas Quarrington")
    await expect(mine.get_by_test_id("unread")).to_have_text("1")
    await tab.find("person", person="Honorine Delcourt").click()
    await expect(tab.find("whoami-name")).to_have_text("Honorine Delcourt")
    await expect(tab.find("message", ephemeral="yes")).to_have_count(0)
    await tab.go("mailbox")
    await expect(tab.find("channel-name")).to_have_text("Messages privés")
    await expect(tab.find("message")).to_have_count(0)

    await mine.click()

    await expect(tab.last).to_contain_text("A secret for Silas Quarrington")
    await expect(tab.last.get_by_role("img", name=ALT)).to_be_visible()
    await expect(mine.get_by_test_id("unread")).not_to_have_class(re.compile("is-call"))


async def test_sound_has_a_player_and_other_files_are_offered_for_download(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "baker-street")
    await tab.command("music")

    await expect(tab.last).to_contain_text("Listen")
    await expect(tab.last.get_by_text("A train goes by")).to_have_count(1)
    await expect(tab.last.get_by_text("knock.wav")).to_have_count(1)
    await tab.page.wait_for_function("document.querySelector('[data-testid=audio]')?.duration === 1")
    async with tab.page.expect_download() as caught:
        await tab.last.get_by_test_id("download").filter(has_text="table.json").click()
    assert (await (await caught.value).path()).read_bytes() == b"{}"


async def test_text_is_marked_up_and_never_becomes_code(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "index-cards")
    await tab.command("words")
    content = tab.last.get_by_test_id("message-content")

    await expect(content.get_by_role("heading", name="Evening at the club")).to_be_visible()
    await expect(content).to_contain_text("<script>alert(1)</script> & <b>plain</b>, *escaped*")
    await expect(content.locator("script")).to_have_count(0)
    await expect(content.get_by_role("link", name="#index-cards")).to_be_visible()


async def test_a_thinking_bot_is_seen_thinking(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "index-cards")
    await tab.command("think")

    await expect(tab.find("thinking")).to_contain_text("Alibi is thinking…")
    await expect(tab.last).to_contain_text("I thought")


async def test_a_thread_is_opened_and_a_channel_deleted(open_tab: OpenTab) -> None:
    tab = await open_tab("Baptiste", "index-cards")
    await tab.find("controls").click()
    await tab.find("channel-add").click()
    await tab.find("new-channel-name").fill("Petit salon")
    await tab.find("new-channel-create").click()
    await expect(tab.find("channel-name")).to_have_text("petit-salon")
    await tab.find("thread-open").click()
    await tab.find("thread-name").fill("Partie du soir")
    await tab.find("thread-create").click()
    await expect(tab.find("channel-name")).to_have_text("Partie du soir")
    await tab.command("words")
    await expect(tab.last).to_contain_text("Evening at the club")

    await tab.go("petit-salon")
    await tab.find("controls").click()
    await tab.find("channel-delete").click()
    await tab.find("channel-delete-sure").click()

    await expect(tab.find("channel", name="petit-salon")).to_have_count(0)
    await expect(tab.find("channel", name="Partie du soir")).to_have_count(0)
    await expect(tab.find("channel-name")).to_have_text("drawing-room")


async def test_a_closed_mailbox_and_a_lost_permission_reach_the_bot(open_tab: OpenTab) -> None:
    tab = await open_tab("Honorine", "manor-house")
    await tab.find("whoami").click()
    await tab.find("person-dms").click()
    await tab.close("people")
    await tab.command("mail")
    await expect(tab.last).to_contain_text("Your mailbox is closed")

    await tab.find("controls").click()
    await tab.find("power-send_messages").click()
    await expect(tab.find("power-send_messages")).to_have_attribute("aria-checked", "false")
    await tab.find("power-send_messages").click()
    await expect(tab.find("power-send_messages")).to_have_attribute("aria-checked", "true")


async def test_a_new_person_joins_and_is_one_at_once(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "manor-house")
    await tab.find("whoami").click()
    await tab.find("person-add").click()
    await tab.find("newcomer-name").fill("Ottoline Grey")
    await tab.page.keyboard.press("Enter")

    await expect(tab.find("whoami-name")).to_have_text("Ottoline Grey")
    await expect(tab.page).to_have_url(re.compile(r"as=Ottoline\+Grey"))
    await tab.command("panel")
    await expect(tab.last).to_contain_text("Ottoline Grey used /panel")


async def test_the_page_turns_into_another_language_with_its_person_and_keeps_private_answers(
    open_tab: OpenTab,
) -> None:
    """The bot answered in German, and all around it stayed English until the page was opened anew."""
    tab = await open_tab("Mabel", "manor-house")
    await tab.find("whoami").click()
    await tab.find("person-add").click()
    await tab.find("newcomer-name").fill("Gesine Falk")
    await tab.page.keyboard.press("Enter")
    await expect(tab.find("whoami-name")).to_have_text("Gesine Falk")
    panel = await tab.command("panel")
    await tab.message(panel).get_by_role("button", name="Only me").click()
    only = tab.find("message", ephemeral="yes").get_by_test_id("only-you")
    await expect(only).to_contain_text("Only you can see this")

    await tab.find("whoami").click()
    await tab.find("person-language").click()
    await tab.page.get_by_role("option", name="Deutsch").click()

    await expect(tab.page.locator("html")).to_have_attribute("lang", "de")
    await expect(only).to_contain_text("Nur du kannst das sehen")


async def test_a_killed_bot_fails_a_press_and_comes_back(open_tab: OpenTab) -> None:
    tab = await open_tab("Mabel", "grand-hotel")
    panel = tab.message(await tab.command("panel"))
    await tab.find("controls").click()
    await tab.find("bot-kill").click()
    await expect(tab.find("bot-state")).to_have_attribute("data-state", "stopped")
    await tab.close("controls")
    await panel.get_by_role("button", name="Only me").click()
    await expect(panel).to_contain_text("This interaction failed")

    await tab.find("controls").click()
    await tab.find("bot-start").click()
    await expect(tab.find("bot-state")).to_have_attribute("data-state", "running")
    await tab.find("gateway-drop").click()
    await expect(tab.page.get_by_text("The connection is cut")).to_be_visible()
    await expect(tab.find("bot-state")).to_have_attribute("data-state", "running")
    await tab.close("controls")
    await panel.get_by_role("button", name="Only me").click()

    await expect(tab.last).to_contain_text("Mabel Thorncroft hello")


async def test_a_phone_shows_all_of_it_without_scrolling_sideways(open_tab: OpenTab) -> None:
    tab = await open_tab("Odette", "index-cards", PHONE)
    await tab.command("words")
    await tab.command("panel")
    await expect(tab.last).to_contain_text("Table 2")
    assert await tab.page.evaluate("document.documentElement.scrollWidth") == 375
    assert await tab.find("talk").evaluate("talk => talk.scrollWidth <= talk.clientWidth")

    await tab.find("open-channels").click()
    await tab.go("mailbox")
    await expect(tab.find("channel-name")).to_have_text("Messages privés")
    await expect(tab.find("channel", name="index-cards")).not_to_be_in_viewport()
    await tab.find("whoami").click()
    await tab.find("person-option", person="Célestin Vaubray").click()

    await expect(tab.find("message")).to_have_count(0)
    await tab.find("help").click()
    await expect(tab.find("guide")).to_contain_text("Ta première partie en une minute")
    assert await tab.page.evaluate("document.documentElement.scrollWidth") == 375
