"""`python -m bot`: Discord when DISCORD_TOKEN is set, else the practice table; and the owner's tools."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from bot import logs
from bot.settings import EX_CONFIG, BadSetting, Settings, read_settings

UNREAD = 141
"""The exit code of a tool whose output nobody reads on, as that of a program that ends by SIGPIPE."""


def main(arguments: list[str] | None = None) -> int:
    """Run the bot or the tool of the command line; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Alibi: deduction board games on Discord.")
    parser.add_argument("--practice", action="store_true", help="play on this machine, without a token")
    parser.add_argument("--language", help="a folder of data/locales that the practice table opens in")
    tools = parser.add_subparsers(dest="tool", metavar="TOOL")
    tools.add_parser("doctor", help="check token, intents, permissions and database; name what is missing")
    for name, told, file in (
        ("backup", "copy everything into one file", "where it goes"),
        ("restore", "fill an empty database from a file", "what `backup` wrote"),
    ):
        tools.add_parser(name, help=told).add_argument("file", type=Path, help=file)
    keep = tools.add_parser(
        "keep", help="back up into a folder, restore that on trial, and remove the oldest backups there"
    )
    keep.add_argument("folder", type=Path, help="where the backups lie")
    keep.add_argument("--most", type=_positive, default=14, help="how many backups stay (14)")
    keep.add_argument("--every", type=_positive, metavar="HOURS", help="go on, with one backup each so many hours")
    for name, told in (("ban", "keep a person or a server out"), ("unban", "let them in again")):
        tool = tools.add_parser(name, help=told)
        tool.add_argument("kind", choices=("person", "server"), help="what the id is of")
        tool.add_argument("id", type=_discord_id, help="as Discord's developer mode copies it")
    tools.add_parser("bans", help="name all that are kept out")
    tools.add_parser("rotate", help="seal all secrets in the database with a new key; stop the bot first")
    tools.add_parser("recount", help="derive statistics and ratings again from the stored games")
    export = tools.add_parser("export", help="write a finished table as a file for `python -m games.console replay`")
    export.add_argument("table", type=_positive, help="its number, as its posts name it")
    export.add_argument("file", type=Path, help="where it goes")
    asked = parser.parse_args(arguments)
    try:
        settings = read_settings()
    except BadSetting as bad:
        print(f"A setting is missing or malformed: {bad}. See .env.example.", file=sys.stderr)
        return EX_CONFIG
    logs.configure(settings.log_level)
    try:
        code = _run(asked, settings)
        sys.stdout.flush()
    except BrokenPipeError:  # `doctor | head`
        if asked.tool is None:
            raise
        # Python writes what is left once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    return code


def _positive(text: str) -> int:
    if not text.isdecimal() or (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return number


def _discord_id(text: str) -> int:
    if (number := _positive(text)) >= 2**63:
        raise argparse.ArgumentTypeError(f"{text!r} is no id of Discord's")
    return number


def _run(asked: argparse.Namespace, settings: Settings) -> int:
    from bot import tools, tools_bans, tools_copies

    match asked.tool:
        case "doctor":
            return asyncio.run(tools.doctor(settings))
        case "backup":
            return asyncio.run(tools_copies.back_up(settings, asked.file))
        case "keep":
            return asyncio.run(tools_copies.keep(settings, asked.folder, asked.most, asked.every))
        case "ban" | "unban":
            change = tools_bans.ban if asked.tool == "ban" else tools_bans.unban
            return asyncio.run(change(settings, asked.id, is_server=asked.kind == "server"))
        case "bans":
            return asyncio.run(tools_bans.bans(settings))
        case "restore":
            return asyncio.run(tools_copies.restore(settings, asked.file))
        case "rotate":
            return asyncio.run(tools_copies.rotate(settings))
        case "recount":
            return asyncio.run(tools.recount(settings))
        case "export":
            return asyncio.run(tools.export(settings, asked.table, asked.file))
    if asked.practice or settings.discord_token is None:
        from bot.practice.launch import launcher

        if not asked.practice:
            print("No DISCORD_TOKEN in .env: opening the practice table instead.")
        return launcher.run(port=settings.practice_port, language=asked.language)
    from bot import process

    return process.run(settings)


if __name__ == "__main__":
    sys.exit(main())
