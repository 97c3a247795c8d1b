import type { Pace } from '@schupf/table';

/** How fast bots play at a table in this browser. */
export const BOT_PACES = ['calm', 'brisk', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Milliseconds. The calm pace uses the table's own speed. */
const PACES: { readonly [Name in BotPace]: Pace | null } = {
  calm: null,
  brisk: { botDelay: [200, 500], reaction: 400, closing: 1000 },
  instant: { botDelay: [0, 0], reaction: 100, closing: 300 },
};

/**
 * The pace of a table. A person who may hold a bomb always has the full time to play it. Bots cannot measure time, so a
 * longer pause reveals nothing to them.
 */
export function paceOf(name: BotPace, mayHoldBomb: boolean): Pace | null {
  const pace = PACES[name] ?? null;
  return pace !== null && mayHoldBomb ? { ...pace, reaction: null, closing: null } : pace;
}
