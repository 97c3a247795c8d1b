import type { OpenState, Seat } from '@schupf/rules';

/** The sources of the points of a round. Their sum is the result. */
export const PARTS = ['cards', 'ownCalls', 'theirCalls', 'doubles', 'penalties'] as const;
export type Part = (typeof PARTS)[number];

/** The result of a finished round for the side of a seat, by source. */
export type Split = { readonly [P in Part]: number };

export function splitOf(end: OpenState, seat: Seat): Split {
  const { cards, bonus, calls } = end.result!;
  const side = seat % 2;
  const bonusPoints = bonus === null ? 0 : bonus.side === side ? bonus.points : -bonus.points;
  const callPoints = (isOwn: boolean) =>
    calls.reduce((sum, call) => ((call.seat % 2 === side) === isOwn ? sum + call.points : sum), 0);
  return {
    cards: cards === null ? 0 : cards[side]! - cards[1 - side]!,
    ownCalls: callPoints(true),
    theirCalls: -callPoints(false) || 0,
    doubles: bonus?.for === 'sweep' ? bonusPoints : 0,
    penalties: bonus?.for === 'violation' ? bonusPoints : 0,
  };
}

export function totalOf(split: Split): number {
  return PARTS.reduce((sum, part) => sum + split[part], 0);
}
