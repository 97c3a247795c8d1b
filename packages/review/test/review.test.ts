import { loadNetworks } from '@schupf/bots/node';
import { apply, DOG, type SeatAction, unpackPosition } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { DECISION_KINDS, openReview, PARTS } from '../src/index.ts';
import { readGame, readRecord, reviewOf, verdictsOf } from './support.ts';

const NANJING = readGame('nanjing');
const review = reviewOf(NANJING);
const verdicts = verdictsOf(review, { rounds: [2] });

describe('decisions', () => {
  test('include every kind', () => {
    expect(new Set(review.decisions.map(({ kind }) => kind))).toEqual(new Set(DECISION_KINDS));
  });

  test('come to about fourteen per player and round', () => {
    const perRound = review.decisions.length / review.rounds.length / 4;
    expect(perRound).toBeGreaterThan(11);
    expect(perRound).toBeLessThan(17);
  });

  test('each have at least two choices, starting with the actual one', () => {
    for (const { choices, action, kind } of verdicts) {
      expect(choices.length).toBeGreaterThan(1);
      expect(choices[0]!.action?.type).toBe(action?.type);
      if (kind === 'gift' || kind === 'wish' || kind === 'push') expect(choices[0]!.action).toEqual(action);
    }
  });

  test('have only choices that the rules allow', () => {
    for (const verdict of verdicts) {
      for (const choice of verdict.choices.keys()) {
        const shown = review.show(verdict, choice, 0)!;
        for (const line of [shown.played, shown.other]) {
          const start = unpackPosition(shown.position, review.rules);
          const end = line.actions.reduce((position, action) => {
            const applied = apply(position, action);
            if (!applied.ok) throw new Error(`${applied.refusal.code}: ${JSON.stringify(action)}`);
            return applied.position;
          }, start);
          const [ours, theirs] = end.open.result!.points as [number, number];
          expect(line.points).toBe(verdict.seat % 2 === 0 ? ours - theirs : theirs - ours);
        }
      }
    }
  });
});

describe('a review', () => {
  test('begins with the first requested seat and the last round', () => {
    const ordered = verdictsOf(reviewOf(NANJING, 1), { seats: [2, 0], rounds: [1, 2] });
    const order = ordered.map(({ seat, round }) => `${seat}/${round}`);
    expect([...new Set(order)]).toEqual(['2/2', '2/1', '0/2', '0/1']);
  });

  test('skips decisions that have been judged before', () => {
    const known = verdicts.filter(({ seat }) => seat === 1).slice(3);
    const left = verdictsOf(reviewOf(NANJING), { seats: [1], rounds: [2], known });
    expect(left).toEqual(verdicts.filter(({ seat }) => seat === 1).slice(0, 3));
  });

  test('gives identical verdicts for the same seed, whatever was reviewed before', () => {
    const again = reviewOf(NANJING);
    const backwards = [3, 2, 1, 0].flatMap((seat) => verdictsOf(again, { rounds: [2], seats: [seat] }));
    const byId = (list: typeof verdicts) =>
      list.map((verdict) => JSON.stringify(verdict)).sort((a, b) => a.localeCompare(b));
    expect(byId(backwards)).toEqual(byId(verdicts));
  });

  test('splits results into parts that add up', () => {
    for (const { choices } of verdicts) {
      for (const { parts, rollouts } of choices) {
        if (parts === null) continue;
        expect(Math.abs(PARTS.reduce((sum, part) => sum + parts[part], 0) - rollouts!)).toBeLessThan(0.5);
      }
    }
  });

  test('counts the same losses in the summary as in the verdicts', () => {
    const { players, rounds } = review.summary(verdicts);
    const counted = verdicts.filter(({ isIndifferent }) => !isIndifferent);
    expect(players.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(counted.length);
    const lost = counted.reduce((sum, { loss }) => sum + loss, 0);
    expect(players.reduce((sum, player) => sum + player.lost, 0)).toBeCloseTo(lost, 0);
    const [{ points, lost: bySeat, luck }] = rounds as [(typeof rounds)[0]];
    expect(luck! - bySeat[0]! - bySeat[2]! + bySeat[1]! + bySeat[3]!).toBeCloseTo(points, 5);
  });

  test('knows the luck of a round only when all its decisions have been judged', () => {
    const own = verdicts.filter(({ seat }) => seat === 0);
    expect(review.summary(own).rounds[0]!.luck).toBeNull();
  });

  test('charts every round up to its result', () => {
    const moments = review.moments();
    const ends = moments.filter(({ seat }) => seat === null);
    expect(ends.map(({ round }) => round)).toEqual(review.rounds);
    expect(moments.every(({ chance }) => chance !== null && chance >= 0 && chance <= 1)).toBe(true);
    expect(ends.map(({ points }) => points)).toEqual(
      NANJING.rounds.map(({ score }) => score!.points[0]! - score!.points[1]!),
    );
  });

  test('names its judge', () => {
    expect(review.judge).toBe('net-1/8');
  });
});

describe('a record', () => {
  const refusalOf = (record: typeof NANJING) => {
    const answer = openReview({ record, networks: loadNetworks() });
    return answer.ok ? null : answer.refusal;
  };

  test.each(['trichu', 'tientsin', 'let', 'grandseigneur'])(
    'is refused if no network supports %s',
    (variant) => {
      expect(refusalOf(readGame(variant))).toEqual({ code: 'no-network', variant });
    },
  );

  test('is refused if it has no finished round', () => {
    expect(refusalOf(readRecord('schupf 1\nvariant: nanjing\n'))).toEqual({ code: 'no-finished-round' });
  });

  test('is refused if its first round is damaged', () => {
    const [first, ...rest] = NANJING.rounds;
    const damaged = { ...NANJING, rounds: [{ ...first!, hands: [[], [], [], []] }, ...rest] };
    expect(refusalOf(damaged)).toMatchObject({
      code: 'damaged',
      problem: { problem: 'seat B has too few cards' },
    });
  });

  test('is reviewed up to an error in a later round', () => {
    const rounds = NANJING.rounds.map((round) =>
      round.number < 3 ? round : { ...round, hands: [[], [], [], []] },
    );
    const answer = openReview({ record: { ...NANJING, rounds }, networks: loadNetworks() });
    expect(answer.ok && answer.review.rounds).toEqual([1, 2]);
    expect(answer.ok && answer.review.damage).not.toBeNull();
  });
});

test('a clear mistake has a class, a better choice, reasons and a world that shows it', () => {
  const [verdict] = verdictsOf(review, { rounds: [1], seats: [1] }).filter(({ move }) => move === 79);
  expect(verdict).toMatchObject({ kind: 'play', class: 'blunder', isOpen: false });
  expect(verdict!.choices[1]!.action).toMatchObject({ type: 'play', cards: [DOG] });
  expect(verdict!.choices[1]!.reasons.map(({ code }) => code)).toEqual(['sheds-dog']);
  const { played, other } = review.show(verdict!)!;
  expect(other.points).toBeGreaterThan(played.points);
});

test('a call is judged against not calling', () => {
  const called = verdicts.find(({ kind }) => kind === 'tichu');
  const types = called!.choices.map(({ action }) => (action as SeatAction | null)?.type ?? null);
  expect([...types].sort()).toEqual(['call', null].sort());
});
