import type { Seed } from '@schupf/rules';
import { SPEEDS, type Speed, type TableConfig } from '@schupf/table';

const MAX_WORD_LENGTH = 100;
const MAX_PACE = 60_000;

/**
 * What the address asks of tables that are begun on this page, before its hash: `?deal=monday` deals the cards that
 * belong to this word, whoever opens it; `?pace=100` lets bots think so many milliseconds, for those who know the
 * deal, or show it to somebody.
 */
export interface SharedDeal {
  /** Null where cards are dealt that nobody can know. */
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

/** The time for bombs goes with it: nobody waits long for the one and misses the other. */
export function atPace(terms: TableConfig, { pace }: SharedDeal): TableConfig {
  if (pace === null) return terms;
  const speed: Speed = typeof terms.speed === 'string' ? SPEEDS[terms.speed] : terms.speed;
  return { ...terms, speed: { ...speed, reaction: pace, closing: 2 * pace, botDelay: [pace, pace] } };
}
