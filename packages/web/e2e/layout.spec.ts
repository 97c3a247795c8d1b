import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@schupf/phrasebook';
import { messages } from '../src/i18n/en/index.ts';
import { DEALS } from './deals.ts';
import { expect, IS_FULL_RUN, test } from './fixtures.ts';
import { type Box, boxesOf, overlap, problemsAt, type Size } from './measuring.ts';
import type { Game } from './start-game.ts';

/** Phones in portrait and landscape, a zoomed page, a tablet, desktops. */
const ALL_SIZES: readonly Size[] = [
  [390, 844],
  [360, 640],
  [320, 568],
  [640, 400],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];
/** The smallest phone in either direction, and the sizes that most people have. */
const FEW_SIZES: readonly Size[] = [
  [320, 568],
  [360, 640],
  [844, 390],
  [1920, 1080],
];
const SIZES = IS_FULL_RUN ? ALL_SIZES : FEW_SIZES;
const NARROW: readonly Size[] = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
];
const SMALLEST: readonly Size[] = [
  [320, 568],
  [360, 640],
];
/** A phone in landscape, and a page zoomed to 200 percent. */
const LOW: readonly Size[] = [
  [844, 390],
  [640, 400],
];
/** Three, four and six players. */
const SMALL_TABLES: readonly Game['variant'][] = ['trichu', 'nanjing', 'tientsin'];
const LARGE_TABLES: readonly Game[] = [
  { variant: 'let', players: 5 },
  { variant: 'grandseigneur', players: 8 },
  { variant: 'let', players: 10 },
  { variant: 'grandseigneur', players: 12 },
];
const MIN_FONT_SIZE = 12;

/** Every overlap of a badge, a face-up hand or the header with another element. */
async function overlapsOn(page: Page): Promise<string[]> {
  const seats = page.locator('.seat');
  const badges = [
    ...(await boxesOf('', seats.locator('.seat__plate'))),
    ...(await boxesOf('portrait', seats.locator('.face'))),
  ];
  const hands = await boxesOf('face-up hand', seats.getByRole('img'));
  const others = [
    ...(await boxesOf('tip', page.getByRole('note'))),
    ...(await boxesOf('trick', page.locator('.trick__play'))),
    ...(await boxesOf('owner', page.locator('.trick__owner'))),
    ...(await boxesOf('slot', page.locator('.push__slot'))),
    ...(await boxesOf('own seat', page.locator('.own'))),
  ];
  const passes = await boxesOf('pass', page.locator('.spot__pass, .seat__last'));
  const header = await boxesOf('header', page.locator('.table-header > *'));
  const plates = badges.filter(({ name }) => name !== 'portrait');
  const pairs = [
    ...plates.flatMap((plate, index) => plates.slice(index + 1).map((other) => [plate, other] as const)),
    ...badges.flatMap((badge) => others.map((other) => [badge, other] as const)),
    ...hands.flatMap((hand) => others.map((other) => [hand, other] as const)),
    ...others.flatMap((a, index) => others.slice(index + 1).map((b) => [a, b] as const)),
    ...badges.flatMap((badge) => passes.map((pass) => [badge, pass] as const)),
    ...[...badges, ...others].flatMap((part) => header.map((bar) => [part, bar] as const)),
  ];
  return pairs
    .filter(([a, b]) => overlap(a, b) > 1)
    .map(([a, b]) => `${b.name} over ${a.name} by ${Math.round(overlap(a, b))}`);
}

/** Texts that are too small to read, and badges outside the screen. */
async function unreadable(page: Page): Promise<string[]> {
  const small = await page.locator('main').evaluate((main, min) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (node.textContent!.trim() === '' || element.closest('svg, .visually-hidden, [role=status]') !== null)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < min) found.push(`“${node.textContent}” has ${size} px`);
    }
    return found;
  }, MIN_FONT_SIZE);
  const badges = await boxesOf('', page.locator('.seat__plate'));
  return [...small, ...outside(page, badges)];
}

function outside(page: Page, boxes: readonly Box[]): string[] {
  const { width, height } = page.viewportSize()!;
  return boxes
    .filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)
    .map(({ name }) => `${name} is outside the screen`);
}

/** Everything that makes a table hard to read. */
async function faultsOf(page: Page): Promise<string[]> {
  return [...(await overlapsOn(page)), ...(await unreadable(page))];
}

test.describe('with tips', () => {
  test.use({ settings: { motion: 'reduced', sound: 0, tips: true } });

  for (const variant of SMALL_TABLES) {
    test(`${variant}: nothing covers a name, a card count or a face-up hand`, async ({ page, playGame }) => {
      const table = await playGame({ variant }, { deal: 'round' });
      await table.playUntil((asked) => asked === 'push');
      expect.soft(await problemsAt(page, SIZES, faultsOf), 'push').toEqual([]);
      await table.playUntil((asked) => asked === 'turn');
      expect.soft(await problemsAt(page, SIZES, faultsOf), 'turn').toEqual([]);
    });
  }
});

test.describe('with tips, on the smallest phones', () => {
  test.use({ settings: { motion: 'reduced', sound: 0, tips: true } });

  test('the push fits in every language', async ({ page, playNow }) => {
    const table = await playNow({ deal: 'round' });
    await table.playUntil((asked) => asked === 'push');
    for (const language of LANGUAGES) {
      await reloadIn(page, language);
      for (const part of ['.tip', '.push__slot']) await page.locator(part).first().waitFor();
      expect.soft(await problemsAt(page, SMALLEST, faultsOf), language).toEqual([]);
    }
  });
});

test('neither a hint nor the question about the Dragon’s trick moves the trick off the felt', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.gift });
  const faults = async () => [...(await faultsOf(page)), ...(await offTheFelt(page))];
  await table.playUntil(async (asked) => asked === 'turn' && (await table.pass.isVisible()));
  await table.readHint();
  expect.soft(await problemsAt(page, LOW, faults), 'hint').toEqual([]);
  const gift = page.getByRole('group', { name: messages.table.giveQuestion });
  await table.playUntil(() => gift.isVisible());
  expect.soft(await problemsAt(page, LOW, faults), 'question').toEqual([]);
});

async function offTheFelt(page: Page): Promise<string[]> {
  const [felt] = await boxesOf('felt', page.locator('.felt-oval'));
  const [trick] = await boxesOf('trick', page.locator('.trick__play'));
  const middle = trick!.x + trick!.width / 2;
  const isBeside = Math.abs(middle - felt!.x - felt!.width / 2) > felt!.width / 4;
  const isAbove = trick!.y < felt!.y || trick!.y + trick!.height > felt!.y + felt!.height;
  return isBeside || isAbove ? ['the trick is off the felt'] : [];
}

for (const game of LARGE_TABLES) {
  test(`a table for ${game.players} is readable on a small phone and a large desktop`, async ({
    page,
    playGame,
  }) => {
    const table = await playGame(game, { deal: 'round' });
    await table.playUntil((asked) => asked === 'turn');
    expect(await problemsAt(page, SIZES, faultsOf)).toEqual([]);
  });
}

test('a bomb, Tichu and a score of four digits fit on a narrow phone in every language', async ({
  page,
  playNow,
}) => {
  const table = await playNow({ deal: DEALS.bomb });
  await table.playUntil(async (asked) => asked === 'turn' && (await table.bomb.isVisible()));
  for (const language of LANGUAGES) {
    await reloadIn(page, language);
    for (const button of ['.bar__bomb', '.bar__call--tichu']) await page.locator(button).waitFor();
    const faults = async () => [...(await misplacedButtons(page)), ...(await crampedScore(page))];
    expect.soft(await problemsAt(page, NARROW, faults), language).toEqual([]);
  }
});

async function reloadIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const stored = JSON.parse(localStorage.getItem('schupf.settings') ?? '{}');
    localStorage.setItem('schupf.settings', JSON.stringify({ ...stored, language: chosen }));
  }, language);
  await page.reload();
}

/** The parts of the score that touch each other or are cut off when both sides have four digits. */
async function crampedScore(page: Page): Promise<string[]> {
  await page.locator('.table-header [data-score] b').evaluateAll((totals) => {
    for (const total of totals) total.textContent = '1125';
  });
  const score = page.locator('.table-header__score');
  const parts = await boxesOf('', score.locator('b, .table-header__names, .table-header__colon'));
  const [button] = await boxesOf('score', score);
  const touching = parts.flatMap((a, index) =>
    parts
      .slice(index + 1)
      .filter((b) => overlap(a, b) > -2)
      .map((b) => `${b.name} touches ${a.name}`),
  );
  const cut = parts.filter(({ x, width }) => x < button!.x || x + width > button!.x + button!.width);
  return [...touching, ...cut.map(({ name }) => `${name} is cut off`)];
}

/** Buttons that overlap, extend beyond the screen or cut off their label. */
async function misplacedButtons(page: Page): Promise<string[]> {
  const buttons = page.locator('.table__actions .button, .table-header .button, .own');
  const boxes = await boxesOf('', buttons);
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b) > 1)
      .map((b) => `${b.name} over ${a.name}`),
  );
  const cut = await page
    .locator('.bar .button, .bar__call')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => `${textContent} is cut off`),
    );
  return [...overlaps, ...cut, ...outside(page, boxes)];
}
