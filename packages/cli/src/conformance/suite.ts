import { failure, isRecord, type Result, success } from '@schupf/rules';
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

/** The deepest cases have five levels. Without a limit, comparing and printing a case would exhaust the stack. */
const MAX_LEVELS = 20;

/** Reads one case per line, as a JSON object; skips blank lines. */
export function parseSuite(text: string): ParsedSuite {
  const cases: Case[] = [];
  let start = 0;
  for (let number = 1; start <= text.length; number++) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, end).trim();
    start = end + 1;
    if (line === '') continue;
    const read = readCase(line);
    if (!read.ok) return { ok: false, line: number, problem: read.problem };
    cases.push(read.value);
  }
  return { ok: true, cases };
}

function readCase(line: string): Result<Case> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return failure('not JSON');
  }
  if (!isRecord(value)) return failure('not an object');
  const { id, variant, options, ask, given, why, rules } = value;
  if (typeof id !== 'string') return failure('a case without an id');
  if (typeof variant !== 'string' || typeof ask !== 'string')
    return failure(`case ${id} lacks variant or ask`);
  if (!isRecord(options) || !isRecord(given)) return failure(`case ${id} lacks options or given`);
  if (!('expect' in value)) return failure(`case ${id} has no expect`);
  if (why !== undefined && typeof why !== 'string') return failure(`case ${id}: why is not a string`);
  if (rules !== undefined && !isListOfTexts(rules))
    return failure(`case ${id}: rules is not a list of strings`);
  if (isDeeperThan(MAX_LEVELS, value))
    return failure(`case ${id} is nested too deeply: use at most ${MAX_LEVELS} levels`);
  return success(value as unknown as Case);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

/** Runs one case against the engine; an invalid case gives the answer `{ error }`. */
export function check(testCase: Case): Verdict {
  const got = answer(testCase);
  return { passed: sameAnswer(testCase.ask, testCase.expect, got), got };
}
