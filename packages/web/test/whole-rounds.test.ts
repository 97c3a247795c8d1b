import { signal } from '@preact/signals';
import { Follower, packMessage, type TableMessage } from '@schupf/protocol';
import { rulesFor, VARIANTS, type Variant, viewFor } from '@schupf/rules';
import { TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { MatchRecorder, type TableConfig, type TableView } from '@schupf/table';
import { shortMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import type { TableClient } from '../src/client/table-client.ts';
import { TableSession } from '../src/table/state/table-session.ts';
import { advise, TableBots } from '../src/workers/table-bots.ts';

// In a browser, `npm test` plays whole rounds of only two games. Here the page's session plays one of every game, with
// the same runner, bots and messages as in a browser, but without a page and without waiting.

const ME = 'me';
const MAX_STEPS = 20_000;

interface Game {
  readonly session: TableSession;
  readonly runner: TableRunner;
  readonly clock: FakeClock;
  readonly recorder: MatchRecorder;
}

async function openGame(variant: Variant): Promise<Game> {
  const { players } = rulesFor(variant);
  const chairs = Array.from({ length: players }, (_, player) =>
    player === 0
      ? ({ type: 'person', id: ME, name: 'Me' } as const)
      : ({ type: 'bot', name: 'expert-1', outside: false } as const),
  );
  const config: TableConfig = {
    rules: { variant, players, options: shortMatch(variant) },
    speed: 'no-clock',
    chairs,
    pace: variant,
  };
  const clock = new FakeClock();
  const recorder = new MatchRecorder();
  const seed = `xoshiro128:whole round of ${variant}` as const;
  const opened = await TableRunner.open(
    {
      store: new MemoryStore(),
      clock,
      chance: new SeededChance(seed),
      bots: new TableBots({ seed, networks: async () => null, onReplaced: () => {} }),
    },
    {
      config,
      onStep: (input, step) => recorder.watch(input, step),
      onFault: (error) => {
        throw error;
      },
    },
  );
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  const follower = new Follower(config.rules);
  const seen = signal<TableView | null>(null);
  runner.watch(ME, (message) => {
    // Messages from a worker are copied, so the page shares no objects with the table.
    const packed: TableMessage = structuredClone(packMessage(message, clock.now()));
    expect(follower.follow(packed)).not.toBeNull();
    seen.value = follower.seen;
  });
  let commands = 0;
  const client: Partial<TableClient> = {
    seen,
    givesHints: true,
    command: (command) => runner.command(ME, String(commands++), command),
    advise: async (seat) => {
      const { position } = runner.table;
      return advise(viewFor(position, position.open.players[seat]!), seat, null);
    },
  };
  return { session: new TableSession(client as TableClient, variant), runner, clock, recorder };
}

test.for(VARIANTS)('plays a short match by following hints: %s', async (variant) => {
  const { session, runner, clock, recorder } = await openGame(variant);
  runner.submit({ type: 'begin' });
  let decisions = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    await runner.settled();
    if (session.status.stage === 'over') break;
    if (session.seats.value.some((seat) => session.isDue(seat))) {
      await session.hint();
      const { notice } = session;
      if (notice.value?.type !== 'hint' || notice.value.choice === null) throw new Error('no hint');
      const { action } = notice.value.choice;
      expect(await session.act(action), JSON.stringify(notice.value)).toBe(true);
      decisions++;
    } else if (session.view.open.phase === 'round-over' && session.status.ready.length === 0) {
      await runner.command(ME, `ready ${step}`, { type: 'ready' });
    } else if (!clock.moveOn()) throw new Error('the table is stuck');
  }
  expect(decisions).toBeGreaterThan(3);
  expect(session.status.stage).toBe('over');
  expect(session.view.open.totals).toEqual(runner.table.position.open.totals);
  expect(recorder.finished.map(({ rounds }) => rounds.length)).toEqual([shortMatch(variant).rounds]);
  runner.close();
});
