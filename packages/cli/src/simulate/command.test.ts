import { rulesFor, VARIANTS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';
import { checkInvariants } from './invariants.ts';
import { bitsFor, RandomRounds } from './random-rounds.ts';
import { CheckedTransitions, TrustedTransitions } from './transitions.ts';

test('simulate reports both kinds of transitions and the invariants', async () => {
  const { code, out } = await runRecorded(['simulate', '--rounds', '50', '--seed', 'test']);
  expect(out).toMatch(/^trusted transitions: \d+ rounds\/s \(\d+ cards\/s\), 50 rounds in /);
  expect(out).toMatch(/\nchecked transitions: \d+ rounds\/s \(\d+ cards\/s\), 13 rounds in /);
  expect(out).toMatch(/every card is in exactly one place +[1-9]\d* checks\n/);
  expect(out).toMatch(/the round ends +13 checks\n/);
  expect(out).toContain('nanjing, 4 players, seed xoshiro128:test\n');
  expect(code).toBe(0);
});

test('--memory shows the heap after every tenth of a run', async () => {
  const { out } = await runRecorded(['simulate', '--rounds', '100', '--memory']);
  expect(out.match(/ rounds: \d+\.\d\d MB in use\n/g)).toHaveLength(20);
  expect(out.match(/growth from the first reading to the last: -?\d+\.\d\d MB\n/g)).toHaveLength(2);
});

test.each(VARIANTS)('the same bits give the same rounds of %s with either kind of transition', (variant) => {
  const rules = rulesFor(variant);
  const kinds = [new TrustedTransitions(rules), new CheckedTransitions(rules)];
  const [trustedCards, checkedCards] = kinds.map((transitions) => {
    const players = new RandomRounds(transitions, bitsFor('xoshiro128:kinds', variant));
    for (let round = 0; round < 5; round++) players.playRound();
    return players.cardsPlayed;
  });
  expect(trustedCards).toBe(checkedCards);
  expect(kinds[0]!.position.open.totals).toEqual(kinds[1]!.position.open.totals);
  expect(kinds[0]!.position.open.result).toEqual(kinds[1]!.position.open.result);
});

test.each([
  ['nanjing', {}],
  ['nanjing', { bombTiming: 'turn-only', passRule: 'final', matchEnd: 'rounds', rounds: 2 }],
  ['nanjing', { bombTiming: 'first-come', wishObligation: 'mandatory', selfOvertake: true }],
  ['nanjing', { grandTichuDecision: 'sequential-visible', callsPerTeam: 'one', tripleSequences: true }],
  ['nanjing', { grandTichuDecision: 'simultaneous-hidden', grandTichuCollision: 'later-may-withdraw' }],
  ['wuwang', { dealMethod: 'take-one-by-one', wishEnforcement: 'penalty-200' }],
  ['tientsin', { unevenDeal: 'equal-rest-open', doubleWinPoints: 200 }],
  ['grandseigneur', { unevenDeal: 'equal-rest-hidden', decks: 2 }],
  ['let', { handSize: 'all', returnCards: 'choice' }],
] as const)('the invariants hold in random rounds of %s %j', (variant, options) => {
  const { checks, violation } = checkInvariants(rulesFor(variant, options), 'xoshiro128:invariants', 10);
  expect(violation).toBeNull();
  expect(checks['someone can act']).toBeGreaterThan(500);
});
