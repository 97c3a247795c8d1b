import { ACE, type Card, DRAGON, PACK_SIZE, type Rank } from '../card.ts';
import { CardSet, type Cards, DRAGON_BIT, PHOENIX_BIT } from '../card-set.ts';

/** `stairs` are consecutive pairs. `triple-stairs`, consecutive triples, exist only as a house rule. */
export const KINDS = [
  'single',
  'pair',
  'triple',
  'stairs',
  'triple-stairs',
  'full',
  'straight',
  'bomb4',
  'bombS',
  'dog',
] as const;
export type Kind = (typeof KINDS)[number];

/** Heights are twice the deciding rank, so the Phoenix on an 8 is 17 and no height is a fraction. */
export const MAH_JONG_HEIGHT = 2;
/** Higher than 30, the height of a Phoenix on a Phoenix on an ace. */
export const DRAGON_HEIGHT = 32;
const DRAGON_RANK = ACE + 1;

/** Cards played together, read as one combination. */
export interface Play {
  readonly kind: Kind;
  /** Number of cards; 0 for an empty table. */
  readonly size: number;
  readonly height: number;
  readonly cards: Cards;
  /** The rank that each Phoenix stands for in a combination of several cards, lower rank first; 0 if there is none. */
  readonly phoenixAs: number;
  readonly phoenixAs2: number;
}

/** A mutable play that is reused, so that search allocates nothing. */
export class Combination implements Play {
  kind: Kind = 'single';
  size = 0;
  height = 0;
  readonly cards = new CardSet();
  phoenixAs = 0;
  phoenixAs2 = 0;

  copyFrom(other: Play): this {
    this.kind = other.kind;
    this.size = other.size;
    this.height = other.height;
    this.cards.copyFrom(other.cards);
    this.phoenixAs = other.phoenixAs;
    this.phoenixAs2 = other.phoenixAs2;
    return this;
  }

  copy(): Combination {
    return new Combination().copyFrom(this);
  }

  clear(): this {
    this.kind = 'single';
    this.size = 0;
    this.height = 0;
    this.cards.clear();
    this.phoenixAs = 0;
    this.phoenixAs2 = 0;
    return this;
  }
}

export const EMPTY_TABLE: Play = new Combination();

/** A play as plain data, for events and records. */
export interface PlainPlay {
  readonly kind: Kind;
  readonly size: number;
  readonly height: number;
  readonly cards: readonly Card[];
  readonly phoenixAs: readonly Rank[];
}

export function plainPlay(play: Play): PlainPlay {
  const { kind, size, height } = play;
  return { kind, size, height, cards: play.cards.toArray(), phoenixAs: phoenixRanks(play) };
}

export function combinationOf({ kind, size, height, cards, phoenixAs }: PlainPlay): Combination {
  const play = new Combination();
  play.kind = kind;
  play.size = size;
  play.height = height;
  for (const card of cards) play.cards.add(card);
  play.phoenixAs = phoenixAs[0] ?? 0;
  play.phoenixAs2 = phoenixAs[1] ?? 0;
  return play;
}

export function isBomb(play: { readonly kind: Kind }): boolean {
  return play.kind === 'bomb4' || play.kind === 'bombS';
}

/** The declared ranks of the Phoenixes in a combination, lower rank first. */
export function phoenixRanks(play: Play): Rank[] {
  if (play.phoenixAs === 0) return [];
  return play.phoenixAs2 === 0 ? [play.phoenixAs as Rank] : [play.phoenixAs as Rank, play.phoenixAs2 as Rank];
}

/**
 * The rank that decides, as a number: 1 Mah Jong, 2 to 14 for 2 to ace, 15 Dragon, 0 Dog, 8.5 a Phoenix on an 8. The
 * documents and external bots use these numbers. With two packs, a Phoenix on a Phoenix on an ace is also 15, but the
 * Dragon still beats it. A Dragon on a Dragon is 15.5.
 */
export function rankOf({ height }: { readonly height: number }): number {
  return height >= DRAGON_HEIGHT ? DRAGON_RANK + (height - DRAGON_HEIGHT) / 2 : height / 2;
}

/** The inverse of `rankOf`: the height of a combination of these cards. */
export function heightOf(rank: number, cards: readonly Card[]): number {
  return cards.length === 1 && cards[0]! % PACK_SIZE === DRAGON
    ? DRAGON_HEIGHT + (rank - DRAGON_RANK) * 2
    : rank * 2;
}

/**
 * Whether a play beats another. The height of a single Phoenix or Dragon depends on the play it was read against, so
 * `challenger` must have been read against `standing`.
 */
export function beats(challenger: Play, standing: Play): boolean {
  if (standing.size === 0) return true;
  if (isBomb(challenger)) {
    if (!isBomb(standing) || challenger.size > standing.size) return true;
    return challenger.size === standing.size && challenger.height > standing.height;
  }
  if (challenger.kind !== standing.kind || challenger.size !== standing.size) return false;
  return challenger.height > standing.height || isJustAbove(challenger, standing);
}

/**
 * Whether a second Phoenix beats the first although their heights are equal. This only happens with `phoenixOnPhoenix:
 * 'just-above'`: there is just one height between two ranks, so both get it.
 */
function isJustAbove(challenger: Play, standing: Play): boolean {
  return isLonePhoenix(challenger) && isLonePhoenix(standing) && challenger.height === standing.height;
}

export function isLonePhoenix(play: Play): boolean {
  return play.size === 1 && ((play.cards.hi | play.cards.hi2) & PHOENIX_BIT) !== 0;
}

export function isDragon(play: Play): boolean {
  return play.size === 1 && ((play.cards.hi | play.cards.hi2) & DRAGON_BIT) !== 0;
}
