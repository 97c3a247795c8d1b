import { readdirSync } from 'node:fs';
import { rulesFor } from '@schupf/rules';
import { recordOf, runs, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADVICE,
  ADVICE_FIGURES,
  COMPARED,
  COMPARISONS,
  combinedSummary,
  estimateOf,
  FIGURE_NAMES,
  type FigureName,
  type Figures,
  isCompared,
  sumOf,
  tallyMatch,
  unitOf,
} from '../../src/statistics/index.ts';
import { summaryOf } from '../../src/summary.ts';
import { readGame, reviewOf, verdictsOf } from '../support.ts';

const GAMES = readdirSync(new URL('../../../../games/', import.meta.url))
  .filter((name) => name.endsWith('.schupf'))
  .map((name) => name.replace('.schupf', ''));

/** "hits of cases". */
function shown(figures: Figures, name: FigureName): string {
  const { sum, cases } = figures[name];
  return `${sum} of ${cases}`;
}

describe('the figures of a match', () => {
  const { players, rounds, damage } = tallyMatch(readGame('nanjing'));
  const [wei, mei, jun, lin] = players as [Figures, Figures, Figures, Figures];

  test('are counted in every round', () => {
    expect({ rounds, damage, players: players.length }).toEqual({ rounds: 12, damage: null, players: 4 });
    for (const player of players) expect(player['first-out'].cases).toBe(12);
  });

  test('say who went out first, and who won', () => {
    const hits = players.map((player) => player['first-out'].sum);
    expect(hits).toEqual([7, 2, 1, 2]);
    expect(players.map((player) => player['matches-won'].sum)).toEqual([1, 0, 1, 0]);
    expect(wei['points-per-round'].sum).toBe(700);
    expect(lin['points-per-round'].sum).toBe(-700);
    expect(shown(jun, 'double-wins')).toBe('2 of 12');
    expect(shown(mei, 'double-losses')).toBe('2 of 12');
  });

  test('count the calls of a player, of the partner and of the opponents', () => {
    expect(shown(wei, 'grand-called')).toBe('2 of 12');
    expect(shown(wei, 'grand-made')).toBe('1 of 2');
    expect(wei['grand-points']).toMatchObject({ cases: 2, sum: -210 + 400 });
    expect(shown(mei, 'tichu-called')).toBe('1 of 12');
    expect(shown(mei, 'tichu-made')).toBe('0 of 1');
    expect(shown(jun, 'partner-calls-made')).toBe('1 of 2');
    expect(shown(jun, 'calls-stopped')).toBe('1 of 1');
    expect(shown(lin, 'calls-stopped')).toBe('1 of 2');
  });

  test('count what was pushed', () => {
    expect(shown(wei, 'ace-to-partner')).toBe('6 of 12');
    expect(shown(jun, 'ace-to-partner')).toBe('8 of 10');
    expect(shown(jun, 'ace-to-grand')).toBe('0 of 2');
    const dogs = players.map((player) => player['dog-to-opponent'].cases);
    expect(dogs.reduce((sum, cases) => sum + cases, 0)).toBe(rounds);
  });

  test('leave out what comes after an error in the record', () => {
    const record = readGame('nanjing');
    const [first, second, ...rest] = record.rounds;
    const broken = { ...second!, lines: second!.lines.filter(({ label }) => label !== 'push') };
    const tally = tallyMatch({ ...record, rounds: [first!, broken, ...rest] });
    expect(tally.rounds).toBe(1);
    expect(tally.damage).not.toBeNull();
    expect(tally.players[0]!['first-out'].cases).toBe(1);
  });

  test('are empty for rules that do not exist', () => {
    const record = { ...readGame('nanjing'), rules: { variant: 'nanjing', players: 9 } } as const;
    expect(tallyMatch(record)).toMatchObject({ players: [], rounds: 0 });
  });
});

test.each(GAMES)('every share in %s counts hits, at most one per case', (name) => {
  const { players, damage } = tallyMatch(readGame(name));
  expect(damage).toBeNull();
  for (const figures of players) {
    expect(figures['first-out'].cases).toBeGreaterThan(0);
    for (const figure of FIGURE_NAMES.filter((candidate) => unitOf(candidate) === 'share')) {
      const { sum, cases, squares } = figures[figure];
      expect(sum).toBe(squares);
      expect(sum).toBeLessThanOrEqual(cases);
    }
  }
});

test('what one side wins the other loses', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { players, rounds } = tallyMatch(
        recordOf(rulesFor('nanjing'), walkMatch(rulesFor('nanjing'), `figures ${seed}`, 2)),
      );
      const total = sumOf(players);
      expect(total['first-out']).toMatchObject({ cases: 4 * rounds, sum: rounds });
      expect(total['points-per-round'].sum).toBe(0);
      expect(total['double-wins']).toEqual(total['double-losses']);
      expect(total['tichu-made'].cases).toBe(total['tichu-called'].sum);
      expect(total['grand-made'].cases).toBe(total['grand-called'].sum);
      const calls = total['tichu-made'].cases + total['grand-made'].cases;
      const made = total['tichu-made'].sum + total['grand-made'].sum;
      expect(total['partner-calls-made']).toMatchObject({ cases: calls, sum: made });
      expect(total['calls-stopped']).toMatchObject({ cases: 2 * calls, sum: 2 * (calls - made) });
      expect(total['wish-granted'].cases).toBe(total['wished'].sum);
    }),
    runs(20),
  );
});

describe('an estimate', () => {
  test('has an interval that shrinks as the number of cases grows', () => {
    const few = estimateOf('first-out', { cases: 10, sum: 5, squares: 5 })!;
    const many = estimateOf('first-out', { cases: 1000, sum: 500, squares: 500 })!;
    expect(few.value).toBe(0.5);
    expect(few.interval![0]).toBeCloseTo(0.237, 3);
    expect(few.interval![1]).toBeCloseTo(0.763, 3);
    expect(many.interval![1] - many.interval![0]).toBeLessThan(0.07);
  });

  test('has an interval between 0 and 1 if it is a share', () => {
    expect(estimateOf('tichu-made', { cases: 2, sum: 2, squares: 2 })!.interval).toEqual([
      expect.closeTo(0.342, 3),
      1,
    ]);
  });

  test('has an interval only from two cases on if it is in points', () => {
    expect(estimateOf('grand-points', { cases: 0, sum: 0, squares: 0 })).toBeNull();
    expect(estimateOf('grand-points', { cases: 1, sum: 200, squares: 40_000 })).toEqual({
      value: 200,
      interval: null,
    });
    const two = estimateOf('grand-points', { cases: 2, sum: 0, squares: 20_000 })!;
    expect(two.interval).toEqual([expect.closeTo(-196, 0), expect.closeTo(196, 0)]);
  });
});

describe('comparisons', () => {
  test('agree with what is known of people and experts', () => {
    const percent = (who: (typeof COMPARED)[number], name: FigureName) =>
      Math.round(1000 * COMPARISONS[who][name]!.value) / 10;
    expect(percent('people', 'tichu-called')).toBe(13.9);
    expect(percent('people', 'ace-to-partner')).toBe(19.2);
    expect(percent('experts', 'grand-called')).toBe(13.6);
    expect(percent('experts', 'tichu-made')).toBe(72.2);
  });

  test('contain only known figures, each from many cases', () => {
    for (const who of COMPARED) {
      const figures = Object.entries(COMPARISONS[who]);
      expect(figures.length).toBeGreaterThan(10);
      for (const [name, { cases, value }] of figures) {
        expect(FIGURE_NAMES).toContain(name);
        expect(cases).toBeGreaterThan(1000);
        if (unitOf(name as FigureName) === 'share') expect(value).toBeLessThan(1);
      }
    }
  });

  test('exist only for games of two against two', () => {
    expect(isCompared('nanjing')).toBe(true);
    for (const variant of ['trichu', 'wuwang', 'tientsin', 'let', 'grandseigneur'] as const)
      expect(isCompared(variant)).toBe(false);
  });
});

test('every piece of advice was tested, in all cases and by situation', () => {
  for (const advice of ADVICE) {
    const [all, ...parts] = ADVICE_FIGURES[advice];
    expect(all!.where).toBe('all');
    expect(parts).toHaveLength(3);
    expect(parts.reduce((sum, { cases }) => sum + cases, 0)).toBe(all!.cases);
    for (const { cases, error } of parts) {
      expect(cases).toBeGreaterThan(50);
      expect(error).toBeGreaterThan(0);
    }
  }
});

test('the losses of several matches add up', () => {
  const verdicts = verdictsOf(reviewOf(readGame('nanjing'), 4), { seats: [1], rounds: [1, 2] });
  const whole = summaryOf(1, verdicts);
  const parts = [1, 2].map((round) =>
    summaryOf(
      1,
      verdicts.filter((verdict) => verdict.round === round),
    ),
  );
  const { error, lost, ...rest } = combinedSummary(parts);
  expect(rest).toMatchObject({
    decisions: whole.decisions,
    perDecision: whole.perDecision,
    classes: whole.classes,
    accuracy: whole.accuracy,
  });
  expect(lost).toBeCloseTo(whole.lost, 0);
  expect(error).toBeGreaterThan(0);
  expect(combinedSummary([])).toMatchObject({ decisions: 0, perDecision: 0, error: 0, accuracy: null });
});
