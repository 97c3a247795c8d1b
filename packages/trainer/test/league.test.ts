import { isNearTheEnd, type Policy, planner1, randomPolicy } from '@schupf/bots/training';
import { rulesFor, xoshiro128 } from '@schupf/rules';
import { expect, test } from 'vitest';
import { matchBefore, setLateScore, tablesOf } from '../src/games.ts';
import { seatGuests } from '../src/guests.ts';
import { League } from '../src/league.ts';
import { Rounds } from '../src/rounds.ts';
import { LEAGUE_SIZE } from '../src/schedule.ts';

const JOBS = 2000;

test('most jobs are played without guests, the others with former selves and strangers', () => {
  const league = new League('shares', [Uint8Array.of(1)]);
  const guests = Array.from({ length: JOBS }, (_, job) => league.guestsFor(job));
  const share = (count: number) => count / JOBS;
  expect(share(guests.filter((guest) => guest === null).length)).toBeCloseTo(0.74, 1);
  expect(share(guests.filter((guest) => typeof guest?.who === 'string').length)).toBeCloseTo(0.06, 1);
  expect(share(guests.filter((guest) => guest?.where === 'anywhere').length)).toBeCloseTo(0.13, 1);
});

test('the league forgets some members when it is full, but never the newest', () => {
  const league = new League('full');
  for (let member = 1; member <= 40; member++) league.add(Uint8Array.of(member), member);
  expect(league.members).toHaveLength(LEAGUE_SIZE);
  expect(new Set(league.members.map(([first]) => first)).size).toBe(LEAGUE_SIZE);
  const last = league.members.at(-1)![0]!;
  expect(last).toBeGreaterThan(38);
});

test.each(['nanjing', 'trichu', 'tientsin', 'grandseigneur'] as const)(
  'guests take whole players, and never all seats: %s',
  (variant) => {
    const rules = rulesFor(variant);
    const rounds = new Rounds([rules]);
    const own: Policy[] = Array.from({ length: rules.seats }, () => planner1);
    const random = xoshiro128(`guests ${variant}`);
    for (let run = 0; run < 200; run++) {
      const { open } = rounds.deal(0, random);
      const where = run % 2 === 0 ? 'opposite' : 'anywhere';
      const policies = seatGuests(own, randomPolicy, where, open, random);
      expect(policies).toContain(planner1);
      const byPlayer = new Map<number, Policy>();
      policies.forEach((policy, seat) => {
        const player = open.players[seat]!;
        expect(byPlayer.get(player) ?? policy).toBe(policy);
        byPlayer.set(player, policy);
      });
    }
  },
);

test('rank games are trained with ranks that a finished round could have left', () => {
  const random = xoshiro128('ranks');
  for (const rules of tablesOf('ranks')) {
    let ranked = 0;
    for (let run = 0; run < 40; run++) {
      const { open } = matchBefore(rules, random);
      if (open.ranking.length === 0) continue;
      ranked++;
      expect(open.ranking[0]).toBe(0);
      expect([...open.ranking].sort((a, b) => a - b)).toEqual(open.players);
      expect(open.dealer).toBe(open.ranking.at(-1));
    }
    expect(ranked).toBeGreaterThan(20);
  }
});

test.each([
  ['nanjing', true],
  ['tientsin', false],
  ['trichu', false],
  ['let', false],
] as const)('some rounds of %s are played near the end of a match: %s', (variant, knowsScore) => {
  const random = xoshiro128('late');
  const matches = Array.from({ length: 200 }, () => {
    const position = matchBefore(rulesFor(variant), random);
    setLateScore(position, random);
    return position.open;
  });
  const late = matches.filter(({ totals }) => totals.some((total) => total !== 0));
  expect(late.length > 20).toBe(knowsScore);
  for (const open of late) {
    expect(isNearTheEnd(open)).toBe(true);
    expect(Math.max(...open.totals)).toBeLessThan(open.rules.target);
  }
});
