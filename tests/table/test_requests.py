"""Requests that make links, sent twice: made once, and nobody else gets in by guessing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.serving import served
from thirdage.table import client
from thirdage.table.client import Trouble, fresh, post


def test_a_table_asked_for_twice_is_made_once_and_the_second_link_is_like_the_first(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        wish = {"id": fresh(), "game": "cardgame", "scenario": "duel2", "mine": 0}
        first, _ = post(server.base, "/api/tables", wish)
        again, _ = post(server.base, "/api/tables", {**wish, "mine": 1})
        assert again["table"] == first["table"] and again["link"] != first["link"]


def test_a_request_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as server, pytest.raises(Trouble, match="length >= 16"):
        post(server.base, "/api/tables", {"id": "1", "game": "cardgame", "scenario": "duel2"})


def test_a_seat_asked_for_twice_is_taken_once(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = client.new_table(server.base, options={"persons": 4})
        wish = {"id": fresh(), "role": "any"}
        for _ in range(2):
            post(server.base, f"/api/tables/{made.table}/join", wish)
        for _ in range(3):
            client.join(server.base, made.table, "any")
        with pytest.raises(Trouble, match="Every place at this table is taken"):
            client.join(server.base, made.table, "any")
