import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, parseSuite } from './suite.ts';

const SUITE = join(import.meta.dirname, '../../../../conformance');

for (const file of globSync('*.jsonl', { cwd: SUITE })) {
  describe(`conformance/${file}`, () => {
    const suite = parseSuite(readFileSync(join(SUITE, file), 'utf8'));
    if (!suite.ok) throw new Error(`${file}: line ${suite.line}: ${suite.problem}`);
    for (const testCase of suite.cases) {
      const cited = testCase.rules === undefined ? '' : `[${testCase.rules.join(' ')}] `;
      test(`${cited}${testCase.id} ${testCase.why ?? testCase.ask}`, () => {
        const { passed, got } = check(testCase);
        expect(passed, `expected ${JSON.stringify(testCase.expect)}, got ${JSON.stringify(got)}`).toBe(true);
      });
    }
  });
}
