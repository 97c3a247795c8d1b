import { type Position, rulesFor, type SeatAction, setUp } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';
import { COUNTS, type Counts, countBreaches } from './breaches.ts';

const RULES = rulesFor('nanjing');

/** What is counted if seat 0 plays these cards, here or out of turn. */
function countsOf(position: Position, cards: string, type: 'play' | 'bomb' = 'play'): Partial<Counts> {
  return countsOfAction(position, { type, seat: 0, cards: parseCards(cards)! });
}

function countsOfAction(position: Position, action: SeatAction): Partial<Counts> {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;
  countBreaches(position, action, counts);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

interface Scene {
  readonly hands: readonly string[];
  readonly trick?: readonly [seat: number, cards: string];
  readonly calls?: readonly ('tichu' | 'grand' | null)[];
  readonly finished?: readonly number[];
}

function positionOf({ hands, trick, ...rest }: Scene): Position {
  const answer = setUp(RULES, {
    phase: 'play',
    hands: hands.map((hand) => parseCards(hand)!),
    turn: 0,
    ...(trick && { trick: [{ seat: trick[0], cards: parseCards(trick[1])!, phoenixAs: [] }] }),
    ...rest,
  });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.position;
}

const BOMB = 'J4 S4 P4 T4';
const CALLED = [null, null, 'tichu', null] as const;

test('a bomb on a partner’s trick counts once, and worse if the partner has called', () => {
  const scene: Scene = { hands: [`${BOMB} J2`, 'SK J3', 'S5 S6', 'S7 S8'], trick: [2, 'JA'] };
  expect(countsOf(positionOf(scene), BOMB, 'bomb')).toEqual({ bombsPartner: 1 });
  expect(countsOf(positionOf({ ...scene, calls: CALLED }), BOMB)).toEqual({ bombsCaller: 1 });
});

test('playing over a calling partner is worse if no opponent could have beaten them', () => {
  const trick = [2, 'JK'] as const;
  const beatable: Scene = { hands: ['SA J2', 'PA J3', 'S5 S6', 'S7 S8'], trick, calls: CALLED };
  expect(countsOf(positionOf(beatable), 'SA')).toEqual({ overCaller: 1 });
  const unbeatable: Scene = { ...beatable, hands: ['SA J2', 'PQ J3', 'S5 S6', 'S7 S8'] };
  expect(countsOf(positionOf(unbeatable), 'SA')).toEqual({
    overCaller: 1,
    overUnbeatableCaller: 1,
    overUnbeatableCallerByChoice: 1,
    overUnbeatable: 1,
  });
  const heldBomb: Scene = { ...unbeatable, hands: ['SA J2', `PQ ${BOMB}`, 'S5 S6', 'S7 S8'] };
  expect(countsOf(positionOf(heldBomb), 'SA')).toEqual({ overCaller: 1 });
});

test('going out first ends a partner’s call, but not once it is lost or next to an own call', () => {
  const scene: Scene = { hands: ['JA', 'PQ J3', 'S5 S6', 'S7 S8'], calls: CALLED };
  expect(countsOf(positionOf(scene), 'JA')).toEqual({ outBeforeCaller: 1 });
  expect(countsOf(positionOf({ ...scene, calls: ['tichu', null, 'tichu', null] }), 'JA')).toEqual({});
  const lost: Scene = { ...scene, hands: ['JA', '', 'S5 S6', 'S7 S8'], finished: [1] };
  expect(countsOf(positionOf(lost), 'JA')).toEqual({});
});

test('an opponent’s trick may be beaten', () => {
  const scene: Scene = { hands: ['SA J2', 'PQ J3', 'S5 S6', 'S7 S8'], trick: [1, 'JK'], calls: CALLED };
  expect(countsOf(positionOf(scene), 'SA')).toEqual({});
});

test('only gifts to opponents with different numbers of cards can go to the one with fewer', () => {
  const equal = positionOf({ hands: ['J2', 'PQ J3', 'S5 S6', 'S7 S8'] });
  expect(countsOfAction(equal, { type: 'give', seat: 0, to: 1 })).toEqual({});
  const unequal = positionOf({ hands: ['J2', 'PQ', 'S5 S6', 'S7 S8'] });
  expect(countsOfAction(unequal, { type: 'give', seat: 0, to: 1 })).toEqual({ gifts: 1, giftsToFewer: 1 });
  expect(countsOfAction(unequal, { type: 'give', seat: 0, to: 3 })).toEqual({ gifts: 1 });
});

test('counts what the bots of whole rounds do', async () => {
  const args = ['manners', '--bot', 'random', '--rounds', '10', '--seed', 'm'];
  const { code, out } = await runRecorded([...args, '--json']);
  expect(code).toBe(0);
  const counts = JSON.parse(out) as Counts & { rounds: number };
  expect(counts).toMatchObject({ rounds: 10, bombsCaller: expect.any(Number) });
  expect(counts.overUnbeatable).toBeGreaterThan(0);
  expect(counts.overUnbeatableCaller).toBeLessThanOrEqual(counts.overCaller);
  expect(counts.giftsToFewer).toBeLessThanOrEqual(counts.gifts);
  expect((await runRecorded([...args, '--json'])).out).toBe(out);
  const text = (await runRecorded(args)).out;
  expect(text).toContain('per 100 rounds, 10 rounds\n');
  expect(text).toMatch(/^plays over a calling partner +\d+\.\d ± \d+\.\d$/m);
});

test('refuses a game without partners', async () => {
  const { code, err } = await runRecorded(['manners', '--variant', 'let']);
  expect(code).toBe(2);
  expect(err).toContain('manners are about partners, and this game has none');
});
