import type { NewTable } from '@schupf/protocol';
import type { Rules } from '@schupf/rules';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const MAX_TARGET = 10_000;
const MAX_ROUNDS = 1000;

/**
 * Why a server refuses to open a table; null if it does not. With time limits of a few milliseconds, stand-ins would
 * play for everyone, and a match to a million points would take years.
 */
export function problemWithLimits({ speed }: Pick<NewTable, 'speed'>, rules: Rules): string | null {
  if (rules.matchEnd === 'target' && rules.target > MAX_TARGET)
    return `target must be at most ${MAX_TARGET} on a server`;
  if (rules.matchEnd === 'rounds' && rules.rounds > MAX_ROUNDS)
    return `rounds must be at most ${MAX_ROUNDS} on a server`;
  if (typeof speed === 'string') return null;
  for (const name of ['turn', 'grand', 'push'] as const) {
    const limit = speed[name];
    if (limit !== null && limit < SECOND_MS) return `${name} must be at least a second, or null`;
  }
  const isQuick = speed.turn !== null && speed.turn < HOUR_MS;
  return speed.absence === null && isQuick
    ? 'absence may only be null if a turn takes an hour or more'
    : null;
}
