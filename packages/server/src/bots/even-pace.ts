import type { SeatAction } from '@schupf/rules';
import type { BotQuestion } from '@schupf/runner';

/** Bots that decide by what they see, always within a few milliseconds. */
const QUICK: ReadonlySet<string | null> = new Set([
  null,
  'random',
  'planner-1',
  'beginner-1',
  'club-1',
  'expert-1',
]);
const QUICK_PACE = 25;
/** Longer than any bot may think. */
const PACE = 200;

interface Time {
  readonly now: () => number;
  readonly after: (milliseconds: number, callback: () => void) => unknown;
}

/**
 * How long a bot takes to think tells what it thinks about: one with a single legal play has nothing to think, one with a
 * bomb more. Where the table shows answers at once (`botDelay` of its speed), all of them come at an even pace.
 */
export async function atEvenPace(
  { bot, kind }: Pick<BotQuestion, 'bot' | 'kind'>,
  shortestDelay: number,
  think: () => Promise<SeatAction | null>,
  { now, after }: Time,
): Promise<SeatAction | null> {
  const pace = QUICK.has(bot) ? QUICK_PACE : PACE;
  const began = now();
  const action = await think();
  // What is claimed is shown at the end of an interval, in which it has to be in time.
  if (shortestDelay >= pace || kind === 'claim') return action;
  const taken = now() - began;
  const rest = Math.max(1, Math.ceil(taken / pace)) * pace - taken;
  return new Promise((resolve) => void after(rest, () => resolve(action)));
}
