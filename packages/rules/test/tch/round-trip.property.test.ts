import { importTch } from '@schupf/rules/notation';
import { mustBeSame, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf, randomLog, randomRounds, recordOfRounds, story, written } from './support.ts';

test('a match that was exported is imported as it was played', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (seed, count) => {
      const rounds = randomRounds(seed, count);
      const imported = importTch(written(recordOfRounds(rounds)));
      expect(imported.problems).toEqual([]);
      expect(imported.rounds.length).toBe(rounds.length);
      imported.rounds.forEach((round, number) => {
        const steps = rounds[number]!;
        expect(round.problems).toEqual([]);
        mustBeSame(
          story(eventsOf(round)),
          story(steps.flatMap(({ events }) => events)),
          `round ${number + 1}`,
        );
        const { points } = steps.at(-1)!.next.open.result!;
        expect(round.claimed).toEqual([points[0], points[1]]);
        expect(round.counted).toEqual(round.claimed);
      });
    }),
    runs(60),
  );
});

test('what was imported is exported as the same text', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const text = randomLog(seed, 2);
      expect(written(importTch(text).record)).toBe(text);
    }),
    runs(40),
  );
});
