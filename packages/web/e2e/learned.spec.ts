import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { expect, test } from './fixtures.ts';
import { startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

const MASTERS = { variant: 'nanjing', level: 'net-2' } as const;
const { table: words } = messages;

test.describe('with the weights of the learned bots', () => {
  test.use({ serviceWorkers: 'allow', hasNetworks: true });

  test('the default bots are learned bots, and their files are fetched only when a game starts', async ({
    page,
    context,
    openHome,
  }) => {
    const fetched = watchFetches(context);
    await openHome({ deal: 'round' });
    const playNow = page.getByRole('button', { name: messages.home.play.nanjing });
    await expect(playNow).toBeVisible();
    expect(fetched).toEqual([]);
    await playNow.click();
    const table = new TableScreen(page);
    await table.playUntil((asked) => asked === 'turn');
    expect(fetched.toSorted()).toEqual(['kernel.wasm', 'nanjing-2.weights']);
    expect(await mayCompile(page)).toBe(true);
  });

  test('after the first visit everything works offline, including the Master bots', async ({
    page,
    context,
    openHome,
  }) => {
    await openHome({ deal: 'words' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The service worker does not serve the page that installs it, only later loads.
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    const table = await startGame(page, MASTERS);
    await table.playUntil((asked) => asked === 'turn');
    await table.hint.click();
    await expect(page.getByRole('status').filter({ hasText: /^Hint: .+ – .+/ })).toBeVisible();
    await expect(page.getByText(words.replaced)).toBeHidden();
    await table.decide('turn');
    expect(await table.asked()).not.toBe('round-over');
  });
});

test('Master bots that cannot be fetched are replaced by simpler bots, and the page says so', async ({
  page,
  playGame,
}) => {
  const table = await playGame(MASTERS, { deal: 'round' });
  const text = page.getByText(words.replaced);
  await expect(text).toBeVisible();
  await test.step('the text keeps away from the edges of its note, and the cross is large enough to see', async () => {
    const note = text.locator('..');
    const cross = note.getByRole('button', { name: messages.app.close }).locator('svg');
    // The lines of the text itself, without the padding around them.
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    });
    const [outer, mark] = await Promise.all([note, cross].map(async (part) => (await part.boundingBox())!));
    expect(lines.top - outer!.y).toBeGreaterThanOrEqual(6);
    expect(outer!.y + outer!.height - lines.bottom).toBeGreaterThanOrEqual(6);
    expect(mark!.width).toBeGreaterThanOrEqual(16);
  });
  await table.playUntil((asked) => asked === 'turn');
  expect(await table.readHint()).not.toBe('');
});

/**
 * Collects the learned bots' files that the page fetches, without their digests. Files that the service worker fetches
 * do not count.
 */
function watchFetches(context: BrowserContext): string[] {
  const fetched: string[] = [];
  context.on('request', (request) => {
    const file = /([\w-]+)-[\w-]{8}(\.weights|\.wasm)$/.exec(request.url());
    if (file !== null && request.serviceWorker() === null) fetched.push(`${file[1]}${file[2]}`);
  });
  return fetched;
}

/** Whether the content security policy allows the table's worker to compile WebAssembly. Tried with an empty module. */
async function mayCompile(page: Page): Promise<boolean> {
  const [worker] = page.workers();
  return worker!.evaluate(() => {
    try {
      return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) !== null;
    } catch {
      return false;
    }
  });
}
