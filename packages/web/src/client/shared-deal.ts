import type { Seed } from '@schupf/rules';
import { SPEEDS, type Speed, type Terms } from '@schupf/table';

/** Other times for bots and for bombs: at once, as far as one can still see it, or so that one can follow easily. */
const PACES = {
  quick: { reaction: 40, closing: 80, botDelay: [10, 30] },
  slow: { reaction: 5000, closing: 5000, botDelay: [3000, 4000] },
} as const satisfies Record<string, Partial<Speed>>;
type Pace = keyof typeof PACES;

const LONGEST_WORD = 100;

/**
 * What the address asks of tables that are begun on this page, before its hash: `?deal=monday` deals the cards that
 * belong to this word, whoever opens it; `?pace=quick` or `slow` is for those who know the deal, or show it.
 */
export interface SharedDeal {
  /** Null where cards are dealt that nobody can know. */
  readonly seed: Seed | null;
  readonly pace: Pace | null;
}

export function readSharedDeal(query: string): SharedDeal {
  const wanted = new URLSearchParams(query);
  const word = wanted.get('deal')?.slice(0, LONGEST_WORD) ?? '';
  const pace = wanted.get('pace') ?? '';
  return {
    seed: word === '' ? null : `xoshiro128:${word}`,
    pace: Object.hasOwn(PACES, pace) ? (pace as Pace) : null,
  };
}

export function atPace(terms: Terms, { pace }: SharedDeal): Terms {
  if (pace === null) return terms;
  const speed: Speed = typeof terms.speed === 'string' ? SPEEDS[terms.speed] : terms.speed;
  return { ...terms, speed: { ...speed, ...PACES[pace] } };
}
