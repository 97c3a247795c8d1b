import { failure, type Result, success } from '@schupf/rules';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { readText } from '../files.ts';
import { printable } from '../printable.ts';
import { type Case, check, parseSuite, type Verdict } from './suite.ts';

export const conformance: Command = {
  operands: 'FILE.jsonl [FILE...]',
  details: `
Prints every case that fails and ends with the line "N passed, N failed". The exit code is 1 if a case failed and 2 if a
file cannot be read or contains no cases. The format is described in conformance/README.md.
`,
  flags: { id: { value: 'ID', repeatable: true, help: 'run only the case with this id; may be repeated' } },
  takesPositionals: true,
  run({ positionals: paths, lists }, io) {
    if (paths.length === 0) return misuse('conformance needs a file: schupf conformance FILE.jsonl', io);
    const suites: (readonly Case[])[] = [];
    for (const path of paths) {
      const cases = readSuite(path, io.cwd);
      if (!cases.ok) return misuse(cases.problem, io);
      suites.push(cases.value);
    }
    const all = suites.flat();
    const ids = lists['id'] ?? [];
    const unknown = ids.find((id) => !all.some((testCase) => testCase.id === id));
    if (unknown !== undefined) return misuse(`there is no case ${unknown} in ${paths.join(', ')}`, io);
    return runCases(ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id)), io);
  },
};

function readSuite(path: string, cwd: string): Result<readonly Case[]> {
  const text = readText(path, cwd);
  if (!text.ok) return text;
  const suite = parseSuite(text.value);
  if (!suite.ok) return failure(`${path}, line ${suite.line}: ${suite.problem}`);
  // A file without cases is probably the wrong file, so the check must not pass.
  return suite.cases.length === 0 ? failure(`${path} contains no cases`) : success(suite.cases);
}

function runCases(cases: readonly Case[], io: Io): number {
  let failed = 0;
  for (const testCase of cases) {
    const verdict = checkSafely(testCase);
    if (verdict.passed) continue;
    failed++;
    io.report(describeFailure(testCase, verdict));
  }
  io.write(`${cases.length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? SUCCESS : FAILURE;
}

/** A crash fails its case and must not hide the cases after it. */
function checkSafely(testCase: Case): Verdict {
  try {
    return check(testCase);
  } catch (error) {
    return { passed: false, got: { crash: messageOf(error) } };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function describeFailure({ id, variant, ask, options, expect, why, rules }: Case, { got }: Verdict): string {
  const cited = rules === undefined ? '' : ` [${rules.join(' ')}]`;
  const lines = [
    `FAILED ${id} ${variant} ${ask}${cited}: ${why ?? 'no reason given'}`,
    `  options  ${JSON.stringify(options)}`,
    `  expected ${JSON.stringify(expect)}`,
    `  got      ${JSON.stringify(got)}`,
  ];
  // The texts of a case may contain line feeds.
  return lines.map((line) => `${printable(line)}\n`).join('');
}
