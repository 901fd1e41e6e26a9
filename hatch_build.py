"""Puts the built page into the wheel. A wheel without it would install well and show nothing, so it is not made at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "web/dist"


class PutThePageIn(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # it runs from the checkout, which builds its page when it needs one
        if not (Path(self.root) / PAGE / "index.html").is_file():
            raise SystemExit(
                f"The wheel needs the page, and {PAGE} is not built: run `npm ci` and `npm run build` in web/, or ./thirdage play."
            )
        build_data["force_include"][PAGE] = "thirdage/page"
