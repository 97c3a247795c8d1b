import type { Variant } from './variants.ts';

/**
 * Every difference between the rule books, as a named option. The first value is the default; a variant may override
 * it. `integer` options take any whole number in their range. Names and values appear in game records, so once
 * published they never change.
 */
export const OPTIONS = {
  dealMethod: ['deal-split', 'take-one-by-one'],
  grandTichuLimit: [9, 7, 'off'],
  grandTichuDecision: ['async-visible', 'simultaneous-hidden', 'sequential-visible'],
  grandTichuCollision: ['both-stand', 'later-may-withdraw'],
  tichuDuringPush: ['reopen', 'blocked', 'no-reopen'],
  callsPerTeam: ['unlimited', 'one'],
  mahJongFirstLead: ['optional', 'forbidden'],
  wishObligation: ['optional', 'mandatory', 'off'],
  wishDuration: ['until-fulfilled', 'trick', 'trick-while-reachable'],
  wishBombs: ['forced', 'exempt'],
  wishPhoenixCompletion: ['forced', 'exempt'],
  wishOnLead: ['forced', 'exempt'],
  wishDogEscape: ['forbidden', 'allowed'],
  wishOwnTrickBomb: ['forced', 'exempt'],
  wishEnforcement: ['prevent', 'penalty-200'],
  passRule: ['reenter', 'final'],
  finalPassBomb: ['allowed', 'denied'],
  phoenixLeadValue: [1.5, 0.5],
  phoenixAmbiguity: ['declare-else-highest', 'always-highest'],
  bombTiming: ['window', 'first-come', 'turn-only'],
  bombAfterPasses: [true, false],
  dogFallback: ['right-of-partner', 'right-of-leader'],
  dragonGift: ['opponent-choice', 'none'],
  dragonGiftOnThirdOut: ['yes', 'no'],
  doubleWinPoints: [200, 100, 0],
  tripleWinPoints: [300],
  matchEnd: ['target', 'rounds', 'time', 'never'],
  target: { integer: 1000, min: 1, max: 1_000_000 },
  rounds: { integer: 9, min: 1, max: 10_000 },
  minutes: { integer: 60, min: 1, max: 1440 },
  exactTie: ['play-on', 'draw'],
  soloRotation: ['right', 'left', 'first-out'],
  trichuPush: ['opponents-only', 'defenders-also-swap', 'real-players-only'],
  dummyCanWin: [true, false],
  unevenDeal: ['deal-all', 'equal-rest-open', 'equal-rest-hidden', 'equal-first-round'],
  dealDirection: ['with-play', 'against-play'],
  decks: ['auto', 1, 2],
  dogMode: ['partner', 'removed', 'to-last', 'keeps-lead', 'bombable'],
  hierarchySeats: ['left', 'right'],
  returnCards: ['choice', 'worst'],
  pairSuits: ['any', 'distinct'],
  tripleSuits: ['any', 'distinct'],
  quadSuits: ['distinct', 'any'],
  secondDragon: ['beats-first', 'equal'],
  phoenixOnPhoenix: ['literal-half', 'just-above', 'forbidden'],
  doublePhoenix: ['needs-natural', 'single-only', 'unrestricted'],
  handSize: ['all', 12],
  missingMahJong: ['next-after-dealer', 'lowest-card', 'always-dealt'],
  placementPoints: ['off', 'n-minus-rank'],
  selfOvertake: [false, true],
  mahJongInBomb: [false, true],
  tripleSequences: [false, true],
} as const;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

type ValueOf<Entry> = Entry extends readonly (infer Value)[] ? Value : number;

/** A value for every option. */
export type Options = { readonly [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> };

const VARIANT_DEFAULTS: { readonly [V in Variant]: Partial<Options> } = {
  nanjing: {},
  trichu: { matchEnd: 'rounds' },
  wuwang: { matchEnd: 'rounds', soloRotation: 'first-out', trichuPush: 'real-players-only' },
  // With six players, a team earns nothing for going out first and second; tripleWinPoints applies instead (TIEN7).
  tientsin: { grandTichuLimit: 7, doubleWinPoints: 0 },
  grandseigneur: { grandTichuLimit: 'off', dragonGift: 'none', matchEnd: 'never', dogMode: 'removed' },
  let: {
    grandTichuLimit: 'off',
    dragonGift: 'none',
    matchEnd: 'never',
    dogMode: 'to-last',
    hierarchySeats: 'right',
    returnCards: 'worst',
    tripleSuits: 'distinct',
    handSize: 12,
    placementPoints: 'n-minus-rank',
  },
};

export function defaultOptions(variant: Variant): Options {
  const values: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    const entry = OPTIONS[name];
    values[name] = 'integer' in entry ? entry.integer : entry[0];
  }
  return { ...(values as Options), ...VARIANT_DEFAULTS[variant] };
}

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

export function isOptionValue(name: OptionName, value: unknown): boolean {
  const entry = OPTIONS[name];
  if (!('integer' in entry)) return (entry as readonly unknown[]).includes(value);
  return Number.isInteger(value) && (value as number) >= entry.min && (value as number) <= entry.max;
}

/** The values an option may take, for messages to people. */
export function describeValues(name: OptionName): string {
  const entry = OPTIONS[name];
  return 'integer' in entry ? `a whole number from ${entry.min} to ${entry.max}` : entry.join(', ');
}

/** Parses an option as people type it (`9`, `true`, `off`); undefined if it is not one of the values. */
export function parseOptionValue(name: OptionName, text: string): Options[OptionName] | undefined {
  const entry = OPTIONS[name];
  if ('integer' in entry) {
    const value = /^\d{1,7}$/.test(text) ? Number(text) : undefined;
    return value !== undefined && isOptionValue(name, value) ? value : undefined;
  }
  return (entry as readonly Options[OptionName][]).find((value) => String(value) === text);
}
