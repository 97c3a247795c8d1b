import type { Bot } from './bot.ts';
import type { Convention } from './convention.ts';
import { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
import { BEGINNER, CLUB, EXPERT, type Traits } from './heuristic/traits.ts';
import { isLearned, LearnedPolicy } from './learned/learned-policy.ts';
import type { Networks } from './learned/networks.ts';
import type { Attention } from './learned/play-features.ts';
import { planner1 } from './planner-1/planner-1.ts';
import type { Policy } from './policy.ts';
import { PolicyBot } from './policy-bot.ts';
import { randomPolicy } from './random/random-policy.ts';
import { SearchBot } from './search/search-bot.ts';

/** What a table has agreed on. */
export interface TableSetting {
  readonly convention: Convention;
}

/** What a bot is made with. */
export interface Equipment {
  readonly setting?: TableSetting | undefined;
  /** For the bots that need them. */
  readonly networks?: Networks | undefined;
}

interface RosterEntry {
  /** A name a person understands, and a sentence about what this one considers. */
  readonly title: string;
  readonly sentence: string;
  /** A bot keeps working memory, so every seat or thread makes its own. */
  readonly make: (equipment?: Equipment) => Bot;
  readonly needsNetworks?: true;
}

/** Every bot by its name. Old ones stay: they are the scale new ones are measured on. */
export const ROSTER: Readonly<Record<string, RosterEntry>> = {
  random: {
    title: 'Random',
    sentence: 'Plays anything that is legal.',
    make: () => new PolicyBot(randomPolicy),
  },
  'planner-1': {
    title: 'Planner',
    sentence: 'Lays its hand in as few combinations as it can and knows little else.',
    make: () => new PolicyBot(planner1),
  },
  'beginner-1': {
    title: 'Beginner',
    sentence: 'Plans its hand and helps its partner, but remembers only the highest cards and never calls.',
    make: (equipment) => new PolicyBot(heuristic('beginner-1', BEGINNER, equipment)),
  },
  'club-1': {
    title: 'Club player',
    sentence: 'Remembers every card that has been laid, but takes no notice of how many the others hold.',
    make: (equipment) => new PolicyBot(heuristic('club-1', CLUB, equipment)),
  },
  'expert-1': {
    title: 'Expert',
    sentence: 'Plans, counts, helps its partner, watches everybody, fights calls and makes them.',
    make: (equipment) => new PolicyBot(heuristic('expert-1', EXPERT, equipment)),
  },
  'search-1': {
    title: 'Thinker',
    sentence: 'The expert, who also plays every promising move through in his mind.',
    make: (equipment) => new SearchBot('search-1', heuristic('expert-1', EXPERT, equipment), SEARCH_DEPTH),
  },
  'net-1-casual': {
    title: 'Learned expert',
    sentence: 'Plays by the same feeling as the master, but keeps in mind only which high cards are gone.',
    make: (equipment) => learned('net-1-casual', equipment, (policy) => new PolicyBot(policy), 'high-cards'),
    needsNetworks: true,
  },
  'net-1': {
    title: 'Master',
    sentence: 'Has taught itself the game for four in a great many rounds, and knows what comes of a move.',
    make: (equipment) => learned('net-1', equipment, (policy) => new PolicyBot(policy)),
    needsNetworks: true,
  },
  'net-1-quick': {
    title: 'Quick master',
    sentence: 'The master, who looks again where he is in doubt: for about 20 milliseconds.',
    make: (equipment) => learned('net-1-quick', equipment, searching('net-1-quick', 30)),
    needsNetworks: true,
  },
  'net-1-deep': {
    title: 'Grandmaster',
    sentence: 'The master, who plays what looks best through in his mind: for about a tenth of a second.',
    make: (equipment) => learned('net-1-deep', equipment, searching('net-1-deep', 150)),
    needsNetworks: true,
  },
  'net-1-deepest': {
    title: 'Oracle',
    sentence: 'The grandmaster, who takes a whole second.',
    make: (equipment) => learned('net-1-deepest', equipment, searching('net-1-deepest', 1500)),
    needsNetworks: true,
  },
};

function heuristic(name: string, traits: Traits, equipment?: Equipment): HeuristicPolicy {
  return new HeuristicPolicy(name, traits, equipment?.setting?.convention);
}

/** A bot with networks; in games they do not know it plays as the expert does. */
function learned(
  name: string,
  equipment: Equipment | undefined,
  make: (policy: Policy) => Bot,
  attention: Attention = 'all',
): Bot {
  if (equipment?.networks === undefined) throw new Error(`${name} cannot play without its networks`);
  const { networks, setting } = equipment;
  const bot = make(new LearnedPolicy(name, networks.brain, { convention: setting?.convention, attention }));
  const otherwise = new PolicyBot(heuristic(name, EXPERT, equipment));
  return {
    name,
    choose: (view, seat, help) => (isLearned(view.rules) ? bot : otherwise).choose(view, seat, help),
  };
}

/** Who looks at so many worlds for what is in doubt; rounds vary by about 130 points, the network errs by about 15. */
function searching(name: string, worlds: number): (policy: Policy) => Bot {
  const depth = {
    most: worlds,
    fewest: Math.min(8, worlds),
    spread: 130,
    trust: 15,
    candidates: 5,
    hopeless: 60,
    halves: true,
  };
  return (policy) => new SearchBot(name, policy, depth);
}

/** Enough for the best answer in about a tenth of a second; the clock may say stop before. */
const SEARCH_DEPTH = {
  most: 200,
  fewest: 12,
  spread: 120,
  trust: 20,
  candidates: 6,
  hopeless: 90,
  halves: false,
};
