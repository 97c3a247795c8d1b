#!/usr/bin/env python3
"""A client that plays whole matches on a Schupf server, in plain Python (3.10 or newer). PROTOCOL.md explains the
messages; tichu.py chooses the moves. Try it while "npm start" is running:

    python3 examples/client.py --address http://127.0.0.1:3000 --variant trichu

This opens a table with bots, prints its link and plays. With --code it takes a seat at an existing table instead."""
import argparse, json, random, sys, time
from fair_deals import FairDeals
from tichu import DRAGON, PACK, action_for, rank_of
from websocket import WebSocket, request

CHAIRS = {"nanjing": 4, "trichu": 3, "wuwang": 3, "tientsin": 6, "grandseigneur": 5, "let": 5}
# The fields we keep up to date from events. The others depend on rules this client does not know.
FOLLOWED = ["players", "solo", "ranking", "hands", "counts", "finished", "standing", "owner", "wish"]


class View:
    """What we need to know about the game, from a snapshot and the events after it."""

    def __init__(self, view, variant):
        self.fields = {name: view["open"].get(name, view.get(name)) for name in FOLLOWED}
        self.phase, self.totals = view["open"]["phase"], view["open"]["totals"]
        self.has_gifts = variant not in ("grandseigneur", "let")  # a trick won with the Dragon is given away

    def follow(self, event):
        fields, kind, seat = self.fields, event["type"], event.get("seat")
        if kind == "dealt":
            self.phase = None  # not over any more
            fields |= {name: event[name] for name in ("players", "solo", "ranking")}
            fields |= {"finished": [], "standing": None, "owner": -1, "wish": 0}
            fields["hands"] = [cards if isinstance(cards, list) else None for cards in event["hands"]]
            fields["counts"] = [len(cards) if isinstance(cards, list) else cards for cards in event["hands"]]
        elif kind == "rest-dealt":
            for seat, cards in enumerate(event["hands"]):
                fields["counts"][seat] += len(cards) if isinstance(cards, list) else cards
                self.add(seat, cards)
        elif kind == "took":
            fields["counts"][seat] += 1
            self.add(seat, event["card"] if event["card"] is None else [event["card"]])
        elif kind == "exchanged":
            known = [transfer for transfer in event["transfers"] if isinstance(transfer["cards"], list)]
            for transfer in known:
                self.remove(transfer["from"], transfer["cards"])
            for transfer in known:
                self.add(transfer["to"], transfer["cards"])
        elif kind == "dummy-shown":
            if isinstance(event["cards"], list):
                fields["hands"][seat] = event["cards"]
        elif kind == "played":
            self.play(event)
        elif kind == "gave" or (kind == "gathered" and not self.is_dragon_trick()):
            fields |= {"standing": None, "owner": -1}
        elif kind == "round-ended":
            fields["hands"] = event["hands"]

    def play(self, event):
        fields, play, seat = self.fields, event["play"], event["seat"]
        self.remove(seat, play["cards"])
        fields["counts"][seat] -= play["size"]
        if fields["counts"][seat] == 0:
            fields["finished"] = [*fields["finished"], seat]
        if event["wish"] != 0:
            fields["wish"] = event["wish"]
        elif any(rank_of(card) == fields["wish"] for card in play["cards"]):
            fields["wish"] = 0
        is_dog = play["kind"] == "dog"
        fields |= {"standing": None, "owner": -1} if is_dog else {"standing": play, "owner": seat}

    def is_dragon_trick(self):
        """Whether the Dragon wins this trick, which then stays on the table until it is given away."""
        standing = self.fields["standing"]
        return self.has_gifts and standing["size"] == 1 and standing["cards"][0] % PACK == DRAGON

    def add(self, seat, cards):
        hand = self.fields["hands"][seat]
        if hand is not None and isinstance(cards, list):
            self.fields["hands"][seat] = hand + cards

    def remove(self, seat, cards):
        hand = self.fields["hands"][seat]
        if hand is not None:
            self.fields["hands"][seat] = [card for card in hand if card not in cards]

    def difference(self, other):
        """The first field in which two views differ; None if they agree."""
        def comparable(view, name):
            hands = [hand and sorted(hand) for hand in view.fields["hands"]]
            return hands if name == "hands" else view.fields[name]
        # After the end of a round, the last trick no longer matters.
        names = FOLLOWED[:6] if other.phase in ("round-over", "match-over") else FOLLOWED
        return next((name for name in names if comparable(self, name) != comparable(other, name)), None)


class Client:
    def __init__(self, options, code, cookie):
        self.options, self.code, self.cookie = options, code, cookie
        self.socket = self.view = self.status = None
        self.variant = self.observer = self.seq = None
        self.unanswered = None  # the command we have sent, until its reply arrives
        self.held = None  # the id of a play that waits for the end of the interval
        self.done = None  # the duty we have answered, until it has disappeared
        self.deals, self.fair_deals = None, FairDeals()
        self.awaits = None  # "info" or "snapshot", after which we may act
        self.verified = None  # seq at which the followed view was compared with a snapshot
        self.wait = 0.25
        self.counts = dict.fromkeys(["commands", "refused", "repeated", "resumed", "compared"], 0)

    def run(self):
        """Plays until the match ends, reconnecting as often as necessary."""
        while not self.is_over():
            try:
                self.connect()
                while not self.is_over():
                    self.receive()
                    self.act()
            except OSError as problem:
                print(f"connection lost ({problem}), trying again", file=sys.stderr)
                time.sleep(self.wait * random.uniform(0.5, 1))
                self.wait = min(self.wait * 2, 15)
            finally:
                if self.socket is not None:
                    self.socket.close()

    def is_over(self):
        return self.awaits is None and self.status is not None and self.status["stage"] == "over"

    def connect(self):
        self.socket = WebSocket(self.options.address, "/socket", "schupf.v2.json", self.cookie)
        self.silence = 10  # seconds until we send a ping, unless `welcome` says otherwise
        self.awaits = "info"
        self.send({"type": "hello", "client": "client.py"})

    def send(self, message):
        self.socket.send(json.dumps(message))

    def watch(self, since):
        self.awaits = "snapshot" if since is None else "info"
        self.send({"type": "watch", "table": self.code, "since": since})

    def command(self, command):
        self.unanswered = {"type": "command", "table": self.code, "id": f"{random.getrandbits(64):x}", "command": command}
        self.counts["commands"] += 1
        self.send(self.unanswered)

    def receive(self):
        text = self.socket.receive(self.silence)
        if text is None:
            self.send({"type": "ping", "n": 0})
            text = self.socket.receive(self.silence)
            if text is None:
                raise ConnectionError("no answer")
        message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.silence, self.is_new = message["silence"] / 3000, True
            self.wait = 0.25
            self.counts["resumed"] += self.seq is not None
            self.watch(None if self.seq is None else {"observer": self.observer, "seq": self.seq})
        elif kind == "info":
            self.variant = message["info"]["rules"]["variant"]
            if self.awaits == "info":
                self.awaits = None
            if self.is_new and self.unanswered is not None:
                self.counts["repeated"] += 1
                self.send(self.unanswered)
            self.is_new = False
        elif kind == "snapshot":
            self.take_snapshot(message)
        elif kind == "update":
            self.take_update(message)
        elif kind == "reply":
            self.take_reply(message)
        elif kind == "error":
            print(f"{message['code']}: {message['problem']}", file=sys.stderr)
            if message["code"] not in ("too-fast", "storage"):
                sys.exit(1)
            time.sleep(1)
            self.is_new = True  # repeat what was lost
            self.watch(None)
        elif kind == "moved":  # to another machine of the server, which does not know us yet
            self.is_new = True
            self.watch(None if self.seq is None else {"observer": self.observer, "seq": self.seq})
        elif kind == "gone":
            sys.exit(f"the table is gone: {message['reason']}")
        elif kind == "bye":
            if message["retryAfter"] is None:
                sys.exit(f"the server said good-bye: {message['reason']}")
            time.sleep(message["retryAfter"] / 1000)
            raise ConnectionError(message["reason"])

    def take_snapshot(self, message):
        view = View(message["view"], self.variant)
        is_same_moment = (message["observer"], message["seq"]) == (self.observer, self.seq)
        if is_same_moment and self.view is not None:
            field = self.view.difference(view)
            if field is not None:
                sys.exit(f"{field} is {view.fields[field]} in the snapshot, but {self.view.fields[field]} in our view")
            self.counts["compared"] += 1
        self.view, self.observer, self.seq = view, message["observer"], message["seq"]
        self.take_status(message["status"])
        self.deals = message["deals"]
        self.held = message["held"][0]["id"] if message["held"] else None
        self.awaits, self.verified = None, self.seq

    def take_status(self, status):
        self.status = status
        if self.done not in [(status["turn"], duty["seat"], duty["kind"]) for duty in status["duties"]]:
            self.done = None

    def take_update(self, message):
        if self.seq is None or message["seq"] != self.seq + 1:
            return self.watch(None)  # something is missing
        self.seq = message["seq"]
        for update in message["updates"]:
            kind = update["type"]
            if kind == "game":
                self.view.follow(update["event"])
                if update["event"]["type"] == "round-ended":
                    self.watch(None)  # points follow from rules that we do not know
            elif kind == "status":
                self.take_status(update["status"])
            elif kind == "held":
                self.held = update["id"]
            elif kind == "done":
                self.held = None
            elif kind == "returned":
                self.held = self.done = None
            elif kind == "deals":
                self.deals = update["deals"]
            elif kind == "match-began":
                self.watch(None)

    def take_reply(self, message):
        if self.unanswered is None or message["id"] != self.unanswered["id"]:
            return  # an answer that has already arrived over the last connection
        reply = message["reply"]
        if not reply["ok"] and reply["refusal"] is None:  # the server does not know whether it was saved
            time.sleep(1)
            self.counts["repeated"] += 1
            return self.send(self.unanswered)
        command, self.unanswered = self.unanswered["command"], None
        if reply["ok"]:
            return None
        code = reply["refusal"]["code"]
        if command["type"] == "sit" and code != "chair-taken":
            sys.exit(f"no seat: {code}")
        if code == "stale":
            self.done = None
        else:  # If it was an action, a stand-in will decide.
            self.counts["refused"] += 1
            print(f"refused: {code} {json.dumps(command)}", file=sys.stderr)
        return self.watch(None)

    def act(self):
        """Sends the next command, if there is something to do."""
        if self.awaits is not None or self.unanswered is not None:
            return
        status, players = self.status, self.view.fields["players"]
        salting = self.fair_deals.answer(self.deals) if isinstance(self.observer, int) else None
        if salting is not None:
            self.command(salting)
        elif not isinstance(self.observer, int):
            free = [chair for chair, at in enumerate(status["chairs"]) if at["occupant"]["type"] != "person"]
            if not free:
                sys.exit("all seats are taken")
            self.command({"type": "sit", "chair": free[0], "name": ""})
        elif status["stage"] == "playing" and self.view.phase == "round-over":
            if self.observer not in status["ready"]:
                print(f"after this round: {self.view.totals}")
                self.command({"type": "ready"})
        elif self.held is None:
            duties = [(status["turn"], duty["seat"], duty["kind"]) for duty in status["duties"]
                      if players[duty["seat"]] == self.observer and duty["kind"] != "take"]
            duty = next((duty for duty in duties if duty != self.done), None)
            if duty is None:
                return
            if self.options.check and self.verified != self.seq:
                self.watch(None)
                return
            self.done = duty
            turn, seat, kind = duty
            action = action_for(kind, seat, self.view.fields, self.variant)
            self.command({"type": "act", "action": action, "turn": turn})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", default="http://127.0.0.1:3000")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--code", help="the table to join; without it, a new one is opened")
    parser.add_argument("--variant", choices=CHAIRS, default="nanjing", help="the game of the new table")
    parser.add_argument("--rounds", type=int, default=3, help="the length of a match at the new table")
    parser.add_argument("--speed", default="blitz", help="the speed of the new table: a name, or limits as JSON")
    parser.add_argument("--bots", default="club-1", help="the bot that takes the other chairs")
    parser.add_argument("--check", action="store_true",
                        help="compare our view with a new snapshot before every decision")
    options = parser.parse_args()

    _, cookie = request(options.address, "POST", "/api/guest", {"name": options.name}, None)
    code = options.code
    if code is None:
        others = [{"type": "bot", "name": options.bots}] * (CHAIRS[options.variant] - 1)
        speed = json.loads(options.speed) if options.speed.startswith("{") else options.speed
        rules = {"variant": options.variant, "options": {"matchEnd": "rounds", "rounds": options.rounds}}
        table = {"rules": rules, "speed": speed, "visibility": "private", "chairs": [None, *others],
                 "startsImmediately": True, "freeChat": False, "handsAfter": None}
        answer, cookie = request(options.address, "POST", "/api/tables", table, cookie)
        code = answer["code"]
    print(f"at the table {options.address}/t/{code}", flush=True)
    client = Client(options, code, cookie)
    client.run()
    outcome = client.status["outcome"]
    print(f"the match is over ({outcome['reason']}): {client.view.totals}, winners {outcome['winners']}")
    print(", ".join(f"{name} {count}" for name, count in client.counts.items()))


if __name__ == "__main__":
    main()
