import { minus } from '@schupf/phrasebook';
import { type Rules, readRules, VARIANT_FACTS } from '@schupf/rules';
import type { TableConfig } from '@schupf/table';
import type { Messages } from '../i18n/en/index.ts';
import type { FinishedMatch, Standing } from '../storage/saved-table.ts';

/** A table of which at least the rules are known. */
export interface TableRules {
  readonly config: Pick<TableConfig, 'rules'>;
}

type Words = Pick<Messages, 'games' | 'common' | 'home'>;

export function roundText({ round, isRoundOver }: Standing, isOver: boolean, { home }: Words): string {
  const text = home.matches;
  if (round === 0) return text.before;
  if (isOver) return text.rounds(round);
  return isRoundOver ? text.afterRound(round) : text.round(round);
}

/** The score; null until the first round is over, and in games without points. */
export function shownScore({ config }: TableRules, standing: Standing): Score | null {
  const answer = readRules(config.rules);
  if (!answer.ok || (standing.round <= 1 && !standing.isRoundOver)) return null;
  return scoreOf(answer.rules, standing);
}

/** The shown score as text. */
export function scoreText(table: TableRules, standing: Standing, { home }: Words): string | null {
  const text = home.matches;
  const score = shownScore(table, standing);
  if (score === null) return null;
  const mine = minus(score.mine);
  const best = minus(score.best);
  return score.sides === 'two' ? `${text.us} ${mine} : ${best} ${text.them}` : text.best(mine, best);
}

/** A name for the table: the game, the number of players if that varies, the edition and any custom rules. */
export function tableName({ config }: TableRules, { games, common, home }: Words): string {
  const { variant, preset = 'platform', options = {} } = config.rules;
  const { min, max } = VARIANT_FACTS[variant].players;
  const answer = readRules(config.rules);
  const customRules = Object.keys(options).length;
  return [
    games.variants[variant].name,
    ...(min < max && answer.ok ? [common.players(answer.rules.players)] : []),
    ...(preset === 'platform' ? [] : [games.presets[preset].name]),
    ...(customRules === 0 ? [] : [home.customRules(customRules)]),
  ].join(' · ');
}

export interface Score {
  /** Two sides, or several players, each for themselves. */
  readonly sides: 'two' | 'many';
  readonly mine: number;
  /** The other side's points, or the most any other player has. */
  readonly best: number;
}

/** The score from one player's point of view; null in a game without points. */
export function scoreOf(rules: Rules, { totals, me }: Standing): Score | null {
  if (rules.teams === 'none' && rules.placementPoints === 'off') return null;
  const mine = columnOf(rules, me);
  const others = totals.filter((_, column) => column !== mine);
  return {
    sides: rules.columns === 2 ? 'two' : 'many',
    mine: totals[mine] ?? 0,
    best: Math.max(...others),
  };
}

function columnOf(rules: Rules, player: number): number {
  return rules.columns === 2 ? player % 2 : player;
}

/** How a match ended for this player. */
export function resultOf(
  rules: Rules,
  { outcome, me }: Pick<FinishedMatch, 'outcome' | 'me'>,
): 'won' | 'lost' | 'drawn' | 'ended' {
  const { winners } = outcome;
  if (winners.length === 0) return 'ended';
  if (!winners.includes(columnOf(rules, me))) return 'lost';
  return winners.length === 1 ? 'won' : 'drawn';
}
