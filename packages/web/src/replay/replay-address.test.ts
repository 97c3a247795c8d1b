import { expect, test } from 'vitest';
import { partsOf } from '../app/address.ts';
import {
  formatReplaySource,
  parseReplaySource,
  replayAddress,
  replayHref,
  sharedReplayAddress,
  sharedReplayPath,
} from './replay-address.ts';

const SOURCES: readonly Parameters<typeof formatReplaySource>[0][] = [
  { type: 'browser', table: '0f', match: null },
  { type: 'browser', table: '0f', match: 0 },
  { type: 'browser', table: '@0f/1', match: 12 },
  { type: 'server', match: '0123456789-2' },
  { type: 'link', href: 'games/nanjing.schupf' },
  { type: 'packed', packed: '1q83v-_' },
];

test.each(SOURCES)('parses what it formats: %j', (source) => {
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
])('rejects %j', (parts) => {
  expect(parseReplaySource(parts)).toBeNull();
});

const SHARED = { type: 'shared', id: '0123456789abcdef' } as const;

test.each([
  [{ source: SHARED, round: 1, moment: null, view: null }, '#/r/0123456789abcdef'],
  [{ source: SHARED, round: 3, moment: null, view: null }, '#/r/0123456789abcdef/3'],
  [{ source: SHARED, round: 1, moment: 27, view: null }, '#/r/0123456789abcdef/1/27'],
  [
    { source: SHARED, round: 2, moment: 27, view: { front: 1, all: true } },
    '#/r/0123456789abcdef/2/27/from-2',
  ],
  [
    { source: SHARED, round: 2, moment: 27, view: { front: 11, all: false } },
    '#/r/0123456789abcdef/2/27/as-12',
  ],
] as const)('writes and reads the address of a shared replay: %j', (params, href) => {
  expect(replayHref(params)).toBe(href);
  const [, ...parts] = partsOf(href);
  expect(sharedReplayAddress.parse(parts)).toEqual(params);
  expect(sharedReplayPath(params)).toBe(href.slice(2));
});

test.each([
  [{ source: SOURCES[1]!, round: 2, moment: null, view: null }, '#/replay/browser/0f/0/2'],
  [{ source: SOURCES[1]!, round: 2, moment: 9, view: null }, '#/replay/browser/0f/0/2/9'],
  [{ source: SOURCES[3]!, round: 7, withReview: true }, '#/replay/server/0123456789-2/7/review'],
] as const)('writes and reads the address of a private replay: %j', (params, href) => {
  expect(replayHref(params)).toBe(href);
  const [, ...parts] = partsOf(href);
  expect(replayAddress.parse(parts)).toEqual(params);
});

test.each(['#/replay/server/1/x', '#/replay/server/1/2/reviews', '#/replay/server/1/2/review/3'])(
  'rejects %s as the address of a private replay',
  (href) => {
    const [, ...parts] = partsOf(href);
    expect(replayAddress.parse(parts)).toBeNull();
  },
);

test.each([
  '#/r',
  '#/r/id/x',
  '#/r/id/1/-2',
  '#/r/id/1/2/3',
  '#/r/id/1/2/as-0',
  '#/r/id/1/2/as-1/3',
  '#/r/id/1/2/from',
])('rejects %s as the address of a shared replay', (href) => {
  const [, ...parts] = partsOf(href);
  expect(sharedReplayAddress.parse(parts)).toBeNull();
});

test('an address with a view always contains a moment', () => {
  const view = { front: 2, all: false };
  expect(replayHref({ source: { type: 'packed', packed: '1x' }, round: 4, view })).toBe(
    '#/replay/packed/1x/4/1/as-3',
  );
});
