import {
  type Bits,
  below,
  type Card,
  type Position,
  type Rules,
  type Seat,
  SPECIALS,
  setUp,
  shuffle,
  specialCard,
} from '@schupf/rules';

/**
 * A position with few cards left, in which a seat leads. Some cards are special and many have the same rank, so that
 * bombs occur.
 */
export function randomEnding(rules: Rules, maxCards: number, bits: Bits): Position | null {
  const lowest = below(9, bits);
  const near = rules.pack.filter(
    (card) => card < 52 && Math.floor(card / 4) >= lowest && Math.floor(card / 4) < lowest + 5,
  );
  const suit = below(4, bits);
  const isFlush = below(3, bits) === 0;
  const pool = isFlush ? near.filter((card) => card % 4 === suit || below(4, bits) === 0) : near;
  const some = shuffle([...pool, ...SPECIALS.map((special) => specialCard(special))], bits);
  const count = 3 + below(maxCards - 2, bits);
  const hands: Card[][] = [[], [], [], []];
  const seats = shuffle([0, 1, 2, 3], bits).slice(0, 2 + below(3, bits));
  for (const card of some.slice(0, count)) hands[seats[below(seats.length, bits)]!]!.push(card);
  const finished = shuffle([0, 1, 2, 3], bits).filter((seat) => hands[seat]!.length === 0);
  const isOver = finished.length > 2 || (finished.length === 2 && (finished[0]! - finished[1]!) % 2 === 0);
  if (isOver) return null;
  const won: Card[][] = [[], [], [], []];
  for (const card of rules.pack) if (!hands.flat().includes(card)) won[below(4, bits)]!.push(card);
  const active = [0, 1, 2, 3].filter((seat) => hands[seat]!.length > 0);
  const calls = [0, 1, 2, 3].map(() => (below(5, bits) === 0 ? ('tichu' as const) : null));
  const turn: Seat = active[below(active.length, bits)]!;
  const answer = setUp(rules, { phase: 'play', hands, finished, won, calls, turn, played: [0, 1, 2, 3] });
  return answer.ok ? answer.position : null;
}
