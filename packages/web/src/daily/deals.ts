import type { Seed } from '@schupf/rules';
import type { TableConfig } from '@schupf/table';
import { DAILY_PREFIX } from './daily-address.ts';
import { type Day, DEALS_PER_DAY } from './days.ts';

/**
 * The daily deals of a date: the cards come from the seed below, the other three seats are played by `OPPONENT`, and a
 * deal is one round of the four-player game with the default rules. People compare their results, so to change any of
 * this, publish a new version that applies from a future day.
 */
const VERSION = 1;
const OPPONENT = 'net-1';

/** The bots that also play the person's cards, for comparison. */
export const REFERENCES = ['net-1', 'net-1-deep'] as const;

/** One deal of a day. */
export interface Deal {
  readonly day: Day;
  /** From 1 to 4. */
  readonly number: number;
}

export const DEAL_NUMBERS: readonly number[] = Array.from({ length: DEALS_PER_DAY }, (_, index) => index + 1);

export function seedOf({ day, number }: Deal): Seed {
  return `xoshiro128:daily ${VERSION} ${day} ${number}`;
}

export function tableIdOf({ day, number }: Deal): string {
  return `${DAILY_PREFIX}${VERSION}-${day}-${number}`;
}

/** The inverse of `tableIdOf`; null for any other table. */
export function dealAt(table: string): Deal | null {
  const [, day, number] = /^daily-1-(\d{4}-\d\d-\d\d)-([1-4])$/.exec(table) ?? [];
  return day === undefined ? null : { day, number: Number(number) };
}

/** The table of a deal. The first chair belongs to the person, or to the bot that plays their cards. */
export function configOf(deal: Deal, first: TableConfig['chairs'][number]): TableConfig {
  const opponent = { type: 'bot', name: OPPONENT, outside: false } as const;
  return {
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: 'no-clock',
    chairs: [first, opponent, opponent, opponent],
    pace: tableIdOf(deal),
  };
}
