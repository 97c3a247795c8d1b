import type { Bot } from './bot.ts';
import type { Convention } from './convention.ts';
import { HeuristicPolicy } from './heuristic/heuristic-policy.ts';
import { BEGINNER, CLUB, EXPERT } from './heuristic/traits.ts';
import { planner1 } from './planner-1/planner-1.ts';
import { PolicyBot } from './policy-bot.ts';
import { randomPolicy } from './random/random-policy.ts';
import { SearchBot } from './search/search-bot.ts';

/** What a table has agreed on. */
export interface TableSetting {
  readonly convention: Convention;
}

interface RosterEntry {
  /** A name a person understands, and a sentence about what this one considers. */
  readonly title: string;
  readonly sentence: string;
  /** A bot keeps working memory, so every seat or thread makes its own. */
  readonly make: (setting?: TableSetting) => Bot;
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
    make: (setting) => new PolicyBot(new HeuristicPolicy('beginner-1', BEGINNER, setting?.convention)),
  },
  'club-1': {
    title: 'Club player',
    sentence: 'Remembers every card that has been laid, but takes no notice of how many the others hold.',
    make: (setting) => new PolicyBot(new HeuristicPolicy('club-1', CLUB, setting?.convention)),
  },
  'expert-1': {
    title: 'Expert',
    sentence: 'Plans, counts, helps its partner, watches everybody, fights calls and makes them.',
    make: (setting) => new PolicyBot(new HeuristicPolicy('expert-1', EXPERT, setting?.convention)),
  },
  'search-1': {
    title: 'Thinker',
    sentence: 'The expert, who also plays every promising move through in his mind.',
    make: (setting) =>
      new SearchBot('search-1', new HeuristicPolicy('expert-1', EXPERT, setting?.convention), SEARCH_DEPTH),
  },
};

/** Enough for the best answer in about a tenth of a second; the clock may say stop before. */
const SEARCH_DEPTH = { most: 200, fewest: 12, spread: 120, trust: 20 };
