"""Ogg Opus files put together from runs of packets (RFC 3533, RFC 7845). It knows no sound.

A run is encoded by itself. Where it begins with a packet of digital silence, it sounds the same behind any other run: with such a
packet an Opus decoder forgets the loudness of all that came before.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

TICKS: Final = 48
"""Ticks of an Ogg Opus file in a thousandth of a second, whatever the rate of its samples."""
PACKET: Final = 20
"""Thousandths of a second in a packet as libsndfile makes them."""

_PAGE: Final = struct.Struct("<4sBBqIIIB")
_FIRST, _LAST = 2, 4
_SERIAL: Final = 1913
_LACES: Final = 255
_REVERSED: Final = bytes(int(f"{each:08b}"[::-1], 2) for each in range(256))


def packets(file: bytes) -> list[bytes]:
    """Return the packets of a file with one stream: its head, its tags, and its sound."""
    found, begun, at = [], b"", 0
    while at < len(file):
        laces = file[at + _PAGE.size : (at := at + _PAGE.size + file[at + _PAGE.size - 1])]
        for lace in laces:
            begun += file[at : (at := at + lace)]
            if lace < _LACES:
                found.append(begun)
                begun = b""
    return found


def joined(head: Sequence[bytes], sound: Iterable[bytes], length: int) -> bytes:
    """Return a file of a head, its tags and packets of sound, which is so many thousandths of a second long."""
    (skipped,) = struct.unpack_from("<H", head[0], 10)
    pages = list(_paged(sound))
    made = [_page(0, _FIRST, 0, head[:1]), _page(1, 0, 0, head[1:])]
    end = skipped + length * TICKS
    ticks = 0
    for n, page in enumerate(pages, 1):
        ticks += len(page) * PACKET * TICKS
        is_last = n == len(pages)
        made.append(_page(n + 1, _LAST if is_last else 0, end if is_last else ticks, page))
    return b"".join(made)


def _paged(sound: Iterable[bytes]) -> Iterator[list[bytes]]:
    """Yield as many packets as fit a page."""
    page: list[bytes] = []
    laces = 0
    for packet in sound:
        needed = len(packet) // _LACES + 1
        if laces + needed > _LACES:
            yield page
            page, laces = [], 0
        page.append(packet)
        laces += needed
    yield page


def _page(number: int, flags: int, ticks: int, content: Sequence[bytes]) -> bytes:
    laces = b"".join(b"\xff" * (len(each) // _LACES) + bytes([len(each) % _LACES]) for each in content)
    page = _PAGE.pack(b"OggS", 0, flags, ticks, _SERIAL, number, 0, len(laces)) + laces + b"".join(content)
    return page[:22] + struct.pack("<I", _check(page)) + page[26:]


def _check(page: bytes) -> int:
    """Return Ogg's checksum: that of zlib, but for the order of bits, the beginning and the end."""
    turned = zlib.crc32(page.translate(_REVERSED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{turned:032b}"[::-1], 2)
