import { expect, test } from 'vitest';
import { runRecorded } from './testing/recorded.ts';

const COMMANDS = [
  'play',
  'serve',
  'backup',
  'restore',
  'move',
  'quarantine',
  'moderate',
  'rate',
  'replay',
  'verify',
  'review',
  'statistics',
  'import',
  'export',
  'arena',
  'manners',
  'ladder',
  'bot',
  'selfplay',
  'thinking',
  'simulate',
  'roundtrip',
  'count',
  'conformance',
];

test.each(COMMANDS)('%s --help describes the command', async (name) => {
  const { code, out, err } = await runRecorded([name, '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^usage: schupf ${name}`));
  expect(out).toContain('--help');
  expect(err).toBe('');
});

test('--help lists the commands', async () => {
  const { code, out } = await runRecorded(['--help']);
  expect(code).toBe(0);
  for (const name of COMMANDS) expect(out).toContain(`  ${name}`);
});

test.each([
  { args: [], says: `no command: use ${COMMANDS.join(', ')}` },
  { args: ['deal'], says: 'unknown command "deal": use play,' },
  { args: ['toString'], says: 'unknown command "toString"' },
  { args: ['simulate', '--speed', '3'], says: 'unknown flag --speed: expected one of --variant,' },
  { args: ['simulate', '-x'], says: 'unknown flag -x: expected one of' },
  { args: ['simulate', 'fast'], says: 'unexpected argument "fast"' },
  { args: ['simulate', '--rounds'], says: '--rounds needs a value: --rounds N' },
  { args: ['simulate', '--rounds', '--seed', '1'], says: '--rounds needs a value' },
  { args: ['simulate', '--rounds', '-5'], says: '--rounds cannot be "-5": use a whole number from 1' },
  { args: ['simulate', '--rounds', '1e3'], says: '--rounds cannot be "1e3"' },
  { args: ['simulate', '--variant', 'nanjing', '--variant', 'let'], says: '--variant is given twice' },
  { args: ['simulate', '--seed=1', '--seed=1'], says: '--seed is given twice' },
  {
    args: ['simulate', '--option', 'passRule=final', '--option', 'passRule=reenter'],
    says: '--option passRule is given twice',
  },
  { args: ['simulate', '--memory=yes'], says: '--memory takes no value' },
  { args: ['simulate', '--variant', 'skat'], says: 'unknown variant "skat": use nanjing,' },
  { args: ['simulate', '--preset', 'x'], says: 'unknown preset "x": use platform,' },
  { args: ['simulate', '--players', 'two'], says: '--players cannot be "two": use a whole number' },
  { args: ['simulate', '--variant', 'let', '--players', '11'], says: 'let is for 5 to 10 players, not "11"' },
  { args: ['simulate', '--option', 'passRule'], says: '--option cannot be "passRule": use NAME=VALUE' },
  { args: ['simulate', '--option', 'speed=3'], says: 'unknown option "speed": use dealMethod,' },
  {
    args: ['simulate', '--option', 'passRule=never'],
    says: 'passRule cannot be "never": use reenter, final',
  },
  {
    args: ['simulate', '--option', 'dogMode=to-last'],
    says: 'nanjing: dogMode=to-last needs a rank game',
  },
  { args: ['play', '--seed', 'md5:1'], says: '--seed cannot be "md5:1": use a word,' },
  { args: ['count'], says: 'count needs one word: combinations or plays' },
  { args: ['count', 'cards'], says: 'count needs one word: combinations or plays, not "cards"' },
  { args: ['count', 'plays', '--depth', '0'], says: '--depth cannot be "0": use a whole number from 1' },
  { args: ['backup'], says: 'backup needs one file' },
  { args: ['restore', 'a', 'b'], says: 'restore needs one file' },
  { args: ['conformance'], says: 'conformance needs a file' },
])('refuses $args with one line on stderr and exit code 2', async ({ args, says }) => {
  const { code, out, err } = await runRecorded(args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(says);
  expect(err.match(/\n/g)).toHaveLength(1);
});
