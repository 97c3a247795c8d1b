// Checks that the rule book, the tests and the engine cite the same rules: node scripts/cited-rules.ts
// A test proves the rules in the brackets in its title, `[WISH3 PHX2]`; a conformance case proves the rules in its
// `rules` field; the engine names a rule in a string, 'WISH3'.

import { globSync, readFileSync } from 'node:fs';

export interface Citation {
  readonly id: string;
  readonly where: string;
}

const BOOK = 'RULES.md';

/** The ids of the rules in a rule book, in order. */
export function statedIn(book: string): string[] {
  return groups(book, /^- \*\*([A-Z]+\d+)\*\* /gm);
}

export function provenByTest(test: string): string[] {
  return groups(withoutComments(test), /\[([A-Z]{2,}\d+(?: [A-Z]{2,}\d+)*)\]/g).flatMap((ids) =>
    ids.split(' '),
  );
}

/** The ids that titles cite without brackets. Nothing else would notice this mistake if the rule has another test. */
export function unbracketedIn(test: string, stated: readonly string[]): string[] {
  const titles = groups(
    withoutComments(test),
    /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*((?:'(?:\\.|[^'\\\n])*')|(?:"(?:\\.|[^"\\\n])*")|(?:`[^`]*`))/g,
  );
  const ids = new RegExp(`\\b((?:${areasOf(stated).join('|')})\\d+)\\b`, 'g');
  return titles.flatMap((title) => groups(title.replaceAll(/\[[^\]]*\]/g, ''), ids));
}

function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

export function provenByCases(lines: string): string[] {
  const cases: { rules?: string[] }[] = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return cases.flatMap(({ rules = [] }) => rules);
}

/** The ids in the strings of a source text. `'PHX2'` is an id only if the rule book has the area PHX. */
export function namedIn(source: string, stated: readonly string[]): string[] {
  return groups(source, new RegExp(`['"\`]((?:${areasOf(stated).join('|')})\\d+)['"\`]`, 'g'));
}

/** The ids that the rule book refers to in its tables and rules. */
export function referredToIn(book: string, stated: readonly string[]): string[] {
  return groups(book, new RegExp(`\\b((?:${areasOf(stated).join('|')})\\d+)\\b`, 'g'));
}

export function problemsOf(
  stated: readonly string[],
  proofs: readonly Citation[],
  mentions: readonly Citation[],
  unbracketed: readonly Citation[] = [],
): string[] {
  const known = new Set(stated);
  const proven = new Set(proofs.map(({ id }) => id));
  const unknown = [...proofs, ...mentions].filter(({ id }) => !known.has(id));
  return [
    ...misnumbered(stated),
    ...[...known].filter((id) => !proven.has(id)).map((id) => `${BOOK}: no test proves ${id}`),
    ...new Set(unknown.map(({ id, where }) => `${where}: there is no rule ${id}`)),
    ...unbracketed.map(({ id, where }) => `${where}: a title cites ${id} without brackets`),
  ];
}

function misnumbered(stated: readonly string[]): string[] {
  return areasOf(stated).flatMap((area) =>
    stated
      .filter((id) => areaOf(id) === area)
      .flatMap((id, i) =>
        id === `${area}${i + 1}` ? [] : [`${BOOK}: ${id} where ${area}${i + 1} should be`],
      ),
  );
}

function areasOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map(areaOf))];
}

function areaOf(id: string): string {
  return id.replace(/\d+$/, '');
}

function groups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group!);
}

if (import.meta.main) {
  const book = readFileSync(BOOK, 'utf8');
  const stated = statedIn(book);
  const proofs = [
    ...cited('packages/**/*.test.ts', provenByTest),
    ...cited('conformance/*.jsonl', provenByCases),
  ];
  const mentions = [
    ...cited('packages/*/src/**/*.ts', (source) => namedIn(source, stated)),
    ...cited(BOOK, (text) => referredToIn(text, stated)),
  ];
  const unbracketed = cited('packages/**/*.test.ts', (test) => unbracketedIn(test, stated));
  const problems = problemsOf(stated, proofs, mentions, unbracketed);
  for (const problem of problems) console.error(problem);
  console.log(`${stated.length} rules, ${proofs.length} citations, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function cited(pattern: string, idsIn: (text: string) => string[]): Citation[] {
  const files = globSync(pattern, { exclude: (name) => name === 'node_modules' });
  return files.flatMap((where) => idsIn(readFileSync(where, 'utf8')).map((id) => ({ id, where })));
}
