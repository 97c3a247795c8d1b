"""Simple legal moves for client.py: what a seat can answer to a duty, with default options. Cards are numbers,
as PROTOCOL.md explains under "Actions"."""

MAH_JONG, DOG, PHOENIX, DRAGON, PACK = 52, 53, 54, 55, 56
RANKS = range(2, 15)
BOMBS = ("bomb4", "bombS")


def rank_of(card):
    """2 to 14; 1 for the Mah Jong, which may begin a straight; 0 for the other special cards."""
    face = card % PACK
    return face // 4 + 2 if face < MAH_JONG else 1 if face == MAH_JONG else 0


def suit_of(card):
    return card % PACK % 4


def exchange_value(card):
    """The order in which rank games exchange cards: Dragon, Phoenix, Mah Jong, Dog, ace and so on down to 2."""
    face = card % PACK
    return {DOG: 15, MAH_JONG: 16, PHOENIX: 17, DRAGON: 18}.get(face) or rank_of(card)


def dummy_of(view):
    return (view["solo"] + 2) % 4 if view["solo"] >= 0 else -1


def are_partners(variant, a, b):
    return a != b and (a - b) % 2 == 0 and variant not in ("grandseigneur", "let")


def action_for(kind, seat, view, variant):
    """An action that answers a duty of this kind."""
    if kind == "push":
        return {"type": "push", "seat": seat, "gifts": gifts_of(view, seat, variant)}
    if kind == "turn":
        return turn_of(view, seat, variant)
    if kind == "gift":
        return {"type": "give", "seat": seat, "to": (seat + 1) % len(view["players"])}  # an opponent
    return {"type": "take", "seat": seat}  # no Grand Tichu


def gifts_of(view, seat, variant):
    hand = sorted(view["hands"][seat], key=exchange_value)
    ranking, seats = view["ranking"], range(len(view["players"]))
    if variant in ("grandseigneur", "let"):
        place, last = ranking.index(seat), len(ranking) - 1
        numbers = [2, 1] if len(ranking) == 5 else [3, 2, 1]
        count = numbers[min(place, last - place)]
        # The lower of the two has to give their best cards. The higher one may always give their worst.
        return [{"to": ranking[last - place], "cards": hand[:count] if place < last - place else hand[-count:]}]
    if variant == "trichu":
        targets = [other for other in seats if (other - seat) % 2 == 1]
    elif variant == "wuwang":
        targets = [other for other in seats if other not in (seat, dummy_of(view))]
    elif variant == "tientsin":
        targets = [other for other in seats if are_partners(variant, seat, other)]
    else:
        targets = [other for other in seats if other != seat]
    return [{"to": to, "cards": [card]} for to, card in zip(targets, hand)]


def turn_of(view, seat, variant):
    """The lowest play, or a pass. Bombs are kept, unless the wish demands one."""
    hand, standing = view["hands"][seat], view["standing"]
    plays = leads(hand, variant) if standing is None else [*followers(hand, standing, variant)]
    bombs = [*bombs_above(hand, standing)]
    wished = [play for play in [*plays, *bombs] if any(rank_of(card) == view["wish"] for card in play[0])]
    if view["wish"] != 0 and wished and seat != dummy_of(view):
        chosen = wished[0]
    elif plays and not (standing and are_partners(variant, seat, view["owner"])):
        chosen = plays[0]
    else:
        return {"type": "pass", "seat": seat}
    cards, phoenix_as = chosen
    action = {"type": "play", "seat": seat, "cards": cards}
    if phoenix_as:
        action["phoenixAs"] = [phoenix_as]
    if variant == "tientsin" and cards[0] == DOG:
        partners = [other for other in range(6) if are_partners(variant, seat, other)]
        action["dogTo"] = next((other for other in partners if view["counts"][other] > 0), partners[0])
    return action


def leads(hand, variant):
    """First all cards of the lowest rank, or one of them if there are more than three; then every single card."""
    lowest = min(hand, key=lambda card: (rank_of(card) or 15, card))
    same = of_rank(hand, rank_of(lowest), variant) if rank_of(lowest) >= 2 else [lowest]
    return [(same[:3] if len(same) < 4 else same[:1], None), *[([card], None) for card in sorted(hand)]]


def of_rank(hand, rank, variant):
    """Cards of a rank. In Le T... a triple needs different suits, so with two packs each suit counts once."""
    cards = sorted(card for card in hand if rank_of(card) == rank)
    return [*{suit_of(card): card for card in cards}.values()] if variant == "let" else cards


def single_height(card, standing):
    face = card % PACK
    if face == PHOENIX:
        return 0 if standing["height"] >= 32 else standing["height"] + 1
    if face == DRAGON:
        return 33 if standing["height"] == 32 else 32
    return 0 if face == DOG else rank_of(card) * 2


def followers(hand, standing, variant):
    """Ordinary plays that beat a combination, the lowest first: cards, and what the Phoenix stands for."""
    kind, size, above = standing["kind"], standing["size"], standing["height"] // 2
    if kind == "single":
        cards = [card for card in hand if single_height(card, standing) > standing["height"]]
        yield from (([card], None) for card in sorted(cards, key=lambda card: rank_of(card) or 15))
    if kind in BOMBS:
        return
    tops = range(above + 1, 15)
    if kind in ("pair", "triple"):
        yield from filled([{top: size} for top in tops], hand, variant)
    if kind == "straight":
        yield from filled([dict.fromkeys(range(top - size + 1, top + 1), 1) for top in tops], hand, variant)
    if kind == "stairs":
        yield from filled([dict.fromkeys(range(top - size // 2 + 1, top + 1), 2) for top in tops], hand, variant)
    if kind == "full":
        yield from filled([{top: 3, pair: 2} for top in tops for pair in RANKS if pair != top], hand, variant)


def filled(patterns, hand, variant):
    """The plays that have these numbers of cards of each rank. The Phoenix may stand in for one card."""
    phoenix = next((card for card in hand if card % PACK == PHOENIX), None)
    for pattern in patterns:
        cards, missing = [], []
        for rank, count in pattern.items():
            # Pairs may be of one suit even in Le T....
            held = of_rank(hand, rank, variant if count == 3 else "")[:count]
            cards += held
            missing += [rank] * (count - len(held))
        if not missing:
            yield cards, None
        elif len(missing) == 1 and phoenix is not None and missing[0] >= 2 and cards:
            yield [*cards, phoenix], missing[0]


def bombs_above(hand, standing):
    size, height = (standing["size"], standing["height"]) if standing and standing["kind"] in BOMBS else (0, 0)
    for rank in RANKS:
        cards = [*{suit_of(card): card for card in hand if rank_of(card) == rank}.values()]
        if len(cards) == 4 and (4, rank * 2) > (size, height):
            yield cards, None
    for suit in range(4):
        run = []
        for rank in [*RANKS, 15]:
            card = next((card for card in hand if rank_of(card) == rank and suit_of(card) == suit), None)
            if card is None:
                run = []
                continue
            run.append(card)
            for length in range(5, len(run) + 1):
                if (length, rank * 2) > (size, height):
                    yield run[-length:], None
