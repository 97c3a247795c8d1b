import type { Rules } from '@schupf/rules';
import { learnedGameOf } from './learned/learned-games.ts';
import { LearnedPolicy } from './learned/learned-policy.ts';
import { Net2Encoder } from './learned/net-2-encoder.ts';
import { NET_1, NET_2 } from './learned/networks.ts';
import { isRude } from './learned/partner-manners.ts';
import { PartnerPolicy } from './learned/partner-policy.ts';
import type { BotOptions, RosterEntry } from './roster.ts';
import { type Effort, Search2Bot } from './search-2/search-2-bot.ts';

/** Bots that are being measured: the arena knows them, tables do not seat them, and they may change. */
export const TRIALS: Readonly<Record<string, RosterEntry>> = {
  'search-2-quick': searching('search-2-quick', 40),
  'search-2-deep': searching('search-2-deep', 250),
  'search-2-deepest': searching('search-2-deepest', 2500),
  'net-2-search-2': searching('net-2-search-2', 40, NET_2),
};

/** Searches with the networks of a generation, in at most `maxWorlds` worlds. The other figures were measured. */
function searching(name: string, maxWorlds: number, generation = NET_1): RosterEntry {
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
    const { networks, convention } = options;
    const policyFor = ({ variant }: Rules) => {
      const evaluator = networks.get(generation[learnedGameOf({ variant })]!);
      if (generation === NET_1) return new LearnedPolicy(name, evaluator, { convention });
      return new PartnerPolicy(name, evaluator, {
        convention,
        encoderFor: (rules) => new Net2Encoder(rules),
      });
    };
    return generation === NET_1
      ? new Search2Bot(name, policyFor, effort)
      : new Search2Bot(name, policyFor, effort, isRude);
  };
  return { make, generation };
}
