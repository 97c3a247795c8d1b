import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Size = readonly [width: number, height: number];
/** Phones in portrait and landscape, a zoomed page, desktops. */
const SIZES: readonly Size[] = [
  [390, 844],
  [640, 400],
  [844, 390],
  [1280, 800],
  [1920, 1080],
];
/** Not used for two hands: a tip above them leaves too little room for the trick. */
const SMALLEST: readonly Size[] = [
  [360, 740],
  [740, 360],
];

const RETRY_MS = 200;
const MAX_TRIES = 20;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of the visible elements. */
function boxesOf(name: string, found: Locator): Promise<Box[]> {
  return found.evaluateAll(
    (elements, of) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { name: of, x, y, width, height };
        }),
    name,
  );
}

/** Waits until the page has been drawn at its new size. */
async function drawn(page: Page): Promise<void> {
  const frame = () => new Promise((seen) => requestAnimationFrame(seen));
  for (let frames = 0; frames < 3; frames++) await page.evaluate(frame);
}

/** The smaller side of the overlap in pixels; negative if there is a gap. */
function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(wide, high);
}

/** Every overlap between badges, face-up hands and other elements, at each of these sizes. */
async function covered(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    problems.push(...(await lastingOverlaps(page)).map((overlap) => `${width}×${height}: ${overlap}`));
  }
  return problems;
}

/** Overlaps that are still there after the page has had time to adapt to its new size. */
async function lastingOverlaps(page: Page): Promise<string[]> {
  let overlaps: string[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await drawn(page);
    overlaps = await overlapsOn(page);
    if (overlaps.length === 0) break;
    await page.waitForTimeout(RETRY_MS);
  }
  return overlaps;
}

async function overlapsOn(page: Page): Promise<string[]> {
  const seats = page.getByRole('listitem').filter({ hasText: /, (partner|opponent)/ });
  const badges = await boxesOf('badge', seats);
  const hands = await boxesOf('face-up hand', seats.getByRole('img'));
  const others = [
    ...(await boxesOf('tip', page.getByRole('note'))),
    ...(await boxesOf('trick', page.getByRole('region', { name: /: / }))),
    ...(await boxesOf('slot', page.getByRole('button', { name: /^Card for / }))),
  ];
  const pairs = [
    ...badges.flatMap((badge, index) =>
      [...badges.slice(index + 1), ...others].map((other) => [badge, other] as const),
    ),
    ...hands.flatMap((hand) => others.map((other) => [hand, other] as const)),
    ...others.flatMap((a, index) => others.slice(index + 1).map((b) => [a, b] as const)),
  ];
  return pairs
    .filter(([a, b]) => overlap(a, b) > 1)
    .map(([a, b]) => `${b.name} over ${a.name} by ${Math.round(overlap(a, b))}`);
}

test.describe('with tips', () => {
  test.use({ settings: { motion: 'reduced', sound: 0, tips: true } });

  test('nothing covers a name, a card count or a face-up hand', async ({ page, playGame }) => {
    for (const variant of ['trichu', 'nanjing', 'tientsin'] as const) {
      const sizes = variant === 'trichu' ? SIZES : [...SIZES, ...SMALLEST];
      const table = await playGame({ variant }, { deal: 'round' });
      await table.playUntil((asked) => asked === 'push');
      expect.soft(await covered(page, sizes), `${variant}, push`).toEqual([]);
      await table.playUntil((asked) => asked === 'turn');
      expect.soft(await covered(page, sizes), `${variant}, turn`).toEqual([]);
    }
  });
});
