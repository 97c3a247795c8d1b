import { expect, type Page } from '@playwright/test';

/** Milliseconds: longer than the server takes for an answer, even on a busy machine. */
const INTERVAL_MS = 300;

/** Waits until the sections of a page that are loaded later are there. */
export async function untilQuiet(page: Page): Promise<void> {
  let before = '';
  await expect(async () => {
    const now = await page.evaluate(() => document.body.innerHTML);
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [INTERVAL_MS] });
}
