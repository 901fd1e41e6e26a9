"""What a hostile guest sends, made from a seed: nothing of it may ever be done, and most of it is answered with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Sent = str | bytes
Make = Callable[[Random], Sent]

SOUND: list[dict[str, Any]] = [
    {"type": "pick", "id": "a", "version": 1, "verb": "pass", "noun": 0},
    {"type": "undo", "id": "a", "version": 1},
    {"type": "consent", "id": "a", "proposal": 1, "yes": True},
    {"type": "why", "id": "a", "noun": 3, "verb": "play"},
    {"type": "chat", "id": "a", "text": "Hail!", "room": "table"},
    {"type": "call", "id": "a", "name": "Ada"},
    {"type": "sit", "id": "a", "person": 0, "sitter": "person"},
    {"type": "settings", "id": "a", "title": "x", "listed": True},
    {"type": "issue", "id": "a", "role": 0},
    {"type": "revoke", "id": "a", "role": 0},
    {"type": "step", "id": "a", "step": 0, "eyes": "own"},
    {"type": "ping", "id": "a"},
]
PICK = '{"type":"pick","id":"a","verb":"pass","version":?}'
ODD: list[Any] = [
    *(None, True, -2, 1.5, 2**31, 2**63, 2**64, -(2**70), 10**300, 1e308, "", "x" * 700, "\x00", "\u202e", [], {}, [[]], {"a": {"a": {}}}),
    *(["1"], {"id": "a"}, "\n", "a b", "ä", "🧙" * 600),
]
ALONE = [
    "null",
    "true",
    "0",
    "-1",
    '""',
    "[]",
    "{}",
    "NaN",
    "Infinity",
    "-Infinity",
    "{",
    "}",
    '"',
    "\\",
    "nul",
    "[1,]",
    "{,}",
    "'a'",
    " ",
    "",
]
STRANGE = [
    "done",
    "view",
    "welcome",
    "bye",
    "mine",
    "lobby",
    "Pick",
    "PICK",
    "pick ",
    "__class__",
    "\u0000",
    "pick\u0000",
    "",
    "💍",
    "x" * 4000,
]
CONTENT: list[dict[str, Any]] = [
    {"type": "pick", "version": 1_000_000, "verb": "pass"},
    {"type": "pick", "version": 0, "verb": "pass"},
    {"type": "pick", "version": 1, "verb": "__import__('os')", "noun": 1},
    {"type": "pick", "version": 1, "verb": "'; DROP TABLE entries; --", "noun": 1_000_000},
    {"type": "pick", "version": 1, "verb": "play", "noun": -1},
    {"type": "pick", "version": 1, "verb": "{ $reason }", "noun": 5},
    {"type": "undo", "version": 999_999},
    {"type": "consent", "proposal": 999_999, "yes": True},
    {"type": "chat", "text": "\u202e\u200b\u0007\u2066\ufeff"},
    {"type": "chat", "text": "psst", "room": "team"},
    {"type": "chat", "text": "psst", "room": "watch"},
    {"type": "sit", "person": 7, "sitter": "greedy"},
    {"type": "sit", "person": 1, "sitter": "../../../etc/passwd"},
    {"type": "settings", "title": "Mine", "listed": False},
    {"type": "issue", "role": "any"},
    {"type": "issue", "role": 0},
    {"type": "revoke", "role": 0},
    {"type": "revoke", "role": "watch"},
    {"type": "step", "step": 1_000_000},
    {"type": "step", "step": 0, "eyes": "open"},
    {"type": "step", "step": 0, "eyes": "frodo"},
]


def spelled(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False)


def noise(rng: Random) -> Sent:
    return rng.randbytes(rng.randrange(0, 300))


def babble(rng: Random) -> Sent:
    """Letters of all kinds, halves of letters left out: they cannot be sent."""
    return "".join(
        chr(rng.choice([rng.randrange(0xD800), rng.randrange(0xE000, 0x110000), rng.randrange(128)])) for _ in range(rng.randrange(200))
    )


def cut_off(rng: Random) -> Sent:
    whole = spelled(rng.choice(SOUND))
    return whole[: rng.randrange(len(whole))]


def wrong_value(rng: Random) -> Sent:
    """A field with something in it that it can never have."""
    while True:
        message = dict(rng.choice(SOUND))
        name = rng.choice(sorted(message))
        message[name] = rng.choice(ODD)
        if not may_be_meant(message, name):
            return spelled(message)


def may_be_meant(message: dict[str, Any], name: str) -> bool:
    """Where nearly everything can be meant: names and texts, which are tidied, and questions why."""
    free = {("settings", "title"), ("settings", "listed"), ("call", "name"), ("chat", "text"), ("consent", "yes"), ("why", "verb")}
    return name != "type" and (message["type"], name) in free


def unknown_field(rng: Random) -> Sent:
    return spelled({**rng.choice(SOUND), rng.choice(["table", "seat", "__proto__", "", "Id", "🧙", "x" * 300]): rng.choice(ODD)})


def missing_field(rng: Random) -> Sent:
    message = dict(rng.choice(SOUND))
    del message[rng.choice(["type", "id"])]
    return spelled(message)


def huge_number(rng: Random) -> Sent:
    number = rng.choice(
        ["9" * rng.randrange(20, 5000), "-" + "9" * 400, "1e999", "1E+400", "0" * 50 + "1", "1" + "0" * 100 + ".0", "--1", "+1", "0x10"]
    )
    return PICK.replace("?", number)


def no_number(rng: Random) -> Sent:
    return PICK.replace("?", rng.choice(["NaN", "Infinity", "-Infinity", "nan", "1_000", "1.", ".5", "-"]))


def nested(rng: Random) -> Sent:
    depth = rng.randrange(10, 3500)
    left, right = rng.choice([("[", "]"), ('{"a":', "}")])
    depth = min(depth, 7000 // (len(left) + len(right)))
    inner = left * depth + "1" * (left != "[") + right * rng.choice([depth, depth - 1, 0])
    return rng.choice(["?", '{"type":"chat","id":"a","text":?}', '{"type":"ping","id":"a","deep":?}']).replace("?", inner)


def half_letter(rng: Random) -> Sent:
    half = rng.choice(["\\ud800", "\\udc00", "\\ud800\\ud800", "\\udfff\\ud800", "\\ud83d", "\\u12", "\\x41"])
    return (
        rng.choice(
            ['{"type":"chat","id":"a","text":"%s"}', '{"type":"%s","id":"a"}', '{"type":"ping","id":"%s"}', '{"type":"ping","%s":1}']
        )
        % half
    )


def bad_letters(rng: Random) -> Sent:
    """Not UTF-8, in a binary frame: the frame itself is sound."""
    bad = rng.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82", b"\x80"])
    return b'{"type":"chat","id":"a","text":"' + bad + b'"}'


def alone(rng: Random) -> Sent:
    return rng.choice(ALONE)


def strange_type(rng: Random) -> Sent:
    return spelled({**rng.choice(SOUND), "type": rng.choice(STRANGE)})


def content(rng: Random) -> Sent:
    """Sound in form: only what it asks for cannot be had. This guest holds person 1's link, and is no host."""
    return spelled({"id": f"h{rng.randrange(10**9)}", **rng.choice(CONTENT)})


KINDS: list[Make] = [
    *(noise, babble, cut_off, wrong_value, unknown_field, missing_field, huge_number, no_number, nested, half_letter, bad_letters, alone),
    *(strange_type, content),
]


# Frames and requests that are unsound in themselves.


def frame(opcode: int, data: bytes = b"", fin: bool = True, flags: int = 0, masked: bool = True, length: int | None = None) -> bytes:
    """A WebSocket frame as no client would make it; the mask is 0, so data stays as it is."""
    size = len(data) if length is None else length
    head = bytes([(fin << 7) | (flags << 4) | opcode])
    mark = masked << 7
    if size < 126:
        head += bytes([mark | size])
    elif size < 1 << 16:
        head += bytes([mark | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mark | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) * masked + data


TEXT, BINARY, CLOSE, PING, PONG, REST = 1, 2, 8, 9, 10, 0


def frames(rng: Random) -> bytes:
    """What breaks the rules of WebSocket, or the limits of a frame."""
    return rng.choice(
        [
            frame(TEXT, b"\xff\xfe"),
            frame(TEXT, b'{"type":"chat","id":"a","text":"\xed\xa0\x80"}'),
            frame(TEXT, b"x" * 8193),
            frame(BINARY, b"\x00" * 60_000),
            frame(TEXT, b"x" * 8000, fin=False) + frame(REST, b"x" * 8000),
            frame(TEXT, length=1 << 40),
            frame(TEXT, length=(1 << 64) - 1),
            frame(TEXT, b"{}", masked=False),
            frame(TEXT, b"{}", flags=rng.randrange(1, 8)),
            frame(rng.choice([3, 7, 11, 15]), b"{}"),
            frame(REST, b"{}"),
            frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
            frame(PING, b"x" * 126),
            frame(PING, fin=False),
            frame(PING, b"x") * 400,
            frame(PONG, b"x") * 400,
            frame(TEXT, b"", fin=False) + frame(REST, fin=False) * 1000,
            frame(TEXT) * 3000,
            frame(CLOSE, b"\x00"),
            frame(CLOSE, (5).to_bytes(2, "big")),
            frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff"),
            rng.randbytes(rng.randrange(1, 2000)),
        ]
    )


def lines(rng: Random, host: str) -> bytes:
    """What is no HTTP, or not quite."""
    good = f"Host: {host}\r\nOrigin: http://{host}\r\n".encode()
    return rng.choice(
        [
            rng.randbytes(rng.randrange(1, 3000)),
            b"\r\n" * 500,
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n" + good + b"\r\n",
            b"GET /\xff HTTP/1.1\r\n" + good + b"\r\n",
            b"GET " + b"/x" * 40_000 + b" HTTP/1.1\r\n" + good + b"\r\n",
            b"GET / HTTP/1.1\r\n" + good + b"X: " + b"y" * 100_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + good + b"X: y\r\n" * 20_000,
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + good + good + b"\r\n",
            b"GET / HTTP/1.1\r\n" + good + b"Bad Name: 1\r\n\r\n",
            b"POST /api/enter HTTP/1.1\r\n" + good + b"Content-Length: -5\r\n\r\n",
            b"POST /api/enter HTTP/1.1\r\n" + good + b"Content-Length: " + b"9" * 30 + b"\r\n\r\n",
            b"POST /api/enter HTTP/1.1\r\n" + good + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\n{}",
            b"POST /api/enter HTTP/1.1\r\n" + good + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}",
            b"POST /api/enter HTTP/1.1\r\n"
            + good
            + b"Transfer-Encoding: chunked\r\n\r\n"
            + b"ffff\r\n"
            + b"x" * 65535
            + b"\r\nffff\r\n"
            + b"x" * 65535,
            b"POST /api/enter HTTP/1.1\r\n" + good + b"Transfer-Encoding: gzip\r\n\r\n{}",
            b"GET /ws HTTP/1.1\r\n" + good + b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n",
            b"GET /ws HTTP/1.1\r\n"
            + good
            + b"Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: !\r\n\r\n",
            b"POST /ws HTTP/1.1\r\n" + good + b"Connection: upgrade\r\nUpgrade: h2c\r\nContent-Length: 0\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(500),
        ]
    )


PATHS = [
    *(
        "/",
        "/api/tables",
        "/api/enter",
        "/api/records",
        "/api/tables/x/join",
        "/api/tables/%00/join",
        "/t/%ff/record",
        "/t/a/record",
        "/t/../ws",
    ),
    *(
        "/assets/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%00",
        "/ws",
        "/t/a/ws",
        "/api/catalogue/__class__",
        "/api/catalogue/%f0%9f",
        "//",
        "/%",
        "/?" + "a" * 999,
    ),
]
WISHES: list[dict[str, Any]] = [
    {"game": "cardgame", "scenario": "duel2", "options": {"seed": "known"}},
    {"game": "cardgame", "scenario": "duel2", "options": {"self": 1}},
    {"game": "cardgame", "scenario": "duel2", "options": {"persons": 2**62}},
    {"game": "cardgame", "scenario": "duel2", "options": {"rulings": {"CG-C45": [[]]}}},
    {"game": "cardgame", "scenario": "duel2", "options": {"rulings": [["a", "b"]]}},
    {"game": "cardgame", "scenario": "duel2", "sitters": ["person"] * 8},
    {"game": "cardgame", "scenario": "duel2", "sitters": ["__main__", "os"]},
    {"game": "cardgame", "scenario": "duel2", "mine": 7},
    {"game": "cardgame", "scenario": "../../x"},
    {"game": "../cardgame", "scenario": "duel2"},
    {"link": "a" * 40, "secret": "\x00"},
    {"role": 7},
    {"record": "thirdage record 1\ngame: cardgame\n\n1 frodo: pass"},
    {"record": 'thirdage record 1\ngame: cardgame\nversion: 1\nscenario: duel2\noptions: {"\\ud800": 1}\nseed: 1\n'},
    {"record": "thirdage record 1\ngame: cardgame\nversion: 1\nscenario: " + "x" * 50_000 + "\noptions: {}\nseed: 1\n"},
]


def request(rng: Random, host: str) -> bytes:
    """A sound HTTP request with something unsound in it."""
    method = rng.choice(["POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"])
    wish = rng.choice(WISHES)
    made: Sent = rng.choice([json.dumps({"id": f"{rng.getrandbits(80):020x}", **wish}), json.dumps(wish), rng.choice(KINDS)(rng)])
    body = made if isinstance(made, bytes) else made.encode()
    head = f"{method} {rng.choice(PATHS)} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    size = f"Content-Length: {len(body)}\r\nConnection: close\r\n"
    cookie = rng.choice(["", "Cookie: seat=" + "x" * 3000 + "\r\n", "Cookie: =;;;\r\n", "Cookie: seat=\x01\r\n"])
    return (head + size + cookie + "\r\n").encode("latin-1") + body
