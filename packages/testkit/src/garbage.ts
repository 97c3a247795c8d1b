import {
  type Action,
  type Bits,
  below,
  CARD_LIMIT,
  type Card,
  type Position,
  RANKS,
  type Rank,
  type SeatAction,
  shuffle,
} from '@schupf/rules';
import { pick } from './chance.ts';

const SEAT_TYPES = [
  'call',
  'withdraw',
  'take',
  'decline',
  'push',
  'take-back',
  'play',
  'bomb',
  'pass',
  'give',
] as const;

/** A well-formed action of a random seat, legal only by chance. Its cards are mostly from the seat's hand. */
export function randomSeatAction(position: Position, bits: Bits): SeatAction {
  const { seats } = position.rules;
  const seat = below(seats, bits);
  const cards = someCards(position, seat, bits);
  const wish = below(3, bits) === 0 ? { wish: pick(RANKS, bits) } : {};
  const type = pick(SEAT_TYPES, bits);
  switch (type) {
    case 'call':
      return { type, seat, call: pick(['tichu', 'grand'], bits) };
    case 'push':
      return { type, seat, gifts: cards.map((card) => ({ to: below(seats, bits), cards: [card] })) };
    case 'play': {
      const phoenixAs = below(3, bits) === 0 ? { phoenixAs: someRanks(bits) } : {};
      const dogTo = below(4, bits) === 0 ? { dogTo: below(seats, bits) } : {};
      return { type, seat, cards, ...phoenixAs, ...wish, ...dogTo };
    }
    case 'bomb':
      return { type, seat, cards, ...wish };
    case 'give':
      return { type, seat, to: below(seats, bits) };
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
      return { type, seat };
  }
}

/** A well-formed action that differs from a given one in a card, the seat, a rank or similar. */
export function mutated(action: SeatAction, position: Position, bits: Bits): SeatAction {
  const { seats } = position.rules;
  const seat = below(seats, bits);
  const changes: SeatAction[] = [{ ...action, seat }];
  if (action.type === 'play' || action.type === 'bomb') {
    const swapped = action.cards.map((card) => card);
    swapped[below(swapped.length, bits)] = someCard(position, action.seat, bits);
    if (new Set(swapped).size === swapped.length) changes.push({ ...action, cards: swapped });
    const extra = someCard(position, action.seat, bits);
    if (!action.cards.includes(extra)) changes.push({ ...action, cards: [...action.cards, extra] });
    if (action.cards.length > 1) changes.push({ ...action, cards: action.cards.slice(1) });
    changes.push({ ...action, cards: [...action.cards].reverse() }, { ...action, wish: pick(RANKS, bits) });
    const { wish: _, ...wishless } = action;
    changes.push(wishless);
  }
  if (action.type === 'play') {
    const { phoenixAs: _, dogTo: __, ...plain } = action;
    changes.push({ ...action, phoenixAs: someRanks(bits) }, { ...action, dogTo: seat }, plain);
    changes.push({ type: 'bomb', seat: action.seat, cards: action.cards });
  }
  if (action.type === 'bomb') changes.push({ ...action, type: 'play' });
  if (action.type === 'push' && action.gifts.length > 0) {
    const gifts = [...action.gifts];
    const index = below(gifts.length, bits);
    gifts[index] = pick(
      [
        { to: seat, cards: gifts[index]!.cards },
        { to: gifts[index]!.to, cards: [someCard(position, action.seat, bits)] },
      ],
      bits,
    );
    changes.push(
      { ...action, gifts },
      { ...action, gifts: gifts.slice(1) },
      { ...action, gifts: [...gifts].reverse() },
    );
  }
  if (action.type === 'give') changes.push({ ...action, to: seat });
  if (action.type === 'call') changes.push({ ...action, call: action.call === 'tichu' ? 'grand' : 'tichu' });
  return pick(changes, bits);
}

function someCards(position: Position, seat: number, bits: Bits): Card[] {
  const hand = shuffle(position.hands[seat]!.toArray(), bits);
  const cards = hand.slice(0, 1 + below(6, bits));
  if (cards.length === 0 || below(5, bits) === 0) cards.push(someCard(position, seat, bits));
  return [...new Set(cards)];
}

function someCard(position: Position, seat: number, bits: Bits): Card {
  const hand = position.hands[seat]!.toArray();
  return hand.length > 0 && below(4, bits) > 0 ? pick(hand, bits) : (below(CARD_LIMIT, bits) as Card);
}

function someRanks(bits: Bits): Rank[] {
  return Array.from({ length: below(3, bits) }, () => pick(RANKS, bits));
}

/** A copy of an action in which one value has been replaced, dropped or added somewhere. */
export function corrupted(action: Action, junk: unknown, bits: Bits): unknown {
  const copy = structuredClone(action) as unknown as Record<string, unknown>;
  corrupt(copy, junk, bits);
  return copy;
}

function corrupt(target: Record<string, unknown>, junk: unknown, bits: Bits): void {
  const keys = Object.keys(target);
  const key =
    keys.length === 0 || below(6, bits) === 0
      ? pick(['seat', 'type', 'wish', '0', 'length2'], bits)
      : pick(keys, bits);
  const inner = target[key];
  if (typeof inner === 'object' && inner !== null && below(3, bits) > 0) {
    corrupt(inner as Record<string, unknown>, junk, bits);
  } else if (below(4, bits) === 0) {
    delete target[key];
  } else {
    target[key] = junk;
  }
}
