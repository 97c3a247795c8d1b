import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { expect, test } from './fixtures.ts';
import { startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

const MASTERS = { variant: 'nanjing', level: 'net-1' } as const;
const { table: words } = messages;

test.describe('with what the learned bots know', () => {
  test.use({ hasNetworks: true });

  test('the usual bots have learned; nothing of theirs is fetched before they sit down', async ({
    page,
    context,
    openHome,
  }) => {
    const fetched = watchFetches(context);
    await openHome({ deal: 'round' });
    const playNow = page.getByRole('button', { name: messages.home.playNow });
    await expect(playNow).toBeVisible();
    expect(fetched).toEqual([]);
    await playNow.click();
    const table = new TableScreen(page);
    expect(await table.playRound()).toBe('round-over');
    expect(fetched.toSorted()).toEqual(['kernel.wasm', 'nanjing-1.weights']);
    expect(await mayCompile(page)).toBe(true);
  });

  test('without a network, after a first visit, everything is there, masters too', async ({
    page,
    context,
    openHome,
  }) => {
    await openHome({ deal: 'words' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The first page was not fetched by the service worker; the second one is.
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    const table = await startGame(page, MASTERS);
    await table.playUntil((asked) => asked === 'turn');
    await table.hint.click();
    await expect(page.getByRole('status').filter({ hasText: /^Hint: .+ – .+/ })).toBeVisible();
    await expect(page.getByText(words.replaced)).toBeHidden();
    expect(await table.playRound()).toBe('round-over');
  });
});

test('masters that cannot be fetched are replaced by experts, which is said', async ({ page, playGame }) => {
  const table = await playGame(MASTERS, { deal: 'round' });
  await expect(page.getByText(words.replaced)).toBeVisible();
  await table.playUntil((asked) => asked === 'turn');
  expect(await table.readHint()).not.toBe('');
});

/** Names of the files of the learned bots that the page itself fetches, without their digests. */
function watchFetches(context: BrowserContext): string[] {
  const fetched: string[] = [];
  context.on('request', (request) => {
    const file = /([\w-]+)-[\w-]{8}(\.weights|\.wasm)$/.exec(request.url());
    if (file !== null && request.serviceWorker() === null) fetched.push(`${file[1]}${file[2]}`);
  });
  return fetched;
}

/** Whether the policy of the page lets the worker of its table compile WebAssembly; the smallest module shows it. */
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
