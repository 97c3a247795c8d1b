import { signal } from '@preact/signals';
import type { TurnAtTable } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { isServerAvailable } from '../app/server.ts';
import { ask } from '../online/state/requests.ts';
import { showBadge } from './title-badge.ts';

const REFRESH_MS = 60_000;

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

/** Keeps the list up to date while it is shown. */
export function useTurns(): void {
  const isThere = isServerAvailable.value === true;
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
}
