import { describe, expect, test } from 'vitest';
import { formatRecord } from './format.ts';
import { parseRecord } from './parse.ts';
import type { GameRecord, RecordItem } from './record.ts';

const HEADER = 'schupf 1\nvariant: nanjing\n';

function record(text: string): GameRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`${read.place.line}:${read.place.column}: ${read.problem}`);
  return read.record;
}

/** The items of one trick. */
function items(trick: string): readonly RecordItem[] {
  return record(`${HEADER}round 1\n1. ${trick}\n`).rounds[0]!.lines[0]!.items;
}

function fault(text: string): string {
  const read = parseRecord(text);
  return read.ok ? 'read' : `${read.place.line}:${read.place.column} ${read.problem}`;
}

describe('the header', () => {
  test('gives the rules and the players, and preserves unknown lines', () => {
    const text = [
      'schupf 1',
      'variant: grandseigneur',
      'players: 7',
      'preset: hu-2006',
      'options: matchEnd=rounds rounds=3 bombAfterPasses=false',
      'player 1: Ágnes: the first',
      'player 7: 小王',
      'date: 2026-11-16',
      'x-mood 2: fine',
      'x-mood 2: better',
      '',
    ].join('\n');
    expect(record(text)).toEqual({
      rules: {
        variant: 'grandseigneur',
        players: 7,
        preset: 'hu-2006',
        options: { matchEnd: 'rounds', rounds: 3, bombAfterPasses: false },
      },
      names: ['Ágnes: the first', '', '', '', '', '', '小王'],
      tags: [
        { name: 'date', value: '2026-11-16' },
        { name: 'x-mood 2', value: 'fine' },
        { name: 'x-mood 2', value: 'better' },
      ],
      rounds: [],
    });
    expect(formatRecord(record(text))).toBe(text);
  });

  test('ignores a byte order mark, the kind of line ending and blank lines', () => {
    expect(record('\uFEFFschupf 1\r\n\r\n  \nvariant: let  \r\n')).toEqual(record('schupf 1\nvariant: let'));
  });
});

describe('a move', () => {
  test.each<[string, object]>([
    ['A takes', { type: 'take', seat: 0 }],
    ['C declines', { type: 'decline', seat: 2 }],
    ['B takes back', { type: 'take-back', seat: 1 }],
    ['C grand', { type: 'call', seat: 2, call: 'grand' }],
    ['D tichu', { type: 'call', seat: 3, call: 'tichu' }],
    ['A withdraws', { type: 'withdraw', seat: 0 }],
    ['A -', { type: 'pass', seat: 0 }],
    ['A gives D', { type: 'give', seat: 0, to: 3 }],
    ['1 card', { type: 'taken', cards: 1 }],
    ['31 cards', { type: 'taken', cards: 31 }],
    ['|', { type: 'table' }],
    ['*hold B', { type: 'news', name: 'hold', words: ['B'] }],
    ['*player 2 "Otto \\"M.\\", \\\\"', { type: 'news', name: 'player', words: ['2', 'Otto "M.", \\'] }],
    [
      'A J2>B S2 P2>C',
      {
        type: 'push',
        seat: 0,
        gifts: [
          { to: 1, cards: [0] },
          { to: 2, cards: [1, 2] },
        ],
      },
    ],
    ['A J2', { type: 'play', seat: 0, cards: [0] }],
    ['A S2 J2', { type: 'play', seat: 0, cards: [1, 0] }],
    ['A MJ wish X', { type: 'play', seat: 0, cards: [52], wish: 10 }],
    ['A DOG to C', { type: 'play', seat: 0, cards: [53], dogTo: 2 }],
    ['A J2 PHX=2', { type: 'play', seat: 0, cards: [0, 54], phoenixAs: [2] }],
    ['A! J2 S2 P2 T2', { type: 'bomb', seat: 0, cards: [0, 1, 2, 3] }],
    ['A! J2 S2 P2 T2 wish 9', { type: 'bomb', seat: 0, cards: [0, 1, 2, 3], wish: 9 }],
  ])('is read from %s and written in the same way', (text, move) => {
    expect(items(text)).toEqual([{ move, time: null, notes: [] }]);
    expect(formatRecord(record(`${HEADER}round 1\n1. ${text}`))).toContain(`\n1. ${text}\n`);
  });

  test('carries its time, comments and marks', () => {
    const text = 'A J2 @71.25 {so\\nwhat\\}} <eval -3> <mark> {twice}';
    expect(items(text)[0]).toMatchObject({
      time: 71_250,
      notes: [
        { type: 'comment', text: 'so\nwhat}' },
        { type: 'mark', name: 'eval', value: '-3' },
        { type: 'mark', name: 'mark', value: '' },
        { type: 'comment', text: 'twice' },
      ],
    });
    expect(formatRecord(record(`${HEADER}round 1\n1. ${text}`))).toContain(text);
  });

  test('may share its line with other moves and with separate comments', () => {
    expect(items('{first}, A J2, B -').map(({ move }) => move?.type ?? null)).toEqual([null, 'play', 'pass']);
  });

  test('may be followed by three dots where the line was cut off', () => {
    const { lines } = record(`${HEADER}round 1\n1. A J2, B - ...\n`).rounds[0]!;
    expect(lines).toMatchObject([{ cut: true, items: [{}, {}] }]);
    expect(record(`${HEADER}round 1\n1. ...`).rounds[0]!.lines).toMatchObject([{ cut: true, items: [] }]);
  });
});

test.each<[string, string]>([
  ['', '1:1 a record begins with the line "schupf 1"'],
  ['\n\nfoo', '3:1 a record begins with the line "schupf 1"'],
  ['schupf 2\n', '1:1 this is version 2, but only version 1 is supported'],
  ['schupf 1\n', '2:1 the header has no "variant"'],
  ['schupf 1\nvariant: chess', '2:1 unknown variant "chess"'],
  ['schupf 1\nvariant: let\nvariant: let', '3:1 "variant" appears twice in the header'],
  ['schupf 1\nvariant: let\nplayers: x', '3:10 "players" must be a number'],
  ['schupf 1\nvariant: let\nplayers: 99', '2:1 let is for 5 to 10 players'],
  ['schupf 1\nvariant: let\noptions: target=1 foo=2', '3:19 "foo" is not an option'],
  ['schupf 1\nvariant: let\noptions: target=x', '3:10 target cannot be "x"'],
  ['schupf 1\nvariant: let\noptions: target=1=2', '3:10 target cannot be "1=2"'],
  ['schupf 1\nvariant: let\noptions: target=1 target=2', '3:19 target is listed twice here'],
  [`${HEADER}player 5: Eve`, '3:1 there are only 4 players'],
  [`${HEADER}Player: Eve`, '3:1 this is neither'],
  [`${HEADER}round one`, '3:1 a round begins with a line such as "round 1"'],
  [`${HEADER}round 1\nround 0`, '4:1 a round begins'],
  [`${HEADER}round 1\nE: S2`, '4:1 there is no seat E at this table'],
  [`${HEADER}round 1\nA: S2 S2`, '4:7 S2 is dealt twice'],
  [`${HEADER}round 1\nA: S2\nB: S2`, '5:4 S2 is dealt twice'],
  [`${HEADER}round 1\nA: S2b`, '4:4 "S2b" is not a card of this game'],
  [`${HEADER}round 1\nA: S2\nA: S3`, '5:1 seat A has two hands'],
  [`${HEADER}round 1\nA: S2`, '3:1 some of the hands are missing'],
  [`${HEADER}round 1\nrest: S2`, '3:1 the hands are missing'],
  [`${HEADER}round 1\ndealer: A B`, '4:9 "dealer" needs exactly one seat'],
  [`${HEADER}round 1\ndealer: Z`, '4:9 "Z" is not a seat at this table'],
  [`${HEADER}round 1\ndealer: A\ndealer: A`, '5:1 "dealer" appears twice in the round'],
  [`${HEADER}round 1\nscore: 1 2`, '4:11 the points of the round must be followed by "=" and the totals'],
  [`${HEADER}round 1\ntotals: 1 x`, '4:11 "x" is not a number'],
  [`${HEADER}round 1\n2. A S2`, '4:1 expected trick 1'],
  [`${HEADER}round 1\n1. A S2, `, '4:10 a move is missing after the comma'],
  [`${HEADER}round 1\n1. A S2,, B -`, '4:9 a move is missing'],
  [`${HEADER}round 1\n1. A S2 @x`, '4:10 "x" is not a time in seconds'],
  [`${HEADER}round 1\n1. A S2 {open`, '4:9 "}" is missing'],
  [`${HEADER}round 1\n1. A S2 {a} @3`, '4:13 a comma is missing, or this does not belong here'],
  [`${HEADER}round 1\n1. {a} @3`, '4:8 a comma is missing'],
  [`${HEADER}round 1\n1. @3 {a}`, '4:4 a time must belong to a move'],
  [`${HEADER}round 1\n1. A S2 ... B -`, '4:13 nothing may follow "..."'],
  [`${HEADER}round 1\n1. A`, '4:5 a move is missing'],
  [`${HEADER}round 1\n1. E S2`, '4:4 there is no seat E: the table has 4 seats'],
  [`${HEADER}round 1\n1. Q S2`, '4:4 "Q" is not a seat'],
  [`${HEADER}round 1\n1. A S1`, '4:6 "S1" is not a card'],
  [`${HEADER}round 1\n1. A S2 S2`, '4:9 S2 is listed twice here'],
  [`${HEADER}round 1\n1. A S2=9`, '4:6 "S2=9" is not a card'],
  [`${HEADER}round 1\n1. A MJ wish 1`, '4:14 "1" is not a rank'],
  [`${HEADER}round 1\n1. A S2>`, '4:6 "" is not a seat'],
  [`${HEADER}round 1\n1. A S2>B S3`, '4:13 the last cards have no recipient'],
  [`${HEADER}round 1\n1. A PHX=9>B`, '4:6 a card that is given away cannot declare a rank'],
  [`${HEADER}round 1\n1. A! PHX=9`, '4:12 a bomb cannot contain a Phoenix'],
  [`${HEADER}round 1\n1. A!`, '4:6 the cards of the bomb are missing'],
  [`${HEADER}round 1\n1. 0 cards`, '4:4 the number of cards must not be 0'],
  [`${HEADER}round 1\n1. 5 apples`, '4:4 write a number of cards as "12 cards"'],
  [`${HEADER}round 1\n1. *Hold`, '4:5 the name after "*" must be in lower-case letters'],
  [`${HEADER}round 1\n1. A - <Eval>`, '4:9 the name of a mark must be in lower-case letters'],
])('%j is refused', (text, expected) => {
  expect(fault(text)).toMatch(new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
});
