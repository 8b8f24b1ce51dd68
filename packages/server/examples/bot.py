"""A bot for any of the games, with Python's standard library alone: python3 bot.py http://localhost:3000 BCDF-GHJK Name"""

import base64, json, os, random, socket, struct, sys, time, urllib.parse, urllib.request

server, code, name = (sys.argv + ["", "Robin"])[1:4]
host = urllib.parse.urlparse(server)


def sit():
    body = json.dumps({"name": name, "face": "bot", "program": True}).encode()
    url = f"{server}/api/rooms/{code}/guests"
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    return json.load(urllib.request.urlopen(request))


class WebSocket:
    """As much of RFC 6455 as is needed: the server sends whole text frames and pings."""

    def __init__(self, path):
        self.socket = socket.create_connection((host.hostname, host.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: {host.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.socket.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline(), "no socket"
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def frame(self, kind, data):
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def messages(self):
        while head := self.file.read(2):
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            kind, data = head[0] & 15, self.file.read(size)
            if kind == 9:
                self.frame(10, data)  # echo at once: the server measures us by it
            elif kind == 8:
                return print("closed:", int.from_bytes(data[:2], "big"), flush=True)
            elif kind == 1:
                yield json.loads(data)


def merge(old, patch):
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        new.pop(key, None)
        if value is not None:
            new[key] = merge(old.get(key) if isinstance(old, dict) else None, value)
    return new


def fill(choice):
    if isinstance(choice, list):
        return random.choice(choice)
    if "from" in choice:
        return choice["from"][: choice["least"]]
    return "Hm!"[: choice["longest"]] if "longest" in choice else choice["lowest"]


def choose(offers):
    """What something waits for; drawing and passing only where there is nothing else."""
    asked = [offer for offer in offers if not offer.get("unprompted")]
    lively = [offer for offer in asked if offer["type"] not in ("draw", "pass", "take")]
    if not asked:
        return None
    offer = random.choice(lively or asked)
    return {"type": offer["type"], **{field: fill(choice) for field, choice in offer["fields"].items()}}


seat = sit()
room = WebSocket(f"/socket/{seat['code']}")
room.send({"t": "hello", "token": seat["token"]})
view, asking, count = {}, False, 0
for message in room.messages():
    kind = message["t"]
    if kind == "ping":
        room.send({"t": "pong", "n": message["n"], "at": time.time() * 1000})
    elif kind in ("welcome", "update"):
        view = message["view"] if kind == "welcome" else merge(view, message["patch"])
    elif kind in ("done", "refused"):
        asking = False
    match = view.get("match") or {}
    if match.get("view", {}).get("over"):
        print("the match is over", flush=True)
        break
    action = None if asking else choose(match.get("offers", []))
    if action:
        count, asking = count + 1, True
        room.send({"t": "act", "id": count, "action": action})
