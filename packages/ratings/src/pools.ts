import { type Preset, type RulesRequest, readRules, VARIANTS, type Variant } from '@schupf/rules';
import { isCorrespondence, rulesAt, type Speed, type SpeedName } from '@schupf/table';

/** Rounds by these presets are worth the same. In `tournament-de` they are worth less. */
const RATED_PRESETS: readonly Preset[] = [
  'platform',
  'de-2011',
  'en-abacus',
  'hu-2006',
  'fr-tiki',
  'fr-abacus',
  'fr-abacus-corrected',
  'club-de',
  'club-de-main',
  'short',
];

/** How a match is played: with a clock, or with days per move. */
export const PACES = ['clock', 'days'] as const;
export type Pace = (typeof PACES)[number];

/** Matches that are rated together: of one variant, at one pace. The name is stored. */
export type Pool = `${Variant}-${Pace}`;
export const POOLS: readonly Pool[] = VARIANTS.flatMap((variant) =>
  PACES.map((pace) => `${variant}-${pace}` as const),
);

export function poolOf(variant: Variant, pace: Pace): Pool {
  return `${variant}-${pace}`;
}

export function isPool(text: string): text is Pool {
  return (POOLS as readonly string[]).includes(text);
}

export function variantOf(pool: Pool): Variant {
  return pool.slice(0, pool.lastIndexOf('-')) as Variant;
}

/** The pool of a match with these rules; null if such matches cannot be rated, because they are not by a listed preset. */
export function poolFor(request: RulesRequest, speed: SpeedName | Speed): Pool | null {
  const { variant, players, preset = 'platform' } = request;
  if (!RATED_PRESETS.includes(preset)) return null;
  const unchanged = { variant, preset, ...(players === undefined ? {} : { players }) };
  const [wanted, listed] = [request, unchanged].map((rules) => readRules(rulesAt(speed, rules)));
  if (!wanted!.ok || JSON.stringify(wanted) !== JSON.stringify(listed)) return null;
  return poolOf(variant, isCorrespondence(speed) ? 'days' : 'clock');
}
