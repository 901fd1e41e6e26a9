"""A real browser at a real server. Every test that uses it also proves S5: no console error, no request to anywhere else."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, sync_playwright

from tests.table.serving import Served, served
from thirdage.cli import browser as finding
from thirdage.cli import page as building

DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (360, 640)
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
]
PATIENCE = 20_000  # milliseconds for anything to appear


class House:
    """A server with the built page, and a browser to open it with."""

    def __init__(self, server: Served, browser: Browser) -> None:
        self.server, self.browser = server, browser
        self.faults: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.expecting_loss = False  # while the server is down on purpose, failing to reach it is no fault

    def guest(self, size: tuple[int, int] = DESKTOP, touch: bool = False, storage: dict[str, str] | None = None) -> Page:
        """A person with a browser of their own: nothing is shared with other guests but the server."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        kept = {"thirdage-table": '{"speed": 0}', **(storage or {})}  # nobody watches: cards need not travel
        for name, value in kept.items():  # what the guest sets later stays
            context.add_init_script(f"localStorage.getItem({name!r}) ?? localStorage.setItem({name!r}, {value!r})")
        return self.tab(context)

    def tab(self, context: BrowserContext) -> Page:
        """A tab of a guest's browser."""
        page = context.new_page()
        page.on("console", self.listen)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self.watch(request.url))
        return page

    def lose(self, *pages: Page) -> None:
        """Kill the server under pages that are wholly drawn: one that is not would ask the dead server for its letters."""
        for page in pages:
            page.evaluate("document.fonts.ready.then(() => true)")
        self.expecting_loss = True
        self.server.kill()

    def listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.expecting_loss and "WebSocket" in message.text):
            self.faults.append(f"{message.type}: {message.text}")

    def watch(self, url: str) -> None:
        own = (self.server.base + "/", self.server.base.replace("http", "ws", 1) + "/", "data:", "blob:")
        if not url.startswith(own):
            self.faults.append(f"a request to {url}")

    def well(self) -> None:
        """The proof that nothing went wrong until now; what did is said once, of the test in which it happened."""
        faults, self.faults = self.faults, []
        assert not faults, "on the pages: " + "; ".join(faults)


@contextlib.contextmanager
def house(folder: Path) -> Iterator[House]:
    """Ends with the proof that nothing went wrong on any page."""
    found = finding.chromium()
    assert found, "no Chromium on the path: ./thirdage test says what to do"
    with served(folder, building.built()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        made = House(server, browser)
        try:
            yield made
        finally:
            with contextlib.suppress(Error):
                for context in made.contexts:
                    context.close()
            browser.close()
        made.well()


@contextlib.contextmanager
def visited(shared: House) -> Iterator[House]:
    """One server for many tests: the guests go home after each, and nothing went wrong on their pages."""
    yield shared
    while shared.contexts:
        shared.contexts.pop().close()
    shared.well()
