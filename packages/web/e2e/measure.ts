import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page, Worker } from '@playwright/test';
import type { Settings } from '../src/app/settings.ts';
import { messages } from '../src/i18n/en/index.ts';
import { replay } from '../src/i18n/en/replay.ts';
import { review } from '../src/i18n/en/review.ts';
import { withBrowser } from './browser.ts';
import { DEALS } from './deals.ts';
import { type Figure, median, type Report } from './figures.ts';
import { storeSettings } from './fixtures.ts';
import { type Game, startGame } from './start-game.ts';
import { TableScreen } from './table.ts';

/** A match of twelve rounds. */
const MATCH = readFileSync(new URL('../../../games/nanjing.schupf', import.meta.url), 'utf8');
const PHONE = { width: 390, height: 844 };
const TAPS = 24;
/** The seed of a deal in which the person leads. */
const LEADING = 'deal30';

export function measureInBrowser(root: string, report: Report): Promise<void> {
  return withBrowser(root, async (browser, address) => {
    report(await timeFirstDecision(browser, address));
    report(await countNodes(browser, address));
    report(await timeTaps(browser, address, 1, { whole: 32, handler: 16 }));
    report(await timeTaps(browser, address, 4, { whole: 80, handler: 50 }));
    report(await timePlay(browser, address));
    report(await timeMoments(browser, address));
    report(await timeDecisions(browser, address));
    report([await timeReview(browser, address, 1, 10), await timeReview(browser, address, 10, 60)]);
  });
}

/** The time from a new visitor's first request to their first decision. In between they press one button. */
async function timeFirstDecision(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage({ locale: 'en-GB' });
  try {
    const opened = performance.now();
    await page.goto(address);
    await page.getByRole('button', { name: messages.home.play.nanjing }).click();
    await new TableScreen(page).takeRest.waitFor();
    const seconds = (performance.now() - opened) / 1000;
    return [{ name: 'first decision after opening the page', value: seconds, budget: 10, unit: 's' }];
  } finally {
    await page.close();
  }
}

async function withTable<Value>(
  browser: Browser,
  address: string,
  game: Game,
  use: (table: TableScreen, page: Page) => Promise<Value>,
): Promise<Value> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB' });
  try {
    await page.goto(`${address}?deal=${LEADING}&pace=20`);
    await untilCached(page);
    const table = await startGame(page, game);
    await table.playUntil((asked) => asked === 'turn');
    return await use(table, page);
  } finally {
    await page.close();
  }
}

/** Waits until everything is cached for offline play. Until then, caching takes half a processor. */
async function untilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function countNodes(browser: Browser, address: string): Promise<Figure[]> {
  const games: readonly (readonly [Game, number])[] = [
    [{ variant: 'nanjing' }, 900],
    [{ variant: 'grandseigneur', players: 12 }, 1500],
  ];
  const figures: Figure[] = [];
  for (const [game, budget] of games) {
    const value = await withTable(browser, address, game, (_, page) =>
      page.evaluate(() => document.querySelectorAll('*').length),
    );
    figures.push({ name: `elements on a table for ${game.players ?? 4}`, value, budget, unit: '' });
  }
  return figures;
}

interface Timing {
  readonly whole: number;
  readonly handler: number;
}

/** The time from a tap on a card until the next paint, as measured by the browser. */
function timeTaps(browser: Browser, address: string, slower: number, budget: Timing): Promise<Figure[]> {
  return withTable(browser, address, { variant: 'nanjing' }, async (table, page) => {
    const session = await page.context().newCDPSession(page);
    await slowDown(session, slower);
    await page.evaluate(() => {
      const taps: { whole: number; handler: number }[] = [];
      Object.assign(globalThis, { taps });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.name !== 'click') continue;
          taps.push({ whole: entry.duration, handler: entry.processingEnd - entry.processingStart });
        }
      });
      observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    });
    const cards = await table.hand.getByRole('button').all();
    for (let tap = 0; tap < TAPS; tap++) {
      await cards[tap % cards.length]!.click();
      await page.waitForTimeout(60 * slower);
    }
    const seen = await page.evaluate(() => (globalThis as unknown as { taps: Timing[] }).taps);
    // The browser does not report taps below its threshold; they count as the threshold.
    const quick = Array<Timing>(Math.max(0, TAPS - seen.length)).fill({ whole: 16, handler: 0 });
    const all = [...seen, ...quick];
    const at = `${slower} x slower`.replace('1 x slower', 'full speed');
    return [
      figure(`from a tap to the next paint, ${at}`, median(all.map(({ whole }) => whole)), budget.whole),
      figure(
        `our click handlers after a tap, ${at}`,
        median(all.map(({ handler }) => handler)),
        budget.handler,
      ),
    ];
  });
}

/** The time from pressing Play to the first frame in which cards move, and the longest frame while they do. */
function timePlay(browser: Browser, address: string): Promise<Figure[]> {
  return withTable(browser, address, { variant: 'nanjing' }, async (table, page) => {
    const firsts: number[] = [];
    const worsts: number[] = [];
    for (let play = 0; play < 5; play++) {
      if ((await table.playUntil((asked) => asked === 'turn')) !== 'turn') break;
      await table.readHint();
      if (!(await table.play.isVisible())) {
        // The hint may be to pass, or to call Tichu before leading.
        await table.decide('turn');
        continue;
      }
      await page.evaluate(watchFrames);
      await table.play.click();
      const { first, worst } = await page.evaluate(
        () => (globalThis as unknown as { frames: Promise<{ first: number; worst: number }> }).frames,
      );
      if (Number.isFinite(first)) {
        firsts.push(first);
        worsts.push(worst);
      }
    }
    return [
      figure('play: until cards move', median(firsts), 50),
      figure('play: longest frame', median(worsts), 34),
    ];
  });
}

/** Runs in the page: watches the frames in the 400 ms after the next press. */
function watchFrames(): void {
  const watched = new Promise((resolve) => {
    addEventListener(
      'click',
      () => {
        const pressed = performance.now();
        const before = new Set(document.getAnimations());
        let first = Number.POSITIVE_INFINITY;
        let last = 0;
        let worst = 0;
        const frame = (now: number) => {
          const moves = document
            .getAnimations()
            .some((one) => !before.has(one) && one.playState === 'running');
          if (moves && !Number.isFinite(first)) first = now - pressed;
          else if (Number.isFinite(first)) worst = Math.max(worst, now - last);
          last = now;
          if (now - pressed < 400) requestAnimationFrame(frame);
          else resolve({ first, worst });
        };
        requestAnimationFrame(frame);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { frames: watched });
}

const MOMENT_RUNS = 3;
/** Milliseconds after a press in which frames are counted: longer than any moment. */
const MOMENT_MS = 1500;

/**
 * How much longer the longest frame is when a Grand Tichu or a bomb is shown as a moment, on a slow phone. The table
 * changes too, so the same is measured without moments.
 */
async function timeMoments(browser: Browser, address: string): Promise<Figure[]> {
  const shown: LongestFrames[] = [];
  const bare: LongestFrames[] = [];
  for (let run = 0; run < MOMENT_RUNS; run++) {
    shown.push(await longestFrames(browser, address, 'full'));
    bare.push(await longestFrames(browser, address, 'off'));
  }
  const extra = (kind: keyof LongestFrames) =>
    Math.max(0, median(shown.map((frames) => frames[kind])) - median(bare.map((frames) => frames[kind])));
  return [
    figure('Grand Tichu: added to the longest frame, 4 x slower', extra('grand'), 34),
    figure('bomb: added to the longest frame, 4 x slower', extra('bomb'), 34),
  ];
}

interface LongestFrames {
  readonly grand: number;
  readonly bomb: number;
}

async function longestFrames(
  browser: Browser,
  address: string,
  moments: Settings['moments'],
): Promise<LongestFrames> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB' });
  try {
    await page.addInitScript(storeSettings, { moments });
    await page.goto(`${address}?deal=${DEALS.bomb}&pace=2000`);
    await untilCached(page);
    const table = await startGame(page, { variant: 'nanjing' });
    await table.takeRest.waitFor();
    // The code for moments is loaded after the first cards.
    if (moments !== 'off') await page.locator('.moments').first().waitFor({ state: 'attached' });
    await slowDown(await page.context().newCDPSession(page), 4);
    const grand = await longestFrame(page, () => table.call('grand'));
    await table.playUntil((asked) => asked === 'push');
    await table.pushAsHinted();
    await table.bomb.click();
    const bomb = await longestFrame(page, () => table.play.click());
    return { grand, bomb };
  } finally {
    await page.close();
  }
}

async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchNextFrames, MOMENT_MS);
  await act();
  return page.evaluate(() => (globalThis as unknown as { longest: () => Promise<number> }).longest());
}

/** Runs in the page: afterwards, `longest()` returns the longest frame in the time after the last press. */
function watchNextFrames(milliseconds: number): void {
  let worst = 0;
  let last = performance.now();
  let end = Number.POSITIVE_INFINITY;
  const { promise, resolve } = Promise.withResolvers<number>();
  const begin = () => {
    worst = 0;
    end = performance.now() + milliseconds;
  };
  addEventListener('click', begin, { capture: true });
  const frame = (now: number) => {
    worst = Math.max(worst, now - last);
    last = now;
    if (now < end) return void requestAnimationFrame(frame);
    removeEventListener('click', begin, { capture: true });
    resolve(worst);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, { longest: () => promise });
}

/** How long the learned bots think in the page's worker, in a round played by following hints. */
async function timeDecisions(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    // Unless the page is cross-origin isolated, the browser's clock is too coarse to time a decision.
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'cross-origin-embedder-policy': 'require-corp' };
      await route.fulfill({ response, headers });
    });
    const watched = page.waitForEvent('worker').then(watchDecisions);
    await page.goto(`${address}?deal=${LEADING}&pace=20`);
    const table = await startGame(page, { variant: 'nanjing', level: 'net-2' });
    await table.playRound();
    const times = (await (await watched)()).toSorted((a, b) => a - b);
    const slowest = times[Math.floor((times.length - 1) * 0.99)] ?? Number.POSITIVE_INFINITY;
    return [
      figure('a decision of a Master bot in the worker, median', median(times), 1),
      figure('a decision of a Master bot in the worker, 99th percentile', slowest, 20),
    ];
  } finally {
    await page.close();
  }
}

/** How many seconds it takes to review the player's own seat in the first rounds of a match. */
async function timeReview(
  browser: Browser,
  address: string,
  rounds: number,
  budget: number,
): Promise<Figure> {
  const page = await browser.newPage({ locale: 'en-GB' });
  try {
    const record = MATCH.slice(0, MATCH.indexOf(`round ${rounds + 1}`));
    await page.route('**/shared.schupf', (route) =>
      route.fulfill({ contentType: 'text/plain', body: record }),
    );
    await page.goto(`${address}#/replay/link/shared.schupf/1`);
    await page.getByRole('slider').waitFor();
    const opened = performance.now();
    await page.getByRole('button', { name: replay.review, exact: true }).click();
    const panel = page.getByRole('region', { name: review.title });
    await panel.getByText(review.summary).waitFor();
    await panel.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 600_000 });
    const seconds = (performance.now() - opened) / 1000;
    return { name: `review of one seat, rounds: ${rounds}`, value: seconds, budget, unit: 's' };
  } finally {
    await page.close();
  }
}

/** Records the worker's decision times from now on; the returned function reads them. */
async function watchDecisions(worker: Worker): Promise<() => Promise<number[]>> {
  await worker.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'decide net-2') times.push(duration);
    }).observe({ type: 'measure', buffered: true });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { times: number[] }).times);
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function figure(name: string, value: number, budget: number): Figure {
  return { name, value, budget, unit: 'ms' };
}
