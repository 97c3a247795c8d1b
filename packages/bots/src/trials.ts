import { LearnedPolicy } from './learned/learned-policy.ts';
import type { BotOptions, RosterEntry } from './roster.ts';
import { type Effort, Search2Bot } from './search-2/search-2-bot.ts';

/** Bots that are being measured: the arena knows them, tables do not seat them, and they may change. */
export const TRIALS: Readonly<Record<string, RosterEntry>> = {
  'search-2-quick': searching('search-2-quick', 40),
  'search-2-deep': searching('search-2-deep', 250),
  'search-2-deepest': searching('search-2-deepest', 2500),
};

/** Searches with the networks of net-1, in at most `maxWorlds` worlds. The other figures were measured. */
function searching(name: string, maxWorlds: number): RosterEntry {
  const effort: Effort = {
    maxWorlds,
    minWorlds: 6,
    weighing: { priorDeviation: 20, dropMargin: 2 },
    shortlist: { maxCandidates: 5, pruneMargin: 60 },
    leaf: { share: 0.4, tricks: 2 },
    belief: { draws: 3, wishes: true, calls: true, turns: 8 },
    callMargin: 40,
    searches: { grand: false, gift: true },
  };
  const make = (options?: BotOptions) => {
    if (options?.networks === undefined) throw new Error(`${name} cannot play without its networks`);
    const { evaluator } = options.networks;
    return new Search2Bot(
      name,
      () => new LearnedPolicy(name, evaluator, { convention: options.convention }),
      effort,
    );
  };
  return { make, needsNetworks: true, games: ['nanjing'] };
}
