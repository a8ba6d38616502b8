"""A bot for pioche, written from docs/protocol.md: python bot.py https://example.org/t/7K3QX9F2MD [NAME]

It needs the package `websockets`. With a token in PIOCHE_TOKEN it finds its seat again when it is started anew.
"""

import json
import os
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

FOR_GOOD = {1008, 1009, 4001, 4002}  # Close codes after which it is no use to come back.


def choose(view, menu):
    """What to do: catch, call Uno, lay the first card that fits, or else whatever the menu begins with."""
    seat, hand = view["viewer"], view["shown"].get(view["viewer"], [])
    first = {move["kind"]: move for move in reversed(menu)}
    if "catch" in first:
        return first["catch"]
    if "uno" in first and any(window["kind"] == "uno" and window["seat"] == seat for window in view["windows"]):
        return first["uno"]
    if view["decision"]["seat"] != seat:
        return None
    if "play" in first:
        return {**first["play"], "uno": len(hand) - len(first["play"]["cards"]) == 1}
    return next(move for move in menu if move["kind"] != "uno")


def wish(room, step):
    """What to say to the table as it stands, or None."""
    if room["stage"] == "playing" and step["view"]["decision"]:
        move = choose(step["view"], step["menu"])
        return move and {"type": "do", "seen": step["view"]["version"], "move": move}
    if room["stage"] == "preparing" and room["host"] == room["you"]:
        return None if any(place["kind"] == "free" for place in room["places"]) else {"type": "start"}
    return {"type": "ready"} if room["stage"] == "between" else None


def play(socket, token):
    """Play until the match is over; its last view."""
    socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    last, said = {"step": {"view": {"decision": None}}}, None
    while "room" not in last or last["room"]["stage"] != "over":
        frame = json.loads(socket.recv())
        last[frame["type"]] = frame
        if frame["type"] == "answer" and "ms" in frame:  # Too early, or too much at once: say it again later.
            time.sleep(frame["ms"] / 1000)
            said = None
        wanted = wish(last["room"], last["step"]) if "room" in last else None
        if wanted and wanted != said:
            socket.send(json.dumps({**wanted, "id": secrets.token_urlsafe(9)}))
        said = wanted
    return last["step"]["view"]


def main(link, name="Robot"):
    server, _, code = link.partition("#")[0].partition("/t/")
    token = os.environ.get("PIOCHE_TOKEN") or secrets.token_urlsafe(32)
    body = json.dumps({"name": name, "token": token}).encode()
    urlopen(Request(f"{server}/api/tables/{code}/seats", body)).close()
    while True:
        try:
            with connect(f"{server.replace('http', 'ws', 1)}/ws/{code}") as socket:
                view = play(socket, token)
                return print("won" if view["viewer"] in view["champions"] else "lost", view["totals"])
        except (ConnectionClosed, InvalidHandshake, OSError) as lost:
            if getattr(getattr(lost, "rcvd", None), "code", 0) in FOR_GOOD:
                raise
            time.sleep(2)  # The server is restarting, or the network is away.


if __name__ == "__main__":
    main(*sys.argv[1:])
