import { expect, test } from 'vitest';
import {
  defaultOptions,
  OPTION_NAMES,
  type Options,
  PRESETS,
  type Preset,
  readRules,
  VARIANTS,
  type Variant,
} from '../src/index.ts';

/** The options each preset sets, copied from the table in RULES.md. */
const SETS: { readonly [P in Preset]: Partial<Options> } = {
  platform: {},
  'de-2011': { dealMethod: 'take-one-by-one' },
  'en-abacus': { dealMethod: 'take-one-by-one' },
  'hu-2006': {
    dealMethod: 'take-one-by-one',
    grandTichuCollision: 'later-may-withdraw',
    pairSuits: 'distinct',
    tripleSuits: 'distinct',
  },
  'fr-tiki': { dealMethod: 'take-one-by-one', phoenixLeadValue: 0.5 },
  'fr-abacus': {
    dealMethod: 'take-one-by-one',
    passRule: 'final',
    finalPassBomb: 'allowed',
    wishObligation: 'mandatory',
    mahJongFirstLead: 'forbidden',
  },
  'fr-abacus-corrected': {
    dealMethod: 'take-one-by-one',
    passRule: 'final',
    finalPassBomb: 'allowed',
    wishObligation: 'mandatory',
    mahJongFirstLead: 'optional',
  },
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

/** The options a preset sets only in certain games. */
const ALSO: { readonly [P in Preset]?: { readonly [V in Variant]?: Partial<Options> } } = {
  'hu-2006': {
    tientsin: { unevenDeal: 'equal-rest-open' },
    grandseigneur: { unevenDeal: 'equal-first-round' },
  },
  'tournament-de': { trichu: { rounds: 3 }, wuwang: { rounds: 3 } },
  'fr-abacus': { let: { dealDirection: 'against-play' } },
  'fr-abacus-corrected': { let: { dealDirection: 'against-play' } },
};

/** Games in which cards are always dealt, even if in other games the preset has them taken one by one. */
const DEALT: readonly Variant[] = ['trichu', 'grandseigneur', 'let'];

const ALL = PRESETS.flatMap((preset) => VARIANTS.map((variant) => [preset, variant] as const));

test.each(ALL)('%s in %s', (preset, variant) => {
  const answer = readRules({ variant, preset });
  if (!answer.ok) throw new Error(answer.problem);
  const expected = {
    ...defaultOptions(variant),
    ...SETS[preset],
    ...ALSO[preset]?.[variant],
    ...(DEALT.includes(variant) && { dealMethod: 'deal-split' }),
  };
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, answer.rules[name]]));
  expect(options).toEqual(expected);
});

test('an option in the request overrides the preset', () => {
  const answer = readRules({
    variant: 'nanjing',
    preset: 'club-de',
    options: { wishBombs: 'forced', wishEnforcement: 'penalty-200' },
  });
  expect(answer).toMatchObject({
    ok: true,
    rules: { wishBombs: 'forced', wishEnforcement: 'penalty-200', tichuDuringPush: 'blocked' },
  });
});

test('an unknown preset is refused with a list of the known ones', () => {
  expect(readRules({ variant: 'nanjing', preset: 'de-2012' })).toEqual({
    ok: false,
    code: 'unknown-preset',
    problem: `unknown preset "de-2012": use ${PRESETS.join(', ')}`,
  });
});
