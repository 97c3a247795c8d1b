import lighthouse from 'lighthouse';
import { type OpenBrowser, withOpenBrowser } from './browser.ts';
import { type Figure, median, type Report } from './figures.ts';
import { startGame } from './start-game.ts';

const RUNS = 3;

/** By default, Lighthouse slows the processor down by this factor, for computers with about this result in its benchmark. */
const DEFAULT = { slowdown: 4, benchmark: 1750 } as const;

/** Lighthouse's ids, with budgets for its default device: a slow phone on a slow network. */
const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const AUDITS = {
  'first-contentful-paint': { name: 'first paint', budget: 1.8, unit: 's' },
  'largest-contentful-paint': { name: 'largest paint', budget: 2.2, unit: 's' },
  'total-blocking-time': { name: 'blocked', budget: 100, unit: 'ms' },
  'cumulative-layout-shift': { name: 'layout shift', budget: 0.02, unit: '' },
} as const;

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export function measureWithLighthouse(root: string, report: Report): Promise<void> {
  return withOpenBrowser(root, async (browser) => {
    report(await figuresOf('home', browser, browser.address));
    report(await figuresOf('table', browser, await storedTable(browser)));
  });
}

/**
 * Starts a match, closes the page and returns its address. Lighthouse clears cached files before a run, but not stored
 * matches.
 */
async function storedTable({ context, address }: OpenBrowser): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${address}?deal=deal30`);
  const table = await startGame(page, { variant: 'nanjing' });
  await table.playUntil((asked) => asked === 'turn');
  const url = page.url();
  await page.close();
  return url;
}

async function figuresOf(page: string, { port }: OpenBrowser, url: string): Promise<Figure[]> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    const slowdown = await measureSlowdown(port, url);
    console.log(
      `Lighthouse: ${page}, run ${run + 1} of ${RUNS}, processor ${slowdown.toFixed(1)} times slower`,
    );
    const result = await runLighthouse(url, {
      port,
      onlyCategories: Object.keys(CATEGORIES),
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    printFailedAudits(page, result);
    results.push(result);
  }
  const scores = Object.entries(CATEGORIES).map(([name, budget]) => ({
    name: `${page}: ${name} by Lighthouse`,
    value: median(results.map(({ categories }) => (categories[name]?.score ?? 0) * 100)),
    budget,
    unit: '',
    isScore: true,
  }));
  const times = Object.entries(AUDITS).map(([id, { name, budget, unit }]) => ({
    name: `${page}: ${name}`,
    value:
      median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY)) /
      (unit === 's' ? 1000 : 1),
    budget,
    unit,
  }));
  return [...scores, ...times];
}

/**
 * How much to slow the processor down. A phone is as slow on a slow computer as on a fast one, so the default would be
 * too much here: see "Calibrating the CPU slowdown" in the documentation of Lighthouse.
 */
async function measureSlowdown(port: number, url: string): Promise<number> {
  const { environment } = await runLighthouse(url, { port, onlyAudits: ['is-on-https'] });
  return Math.max(1, (DEFAULT.slowdown * environment.benchmarkIndex) / DEFAULT.benchmark);
}

async function runLighthouse(url: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { logLevel: 'error', ...flags });
  if (result === undefined) throw new Error('Lighthouse returned no result');
  return result.lhr;
}

/** Prints the failed audits of the categories that must score 100, with Lighthouse's titles. */
function printFailedAudits(page: string, { categories, audits }: Result): void {
  for (const name of ['accessibility', 'best-practices']) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const { score, title = id } = audits[id] ?? {};
      if (weight > 0 && score != null && score < 1) console.log(`${page}: ${name}: ${title}`);
    }
  }
}
