import { signal } from '@preact/signals';
import type { TurnAtTable } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { isServerAvailable, isSignedIn } from '../app/server.ts';
import { ask } from '../online/state/requests.ts';
import { showBadge } from './title-badge.ts';

/** The server says when the list changes. Should that be lost, the list is read anyway after this time. */
const REFRESH_MS = 5 * 60_000;

/** The tables where this person sits on the server, first those that wait for them. */
export const turns = signal<readonly TurnAtTable[]>([]);

export function isAsked({ since }: TurnAtTable): boolean {
  return since !== null;
}

async function readTurns(): Promise<void> {
  try {
    const answer = await ask<{ readonly turns: readonly TurnAtTable[] }>('GET', 'me/turns');
    turns.value = answer.turns;
    showBadge(turns.value.filter(isAsked).length);
  } catch {
    // What is shown stays. It is read again soon.
  }
}

/** How many parts of the page show the list. They share one subscription. */
let listeners = 0;
let stopFollowing: Promise<() => void> | null = null;

/** Reads the list again whenever the server says that it has changed, until the result is called. */
function listen(): () => void {
  listeners++;
  stopFollowing ??= import('../online/state/turn-news.ts').then(
    ({ followTurns }) => followTurns(() => document.visibilityState === 'visible' && void readTurns()),
    // Offline, or after an update: the list is read again from time to time.
    () => () => {},
  );
  return () => {
    listeners--;
    if (listeners > 0) return;
    void stopFollowing?.then((stop) => stop());
    stopFollowing = null;
  };
}

/** Keeps the list up to date while it is shown. */
export function useTurns(): void {
  const isThere = isServerAvailable.value === true;
  const isKnown = isSignedIn.value;
  useEffect(() => {
    if (!isThere) return;
    const read = () => {
      if (document.visibilityState === 'visible') void readTurns();
    };
    read();
    const timer = setInterval(read, REFRESH_MS);
    document.addEventListener('visibilitychange', read);
    // The service worker tells its pages when it has received a notification.
    navigator.serviceWorker?.addEventListener('message', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
      navigator.serviceWorker?.removeEventListener('message', read);
    };
  }, [isThere]);
  useEffect(() => (isThere && isKnown ? listen() : undefined), [isThere, isKnown]);
}
