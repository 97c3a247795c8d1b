import type { Page } from '@playwright/test';

interface Stored {
  /** The bot at the other seats; none if omitted. */
  readonly bot?: string;
  /** How often the match was played. */
  readonly times?: number;
}

/** Writes a finished match, played elsewhere and won, into the browser's storage. */
export async function storeMatch(page: Page, record: string, { bot, times = 1 }: Stored = {}): Promise<void> {
  const person = { type: 'person', id: 'me', name: '' };
  const chairs =
    bot === undefined ? [] : [person, ...Array(3).fill({ type: 'bot', name: bot, outside: false })];
  const stored = { text: record, chairs, times };
  await page.evaluate(async ({ text, chairs, times }) => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const opening = indexedDB.open('schupf', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('rows', { keyPath: ['table', 'seq'] });
      opening.result.createObjectStore('tables', { keyPath: 'id' });
    };
    const database = await result(opening);
    const tables = database.transaction('tables', 'readwrite').objectStore('tables');
    const standing = { round: 3, totals: [1000, 200], me: 0 };
    const outcome = { reason: 'played', winners: [0] };
    await result(
      tables.put({
        id: 'stored',
        terms: { rules: { variant: 'nanjing' }, speed: 'normal', chairs, pace: '' },
        seed: 'xoshiro128:stored',
        began: 1,
        changed: 1,
        going: null,
        finished: Array.from({ length: times }, (_, at) => ({
          ...standing,
          ended: at + 1,
          outcome,
          record: text,
        })),
      }),
    );
    database.close();
  }, stored);
}
