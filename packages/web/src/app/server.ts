import { signal } from '@preact/signals';

/** Whether there is a game server behind this page; null before anybody has asked. */
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
