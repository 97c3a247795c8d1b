import { type Rules, readRules } from '@schupf/rules';
import { type Choice, LEVELS, type Level } from '../home/choice.ts';
import type { SavedTable } from '../storage/saved-table.ts';
import { finishedMatches } from './own-record.ts';
import { resultOf } from './standing.ts';

/** The matches it takes for advice. Only the latest ones count. */
const MATCHES = 8;

/** Wins are clearly many, or few, if someone exactly as good as the bots would have as many, or few, this rarely. */
const MAX_CHANCE = 0.15;

/** A level that would suit the player better than the chosen one, and why. */
export interface LevelAdvice {
  readonly level: Level;
  readonly isHarder: boolean;
  readonly won: number;
  readonly matches: number;
  /** When the latest of these matches ended. */
  readonly until: number;
}

interface Decided {
  readonly ended: number;
  readonly isWon: boolean;
  /** The share of matches that a player wins who is exactly as good as the bots. */
  readonly evenShare: number;
}

/**
 * Judges the player by their latest matches in the chosen game against bots of the chosen level; null if there is nothing
 * to recommend. Matches that ended at `after` or earlier don't count.
 */
export function levelAdvice(
  { variant, level }: Pick<Choice, 'variant' | 'level'>,
  tables: readonly SavedTable[],
  after: number,
): LevelAdvice | null {
  const played = tables.filter(({ config }) => config.rules.variant === variant && isAgainst(config, level));
  const latest = decidedMatches(played)
    .filter(({ ended }) => ended > after)
    .slice(0, MATCHES);
  if (latest.length < MATCHES) return null;
  const won = latest.filter(({ isWon }) => isWon).length;
  const evenShare = latest.reduce((sum, match) => sum + match.evenShare, 0) / MATCHES;
  const isHarder = chanceOfAtLeast(won, MATCHES, evenShare) <= MAX_CHANCE;
  const isEasier = chanceOfAtLeast(MATCHES - won, MATCHES, 1 - evenShare) <= MAX_CHANCE;
  const step = isHarder ? 1 : isEasier ? -1 : 0;
  const advised = LEVELS[LEVELS.indexOf(level) + step];
  if (step === 0 || advised === undefined) return null;
  return { level: advised, isHarder, won, matches: MATCHES, until: latest[0]!.ended };
}

/** Whether one person plays against bots of this level only, from the first card on. */
function isAgainst({ chairs, from }: SavedTable['config'], level: Level): boolean {
  const others = chairs.filter(({ type }) => type !== 'person');
  return (
    from === undefined &&
    others.length === chairs.length - 1 &&
    others.every((chair) => chair.type === 'bot' && !chair.outside && chair.name === level)
  );
}

/** Latest first. Draws and matches that were ended early say nothing. */
function decidedMatches(tables: readonly SavedTable[]): readonly Decided[] {
  return finishedMatches(tables).flatMap(({ table, match }) => {
    const answer = readRules(table.config.rules);
    if (!answer.ok) return [];
    const result = resultOf(answer.rules, match);
    if (result !== 'won' && result !== 'lost') return [];
    return [{ ended: match.ended, isWon: result === 'won', evenShare: evenShareOf(answer.rules) }];
  });
}

function evenShareOf({ columns, players }: Rules): number {
  return columns === 2 ? 1 / 2 : 1 / players;
}

/** The chance of at least so many wins if each match is won with the same chance. */
function chanceOfAtLeast(wins: number, matches: number, chance: number): number {
  let sum = 0;
  /** In how many ways `count` of the matches can be won. */
  let ways = 1;
  for (let count = 0; count <= matches; count++) {
    if (count >= wins) sum += ways * chance ** count * (1 - chance) ** (matches - count);
    ways = (ways * (matches - count)) / (count + 1);
  }
  return sum;
}
