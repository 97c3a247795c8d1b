import type { Rules, Variant } from '@schupf/rules';
import type { Bot } from './bot.ts';
import type { Convention } from './convention.ts';
import { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
import { BEGINNER, CLUB, EXPERT, type Traits } from './heuristic/traits.ts';
import type { Evaluator } from './learned/evaluator.ts';
import { isKnownToNet1, learnedGameOf } from './learned/learned-games.ts';
import { LearnedPolicy } from './learned/learned-policy.ts';
import { LevelledPolicy, type Skill } from './learned/levelled-policy.ts';
import { Net2Encoder } from './learned/net-2-encoder.ts';
import { type Generation, NET_1, NET_2, type Networks, type WeightsName } from './learned/networks.ts';
import { isRude } from './learned/partner-manners.ts';
import { PartnerPolicy, type PartnerPolicyOptions } from './learned/partner-policy.ts';
import type { Attention } from './learned/play-features.ts';
import { planner1 } from './planner-1/planner-1.ts';
import type { Policy } from './policy.ts';
import { PolicyBot } from './policy-bot.ts';
import { randomPolicy } from './random/random-policy.ts';
import { SearchBot } from './search/search-bot.ts';

export interface BotOptions {
  /** The table's convention for the push. */
  readonly convention?: Convention | undefined;
  /** Required by bots of a generation. */
  readonly networks?: Networks | undefined;
}

export interface RosterEntry {
  /** The networks it needs. It knows only their games; in others, tables must not seat it. Others play every game. */
  readonly generation?: Generation;
  /** A bot reuses internal buffers, so each thread must make its own bot. */
  readonly make: (options?: BotOptions) => Bot;
  /** Whether it decides within a few milliseconds. Bots that search take as long as they are given. */
  readonly isFast?: true;
}

/** Every bot by name. Old ones stay, because new ones are measured against them. */
export const ROSTER: Readonly<Record<string, RosterEntry>> = {
  random: {
    make: () => new PolicyBot(randomPolicy),
    isFast: true,
  },
  'planner-1': {
    make: () => new PolicyBot(planner1),
    isFast: true,
  },
  'beginner-1': {
    make: (options) => new PolicyBot(heuristic('beginner-1', BEGINNER, options)),
    isFast: true,
  },
  'club-1': {
    make: (options) => new PolicyBot(heuristic('club-1', CLUB, options)),
    isFast: true,
  },
  'expert-1': {
    make: (options) => new PolicyBot(heuristic('expert-1', EXPERT, options)),
    isFast: true,
  },
  'search-1': {
    make: (options) => new SearchBot('search-1', heuristic('expert-1', EXPERT, options), SEARCH_DEPTH),
  },
  'net-1-casual': {
    make: (options) => learned('net-1-casual', options, (policy) => new PolicyBot(policy), 'high-cards'),
    generation: NET_1,
    isFast: true,
  },
  'net-1': {
    make: (options) => learned('net-1', options, (policy) => new PolicyBot(policy)),
    generation: NET_1,
    isFast: true,
  },
  'net-1-quick': {
    make: (options) => learned('net-1-quick', options, searching('net-1-quick', 30)),
    generation: NET_1,
  },
  'net-1-deep': {
    make: (options) => learned('net-1-deep', options, searching('net-1-deep', 150)),
    generation: NET_1,
  },
  'net-1-deepest': {
    make: (options) => learned('net-1-deepest', options, searching('net-1-deepest', 1500)),
    generation: NET_1,
  },
  'partner-1': {
    make: (options) => partner('partner-1', options, (policy) => new PolicyBot(policy)),
    generation: NET_1,
    isFast: true,
  },
  'partner-1-deep': {
    make: (options) => partner('partner-1-deep', options, searching('partner-1-deep', 150, isRude)),
    generation: NET_1,
  },
  'beginner-2': level('beginner-2', { error: 47, caution: Number.POSITIVE_INFINITY }),
  'family-2': level('family-2', { error: 30, caution: Number.POSITIVE_INFINITY }),
  'regular-2': level('regular-2', { error: 26, caution: 28 }),
  'club-2': level('club-2', { error: 18, caution: 16 }),
  'league-2': level('league-2', { error: 10, caution: 7.5 }),
  'net-2': {
    make: (options) =>
      second('net-2', options, (evaluator, more) => new PartnerPolicy('net-2', evaluator, more)),
    generation: NET_2,
    isFast: true,
  },
  'net-2-quick': withSearch('net-2-quick', 30),
  'net-2-deep': withSearch('net-2-deep', 150),
};

/** Why a bot with this name cannot play the game, in one line; null if it can. */
export function problemWithBot(name: string, variant: Variant, bots = ROSTER): string | null {
  const entry = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (entry === undefined) return `there is no bot called ${name}`;
  if (knows(entry, variant)) return null;
  return `${name} has no networks for ${variant}: use ${botsFor(variant).join(', ')}`;
}

/** The bots that play the game, weakest generation first. */
export function botsFor(variant: Variant): string[] {
  return Object.keys(ROSTER).filter((name) => knows(ROSTER[name]!, variant));
}

/** The weights that a bot needs in this game; null if it needs none, or does not know the game. */
export function weightsFor(name: string, variant: Variant): WeightsName | null {
  return ROSTER[name]?.generation?.[learnedGameOf({ variant })] ?? null;
}

function knows({ generation }: RosterEntry, variant: Variant): boolean {
  return generation === undefined || generation[learnedGameOf({ variant })] !== undefined;
}

function heuristic(name: string, traits: Traits, options?: BotOptions): HeuristicPolicy {
  return new HeuristicPolicy(name, traits, options?.convention);
}

/**
 * A bot of net-1's generation. Tables do not seat it in games its networks don't know; in matches from before that rule, it
 * plays like the expert there.
 */
function learned(
  name: string,
  options: BotOptions | undefined,
  make: (policy: Policy) => Bot,
  attention: Attention = 'all',
): Bot {
  const { evaluator } = networksOf(name, options);
  const bot = make(new LearnedPolicy(name, evaluator, { convention: options?.convention, attention }));
  const expert = new PolicyBot(heuristic(name, EXPERT, options));
  return {
    name,
    choose: (view, seat, context) =>
      (isKnownToNet1(view.rules.variant) ? bot : expert).choose(view, seat, context),
  };
}

/** A bot that uses the networks of net-1 and has manners. */
function partner(name: string, options: BotOptions | undefined, make: (policy: Policy) => Bot): Bot {
  const { evaluator } = networksOf(name, options);
  const bot = make(new PartnerPolicy(name, evaluator, { convention: options?.convention }));
  return refusing(name, () => bot);
}

/** How many points better a rude choice must be for the second generation. People are hardly ever rude. */
const RESTRAINT = 100;

/** A bot of the second generation, which knows every game, with one policy for each set of networks. */
function second(
  name: string,
  options: BotOptions | undefined,
  makePolicy: (evaluator: Evaluator, options: PartnerPolicyOptions) => LearnedPolicy,
  make: (policy: LearnedPolicy) => Bot = (policy) => new PolicyBot(policy),
): Bot {
  const networks = networksOf(name, options);
  const policyOptions = {
    convention: options?.convention,
    encoderFor: (rules: Rules) => new Net2Encoder(rules),
    restraint: RESTRAINT,
  };
  const bots = new Map<WeightsName, Bot>();
  return refusing(name, ({ variant }) => {
    const weights = weightsFor(name, variant)!;
    let bot = bots.get(weights);
    if (bot === undefined) {
      bot = make(makePolicy(networks.get(weights), policyOptions));
      bots.set(weights, bot);
    }
    return bot;
  });
}

/** A roster entry for a level below the networks' best. */
function level(name: string, skill: Skill): RosterEntry {
  return {
    make: (options) =>
      second(name, options, (evaluator, more) => new LevelledPolicy(name, evaluator, skill, more)),
    generation: NET_2,
    isFast: true,
  };
}

/** A roster entry for the networks with search on top. */
function withSearch(name: string, maxWorlds: number): RosterEntry {
  const makePolicy = (evaluator: Evaluator, more: PartnerPolicyOptions) =>
    new PartnerPolicy(name, evaluator, more);
  return {
    make: (options) => second(name, options, makePolicy, searching(name, maxWorlds, isRude)),
    generation: NET_2,
  };
}

/** Throws if asked about a game that the bot does not know: any other answer would not be that bot's. */
function refusing(name: string, botFor: (rules: Rules) => Bot): Bot {
  return {
    name,
    choose(view, seat, context) {
      const problem = problemWithBot(name, view.rules.variant);
      if (problem !== null) throw new Error(problem);
      return botFor(view.rules).choose(view, seat, context);
    },
  };
}

function networksOf(name: string, options: BotOptions | undefined): Networks {
  if (options?.networks === undefined) throw new Error(`${name} cannot play without its networks`);
  return options.networks;
}

/** Makes a bot that simulates at most `maxWorlds` worlds per candidate. The standard deviations were measured. */
function searching(name: string, maxWorlds: number, rude?: typeof isRude): (policy: Policy) => Bot {
  const depth = {
    maxWorlds,
    minWorlds: Math.min(8, maxWorlds),
    resultDeviation: 130,
    priorDeviation: 15,
    maxCandidates: 5,
    pruneMargin: 60,
    usesSequentialHalving: true,
  };
  return (policy) => new SearchBot(name, policy, depth, rude);
}

/** A search to this depth takes about a tenth of a second, unless `outOfTime` stops it earlier. */
const SEARCH_DEPTH = {
  maxWorlds: 200,
  minWorlds: 12,
  resultDeviation: 120,
  priorDeviation: 20,
  maxCandidates: 6,
  pruneMargin: 90,
  usesSequentialHalving: false,
};
