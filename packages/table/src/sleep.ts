import type { Draft } from './draft.ts';
import { SLEEP_DELAY } from './paces.ts';
import { resume } from './pause.ts';
import type { Table } from './table.ts';

/**
 * When a table falls asleep: some time after the last person has lost their connection; null if someone is present, if
 * only bots play, or if players are not expected to be present. If tables did not fall asleep, bots would play for
 * people whose connections all failed together, and a deserted table would never stop.
 */
export function sleepAt({ version, stage, speed, chairs }: Omit<Table, 'wakeAt'>): number | null {
  if (version < 2 || stage !== 'playing' || speed.absence === null) return null;
  const people = chairs.filter(({ occupant }) => occupant.type === 'person');
  if (people.length === 0 || people.some(({ present }) => present)) return null;
  if (chairs.some(({ next }) => next?.present)) return null;
  return Math.max(...people.map(({ since }) => since)) + SLEEP_DELAY;
}

/** Stops the clock of a table at which no one is present; false if it is too early for that. */
export function fallAsleep(draft: Draft): boolean {
  const at = sleepAt(draft);
  if (draft.pause !== null || at === null || draft.now < at) return false;
  draft.pause = { since: draft.at, until: null };
  return true;
}

export function isAsleep({ pause }: Pick<Table, 'pause'>): boolean {
  return pause !== null && pause.until === null;
}

/** Continues where the table fell asleep. */
export function wakeUp(draft: Draft): void {
  if (isAsleep(draft)) resume(draft, draft.at);
}
