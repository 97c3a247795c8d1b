import { type Action, type Position, viewFor } from '@schupf/rules';
import { formatRecord, type GameRecord, parseRecord, replayRecord } from '@schupf/rules/notation';
import { anyRules, mustBeSame, recordOf, runs, type Step, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Walks of up to three rounds, some of them cut off in the middle. */
const anyWalk = fc.record({
  seed: fc.string(),
  rounds: fc.integer({ min: 1, max: 3 }),
  kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

describe.each(TABLES)('%s with %i players', (variant, players) => {
  test('a record brings back every action and every position', () => {
    fc.assert(
      fc.property(anyRules(variant, players), anyWalk, (rules, { seed, rounds, kept }) => {
        const all = [...walkMatch(rules, seed, rounds)];
        const steps = all.slice(0, Math.max(1, Math.ceil(all.length * kept)));
        const record = recordOf(rules, steps);
        mustReplayAs(record, steps);
        const text = formatRecord(record);
        const read = parseRecord(text);
        if (!read.ok) throw new Error(`${read.place.line}:${read.place.column} ${read.problem}\n${text}`);
        mustBeSame(read.record, record, 'the record read');
        expect(formatRecord(read.record)).toBe(text);
        mustReplayAs(read.record, steps);
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
    mustBeSame(position.faceDown, next.faceDown, 'the cards face down');
  });
}

/** Where the Mah Jong is always dealt, a record holds the pack as it was mended: the positions tell. */
function withoutPacks(actions: readonly Action[]): unknown[] {
  return actions.map((action) => (action.type === 'deal' ? 'deal' : action));
}
