import { type Call, type OpenState, pointsOf, type Seat } from '@schupf/rules';

type Sides = readonly [number, number];
type Coins = readonly [readonly number[], readonly number[]];

/** One line of a round's breakdown: where points came from, by side (even seats, odd seats). */
export type Line =
  /** The tricks each side took, with the values of the cards in them that are worth points. */
  | { readonly what: 'tricks'; readonly points: Sides; readonly coins: Coins }
  /** The hand or the tricks that the last player has to hand over. */
  | {
      readonly what: 'last-hand' | 'last-tricks';
      readonly from: Seat;
      readonly to: 0 | 1;
      readonly points: Sides;
    }
  | { readonly what: 'sweep' | 'violation'; readonly points: Sides }
  | {
      readonly what: 'call';
      readonly seat: Seat;
      readonly call: Call;
      readonly made: boolean;
      readonly points: Sides;
    };

/** The breakdown of a finished round; its lines add up to the result. Empty in games without teams. */
export function breakdownOf(open: OpenState): readonly Line[] {
  const { result } = open;
  if (result === null || open.rules.teams === 'none') return [];
  const lines: Line[] = [];
  if (result.cards !== null) {
    const coins = coinsOf(open);
    lines.push({ what: 'tricks', points: [sum(coins[0]), sum(coins[1])], coins });
  }
  for (const { from, to, what, points } of result.moved) {
    const loses = what === 'tricks' && from % 2 !== to;
    const stays = what === 'tricks' && from % 2 === to;
    if (points === 0 || stays) continue;
    lines.push({
      what: what === 'hand' ? 'last-hand' : 'last-tricks',
      from,
      to,
      points: onSide(to, points, loses ? -points : 0),
    });
  }
  if (result.bonus !== null) {
    const { side, points } = result.bonus;
    lines.push({ what: result.bonus.for, points: onSide(side, points) });
  }
  for (const { seat, points } of result.calls) {
    const call = open.calls[seat] ?? 'tichu';
    lines.push({ what: 'call', seat, call, made: points > 0, points: onSide((seat % 2) as 0 | 1, points) });
  }
  return lines;
}

/** The sum of all lines, by side. */
export function sumOf(lines: readonly Line[]): Sides {
  return [sum(lines.map(({ points }) => points[0])), sum(lines.map(({ points }) => points[1]))];
}

function onSide(side: 0 | 1, points: number, other = 0): Sides {
  return side === 0 ? [points, other] : [other, points];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

/** The values of the cards that are worth points, by side: the Phoenix first, then from fives to the Dragon. */
function coinsOf(open: OpenState): Coins {
  const coins: [number[], number[]] = [[], []];
  open.won.forEach((pile, seat) => {
    for (const card of pile) {
      const points = pointsOf(card);
      if (points !== 0) coins[seat % 2]!.push(points);
    }
  });
  for (const side of coins) side.sort((a, b) => a - b);
  return coins;
}
