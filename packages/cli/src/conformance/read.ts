import {
  type Call,
  type Card,
  type Gift,
  isOneOf,
  isRecord,
  NO_SEAT,
  type Position,
  type Rank,
  type Rules,
  readRules,
  type Seat,
  type SeatAction,
  type Setup,
  setUp,
  type TrickEntry,
  VARIANT_FACTS,
  VARIANTS,
  type Variant,
} from '@schupf/rules';
import { parseCards, parsePlayedCards, parseRank, parseSeat } from '@schupf/rules/notation';
import type { Case } from './suite.ts';

/** An error in the case itself, not in the engine. */
export class CaseFault extends Error {}

export type Given = Readonly<Record<string, unknown>>;

/** Rules contain search tables that are slow to build, so cases with the same rules share them. */
const rulesByRequest = new Map<string, Rules>();

/** The rules of a case; the number of players follows from the given position. */
export function readCaseRules({ variant, options, given }: Case): Rules {
  const players = playersIn(given);
  const variesInSize =
    isVariant(variant) && VARIANT_FACTS[variant].players.min < VARIANT_FACTS[variant].players.max;
  const request = { variant, options, ...(variesInSize && players !== undefined ? { players } : {}) };
  const key = JSON.stringify(request);
  const known = rulesByRequest.get(key);
  if (known !== undefined) return known;
  const read = readRules(request);
  if (!read.ok) throw new CaseFault(read.problem);
  rulesByRequest.set(key, read.rules);
  return read.rules;
}

function isVariant(name: string): name is Variant {
  return isOneOf(VARIANTS, name);
}

function playersIn(given: Given): number | undefined {
  if (typeof given['players'] === 'number') return given['players'];
  const seats = new Set<string>();
  for (const key of ['hands', 'won', 'calls'])
    for (const seat of Object.keys(record(given[key] ?? {}))) seats.add(seat);
  for (const seat of list(given['out'] ?? [])) seats.add(text(seat));
  if (typeof given['last'] === 'string') seats.add(given['last']);
  if (Array.isArray(given['ranks'])) return given['ranks'].length;
  return seats.size === 0 ? undefined : seats.size;
}

export function readPosition(rules: Rules, given: Given): Position {
  const phase = given['phase'] ?? 'play';
  if (phase !== 'deal' && phase !== 'tichu' && phase !== 'push' && phase !== 'play')
    throw new CaseFault(`unknown phase ${text(phase)}`);
  const setup: Setup = {
    phase,
    hands: bySeat(rules, given['hands'], cards, []),
    dealer: readSolo(given),
    ranking: list(given['ranks'] ?? []).map(seat),
    calls: bySeat<Call | null>(rules, given['calls'] ?? {}, callName, null),
    laid: bySeat<readonly Gift[] | null>(rules, given['pushed'] ?? {}, gifts, null),
    finished: list(given['out'] ?? []).map(seat),
    trick: list(given['trick'] ?? []).map(trickEntry),
    turn: given['turn'] === null || given['turn'] === undefined ? NO_SEAT : seat(given['turn']),
    window: given['window'] === true,
    wish: given['wish'] === null || given['wish'] === undefined ? null : rank(given['wish']),
    played: list(given['played'] ?? []).map(seat),
    won: bySeat(rules, given['won'] ?? {}, cards, []),
  };
  // The number of plays grows exponentially with the size of a hand, so no hand may be larger than a dealt one.
  const largest = Math.ceil(rules.pack.length / rules.seats);
  if (setup.hands.some((hand) => hand.length > largest))
    throw new CaseFault(`a hand is too large: use at most ${largest} cards`);
  const answer = setUp(rules, setup);
  if (!answer.ok) throw new CaseFault(answer.problem);
  return answer.position;
}

/** The soloist of a three-player game, or the dealer; the first seat when neither is named. */
export function readSolo(given: Given): Seat {
  const named = given['dealer'] ?? given['king'];
  return named === undefined ? 0 : seat(named);
}

export function readAction(value: unknown): SeatAction {
  const action = record(value);
  const by = seat(action['seat']);
  if (typeof action['bomb'] === 'string')
    return { type: 'bomb', seat: by, cards: namedCards(action['bomb']).cards };
  if (action['pass'] === true) return { type: 'pass', seat: by };
  if (action['decline'] === true) return { type: 'decline', seat: by };
  if (action['call'] !== undefined) return { type: 'call', seat: by, call: callName(action['call']) };
  if (action['giveDragonTo'] !== undefined)
    return { type: 'give', seat: by, to: seat(action['giveDragonTo']) };
  if (action['push'] !== undefined) return { type: 'push', seat: by, gifts: gifts(action['push']) };
  if (typeof action['play'] !== 'string') throw new CaseFault('an unknown action');
  const { cards, phoenixAs } = namedCards(action['play']);
  return {
    type: 'play',
    seat: by,
    cards,
    ...(phoenixAs.length > 0 ? { phoenixAs } : {}),
    ...(action['wish'] === undefined ? {} : { wish: wishRank(action['wish']) }),
    ...(action['dogTo'] === undefined ? {} : { dogTo: seat(action['dogTo']) }),
  };
}

/** An invalid rank is passed on as 0: the case may test that the engine refuses it. */
function wishRank(value: unknown): Rank {
  return (isText(value) ? parseRank(String(value)) : null) ?? (0 as Rank);
}

function trickEntry(value: unknown): TrickEntry {
  const entry = record(value);
  return entry['pass'] === true
    ? { seat: seat(entry['seat']), pass: true }
    : { seat: seat(entry['seat']), ...playedCards(entry['play']) };
}

function gifts(value: unknown): Gift[] {
  return Object.entries(record(value)).map(([to, given]) => ({
    to: seat(to),
    cards: namedCards(given).cards,
  }));
}

function callName(value: unknown): Call {
  if (value !== 'tichu' && value !== 'grand') throw new CaseFault(`unknown call ${text(value)}`);
  return value;
}

export function bySeat<Value>(
  rules: Rules,
  value: unknown,
  read: (value: unknown) => Value,
  absent: Value,
): Value[] {
  const values: Value[] = new Array(rules.seats).fill(absent);
  for (const [name, entry] of Object.entries(record(value))) {
    const index = seat(name);
    if (index >= rules.seats) throw new CaseFault(`there is no seat ${name}`);
    values[index] = read(entry);
  }
  return values;
}

export function cards(value: unknown): Card[] {
  const read = parseCards(text(value));
  if (read === null) throw new CaseFault(`not a list of cards: ${text(value)}`);
  return read;
}

function playedCards(value: unknown): { cards: Card[]; phoenixAs: Rank[] } {
  const read = parsePlayedCards(text(value));
  if (read === null) throw new CaseFault(`not a play: ${text(value)}`);
  return read;
}

/** Cards as named in an action. Refusing duplicates is up to the engine, not the reader. */
function namedCards(value: unknown): { cards: Card[]; phoenixAs: Rank[] } {
  const words = text(value)
    .split(' ')
    .filter((word) => word !== '');
  const plays = words.map(playedCards);
  return {
    cards: plays.flatMap(({ cards }) => cards),
    phoenixAs: plays.flatMap(({ phoenixAs }) => phoenixAs),
  };
}

/** Accepts only strings and numbers, because converting an object to text could throw. */
function text(value: unknown): string {
  if (isText(value)) return String(value);
  throw new CaseFault('expected a text');
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

export function seat(value: unknown): Seat {
  const read = parseSeat(text(value));
  if (read === null) throw new CaseFault(`not a seat: ${text(value)}`);
  return read;
}

function rank(value: unknown): Rank {
  const read = parseRank(text(value));
  if (read === null) throw new CaseFault(`not a rank: ${text(value)}`);
  return read;
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new CaseFault('expected an object');
  return value;
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new CaseFault('expected a list');
  return value;
}
