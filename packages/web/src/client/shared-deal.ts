import type { Seed } from '@schupf/rules';
import { SPEEDS, type Speed, type Terms } from '@schupf/table';

/**
 * What the address asks of tables that are begun on this page, before its hash: `?deal=monday` deals the cards that
 * belong to this word, whoever opens it; `?pace=quick` lets bots answer at once, for those who know the deal.
 */
export interface SharedDeal {
  /** Null where cards are dealt that nobody can know. */
  readonly seed: Seed | null;
  readonly isQuick: boolean;
}

/** Long enough to see that something happened. */
const QUICK = { reaction: 40, closing: 80, botDelay: [10, 30] } as const satisfies Partial<Speed>;
const LONGEST_WORD = 100;

export function readSharedDeal(query: string): SharedDeal {
  const wanted = new URLSearchParams(query);
  const word = wanted.get('deal')?.slice(0, LONGEST_WORD) ?? '';
  return { seed: word === '' ? null : `xoshiro128:${word}`, isQuick: wanted.get('pace') === 'quick' };
}

export function atPace(terms: Terms, { isQuick }: SharedDeal): Terms {
  if (!isQuick) return terms;
  const speed: Speed = typeof terms.speed === 'string' ? SPEEDS[terms.speed] : terms.speed;
  return { ...terms, speed: { ...speed, ...QUICK } };
}
