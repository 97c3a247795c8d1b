import { expect, test } from 'vitest';
import { namedIn, problemsOf, provenByCases, provenByTest, referredToIn, statedIn } from './cited-rules.ts';

const book = `
- **WISH1** A wish. (all)
- **WISH2** A duty, see DOG1. (all)
- **DOG1** A dog. (all)
`;
const stated = ['WISH1', 'WISH2', 'DOG1'];
const proofs = stated.map((id) => ({ id, where: 'wish.test.ts' }));

test('a rule is stated by a list item that begins with its id', () => {
  expect(statedIn(book)).toEqual(stated);
});

test('a title proves the rules in its brackets', () => {
  expect(provenByTest(`test('[WISH1 DOG1] both', () => hand['S7']); test.for(cases)('[WISH2] $id')`)).toEqual(
    ['WISH1', 'DOG1', 'WISH2'],
  );
});

test('a conformance case proves the rules it lists', () => {
  expect(provenByCases('{"id":"O-1","rules":["WISH1","DOG1"]}\n{"id":"O-2"}\n')).toEqual(['WISH1', 'DOG1']);
});

test('only an area of the rule book makes a string an id', () => {
  expect(namedIn(`refuse('WISH9', "DOG1", 'S7', 'ES2024', WISH1)`, stated)).toEqual(['WISH9', 'DOG1']);
});

test('the rule book refers to rules outside of their own line', () => {
  expect(referredToIn('| `wishDuration` | WISH2, DOG7 |', stated)).toEqual(['WISH2', 'DOG7']);
});

test('all is well when every rule is proven and every citation exists', () => {
  expect(problemsOf(stated, proofs, proofs)).toEqual([]);
});

test('a rule without a test is a problem', () => {
  expect(problemsOf(stated, proofs.slice(1), [])).toEqual(['RULES.md: no test proves WISH1']);
});

test('a citation of a rule that does not exist is a problem, once a file', () => {
  const stray = { id: 'WISH7', where: 'judge.ts' };
  expect(problemsOf(stated, proofs, [stray, stray])).toEqual(['judge.ts: there is no rule WISH7']);
});

test.for([
  [['WISH1', 'WISH3'], 'RULES.md: WISH3 where WISH2 should stand'],
  [['WISH1', 'WISH1'], 'RULES.md: WISH1 where WISH2 should stand'],
  [['WISH2'], 'RULES.md: WISH2 where WISH1 should stand'],
] as const)('the numbers of an area run from 1 without gap or repetition: %j', ([ids, problem]) => {
  const proven = ids.map((id) => ({ id, where: 'wish.test.ts' }));
  expect(problemsOf(ids, proven, [])).toEqual([problem]);
});
