import type { Seed } from '@schupf/rules';
import { SPEEDS, type Speed, type TableConfig } from '@schupf/table';

const MAX_WORD_LENGTH = 100;
const MAX_PACE = 60_000;

/**
 * Parameters in the query of the address, for tables started on this page: `?deal=monday` deals the cards derived
 * from this name, the same for everyone who opens it; `?pace=100` sets the bots' thinking time in milliseconds, for
 * demos of a known deal.
 */
export interface SharedDeal {
  /** Null for a random deal. */
  readonly seed: Seed | null;
  readonly pace: number | null;
}

export function readSharedDeal(query: string): SharedDeal {
  const wanted = new URLSearchParams(query);
  const word = wanted.get('deal')?.slice(0, MAX_WORD_LENGTH) ?? '';
  const pace = Number(wanted.get('pace'));
  return {
    seed: word === '' ? null : `xoshiro128:${word}`,
    pace: Number.isSafeInteger(pace) && pace > 0 && pace <= MAX_PACE ? pace : null,
  };
}

/** Scales the time for bombs as well. */
export function atPace(terms: TableConfig, { pace }: SharedDeal): TableConfig {
  if (pace === null) return terms;
  const speed: Speed = typeof terms.speed === 'string' ? SPEEDS[terms.speed] : terms.speed;
  return { ...terms, speed: { ...speed, reaction: pace, closing: 2 * pace, botDelay: [pace, pace] } };
}
