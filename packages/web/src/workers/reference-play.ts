import type { Networks } from '@schupf/bots';
import { RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { configOf, type Deal, REFERENCES, seedOf } from '../daily/deals.ts';

/** The reference bots' mean result in the person's place. It is always the same for the same deal. */
export async function referenceFor(deal: Deal, networks: Networks): Promise<number> {
  let sum = 0;
  for (const bot of REFERENCES) sum += await resultOf(bot, deal, networks);
  return sum / REFERENCES.length;
}

/** Plays the deal at a table, without delays, and returns the margin of the bot's team. */
export async function resultOf(bot: string, deal: Deal, networks: Networks): Promise<number> {
  const seed = seedOf(deal);
  const clock = new FakeClock();
  const opened = await TableRunner.open(
    {
      store: new MemoryStore(),
      clock,
      chance: new SeededChance(seed),
      // There is no time limit for thinking, because the result would then depend on the speed of the device.
      bots: new RosterBots({ seed, networks }),
    },
    { config: configOf(deal, { type: 'bot', name: bot, outside: false }) },
  );
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  do await runner.settled();
  while (runner.table.stage !== 'over' && clock.moveOn());
  const [ours = 0, theirs = 0] = runner.table.position.open.totals;
  runner.close();
  return ours - theirs;
}
