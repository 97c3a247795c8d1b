import type { Rules } from '../rules.ts';

/**
 * Which cards of one rank to take when a combination needs `count` of them.
 *
 * Cards of a rank are eight bits: four suits of the first pack, four of the second. `everyCard` lists all choices.
 * `upToSuits` lists only one of several choices that differ in interchangeable cards. Two cards of a rank are
 * interchangeable if neither belongs to a straight bomb in the hand (`keep`). With two packs and a rule that asks for
 * distinct suits, the hand must also hold their suits equally often.
 */
export interface SuitChoices {
  /**
   * Whether the first suits of a rank are the only choice in a hand that holds no straight bomb and no card twice. With
   * two packs, this holds only if `takesFirstSuits` returns true.
   */
  readonly firstWillDo: boolean;
  /** `distinct` allows each suit only once, as some rules require of pairs, triples and fours. */
  of(held: number, keep: number, count: number, distinct: boolean): readonly number[];
}

export function everyCard(): SuitChoices {
  return EVERY_CARD;
}

export function upToSuits(rules: Rules): SuitChoices {
  return suitsMatter(rules) ? EQUAL_SUITS : FREE_SUITS;
}

/** Whether the listed cards of a rank are its first suits; otherwise they are the first cards, pack by pack. */
export function takesFirstSuits(rules: Rules): boolean {
  return rules.packs === 1 || suitsMatter(rules);
}

function suitsMatter({ packs, pairSuits, tripleSuits, quadSuits }: Rules): boolean {
  return packs === 2 && (pairSuits === 'distinct' || tripleSuits === 'distinct' || quadSuits === 'distinct');
}

/** Whether this choice is the one listed for all that differ from it only in interchangeable cards. */
type IsListed = (chosen: number, held: number, keep: number) => boolean;

const HELD_MASKS = 256;
const KEEP_MASKS = 16;
const MAX_CARDS = 4;

/** Lists are built on first use and cached, because the same choices recur throughout a game. */
class ChoiceTable implements SuitChoices {
  /** One table per number of cards: first the tables for any suits, then those for distinct suits. */
  private readonly tables: (readonly number[] | null)[][];
  private readonly isListed: IsListed;
  readonly firstWillDo: boolean;

  constructor(isListed: IsListed, firstWillDo: boolean) {
    this.isListed = isListed;
    this.firstWillDo = firstWillDo;
    this.tables = Array.from({ length: MAX_CARDS * 2 }, () =>
      // Calling back for every entry would delay the first cards of a table on a slow phone.
      new Array<readonly number[] | null>(HELD_MASKS * KEEP_MASKS).fill(null),
    );
  }

  of(held: number, keep: number, count: number, distinct: boolean): readonly number[] {
    const table = this.tables[distinct ? count + MAX_CARDS - 1 : count - 1]!;
    const place = (keep << 8) | held;
    const list = table[place]!;
    if (list !== null) return list;
    const made = this.make(held, keep, count, distinct);
    table[place] = made;
    return made;
  }

  private make(held: number, keep: number, count: number, distinct: boolean): readonly number[] {
    const list: number[] = [];
    for (let chosen = 1; chosen < HELD_MASKS; chosen++) {
      if ((chosen & ~held) !== 0 || cardCount(chosen) !== count) continue;
      if (distinct && (chosen & (chosen >> 4)) !== 0) continue;
      if (this.isListed(chosen, held, keep)) list.push(chosen);
    }
    return list;
  }
}

/** Suits without a straight bomb are interchangeable: only a choice that takes the first of their cards is listed. */
function isFirstAmongFree(chosen: number, held: number, keep: number): boolean {
  if (!takesFirstCopies(chosen, held)) return false;
  const free = held & ~(keep | (keep << 4));
  const taken = chosen & free;
  const left = free & ~taken;
  return taken === 0 || left === 0 || highestBit(taken) < lowestBit(left);
}

/**
 * Suits held equally often are interchangeable: a listed choice takes no more of a later one than of an earlier one.
 */
function isFirstAmongEqualSuits(chosen: number, held: number, keep: number): boolean {
  if (!takesFirstCopies(chosen, held)) return false;
  for (let suit = 0; suit < 4; suit++) {
    for (let later = suit + 1; later < 4; later++) {
      if (((keep >> suit) & 1) !== 0 || ((keep >> later) & 1) !== 0) continue;
      if (copies(held, suit) !== copies(held, later)) continue;
      if (copies(chosen, suit) < copies(chosen, later)) return false;
    }
  }
  return true;
}

/** The two copies of a card are interchangeable: in a listed choice, a single one comes from the first pack. */
function takesFirstCopies(chosen: number, held: number): boolean {
  const doubles = held & (held >> 4) & 15;
  const onlySecond = (chosen >> 4) & ~chosen & 15;
  return (onlySecond & doubles) === 0;
}

function copies(cards: number, suit: number): number {
  return ((cards >> suit) & 1) + ((cards >> (suit + 4)) & 1);
}

function cardCount(cards: number): number {
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function lowestBit(bits: number): number {
  return bits & -bits;
}

function highestBit(bits: number): number {
  return 1 << (31 - Math.clz32(bits));
}

// These are large and do not depend on the rules, so all tables on a server share them.
const EVERY_CARD = new ChoiceTable(() => true, false);
const FREE_SUITS = new ChoiceTable(isFirstAmongFree, true);
const EQUAL_SUITS = new ChoiceTable(isFirstAmongEqualSuits, true);
