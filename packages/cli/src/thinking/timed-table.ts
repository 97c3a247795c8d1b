import type { Networks } from '@schupf/bots';
import { type Rules, requestFor, roundSeed, type Seed } from '@schupf/rules';
import { type BotQuestion, type Bots, RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { type Occupant, SPEEDS, type TableConfig } from '@schupf/table';

/** The number of questions to bots at tables, and what they cost. */
export class BotCost {
  /** Wall-clock microseconds of each required decision. */
  readonly times: number[] = [];
  /** CPU microseconds. Systems count them in steps longer than a decision, so only sums are accurate. */
  readonly cpu = { decisions: 0, claims: 0 };
  /** How often a bot was asked about a bomb or a call. */
  claims = 0;
}

/** Plays one round at a table with this bot in every chair. */
export async function playTimedRound(
  { rules, bot, seed, round, networks }: TimedRound,
  cost: BotCost,
): Promise<void> {
  const dealSeed = roundSeed(seed, round);
  const bots = timed(new RosterBots({ seed: dealSeed, ...(networks && { networks }) }), cost);
  const clock = new FakeClock();
  const ports = { store: new MemoryStore(), clock, chance: new SeededChance(dealSeed), bots };
  const opened = await TableRunner.open(ports, { config: configOf(rules, bot) });
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  do await runner.settled();
  while (runner.table.stage !== 'over' && clock.moveOn());
  runner.close();
}

export interface TimedRound {
  readonly rules: Rules;
  readonly bot: string;
  readonly seed: Seed;
  readonly round: number;
  readonly networks: Networks | null;
}

function timed(bots: RosterBots, cost: BotCost): Bots {
  return {
    decide(question: BotQuestion) {
      const before = process.threadCpuUsage();
      const start = performance.now();
      const action = bots.decide(question);
      const time = (performance.now() - start) * 1000;
      const { user, system } = process.threadCpuUsage(before);
      if (question.kind === 'decide') {
        cost.times.push(time);
        cost.cpu.decisions += user + system;
      } else {
        cost.claims++;
        cost.cpu.claims += user + system;
      }
      return action;
    },
  };
}

function configOf(rules: Rules, bot: string): TableConfig {
  const chairs = Array.from(
    { length: rules.players },
    (): Occupant => ({ type: 'bot', name: bot, outside: false }),
  );
  const request = requestFor(rules);
  // The next round begins when the players say that they are ready. Bots never do, so exactly one round is played.
  const options = { ...request.options, matchEnd: 'never' } as const;
  return { rules: { ...request, options }, speed: SPEEDS.normal, chairs, pace: '' };
}
