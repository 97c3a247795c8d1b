import { signal } from '@preact/signals';
import { fromRoot } from './router.ts';

/** Whether a game server answers at this page's address; null until that is known. */
export const isServerAvailable = signal<boolean | null>(null);

/** Asks who is signed in. A game server answers with JSON, a static file server with an error or an HTML page. */
export async function lookForServer(): Promise<void> {
  isServerAvailable.value = navigator.onLine && (await hasApi());
}

async function hasApi(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(fromRoot('api/me'));
    return ok && headers.get('Content-Type')?.includes('json') === true;
  } catch {
    return false;
  }
}

const LAST_TABLE_KEY = 'schupf.online-table';

/** The player's last table, so that they can return to it; null if none is stored. */
export function lastTable(): string | null {
  try {
    return localStorage.getItem(LAST_TABLE_KEY);
  } catch {
    return null;
  }
}

export function saveLastTable(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(LAST_TABLE_KEY);
    else localStorage.setItem(LAST_TABLE_KEY, code);
  } catch {
    // Without storage, the app still works.
  }
}
