import type { SeatAction } from '@schupf/rules';
import type { BotQuestion, Clock } from '@schupf/runner';
import { sleep } from '../clock.ts';

/** Bots that always decide within a few milliseconds; null is the stand-in. */
const FAST_BOTS: ReadonlySet<string | null> = new Set([
  null,
  'random',
  'planner-1',
  'beginner-1',
  'club-1',
  'expert-1',
]);
const FAST_PACE_MS = 25;
/** Longer than any bot may think. */
const SLOW_PACE_MS = 200;

/**
 * The time a bot thinks reveals something about its hand: with a single legal play there is nothing to think about,
 * with a bomb there is more. If the table does not delay answers itself (the `botDelay` of its speed), they are
 * delayed here to a multiple of a fixed pace.
 */
export async function atEvenPace(
  { bot, kind }: Pick<BotQuestion, 'bot' | 'kind'>,
  minDelay: number,
  think: () => Promise<SeatAction | null>,
  clock: Clock,
): Promise<SeatAction | null> {
  const pace = FAST_BOTS.has(bot) ? FAST_PACE_MS : SLOW_PACE_MS;
  const startedAt = clock.now();
  const action = await think();
  // A claim is shown at the end of an interval anyway, and a delay could make it miss that interval.
  if (minDelay >= pace || kind === 'claim') return action;
  const taken = Math.max(0, clock.now() - startedAt);
  await sleep(clock, Math.max(1, Math.ceil(taken / pace)) * pace - taken);
  return action;
}
