import { type Action, type Position, type Rules, viewFor, xoshiro128 } from '@schupf/rules';
import { formatRecord, type GameRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import {
  anyDecoration,
  anyRules,
  decorated,
  mustBeSame,
  recordOf,
  runs,
  type Step,
  TABLES,
  walkMatch,
} from '@schupf/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

test('names, tags, times, notes and notices are preserved', () => {
  fc.assert(
    fc.property(anyTable(), fc.string(), anyDecoration, (rules, seed, decoration) => {
      const steps = [...walkMatch(rules, seed)];
      const record = decorated(recordOf(rules, steps), decoration, xoshiro128(seed));
      mustReadBack(record);
      mustReplayAs(record, steps);
    }),
    runs(60),
  );
});

test('a damaged text is read, or refused with the position of the error', () => {
  fc.assert(
    fc.property(anyTable(), fc.string(), anyDecoration, anyDamage, (rules, seed, decoration, damage) => {
      const record = decorated(recordOf(rules, walkMatch(rules, seed)), decoration, xoshiro128(seed));
      mustAnswer(damaged(formatRecord(record), damage));
    }),
    runs(150),
  );
});

test('any text is either read or refused', () => {
  const anyLine = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'schupf 1',
      'variant: nanjing',
      'round 1',
      'A: S2 | PHX',
      '1. A S5, B -',
      'push: A S2>B',
      'calls: 3 cards',
    ),
  );
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => mustAnswer(['schupf 1', 'variant: let', ...lines].join('\n'))),
    runs(500),
  );
});

interface Damage {
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
  readonly isCutOff: boolean;
}

const anyDamage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(20),
  inserted: fc.oneof(
    fc.string(),
    fc.constantFrom('{', '"', '<', '|', ', ', '\n', '...', '=', '>A', '@1', 'PHX=9', '*x'),
  ),
  isCutOff: fc.boolean(),
});

function damaged(text: string, { at, removed, inserted, isCutOff }: Damage): string {
  const place = Math.floor(text.length * at);
  const before = text.slice(0, place);
  return isCutOff ? before : before + inserted + text.slice(place + removed);
}

function anyTable(): fc.Arbitrary<Rules> {
  return fc.constantFrom(...TABLES).chain(([variant, players]) => anyRules(variant, players));
}

/** Nothing throws: a text gives a record that can be replayed, at least in part, or the position of its first error. */
function mustAnswer(text: string): void {
  const read = parseRecord(text);
  if (read.ok) {
    const { stopped } = replayRecord(read.record);
    if (stopped !== null) expect(read.places.get(stopped.part) ?? stopped.part).toBeDefined();
    mustReadBack(read.record);
    return;
  }
  const lines = text.split('\n');
  expect(read.problem).not.toBe('');
  expect(read.place.line).toBeGreaterThanOrEqual(1);
  expect(read.place.line).toBeLessThanOrEqual(lines.length);
  expect(read.place.column).toBeGreaterThanOrEqual(1);
  expect(read.place.column).toBeLessThanOrEqual(lines[read.place.line - 1]!.length + 1);
}

function mustReadBack(record: GameRecord): void {
  const text = formatRecord(record);
  const read = parseRecord(text);
  if (!read.ok) throw new Error(`${read.place.line}:${read.place.column} ${read.problem}\n${text}`);
  mustBeSame(read.record, record, 'the parsed record');
  expect(formatRecord(read.record)).toBe(text);
}

/** Walks of up to three rounds, some of them cut off in the middle. */
const anyWalk = fc.record({
  seed: fc.string(),
  rounds: fc.integer({ min: 1, max: 3 }),
  kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

describe.each(TABLES)('%s with %i players', (variant, players) => {
  test('replaying a record restores every action and every position', () => {
    fc.assert(
      fc.property(anyRules(variant, players), anyWalk, (rules, { seed, rounds, kept }) => {
        const all = [...walkMatch(rules, seed, rounds)];
        const steps = all.slice(0, Math.max(1, Math.ceil(all.length * kept)));
        const record = recordOf(rules, steps);
        mustReplayAs(record, steps);
        mustReadBack(record);
      }),
      runs(5),
    );
  });
});

function mustReplayAs(record: GameRecord, steps: readonly Step[]): void {
  const actions: Action[] = [];
  const positions: Position[] = [];
  const { stopped, contradictions } = replayRecord(record, ({ action, after }) => {
    if (action === null) return;
    actions.push(action);
    positions.push(after);
  });
  if (stopped !== null) throw new Error(`${stopped.problem}\n${formatRecord(record)}`);
  expect(contradictions).toEqual([]);
  mustBeSame(withoutPacks(actions), withoutPacks(steps.map(({ action }) => action)), 'the list of actions');
  positions.forEach((position, index) => {
    const { next } = steps[index]!;
    mustBeSame(viewFor(position, 'omniscient'), viewFor(next, 'omniscient'), `position ${index}`);
    mustBeSame(position.faceDown, next.faceDown, 'the face-down cards');
  });
}

/** If the Mah Jong is always dealt, the record contains the pack after the swap, so packs are not compared. */
function withoutPacks(actions: readonly Action[]): unknown[] {
  return actions.map((action) => (action.type === 'deal' ? 'deal' : action));
}
