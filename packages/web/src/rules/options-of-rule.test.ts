import { readFileSync } from 'node:fs';
import { isOptionName, REFUSALS } from '@schupf/rules';
import { TABLE_REFUSALS } from '@schupf/table';
import { expect, test } from 'vitest';
import { optionsOfRule } from './options-of-rule.ts';

test('every rule that a refusal can cite has the same options as in the rule book', () => {
  const text = readFileSync(new URL('../../../../RULES.md', import.meta.url), 'utf8');
  const citedRules = new Set<string | null>(Object.values({ ...REFUSALS, ...TABLE_REFUSALS }));
  const stated = text.split(/\n(?=- \*\*|\n|#)/).flatMap((part) => {
    const rule = /^- \*\*([A-Z]+\d+)\*\* /.exec(part)?.[1];
    return rule === undefined || !citedRules.has(rule) ? [] : [{ rule, part }];
  });
  expect(stated.length).toBeGreaterThan(20);
  for (const { rule, part } of stated) {
    const named = [...part.matchAll(/`(\w+)`/g)].map(([, name]) => name!).filter(isOptionName);
    expect(optionsOfRule(rule), rule).toEqual([...new Set(named)]);
  }
});
