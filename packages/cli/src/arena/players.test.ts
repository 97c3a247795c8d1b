import { newMatch, rulesFor, shuffledPack, trusted, viewFor } from '@schupf/rules';
import { contextFor } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { makeBot } from '../make-bot.ts';
import { openPlayers, readPlayers } from './players.ts';

test('two names joined by a plus are partners, who sit opposite each other', async () => {
  const rules = rulesFor('nanjing', { grandTichuLimit: 'off' });
  const position = newMatch(rules);
  trusted.deal(position, shuffledPack(rules, 'xoshiro128:partners'));
  const players = await openPlayers('planner-1+expert-1', rules.variant);
  for (const [seat, name] of ['planner-1', 'planner-1', 'expert-1', 'expert-1'].entries()) {
    const view = viewFor(position, seat);
    const expected = makeBot(name).choose(view, seat, contextFor('partners'));
    expect(await players.choose(view, seat, contextFor('partners'))).toEqual(expected);
  }
});

test('refuses three names', () => {
  expect(readPlayers('random+random+random', 'nanjing')).toMatchObject({ ok: false });
});

test('refuses a bot in a game it has no networks for, and says which bots play it', () => {
  expect(readPlayers('net-1-deep', 'nanjing')).toMatchObject({ ok: true });
  const refused = readPlayers('random+net-1-deep', 'tientsin');
  expect(refused).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^net-1-deep has no networks for tientsin: use random, .*search-1/),
  });
});
