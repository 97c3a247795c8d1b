import type { Signal } from '@preact/signals';
import { isServerAvailable, lookForServer } from '../app/server.ts';
import { openDatabase } from '../storage/database.ts';
import { loadTables } from '../storage/saved-tables.ts';
import { byGame, figuresIn, type GameFigures, type OwnMatch, ownMatchesIn } from './own-figures.ts';

export interface Counted {
  /** The figures of the matches counted so far, by game. */
  readonly found: readonly GameFigures[];
  /** Null when all matches have been counted. The total is 0 until the first matches have been found. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** How many matches could not be read. */
  readonly unread: number;
  /** Whether the browser blocks its storage. */
  readonly isUnreadable: boolean;
}

export const NOTHING_COUNTED: Counted = {
  found: [],
  progress: { done: 0, total: 0 },
  unread: 0,
  isUnreadable: false,
};

/** Counts everything this person has played: first in this browser, then on the server if it can be reached. */
export async function countOwnMatches(counted: Signal<Counted>, stopped: AbortSignal): Promise<void> {
  const all: GameFigures[] = [];
  const count = async (matches: readonly OwnMatch[]) => {
    for (const [done, match] of matches.entries()) {
      if (stopped.aborted) return;
      const figures = await figuresIn(match).catch(() => null);
      if (figures === null) counted.value = { ...counted.value, unread: counted.value.unread + 1 };
      else all.push(figures);
      const progress = { done: done + 1, total: matches.length };
      counted.value = { ...counted.value, found: byGame(all), progress };
      await nextTask();
    }
  };
  const here = await matchesHere();
  if (here === null) counted.value = { ...counted.value, isUnreadable: true };
  else await count(here);
  await count(await matchesOnServer());
  counted.value = { ...counted.value, progress: null };
}

async function matchesHere(): Promise<readonly OwnMatch[] | null> {
  try {
    const database = await openDatabase();
    try {
      return ownMatchesIn(await loadTables(database));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Empty if the person is offline or has no account. */
async function matchesOnServer(): Promise<readonly OwnMatch[]> {
  try {
    if (isServerAvailable.peek() === null) await lookForServer();
    if (!isServerAvailable.peek()) return [];
    const { ownServerMatches } = await import('./server-matches.ts');
    return await ownServerMatches();
  } catch {
    return [];
  }
}

/** Lets the page respond between two matches: counting one takes some hundredths of a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
