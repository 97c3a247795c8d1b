import { readRules, VARIANT_FACTS } from '@schupf/rules';
import type { Messages } from '../i18n/en/index.ts';
import type { KeptTable } from '../storage/kept-table.ts';

type Words = Pick<Messages, 'games' | 'common' | 'home'>;

/** What is played at a table: the game, how many players where that can differ, and whose rules. */
export function tableName({ terms }: Pick<KeptTable, 'terms'>, { games, common, home }: Words): string {
  const { variant, preset = 'platform', options = {} } = terms.rules;
  const { min, max } = VARIANT_FACTS[variant].players;
  const answer = readRules(terms.rules);
  const own = Object.keys(options).length;
  return [
    games.variants[variant].name,
    ...(min < max && answer.ok ? [common.players(answer.rules.players)] : []),
    ...(preset === 'platform' ? [] : [games.presets[preset].name]),
    ...(own === 0 ? [] : [home.ownOptions(own)]),
  ].join(' · ');
}
