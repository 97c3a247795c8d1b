import { VARIANTS } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { inPseudoTerminal, plainText } from '../testing/pseudo-terminal.ts';
import { byHints } from '../testing/session.ts';

const ENTER = '\r';
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const COLOUR = '\u001b[97;44m';

/** Asks for a hint at each prompt and types what it suggests. */
function typeHints(): (seen: string) => string {
  const type = byHints();
  return (seen) => `${String(type(seen))}${ENTER}`;
}

describe('a match of each variant, typed at a terminal', () => {
  test.each(VARIANTS)('%s', async (variant) => {
    const args = ['play', '--variant', variant, '--seed', `pty ${variant}`, '--option', 'matchEnd=rounds'];
    const { raw, code } = await inPseudoTerminal([...args, '--option', 'rounds=3'], typeHints());
    const text = plainText(raw);
    expect(text).toMatch(/The match is over after 3 rounds\. Won by [^\n]+\.\n/);
    expect(text).not.toMatch(/^! /m);
    expect(raw).toContain(COLOUR);
    expect(code).toBe(0);
  });
});

test('Ctrl-C says how to play the same deals again and restores the terminal', async () => {
  const { raw, code } = await inPseudoTerminal(['play', '--seed', 'c'], () => CTRL_C, { after: 'stty -a' });
  expect(plainText(raw)).toContain(
    'Interrupted.\nGoodbye. Play the same deals again with --seed xoshiro128:c\n',
  );
  expect(code).toBe(130);
  for (const setting of ['icanon', 'echo', 'isig']) {
    expect(plainText(raw)).toMatch(new RegExp(`(?<![-\\w])${setting}\\b`));
  }
});

test('Ctrl-D ends the input', async () => {
  const { raw, code } = await inPseudoTerminal(['play', '--seed', 'd'], () => CTRL_D);
  expect(plainText(raw)).toContain('The input has ended.\nGoodbye.');
  expect(code).toBe(0);
});

test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('writes no escape codes with %j', async (env) => {
  const args = ['play', '--seed', 'plain', '--option', 'matchEnd=rounds', '--option', 'rounds=1'];
  const { raw, code } = await inPseudoTerminal(args, typeHints(), { env });
  expect(raw).not.toContain('\u001b');
  expect(raw).toContain('The match is over');
  expect(code).toBe(0);
});

test('Ctrl-C works in a terminal without escape codes as well', async () => {
  const { raw, code } = await inPseudoTerminal(['play', '--seed', 'c'], () => CTRL_C, {
    env: { TERM: 'dumb' },
  });
  expect(plainText(raw)).toContain('Interrupted.\nGoodbye.');
  expect(code).toBe(130);
});

test('the layout follows the width of the terminal', async () => {
  const { raw } = await inPseudoTerminal(
    ['play', '--seed', 'narrow'],
    (seen) => (seen.includes('Grand Tichu> ') ? ENTER : CTRL_D),
    { columns: 40 },
  );
  const lines = plainText(raw).split('\n');
  expect(
    Math.max(...lines.filter((line) => !line.startsWith('Goodbye')).map((line) => line.length)),
  ).toBeLessThanOrEqual(40);
});
