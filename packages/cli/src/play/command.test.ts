import { PRESETS, VARIANTS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { repeated, runRecorded } from '../testing/recorded.ts';
import { byHints, inOrder, runSession } from '../testing/session.ts';

const WHOLE_ROUND = 200;
const ONE_ROUND = ['--option', 'matchEnd=rounds', '--option', 'rounds=1'];

test.each(VARIANTS)('plays a whole round of %s', async (variant) => {
  const { code, out, err } = await runRecorded(
    ['play', '--variant', variant, '--seed', 'round'],
    repeated('auto', WHOLE_ROUND),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('Round 1 is over. Finishing order: ');
  expect(out).toContain('Round 2');
});

test.each(VARIANTS)('every line that a hint suggests can be typed: %s', async (variant) => {
  const args = ['play', '--variant', variant, '--seed', 'typed', '--option', 'matchEnd=rounds'];
  const { code, out } = await runSession([...args, '--option', 'rounds=3'], byHints());
  expect(code).toBe(0);
  expect(out).not.toMatch(/^! /m);
  expect(out).toContain('The match is over after 3 rounds. Won by ');
});

test.each([...PRESETS])('plays a whole round with the preset %s', async (preset) => {
  const args = ['play', '--preset', preset, '--seed', preset];
  const { code, out } = await runRecorded(args, repeated('auto', WHOLE_ROUND));
  expect(code).toBe(0);
  expect(out).toContain('Round 1 is over.');
});

test.each([
  ['bombTiming=first-come', 'wishObligation=mandatory'],
  ['bombTiming=turn-only'],
  ['selfOvertake=true', 'grandTichuDecision=simultaneous-hidden'],
  ['wishEnforcement=penalty-200', 'passRule=final'],
  ['tichuDuringPush=no-reopen', 'grandTichuDecision=sequential-visible', 'tripleSequences=true'],
])('the terminal works with unusual options: %s', async (...options) => {
  const flags = options.filter((option) => option !== undefined).flatMap((option) => ['--option', option]);
  const { code, out } = await runSession(['play', '--seed', 'options', ...ONE_ROUND, ...flags], byHints());
  expect(code).toBe(0);
  expect(out).not.toMatch(/^! /m);
  expect(out).toContain('Round 1 is over.');
});

test('a match ends with the score sheet and the winner', async () => {
  const args = ['play', '--seed', 'match', ...ONE_ROUND];
  const { code, out } = await runRecorded(args, repeated('auto', WHOLE_ROUND));
  expect(code).toBe(0);
  expect(out).toMatch(/\nRound +You\+Jun +Mei\+Lin\n +1 +−?\d+ +−?\d+ +(cards|double win)/);
  expect(out).toMatch(/The match is over after 1 round\. Won by [^.]+ with\s+−?\d+\s+points\.\nGoodbye\./);
});

test('the end of the input ends the game with a message', async () => {
  const { code, out } = await runRecorded(['play', '--seed', 'short'], ['']);
  expect(code).toBe(0);
  expect(out).toMatch(
    /The input has ended\.\nGoodbye\. Play the same deals again with --seed xoshiro128:short\n$/,
  );
});

test('quit leaves immediately', async () => {
  const { code, out } = await runRecorded(['play', '--seed', 'short'], ['quit']);
  expect(code).toBe(0);
  expect(out).toContain('Goodbye.');
});

test('the same seed deals the same cards, and another seed deals others', async () => {
  const deal = async (seed: string) =>
    (await runRecorded(['play', '--seed', seed], ['quit'])).out.split('\n').slice(4, 7).join();
  expect(await deal('a')).toBe(await deal('a'));
  expect(await deal('a')).not.toBe(await deal('b'));
});

test('shows the person’s name in tables and gives it to no other player', async () => {
  const args = ['play', '--seed', 'name', '--name', 'Mei', ...ONE_ROUND];
  const { out } = await runSession(args, byHints());
  expect(out).toContain('You and Jun against Wei and Lin.');
  expect(out).toMatch(/\n[> *] Mei +\d+ cards/);
  expect(out).toMatch(/\nRound +Mei\+Jun +Wei\+Lin\n/);
});

test.each([
  { args: ['--name', 'a\u0007'], says: '--name cannot be "a?": use up to 12 letters' },
  {
    args: ['--bots', 'net-1', '--variant', 'tientsin'],
    says: '--bots cannot be "net-1" in tientsin: use random,',
  },
  {
    args: ['--bots', 'deep blue'],
    says: '--bots cannot be "deep blue" in nanjing: use random, planner-1, beginner-1, club-1, expert-1, search-1',
  },
  { args: ['--name', ' '], says: '--name cannot be' },
  { args: ['--name', 'Wolfgang Amadeus'], says: '--name cannot be' },
  {
    args: ['--watch', '--variant', 'let'],
    says: '--watch needs a match that ends: add --option matchEnd=rounds',
  },
  {
    args: ['--watch', '--option', 'matchEnd=time'],
    says: '--watch needs a match that ends: add --option matchEnd=rounds',
  },
  { args: ['--resume', 'gone.schupf'], says: 'cannot read gone.schupf: file not found' },
  {
    args: ['--resume', 'x', '--seed', '1'],
    says: '--seed can’t be used with --resume: the saved match already sets it',
  },
  { args: ['--resume', 'x', '--option', 'target=5'], says: '--option can’t be used with --resume' },
])('refuses $args with a one-line message', async ({ args, says }) => {
  const { code, out, err } = await runSession(['play', ...args], inOrder([]));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(says);
  expect(err.match(/\n/g)).toHaveLength(1);
});

test.each(VARIANTS)('--watch plays a whole match of %s without asking anything', async (variant) => {
  const args = ['play', '--watch', '--variant', variant, '--seed', 'watch', '--option', 'matchEnd=rounds'];
  const { code, out } = await runSession([...args, '--option', 'rounds=3'], () => {
    throw new Error('a question was asked');
  });
  expect(code).toBe(0);
  expect(out).toContain('The match is over after 3 rounds. Won by ');
  expect(out).not.toMatch(/\byou\b/i);
});

test.each([
  ['nanjing', ['--bots', 'net-1']],
  ['tientsin', []],
])('the terminal seats bots that have learned the game: %s', async (variant, bots) => {
  const args = ['play', '--watch', ...bots, '--variant', variant, '--seed', 'net', ...ONE_ROUND];
  const { code, out } = await runSession(args, inOrder([]));
  expect(code).toBe(0);
  expect(out).toContain('Round 1 is over.');
});

test('hints come from a strong bot even if the opponents are weak', async () => {
  const { code, out } = await runSession(
    ['play', '--bots', 'random', '--seed', 'bots', ...ONE_ROUND],
    byHints(),
  );
  expect(code).toBe(0);
  expect(out).toContain('Round 1 is over.');
  expect(out).not.toContain('one is as good as another');
});

test('writes escape codes only if there are colours', async () => {
  const args = ['play', '--seed', 'short', ...ONE_ROUND];
  expect((await runSession(args, byHints())).out).not.toContain('\u001b');
  const { out } = await runSession(args, byHints(), { colours: true });
  for (const chip of ['30;42m', '97;100m', '97;44m', '97;41m', '30;43m'])
    expect(out).toContain(`\u001b[${chip}`);
});

test.each([40, 80, 120])('no line is wider than %i columns unless it cannot be broken', async (columns) => {
  const args = ['play', '--variant', 'tientsin', '--seed', 'wide', ...ONE_ROUND];
  const { out } = await runSession(args, byHints(), { columns });
  const lines = out.split('\n').filter((line) => !/^Goodbye|^Round +You|> /.test(line));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
});

test.each([
  ['de', 'hilfe', 'Runde 1 ist zu Ende.'],
  ['fr', 'aide', 'La manche 1 est terminée.'],
  ['hu', 'súgó', '1. kör: vége.'],
])('speaks %s from the first line to the last and understands it', async (language, help, over) => {
  const args = ['play', '--seed', 'languages', ...ONE_ROUND];
  const chosen = await runRecorded([...args, '--lang', language], [help, ...repeated('auto', WHOLE_ROUND)]);
  expect(chosen.code).toBe(0);
  expect(chosen.out).toContain(over);
  expect(chosen.out).not.toMatch(/\b(you|the|cards|press|plays|takes)\b|undefined|null/i);
});

test('a language that is not in the phrasebook is refused', async () => {
  const { code, err } = await runSession(['play', '--lang', 'tlh'], inOrder([]));
  expect(code).toBe(2);
  expect(err).toBe('schupf: --lang cannot be "tlh": use de, en, fr, hu\n');
});
