import { expect, test } from 'vitest';
import { describeFlags, type FlagTable, parseFlags, readNumber } from './flags.ts';

const TABLE: FlagTable = {
  seed: { value: 'TEXT', default: '1', help: 'the deal' },
  option: { value: 'NAME=VALUE', repeatable: true, help: 'an option' },
  memory: { help: 'a switch' },
};

test('distinguishes values, lists, switches and positional arguments', () => {
  const read = parseFlags(['a', '--option', 'x=1', '--seed=7', '--option=y=2', '--memory', 'b'], TABLE);
  expect(read).toEqual({
    ok: true,
    value: {
      positionals: ['a', 'b'],
      values: { seed: '7' },
      lists: { option: ['x=1', 'y=2'] },
      switches: new Set(['memory']),
    },
  });
});

test('flags that are not given have their defaults', () => {
  const read = parseFlags([], TABLE);
  expect(read.ok && read.value).toEqual({
    positionals: [],
    values: { seed: '1' },
    lists: { option: [] },
    switches: new Set(),
  });
});

test('everything after -- is a positional argument', () => {
  const read = parseFlags(['--', '--seed'], TABLE);
  expect(read.ok && read.value.positionals).toEqual(['--seed']);
});

test('a number must be within its limits', () => {
  const argsWith = (text: string) => ({
    positionals: [],
    values: { n: text },
    lists: {},
    switches: new Set<string>(),
  });
  expect(readNumber(argsWith('5'), 'n', 1, 5)).toEqual({ ok: true, value: 5 });
  for (const text of ['0', '6', '', '1.5', '0x2', ' 3', '99999999999']) {
    expect(readNumber(argsWith(text), 'n', 1, 5).ok).toBe(false);
  }
});

test('the help has a line for every flag', () => {
  expect(describeFlags(TABLE)).toBe(
    [
      '  --seed TEXT          the deal (default 1)',
      '  --option NAME=VALUE  an option',
      '  --memory             a switch',
      '  --help               show this text',
      '',
    ].join('\n'),
  );
});
