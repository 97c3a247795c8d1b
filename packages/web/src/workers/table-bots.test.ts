import { ROSTER } from '@schupf/bots';
import { loadNetworks } from '@schupf/bots/node';
import { rulesFor, VARIANT_FACTS, type Variant, viewFor, xoshiro128 } from '@schupf/rules';
import { TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import type { Answer, TableConfig } from '@schupf/table';
import { shortMatch, walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { advise, TableBots } from './table-bots.ts';

const SEED = 'xoshiro128:bots';

interface Played {
  /** The answers from all bots. */
  readonly answers: readonly Answer[];
  /** How often networks were requested. */
  readonly requested: number;
  /** How often substitutes were reported. */
  readonly replaced: number;
}

/** Plays a round in which every player is this bot. */
async function playRound(
  bot: string,
  networks: ReturnType<typeof loadNetworks> | null,
  variant: Variant = 'nanjing',
): Promise<Played> {
  const config: TableConfig = {
    rules: { variant, options: shortMatch(variant) },
    speed: 'no-clock',
    chairs: Array.from({ length: VARIANT_FACTS[variant].players.min }, () => ({
      type: 'bot',
      name: bot,
      outside: false,
    })),
    pace: '',
  };
  let requested = 0;
  let replaced = 0;
  const bots = new TableBots({
    seed: SEED,
    networks: async () => {
      requested++;
      return networks;
    },
    onReplaced: () => replaced++,
  });
  const clock = new FakeClock();
  const store = new MemoryStore();
  const opened = await TableRunner.open({ store, clock, chance: new SeededChance(SEED), bots }, { config });
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  for (let step = 0; step < 2000 && runner.table.stage !== 'over'; step++) {
    await runner.settled();
    clock.moveOn();
  }
  expect(runner.table.stage).toBe('over');
  const rows = await store.load();
  const answers = rows.flatMap(({ entry }) => (entry.type === 'answers' ? entry.answers : []));
  return { answers: answers.toSorted((a, b) => a.question - b.question), requested, replaced };
}

test('requests no networks for a table without learned bots', async () => {
  expect(await playRound('expert-1', loadNetworks())).toMatchObject({ requested: 0, replaced: 0 });
});

test('requests no networks for a bot that does not know the game, at a table from before such bots were refused', async () => {
  const learned = await playRound('net-1', loadNetworks(), 'trichu');
  expect(learned).toMatchObject({ requested: 0, replaced: 0 });
  expect(learned.answers).toEqual((await playRound('expert-1', null, 'trichu')).answers);
});

test('the networks of other games are requested for their bots', async () => {
  const learned = await playRound('net-2', loadNetworks(), 'trichu');
  expect(learned.requested).toBeGreaterThan(0);
  expect(learned.replaced).toBe(0);
  expect(learned.answers).not.toEqual((await playRound('expert-1', null, 'trichu')).answers);
});

test('learned bots use their networks; if these are missing, a substitute plays, which is reported once', async () => {
  const expert = await playRound('expert-1', null);
  const learned = await playRound('net-1', loadNetworks());
  const without = await playRound('net-1', null);
  expect(learned.requested).toBeGreaterThan(0);
  expect(learned.replaced).toBe(0);
  expect(learned.answers).not.toEqual(expert.answers);
  expect(without.replaced).toBe(1);
  expect(without.answers).toEqual(expert.answers);
});

test.each([
  ['nanjing', true, 'net-2'],
  ['nanjing', false, 'expert-1'],
  ['tientsin', true, 'net-2'],
  ['let', true, 'net-2'],
] as const)('a hint in %s (networks available: %s) comes from %s', (variant, hasNetworks, name) => {
  const networks = loadNetworks();
  const context = { random: xoshiro128('hint'), outOfTime: () => false };
  let hints = 0;
  for (const { next } of walkMatch(rulesFor(variant), variant, 1)) {
    const seat = next.open.turn;
    if (next.open.phase !== 'play') continue;
    const view = viewFor(next, seat);
    const choice = advise(view, seat, hasNetworks ? networks : null);
    expect(choice).toEqual(ROSTER[name]!.make({ networks }).choose(view, seat, context));
    if (choice === null) continue;
    hints++;
    expect(choice.reasons).not.toEqual([]);
  }
  expect(hints).toBeGreaterThan(10);
});
