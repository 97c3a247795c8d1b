import { type Card, pointsOf, type Seat, type View } from '@schupf/rules';

/** What a player had left when the round ended, and who gets it. */
export interface LeftOver {
  readonly from: Seat;
  readonly what: 'hand' | 'tricks';
  /** For a hand, all its cards; for tricks, only the cards worth points. */
  readonly cards: readonly Card[];
  /** The side that gets them; null if they do not count. */
  readonly to: 0 | 1 | null;
  readonly points: number;
}

/** The hands left over in a finished round, and the tricks that change sides at its end. */
export function leftOver({ open, hands }: View): readonly LeftOver[] {
  const { result } = open;
  if (result === null) return [];
  const movedHand = (from: Seat) => result.moved.find((move) => move.from === from && move.what === 'hand');
  const held = [...hands.entries()].flatMap(([from, hand]): LeftOver[] => {
    if (hand === null || hand.size === 0) return [];
    const moved = movedHand(from);
    return [{ from, what: 'hand', cards: [...hand], to: moved?.to ?? null, points: moved?.points ?? 0 }];
  });
  const tricks = result.moved.flatMap(({ from, to, what, points }): LeftOver[] => {
    const cards = [...open.won[from]!].filter((card) => pointsOf(card) !== 0);
    if (what === 'hand' || from % 2 === to || cards.length === 0) return [];
    return [{ from, what, cards, to, points }];
  });
  return [...held, ...tricks];
}
