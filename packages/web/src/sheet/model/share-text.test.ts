import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const LINK = 'https://example.org/';

test('shows the result, a square per round, and where to play', () => {
  const text = shareText({
    game: 'Tichu',
    result: 'Won 520 : 480',
    rounds: ['won', 'lost', 'drawn', 'won'],
    link: LINK,
  });
  expect(text).toBe('Tichu: Won 520 : 480\n🟩🟥⬜🟩\nhttps://example.org/');
});

test('shows places in a rank game', () => {
  const text = shareText({ game: 'Le T…', result: '2nd of 7', rounds: [3, 1, 2], link: LINK });
  expect(text.split('\n')[1]).toBe('3 1 2');
});

test('has no line of rounds for a spectator', () => {
  const text = shareText({ game: 'Tichu', result: 'Ana 1000 : 900 Ben', rounds: [], link: LINK });
  expect(text).toBe('Tichu: Ana 1000 : 900 Ben\nhttps://example.org/');
});
