"""Figures in strips: the same pixels as with a mask."""

from __future__ import annotations

from random import Random

from PIL import Image

from bot.media.strips import cut, paste, size_of

SIDE = 12


def a_figure(random: Random) -> Image.Image:
    """Return pixels of any colour, of which some rows are solid, some clear, and some both."""
    figure = Image.new("RGBA", (random.randint(1, SIDE), random.randint(1, SIDE)))
    for y in range(figure.height):
        alphas = random.choice(((0,), (255,), (255,), (0, 1, 128, 254, 255)))
        for x in range(figure.width):
            colour = *(random.randrange(256) for _ in range(3)), random.choice(alphas)
            figure.putpixel((x, y), colour)
    return figure


def test_a_figure_in_strips_is_pasted_as_the_whole_is_with_its_mask() -> None:
    for seed in range(300):
        random = Random(seed)
        figure = a_figure(random)
        by_mask = Image.frombytes("RGB", (SIDE, SIDE), random.randbytes(3 * SIDE * SIDE))
        in_strips, place = by_mask.copy(), (random.randint(-SIDE, SIDE), random.randint(-SIDE, SIDE))

        by_mask.paste(figure, place, figure)
        paste(in_strips, cut(figure), *place)

        assert in_strips.tobytes() == by_mask.tobytes(), seed


def test_a_card_needs_a_mask_at_its_corners_alone() -> None:
    card = Image.new("RGBA", (40, 60))
    card.paste("red", (2, 1, 38, 59))
    for corner in ((2, 1), (37, 1), (2, 58), (37, 58)):
        card.putpixel(corner, (255, 0, 0, 90))

    strips = cut(card)

    assert [(*place, strip.mode, strip.size) for *place, strip in strips] == [
        (2, 1, "RGBA", (36, 1)),
        (2, 2, "RGB", (36, 56)),
        (2, 58, "RGBA", (36, 1)),
    ]
    assert size_of(strips) == 4 * 36 * 58


def test_a_clear_figure_has_no_strip() -> None:
    assert cut(Image.new("RGBA", (3, 3))) == ()
