# What schemathesis must know of Ludoteca, beside its description: a guest to ask as, and rooms that are there. Most rooms
# that it makes up exist nowhere, so some of the ids are those of rooms before, during and after a game.
import json
import os
import re

import requests
import schemathesis

URL = os.environ["LUDOTECA_URL"]
AS_GUEST = os.environ["LUDOTECA_AS"] == "guest"
ROOM = re.compile("^[0-9a-hjkmnp-tv-z]{20}$")
# What is asked changes the rooms: after so many requests there are new ones.
RENEW = 40


def call(method, path, token, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    answer = requests.request(method, URL + path, headers=headers, data=json.dumps(body or {}), timeout=20)
    answer.raise_for_status()
    return answer.json()


def guest():
    return call("POST", "/api/tokens", "", {"name": "Marta"})["token"]


def hello(token, room, seat):
    headers = {"Authorization": f"Bearer {token}"}
    with requests.get(f"{URL}/api/rooms/{room}/events?seat={seat}", headers=headers, stream=True, timeout=20) as stream:
        lines = stream.iter_lines(decode_unicode=True)
        return next(json.loads(line[6:]) for line in lines if line.startswith("data: "))


def play_out(token, room):
    while True:
        table = hello(token, room, 0)["table"]
        if table["outcome"]:
            return
        [seat] = table["to_act"]
        table = hello(token, room, seat)["table"]
        action = {"type": "lay", "card": table["legal"]["play"][0]["card"]}
        move = {"seat": seat, "step": table["step"], "id": f"m{table['step']}", "action": action}
        call("POST", f"/api/rooms/{room}/actions", token, move)


class Place:
    """A guest, and rooms of theirs."""

    def __init__(self):
        self.token = guest()
        self.asked = 0
        self.over = self.open(mine=["A", "B"], start=True)
        play_out(self.token, self.over)
        self.renew()

    def open(self, game="tiny", **more):
        return call("POST", "/api/rooms", self.token, {"game": game, **more})["id"]

    def renew(self):
        self.rooms = [self.open(), self.open(mine=["A", "B"], start=True), self.open("sensu", seats=1, practice=True, start=True), self.over]

    def room(self, made_up):
        self.asked += 1
        if self.asked % RENEW == 0:
            self.renew()
        return (self.rooms + [made_up])[sum(made_up.encode()) % 5]


PLACE = Place()


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    room = (path_parameters or {}).get("id")
    if isinstance(room, str) and ROOM.match(room):
        path_parameters["id"] = PLACE.room(room)
    return path_parameters


if AS_GUEST:

    @schemathesis.auth(refresh_interval=None)
    class AsGuest:
        def get(self, case, context):
            is_last = (case.method, case.path) == ("DELETE", "/api/me")
            return guest() if is_last else PLACE.token

        def set(self, case, data, context):
            case.headers = case.headers or {}
            case.headers["Authorization"] = f"Bearer {data}"
