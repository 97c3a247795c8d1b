import { minus } from '@schupf/phrasebook';
import { readRules } from '@schupf/rules';
import type { Messages } from '../i18n/en/index.ts';
import type { KeptTable, Standing } from '../storage/kept-table.ts';
import { scoreOf } from './score.ts';

type Words = Pick<Messages, 'home'>;

/** How far a match is. */
export function roundText({ round, isRoundOver }: Standing, isOver: boolean, { home }: Words): string {
  const text = home.matches;
  if (round === 0) return text.before;
  if (isOver) return text.rounds(round);
  return isRoundOver ? text.afterRound(round) : text.round(round);
}

/** The points, as soon as a round has brought any; null before, and in games without. */
export function scoreText(
  { terms }: Pick<KeptTable, 'terms'>,
  standing: Standing,
  { home }: Words,
): string | null {
  const text = home.matches;
  const answer = readRules(terms.rules);
  if (!answer.ok || (standing.round <= 1 && !standing.isRoundOver)) return null;
  const score = scoreOf(answer.rules, standing);
  if (score === null) return null;
  const mine = minus(score.mine);
  const best = minus(score.best);
  return score.sides === 'two' ? `${text.us} ${mine} : ${best} ${text.them}` : text.best(mine, best);
}
