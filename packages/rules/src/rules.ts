import { type Card, DOG, MAH_JONG, PACK_SIZE } from './card.ts';
import {
  defaultOptions,
  describeValues,
  isOptionName,
  isOptionValue,
  OPTION_NAMES,
  type Options,
} from './options.ts';
import { PRESETS, type Preset, presetOptions } from './presets.ts';
import { isOneOf, isRecord } from './reading.ts';
import { VARIANT_FACTS, VARIANTS, type Variant, type VariantFacts } from './variants.ts';

/**
 * The rules of one match as plain data: the value of every option, and everything that follows from the variant and
 * the number of players. Records keep the name of the variant; the engine reads only the other fields.
 */
export interface Rules extends Options {
  readonly variant: Variant;
  readonly players: number;
  readonly seats: number;
  readonly teams: VariantFacts['teams'];
  /** How many partners each seat has. */
  readonly partners: number;
  readonly dummy: VariantFacts['dummy'];
  readonly calls: boolean;
  readonly push: VariantFacts['push'];
  readonly sweep: { readonly members: number; readonly points: number } | null;
  readonly lastTricksTo: VariantFacts['lastTricksTo'];
  readonly lastButOneTricksTo: VariantFacts['lastButOneTricksTo'];
  readonly hasRanks: boolean;
  readonly packs: 1 | 2;
  /** Every card of the game in ascending order. */
  readonly pack: readonly Card[];
  /**
   * The number of score columns: one per team; in three-player games, one per player and one for the dummy; without
   * teams, one per player.
   */
  readonly columns: number;
  /**
   * The number of the card before which a seat must call Grand Tichu (9: before its ninth card); 0 if there is no Grand
   * Tichu.
   */
  readonly grandLimit: number;
  /** Whether bombs may be played on other seats' turns. */
  readonly outOfTurnBombs: boolean;
  /** Whether a window for bombs opens after each play, before the next seat's turn. */
  readonly windowBeforeTurn: boolean;
  /** Whether a window for bombs opens after the last pass. */
  readonly windowAfterPasses: boolean;
  /** Whether everyone is asked about Tichu before the push, because no one may call from the first push until the exchange. */
  readonly asksTichuBeforePush: boolean;
}

/** Requested rules: a variant and, optionally, a preset and individual options. */
export interface RulesRequest {
  readonly variant: Variant;
  readonly players?: number;
  readonly preset?: Preset;
  readonly options?: Partial<Options>;
}

/** Why a request is refused: it is malformed, or its options contradict each other or the game. */
export const RULES_PROBLEMS = [
  'malformed',
  'unknown-variant',
  'unknown-preset',
  'number-of-players',
  'unknown-option',
  'option-value',
  'dog-needs-partners',
  'dog-needs-ranks',
  'gift-needs-teams',
  'placement-needs-ranks',
  'hand-size-needs-ranks',
  'decks-are-fixed',
  'target-needs-points',
  'rounds-in-threes',
] as const;
export type RulesProblem = (typeof RULES_PROBLEMS)[number];

export type RulesAnswer =
  | { readonly ok: true; readonly rules: Rules }
  /** `problem` says in English what is wrong, and names options and values. */
  | { readonly ok: false; readonly code: RulesProblem; readonly problem: string };

/** Makes rules from trusted values. Throws if the request is impossible, because that is a bug. */
export function rulesFor(variant: Variant, options: Partial<Options> = {}, players?: number): Rules {
  const answer = readRules({ variant, options, players });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.rules;
}

/** Makes rules from untrusted values. Never throws. */
export function readRules(request: unknown): RulesAnswer {
  if (!isRecord(request)) return refused('malformed', 'rules must be an object');
  const { variant, players, preset, options } = request;
  if (!isOneOf(VARIANTS, variant))
    return refused('unknown-variant', `${unknown('variant', variant)}: use ${VARIANTS.join(', ')}`);
  if (preset !== undefined && !isOneOf(PRESETS, preset)) {
    return refused('unknown-preset', `${unknown('preset', preset)}: use ${PRESETS.join(', ')}`);
  }
  const facts = VARIANT_FACTS[variant];
  const { min, max } = facts.players;
  const count = players === undefined ? min : players;
  if (!Number.isInteger(count) || (count as number) < min || (count as number) > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    return refused('number-of-players', `${variant} is for ${range} players, not ${show(count)}`);
  }
  const overrides = options === undefined ? {} : options;
  if (!isRecord(overrides)) return refused('malformed', 'options must be an object');
  for (const [name, value] of Object.entries(overrides)) {
    if (!isOptionName(name)) return refused('unknown-option', `unknown option ${show(name)}`);
    if (!isOptionValue(name, value))
      return refused('option-value', `${cannotBe(name, value)}: use ${describeValues(name)}`);
  }
  const chosen: Options = {
    ...defaultOptions(variant),
    ...(preset === undefined ? {} : presetOptions(preset, variant)),
    ...(overrides as Partial<Options>),
  };
  const code = contradiction(facts, chosen);
  if (code !== null) return refused(code, `${variant}: ${CONTRADICTIONS[code]}`);
  return { ok: true, rules: assemble(variant, facts, chosen, count as number) };
}

/** The shortest request for these rules. It leaves out options that have their default values. */
export function requestFor(rules: Rules): RulesRequest {
  const { variant, players } = rules;
  const { min, max } = VARIANT_FACTS[variant].players;
  const defaults = defaultOptions(variant);
  const options = OPTION_NAMES.filter((name) => rules[name] !== defaults[name]).map((name) => [
    name,
    rules[name],
  ]);
  return {
    variant,
    ...(min === max ? {} : { players }),
    ...(options.length === 0 ? {} : { options: Object.fromEntries(options) }),
  };
}

function assemble(variant: Variant, facts: VariantFacts, chosen: Options, players: number): Rules {
  const options = facts.alwaysDealt ? { ...chosen, dealMethod: 'deal-split' as const } : chosen;
  const seats = facts.hands === 'four' ? 4 : players;
  const packs = packsFor(facts, options, players);
  const outOfTurnBombs = options.bombTiming !== 'turn-only';
  return {
    ...options,
    variant,
    players,
    seats,
    teams: facts.teams,
    partners: facts.teams === 'none' ? 0 : seats / 2 - 1,
    dummy: facts.dummy,
    calls: facts.calls,
    push: facts.push,
    sweep: facts.sweep && { members: facts.sweep.members, points: options[facts.sweep.option] },
    lastTricksTo: facts.lastTricksTo,
    lastButOneTricksTo: facts.lastButOneTricksTo,
    hasRanks: facts.hasRanks,
    packs,
    pack: packCards(facts, options, packs),
    columns: facts.dummy !== null ? players + 1 : facts.teams === 'none' ? players : 2,
    grandLimit: facts.calls && options.grandTichuLimit !== 'off' ? options.grandTichuLimit : 0,
    outOfTurnBombs,
    windowBeforeTurn: options.bombTiming === 'window',
    asksTichuBeforePush: options.tichuDuringPush === 'blocked',
    windowAfterPasses: outOfTurnBombs && options.bombAfterPasses,
  };
}

const CONTRADICTIONS = {
  'dog-needs-partners': 'dogMode=partner needs partners',
  'dog-needs-ranks': 'dogMode=to-last needs a rank game',
  'gift-needs-teams': 'dragonGift=opponent-choice needs teams',
  'placement-needs-ranks': 'placementPoints needs a rank game',
  'hand-size-needs-ranks': 'handSize needs a rank game',
  'decks-are-fixed': 'the number of packs is fixed: do not set the option decks',
  'target-needs-points': 'matchEnd=target needs points: set placementPoints',
  'rounds-in-threes':
    'rounds must be a multiple of 3, so that everyone can be the soloist equally often (TRI12)',
} as const satisfies { readonly [Code in RulesProblem]?: string };

/** The contradiction between options, or between options and the game; null if there is none. */
function contradiction(facts: VariantFacts, options: Options): keyof typeof CONTRADICTIONS | null {
  const teams = facts.teams !== 'none';
  if (options.dogMode === 'partner' && !teams) return 'dog-needs-partners';
  if (options.dogMode === 'to-last' && !facts.hasRanks) return 'dog-needs-ranks';
  if (options.dragonGift === 'opponent-choice' && !teams) return 'gift-needs-teams';
  if (options.placementPoints !== 'off' && !facts.hasRanks) return 'placement-needs-ranks';
  if (options.handSize !== 'all' && !facts.hasRanks) return 'hand-size-needs-ranks';
  if (options.decks !== 'auto' && facts.secondPack !== 'by-option') return 'decks-are-fixed';
  if (options.matchEnd === 'target' && !teams && options.placementPoints === 'off')
    return 'target-needs-points';
  if (options.matchEnd === 'rounds' && facts.dummy !== null && options.rounds % facts.players.min !== 0)
    return 'rounds-in-threes';
  return null;
}

export function packsFor(facts: VariantFacts, options: Options, players: number): 1 | 2 {
  switch (facts.secondPack) {
    case 'never':
      return 1;
    case 'suits-only':
      return 2;
    case 'by-option':
      return options.decks === 'auto' ? (players >= 7 ? 2 : 1) : options.decks;
  }
}

function packCards(facts: VariantFacts, options: Options, packs: 1 | 2): readonly Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < packs * PACK_SIZE; card++) {
    const place = card % PACK_SIZE;
    const second = card >= PACK_SIZE;
    if (place === DOG && (second || options.dogMode === 'removed')) continue;
    if (second && place === MAH_JONG) continue;
    if (second && place > MAH_JONG && facts.secondPack === 'suits-only') continue;
    cards.push(card as Card);
  }
  return cards;
}

function refused(code: RulesProblem, problem: string): RulesAnswer {
  return { ok: false, code, problem };
}

function unknown(field: string, value: unknown): string {
  return typeof value === 'string' ? `unknown ${field} "${value}"` : cannotBe(field, value);
}

function cannotBe(field: string, value: unknown): string {
  return value === undefined ? `${field} is missing` : `${field} cannot be ${show(value)}`;
}

function show(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'object' || typeof value === 'function'
    ? `a value of type ${typeof value}`
    : `"${String(value)}"`;
}
