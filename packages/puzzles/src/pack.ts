import { PARTS } from '@schupf/review';
import {
  Fields,
  failure,
  isListOf,
  isOneOf,
  type Result,
  type Rules,
  type RulesRequest,
  readRules,
  requestFor,
  success,
} from '@schupf/rules';
import { digestOf } from './digest.ts';
import { PUZZLE_KINDS, type Puzzle, type PuzzleChoice, SHARES, THEMES, type Theme } from './puzzle.ts';

/** Puzzles that are fetched together. A pack never changes once it is published, except for corrections. */
export interface Pack {
  readonly rules: Rules;
  readonly puzzles: readonly Puzzle[];
}

const FORMAT = 'schupf puzzles';
const VERSION = 1;
export const PACK_SIZE = 200;

/** The text of a pack: a line about the pack, then one line per puzzle, all of them JSON. */
export function formatPack({ rules, puzzles }: Pack): string {
  const lines = puzzles.map((puzzle) => `${formatPuzzle(puzzle)}\n`).join('');
  const head = {
    format: FORMAT,
    version: VERSION,
    rules: requestFor(rules),
    puzzles: puzzles.length,
    digest: digestOf(lines),
  };
  return `${JSON.stringify(head)}\n${lines}`;
}

/** Reads a pack. A damaged one is refused as a whole, with the reason: half a puzzle would teach nonsense. */
export function parsePack(text: string): Result<Pack> {
  const end = text.indexOf('\n');
  const head = parseJson(text.slice(0, Math.max(0, end)));
  if (head === undefined) return failure('this is not a pack of puzzles');
  const fields = new Fields(head);
  if (fields.text('format') !== FORMAT) return failure('this is not a pack of puzzles');
  const version = fields.count('version');
  if (version !== VERSION)
    return failure(`the pack has version ${version}, but only version ${VERSION} is supported`);
  const count = fields.count('puzzles');
  const digest = fields.text('digest');
  if (fields.problem !== null) return failure(fields.problem);
  const rules = readRules((head as { readonly rules?: RulesRequest }).rules ?? {});
  if (!rules.ok) return failure(rules.problem);
  const body = text.slice(end + 1);
  const lines = body.split('\n').slice(0, -1);
  if (lines.length < count) return failure(`the pack is cut off: ${lines.length} of ${count} puzzles`);
  if (digestOf(body) !== digest) return failure('the pack is damaged: its digest is wrong');
  const puzzles: Puzzle[] = [];
  for (const [index, line] of lines.entries()) {
    const puzzle = parsePuzzle(line);
    if (!puzzle.ok) return failure(`puzzle ${index + 1}: ${puzzle.problem}`);
    puzzles.push(puzzle.value);
  }
  return success({ rules: rules.rules, puzzles });
}

type Written = readonly [string, number, number, number, ...number[]];

/** One line of JSON. Parts and shares follow the first four numbers of a choice. */
export function formatPuzzle(puzzle: Puzzle): string {
  const choices = puzzle.choices.map(({ move, points, error, worlds, parts, shares }): Written => {
    const more =
      parts === null || shares === null
        ? []
        : [...PARTS.map((p) => parts[p]), ...SHARES.map((s) => shares[s])];
    return [move, points, error, worlds, ...more];
  });
  return JSON.stringify({ ...puzzle, choices });
}

export function parsePuzzle(line: string): Result<Puzzle> {
  const value = parseJson(line);
  if (value === undefined) return failure('it is not JSON');
  const fields = new Fields(value);
  const isText = (item: unknown): item is string => typeof item === 'string';
  const isTheme = (item: unknown): item is Theme => isOneOf(THEMES, item);
  const puzzle: Puzzle = {
    id: fields.text('id'),
    kind: fields.oneOf('kind', PUZZLE_KINDS),
    seat: fields.count('seat'),
    round: fields.text('round'),
    choices: fields.list('choices', isWritten).map(readChoice),
    themes: fields.list('themes', isTheme),
    rating: fields.number('rating', Number.isFinite),
    deviation: fields.number('deviation', (deviation) => deviation > 0),
    solvedBy: fields.list('solvedBy', isText),
  };
  if (fields.problem !== null) return failure(fields.problem);
  if (puzzle.choices.length < 2) return failure('it has fewer than two choices');
  const isOrdered = puzzle.choices.every(
    ({ points }, index) => index === 0 || points <= puzzle.choices[index - 1]!.points,
  );
  return isOrdered ? success(puzzle) : failure('its choices are not in order');
}

const EXACT = 4;
const MEASURED = EXACT + PARTS.length + SHARES.length;

function isWritten(value: unknown): value is Written {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const numbers = value.slice(1);
  const isNumber = (item: unknown): item is number => typeof item === 'number' && Number.isFinite(item);
  return isListOf(numbers, isNumber) && (value.length === EXACT || value.length === MEASURED);
}

function readChoice([move, points, error, worlds, ...more]: Written): PuzzleChoice {
  if (more.length === 0) return { move, points, error, worlds, parts: null, shares: null };
  const named = <Name extends string>(names: readonly Name[], from: number) =>
    Object.fromEntries(names.map((name, index) => [name, more[from + index]!])) as {
      readonly [N in Name]: number;
    };
  return { move, points, error, worlds, parts: named(PARTS, 0), shares: named(SHARES, PARTS.length) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
