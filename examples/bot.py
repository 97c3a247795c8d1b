#!/usr/bin/env python3
"""A bot for Schupf: lays the lowest cards it may. BOTS.md tells everything about the messages.
Try it: npm run -s schupf -- arena --a exec:"python3 examples/bot.py" --b random --deals 20"""
import json, sys

def say(message):
    print(json.dumps(message), flush=True)  # flush: what stays in a buffer is never heard

def push(slots):  # cards for the others before play: those we must give, then our cheapest
    given, gifts = set(), []
    for slot in slots:
        cards = slot["must"] + [card for card in slot["from"] if card not in given]
        gifts.append({"to": slot["to"], "cards": cards[:slot["count"]]})
        given.update(cards[:slot["count"]])
    return {"action": {"type": "push", "gifts": gifts}}

def answer(actions, must):
    if not must:  # a chance to call or to bomb: we let it go
        return {"action": None}
    place = {action["type"]: index for index, action in enumerate(actions)}
    if "push" in place:
        return push(actions[place["push"]]["slots"])
    plays = [action for action in actions if action["type"] == "play"]
    if not plays:  # nothing to lay: take our cards, pass, or give the Dragon's trick away
        return {"action": place.get("take", place.get("pass", place.get("give")))}
    best = min(plays, key=lambda play: ("bomb" in play["kind"], play["rank"] - 3 * len(play["cards"])))
    chosen = {"action": actions.index(best)}
    if best.get("wish") == "must":  # some rules ask for a wish with the Mah Jong
        chosen["wish"] = "A"
    if "dogTo" in best:  # with six players the Dog names a partner
        chosen["dogTo"] = best["dogTo"][0]
    return chosen

for line in sys.stdin:  # ends when the other side says no more
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": "schupf-bot", "version": 1, "name": "lowest"})
    elif message["type"] == "question":
        say({"type": "answer", "id": message["id"], **answer(message["actions"], message["must"])})
