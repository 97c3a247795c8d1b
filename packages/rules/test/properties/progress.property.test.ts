import { anyRules, runs, type Step, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, type Rules, VARIANT_FACTS } from '../../src/index.ts';

const EACH = '%s, %i players';
const WITH_TARGET = TABLES.filter(
  ([variant, players]) => VARIANT_FACTS[variant].teams !== 'none' || players === 5,
);

test.for(TABLES)(
  `[MATCH4 END1] someone can always act, and a match of n rounds ends after n rounds: ${EACH}`,
  ([variant, players]) => {
    const match = fc.tuple(
      anyRules(variant, players, { matchEnd: 'rounds' }),
      fc.integer({ min: 1, max: 3 }),
      fc.string(),
    );
    const property = fc.property(match, ([drawn, rounds, seed]) => {
      const rules: Rules = { ...drawn, rounds };
      let ended = 0;
      let last: Step | null = null;
      for (const step of walkMatch(rules, seed, rounds + 1)) {
        if (step.events.some(({ type }) => type === 'round-ended')) ended++;
        last = step;
      }
      expect(last!.next.open.phase).toBe('match-over');
      expect([ended, last!.next.open.round]).toEqual([rounds, rounds]);
      expectWinners(last!);
      expect(apply(last!.next, { type: 'deal', pack: rules.pack })).toMatchObject({
        ok: false,
        refusal: { code: 'match-over' },
      });
    });
    fc.assert(property, runs(players > 6 ? 4 : 8));
  },
);

test.for(WITH_TARGET)(
  `[MATCH1 MATCH2 MATCH3] a match ends as soon as one total reaches the target: ${EACH}`,
  ([variant, players]) => {
    const points = VARIANT_FACTS[variant].hasRanks ? ({ placementPoints: 'n-minus-rank' } as const) : {};
    const match = fc.tuple(anyRules(variant, players, { matchEnd: 'target', ...points }), fc.string());
    const property = fc.property(match, ([rules, seed]) => {
      for (const step of walkMatch(rules, seed, 8)) {
        const { phase, totals } = step.next.open;
        if (phase !== 'round-over' && phase !== 'match-over') continue;
        const best = eligible(rules, totals).sort((a, b) => b - a);
        const reached = best[0]! >= rules.target && (best[0] !== best[1] || rules.exactTie === 'draw');
        expect(phase).toBe(reached ? 'match-over' : 'round-over');
        if (reached) expectWinners(step);
      }
    });
    fc.assert(property, runs(6));
  },
);

function expectWinners({ next: { open, rules } }: Step): void {
  const { totals, winners, result } = open;
  if (rules.teams === 'none' && rules.placementPoints === 'off') {
    expect(winners).toEqual([open.players[result!.order[0]!]]);
    return;
  }
  const best = Math.max(...eligible(rules, totals));
  const expected = totals.flatMap((total, column) =>
    total === best && mayWin(rules, column) ? [column] : [],
  );
  expect(winners).toEqual(expected);
}

/** In three-player games, the fourth column is the dummy's. */
function mayWin(rules: Rules, column: number): boolean {
  return rules.dummy === null || column < 3 || rules.dummyCanWin;
}

function eligible(rules: Rules, totals: readonly number[]): number[] {
  return totals.filter((_, column) => mayWin(rules, column));
}
