#!/usr/bin/env python3
"""A bot that uses a pipe and prefers long, low plays. BOTS.md explains the messages.
Try it: npm run -s schupf -- arena --a exec:"python3 examples/bot.py" --b random --deals 20"""
import json, sys

def send(message):
    print(json.dumps(message), flush=True)  # flush: an answer left in a buffer never arrives

def push(slots):  # cards for the others before play: those we must give, then our lowest
    given, gifts = set(), []
    for slot in slots:
        cards = slot["must"] + [card for card in slot["from"] if card not in given]
        gifts.append({"to": slot["to"], "cards": cards[:slot["count"]]})
        given.update(cards[:slot["count"]])
    return {"action": {"type": "push", "gifts": gifts}}

def decide(question):
    actions = question["actions"]
    if not question["must"]:  # a chance to call or to bomb: we decline
        return {"action": None}
    index_of = {action["type"]: index for index, action in enumerate(actions)}
    if "push" in index_of:
        return push(actions[index_of["push"]]["slots"])
    plays = [action for action in actions if action["type"] == "play"]
    if not plays:  # nothing to play: take our cards, pass, or give the Dragon's trick away
        return {"action": index_of.get("take", index_of.get("pass", index_of.get("give")))}
    best = min(plays, key=lambda play: ("bomb" in play["kind"], play["rank"] - 3 * len(play["cards"])))
    chosen = {"action": actions.index(best)}
    if best.get("wish") == "must":  # some rules require a wish with the Mah Jong
        chosen["wish"] = "A"
    if "dogTo" in best:  # with six players, the Dog names a partner
        chosen["dogTo"] = best["dogTo"][0]
    return chosen

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": "schupf-bot", "version": 2, "name": "lowest"})
    elif message["type"] == "question":
        send({"type": "answer", "id": message["id"], **decide(message)})
