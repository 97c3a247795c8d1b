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
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(wide, high);
}

/** Every overlap of a badge, a face-up hand or another element, at each of these sizes. */
async function covered(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const problems: string[] = [];
  const seats = page.getByRole('listitem').filter({ hasText: /, (partner|opponent)/ });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const badges = await boxesOf('badge', seats);
    const hands = await boxesOf('face-up hand', seats.getByRole('img'));
    const others = [
      ...(await boxesOf('tip', page.getByRole('note'))),
      ...(await boxesOf('trick', page.getByRole('region', { name: /: / }))),
      ...(await boxesOf('slot', page.getByRole('button', { name: /^Card for / }))),
    ];
    const pairs = [
      ...badges.flatMap((one, index) =>
        [...badges.slice(index + 1), ...others].map((other) => [one, other] as const),
      ),
      ...hands.flatMap((one) => others.map((other) => [one, other] as const)),
      ...others.flatMap((one, index) => others.slice(index + 1).map((other) => [one, other] as const)),
    ];
    for (const [one, other] of pairs)
      if (overlap(one, other) > 1)
        problems.push(
          `${width}×${height}: ${other.name} over ${one.name} by ${Math.round(overlap(one, other))}`,
        );
  }
  return problems;
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
