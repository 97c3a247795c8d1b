import type { Options } from './options.ts';
import type { Variant } from './variants.ts';

export const PRESETS = [
  'platform',
  'de-2011',
  'en-abacus',
  'hu-2006',
  'fr-tiki',
  'fr-abacus',
  'fr-abacus-corrected',
  'club-de',
  'club-de-main',
  'tournament-de',
  'short',
] as const;
export type Preset = (typeof PRESETS)[number];

const TAKE_ONE_BY_ONE = { dealMethod: 'take-one-by-one' } as const;
const FR_ABACUS = {
  ...TAKE_ONE_BY_ONE,
  passRule: 'final',
  finalPassBomb: 'allowed',
  wishObligation: 'mandatory',
} as const;

/** What an edition changes in every variant: only the values that differ from the defaults. */
const VALUES: { readonly [P in Preset]: Partial<Options> } = {
  platform: {},
  'de-2011': TAKE_ONE_BY_ONE,
  'en-abacus': TAKE_ONE_BY_ONE,
  'hu-2006': {
    ...TAKE_ONE_BY_ONE,
    grandTichuCollision: 'later-may-withdraw',
    pairSuits: 'distinct',
    tripleSuits: 'distinct',
  },
  'fr-tiki': { ...TAKE_ONE_BY_ONE, phoenixLeadValue: 0.5 },
  'fr-abacus': { ...FR_ABACUS, mahJongFirstLead: 'forbidden' },
  'fr-abacus-corrected': FR_ABACUS,
  'club-de': { tichuDuringPush: 'blocked', wishDuration: 'trick-while-reachable', wishBombs: 'exempt' },
  'club-de-main': { tichuDuringPush: 'blocked', wishDuration: 'trick', wishBombs: 'forced' },
  'tournament-de': {
    grandTichuLimit: 'off',
    doubleWinPoints: 100,
    dragonGiftOnThirdOut: 'no',
    matchEnd: 'rounds',
    rounds: 4,
  },
  short: { target: 500 },
};

/** What an edition says about one variant only. */
const VARIANT_VALUES: { readonly [P in Preset]?: { readonly [V in Variant]?: Partial<Options> } } = {
  'hu-2006': {
    tientsin: { unevenDeal: 'equal-rest-open' },
    grandseigneur: { unevenDeal: 'equal-first-round' },
  },
  'tournament-de': { trichu: { rounds: 3 }, wuwang: { rounds: 3 } },
  'fr-abacus': { let: { dealDirection: 'against-play' } },
  'fr-abacus-corrected': { let: { dealDirection: 'against-play' } },
};

export function presetOptions(preset: Preset, variant: Variant): Partial<Options> {
  return { ...VALUES[preset], ...VARIANT_VALUES[preset]?.[variant] };
}
