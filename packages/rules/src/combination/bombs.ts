import { ACE } from '../card.ts';
import type { Rules } from '../rules.ts';
import { isBomb, type Play } from './combination.ts';
import type { FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayWriter } from './play-writer.ts';
import { lowestRank, MAH_JONG_BIT, MAH_JONG_RANK, ranksAbove, shiftOf } from './rank-bits.ts';
import { SHORTEST_STRAIGHT } from './straights.ts';
import type { SuitChoices } from './suit-choices.ts';

const FOUR = 4;

/** Four of a rank, and straights of one suit. */
export class BombFinder {
  private readonly rules: Rules;
  private readonly profile: HandProfile;
  private readonly writer: PlayWriter;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly quadDistinct: boolean;

  constructor({ rules, profile, writer, choices, everyCard }: FinderParts) {
    this.rules = rules;
    this.profile = profile;
    this.writer = writer;
    this.choices = choices;
    this.everyCard = everyCard;
    this.quadDistinct = rules.packs === 2 && rules.quadSuits === 'distinct';
  }

  /** Bombs that beat what lies on the table: all of them unless that is a bomb. */
  findAbove(standing: Play): void {
    const onBomb = standing.size > 0 && isBomb(standing);
    if (!onBomb) this.fours(0);
    else if (standing.size === FOUR) this.fours(standing.height);
    if (!this.profile.hasStraightBomb) return;
    if (!onBomb || standing.size === FOUR) {
      this.straights(SHORTEST_STRAIGHT, ACE, 0);
    } else {
      this.straights(standing.size, standing.size, standing.height);
      this.straights(standing.size + 1, ACE, 0);
    }
  }

  findOfSize(size: number): void {
    if (size === FOUR) this.fours(0);
    if (size >= SHORTEST_STRAIGHT && this.profile.hasStraightBomb) this.straights(size, size, 0);
  }

  private fours(above: number): void {
    const { profile } = this;
    for (let ranks = profile.fourfold & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks);
      const list = this.choices.of(profile.held[rank]!, profile.keep[rank]!, FOUR, this.quadDistinct);
      for (let i = 0; i < list.length; i++) {
        this.writer.withRank('bomb4', FOUR, rank * 2, rank, list[i]!, 0, 0, 0, 0, 0, 0);
      }
    }
  }

  private straights(shortest: number, longest: number, above: number): void {
    const withMahJong = this.rules.mahJongInBomb && (this.profile.present & MAH_JONG_RANK) !== 0;
    for (let suit = 0; suit < 4; suit++) {
      if (withMahJong) this.extend(2, 1, suit, shortest, longest, above, 0, MAH_JONG_BIT, 0, 0);
      for (let low = 2; low <= ACE - SHORTEST_STRAIGHT + 1; low++) {
        this.extend(low, low, suit, shortest, longest, above, 0, 0, 0, 0);
      }
    }
  }

  private extend(
    rank: number,
    low: number,
    suit: number,
    shortest: number,
    longest: number,
    above: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
  ): void {
    const length = rank - low + 1;
    const bit = 1 << (shiftOf(rank) + suit);
    const copies = (this.profile.held[rank]! >> suit) & 0x11;
    for (let copy = 1; copy <= 16; copy <<= 4) {
      if ((copies & copy) === 0 || (copy === 16 && copies === 0x11 && !this.everyCard)) continue;
      const nextLo = rank <= 8 && copy === 1 ? lo | bit : lo;
      const nextLo2 = rank <= 8 && copy === 16 ? lo2 | bit : lo2;
      const nextHi = rank > 8 && copy === 1 ? hi | bit : hi;
      const nextHi2 = rank > 8 && copy === 16 ? hi2 | bit : hi2;
      if (length >= shortest && rank * 2 > above) {
        this.writer.write('bombS', length, rank * 2, nextLo, nextHi, nextLo2, nextHi2, 0, 0);
      }
      if (rank < ACE && length < longest) {
        this.extend(rank + 1, low, suit, shortest, longest, above, nextLo, nextHi, nextLo2, nextHi2);
      }
    }
  }
}
