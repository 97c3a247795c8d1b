import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { messages } from '../src/i18n/en/index.ts';
import { online } from '../src/i18n/en/online.ts';
import { Friend, test } from './friends-table.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/online-bot.mjs', import.meta.url));

test('two friends meet through a link, play, and continue after a reload', async ({ browser, server }) => {
  const ana = await Friend.arrive(browser, 'Ana');
  const ben = await Friend.arrive(browser, 'Ben', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const link = await ana.openTable(server.address);
  await ben.join(link);

  await test.step('they see each other and sit as partners', async () => {
    await expect(ana.chair(3)).toContainText('Ben');
    await expect(ben.chair(1)).toContainText(`Ana${online.room.partner}`);
    await expect(ben.page.getByText(online.room.waitForHost)).toBeVisible();
    await ana.putBot(2, 'beginner-2');
    await expect(ben.chair(2)).toContainText(messages.games.levels['beginner-2'].name);
    await ben.say('hello');
    await expect(ana.page.getByRole('log')).toContainText(`Ben ${online.phrases.hello}`);
  });

  await test.step('they make decisions until one has played a card', async () => {
    await ana.start();
    for (const { table } of [ana, ben]) {
      expect(await table.asked()).toBe('grand');
      await expect(table.hint).toBeHidden();
    }
    await playOneCard(ana, ben);
  });

  await test.step('they talk while they play, through bubbles at the seats and in a panel that leaves the hand visible', async () => {
    await ben.talkButton.tap();
    // The bubble disappears after a few seconds, so it is measured inside the page.
    const covered = cardsUnderBubble(ana.page, online.phrases.applause);
    await ben.talk.getByRole('button', { name: online.phrases.applause }).tap();
    expect(await covered).toBe(0);
    await expect(ana.page.getByRole('button', { name: online.table.peopleCount(1) })).toBeVisible();
    await expect(ben.talk.getByRole('log')).toContainText(`Ben ${online.phrases.applause}`);
    const [sheet, hand] = [(await ben.talk.boundingBox())!, (await ben.table.hand.boundingBox())!];
    expect(sheet.height).toBeLessThanOrEqual(844 / 2);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(hand.y);
    await ben.page.keyboard.press('Escape');
    await expect(ben.talk).toBeHidden();
    await expect(ben.talkButton).toBeFocused();
  });

  await test.step('a reload keeps the seat', async () => {
    const before = await ben.table.cards();
    await ben.page.reload();
    await ben.table.hand.waitFor();
    expect(await ben.table.cards()).toEqual(before);
    const people = await ana.openPeople();
    await expect(people.getByRole('listitem').filter({ hasText: 'Ben' })).not.toContainText(
      online.room.absent,
    );
  });

  for (const friend of [ana, ben]) {
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
});

test('the start page shows open seats and takes a visitor to one', async ({ browser, server }) => {
  const ana = await Friend.arrive(browser, 'Ana');
  const ben = await Friend.arrive(browser, 'Ben');
  const code = await ana.openCustomTable(server.address, {
    rules: { variant: 'nanjing' },
    speed: 'relaxed',
    visibility: 'open',
    chairs: [null, { type: 'nobody' }, { type: 'nobody' }, { type: 'nobody' }],
    startsImmediately: false,
    freeChat: false,
    handsAfter: null,
  });
  await ana.page.goto(`${server.address}#/t/${code}`);
  await ana.chair(1).waitFor();
  await ben.page.goto(server.address);
  const tables = ben.page.getByRole('region', { name: messages.home.tables.title });
  await tables.hover();
  await expect(tables).toContainText(messages.home.tables.here(2));
  const table = tables.getByRole('listitem').filter({ hasText: 'Ana' });
  await expect(table).toContainText(online.lobby.free(3));
  await table.getByRole('button', { name: online.lobby.join }).click();
  await ben.page.getByLabel(online.name.label).fill('Ben');
  await ben.page.getByRole('button', { name: online.name.go }).click();
  await expect(ana.page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  for (const friend of [ana, ben]) {
    expect(friend.problems).toEqual([]);
    await friend.closeBrowser();
  }
});

test('an external bot started with the arguments from the waiting room takes its seat', async ({
  browser,
  server,
}) => {
  const ana = await Friend.arrive(browser, 'Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await ana.openTable(server.address);
  await ana.choose(2, online.room.externalBot);
  await expect(ana.chair(2)).toContainText(online.room.externalBotName(2));
  const line = await ana.page.getByRole('textbox', { name: online.room.externalBotToken }).inputValue();

  const program = spawn(process.execPath, [EXAMPLE, ...line.split(' ')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    program.stdout.on('data', (text: Buffer) => {
      output += text.toString();
    });
    await expect.poll(() => output).toContain(`at the table ${server.address}t/`);
    await ana.start();
    await ana.decide(await ana.table.asked());
    expect(await ana.table.asked()).toBe('push');
    // A bot without a seat, or with the wrong one, is disconnected right away.
    expect(output).not.toContain('closed');
    expect(program.exitCode).toBeNull();
  } finally {
    program.kill();
  }
  expect(ana.problems).toEqual([]);
  await ana.closeBrowser();
});

/** Waits for a bubble with this text and returns how many cards it covers. */
async function cardsUnderBubble(page: Page, text: string): Promise<number> {
  const found = await page.waitForFunction((wanted) => {
    const bubble = document.querySelector('.talk-bubble');
    if (!bubble?.textContent?.includes(wanted)) return null;
    const box = bubble.getBoundingClientRect();
    const isCovered = (card: DOMRect) =>
      card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom;
    const cards = [...document.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
    return { covered: cards.filter(isCovered).length };
  }, text);
  return (await found.jsonValue())!.covered;
}

/** Makes the friends' decisions until one of them has played a card. */
async function playOneCard(...friends: readonly Friend[]): Promise<void> {
  for (let decisions = 0; decisions < 50; decisions++) {
    const { friend, asked } = await Promise.any(
      friends.map(async (one) => ({ friend: one, asked: await one.table.asked() })),
    );
    await friend.decide(asked);
    if (asked === 'turn' && (await friend.table.cards()).length < 14) return;
  }
  throw new Error('no one played a card');
}
