import { readFileSync } from 'node:fs';
import { pastRounds } from '@schupf/replay';
import { rulesFor, VARIANTS } from '@schupf/rules';
import { formatRecord, type GameRecord, parseRecord } from '@schupf/rules/notation';
import { recordOf as recordOfWalk, runs, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRound, roundToPack, unpackRound } from '../src/replay/packed-round.ts';

function recordOf(name: string): GameRecord {
  const text = readFileSync(new URL(`../../../games/${name}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.record;
}

function matchOf(record: GameRecord) {
  return { record, rounds: pastRounds(record), names: record.names, me: null };
}

const NANJING = matchOf(recordOf('nanjing'));

test.each(VARIANTS)(
  'a link holds any round of %s: every moment, the score and the names',
  async (variant) => {
    const match = matchOf(recordOf(variant));
    for (const { number, moments } of match.rounds) {
      const packed = await packRound(roundToPack(match, number));
      expect(packed).toMatch(/^1[\w-]+$/);
      const answer = await unpackRound(packed);
      if (!answer.ok) throw new Error(answer.why);
      expect(answer.record.names).toEqual(match.names);
      const [round, ...others] = pastRounds(answer.record);
      expect(others).toEqual([]);
      expect(round!.number).toBe(number);
      expect(round!.moments.map(({ events }) => events)).toEqual(moments.map(({ events }) => events));
      expect(round!.moments.at(-1)!.position.open.totals).toEqual(moments.at(-1)!.position.open.totals);
    }
  },
);

test('a round with four players fits into a short message, and one with twelve into a link', async () => {
  for (const { number } of NANJING.rounds)
    expect((await packRound(roundToPack(NANJING, number))).length).toBeLessThan(1500);
  const rules = rulesFor('grandseigneur', { matchEnd: 'rounds', rounds: 1 }, 12);
  const twelve = matchOf(recordOfWalk(rules, walkMatch(rules, 'twelve')));
  expect((await packRound(roundToPack(twelve, 1))).length).toBeLessThan(4000);
});

test('a link can contain a round up to any move', async () => {
  const { moments } = NANJING.rounds[1]!;
  for (const index of [0, 3, 20, moments.length - 1]) {
    const { move } = moments[index]!;
    const answer = await unpackRound(await packRound(roundToPack(NANJING, 2, move)));
    if (!answer.ok) throw new Error(answer.why);
    const [round] = pastRounds(answer.record, { unfinished: true });
    expect(round!.moments.at(-1)!.move).toBe(move);
    expect(round!.moments[index]!.events).toEqual(moments[index]!.events);
    expect(round!.moments.at(-1)!.position.open.counts).toEqual(moments[index]!.position.open.counts);
  }
});

test('the link of a match in this browser names its person, but not its bots', () => {
  const own = { ...NANJING, names: [], me: 2 };
  expect(roundToPack(own, 1).names).toEqual(['', '', 'Jun', '']);
});

test('a link contains no comments, times or seeds', () => {
  const text = formatRecord(roundToPack(NANJING, 1));
  expect(text).not.toContain('seed');
  const [round] = NANJING.record.rounds;
  const [line] = round!.lines;
  const item = { ...line!.items[0]!, time: 5, notes: [{ type: 'comment', text: 'secret' }] } as const;
  const lines = [{ ...line!, items: [item, ...line!.items.slice(1)] }, ...round!.lines.slice(1)];
  const record = { ...NANJING.record, rounds: [{ ...round!, lines }] };
  expect(formatRecord(roundToPack(matchOf(record), 1))).toBe(text);
});

async function whyNot(packed: string): Promise<string> {
  const answer = await unpackRound(packed);
  return answer.ok ? 'read' : answer.why;
}

test('a damaged or shortened link is refused', async () => {
  const packed = await packRound(roundToPack(NANJING, 1));
  for (const wrong of [
    '',
    '1',
    'x',
    packed.slice(1),
    packed.slice(0, -1),
    packed.slice(0, 100),
    `${packed}AAAA`,
    packed.replace(/^1..../, '1AAAA'),
    `1${'A'.repeat(100_000)}`,
  ])
    expect(await whyNot(wrong)).toBe('damaged-link');
  expect(await whyNot(packed)).toBe('read');
});

test('a link from a newer version asks for an update', async () => {
  expect(await whyNot('2abc')).toBe('unreadable');
});

test('a few bytes that expand to gigabytes are refused', async () => {
  const bomb = roundToPack(NANJING, 1);
  const packed = await packRound({ ...bomb, names: ['a'.repeat(1_000_000), '', '', ''] });
  expect(packed.length).toBeLessThan(3000);
  expect(await whyNot(packed)).toBe('damaged-link');
});

test('a round that breaks the rules, and a record of two rounds, are refused', async () => {
  const single = roundToPack(NANJING, 1);
  const [round] = single.rounds;
  expect(
    await whyNot(await packRound({ ...single, rounds: [{ ...round!, lines: round!.lines.slice(1) }] })),
  ).toBe('damaged-link');
  const wrongScore = { ...round!, score: { points: [100, 0], totals: [100, 0] } };
  expect(await whyNot(await packRound({ ...single, rounds: [wrongScore] }))).toBe('damaged-link');
  expect(await whyNot(await packRound(NANJING.record))).toBe('damaged-link');
});

test('reading a link never throws, whatever its text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `1${text}`),
      ),
      async (text) => {
        expect(await whyNot(text)).not.toBe('read');
      },
    ),
    runs(200),
  );
});
