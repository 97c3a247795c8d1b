import { GAME_TRAITS, type LearnedGame, learnedGameOf, variantsOf } from '@schupf/bots/training';
import {
  type Bits,
  below,
  newMatch,
  type Position,
  type Rules,
  rulesFor,
  VARIANT_FACTS,
} from '@schupf/rules';

/** The numbers of players at the tables of rank games. Numbers between them are close enough to one of these. */
const RANK_TABLES = [5, 6, 7, 8, 10, 12];
/** The share of rounds of a rank game that are a match's first, without ranks and exchange. */
const FIRST_ROUND_SHARE = 0.15;

/** The share of rounds that are played near the end of a match, by networks that know the score. */
const LATE_ROUND_SHARE = 0.3;
const SCORE_STEP = 5;
/** One side needs at most this much; the other may need up to the target, or a little more. */
const MOST_NEEDED_BY_ONE = 400;
const MOST_NEEDED_BY_OTHER = 1100;

/** The rules by which a game is trained and evaluated: its variants, at tables of every kind. */
export function tablesOf(game: LearnedGame): readonly Rules[] {
  return variantsOf(game).flatMap((variant) => {
    const { players, hasRanks } = VARIANT_FACTS[variant];
    if (!hasRanks) return [rulesFor(variant)];
    return RANK_TABLES.filter((count) => count <= players.max).map((count) => rulesFor(variant, {}, count));
  });
}

/** A position that is waiting for a deal, with random roles. */
export function matchBefore(rules: Rules, random: Bits): Position {
  const position = newMatch(rules, below(rules.seats, random));
  if (!rules.hasRanks || below(1000, random) < 1000 * FIRST_ROUND_SHARE) return position;
  const { open } = position;
  const { seats } = rules;
  const step = rules.hierarchySeats === 'right' ? 1 : seats - 1;
  open.ranking = Array.from({ length: seats }, (_, place) => (place * step) % seats);
  open.dealer = open.ranking.at(-1)!;
  open.round = 1;
  return position;
}

/** Sometimes sets a score near the end of the match, if the networks of the game know the score. */
export function setLateScore({ open }: Position, random: Bits): void {
  if (!GAME_TRAITS[learnedGameOf(open.rules)].knowsScore) return;
  if (below(1000, random) >= 1000 * LATE_ROUND_SHARE) return;
  const { target } = open.rules;
  const need = (most: number) => SCORE_STEP * (1 + below(most / SCORE_STEP, random));
  const scores = [target - need(MOST_NEEDED_BY_ONE), target - need(MOST_NEEDED_BY_OTHER)];
  open.totals = below(2, random) === 0 ? scores : scores.toReversed();
}
