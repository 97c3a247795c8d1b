import type { Page } from '@playwright/test';

/** Writes a finished match, played elsewhere, into the browser's storage. */
export async function storeMatch(page: Page, record: string): Promise<void> {
  await page.evaluate(async (text) => {
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
        terms: { rules: { variant: 'nanjing' }, speed: 'normal', chairs: [], pace: '' },
        seed: 'xoshiro128:stored',
        began: 1,
        changed: 1,
        going: null,
        finished: [{ ...standing, ended: 1, outcome, record: text }],
      }),
    );
    database.close();
  }, record);
}
