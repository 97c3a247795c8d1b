import { signal } from '@preact/signals';
import type { TableSummary } from '@schupf/protocol';
import { absolute } from './router.ts';

/** Whether a game server answers at this page's origin; null until that is known. */
export const isServerAvailable = signal<boolean | null>(null);

/** Whether this device was online at the last check for a server. */
export const isOnline = signal(true);

/** Finds out whether a server answers. If the player's last table is over, it is forgotten. */
export async function lookForServer(): Promise<void> {
  const table = lastTable();
  isOnline.value = navigator.onLine;
  const [isThere, isTableOver] = navigator.onLine
    ? await Promise.all([hasApi(), table !== null && isOver(table)])
    : [false, false];
  isServerAvailable.value = isThere;
  if (isThere && isTableOver && table === lastTable()) saveLastTable(null);
}

const RETRY_MS = [0, 1000, 3000, 9000];

/** Looks for the server when the network is back. Tries several times, because the first requests may still fail. */
export async function lookForServerAgain(): Promise<void> {
  for (const delay of RETRY_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await lookForServer();
    if (isServerAvailable.peek() || !navigator.onLine) return;
  }
}

/** A game server answers with JSON, a static file server with an error or an HTML page. */
async function hasApi(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(absolute('api/me'));
    return ok && headers.get('Content-Type')?.includes('json') === true;
  } catch {
    return false;
  }
}

/** Whether the server no longer has this table, or its match is over. False if that cannot be determined. */
async function isOver(code: string): Promise<boolean> {
  try {
    const response = await fetch(absolute(`api/tables/${encodeURIComponent(code)}`));
    if (!response.ok) return response.status === 404 || response.status === 410;
    const { summary } = (await response.json()) as { readonly summary: Pick<TableSummary, 'stage'> };
    return summary.stage === 'over';
  } catch {
    return false;
  }
}

const LAST_TABLE_KEY = 'schupf.online-table';

const savedTable = signal<string | null>(readSavedTable());

function readSavedTable(): string | null {
  try {
    return localStorage.getItem(LAST_TABLE_KEY);
  } catch {
    return null;
  }
}

/** The table that the player last joined, so that they can return to it; null if there is none. */
export function lastTable(): string | null {
  return savedTable.value;
}

export function saveLastTable(code: string | null): void {
  savedTable.value = code;
  try {
    if (code === null) localStorage.removeItem(LAST_TABLE_KEY);
    else localStorage.setItem(LAST_TABLE_KEY, code);
  } catch {
    // Without storage, the app still works.
  }
}

const SIGNED_IN_KEY = 'schupf.signed-in';

/** Whether the server knew this browser at its last visit. The cookie itself cannot be read by the page. */
export const isSignedIn = signal(readSignedIn());

function readSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return false;
  }
}

export function saveSignedIn(isIn: boolean): void {
  isSignedIn.value = isIn;
  try {
    if (isIn) localStorage.setItem(SIGNED_IN_KEY, '1');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Without storage, it is found out again when a page needs it.
  }
}
