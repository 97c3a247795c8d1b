import type { Rules, Variant } from '@schupf/rules';
import type { Bot } from './bot.ts';
import type { Convention } from './convention.ts';
import { hasLearnedBots } from './default-bot.ts';
import { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
import { BEGINNER, CLUB, EXPERT, type Traits } from './heuristic/traits.ts';
import { type LearnedGame, learnedGameOf } from './learned/learned-games.ts';
import { LearnedPolicy } from './learned/learned-policy.ts';
import { Net2Encoder } from './learned/net-2-encoder.ts';
import { type Networks, type WeightsName, weightsFor } from './learned/networks.ts';
import { isRude } from './learned/partner-manners.ts';
import { PartnerPolicy } from './learned/partner-policy.ts';
import type { Attention } from './learned/play-features.ts';
import { planner1 } from './planner-1/planner-1.ts';
import type { Policy } from './policy.ts';
import { PolicyBot } from './policy-bot.ts';
import { randomPolicy } from './random/random-policy.ts';
import { SearchBot } from './search/search-bot.ts';

export interface BotOptions {
  /** The table's convention for the push. */
  readonly convention?: Convention | undefined;
  /** Required by bots with `needsNetworks`. */
  readonly networks?: Networks | undefined;
}

export interface RosterEntry {
  /** The games it has networks for. In others, tables must not seat it. Without this field, it plays every game. */
  readonly games?: readonly LearnedGame[];
  /** A bot reuses internal buffers, so each thread must make its own bot. */
  readonly make: (options?: BotOptions) => Bot;
  readonly needsNetworks?: true;
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
    needsNetworks: true,
    games: ['nanjing'],
    isFast: true,
  },
  'net-1': {
    make: (options) => learned('net-1', options, (policy) => new PolicyBot(policy)),
    needsNetworks: true,
    games: ['nanjing'],
    isFast: true,
  },
  'net-1-quick': {
    make: (options) => learned('net-1-quick', options, searching('net-1-quick', 30)),
    needsNetworks: true,
    games: ['nanjing'],
  },
  'net-1-deep': {
    make: (options) => learned('net-1-deep', options, searching('net-1-deep', 150)),
    needsNetworks: true,
    games: ['nanjing'],
  },
  'net-1-deepest': {
    make: (options) => learned('net-1-deepest', options, searching('net-1-deepest', 1500)),
    needsNetworks: true,
    games: ['nanjing'],
  },
  'partner-1': {
    make: (options) => partner('partner-1', options, (policy) => new PolicyBot(policy)),
    needsNetworks: true,
    games: ['nanjing'],
    isFast: true,
  },
  'partner-1-deep': {
    make: (options) => partner('partner-1-deep', options, searching('partner-1-deep', 150, isRude)),
    needsNetworks: true,
    games: ['nanjing'],
  },
  'net-2': {
    make: (options) => net2(options),
    needsNetworks: true,
    games: ['three', 'tientsin', 'ranks'],
    isFast: true,
  },
};

/** Why a bot with this name cannot play the game, in one line; null if it can. */
export function problemWithBot(name: string, variant: Variant, bots = ROSTER): string | null {
  const entry = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (entry === undefined) return `there is no bot called ${name}`;
  if (entry.games === undefined || entry.games.includes(learnedGameOf({ variant }))) return null;
  return `${name} has no networks for ${variant}: use ${botsFor(variant).join(', ')}`;
}

/** The bots that play the game, weakest generation first. */
export function botsFor(variant: Variant): string[] {
  return Object.keys(ROSTER).filter((name) => {
    const { games } = ROSTER[name]!;
    return games === undefined || games.includes(learnedGameOf({ variant }));
  });
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
      (hasLearnedBots(view.rules.variant) ? bot : expert).choose(view, seat, context),
  };
}

/** A bot that uses the networks of net-1 and has manners. */
function partner(name: string, options: BotOptions | undefined, make: (policy: Policy) => Bot): Bot {
  const { evaluator } = networksOf(name, options);
  const bot = make(new PartnerPolicy(name, evaluator, { convention: options?.convention }));
  return refusing(name, () => bot);
}

/** A bot for the games that net-1 does not know. It has manners, too. */
function net2(options: BotOptions | undefined): Bot {
  const networks = networksOf('net-2', options);
  const encoderFor = (rules: Rules) => new Net2Encoder(rules);
  const bots = new Map<WeightsName, Bot>();
  return refusing('net-2', (rules) => {
    const weights = weightsFor(rules);
    let bot = bots.get(weights);
    if (bot === undefined) {
      bot = new PolicyBot(new PartnerPolicy('net-2', networks.get(weights), { encoderFor }));
      bots.set(weights, bot);
    }
    return bot;
  });
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
