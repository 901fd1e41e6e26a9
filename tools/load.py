#!/usr/bin/env python3
"""How fast the table answers when many play: the promises L1 and L2 of docs/proofs.md.

    .venv/bin/python tools/load.py [L1] [L2] [--games N] [--rate N] [--seconds N] [--json]

L1: persons alone; L2: fewer of them, while computer players think at other tables. A server of its own serves tables that were
played to some moment of their game before. Four persons at each, every one at a socket, pick at random.

When a pick is due is fixed beforehand and does not depend on the server. It is sent when its table has asked its question, but its
time counts from when it was due: a server that stands still for a second is late for all the picks of that second, not for the
one that waits. The load's own lateness counts too, and is told. Load and server share two cores. The exit code is 1 when
something was missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.table.indoors import Held  # noqa: E402
from tests.table.serving import Served, served  # noqa: E402
from tools.crowd import CORES, Load, Plan, plant  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")
SERVER = """
import sys
from pathlib import Path
from thirdage.table.computers import Computers
from thirdage.table.serve import bound, serve
folder, port = Path(sys.argv[1]), int(sys.argv[2])
at = bound("127.0.0.1", port)
computers = Computers(workers={workers}, command=(sys.executable, {thinker!r}))
serve(folder, at, None, lambda: print(at.getsockname()[1], flush=True), computers=computers)
"""
PLANS = {plan.name: plan for plan in (Plan("L1", 200, 100.0, 100.0), Plan("L2", 20, 20.0, 150.0, thinkers=20))}


# What the server took.


@dataclass
class Taken:
    """CPU seconds and MiB of the server, CPU seconds of the processes it started, and how polite those are."""

    cpu: float = 0.0
    memory: float = 0.0
    workers: int = 0
    worker_cpu: float = 0.0
    nice: list[int] = field(default_factory=list)


def stat(pid: int) -> tuple[float, int]:
    """CPU seconds of a process, and its niceness."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS, int(fields[16])


def taken(pid: int) -> Taken:
    """From /proc, so on Linux only; elsewhere nothing is known."""
    if not Path(f"/proc/{pid}/stat").exists():
        return Taken()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    children = [int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    workers = [stat(child) for child in children]
    return Taken(
        cpu=stat(pid)[0],
        memory=pages * resource.getpagesize() / 2**20,
        workers=len(workers),
        worker_cpu=sum(cpu for cpu, _ in workers),
        nice=sorted({nice for _, nice in workers}),
    )


# The measurement.


def part(values: list[float], share: float) -> float:
    """In milliseconds, what so large a share of the values does not exceed."""
    ordered = sorted(values) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def parts(values: list[float]) -> dict[str, float]:
    return {"p50": part(values, 0.5), "p95": part(values, 0.95), "p99": part(values, 0.99), "max": part(values, 1.0)}


Meddle = Callable[[Served], None]


async def measured(plan: Plan, server: Served, tables: tuple[list[list[Held]], ...], meddle: Meddle | None) -> dict[str, Any]:
    """The figures. `meddle` is called in the middle of the measurement, in a thread: a test does the server harm by it."""
    going, new, thinking = tables
    load = Load(plan, server.base, going, new)
    await asyncio.wait_for(load.open(thinking), 120)
    loop = asyncio.get_running_loop()
    load.counted = loop.time() + plan.warm
    running = asyncio.create_task(load.run(plan.warm + plan.seconds))
    await asyncio.sleep(max(0.0, load.counted - loop.time()))
    load.late.clear()
    before, heard, answers, views = taken(server.process.pid), load.heard(), load.answers, load.views
    if meddle:
        await asyncio.sleep(plan.seconds / 4)
        await asyncio.to_thread(meddle, server)
    await running
    after, picks = taken(server.process.pid), max(1, len(load.waits))
    figures: dict[str, Any] = {
        "plan": plan.name,
        "games": plan.games,
        "sockets": len(load.wires),
        "seconds": plan.seconds,
        "cores": len(os.sched_getaffinity(0)),
        "load_average": round(os.getloadavg()[0], 2),
        "bytes_a_pick": round((load.heard() - heard) / picks),
        "views_a_pick": round((load.views - views) / picks, 2),
        "server_cpu": round(after.cpu - before.cpu, 2),
        "server_memory": [round(before.memory, 1), round(after.memory, 1)],
        "late": parts(load.late),
    }
    if plan.thinkers:
        figures["thinking"] = {
            "players": plan.thinkers,
            "answers": load.answers - answers,
            "workers": after.workers,
            "cpu": round(after.worker_cpu - before.worker_cpu, 2),
            "nice": after.nice,
        }
    left = await load.settle()
    figures |= {
        "picks": len(load.waits),
        "rate": round(len(load.waits) / plan.seconds, 1),
        "waits": parts(load.waits),
        "slow": sum(1000 * wait > plan.within for wait in load.waits),
        "replaced": load.replaced,
        "wanted": load.wanted,
        "unanswered": left,
        "refused": load.refused[:5],
        "lost": load.lost,
    }
    for wire in load.wires:
        wire.leave()
    return {**figures, "missed": missed(plan, figures)}


def missed(plan: Plan, figures: dict[str, Any]) -> list[str]:
    """What is not as it should be, in words."""
    found = []
    if figures["waits"]["p99"] > plan.within:
        found.append(f"p99 is {figures['waits']['p99']} ms, not within {plan.within:g} ms")
    if figures["unanswered"] or figures["picks"] != figures["wanted"]:
        found.append(f"{figures['unanswered']} of {figures['wanted']} picks were not answered")
    if figures["refused"]:
        found.append(f"refused: {figures['refused'][0]}")
    if figures["lost"]:
        found.append(f"{figures['lost']} sockets were cut")
    if plan.thinkers and not figures["thinking"]["answers"]:
        found.append("no computer player answered")
    return found


def trial(plan: Plan, meddle: Meddle | None = None) -> dict[str, Any]:
    code = SERVER.format(workers=plan.workers, thinker=str(ROOT / "tools" / "thinker.py"))
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(plant(Path(folder), plan))
        with served(Path(folder), code=code) as server:  # killed in the end, whatever comes; its workers end with it
            return asyncio.run(measured(plan, server, tables, meddle))


def told(figures: dict[str, Any]) -> str:
    """The figures in a few lines."""

    def line(name: str, parts: dict[str, float]) -> str:
        return f"  {name:13}" + ", ".join(f"{share} {value:g} ms" for share, value in parts.items())

    memory = figures["server_memory"]
    share = round(100 * figures["server_cpu"] / figures["seconds"])
    lines = [
        f"{figures['plan']}: {figures['games']} games, {figures['sockets']} sockets, {figures['rate']:g} picks/s"
        f" for {figures['seconds']:g} s on {figures['cores']} cores, load average {figures['load_average']:g}",
        line("acknowledged", figures["waits"]),
        line("load late by", figures["late"]),
        f"  server       CPU {figures['server_cpu']:g} s ({share} % of a core), memory {memory[0]:g} -> {memory[1]:g} MiB",
        f"  sent         {figures['bytes_a_pick']} bytes and {figures['views_a_pick']:g} views a pick",
        f"  games        {figures['replaced']} ended and were replaced",
    ]
    if "thinking" in figures:
        thinking = figures["thinking"]
        nice = ", ".join(map(str, thinking["nice"]))
        lines.append(
            f"  thinking     {thinking['players']} players gave {thinking['answers']} answers;"
            f" {thinking['workers']} workers of niceness {nice} took {thinking['cpu']:g} s"
        )
    return "\n".join([*lines, *(f"  MISSED       {fault}" for fault in figures["missed"])])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measures how fast the table answers under load.")
    parser.add_argument("plans", nargs="*", metavar="L1, L2", help="what to measure; both if nothing is named")
    parser.add_argument("--games", type=int, help="tables with four persons each")
    parser.add_argument("--rate", type=float, help="picks a second over all tables")
    parser.add_argument("--seconds", type=float, help="how long to measure")
    parser.add_argument("--warm", type=float, help="seconds before that do not count")
    parser.add_argument("--lobby", type=int, help="sockets in the lobby besides")
    parser.add_argument("--workers", type=int, help="processes in which computer players think")
    parser.add_argument("--json", action="store_true", help="the figures as JSON, one line a plan")
    given = vars(parser.parse_args(arguments))
    wanted, as_json = given.pop("plans") or list(PLANS), given.pop("json")
    if set(wanted) - set(PLANS):
        parser.error(f"what can be measured: {', '.join(PLANS)}")
    changes = {name: value for name, value in given.items() if value is not None}
    if any(value < 0 for value in changes.values()) or 0 in (changes.get(name) for name in ("games", "rate", "seconds", "workers")):
        parser.error("these numbers are above 0")
    spare_the_machine()
    fine = True
    for name in wanted:
        figures = trial(replace(PLANS[name], **changes))
        print(json.dumps(figures) if as_json else told(figures), flush=True)
        fine = fine and not figures["missed"]
    return 0 if fine else 1


def spare_the_machine() -> None:
    """Two cores for all of it, and as many open sockets as the system allows."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("stopped")
