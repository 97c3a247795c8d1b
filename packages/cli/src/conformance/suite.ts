import { answer } from './answer.ts';
import { sameAnswer } from './compare.ts';

/** A question for the engine, and the expected answer. The format is described in conformance/README.md. */
export interface Case {
  readonly id: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly ask: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: unknown;
  readonly why?: string;
  readonly rules?: readonly string[];
}

export type ParsedSuite =
  | { readonly ok: true; readonly cases: readonly Case[] }
  | { readonly ok: false; readonly line: number; readonly problem: string };

export interface Verdict {
  readonly passed: boolean;
  readonly got: unknown;
}

/** Reads one case per line, as a JSON object; skips blank lines. */
export function parseSuite(text: string): ParsedSuite {
  const cases: Case[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!.trim();
    if (line === '') continue;
    const problem = addCase(cases, line);
    if (problem !== null) return { ok: false, line: index + 1, problem };
  }
  return { ok: true, cases };
}

function addCase(cases: Case[], line: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'not JSON';
  }
  if (!isRecord(value)) return 'not an object';
  const { id, variant, options, ask, given } = value;
  if (typeof id !== 'string') return 'a case without an id';
  if (typeof variant !== 'string' || typeof ask !== 'string') return `case ${id} lacks variant or ask`;
  if (!isRecord(options) || !isRecord(given)) return `case ${id} lacks options or given`;
  if (!('expect' in value)) return `case ${id} has no expect`;
  cases.push(value as unknown as Case);
  return null;
}

/** Runs one case against the engine; an invalid case gives the answer `{ error }`. */
export function check(testCase: Case): Verdict {
  const got = answer(testCase);
  return { passed: sameAnswer(testCase.ask, testCase.expect, got), got };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
