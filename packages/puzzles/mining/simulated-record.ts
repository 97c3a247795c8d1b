import {
  type Card,
  CardSet,
  type Cards,
  type Gift,
  type Position,
  type Seat,
  type View,
} from '@schupf/rules';
import type { GameRecord, RecordItem, RecordLine, RoundRecord } from '@schupf/rules/notation';

/**
 * The same round with the cards of a simulated world, so that nothing of what the seat cannot know is left. `record` has
 * one round and ends where the seat decides; `view` is what the seat knows then.
 */
export function simulatedRecord(record: GameRecord, view: View, world: Position): GameRecord {
  const round = record.rounds[0]!;
  return { ...record, rounds: [withCards(round, view, world)] };
}

function withCards(round: RoundRecord, view: View, world: Position): RoundRecord {
  const { open } = world;
  switch (open.phase) {
    case 'grand':
    case 'take':
      return { ...round, hands: dealtFrom(world) };
    case 'push':
      return { ...round, hands: world.hands.map((hand) => hand.toArray()), lines: withoutGifts(round.lines) };
    default:
      return afterPush(round, view, world);
  }
}

/** The rest of the pack is dealt in any order: no one has seen it. */
function dealtFrom({ hands, stack, rules }: Position): Card[][] {
  const dealt = CardSet.of(hands.flatMap((hand) => hand.toArray()));
  const rest = stack.filter((card) => !dealt.has(card));
  const size = rules.pack.length / hands.length;
  return hands.map((hand) => [...hand.toArray(), ...rest.splice(0, size - hand.size)]);
}

/** The seat is the first that pushes, so that no one else has to have chosen anything. */
function withoutGifts(lines: readonly RecordLine[]): RecordLine[] {
  return lines.map((line) => ({ ...line, items: line.items.filter(({ move }) => move?.type !== 'push') }));
}

/** Invents the pushes that the seat has not seen; any card that the receiver has had since will do. */
function afterPush(round: RoundRecord, { transfers }: View, world: Position): RoundRecord {
  const { hands, open } = world;
  const held = hands.map((hand, seat) => hand.copy().addAll(open.played[seat]!));
  const gifts = inventGifts(held, transfers);
  const before = held.map((hand, seat) => {
    const dealt = hand.copy();
    for (const { from, to, card } of gifts) {
      if (to === seat) dealt.remove(card);
      if (from === seat) dealt.add(card);
    }
    return dealt.toArray();
  });
  const giftsOf = (from: Seat): Gift[] =>
    gifts.filter((gift) => gift.from === from).map(({ to, card }) => ({ to, cards: [card] }));
  const withGifts = (item: RecordItem): RecordItem =>
    item.move?.type === 'push' ? { ...item, move: { ...item.move, gifts: giftsOf(item.move.seat) } } : item;
  const lines = round.lines.map((line) => ({ ...line, items: line.items.map(withGifts) }));
  return { ...round, hands: before, lines };
}

interface KnownGift {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card;
}

function inventGifts(held: readonly Cards[], transfers: View['transfers']): KnownGift[] {
  const gifts: KnownGift[] = transfers.map(({ from, to, cards }) => ({ from, to, card: cards[0]! }));
  for (let to = 0; to < held.length; to++) {
    const free = held[to]!.toArray().filter((card) => gifts.every((gift) => gift.card !== card));
    for (let from = 0; from < held.length; from++) {
      if (from === to || gifts.some((gift) => gift.from === from && gift.to === to)) continue;
      gifts.push({ from, to, card: free.shift()! });
    }
  }
  return gifts;
}
