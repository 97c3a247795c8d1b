import { expect, test } from 'vitest';
import { shareDay } from './share-day.ts';

const deals = [
  { own: 100, bots: 60, isOnTime: true },
  { own: -200, bots: -100, isOnTime: true },
  { own: 20, bots: 20, isOnTime: true },
  { own: 300, bots: 115, isOnTime: true },
];

test('describes a day in a few lines', () => {
  const text = shareDay({
    title: 'Daily Tichu deal, 18 Nov',
    deals,
    streak: '5 days in a row',
    link: 'https://x/#/daily',
  });
  expect(text).toBe('Daily Tichu deal, 18 Nov: +125 · 5 days in a row\n🟩🟥⬜🟩\nhttps://x/#/daily');
});

test('leaves out the streak if there is none', () => {
  const text = shareDay({
    title: 'Daily Tichu deal, 18 Nov',
    deals: deals.slice(1, 2),
    streak: '',
    link: 'x',
  });
  expect(text).toBe('Daily Tichu deal, 18 Nov: −100\n🟥\nx');
});
