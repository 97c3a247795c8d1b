import { setImmediate as pendingWork } from 'node:timers/promises';
import { finderFor, isBomb, newMatch, requestFor } from '@schupf/rules';
import { type Chance, type Store, TableRunner } from '@schupf/runner';
import { FakeClock } from '@schupf/runner/memory';
import type { Step, Table, TableConfig } from '@schupf/table';
import { ClockedBots } from './clocked-bots.ts';
import { dealerOf, packOf, type Sitting } from './sitting.ts';
import type { PlayedRound } from './tally.ts';

/**
 * Plays one round at a table with clocks. Table time is simulated: it stops while a bot thinks, and then advances by
 * the time the bot took. So bots that think at the same time do not delay one another, and no bot pays for the table's
 * overhead.
 */
export async function playClockedRound(sitting: Sitting): Promise<PlayedRound> {
  const clock = new FakeClock();
  const bombs = sitting.seating.map(() => 0);
  const bots = new ClockedBots(sitting, clock);
  const ports = { store: NULL_STORE, clock, chance: chanceOf(sitting), bots };
  const opened = await TableRunner.open(ports, {
    config: configFor(sitting),
    onStep: (_input, step) => countBombs(step, bombs),
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  // Build the rules' caches now, or the first bot asked would be charged for them.
  finderFor(runner.table.rules, 'up-to-suits');
  bots.attachTable(() => runner.table);
  runner.submit({ type: 'begin' });
  for (;;) {
    // Let the runner finish its pending work first.
    await pendingWork();
    if (isOver(runner.table)) break;
    await bots.think();
    if (!clock.moveOn()) throw new Error(`the table is stuck in phase ${runner.table.position.open.phase}`);
  }
  runner.close();
  return { open: runner.table.position.open, faults: bots.faults, bombs };
}

function configFor({ arena: { rules, clock }, seating }: Sitting): TableConfig {
  const { players } = newMatch(rules).open;
  const chairs = Array.from({ length: rules.players }, (_, player) => {
    return { type: 'bot', name: seating[players.indexOf(player)]!, outside: false } as const;
  });
  return { rules: requestFor(rules), speed: clock!.speed, chairs, pace: '', clockForBots: true };
}

/** Provides the deal's pack only once; otherwise the table would start a second round. */
function chanceOf(sitting: Sitting): Chance {
  const { promise: never } = Promise.withResolvers<never>();
  return {
    draw: ({ players }) => ({ dealer: dealerOf(sitting), lot: [...Array(players).keys()] }),
    shuffle: (_rules, _match, round) => (round > 1 ? never : { pack: packOf(sitting), seed: null }),
  };
}

/** A measurement needs no log. */
const NULL_STORE: Store = { load: async () => [], append: async () => 'stored' };

function countBombs({ effects }: Step, bombs: number[]): void {
  for (const effect of effects) {
    if (effect.type !== 'tell' || effect.update.type !== 'game') continue;
    const { event } = effect.update;
    if (event.type === 'played' && isBomb(event.play)) bombs[event.seat]!++;
  }
}

function isOver({ position }: Table): boolean {
  return position.open.phase === 'round-over' || position.open.phase === 'match-over';
}
