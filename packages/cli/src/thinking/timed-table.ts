import type { Networks } from '@schupf/bots';
import { type Rules, requestFor, roundSeed, type Seed } from '@schupf/rules';
import { type BotQuestion, type Bots, RosterBots, TableRunner } from '@schupf/runner';
import { FakeClock, MemoryStore, SeededChance } from '@schupf/runner/memory';
import { type Occupant, SPEEDS, type TableConfig } from '@schupf/table';

/** What bots were asked at tables, and the cost. */
export class Thinking {
  /** Wall-clock microseconds of each required decision. */
  readonly times: number[] = [];
  /**
   * CPU microseconds. Systems count them in steps longer than a decision, so only sums are accurate.
   */
  readonly cpu = { decisions: 0, claims: 0 };
  /** How often a bot was asked about a bomb or a call. */
  claims = 0;
}

/** Plays one round at a table with this bot on every chair. */
export async function thinkThrough(
  { rules, bot, seed, round, networks }: ThoughtRound,
  thinking: Thinking,
): Promise<void> {
  const dealt = roundSeed(seed, round);
  const bots = timed(new RosterBots({ seed: dealt, ...(networks && { networks }) }), thinking);
  const clock = new FakeClock();
  const ports = { store: new MemoryStore(), clock, chance: new SeededChance(dealt), bots };
  const opened = await TableRunner.open(ports, { config: termsOf(rules, bot) });
  if (!opened.ok) throw new Error(opened.problem);
  const { runner } = opened;
  runner.submit({ type: 'begin' });
  do await runner.settled();
  while (runner.table.stage !== 'over' && clock.moveOn());
  runner.close();
}

export interface ThoughtRound {
  readonly rules: Rules;
  readonly bot: string;
  readonly seed: Seed;
  readonly round: number;
  readonly networks: Networks | null;
}

function timed(bots: RosterBots, thinking: Thinking): Bots {
  return {
    decide(question: BotQuestion) {
      const before = process.threadCpuUsage();
      const began = performance.now();
      const action = bots.decide(question);
      const time = (performance.now() - began) * 1000;
      const { user, system } = process.threadCpuUsage(before);
      if (question.kind === 'decide') {
        thinking.times.push(time);
        thinking.cpu.decisions += user + system;
      } else {
        thinking.claims++;
        thinking.cpu.claims += user + system;
      }
      return action;
    },
  };
}

function termsOf(rules: Rules, bot: string): TableConfig {
  const chairs = Array.from(
    { length: rules.players },
    (): Occupant => ({ type: 'bot', name: bot, outside: false }),
  );
  const request = requestFor(rules);
  const options = { ...request.options, matchEnd: 'rounds', rounds: 1 } as const;
  return { rules: { ...request, options }, speed: SPEEDS.normal, chairs, pace: '' };
}
