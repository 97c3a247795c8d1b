import type { Seed } from '@schupf/rules';
import { SPEEDS, type Speed, type TableConfig } from '@schupf/table';

const MAX_NAME_LENGTH = 100;
const MAX_PACE = 60_000;

/**
 * Query parameters for tables that are started on this page. With `?deal=monday`, the cards are derived from this name
 * and are the same for everyone. `?pace=100` sets the bots' thinking time in milliseconds, for demos of a known deal.
 */
export interface SharedDeal {
  /** Null for a random deal. */
  readonly seed: Seed | null;
  readonly pace: number | null;
}

export function readSharedDeal(query: string): SharedDeal {
  const parameters = new URLSearchParams(query);
  const name = parameters.get('deal')?.slice(0, MAX_NAME_LENGTH) ?? '';
  const pace = Number(parameters.get('pace'));
  return {
    seed: name === '' ? null : `xoshiro128:${name}`,
    pace: Number.isSafeInteger(pace) && pace > 0 && pace <= MAX_PACE ? pace : null,
  };
}

/** Sets the bots' thinking time, and adjusts the time for bombs accordingly. */
export function atPace(config: TableConfig, { pace }: SharedDeal): TableConfig {
  if (pace === null) return config;
  const speed: Speed = typeof config.speed === 'string' ? SPEEDS[config.speed] : config.speed;
  return { ...config, speed: { ...speed, reaction: pace, closing: 2 * pace, botDelay: [pace, pace] } };
}
