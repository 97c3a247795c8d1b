import { describe, expect, test } from 'vitest';
import {
  defaultOptions,
  isOptionName,
  isOptionValue,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  type Options,
  parseOptionValue,
  RULES_PROBLEMS,
  readRules,
  rulesFor,
  VARIANTS,
  type Variant,
} from '../src/index.ts';

/** The defaults of nanjing. */
const COMMON: Options = {
  dealMethod: 'deal-split',
  grandTichuLimit: 9,
  grandTichuDecision: 'async-visible',
  grandTichuCollision: 'both-stand',
  tichuDuringPush: 'reopen',
  callsPerTeam: 'unlimited',
  mahJongFirstLead: 'optional',
  wishObligation: 'optional',
  wishDuration: 'until-fulfilled',
  wishBombs: 'forced',
  wishPhoenixCompletion: 'forced',
  wishOnLead: 'forced',
  wishDogEscape: 'forbidden',
  wishOwnTrickBomb: 'forced',
  wishEnforcement: 'prevent',
  passRule: 'reenter',
  finalPassBomb: 'allowed',
  phoenixLeadValue: 1.5,
  phoenixAmbiguity: 'declare-else-highest',
  bombTiming: 'window',
  bombAfterPasses: true,
  dogFallback: 'right-of-partner',
  dragonGift: 'opponent-choice',
  dragonGiftOnThirdOut: 'yes',
  doubleWinPoints: 200,
  tripleWinPoints: 300,
  matchEnd: 'target',
  target: 1000,
  rounds: 9,
  minutes: 60,
  exactTie: 'play-on',
  soloRotation: 'right',
  trichuPush: 'opponents-only',
  dummyCanWin: true,
  unevenDeal: 'deal-all',
  dealDirection: 'with-play',
  decks: 'auto',
  dogMode: 'partner',
  hierarchySeats: 'left',
  returnCards: 'choice',
  pairSuits: 'any',
  tripleSuits: 'any',
  quadSuits: 'distinct',
  secondDragon: 'beats-first',
  phoenixOnPhoenix: 'literal-half',
  doublePhoenix: 'needs-natural',
  handSize: 'all',
  missingMahJong: 'next-after-dealer',
  placementPoints: 'off',
  selfOvertake: false,
  mahJongInBomb: false,
  tripleSequences: false,
};

/** The defaults of each game that differ from those of nanjing. */
const DIFFERENCES: { readonly [V in Variant]: Partial<Options> } = {
  nanjing: {},
  trichu: { matchEnd: 'rounds' },
  wuwang: { matchEnd: 'rounds', soloRotation: 'first-out', trichuPush: 'real-players-only' },
  tientsin: { grandTichuLimit: 7, doubleWinPoints: 0 },
  grandseigneur: { grandTichuLimit: 'off', dragonGift: 'none', dogMode: 'removed', matchEnd: 'never' },
  let: {
    grandTichuLimit: 'off',
    dragonGift: 'none',
    dogMode: 'to-last',
    hierarchySeats: 'right',
    returnCards: 'worst',
    tripleSuits: 'distinct',
    handSize: 12,
    placementPoints: 'n-minus-rank',
    matchEnd: 'never',
  },
};

test.each(VARIANTS)('%s has the expected defaults', (variant) => {
  expect(defaultOptions(variant)).toEqual({ ...COMMON, ...DIFFERENCES[variant] });
  expect(rulesFor(variant)).toMatchObject({ ...COMMON, ...DIFFERENCES[variant] });
});

/** What follows from the variant and the number of players, besides the options. */
test.each([
  [
    'nanjing',
    4,
    { seats: 4, packs: 1, columns: 2, grandLimit: 9, calls: true, dummy: null, hasRanks: false },
  ],
  [
    'trichu',
    3,
    { seats: 4, packs: 1, columns: 4, grandLimit: 9, calls: true, dummy: 'table', hasRanks: false },
  ],
  ['wuwang', 3, { seats: 4, packs: 1, columns: 4, grandLimit: 9, calls: true, dummy: 'minister' }],
  ['tientsin', 6, { seats: 6, packs: 1, columns: 2, grandLimit: 7, sweep: { members: 3, points: 300 } }],
  ['grandseigneur', 6, { seats: 6, packs: 1, columns: 6, grandLimit: 0, calls: false, hasRanks: true }],
  ['grandseigneur', 7, { seats: 7, packs: 2, columns: 7, sweep: null }],
  ['let', 5, { seats: 5, packs: 2, columns: 5, grandLimit: 0, calls: false, hasRanks: true }],
] as const)('%s with %i players has these facts: %j', (variant, players, facts) => {
  expect(rulesFor(variant, {}, players)).toMatchObject(facts);
});

test.each([
  ['nanjing', {}, 4, 56],
  ['nanjing', { dogMode: 'removed' }, 4, 55],
  ['tientsin', {}, 6, 56],
  ['grandseigneur', {}, 6, 55],
  ['grandseigneur', {}, 7, 109],
  ['grandseigneur', { decks: 1 }, 12, 55],
  ['grandseigneur', { decks: 2 }, 5, 109],
  ['grandseigneur', { dogMode: 'keeps-lead' }, 7, 110],
  ['let', {}, 5, 108],
  ['let', { dogMode: 'removed' }, 5, 107],
] as const)('%s with %j and %i players has %i cards', (variant, options, players, cards) => {
  expect(rulesFor(variant, options, players).pack).toHaveLength(cards);
});

describe('a refused request', () => {
  const ALL = 'nanjing, trichu, wuwang, tientsin, grandseigneur, let';
  test.each<[unknown, string]>([
    [undefined, 'rules must be an object'],
    [null, 'rules must be an object'],
    ['nanjing', 'rules must be an object'],
    [{}, `variant is missing: use ${ALL}`],
    [{ variant: 'skat' }, `unknown variant "skat": use ${ALL}`],
    [{ variant: ['nanjing'] }, `variant cannot be a value of type object: use ${ALL}`],
    [{ variant: 'nanjing', players: 3 }, 'nanjing is for 4 players, not "3"'],
    [{ variant: 'nanjing', players: '4' }, 'nanjing is for 4 players, not "4"'],
    [{ variant: 'trichu', players: 4 }, 'trichu is for 3 players, not "4"'],
    [{ variant: 'grandseigneur', players: 13 }, 'grandseigneur is for 5 to 12 players, not "13"'],
    [{ variant: 'grandseigneur', players: 5.5 }, 'grandseigneur is for 5 to 12 players, not "5.5"'],
    [{ variant: 'let', players: 11 }, 'let is for 5 to 10 players, not "11"'],
    [{ variant: 'let', players: null }, 'let is for 5 to 10 players, not null'],
    [{ variant: 'nanjing', options: [] }, 'options must be an object'],
    [{ variant: 'nanjing', options: null }, 'options must be an object'],
    [{ variant: 'nanjing', options: 'short' }, 'options must be an object'],
    [{ variant: 'nanjing', options: { joker: 1 } }, 'unknown option "joker"'],
    [{ variant: 'nanjing', options: { toString: 1 } }, 'unknown option "toString"'],
    [
      { variant: 'nanjing', options: { passRule: 'maybe' } },
      'passRule cannot be "maybe": use reenter, final',
    ],
    [{ variant: 'nanjing', options: { passRule: undefined } }, 'passRule is missing: use reenter, final'],
    [{ variant: 'nanjing', options: { decks: '1' } }, 'decks cannot be "1": use auto, 1, 2'],
    [
      { variant: 'nanjing', options: { bombAfterPasses: 'true' } },
      'bombAfterPasses cannot be "true": use true, false',
    ],
    [
      { variant: 'nanjing', options: { target: 0 } },
      'target cannot be "0": use a whole number from 1 to 1000000',
    ],
    [
      { variant: 'trichu', options: { rounds: 1.5 } },
      'rounds cannot be "1.5": use a whole number from 1 to 10000',
    ],
    [{ variant: 'let', options: { dogMode: 'partner' } }, 'let: dogMode=partner needs partners'],
    [{ variant: 'nanjing', options: { dogMode: 'to-last' } }, 'nanjing: dogMode=to-last needs a rank game'],
    [
      { variant: 'let', options: { dragonGift: 'opponent-choice' } },
      'let: dragonGift=opponent-choice needs teams',
    ],
    [
      { variant: 'tientsin', options: { placementPoints: 'n-minus-rank' } },
      'tientsin: placementPoints needs a rank game',
    ],
    [{ variant: 'nanjing', options: { handSize: 12 } }, 'nanjing: handSize needs a rank game'],
    [
      { variant: 'nanjing', options: { decks: 2 } },
      'nanjing: the number of packs is fixed: do not set the option decks',
    ],
    [
      { variant: 'let', options: { decks: 1 } },
      'let: the number of packs is fixed: do not set the option decks',
    ],
    [
      { variant: 'grandseigneur', options: { matchEnd: 'target' } },
      'grandseigneur: matchEnd=target needs points: set placementPoints',
    ],
    [
      { variant: 'wuwang', options: { rounds: 4 } },
      'wuwang: rounds must be a multiple of 3, so that everyone can be the soloist equally often (TRI12)',
    ],
  ])('is explained in one line: %j', (request, problem) => {
    expect(readRules(request)).toMatchObject({ ok: false, problem });
  });

  test('has a code for each kind of problem', () => {
    const requests = [
      null,
      { variant: 'skat' },
      { variant: 'let', preset: 'mine' },
      { variant: 'nanjing', players: 5 },
      { variant: 'nanjing', options: { mine: 1 } },
      { variant: 'nanjing', options: { target: 0 } },
      { variant: 'let', options: { dogMode: 'partner' } },
      { variant: 'nanjing', options: { dogMode: 'to-last' } },
      { variant: 'let', options: { dragonGift: 'opponent-choice' } },
      { variant: 'tientsin', options: { placementPoints: 'n-minus-rank' } },
      { variant: 'nanjing', options: { handSize: 12 } },
      { variant: 'nanjing', options: { decks: 2 } },
      { variant: 'grandseigneur', options: { matchEnd: 'target' } },
      { variant: 'trichu', options: { rounds: 10 } },
    ];
    const answers = requests.map((request) => readRules(request));
    expect(answers.map((answer) => (answer.ok ? null : answer.code))).toEqual(RULES_PROBLEMS);
  });

  test.each(['trichu', 'wuwang'] as const)('[TRI12] %s takes any multiple of three rounds', (variant) => {
    const accepted = (rounds: number, options: object = {}) =>
      readRules({ variant, options: { rounds, ...options } }).ok;
    expect([1, 2, 3, 4, 6, 8, 9, 30].filter((rounds) => accepted(rounds))).toEqual([3, 6, 9, 30]);
    // The number of rounds has no effect if the match does not end after a number of rounds.
    expect(accepted(4, { matchEnd: 'target' })).toBe(true);
    expect(accepted(4, { matchEnd: 'never' })).toBe(true);
  });

  test('makes `rulesFor` throw', () => {
    expect(() => rulesFor('nanjing', { decks: 2 })).toThrow(
      'the number of packs is fixed: do not set the option decks',
    );
  });
});

describe('an option as people type it', () => {
  const values = OPTION_NAMES.flatMap((name) => {
    const entry = OPTIONS[name];
    const samples = 'integer' in entry ? [entry.integer, entry.min, entry.max] : [...entry];
    return samples.map((value): [OptionName, string | number | boolean] => [name, value]);
  });

  test.each(values)('%s=%s', (name, value) => {
    expect(isOptionValue(name, value)).toBe(true);
    expect(parseOptionValue(name, String(value))).toBe(value);
  });

  test.each([
    ['passRule', ''],
    ['passRule', 'Final'],
    ['passRule', ' final'],
    ['bombAfterPasses', 'yes'],
    ['dragonGiftOnThirdOut', 'true'],
    ['phoenixLeadValue', '1,5'],
    ['decks', '3'],
    ['target', '0'],
    ['target', '-1'],
    ['target', '1e3'],
    ['target', '1000001'],
    ['target', '500.0'],
    ['target', ''],
    ['rounds', '10001'],
  ] as const)('%s=%s is not valid', (name, text) => {
    expect(parseOptionValue(name, text)).toBeUndefined();
  });

  test('inherited property names are not option names', () => {
    expect(OPTION_NAMES.every(isOptionName)).toBe(true);
    for (const name of ['', 'variant', 'constructor', 'hasOwnProperty', '__proto__']) {
      expect(isOptionName(name)).toBe(false);
    }
  });
});
