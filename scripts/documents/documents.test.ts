import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandProblems, documentedIn, missingFrom } from './commands.ts';
import { levelProblems } from './levels.ts';
import { limitProblems } from './limits.ts';
import { linkProblems } from './links.ts';
import { nameProblems } from './names.ts';
import { librarySampleProblems, replaceTranscript } from './samples.ts';
import { settingProblems } from './settings.ts';

test.for([
  ['[x](RULES.md) ![x](docs/browsers.md) [x](https://example.com/none)', []],
  ['# One\n## Two & three\n[x](#two--three)', []],
  ['[x](NONE.md)', ['README.md: there is no NONE.md']],
  ['# One\n[x](#two)', ['README.md: README.md has no heading #two']],
  ['<img src="docs/none.png">', ['README.md: there is no docs/none.png']],
  ['```\n[x](NONE.md)\n```', []],
] as const)('finds broken links: %s', ([text, problems]) => {
  expect(linkProblems('README.md', text)).toEqual(problems);
});

test('finds commands and flags that do not exist', () => {
  const known = { scripts: ['test', 'e2e'], cli: new Map([['play', ['--seed']]]) };
  const text =
    '`npm test` `npm run e2e -- axe` `npm run nope` `npm run -s schupf -- play --seed 1` `schupf play --speed` `schupf dance`';
  expect(commandProblems('README.md', text, known)).toEqual([
    'README.md: there is no npm script nope',
    'README.md: there is no npm script schupf',
    'README.md: schupf play has no flag --speed',
    'README.md: there is no command schupf dance',
  ]);
  expect(missingFrom('README.md', 'npm script', ['test', 'fix'], documentedIn(text).scripts)).toEqual([
    'README.md: says nothing about the npm script fix',
  ]);
});

test('compares the table of variables with what the server reads', () => {
  const readme = '| `HOST`, `PORT` | where |\n| `SCHUPF_DATA` | folder |\n| `SCHUPF_OLD` | gone |';
  expect(settingProblems(readme, `env['SCHUPF_DATA'], numberOf(env, 'SCHUPF_NEW')`)).toEqual([
    'README.md: the server does not read SCHUPF_OLD',
    'README.md: the table of variables lacks SCHUPF_NEW',
  ]);
});

test('compares the defaults of variables', () => {
  const readme =
    '| `SCHUPF_DATA` | folder | `data` |\n| `SCHUPF_DAYS` | days | 30 |\n| `SCHUPF_LEVEL` | log | `info` |';
  const source = `env['SCHUPF_DATA'] || 'data', numberOf(env, 'SCHUPF_DAYS', 1_0, 100), oneOf(env, 'SCHUPF_LEVEL', LEVELS, 'warn')`;
  expect(settingProblems(readme, source)).toEqual([
    'README.md: SCHUPF_DAYS is 10 by default',
    'README.md: SCHUPF_LEVEL is warn by default',
  ]);
});

test('finds paths and identifiers that do not exist', () => {
  const sources = {
    paths: ['packages/rules/src/phases/wish.ts', 'packages/rules/src/phases'],
    identifiers: new Set(['isHeld']),
  };
  const text = '`phases/wish.ts` `phases/` `isHeld` `wish` `doors/` `dogs.ts` `isBound()`';
  expect(nameProblems('A.md', text, sources)).toEqual([
    'A.md: there is no doors/',
    'A.md: there is no dogs.ts',
    'A.md: nothing is called isBound()',
  ]);
});

test('compares the levels with the packages and the linter', () => {
  const table =
    '| 1 | `rules` | nothing |\n| 2 | `table` | `rules`, `server` |\n| 4 | `server` | `rules` |\n';
  const packages = new Map([
    ['rules', []],
    ['table', ['rules']],
    ['server', ['rules', 'table']],
    ['web', []],
  ]);
  expect(levelProblems(table, packages, new Map([['table', ['rules', 'bots']]]))).toEqual([
    'CONTRIBUTING.md: web has no level',
    'CONTRIBUTING.md: biome.json lets table import bots',
    'CONTRIBUTING.md: server also imports table',
    'CONTRIBUTING.md: no package in the row of level 2 (table) imports server',
    'CONTRIBUTING.md: table on level 2 must not import server from a higher level',
  ]);
});

test('replaces the transcript only if the command is named', () => {
  const readme = (text: string) =>
    `\`\`\`\n${text}\n\`\`\`\n\n\`npm run -s schupf -- play --seed r206 --bots expert-1\`\n`;
  expect(replaceTranscript(readme('old\nYour lead> 3 phx\nend'), 'new')).toBe(readme('new'));
  expect(replaceTranscript('```\nYour lead> 3 phx\n```\n', 'new')).toBeNull();
});

test('runs the library sample', () => {
  const sample = (code: string) => `\`\`\`ts\n${code}\n\`\`\`\n`;
  expect(librarySampleProblems(sample('console.log({ a: 1 }); // { a: 1 }'))).toEqual([]);
  expect(librarySampleProblems(sample('console.log({ a: 1 }); // { a: 2 }'))).toEqual([
    'README.md: the library sample does not print { a: 2 }',
  ]);
  expect(librarySampleProblems('')).toEqual(['README.md: the library sample is missing']);
});

test('reports a limit that differs from the server’s', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const protocol = read('PROTOCOL.md');
  expect(limitProblems(protocol, read)).toEqual([]);
  const changed = protocol.replace('bursts of 60 messages', 'bursts of 61 messages');
  expect(limitProblems(changed, read)).toEqual([
    expect.stringContaining('"bursts of 60 messages, then 20 a second" (MESSAGES'),
  ]);
});
