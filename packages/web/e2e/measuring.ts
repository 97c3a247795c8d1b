import type { Locator, Page } from '@playwright/test';

export type Size = readonly [width: number, height: number];

export interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const RETRY_MS = 200;
const MAX_TRIES = 8;

/** The boxes of the visible elements. */
export function boxesOf(name: string, found: Locator): Promise<Box[]> {
  return found.evaluateAll(
    (elements, of) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { name: of === '' ? (element.textContent ?? '') : of, x, y, width, height };
        }),
    name,
  );
}

/** The smaller side of the overlap in pixels; negative if there is a gap. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(wide, high);
}

/** The problems at each of these sizes, after the page has had time to adapt. */
export async function problemsAt(
  page: Page,
  sizes: readonly Size[],
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    problems.push(...(await lasting(page, find)).map((problem) => `${width}×${height}: ${problem}`));
  }
  return problems;
}

async function lasting(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  let problems: string[] = [];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await drawn(page);
    problems = await find(page);
    if (problems.length === 0) break;
    await page.waitForTimeout(RETRY_MS);
  }
  return problems;
}

/** Waits until the page has been drawn at its new size. */
async function drawn(page: Page): Promise<void> {
  const frame = () => new Promise((seen) => requestAnimationFrame(seen));
  for (let frames = 0; frames < 3; frames++) await page.evaluate(frame);
}
