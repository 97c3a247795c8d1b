import { expect, test } from 'vitest';
import {
  namedIn,
  problemsOf,
  provenByCases,
  provenByTest,
  referredToIn,
  statedIn,
  unbracketedIn,
} from './cited-rules.ts';

const book = `
- **WISH1** A wish. (all)
- **WISH2** A duty, see DOG1. (all)
- **DOG1** A dog. (all)
`;
const stated = ['WISH1', 'WISH2', 'DOG1'];
const proofs = stated.map((id) => ({ id, where: 'wish.test.ts' }));

test('a rule is a list item that begins with its id', () => {
  expect(statedIn(book)).toEqual(stated);
});

test('a title proves the rules in its brackets', () => {
  expect(provenByTest(`test('[WISH1 DOG1] both', () => hand['S7']); test.for(cases)('[WISH2] $id')`)).toEqual(
    ['WISH1', 'DOG1', 'WISH2'],
  );
});

test('a comment proves nothing', () => {
  expect(provenByTest(`// [WISH1]\n/** [WISH2]\n * [DOG1] */`)).toEqual([]);
});

test.for([
  [`test('WISH1 binds', run)`, ['WISH1']],
  [`test.for(cases)(\n  "%s: DOG1 and [WISH1]",`, ['DOG1']],
  ['describe(`WISH2`, run)', ['WISH2']],
  [`test('[WISH1 DOG1] both, with an S7', () => expect(refusal).toBe('WISH2'))`, []],
] as const)('finds an id without brackets in a title: %s', ([test, ids]) => {
  expect(unbracketedIn(test, stated)).toEqual(ids);
});

test('a title that cites a rule without brackets is a problem', () => {
  const stray = { id: 'WISH1', where: 'wish.test.ts' };
  expect(problemsOf(stated, proofs, [], [stray])).toEqual([
    'wish.test.ts: a title cites WISH1 without brackets',
  ]);
});

test('a conformance case proves the rules it lists', () => {
  expect(provenByCases('{"id":"O-1","rules":["WISH1","DOG1"]}\n{"id":"O-2"}\n')).toEqual(['WISH1', 'DOG1']);
});

test('a string is an id only if the rule book has that area', () => {
  expect(namedIn(`refuse('WISH9', "DOG1", 'S7', 'ES2024', WISH1)`, stated)).toEqual(['WISH9', 'DOG1']);
});

test('finds references in the tables of the rule book', () => {
  expect(referredToIn('| `wishDuration` | WISH2, DOG7 |', stated)).toEqual(['WISH2', 'DOG7']);
});

test('finds no problem if each rule is proven and each citation exists', () => {
  expect(problemsOf(stated, proofs, proofs)).toEqual([]);
});

test('a rule without a test is a problem', () => {
  expect(problemsOf(stated, proofs.slice(1), [])).toEqual(['RULES.md: no test proves WISH1']);
});

test('a citation of an unknown rule is reported once per file', () => {
  const stray = { id: 'WISH7', where: 'judge.ts' };
  expect(problemsOf(stated, proofs, [stray, stray])).toEqual(['judge.ts: there is no rule WISH7']);
});

test.for([
  [['WISH1', 'WISH3'], 'RULES.md: WISH3 where WISH2 should be'],
  [['WISH1', 'WISH1'], 'RULES.md: WISH1 where WISH2 should be'],
  [['WISH2'], 'RULES.md: WISH2 where WISH1 should be'],
] as const)('the numbers in an area run from 1 without gaps or repeats: %j', ([ids, problem]) => {
  const proven = ids.map((id) => ({ id, where: 'wish.test.ts' }));
  expect(problemsOf(ids, proven, [])).toEqual([problem]);
});
