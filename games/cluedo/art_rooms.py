"""Cluedo: the nine rooms from above, floor and furniture, in pixels of the board: a square is 38 wide."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.cluedo.model import Room
from games.cluedo.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BURGUNDY,
    BURGUNDY_DARK,
    FLAME,
    INK,
    LEAF,
    LEAF_DARK,
    OAK,
    OAK_DARK,
    OAK_LIGHT,
    PAPER,
    STEEL,
    STEEL_DARK,
    WHITE,
)
from games.core.colours import mix
from games.core.pencil import arc, ring
from games.core.scene import Box, Colour, Disc, Mark, Shape, Stroke

CELL = 38

Marks = tuple[Mark, ...]


def _tiles(w: int, h: int, one: Colour, other: Colour, side: float) -> Marks:
    """Return a chequered floor."""
    columns, rows = int(w // side), int(h // side)
    return (
        Box(0, 0, w, h, one),
        *(
            Box(c * side, r * side, side, side, other)
            for r in range(rows + 1)
            for c in range(columns + 1)
            if (r + c) % 2 and c * side < w and r * side < h
        ),
    )


def _planks(w: int, h: int, ground: Colour, line: Colour, step: int = 19) -> Marks:
    """Return a floor of boards."""
    joints = [
        Stroke(((x, y), (x + step, y)), line, 1.2)
        for n, x in enumerate(range(0, w, step))
        for y in range((n * 37) % 76, h, 76)
    ]
    return (Box(0, 0, w, h, ground), *(Stroke(((x, 0), (x, h)), line, 1.2) for x in range(step, w, step)), *joints)


def _rug(x: float, y: float, w: float, h: float, fill: Colour, edge: Colour) -> Marks:
    fringe = [Stroke(((x + n, y - 4), (x + n, y + h + 4)), mix(edge, WHITE, 0.5), 1.4) for n in range(4, int(w), 7)]
    return (
        *fringe,
        Box(x, y, w, h, fill, edge, 3, 2),
        Box(x + 8, y + 8, w - 16, h - 16, None, mix(fill, BRASS_LIGHT, 0.55), 2, 2),
    )


def _chair(x: float, y: float, back: str, fill: Colour = "#8c5a38") -> Marks:
    """Return a chair, its back to the north, south, east or west."""
    dx, dy = {"n": (0, -9), "s": (0, 9), "w": (-9, 0), "e": (9, 0)}[back]
    flat = back in "ns"
    return (
        Box(x - 9, y - 9, 18, 18, fill, OAK_DARK, 1.4, 4),
        Box(x - (10 if flat else 2.5) + dx, y - (2.5 if flat else 10) + dy, 20 if flat else 5, 5 if flat else 20,
            OAK_DARK, radius=2),
    )  # fmt: skip


def _armchair(x: float, y: float, fill: Colour, edge: Colour, *, wide: float = 40) -> Marks:
    """Return an armchair or a sofa that looks down."""
    return (
        Box(x, y, wide, 36, fill, edge, 1.6, 7),
        Box(x + 7, y + 10, wide - 14, 23, mix(fill, WHITE, 0.25), edge, 1.2, 4),
        Box(x, y + 6, 7, 28, fill, edge, 1.2, 3),
        Box(x + wide - 7, y + 6, 7, 28, fill, edge, 1.2, 3),
    )


def _plant(x: float, y: float, r: float, leaf: Colour = LEAF) -> Marks:
    leaves = []
    for n in range(9):
        tip = arc(x, y, r, r, n * 40, n * 40, 1)[0]
        side = arc(x, y, r * 0.62, r * 0.62, n * 40 + 17, n * 40 + 17, 1)[0]
        other = arc(x, y, r * 0.62, r * 0.62, n * 40 - 17, n * 40 - 17, 1)[0]
        leaves.append(
            Shape(ring((x, y), side, tip, other, steps=3), leaf if n % 2 else mix(leaf, WHITE, 0.16), LEAF_DARK, 1)
        )
    return (Disc(x, y, r * 0.5, r * 0.5, "#a05a36", "#6f3b22", 1.4), *leaves, Disc(x, y, 3, 3, LEAF_DARK))  # fmt: skip


def _plate(x: float, y: float) -> Marks:
    return (Disc(x, y, 9, 9, WHITE, "#c9bfa6", 1.2), Disc(x, y, 5.4, 5.4, None, "#c9bfa6", 1))


def kitchen() -> Marks:
    """Cold tiles, a range with pans, a sink, a scrubbed table."""
    return (
        *_tiles(228, 228, "#e9e6da", "#cfd8d6", 38),
        Box(0, 0, 130, 34, "#55575a", INK, 1.6, 3),
        *(Disc(x, 17, 10.5, 10.5, "#3a3b3e", "#8a8c8f", 2) for x in (18, 46, 74)),
        Disc(18, 17, 8, 8, "#b5734a", "#6f3b22", 1.4),
        Stroke(((18, 17), (4, 30)), "#6f3b22", 3),
        Box(92, 5, 32, 24, "#6c6f73", "#8a8c8f", 1.4, 3),
        Box(134, 0, 94, 30, "#d8cfb6", "#9a8f74", 1.6),
        Box(146, 5, 38, 20, STEEL, STEEL_DARK, 1.6, 5),
        Stroke(((165, 3), (165, 12)), STEEL_DARK, 3.4),
        Box(48, 96, 130, 72, OAK_LIGHT, OAK_DARK, 2.4, 4),
        *(Stroke(((48, 96 + y), (178, 96 + y)), OAK, 1.2) for y in (24, 48)),
        Box(62, 112, 44, 30, "#e8d6b2", OAK_DARK, 1.4, 3),
        Stroke(((72, 132), (96, 120)), STEEL_DARK, 3),
        Disc(144, 130, 16, 16, "#c77a46", "#7d4524", 1.6),
        Disc(144, 130, 10, 10, "#f0c9a0"),
        *_plant(208, 200, 15),
    )


def ball_room() -> Marks:
    """Parquet under a great rosette, a grand piano."""
    piano = ring((246, 26), (268, 22), (286, 34), (288, 60), (276, 74), (262, 84), (246, 86), (240, 60))
    return (
        *_planks(304, 266, "#d3a76c", "#bb8d53"),
        Disc(152, 152, 86, 86, "#e6c48e", "#a8763e", 2.4),
        Disc(152, 152, 74, 74, None, "#bb8d53", 1.6),
        *(
            Shape(((152, 152), arc(152, 152, 62, 62, n * 45 - 12, n * 45 - 12, 1)[0],
                   arc(152, 152, 72, 72, n * 45, n * 45, 1)[0], arc(152, 152, 62, 62, n * 45 + 12, n * 45 + 12, 1)[0]),
                  "#b8763c" if n % 2 else "#9c5b2c")
            for n in range(8)
        ),
        Disc(152, 152, 24, 24, BRASS_LIGHT, BRASS_DARK, 2),
        *(Disc(*arc(152, 152, 15, 15, n * 60, n * 60, 1)[0], 4, 4, FLAME, BRASS_DARK, 1) for n in range(6)),
        Shape(piano, "#2b2220", INK, 2),
        Shape(ring((250, 32), (268, 28), (280, 38), (281, 58), (266, 74), (250, 78)), "#4a3a34"),
        Box(236, 30, 9, 54, WHITE, INK, 1.2),
        *(Stroke(((236, y), (242, y)), INK, 2) for y in range(35, 84, 6)),
        *_chair(222, 57, "w", BURGUNDY),
        *(part for y in (70, 190, 232) for part in _chair(16, y, "w", BURGUNDY)),
        *(part for y in (190, 232) for part in _chair(288, y, "e", BURGUNDY)),
    )  # fmt: skip


def conservatory() -> Marks:
    """Flagstones, a little fountain, palms in pots."""
    return (
        *_tiles(228, 190, "#dfe3cb", "#ced7b9", 38),
        Disc(114, 104, 36, 36, "#b9c2bb", "#7f8a84", 2.4),
        Disc(114, 104, 28, 28, "#a9d0d6", "#7f8a84", 1.6),
        Disc(114, 104, 16, 16, None, WHITE, 1.8),
        Disc(114, 104, 7, 7, "#d6dcd6", "#7f8a84", 1.6),
        *_plant(28, 30, 24),
        *_plant(200, 28, 26, "#6f9a4f"),
        *_plant(24, 132, 20, "#7a9c56"),
        *_plant(202, 128, 22),
        *_plant(164, 22, 15, "#86a85f"),
        *_plant(66, 20, 14),
        Disc(200, 128, 4, 4, "#d76f86"),
        Disc(30, 28, 4, 4, "#e6c04b"),
    )


def billiard_room() -> Marks:
    """A billiard table under its lamps, cues on the wall."""
    pockets = ((40, 58), (114, 54), (188, 58), (40, 140), (114, 144), (188, 140))
    balls = (("#f4ead2", 74, 100), ("#b8252d", 132, 92), ("#e3b02f", 148, 110), ("#2b62a6", 158, 94))
    return (
        Box(0, 0, 228, 190, "#6d4a63"),
        Box(7, 7, 214, 176, None, "#8b6a80", 2),
        *(Disc(x, y, 2.4, 2.4, "#8b6a80") for x in range(24, 228, 36) for y in (24, 168)),
        Box(28, 46, 172, 106, OAK_DARK, INK, 2, 9),
        Box(40, 58, 148, 82, "#2f7a55", "#1d5338", 2),
        Stroke(((76, 58), (76, 140)), "#56997a", 1.4),
        *(Disc(x, y, 6.4, 6.4, INK) for x, y in pockets),
        *(Disc(x, y, 6, 6, colour, INK, 1) for colour, x, y in balls),
        Stroke(((66, 176), (170, 160)), OAK_LIGHT, 4),
        Stroke(((66, 176), (104, 170)), OAK_DARK, 5),
    )


def library() -> Marks:
    """Shelves of books, a reading table, a green lamp."""
    spines = ("#8a2f2c", "#2f5a52", "#3d4f7a", "#b58a3a", "#6a4127", "#7a3f66")
    books: list[Mark] = []
    for n in range(17):
        books.append(Box(44 + n * 10.6, 3, 9.4, 19, spines[n * 5 % 6], INK, 0.8))
        books.append(Box(44 + n * 10.6, 168, 9.4, 19, spines[n * 7 % 6], INK, 0.8))
    return (
        Box(0, 0, 266, 190, "#7b3b34"),
        Box(0, 0, 266, 190, None, "#5e2924", 3),
        Box(38, 0, 190, 25, OAK_DARK, INK, 1.4),
        Box(38, 165, 190, 25, OAK_DARK, INK, 1.4),
        *books,
        *_rug(56, 52, 154, 86, "#94594a", "#5e2924"),
        Disc(133, 95, 38, 30, OAK, OAK_DARK, 2.4),
        Shape(ring((104, 92), (116, 87), (126, 91), (126, 107), (116, 103), (104, 108)), WHITE, OAK_DARK, 1.2),
        Shape(ring((126, 91), (136, 87), (148, 92), (148, 108), (136, 103), (126, 107)), PAPER, OAK_DARK, 1.2),
        Disc(154, 86, 9, 9, "#2f7a55", BRASS_LIGHT, 2),
        *_armchair(208, 74, "#4f6a4d", "#2d422d", wide=42),
    )


def study() -> Marks:
    """A desk with its lamp and papers, a globe, the safe."""
    return (
        *_planks(266, 152, "#a97b4f", "#8f633b"),
        *_rug(46, 22, 160, 110, "#3f5f74", "#24404f"),
        Box(76, 46, 104, 54, "#7a4a2b", INK, 2, 4),
        Box(108, 54, 44, 30, "#2f5a4a", BRASS_DARK, 1.4),
        Shape(((116, 60), (136, 57), (140, 76), (120, 79)), WHITE, "#b7ad94", 1),
        Disc(166, 60, 9, 9, "#2f7a55", BRASS_LIGHT, 2),
        Disc(92, 62, 6, 6, INK, BRASS_DARK, 1.4),
        *_armchair(108, 100, BURGUNDY, BURGUNDY_DARK),
        Disc(236, 30, 19, 19, "#7fb0c4", BRASS_DARK, 2.4),
        Shape(ring((226, 24), (236, 18), (242, 26), (234, 34)), "#9db36b"),
        Shape(ring((236, 38), (244, 34), (247, 40), (240, 45)), "#9db36b"),
        Box(6, 58, 32, 40, "#4d5357", INK, 1.8, 3),
        Disc(22, 78, 8, 8, STEEL, INK, 1.4),
        Stroke(((22, 71), (22, 85)), INK, 1.6),
        Stroke(((15, 78), (29, 78)), INK, 1.6),
    )


def hall() -> Marks:
    """Marble, a long red carpet from the front door, columns, the tall clock."""
    return (
        *_tiles(228, 266, "#ece2d2", "#d2c3ae", 38),
        Box(76, 0, 76, 266, "#9b2c30", "#6d1a20", 2),
        *(Stroke(((x, 0), (x, 266)), BRASS, 2) for x in (83, 145)),
        *(
            part
            for x in (30, 198)
            for y in (66, 168)
            for part in (
                Box(x - 17, y - 17, 34, 34, "#cfc6b4", "#8f8672", 1.6),
                Disc(x, y, 14, 14, WHITE, "#8f8672", 1.6),
                Disc(x, y, 8, 8, "#e3dccb", "#b3aa95", 1),
            )
        ),
        Box(190, 4, 34, 22, OAK_DARK, INK, 1.6, 3),
        Disc(207, 15, 8, 8, WHITE, BRASS_DARK, 1.6),
        Stroke(((207, 15), (207, 9)), INK, 1.6),
        Stroke(((207, 15), (211, 17)), INK, 1.6),
        Disc(20, 18, 12, 12, "#7d5735", INK, 1.6),
        Stroke(((20, 18), (30, 8)), "#2b62a6", 4),
        Stroke(((20, 18), (12, 8)), INK, 4),
        *_plant(24, 238, 19),
        *_plant(204, 238, 19),
    )


def lounge() -> Marks:
    """A fire, a sofa and armchairs around a low table."""
    return (
        Box(0, 0, 266, 228, "#b78b86"),
        *(Stroke(((x, 0), (x, 228)), "#ac7e79", 2) for x in range(19, 266, 38)),
        *_rug(66, 52, 160, 122, "#d8bfa0", "#8f5a4a"),
        Box(0, 66, 26, 92, "#cfc6b4", "#8f8672", 2),
        Box(0, 82, 17, 60, "#33261f"),
        Shape(ring((2, 112), (10, 98), (14, 108), (15, 120), (8, 128), (2, 124)), FLAME),
        Shape(ring((3, 114), (8, 107), (11, 114), (7, 122)), BRASS_LIGHT),
        *_armchair(96, 30, "#6f4a6b", "#45294a", wide=104),
        Disc(148, 112, 34, 22, OAK, OAK_DARK, 2.4),
        Disc(140, 108, 8, 8, WHITE, "#b7ad94", 1.2),
        Disc(140, 108, 4.4, 4.4, "#8a5a2f"),
        Disc(162, 116, 6, 6, BRASS_LIGHT, BRASS_DARK, 1.2),
        Box(52, 92, 36, 42, "#6f4a6b", "#45294a", 1.6, 7),
        Box(56, 99, 24, 28, "#93728f", "#45294a", 1.2, 4),
        Box(212, 92, 36, 42, "#6f4a6b", "#45294a", 1.6, 7),
        Box(220, 99, 24, 28, "#93728f", "#45294a", 1.2, 4),
        *_plant(30, 28, 18),
    )


def dining_room() -> Marks:
    """A long table laid for ten."""
    chairs = [part for x in (78, 122, 166, 210) for y, back in ((96, "n"), (212, "s")) for part in _chair(x, y, back)]
    return (
        *_planks(304, 266, "#b98a5a", "#a17548"),
        *_rug(32, 78, 228, 152, "#7d3433", "#4d1a1c"),
        *chairs,
        *_chair(42, 154, "w"),
        *_chair(248, 154, "e"),
        Box(54, 108, 182, 92, "#f1e8d6", OAK_DARK, 2.4, 8),
        Box(64, 142, 162, 24, "#d9c39a"),
        *(part for x in (78, 122, 166, 210) for y in (122, 186) for part in _plate(x, y)),
        *_plate(72, 154),
        *_plate(218, 154),
        Disc(145, 154, 13, 13, "#b7c9a0", LEAF_DARK, 1.4),
        *(Disc(145 + x, 154 + y, 4, 4, "#c8434c") for x, y in ((-5, -3), (5, -4), (0, 5))),
        *(Disc(x, 154, 5, 5, FLAME, BRASS_DARK, 1.6) for x in (110, 180)),
    )


ROOMS_DRAWN: Mapping[Room, Callable[[], Marks]] = {
    Room.KITCHEN: kitchen,
    Room.BALL_ROOM: ball_room,
    Room.CONSERVATORY: conservatory,
    Room.BILLIARD_ROOM: billiard_room,
    Room.LIBRARY: library,
    Room.STUDY: study,
    Room.HALL: hall,
    Room.LOUNGE: lounge,
    Room.DINING_ROOM: dining_room,
}
WINDOWS: Mapping[Room, tuple[float, float, float]] = {
    Room.KITCHEN: (6, 0, 190),
    Room.BALL_ROOM: (66, 22, 226),
    Room.CONSERVATORY: (26, 0, 178),
    Room.BILLIARD_ROOM: (25, 2, 176),
    Room.LIBRARY: (44, 0, 178),
    Room.STUDY: (57, 2, 140),
    Room.HALL: (0, 0, 228),
    Room.LOUNGE: (46, 8, 206),
    Room.DINING_ROOM: (27, 28, 222),
}
"""What a card shows of a room: left, top, width; the height follows."""
