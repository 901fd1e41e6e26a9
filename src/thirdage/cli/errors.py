"""Mistakes on the command line: one clear sentence to the error stream, exit code 2; an interrupt: 130. Never a traceback or a box.

A traceback therefore always means a fault of ours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from thirdage.kernel.errors import Problem, one_of
from thirdage.kernel.words import say

WRONG = 2
INTERRUPTED = 130
CUT_OFF = 1  # as Rich has it


def guarded(command: click.Command, arguments: Sequence[str]) -> int:
    """Runs a command line; gives its exit code. An interrupt is left to `cli.main`, which catches it also while modules load."""
    try:
        with command.make_context("thirdage", list(arguments)) as context:
            code = command.invoke(context)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.exceptions.NoArgsIsHelpError as wish:
        print(wish.message)  # a bare ./thirdage asks what there is
        return 0
    except Problem as problem:
        return complain(problem.sentence())
    except click.ClickException as mistake:
        return complain(sentence(mistake))
    except (click.Abort, EOFError):
        return complain(say("error-input-ended"))
    except BrokenPipeError:
        # The reader (head, a pager) has gone: nobody is left to tell. Python would still try to flush what is buffered.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF


def complain(text: str) -> int:
    print(" ".join(text.split()), file=sys.stderr)
    return WRONG


def interrupted() -> int:
    complain(say("error-interrupted"))
    return INTERRUPTED


def sentence(mistake: click.ClickException) -> str:
    """Our sentence for what Click found wrong; names that do not exist are answered with the nearest that do."""
    match mistake:
        case click.exceptions.NoSuchCommand(command_name=name, ctx=click.Context(command=click.Group(commands=commands))):
            return one_of("command", name, sorted(commands)).sentence()
        case click.NoSuchOption(option_name=name, ctx=click.Context() as context):
            return one_of("option", name, options(context)).sentence()
        case click.MissingParameter(param=click.Parameter() as parameter):
            return say("error-missing", name=shown(parameter))
        case click.BadParameter(param=click.Parameter() as parameter):
            wish = expected(parameter.type)
            if not wish:
                return say("error-bad-value", name=shown(parameter), reason=mistake.message.rstrip("."))
            return say("error-expected", name=shown(parameter), expected=wish)
        case _:
            return say("error-usage", reason=mistake.format_message().rstrip("."))


def expected(kind: click.ParamType[Any]) -> str:
    """What values of this kind look like, or nothing where only Click can tell what was wrong."""
    match kind:
        case click.IntRange(min=int(least), max=int(most)):
            return say("expected-whole-between", least=least, most=most)
        case click.IntRange(min=int(least)):
            return say("expected-whole-least", least=least)
        case click.types.IntParamType():
            return say("expected-whole")
        case click.types.FloatParamType():
            return say("expected-number")
        case click.Choice(choices=names):
            return say("expected-one-of", names=", ".join(map(str, names)))
        case _:
            return ""


def options(context: click.Context) -> list[str]:
    return sorted(name for parameter in context.command.get_params(context) for name in parameter.opts if name.startswith("--"))


def shown(parameter: click.Parameter) -> str:
    """A parameter as it is typed: --games, or GAME for one that has no dashes."""
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.make_metavar(click.Context(click.Command(None)))
