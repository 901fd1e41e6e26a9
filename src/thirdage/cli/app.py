"""The list of commands. Each is a plain typed function in a module of its own, which Typer turns into options and arguments.

A command returns nothing, or its exit code. What a person got wrong it raises as a `Problem`; its help is the message `help-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import click
import typer

from thirdage import __version__
from thirdage.cli import errors
from thirdage.cli.backup import backup
from thirdage.cli.bench import bench
from thirdage.cli.cards import cards
from thirdage.cli.doctor import doctor
from thirdage.cli.fuzz import fuzz
from thirdage.cli.play import play
from thirdage.cli.replay import replay
from thirdage.cli.restore import restore
from thirdage.cli.rules import rules
from thirdage.cli.simulate import simulate
from thirdage.cli.test import test
from thirdage.cli.words import words
from thirdage.kernel.words import say

HELP = ["-h", "--help"]
COMMANDS: tuple[Callable[..., int | None], ...] = (
    *(play, backup, restore, doctor),
    *(simulate, fuzz, replay, bench, cards, rules, words, test),
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"thirdage {__version__}")
        raise typer.Exit


def top(
    version: Annotated[bool, typer.Option("--version", help=say("help-version"), callback=show_version, is_eager=True)] = False,
) -> None:
    """What stands before the command: only options that answer by themselves."""


def app() -> click.Command:
    made = typer.Typer(
        help=say("help-thirdage"),
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": HELP},
    )
    made.callback()(top)
    for command in COMMANDS:
        name = command.__name__.rstrip("_")  # a trailing _ keeps a command's name clear of a word of Python
        made.command(name, help=say(f"help-{name}"))(command)
    return in_our_words(typer.main.get_command(made))


def in_our_words(command: click.Command) -> click.Command:
    """Click words the help of --help itself; this puts our sentence in its place, for the command and all below it."""
    option = command.get_help_option(click.Context(command, help_option_names=HELP))
    if option:
        option.help = say("help-help")
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        in_our_words(below)
    return command


def run(arguments: Sequence[str]) -> int:
    """One command line; gives its exit code."""
    return errors.guarded(app(), arguments)
