import { CardSet, type Position } from '@schupf/rules';

/** Describes cards that are missing, in two places or miscounted; null if every card is in one place. */
export function misplacedCards(position: Position): string | null {
  const { open, rules, hands } = position;
  if (open.phase === 'start') return null;
  const dealt = rules.pack.length - open.leftOver;
  const places: [string, Iterable<number>][] = [
    ...hands.map((hand, seat): [string, Iterable<number>] => [`hand ${seat}`, hand]),
    ...open.won.map((pile, seat): [string, Iterable<number>] => [`tricks ${seat}`, pile]),
    ['discarded', open.discarded],
    ['aside', open.aside],
    ['faceDown', position.faceDown],
    ['stack', open.undealt === 0 ? [] : position.stack.slice(dealt - open.undealt, dealt)],
  ];
  // After a round, the last trick stays in view although it has been won, except after a double win.
  const isOver = open.phase === 'round-over' || open.phase === 'match-over';
  if (!isOver || open.activeSeats() > 1) places.push(['trick', open.trickCards]);
  const where = new Map<number, string>();
  for (const [place, cards] of places) {
    for (const card of cards) {
      if (where.has(card)) return `card ${card} is in ${where.get(card)} and in ${place}`;
      where.set(card, place);
    }
  }
  const missing = rules.pack.find((card) => !where.has(card));
  if (missing !== undefined) return `card ${missing} is missing`;
  if (where.size !== rules.pack.length) return 'there is a card that is not in the pack';
  return miscounted(position);
}

function miscounted({ open, hands, laid, faceDown }: Position): string | null {
  const wrong = hands.findIndex((hand, seat) => hand.size !== open.counts[seat]);
  if (wrong >= 0) return `hand ${wrong} has ${hands[wrong]!.size} cards, not ${open.counts[wrong]}`;
  if (faceDown.size + open.aside.size !== open.leftOver) return 'faceDown cards are miscounted';
  const strayGift = laid.findIndex((gifts, seat) =>
    (gifts ?? []).some(({ cards }) => !hands[seat]!.contains(CardSet.of(cards))),
  );
  return strayGift >= 0 ? `seat ${strayGift} has laid out a card it does not hold` : null;
}
