import { ACE } from '../card.ts';
import type { Rules } from '../rules.ts';
import type { Kind } from './combination.ts';
import { ANY_SIZE, type FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayWriter } from './play-writer.ts';
import { EVERY_RANK, lowestRank, ranksAbove, shiftOf } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

/** No natural card at a rank that Phoenixes fill. */
const NO_CARDS: readonly number[] = [0];

/** Pairs and triples, runs of them, and full houses. */
export class SetFinder {
  private readonly profile: HandProfile;
  private readonly writer: PlayWriter;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly pairDistinct: boolean;
  private readonly tripleDistinct: boolean;
  private readonly doublePhoenix: Rules['doublePhoenix'];

  constructor({ rules, profile, writer, choices, everyCard }: FinderParts) {
    this.profile = profile;
    this.writer = writer;
    this.choices = choices;
    this.everyCard = everyCard;
    this.pairDistinct = rules.packs === 2 && rules.pairSuits === 'distinct';
    this.tripleDistinct = rules.packs === 2 && rules.tripleSuits === 'distinct';
    this.doublePhoenix = rules.doublePhoenix;
  }

  /** Pairs (`width` 2) and triples (3). */
  find(width: 2 | 3, kind: Kind, above: number): void {
    const { profile, writer } = this;
    const distinct = width === 2 ? this.pairDistinct : this.tripleDistinct;
    for (let used = 0; used <= profile.jokers && used < width; used++) {
      const natural = width - used;
      for (let ranks = profile.heldTimes(natural) & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
        const rank = lowestRank(ranks);
        const list = this.choices.of(profile.held[rank]!, profile.keep[rank]!, natural, distinct);
        const as = used > 0 ? rank : 0;
        const as2 = used > 1 ? rank : 0;
        for (let i = 0; i < list.length; i++) {
          writer.withRank(kind, width, rank * 2, rank, list[i]!, 0, 0, 0, 0, as, as2);
        }
      }
    }
    if (width === 2 && profile.jokers === 2 && this.doublePhoenix === 'unrestricted') {
      for (let ranks = ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
        const rank = lowestRank(ranks);
        writer.write(kind, 2, rank * 2, 0, 0, 0, 0, rank, rank);
      }
    }
  }

  findFullHouses(above: number): void {
    const { profile } = this;
    for (let used = 0; used <= profile.jokers; used++) {
      for (let ranks = profile.heldTimes(3 - used) & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
        const triple = lowestRank(ranks);
        const list = this.choices.of(
          profile.held[triple]!,
          profile.keep[triple]!,
          3 - used,
          this.tripleDistinct,
        );
        for (let i = 0; i < list.length; i++) this.addPairs(triple, list[i]!, used);
      }
    }
  }

  /** Full houses of a triple whose natural cards are chosen and that `used` so many Phoenixes. */
  private addPairs(triple: number, cards: number, used: number): void {
    const { profile, writer } = this;
    const left = profile.jokers - used;
    const as = used > 0 ? triple : 0;
    const as2 = used > 1 ? triple : 0;
    const first = (cards & 15) << shiftOf(triple);
    const second = (cards >> 4) << shiftOf(triple);
    const lo = triple <= 8 ? first : 0;
    const lo2 = triple <= 8 ? second : 0;
    const hi = triple > 8 ? first : 0;
    const hi2 = triple > 8 ? second : 0;
    const others = ~(1 << triple);
    for (let ranks = profile.twice & others; ranks !== 0; ranks &= ranks - 1) {
      const pair = lowestRank(ranks);
      const list = this.choices.of(profile.held[pair]!, profile.keep[pair]!, 2, this.pairDistinct);
      for (let i = 0; i < list.length; i++) {
        writer.withRank('full', 5, triple * 2, pair, list[i]!, lo, hi, lo2, hi2, as, as2);
      }
    }
    for (let ranks = left === 0 ? 0 : profile.heldTimes(1) & others; ranks !== 0; ranks &= ranks - 1) {
      const pair = lowestRank(ranks);
      const list = this.choices.of(profile.held[pair]!, profile.keep[pair]!, 1, false);
      const pairAs = as === 0 ? pair : as;
      const pairAs2 = as === 0 ? 0 : pair;
      for (let i = 0; i < list.length; i++) {
        writer.withRank('full', 5, triple * 2, pair, list[i]!, lo, hi, lo2, hi2, pairAs, pairAs2);
      }
    }
    if (left === 2) this.addPhoenixPair(triple, lo, hi, lo2, hi2);
  }

  /** Three natural cards and both Phoenixes: the pair may have any other rank, which changes nothing in play. */
  private addPhoenixPair(triple: number, lo: number, hi: number, lo2: number, hi2: number): void {
    const highest = triple === ACE ? ACE - 1 : ACE;
    for (let pair = this.everyCard ? 2 : highest; pair <= highest; pair++) {
      if (pair !== triple) this.writer.write('full', 5, triple * 2, lo, hi, lo2, hi2, pair, pair);
    }
  }

  /** Adjacent sets: stairs of pairs (`width` 2) or of triples (3); `sets` of 0 means any number from two on. */
  findRuns(width: 2 | 3, kind: Kind, above: number, sets: number): void {
    const { profile } = this;
    const shortest = sets === ANY_SIZE ? 2 : sets;
    const possible = profile.jokers >= width ? EVERY_RANK : profile.heldTimes(width - profile.jokers);
    const lowest = Math.max(2, (above >> 1) - shortest + 2);
    const highest = ACE - shortest + 1;
    for (let ranks = possible & (possible >> 1) & -(1 << lowest); ranks !== 0; ranks &= ranks - 1) {
      const low = lowestRank(ranks);
      if (low > highest) return;
      this.extendRun(low, low, sets, width, kind, 0, 0, 0, 0, 0, 0, profile.jokers);
    }
  }

  /** Adds the set at `rank` in every way; `left` Phoenixes are not used yet. */
  private extendRun(
    rank: number,
    low: number,
    sets: number,
    width: 2 | 3,
    kind: Kind,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
    left: number,
  ): void {
    const { profile } = this;
    const distinct = width === 2 ? this.pairDistinct : this.tripleDistinct;
    const length = rank - low + 1;
    const complete = length >= 2 && (sets === ANY_SIZE || length === sets);
    const goesOn = rank < ACE && (sets === ANY_SIZE || length < sets);
    const shift = shiftOf(rank);
    for (let used = 0; used <= left && used <= width; used++) {
      const natural = width - used;
      if (profile.counts[rank]! < natural) continue;
      const rest = left - used;
      const list =
        natural === 0
          ? NO_CARDS
          : this.choices.of(profile.held[rank]!, profile.keep[rank]!, natural, distinct);
      const nextAs = used > 0 && as === 0 ? rank : as;
      const nextAs2 = used === 2 || (used === 1 && as !== 0) ? rank : as2;
      for (let i = 0; i < list.length; i++) {
        const first = (list[i]! & 15) << shift;
        const second = (list[i]! >> 4) << shift;
        const nextLo = rank <= 8 ? lo | first : lo;
        const nextLo2 = rank <= 8 ? lo2 | second : lo2;
        const nextHi = rank > 8 ? hi | first : hi;
        const nextHi2 = rank > 8 ? hi2 | second : hi2;
        if (complete) {
          this.writer.write(
            kind,
            length * width,
            rank * 2,
            nextLo,
            nextHi,
            nextLo2,
            nextHi2,
            nextAs,
            nextAs2,
          );
        }
        if (goesOn && profile.counts[rank + 1]! + rest >= width) {
          this.extendRun(
            rank + 1,
            low,
            sets,
            width,
            kind,
            nextLo,
            nextHi,
            nextLo2,
            nextHi2,
            nextAs,
            nextAs2,
            rest,
          );
        }
      }
    }
  }
}
