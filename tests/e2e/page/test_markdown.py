"""Discord's markdown as HTML: what is marked up, and that nothing else ever becomes markup."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.practice.page import markdown
from bot.practice.page.words import PageWords
from tests.words import WORDS

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
NAMES = markdown.MentionNames(
    person=lambda number: "Mabel" if number == 7 else None,
    channel=lambda number: ("salon", "/?as=Mabel&in=8") if number == 8 else None,
    moment=lambda at, style: f"{style} {at.year}",
    command=lambda path: f"{path}!",
)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**bold** and *italic*", "<p><strong>bold</strong> and <em>italic</em></p>"),
        ("***both*** __under__ ~~no~~", "<p><strong><em>both</em></strong> <u>under</u> <s>no</s></p>"),
        ("_so_ but snake_case_name", "<p><em>so</em> but snake_case_name</p>"),
        ("**bold with *italic* inside**", "<p><strong>bold with <em>italic</em> inside</strong></p>"),
        ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ("`a **b** <i>`", "<p><code>a **b** &lt;i&gt;</code></p>"),
        ("# One\n## Two\n### Three\n-# small", '<h3>One</h3><h4>Two</h4><h5>Three</h5><p class="small">small</p>'),
        ("a\nb\n\nc", "<p>a<br>b<br><br>c</p>"),
        ("#no heading", "<p>#no heading</p>"),
        ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
        (">>> a\nb", "<blockquote><p>a<br>b</p></blockquote>"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("- a\n1. b", '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>'),
        ("x\n```py\na < b\n```\ny", '<p>x</p><pre tabindex="0"><code>a &lt; b</code></pre><p>y</p>'),
        ("<@7> <@!7> <@9>", '<p><span class="mention">@Mabel</span> <span class="mention">@Mabel</span> <span class="mention">@?</span></p>'),
        ("<#8>", '<p><a class="mention" href="/?as=Mabel&amp;in=8">#salon</a></p>'),
        ("</table new:5>", '<p><span class="mention">/table new!</span></p>'),
        (r"\*as is\* \<@7>", "<p>*as is* &lt;@7&gt;</p>"),
        ("||who||", '<p><span class="spoiler" role="button" tabindex="0">who</span></p>'),
        ("<t:1893456000:R>", '<p><time datetime="2030-01-01T00:00:00+00:00" title="F 2030">R 2030</time></p>'),
        ("<t:9999999999999:R>", "<p>&lt;t:9999999999999&gt;</p>"),
        ("https://discord.com/channels/1/8/9", '<p><a class="mention" href="/?as=Mabel&amp;in=8">#salon</a></p>'),
        (
            "[the **panel**](https://discord.com/channels/1/8/9)",
            '<p><a class="mention" href="/?as=Mabel&amp;in=8">the <strong>panel</strong></a></p>',
        ),
        (
            "See https://example.org/a?b=1.",
            '<p>See <a href="https://example.org/a?b=1" target="_blank" rel="noopener noreferrer">https://example.org/a?b=1</a>.</p>',
        ),
        ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
        ('"<script>" & <b>', "<p>&quot;&lt;script&gt;&quot; &amp; &lt;b&gt;</p>"),
        ("", ""),
    ],
)  # fmt: skip
def test_text_becomes_html(text: str, html: str) -> None:
    assert markdown.to_html(text, NAMES) == html


@given(st.text(alphabet="*_~|`#-> \n<@!7&t:8R>[]()/\\h\"'1.", max_size=60))
def test_whatever_is_written_only_our_own_tags_come_out(text: str) -> None:
    html = markdown.to_html(text, NAMES)

    tags = set(re.findall(r"</?([a-z0-9]+)", html))
    assert tags <= {"p", "br", "strong", "em", "u", "s", "code", "pre", "span", "a", "time", "ul", "ol", "li",
                    "blockquote", "h3", "h4", "h5"}  # fmt: skip
    assert html.count("<") == len(re.findall(r"</?[a-z0-9]+(?: [a-z]+=\"[^\"<>]*\")*>", html))


def test_the_first_line_stands_for_a_message() -> None:
    assert markdown.first_line("\n# 13 **Indices**\nLondon", NAMES) == "13 Indices"
    assert markdown.first_line("For <@7> and <@9> in <#8>", NAMES) == "For @Mabel and @? in #salon"
    assert markdown.first_line("-# move [**3**](https://discord.com/channels/1/8/9) & </table new:5>", NAMES) == (
        "move 3 & /table new!"
    )
    assert markdown.first_line("> it was ||<@7>||, a < b", NAMES) == "it was ▒▒▒, a < b"
    assert markdown.first_line("x" * 100, NAMES) == "x" * 89 + "…"


@pytest.mark.parametrize(
    ("locale", "style", "said"),
    [
        ("fr", "D", "1 janvier 2030"),
        ("en-GB", "D", "1 January 2030"),
        ("en-US", "D", "January 1, 2030"),
        ("fr", "R", "dans 3 ans"),
        ("en-GB", "R", "in 3 years"),
    ],
)
def test_a_moment_is_written_as_ones_language_does(locale: str, style: str, said: str) -> None:
    words = PageWords(WORDS, locale)

    assert words.stamp(datetime(2030, 1, 1, 12, tzinfo=UTC), style, NOW) == said
