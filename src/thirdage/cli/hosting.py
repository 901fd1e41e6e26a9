"""`play` in the browser: the server with its page at an address, said at the start together with where the games are and how to end it."""

from __future__ import annotations

import errno
import io
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import segno

from thirdage.cli import page
from thirdage.cli.first_table import Invitation, invited
from thirdage.kernel.errors import Problem
from thirdage.kernel.words import say
from thirdage.table.house import House
from thirdage.table.protocol import NewTable
from thirdage.table.serve import ALONE, PORT, bound, serve

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")  # hosts that are no address, but all of this machine's
# Addresses to which nothing is sent: asked how it would reach them, the machine names its own address in each kind of private network.
AFAR = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def serve_page(folder: Path, host: str | None, port: int | None, lan: bool, origins: list[str], browse: bool, wish: NewTable | None) -> int:
    """Until Ctrl-C, which is how one ends it: so that is no failure, and the exit code is 0."""
    if lan and host:
        raise Problem("problem-lan-host")
    names = [checked_origin(origin) for origin in origins]
    host = host or ("0.0.0.0" if lan else HERE)
    with listening(host, port) as at:
        place = Place(host, at.getsockname()[1], lan, names)
        built = page.built()
        made: list[Invitation] = []

        async def first(house: House) -> None:
            made.extend(await invited(house, wish) if wish else [])

        def ready() -> None:
            announce(place, port, folder, made)
            if browse:
                show(place.address + (made[0].path if made else "/"))

        try:
            serve(folder, at, built, ready, place.origins, compress=bool(names), first=first)
        except KeyboardInterrupt:
            print("\n" + say("play-stopped", folder=str(folder)))
    return 0


def listening(host: str, port: int | None) -> socket.socket:
    """At the port that was asked for. Where none was, a usual one that is taken gives way to any that is free."""
    try:
        return bound(host, PORT if port is None else port)
    except Problem as fault:
        if port is None and isinstance(fault.__cause__, OSError) and fault.__cause__.errno == errno.EADDRINUSE:
            return bound(host, 0)
        raise


def checked_origin(text: str) -> str:
    """The name by which a proxy is reached: https://games.example, and nothing behind it."""
    try:
        parts = urlsplit(text.lower().rstrip("/"))
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise Problem("problem-origin-form", given=text)
    return parts.geturl()


class Place:
    """Where the page is. `address`: as the guests would have it, because the page makes its links from the address it is opened at."""

    def __init__(self, host: str, port: int, lan: bool, names: list[str]) -> None:
        self.host, self.port, self.names = host, port, names
        own = HERE if host == "0.0.0.0" else "::1" if host == "::" else host
        self.local = url(own, port)
        self.others = [url(address, port) for address in own_addresses()] if lan else []
        self.address = next(iter(names + self.others), self.local)
        self.origins = names if is_number(own) or own in ALONE else [*names, self.local]  # a name of our own is to be trusted too

    @property
    def is_alone(self) -> bool:
        return self.host in ALONE and not self.names


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def own_addresses() -> list[str]:
    """This machine's addresses in its networks, the one towards the internet first."""
    found: list[str] = []
    for afar in AFAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((afar, 9))  # a datagram socket: it only looks up the way
                found.append(asking.getsockname()[0])
            except OSError:
                continue  # no way there
    return [address for address in dict.fromkeys(found) if not ipaddress.ip_address(address).is_loopback]


def announce(place: Place, port: int | None, folder: Path, made: list[Invitation]) -> None:
    """What whoever started it must know. Plain lines: an address must not be broken."""
    lines = [say("play-at", address=place.address + "/")]
    if port is None and place.port != PORT:
        lines.append(say("play-other-port", usual=str(PORT), port=str(place.port)))
    if place.address != place.local:
        lines.append(say("play-local", address=place.local + "/"))
    lines += [say("play-also-at", address=other + "/") for other in place.others[1:]]
    if place.host in EVERYWHERE and not place.others and not place.names:
        lines.append(say("play-no-network"))
    if place.others:
        lines += [say("play-scan"), qr_code(place.address + "/").rstrip("\n")]
    lines.append(say("play-data", folder=str(folder)))
    if made:
        lines.append(say("play-links"))
        width = max(len(invitation.name) for invitation in made)
        lines += [f"  {name:<{width}}  {place.address}{path}" for name, path in made]
    else:
        lines.append(say("play-friends"))
    if place.is_alone:
        lines.append(say("play-alone"))
    lines.append(say("play-stop"))
    print("\n".join(lines), flush=True)


def qr_code(address: str) -> str:
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def show(address: str) -> None:
    """In the person's browser, where there is a screen for one: a browser inside this terminal would take it from the server."""
    screen = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    if screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        print(say("play-no-screen", address=address), flush=True)
