import { PRESETS, VARIANTS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { repeated, runRecorded } from '../testing/recorded.ts';

const WHOLE_ROUND = 200;

test.each(VARIANTS)('a whole round of %s is played to its end', async (variant) => {
  const { code, out, err } = await runRecorded(
    ['play', '--variant', variant, '--seed', 'round'],
    repeated('auto', WHOLE_ROUND),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('Round 1 is over.');
  expect(out).toContain('Order: ');
  expect(out).toContain('Round 2');
});

test.each([...PRESETS])('a round by the preset %s is played to its end', async (preset) => {
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
])('options change the game, not the terminal: %s', async (...options) => {
  const flags = options.filter((option) => option !== undefined).flatMap((option) => ['--option', option]);
  const { code, out } = await runRecorded(
    ['play', '--seed', 'options', ...flags],
    repeated('auto', WHOLE_ROUND),
  );
  expect(code).toBe(0);
  expect(out).toContain('Round 1 is over.');
});

test('a match ends by itself and names its winner', async () => {
  const args = ['play', '--seed', 'match', '--option', 'matchEnd=rounds', '--option', 'rounds=1'];
  const { code, out } = await runRecorded(args, repeated('auto', WHOLE_ROUND));
  expect(code).toBe(0);
  expect(out).toMatch(/The match is over\. Won by .+\.\nGoodbye\./);
});

test('the end of the input ends the game with a word', async () => {
  const { code, out } = await runRecorded(['play', '--seed', 'short'], ['']);
  expect(code).toBe(0);
  expect(out).toMatch(
    /The input has ended\.\nGoodbye\. The deals come again with --seed xoshiro128:short\n$/,
  );
});

test('quit leaves at once', async () => {
  const { code, out } = await runRecorded(['play', '--seed', 'short'], ['quit']);
  expect(code).toBe(0);
  expect(out).toContain('Goodbye.');
});

test('the same seed deals the same cards, another one others', async () => {
  const deal = async (seed: string) =>
    (await runRecorded(['play', '--seed', seed], ['', 'quit'])).out.split('\n')[6];
  expect(await deal('a')).toBe(await deal('a'));
  expect(await deal('a')).not.toBe(await deal('b'));
});

test('help and hint answer without doing anything', async () => {
  const { out } = await runRecorded(['play', '--seed', 'short'], ['help', 'hint', 'hand', 'quit']);
  expect(out).toContain('lay cards by rank');
  expect(out).toContain('A simple player would take the rest.');
});

test('no escape codes without colours', async () => {
  const { out } = await runRecorded(['play', '--seed', 'short'], repeated('auto', 20));
  expect(out).not.toContain('\u001b');
});
