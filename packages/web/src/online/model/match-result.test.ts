import type { MatchSummary } from '@schupf/protocol';
import { expect, test } from 'vitest';
import { otherPlayers, resultOfMatch } from './match-result.ts';

const person = (name: string) => ({ name, isBot: false });
const bot = (name: string) => ({ name, isBot: true });

const FOUR: MatchSummary = {
  id: 'x-1',
  ended: 0,
  variant: 'nanjing',
  players: [person('Ana'), person('Ben'), bot('expert-1'), bot('')],
  me: 1,
  totals: [340, 1020],
  rounds: 9,
  outcome: 'played',
  share: null,
};

test('a match is won if the player’s side wins', () => {
  expect(resultOfMatch(FOUR)).toBe('won');
  expect(resultOfMatch({ ...FOUR, me: 2 })).toBe('lost');
  expect(resultOfMatch({ ...FOUR, totals: [500, 500] })).toBe('drawn');
  expect(resultOfMatch({ ...FOUR, outcome: 'stopped' })).toBe('ended');
  const three = {
    ...FOUR,
    variant: 'trichu',
    players: ['Ana', 'Ben', 'Cleo'].map(person),
    totals: [10, 90, 50, 40],
  };
  expect(resultOfMatch(three)).toBe('won');
  const ranks = { ...FOUR, variant: 'let', players: Array(7).fill(person('Ana')), totals: Array(7).fill(0) };
  expect(resultOfMatch(ranks)).toBe('ended');
});

test('names the people and counts the bots, even if a person has the name of a bot', () => {
  const players = [person('Ana'), person('club-1'), bot('random'), bot('')];
  expect(otherPlayers({ ...FOUR, players, me: 0 })).toEqual({ people: [players[1]], bots: 2 });
});

test('leaves out people whose data was deleted', () => {
  const players = [person('Ana'), person(''), bot('random'), person('Ben')];
  expect(otherPlayers({ ...FOUR, players, me: 0 })).toEqual({ people: [players[3]], bots: 1 });
});
