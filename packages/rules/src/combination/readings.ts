import type { Card, Rank } from '../card.ts';
import { CardSet, type Cards } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { beats, type Combination, EMPTY_TABLE, type Play, phoenixRanks } from './combination.ts';
import { PlayFinder } from './finder.ts';
import { PlayList } from './play-list.ts';
import { everyCard, upToSuits } from './suit-choices.ts';

/** Whether plays that differ only in interchangeable cards are listed separately or once. */
export type Detail = 'every-card' | 'up-to-suits';

interface Finders {
  readonly everyCard: PlayFinder;
  readonly upToSuits: PlayFinder;
}

const findersByRules = new WeakMap<Rules, Finders>();
/** The finders used last. Without them, lookups in the weak map would add a tenth to the time for judging a play. */
let latest: { readonly rules: Rules; readonly finders: Finders } | null = null;

/** Finders hold scratch memory and tables, so there is only one for each set of rules and level of detail. */
export function finderFor(rules: Rules, detail: Detail): PlayFinder {
  if (latest === null || latest.rules !== rules) latest = { rules, finders: findersFor(rules) };
  return detail === 'every-card' ? latest.finders.everyCard : latest.finders.upToSuits;
}

function findersFor(rules: Rules): Finders {
  let finders = findersByRules.get(rules);
  if (finders === undefined) {
    finders = {
      everyCard: new PlayFinder(rules, everyCard(), true),
      upToSuits: new PlayFinder(rules, upToSuits(rules), false),
    };
    findersByRules.set(rules, finders);
  }
  return finders;
}

/**
 * Every way to read these cards as one combination, with each rank a Phoenix can take. Readings need not beat
 * `standing`; it only sets the height of a single Phoenix or Dragon.
 */
export function readingsOf(cards: Iterable<Card>, standing: Play | null, rules: Rules): Combination[] {
  const list = new PlayList();
  finderFor(rules, 'every-card').findReadings(CardSet.of(cards), standing ?? EMPTY_TABLE, list);
  return list.toArray();
}

/** Every play in a hand that beats `standing` (null for a lead), bombs included. */
export function playsFrom(
  hand: Cards,
  standing: Play | null,
  rules: Rules,
  detail: Detail = 'up-to-suits',
): Combination[] {
  const list = new PlayList();
  finderFor(rules, detail).find(hand, standing ?? EMPTY_TABLE, list);
  return list.toArray();
}

/** Fills the list with the readings of these cards that beat `standing`. */
export function playableReadings(cards: Cards, standing: Play, rules: Rules, readings: PlayList): void {
  finderFor(rules, 'every-card').findReadings(cards, standing, readings);
  if (standing.size > 0) readings.keepIf((reading) => reading.kind !== 'dog' && beats(reading, standing));
}

/**
 * Chooses among readings of the same cards: the one the player declared, else the highest. Returns its
 * index, or -1 when the cards cannot be read as declared.
 */
export function chooseReading(readings: PlayList, declared: readonly Rank[] | null, rules: Rules): number {
  if (declared === null && readings.length === 1) return 0;
  const wanted = declared === null ? null : inOrder(declared);
  const fits = (reading: Combination) => wanted === null || sameRanks(phoenixRanks(reading), wanted);
  const alwaysHighest = rules.phoenixAmbiguity === 'always-highest';
  let chosen = -1;
  for (let index = 0; index < readings.length; index++) {
    const reading = readings.at(index);
    if (!alwaysHighest && !fits(reading)) continue;
    const rise = chosen < 0 ? 1 : reading.height - readings.at(chosen).height;
    if (rise > 0 || (rise === 0 && fits(reading))) chosen = index;
  }
  return chosen >= 0 && fits(readings.at(chosen)) ? chosen : -1;
}

function inOrder(ranks: readonly Rank[]): readonly Rank[] {
  return ranks.length < 2 ? ranks : [...ranks].sort((a, b) => a - b);
}

function sameRanks(ranks: readonly Rank[], wanted: readonly Rank[]): boolean {
  return ranks.length === wanted.length && ranks.every((rank, index) => rank === wanted[index]);
}

/** Drops lower readings of the same cards, for rules under which only the highest reading counts. */
export function keepHighestReadings(plays: PlayList, standing: Play, rules: Rules): void {
  const readings = new PlayList();
  plays.keepIf((play) => {
    if (play.phoenixAs === 0) return true;
    playableReadings(play.cards, standing, rules, readings);
    return readings.toArray().every((reading) => reading.height <= play.height);
  });
}
