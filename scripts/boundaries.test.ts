// Biome silently ignores a boundary with a misspelt pattern, so each one is tested.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const importFrom = (from: string) => `import { it } from '${from}';\nexport const mine = it;\n`;
const NOW = 'export const now = new Date();\n';
const DICE = 'export const dice = [1, 2].map(Math.random);\n';

const RULES_ALONE = 'rules imports no other package.';
const ONLY_RULES = 'art, bots and table import rules only.';
const RULES_AND_BOTS = 'review imports rules and bots only.';
const RULES_AND_ART = 'replay imports rules and art only.';
const BELOW_PUZZLES = 'puzzles imports rules, bots, ratings and review only.';
const RULES_AND_TABLE = 'protocol and ratings import rules and table only.';
const BELOW_RUNNER = 'runner imports rules, bots and table only.';
const BELOW_PHRASEBOOK = 'phrasebook imports rules, bots and table only.';
const BY_NAME = 'Import another package by its name.';
const NO_TESTKIT = 'Only tests import testkit.';
const NO_TIME = 'Do not use the global variable Date.';
const NO_DICE = 'Take randomness as an argument.';

/** A file, its text, and the linter's message, which is empty if the text is allowed. */
const CASES: readonly (readonly [file: string, text: string, message: string])[] = [
  ['packages/rules/src/a.ts', importFrom('@schupf/bots'), RULES_ALONE],
  ['packages/rules/src/b.ts', importFrom('@schupf/testkit'), RULES_ALONE],
  ['packages/rules/src/c.ts', importFrom('../../bots/src/index.ts'), RULES_ALONE],
  ['packages/rules/src/notation/d.ts', importFrom('../card.ts'), ''],
  ['packages/rules/src/e.ts', NOW, NO_TIME],
  ['packages/rules/src/f.ts', DICE, NO_DICE],
  ['packages/rules/src/g.ts', 'export const die = Math.random();\n', NO_DICE],
  ['packages/rules/src/h.test.ts', importFrom('@schupf/testkit'), ''],
  ['packages/rules/test/cards/i.test.ts', importFrom('../../src/index.ts'), ''],
  ['packages/rules/test/j.test.ts', importFrom('../../table/src/index.ts'), BY_NAME],
  ['packages/rules/test/k.ts', importFrom('../src/index.ts'), ''],
  ['packages/art/src/a.ts', importFrom('@schupf/rules'), ''],
  ['packages/art/src/b.ts', importFrom('@schupf/replay'), ONLY_RULES],
  ['packages/art/src/c.ts', DICE, NO_DICE],
  ['packages/bots/src/a.ts', importFrom('@schupf/rules'), ''],
  ['packages/bots/src/b.ts', importFrom('@schupf/rules/notation'), ''],
  ['packages/bots/src/c.ts', importFrom('@schupf/table'), ONLY_RULES],
  ['packages/bots/src/d.ts', importFrom('../../rules/src/card.ts'), ONLY_RULES],
  ['packages/bots/src/e.ts', NOW, NO_TIME],
  ['packages/bots/src/f.ts', DICE, NO_DICE],
  ['packages/review/src/a.ts', importFrom('@schupf/bots/judging'), ''],
  ['packages/review/src/b.ts', importFrom('@schupf/rules/notation'), ''],
  ['packages/review/src/c.ts', importFrom('@schupf/table'), RULES_AND_BOTS],
  ['packages/review/src/d.ts', NOW, NO_TIME],
  ['packages/review/src/e.ts', DICE, NO_DICE],
  ['packages/review/test/f.test.ts', importFrom('@schupf/testkit'), ''],
  ['packages/replay/src/a.ts', importFrom('@schupf/art'), ''],
  ['packages/replay/src/b.ts', importFrom('@schupf/rules/notation'), ''],
  ['packages/replay/src/c.ts', importFrom('@schupf/phrasebook'), RULES_AND_ART],
  ['packages/replay/src/d.ts', NOW, NO_TIME],
  ['packages/replay/src/e.ts', DICE, NO_DICE],
  ['packages/puzzles/src/a.ts', importFrom('@schupf/review/judging'), ''],
  ['packages/puzzles/src/f.ts', importFrom('@schupf/ratings'), ''],
  ['packages/puzzles/src/b.ts', importFrom('@schupf/table'), BELOW_PUZZLES],
  ['packages/puzzles/src/c.ts', NOW, NO_TIME],
  ['packages/puzzles/src/d.ts', DICE, NO_DICE],
  ['packages/puzzles/mining/e.ts', importFrom('../src/index.ts'), ''],
  ['packages/puzzles/mining/f.ts', importFrom('@schupf/testkit'), BELOW_PUZZLES],
  ['packages/puzzles/test/g.test.ts', importFrom('@schupf/testkit'), ''],
  ['packages/table/src/a.ts', importFrom('@schupf/rules'), ''],
  ['packages/table/src/b.ts', importFrom('@schupf/bots'), ONLY_RULES],
  ['packages/table/src/c.ts', NOW, NO_TIME],
  ['packages/table/src/d.ts', DICE, NO_DICE],
  ['packages/protocol/src/a.ts', importFrom('@schupf/rules'), ''],
  ['packages/protocol/src/b.ts', importFrom('@schupf/testkit'), RULES_AND_TABLE],
  ['packages/protocol/src/e.ts', importFrom('@schupf/table'), ''],
  ['packages/protocol/src/f.ts', importFrom('@schupf/runner'), RULES_AND_TABLE],
  ['packages/protocol/src/c.ts', NOW, NO_TIME],
  ['packages/protocol/src/d.ts', DICE, NO_DICE],
  ['packages/ratings/src/a.ts', importFrom('@schupf/table'), ''],
  ['packages/ratings/src/b.ts', importFrom('@schupf/bots'), RULES_AND_TABLE],
  ['packages/ratings/src/c.ts', NOW, NO_TIME],
  ['packages/ratings/src/d.ts', DICE, NO_DICE],
  ['packages/runner/src/a.ts', importFrom('@schupf/rules/notation'), ''],
  ['packages/runner/src/b.ts', importFrom('@schupf/bots'), ''],
  ['packages/runner/src/c.ts', importFrom('@schupf/table'), ''],
  ['packages/runner/src/d.ts', importFrom('@schupf/protocol'), BELOW_RUNNER],
  ['packages/runner/src/e.ts', importFrom('@schupf/server'), BELOW_RUNNER],
  ['packages/runner/src/f.ts', importFrom('@schupf/testkit'), BELOW_RUNNER],
  ['packages/runner/src/g.ts', NOW, NO_TIME],
  ['packages/runner/src/h.ts', DICE, NO_DICE],
  ['packages/phrasebook/src/a.ts', importFrom('@schupf/rules/notation'), ''],
  ['packages/phrasebook/src/b.ts', importFrom('@schupf/bots'), ''],
  ['packages/phrasebook/src/c.ts', importFrom('@schupf/table'), ''],
  ['packages/phrasebook/src/d.ts', importFrom('@schupf/runner'), BELOW_PHRASEBOOK],
  ['packages/phrasebook/src/e.ts', importFrom('@schupf/testkit'), BELOW_PHRASEBOOK],
  ['packages/phrasebook/src/f.ts', NOW, NO_TIME],
  ['packages/phrasebook/src/g.ts', DICE, NO_DICE],
  ['packages/cli/src/a.ts', importFrom('@schupf/bots'), ''],
  ['packages/cli/src/b.ts', importFrom('@schupf/testkit'), NO_TESTKIT],
  ['packages/cli/src/c.ts', importFrom('../../table/src/index.ts'), BY_NAME],
  ['packages/cli/src/d.ts', NOW + DICE, ''],
];

let folder: string;
let messages: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const config = ['biome.json', '.gitignore', 'scripts/no-math-random.grit'];
  for (const file of config) cpSync(file, join(folder, file));
  for (const [file, text] of CASES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  messages = lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

function lint(cwd: string): Map<string, string> {
  // The files import packages that are not installed; that does not matter here.
  const args = ['lint', '--skip=correctness', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync('biome', args, { cwd, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return new Map(diagnostics.map(({ location, message }) => [location.path, message]));
}

interface Report {
  readonly diagnostics: readonly { readonly message: string; readonly location: { readonly path: string } }[];
}

test.each(CASES)('%s: %j', (file, _text, expected) => {
  expect(messages.get(file) ?? '').toBe(expected);
});
