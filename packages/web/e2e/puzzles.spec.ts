import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Puzzle, parsePack } from '@schupf/puzzles';
import { parseSeat } from '@schupf/rules/notation';
import { COMMANDS } from '../src/app/key-map.ts';
import { messages } from '../src/i18n/en/index.ts';
import { puzzles as text } from '../src/i18n/en/puzzles.ts';
import { review } from '../src/i18n/en/review.ts';
import { PERSONAS } from '../src/portraits/personas.ts';
import { expectAccessible, type Look } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LARGE: Look = { theme: 'jade', width: 1280, height: 800 };
const SMALL: Look = { theme: 'paper', width: 390, height: 844 };

function readPack(name: string): readonly Puzzle[] {
  const url = new URL(`../../puzzles/assets/${name}.puzzles`, import.meta.url);
  const pack = parsePack(readFileSync(url, 'utf8'));
  if (!pack.ok) throw new Error(pack.problem);
  return pack.value.puzzles;
}

const isPass = (move: string) => move.endsWith(' -');
const turns = readPack('play-01').filter(({ kind }) => kind === 'play');
/** To pass is right in the first, and wrong in the second. */
const passRight = turns.find(({ choices }) => isPass(choices[0]!.move))!;
const passWrong = turns.find(({ choices }) => choices.slice(1).some(({ move }) => isPass(move)))!;

const openEndgame = readPack('play-01').find(({ kind }) => kind === 'open')!;
const gift = readPack('play-08').find(({ kind }) => kind === 'gift')!;
const CARD_NAME = /\b(jade|swords|pagodas|stars|Phoenix|Dragon|Dog|Mah Jong)\b/;

async function open(page: Page, { id }: Puzzle): Promise<void> {
  await page.goto(`/?pace=1#/puzzles/solve/${id}`);
  await expect(page.getByRole('region', { name: review.question.play })).toBeFocused();
}

test('a puzzle is solved with the keyboard, and the rating rises', async ({ page }) => {
  await open(page, passRight);
  await expectAccessible(page, [SMALL, LARGE], 'a puzzle');
  await page.keyboard.press(COMMANDS.pass);
  const solution = page.getByRole('region', { name: text.right });
  await expect(solution).toContainText('(+');
  await expectAccessible(page, [SMALL, LARGE], 'a solution');
  await expect(solution.getByRole('button', { name: text.next })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(solution).toBeHidden();

  await page.goto('/#/puzzles');
  await expect(page.getByText(text.solvedOf(1, 1))).toBeVisible();
  await expectAccessible(page, [SMALL, LARGE], 'the overview of puzzles');
});

test('in an open endgame, screen readers read the cards of the others', async ({ page }) => {
  await page.goto(`/?pace=1#/puzzles/solve/${openEndgame.id}`);
  await expect(page.getByRole('region', { name: text.questions.open })).toBeFocused();
  const hands = page.getByRole('main').getByRole('listitem').getByRole('img');
  for (const hand of await hands.all()) await expect(hand).toHaveAccessibleName(CARD_NAME);
  expect(await hands.count()).toBeGreaterThan(0);
});

test('on a phone, the question does not cover who played the trick', async ({ page }) => {
  await page.setViewportSize({ width: SMALL.width, height: SMALL.height });
  await page.goto(`/?pace=1#/puzzles/solve/${passRight.id}`);
  const strip = page.getByRole('region', { name: review.question.play });
  await expect(strip).toBeFocused();
  const owner = page.locator('.trick__owner');
  await expect(async () => {
    const [name, question] = [await owner.boundingBox(), await strip.boundingBox()];
    expect(name!.y + name!.height).toBeLessThanOrEqual(question!.y);
  }).toPass();
});

test.describe('with the engine', () => {
  test.use({ hasNetworks: true });

  test('a wrong answer is played out before the solution is shown, and the puzzle can be reported', async ({
    page,
  }) => {
    await open(page, passWrong);
    await page.keyboard.press(COMMANDS.pass);
    const strip = page.getByRole('region', { name: review.question.play });
    await expect(strip).toContainText(text.showing);
    const solution = page.getByRole('region', { name: text.wrong });
    await expect(solution).toContainText(text.yours);
    await expect(solution).toContainText(messages.table.pass);
    await solution.getByRole('button', { name: text.report }).press('Enter');
    await expect(solution).toContainText(text.reported);
    await page.goto('/#/puzzles');
    await expect(page.getByRole('region', { name: text.reports })).toContainText(passWrong.id);
  });
});

test('the question about the Dragon’s trick disappears once it is answered', async ({ page }) => {
  const [, receiver = ''] = gift.choices[0]!.move.split(' gives ');
  await page.setViewportSize({ width: SMALL.width, height: SMALL.height });
  await page.goto(`/?pace=1#/puzzles/solve/${gift.id}`);
  const question = page.getByRole('group', { name: messages.table.giveQuestion });
  await question.getByRole('button', { name: PERSONAS[parseSeat(receiver)!]!.name }).click();
  await expect(question).toBeHidden();
  // Nothing covers the button.
  await page.getByRole('button', { name: text.next }).click();
});

test('a damaged pack is refused with a way to try again', async ({ page }) => {
  await page.route('**/*.puzzles', (route) => route.fulfill({ body: 'damaged' }));
  await page.goto('/#/puzzles/daily');
  await expect(page.getByText(text.failed)).toBeVisible();
  await page.unroute('**/*.puzzles');
  await page.getByRole('button', { name: text.tryAgain }).press('Enter');
  await expect(page.getByText(text.failed)).toBeHidden();
});
