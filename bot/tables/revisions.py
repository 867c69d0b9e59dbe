"""Revisions: a number for the contents of a form, so that no player writes over contents they have not seen.

Discord on phones goes on showing the first contents that it saw of a form's id. So the id of a form holds the number of its
contents: the same number means the same contents.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

MOST: Final = 10**9
"""An id of a control holds nine digits."""


def revision_of(*contents: str) -> int:
    """Return the number of some contents."""
    digest = blake2b("\0".join(contents).encode(errors="surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % MOST
