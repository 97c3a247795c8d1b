import { signal } from '@preact/signals';

/** Whether there is a game server behind this page; null until that is known. */
export const isServerThere = signal<boolean | null>(null);

/** A folder of files has no such address, or answers it with a page. */
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

/** The table the player sat at last, to lead them back; null where nothing is saved. */
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
