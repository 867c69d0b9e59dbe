from __future__ import annotations

import unicodedata
from itertools import groupby, product

import pytest
from PIL import ImageChops, ImageFont

from bot.media import lettering
from bot.media.lettering import FOLDER, SMALLEST, Typeface, clean, drawn, inscription, letter, reach

LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789„“”‚‘’«»‹›¿¡'…–—!?.,;:()&€°ẞ" + "".join(
    map(chr, (*range(0xC0, 0x180),))
)
"""Latin-1 and Latin Extended-A: German, Spanish, Polish, Czech, Turkish and the rest, with their quotation marks."""
WESTERN = "".join(each for each in map(chr, (*range(0x21, 0x7F), *range(0xA1, 0x100))) if each.isprintable())
"""All signs of Latin-1."""
LONG = (
    "W" * 32,
    "Éléonore-Françoise d’Étiolles-Œdi",
    "Jean-Baptiste Grégoire de La Tour",
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
)


@pytest.mark.parametrize("name", ["Vollkorn-Medium.ttf", "Vollkorn-Bold.ttf"])
def test_both_weights_have_every_letter_of_the_latin_languages(name: str) -> None:
    font = ImageFont.truetype(FOLDER / name, 20)
    missing = bytes(font.getmask("\U0010ffff"))

    assert [each for each in LATIN if bytes(font.getmask(each)) == missing] == []


def test_each_font_stands_beside_its_licence() -> None:
    licences = {path.name.split("-")[0] for path in FOLDER.glob("*-LICENSE.txt")}
    fonts = {path.name.split("-")[0].replace("DejaVuSans", "DejaVu") for path in FOLDER.glob("*.ttf")}

    assert {"NotoSans" if font.startswith("NotoSans") else font for font in fonts} == licences


@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("room", [20, 60, 150, 300])
@pytest.mark.parametrize("text", LONG)
def test_text_never_overflows_its_room(text: str, room: int, lines: int) -> None:
    assert letter(text, 28, Typeface.BOLD, "middle", room, lines).mask.width <= room


@pytest.mark.parametrize("face", Typeface)
@pytest.mark.parametrize("text", [*LONG, "Ǻ̂j", "☃☃", "0123456789", WESTERN])
def test_text_lies_within_its_reach(text: str, face: Typeface) -> None:
    for size, room, lines in product([SMALLEST, 7, 9, 17.5, 28, 47.5, 61], [None, 20, 150], [1, 2]):
        done = letter(text, size, face, "middle", room, lines, 25)

        assert -done.dy <= reach(text, size, lines), (size, room, lines)
        assert done.dy + done.mask.height <= reach(text, size, lines), (size, room, lines)


@pytest.mark.parametrize(("text", "far"), [("10", 18.5), ("Île (à gauche)", 28.5), ("Łódź", 42.5)])
def test_the_reach_of_a_text_is_that_of_its_letters(text: str, far: float) -> None:
    assert reach(text, 40, 1) == far


def test_text_with_room_enough_keeps_its_size() -> None:
    assert letter("Zoé", 28, Typeface.MEDIUM, "left", 300, 1).size == 28


def test_text_without_room_keeps_its_size() -> None:
    assert letter("W" * 60, 28, Typeface.MEDIUM, "left", None, 1).size == 28


def test_text_shrinks_no_more_than_it_must() -> None:
    fitted = letter("Bibliothèque", 28, Typeface.BOLD, "middle", 140, 1)
    larger = letter("Bibliothèque", fitted.size + 1, Typeface.BOLD, "middle", None, 1)

    assert SMALLEST < fitted.size < 28
    assert larger.mask.width > 140


def test_two_lines_let_long_names_be_larger() -> None:
    name = "Jean-Baptiste Grégoire de La Tour"

    assert (
        letter(name, 28, Typeface.BOLD, "middle", 240, 2).size > letter(name, 28, Typeface.BOLD, "middle", 240, 1).size
    )


def test_one_long_word_is_cut_in_the_middle_rather_than_tiny() -> None:
    assert (
        letter("W" * 32, 28, Typeface.BOLD, "middle", 240, 2).size
        > letter("W" * 32, 28, Typeface.BOLD, "middle", 240, 1).size
    )


def test_a_short_name_stays_on_one_line() -> None:
    assert (
        letter("Zoé B", 28, Typeface.BOLD, "middle", 240, 2).mask.height
        == letter("Zoé B", 28, Typeface.BOLD, "middle", 240, 1).mask.height
    )


@pytest.mark.parametrize(("anchor", "left"), [("left", 0), ("middle", 0.5), ("right", 1)])
def test_text_hangs_at_its_anchor(anchor: str, left: float) -> None:
    text = letter("Camille", 28, Typeface.MEDIUM, anchor, None, 1)

    assert text.dx == -int(left * text.mask.width)


def test_capitals_stand_in_the_middle_of_their_line() -> None:
    text = letter("HEH", 40, Typeface.BOLD, "middle", None, 1)
    box = text.mask.getbbox()

    assert box is not None
    assert abs((box[1] + box[3]) / 2 + text.dy) <= 1


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann\n\tLee ", "Ann Lee"),
        ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
        ("E\u0301loi\u0308se", "Éloïse"),
        ("Z\u0336\u0321\u035ea\u0337l\u0338go", "Zalgo"),
        ("\u2068Léa\u2069\u200b", "Léa"),
        ("Tom \U0001f575", "Tom [SO]"),
        ("\U0001f575\ufe0f\u200d\u2642", "[SO]♂"),
        ("\U0001f47b", "[G]"),
        ("", "–"),
        ("★ Дима ★", "★ Дима ★"),
    ],
)
def test_a_name_is_shown_in_letters_that_there_are(name: str, shown: str) -> None:
    assert _bracketed(name) == shown


@pytest.mark.parametrize("name", ["شهرزاد", "日本語", "Ωμέγα", "a\u0000b", "¿\u202ecod", "᠎"])
def test_any_name_can_be_written(name: str) -> None:
    assert letter(name, 28, Typeface.BOLD, "middle", 200, 2).mask.getbbox() is not None


@pytest.mark.parametrize(
    "name", ["Éloïse", "Ελένη", "Борис", "מרים", "فاطمة", "王小明", "さくら", "서연", "Nguyễn Thị Ánh", "Łukasz"]
)
def test_names_in_the_scripts_that_people_use_are_written_letter_by_letter(name: str) -> None:
    box = bytes(letter("\U0002ffff", 28, Typeface.MEDIUM, "left", None, 1).mask.tobytes())
    alone = {
        each: letter(each, 28, Typeface.MEDIUM, "left", None, 1).mask.tobytes() for each in clean(name) if each != " "
    }

    assert clean(name) == name
    assert len(set(alone.values())) == len(alone)  # no two letters look alike, as boxes would
    assert box not in alone.values()


@pytest.mark.parametrize("name", ["สมชัย", "น้ำผึ้ง", "अनुष्का", "প্রিয়া", "தமிழ்", "शर्मा Ann"])
def test_the_vowels_of_a_name_stand_at_their_letters(name: str) -> None:
    bare = "".join(each for each in name if not unicodedata.category(each).startswith("M"))
    whole, without = (letter(each, 40, Typeface.BOLD, "left", None, 1).mask for each in (name, bare))
    circled = [letter(each, 40, Typeface.BOLD, "left", None, 1).mask.width for each in name if each not in bare]

    assert clean(name) == name
    assert drawn((name, "Ann")) == (name, "Ann")
    assert whole.tobytes() != without.tobytes()
    assert not circled or whole.width < without.width + sum(circled)  # alone, each stands at a circle


@pytest.mark.parametrize(("lines", "room"), [(1, 40), (2, 40), (2, 70)])
def test_a_mark_is_not_cut_from_its_letter(lines: int, room: int) -> None:
    rows = letter("น้ำผึ้งน้ำผึ้งน้ำผึ้ง", 34, Typeface.BOLD, "middle", room, lines, 32).rows

    assert not any(unicodedata.category(row[0]).startswith("M") for row in rows)


@pytest.mark.parametrize("name", ["ꦱꦶꦠꦶ", "ᚠᚢᚦ", "\U0001e900\U0001e901", "Ann ꦱ"])
def test_a_name_without_letters_to_draw_it_with_gives_way_to_the_number_of_its_seat(name: str) -> None:
    assert drawn(("Ben", name)) == ("Ben", "#2")
    assert letter(name, 28, Typeface.MEDIUM, "left", None, 1).rows[0] in ("–", "Ann")  # never a box


def test_two_names_that_look_alike_in_a_picture_give_way_to_their_numbers() -> None:
    assert drawn(("🦊", "🐸", "Ben")) == ("#1", "#2", "Ben")


@pytest.mark.parametrize("name", ["#2", "# 2", "＃２"])
def test_a_name_that_is_a_number_is_not_taken_for_another_seat(name: str) -> None:
    assert drawn((name, "ꦱꦶꦠꦶ", "#7 Ann")) == ("#1", "#2", "#7 Ann")


def test_where_letters_cannot_be_joined_nobody_is_named_in_letters_that_would_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lettering, "_IS_SHAPING", False)
    lettering.drawn.cache_clear()

    assert drawn(("فاطمة", "अनुष्का", "王小明", "Ann")) == ("#1", "#2", "王小明", "Ann")
    lettering.drawn.cache_clear()


def test_an_emoji_is_a_box_with_the_initials_of_its_name() -> None:
    assert _bracketed("🦊 Renard 🐻") == "[FF] Renard [BF]"
    assert clean("🦊") != clean("🐻")
    boxed, bare = (letter(text, 34, Typeface.BOLD, "left", None, 1).mask for text in ("🦊", "FF"))
    (_, top, _, bottom), (_, above, _, below) = (each.getbbox() or (0, 0, 0, 0) for each in (boxed, bare))
    assert bottom - top > below - above + 4
    assert boxed.width > bare.width + 6


@pytest.mark.parametrize("room", [20, 40, 60, 90])
def test_a_row_of_emoji_that_is_cut_anywhere_can_be_written(room: int) -> None:
    for lines in (1, 2):
        assert letter("🦊🐻👑" * 6, 34, Typeface.BOLD, "middle", room, lines, 32).mask.width <= room


def _bracketed(name: str) -> str:
    """Return a name as it is shown, with brackets for boxes."""
    return clean(name).replace("\ue000", "[").replace("\ue001", "]")


def test_words_that_are_written_from_right_to_left_stand_in_their_order() -> None:
    """The first word stands at the right, where the whole ends."""
    first, whole = (letter(text, 28, Typeface.MEDIUM, "left", None, 1).mask for text in ("אבגדה", "אבגדה ש"))
    right = whole.crop((whole.width - first.width, 0, whole.width, whole.height))

    overlap = ImageChops.difference(right, first.crop((0, 0, first.width, whole.height)))
    assert sum(overlap.histogram()[128:]) < 0.5 * sum(first.histogram()[128:])


@pytest.mark.parametrize("name", ["שרה Ada", "محمد Bo", "Ada שרה"])
def test_a_space_stands_between_words_of_two_directions(name: str) -> None:
    mask = letter(name, 28, Typeface.MEDIUM, "left", None, 1).mask
    columns = [mask.crop((x, 0, x + 1, mask.height)).getbbox() is not None for x in range(mask.width)]
    gaps = [len(list(run)) for is_inked, run in groupby(columns) if not is_inked]

    assert gaps[0] < 4  # none of it before the first word
    assert max(gaps[1:-1]) > 5


def test_text_is_not_made_smaller_than_the_least_that_can_be_read() -> None:
    assert letter("Mademoiselle Rose", 34, Typeface.BOLD, "middle", 140, 2, 32).size == 32
    assert letter("W" * 32, 34, Typeface.BOLD, "middle", 140, 2, 32).size == 32


@pytest.mark.parametrize(
    ("word", "rows"),
    [
        ("Bibliothèque", ("Biblio-", "thèque")),
        ("Candlestick", ("Candle-", "stick")),
        ("Domestique", ("Domes-", "tique")),
        ("Colonel Moutarde", ("Colonel", "Moutarde")),
        ("Poison", ("Poison",)),
    ],
)
def test_a_long_word_is_hyphenated_rather_than_too_small(word: str, rows: tuple[str, ...]) -> None:
    assert letter(word, 43, Typeface.BOLD, "middle", 152, 2, 43).rows == rows


def test_a_name_that_is_longer_even_so_loses_its_end() -> None:
    (row,) = letter("Maximilien-Théodore Beauchêne II", 34, Typeface.BOLD, "middle", 200, 1, 32).rows

    assert row.endswith("…")
    assert "Maximilien-Théodore".startswith(row[:-1])


@pytest.mark.parametrize("room", [20, 60, 150, 300])
@pytest.mark.parametrize("text", LONG)
def test_what_is_kept_legible_stays_in_its_room(text: str, room: int) -> None:
    assert letter(text, 34, Typeface.BOLD, "middle", room, 2, 32).mask.width <= room


def test_a_name_that_fits_is_inked_once_for_all_rooms_and_sides() -> None:
    inscription.cache_clear()
    letter.cache_clear()
    wide, narrow, right = (
        letter("Ada", 34, Typeface.BOLD, anchor, room, 1)
        for anchor, room in (("left", 300), ("middle", 200), ("right", 150))
    )

    assert wide.mask is narrow.mask is right.mask
    assert (wide.dx, narrow.dx, right.dx) == (0, -(wide.mask.width // 2), -wide.mask.width)
    assert inscription.cache_info().misses == 1
