"""Discord's markdown as HTML. All text is escaped, so no message can put code into the page."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class MentionNames:
    """Names of mentions: people, channels, timestamps, commands. None means unknown."""

    person: Callable[[int], str | None]
    channel: Callable[[int], tuple[str, str] | None]
    """Returns name and address."""
    moment: Callable[[datetime, str], str]
    command: Callable[[str], str]


FENCE = re.compile(r"```(?:[\w+-]*\n)?(.*?)```", re.DOTALL)
HEADING = re.compile(r"(#{1,3}) +(.+)")
SMALL = re.compile(r"-# +(.+)")
BULLET = re.compile(r"( *)(?:[-*]|(\d+)\.) +(.+)")
ESCAPABLE = r"\\`*_{}\[\]()#+\-.!~|>&<:@/"
INLINE = re.compile(
    rf"""
    \\(?P<escaped>[{ESCAPABLE}])
  | (?P<ticks>`{{1,2}})(?P<code>.+?)(?P=ticks)
  | <@!?(?P<user>\d+)> | <\#(?P<channel>\d+)> | <@&(?P<role>\d+)>
  | <t:(?P<seconds>-?\d{{1,13}})(?::(?P<style>[tTdDfFRsS]))?>
  | </(?P<slash>[^:>]+):\d+>
  | <a?:(?P<emoji>\w+):\d+>
  | \[(?P<words>[^\[\]\n]+)\]\(<?(?P<target>https?://[^\s<>()]+(?:\([^\s<>()]*\))*)>?\)
  | <(?P<quiet>https?://[^\s<>]+)> | (?P<bare>https?://[^\s<>]*[^\s<>.,:;!?"'\])*_])
  | \*\*\*(?P<both>(?=\S).+?)\*\*\*(?!\*)
  | \*\*(?P<bold>(?=\S).+?)\*\*(?!\*)
  | __(?P<under>(?=\S).+?)__(?!_)
  | \*(?P<star>(?=[^\s*]).*?[^\s*])\*(?!\*)
  | (?<!\w)_(?P<slant>(?=[^\s_]).+?)_(?!\w)
  | ~~(?P<struck>(?=\S).+?)~~
  | \|\|(?P<hidden>.+?)\|\|
    """,
    re.VERBOSE | re.DOTALL,
)
WRAPS = {
    "both": ("<strong><em>", "</em></strong>"),
    "bold": ("<strong>", "</strong>"),
    "under": ("<u>", "</u>"),
    "star": ("<em>", "</em>"),
    "slant": ("<em>", "</em>"),
    "struck": ("<s>", "</s>"),
    # A press focuses the spoiler, and the style sheet shows focused ones: no script is needed.
    "hidden": ('<span class="spoiler" role="button" tabindex="0">', "</span>"),
}
LONGEST = 90
"""Characters of a first line."""
JUMP = re.compile(r"https?://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?")


def to_html(text: str, names: MentionNames) -> str:
    """Return a message's text as HTML."""
    found: list[str] = []
    at = 0
    for fence in FENCE.finditer(text):
        found.append(_blocks(text[at : fence.start()].removesuffix("\n"), names))
        found.append(f'<pre tabindex="0"><code>{html.escape(fence[1].strip(chr(10)))}</code></pre>')
        at = fence.end() + (text[fence.end() : fence.end() + 1] == "\n")
    found.append(_blocks(text[at:], names))
    return "".join(found)


def first_line(text: str, names: MentionNames) -> str:
    """Return the first line without markup, cut to `LONGEST` characters, spoilers hidden."""
    line = next((line for line in text.split("\n") if line.strip()), "")
    hidden = re.sub(r"\|\|.+?\|\|", "▒▒▒", line)
    bare = html.unescape(re.sub(r"<[^>]*>", "", to_html(hidden, names)))
    return bare if len(bare) <= LONGEST else bare[: LONGEST - 1] + "…"


def _blocks(text: str, names: MentionNames) -> str:
    """Return lines as headings, quotes, lists and paragraphs."""
    if not text:
        return ""
    found: list[str] = []
    lines = text.split("\n")
    plain: list[str] = []

    def flush() -> None:
        if plain:
            found.append(f"<p>{inline(chr(10).join(plain), names)}</p>")
            plain.clear()

    while lines:
        line = lines.pop(0)
        if line.startswith(">>> "):
            flush()
            found.append(f"<blockquote>{_blocks(chr(10).join([line[4:], *lines]), names)}</blockquote>")
            break
        if line.startswith("> "):
            flush()
            quoted = [line[2:]]
            while lines and lines[0].startswith("> "):
                quoted.append(lines.pop(0)[2:])
            found.append(f"<blockquote>{_blocks(chr(10).join(quoted), names)}</blockquote>")
        elif heading := HEADING.fullmatch(line):
            flush()
            # The first two heading levels are the page's own.
            level = len(heading[1]) + 2
            found.append(f"<h{level}>{inline(heading[2], names)}</h{level}>")
        elif small := SMALL.fullmatch(line):
            flush()
            found.append(f'<p class="small">{inline(small[1], names)}</p>')
        elif BULLET.fullmatch(line):
            flush()
            items = [line]
            while lines and BULLET.fullmatch(lines[0]):
                items.append(lines.pop(0))
            found.append(_list(items, names))
        else:
            plain.append(line)
    flush()
    return "".join(found)


def _list(lines: list[str], names: MentionNames) -> str:
    """Return list items as lists nested by indentation."""
    entries = [found for line in lines if (found := BULLET.fullmatch(line)) is not None]
    answer: list[str] = []
    open_at: list[tuple[int, str]] = []
    for entry in entries:
        indent, tag = len(entry[1]), "ol" if entry[2] else "ul"
        while open_at and (indent < open_at[-1][0] or (indent == open_at[-1][0] and tag != open_at[-1][1])):
            answer.append(f"</li></{open_at.pop()[1]}>")
        if open_at and indent == open_at[-1][0]:
            answer.append("</li>")
        else:
            start = f' start="{int(entry[2])}"' if entry[2] else ""
            answer.append(f"<{tag}{start}>")
            open_at.append((indent, tag))
        answer.append(f"<li>{inline(entry[3], names)}")
    while open_at:
        answer.append(f"</li></{open_at.pop()[1]}>")
    return "".join(answer)


def inline(text: str, names: MentionNames) -> str:
    """Return the markup within a line as HTML."""
    found: list[str] = []
    at = 0
    for hit in INLINE.finditer(text):
        found += [_plain(text[at : hit.start()]), _one(hit, names)]
        at = hit.end()
    found.append(_plain(text[at:]))
    return "".join(found)


def _plain(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")


def _one(hit: re.Match[str], names: MentionNames) -> str:
    kind = hit.lastgroup or ""
    given = hit.groupdict()
    for wrap, (before, after) in WRAPS.items():
        if given[wrap] is not None:
            return before + inline(given[wrap], names) + after
    if given["escaped"] is not None:
        return html.escape(given["escaped"])
    if given["code"] is not None:
        return f"<code>{html.escape(given['code'].strip())}</code>"
    if given["words"] is not None:
        return _link(given["target"], inline(given["words"], names), names)
    if (address := given["quiet"] or given["bare"]) is not None:
        return _link(address, "", names)
    if given["seconds"] is not None:
        return _moment(int(given["seconds"]), given["style"] or "f", names)
    if given["user"] is not None:
        name = names.person(int(given["user"]))
        return f'<span class="mention">@{html.escape(name or "?")}</span>'
    if given["channel"] is not None:
        return _channel(int(given["channel"]), names)
    if given["slash"] is not None:
        return f'<span class="mention">/{html.escape(names.command(given["slash"]))}</span>'
    assert kind in ("emoji", "role"), kind
    return html.escape(f":{given['emoji']}:") if given["emoji"] else '<span class="mention">@…</span>'


def _moment(seconds: int, style: str, names: MentionNames) -> str:
    try:
        moment = datetime.fromtimestamp(seconds, UTC)
        full, short = names.moment(moment, "F"), names.moment(moment, style)
    except (ValueError, OverflowError, OSError):
        return html.escape(f"<t:{seconds}>")
    return f'<time datetime="{moment.isoformat()}" title="{html.escape(full)}">{html.escape(short)}</time>'


def _channel(channel_id: int, names: MentionNames) -> str:
    known = names.channel(channel_id)
    if known is None:
        return '<span class="mention">#…</span>'
    name, address = known
    return f'<a class="mention" href="{html.escape(address)}">#{html.escape(name)}</a>'


def _link(address: str, words: str, names: MentionNames) -> str:
    if (jump := JUMP.fullmatch(address)) is not None and (known := names.channel(int(jump[1]))) is not None:
        return f'<a class="mention" href="{html.escape(known[1])}">{words or "#" + html.escape(known[0])}</a>'
    try:
        is_safe = urlsplit(address).scheme in ("http", "https")
    except ValueError:
        is_safe = False
    shown = words or html.escape(address)
    if not is_safe:
        return shown
    return f'<a href="{html.escape(address)}" target="_blank" rel="noopener noreferrer">{shown}</a>'
