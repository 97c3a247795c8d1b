import { expect, test } from 'vitest';
import { formatReplaySource, parseReplaySource, type ReplaySource } from './replay-address.ts';

const SOURCES: readonly ReplaySource[] = [
  { type: 'browser', table: '0f', match: null },
  { type: 'browser', table: '0f', match: 0 },
  { type: 'browser', table: '@0f/1', match: 12 },
  { type: 'server', match: '0123456789-2' },
  { type: 'link', href: 'games/nanjing.schupf' },
];

test.each(SOURCES)('reads what it writes: %j', (source) => {
  expect(parseReplaySource(formatReplaySource(source))).toEqual(source);
});

test.each([
  [[]],
  [['browser']],
  [['browser', '']],
  [['browser', '0f']],
  [['browser', '0f', '-1']],
  [['browser', '0f', '1.5']],
  [['browser', '0f', 'latest', '1']],
  [['server', '0123456789-2', '1']],
  [['link']],
  [['@0f', '1']],
])('refuses %j', (parts) => {
  expect(parseReplaySource(parts)).toBeNull();
});
