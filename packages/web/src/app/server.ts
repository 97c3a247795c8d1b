import { signal } from '@preact/signals';

/** Whether a game server delivered this page; null until that is known. */
export const isServerThere = signal<boolean | null>(null);

/** A static file server has no such address, or answers it with a page. */
export async function lookForServer(): Promise<void> {
  isServerThere.value = navigator.onLine && (await answers());
}

async function answers(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('api/me');
    return ok && headers.get('Content-Type')?.includes('json') === true;
  } catch {
    return false;
  }
}

const LAST_TABLE_KEY = 'schupf.online-table';

/** The player's last table, to bring them back to it; null if none is stored. */
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
    // Without storage the app still works.
  }
}
