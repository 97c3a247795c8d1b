import type { Bot } from './bot.ts';
import { PolicyBot } from './policy-bot.ts';
import { randomPolicy } from './random/random-policy.ts';

interface RosterEntry {
  /** A name a person understands, and a sentence about what this one considers. */
  readonly title: string;
  readonly sentence: string;
  /** A bot keeps working memory, so every seat or thread makes its own. */
  readonly make: () => Bot;
}

/** Every bot by its name. Old ones stay: they are the scale new ones are measured on. */
export const ROSTER: Readonly<Record<string, RosterEntry>> = {
  random: {
    title: 'Random',
    sentence: 'Plays anything that is legal.',
    make: () => new PolicyBot(randomPolicy),
  },
};
