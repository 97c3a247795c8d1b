import type { Locator, Page } from '@playwright/test';
import { minus } from '@schupf/phrasebook';
import { parseCard, parseSeat } from '@schupf/rules/notation';
import { COMMANDS } from '../src/app/key-map.ts';
import { BASICS, CHAPTERS, type CourseChapter, type CourseLevel } from '../src/course/course.ts';
import { SOLUTIONS } from '../src/course/solutions.ts';
import { course } from '../src/i18n/en/course.ts';
import { messages } from '../src/i18n/en/index.ts';
import { PERSONAS } from '../src/portraits/personas.ts';
import { expectAccessible } from './axe.ts';
import { expect, IS_FULL_RUN, test } from './fixtures.ts';
import { TableScreen } from './table.ts';

const PHONE = { width: 390, height: 844 };
const [tricks] = BASICS;
const sparrowAndDog = BASICS.find(({ id }) => id === 'sparrow-and-dog')!;

/** How cards are selected and buttons are pressed. */
interface InputMethod {
  pick(cards: readonly string[]): Promise<void>;
  press(button: Locator): Promise<void>;
  play(): Promise<void>;
  pass(): Promise<void>;
}

/** The keys that select cards, by rank letter or special card. Digits select their own rank. */
const KEYS: Readonly<Record<string, string>> = {
  X: COMMANDS.take10,
  J: COMMANDS.takeJ,
  Q: COMMANDS.takeQ,
  K: COMMANDS.takeK,
  A: COMMANDS.takeA,
  MJ: COMMANDS.takeMahJong,
  DOG: COMMANDS.takeDog,
  PHX: COMMANDS.takePhoenix,
  DRG: COMMANDS.takeDragon,
};

/** Uses only the keyboard, and selects cards by rank. */
function byKeys(page: Page): InputMethod {
  return {
    pick: async (cards) => {
      for (const card of cards) await page.keyboard.press(KEYS[card] ?? KEYS[card[1]!] ?? card[1]!);
    },
    press: (button) => button.press('Enter'),
    play: () => page.keyboard.press(COMMANDS.play),
    pass: () => page.keyboard.press(COMMANDS.pass),
  };
}

/** Taps on a touch screen. */
function byTouch(page: Page): InputMethod {
  const table = new TableScreen(page);
  const tapUntil = async (name: string, isPicked: boolean) => {
    await expect(async () => {
      if ((await table.picked()).includes(name) !== isPicked) await table.card(name).tap();
      expect((await table.picked()).includes(name)).toBe(isPicked);
    }).toPass();
  };
  return {
    pick: async (cards) => {
      const names = cards.map((card) => messages.cards.cardName(parseCard(card)!));
      for (const name of names) await tapUntil(name, true);
      // A tap may also select the rest of a combination.
      for (const name of await table.picked()) if (!names.includes(name)) await tapUntil(name, false);
    },
    press: (button) => button.tap(),
    play: () => table.play.tap(),
    pass: () => table.pass.tap(),
  };
}

/** Makes one of the learner's moves, given in record notation. */
async function move(page: Page, input: InputMethod, text: string): Promise<void> {
  const table = new TableScreen(page);
  const answer = async (name: string | RegExp) => {
    const button = table.question.getByRole('button', { name });
    // Nothing may cover the button, whatever the input method.
    await button.click({ trial: true });
    await input.press(button);
  };
  const [seat = '', first = '', ...rest] = text.split(' ');
  if (first === '') return input.press(page.getByRole('button', { name: minus(Number(text)), exact: true }));
  if (seat.endsWith('!')) await table.bomb.waitFor();
  else await table.asked();
  switch (first) {
    case '-':
      return input.pass();
    case 'takes':
      return input.press(table.takeRest);
    case 'gives':
      return answer(nameOf(rest[0]!));
    case 'tichu':
    case 'grand':
      return table.call(first);
  }
  if (first.includes('>')) return push(table, [first, ...rest]);
  const [cards = '', wish] = [first, ...rest].join(' ').split(' wish ');
  const [played = '', partner] = cards.split(' to ');
  await input.pick(played.split(' ').map((card) => card.replace(/=.*/, '')));
  await expect(table.play).toBeEnabled();
  await input.play();
  if (wish !== undefined)
    await answer(new RegExp(`^${messages.table.wishFor(wish === 'X' ? '10' : wish)}(,|$)`));
  else if (played === 'MJ' && (await table.question.isVisible())) await answer(messages.table.noWish);
  if (partner !== undefined) await answer(nameOf(partner));
}

function nameOf(seat: string): string {
  return PERSONAS[parseSeat(seat)!]!.name;
}

/** Fills the slots in the order in which the page shows them. */
async function push(table: TableScreen, gifts: readonly string[]): Promise<void> {
  const cardsFor = new Map(
    gifts.map((gift) => gift.split('>') as [string, string]).map(([cards, to]) => [nameOf(to), cards]),
  );
  for (const slot of new Set(await table.slots())) {
    const cards = [...cardsFor].find(([name]) => slot.includes(name))?.[1] ?? '';
    for (const card of cards.split('+')) await table.card(messages.cards.cardName(parseCard(card)!)).click();
  }
  await table.pushButton.click();
}

async function solve(page: Page, input: InputMethod, level: CourseLevel): Promise<void> {
  await expect(strip(page, level)).toBeVisible();
  for (const text of SOLUTIONS[level.id]) await move(page, input, text);
  await expect(strip(page, level)).toContainText(course.levels[level.id].done);
  // The only thing left to do is to continue.
  for (const name of [
    messages.table.pickCards,
    messages.table.skip,
    messages.table.undo,
    messages.table.tichu,
  ])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
}

function strip(page: Page, level: CourseLevel): Locator {
  return page.getByRole('region', { name: course.levels[level.id].title, exact: true });
}

/** Solves a chapter level by level, starting and ending at the overview. */
async function solveChapter(page: Page, input: InputMethod, { id, levels }: CourseChapter): Promise<void> {
  for (const [index, level] of levels.entries()) {
    await solve(page, input, level);
    const onward = page.getByRole('link', {
      name: index === levels.length - 1 ? course.overview : course.next,
    });
    await expect(onward).toBeFocused();
    await input.press(onward);
  }
  await expect(page.getByRole('heading', { name: course.title })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: course.chapters[id].title });
  await expect(card.first()).toContainText(course.of(levels.length, levels.length));
}

test('a newcomer finds the course, and plays its first chapter with only the keyboard', async ({ page }) => {
  await page.goto('/?pace=1');
  const input = byKeys(page);
  await input.press(page.getByRole('link', { name: messages.home.newcomer.learn }));
  await input.press(page.getByRole('link', { name: course.start, exact: true }));
  await solveChapter(page, input, tricks!);
  await page.reload();
  await expect(page.getByRole('link', { name: course.continue })).toBeVisible();
});

test('a failed level says why, and can be tried again right away', async ({ page }) => {
  await page.goto('/?pace=1#/lesson/higher');
  const level = tricks!.levels[0]!;
  await new TableScreen(page).asked();
  await page.keyboard.press(COMMANDS.pass);
  await expect(strip(page, level)).toContainText(course.levels.higher.missed![0]!);
  await page.keyboard.press('Enter');
  await expect(strip(page, level)).toContainText(course.levels.higher.task);
  await page.getByRole('button', { name: course.hint }).press('Enter');
  await expect(strip(page, level)).toContainText(course.levels.higher.hints[0]!);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a chapter is played by touch', async ({ page }) => {
    await page.goto(`/?pace=1#/lesson/${sparrowAndDog.levels[0]!.id}`);
    await expect(page.getByRole('link', { name: messages.table.home, exact: true })).toBeVisible();
    await solveChapter(page, byTouch(page), sparrowAndDog);
  });
});

test('every level can be solved at the table', async ({ page }) => {
  test.skip(!IS_FULL_RUN, 'the unit tests solve every level without a browser');
  const input = byKeys(page);
  for (const level of CHAPTERS.flatMap(({ levels }) => levels)) {
    await page.goto(`/?pace=1#/lesson/${level.id}`);
    await solve(page, input, level);
  }
});

test('without storage, the course can still be played', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/?pace=1#/lesson/higher');
  await solve(page, byKeys(page), tricks!.levels[0]!);
});

test('the overview and a level are accessible', async ({ page }) => {
  const looks = [
    { theme: 'jade', width: 1280, height: 800 },
    { theme: 'jade', ...PHONE },
    { theme: 'paper', ...PHONE },
  ] as const;
  await page.goto('/?pace=1#/learn');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, looks, 'overview');
  await page.goto('/?pace=1#/lesson/count');
  await page.getByRole('button', { name: course.hint }).waitFor();
  await expectAccessible(page, looks, 'question');
  await page.getByRole('button', { name: '25', exact: true }).click();
  await page.getByRole('link', { name: course.next }).waitFor();
  await expectAccessible(page, looks, 'done');
});
