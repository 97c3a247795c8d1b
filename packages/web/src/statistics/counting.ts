import type { Signal } from '@preact/signals';
import { isServerAvailable, lookForServer } from '../app/server.ts';
import { openDatabase } from '../storage/database.ts';
import { loadTables } from '../storage/saved-tables.ts';
import { byGame, figuresIn, type GameFigures, type OwnMatch, ownMatchesIn } from './own-figures.ts';

export interface Counted {
  /** By game, as far as they are counted. */
  readonly found: readonly GameFigures[];
  /** Null when all matches are counted; the total is 0 until the first are found. */
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

/** Counts everything this person has played here and then, if it answers, on the server. */
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

/** Offline, or without an account, there are none. */
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

/** A match takes some hundredths of a second: between two of them, the page answers to the player. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
