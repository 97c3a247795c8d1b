import { signal } from '@preact/signals';

/** Whether there is a game server behind this page; null before anybody has asked. */
export const isServerThere = signal<boolean | null>(null);

/** A folder of files has no such address, or answers it with a page. */
export async function lookForServer(): Promise<void> {
  try {
    const { ok, headers } = await fetch('api/me');
    isServerThere.value = ok && headers.get('Content-Type')?.includes('json') === true;
  } catch {
    isServerThere.value = false;
  }
}
