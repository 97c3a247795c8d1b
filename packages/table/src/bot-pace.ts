import { bitsAt, type Place, type Seat, xoshiro128 } from '@schupf/rules';
import type { Speed } from './speeds.ts';
import type { TableConfig } from './table-config.ts';

// When the answers of bots are shown. How long a bot thinks reveals something about its hand: with a single legal play
// there is nothing to think about, with a bomb there is more. So the times at which an answer may be shown are fixed
// when the question is asked, and depend on public facts and a secret seed only. A change here changes how stored logs
// fold: it needs a new version of the log.

/** The shortest apparent thinking time, whatever the speed says. A bot in another thread cannot answer sooner. */
const MIN_DELAY = 25;

/**
 * The shortest time between two moments at which an answer may be shown. It is longer than any of our bots may think.
 */
const MIN_LATE_STEP = 200;

/** In the first version of the log, delays came from a weaker generator, and a late answer was shown immediately. */
export function delayInVersion1(salt: string, { pace }: TableConfig, { botDelay }: Speed): number {
  const [shortest, longest] = botDelay;
  const fraction = (xoshiro128(`${pace}/${salt}`)() >>> 0) / 0x1_0000_0000;
  return Math.round(shortest + fraction * (longest - shortest));
}

/** What a question is about, as far as it determines the delay. */
export type Occasion =
  | { readonly type: 'decision'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'claim'; readonly number: number };

/** The apparent thinking time of a bot. */
export function delayFor(occasion: Occasion, config: TableConfig, speed: Speed): number {
  const [shortest, longest] = speed.botDelay;
  const fraction = (bitsAt(config.pace, placeOf(occasion)) >>> 0) / 0x1_0000_0000;
  return Math.max(MIN_DELAY, Math.round(shortest + fraction * (longest - shortest)));
}

function placeOf(occasion: Occasion): Place {
  return occasion.type === 'decision' ? [1, occasion.turn, occasion.seat] : [2, occasion.number, 0];
}

/**
 * When an answer that arrives at `given` is shown: when it is due or, if it is late, a whole number of long steps after
 * that. If a late answer were shown immediately, it would reveal how long the bot had thought.
 */
export function shownAt(due: number, given: number, { botDelay: [, longest] }: Speed): number {
  const step = Math.max(MIN_LATE_STEP, longest);
  return due + Math.ceil(Math.max(0, given - due) / step) * step;
}
