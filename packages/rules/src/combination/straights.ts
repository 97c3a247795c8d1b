import { ACE } from '../card.ts';
import { bitCount } from '../card-set.ts';
import { ANY_SIZE, type FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayWriter } from './play-writer.ts';
import { MAH_JONG_BIT, MAH_JONG_RANK, shiftOf, suitsOf } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

export const SHORTEST_STRAIGHT = 5;

/** Straights that are no bombs. */
export class StraightFinder {
  private readonly profile: HandProfile;
  private readonly writer: PlayWriter;
  private readonly choices: SuitChoices;
  private readonly mahJongHasSuit: boolean;

  constructor({ rules, profile, writer, choices }: FinderParts) {
    this.profile = profile;
    this.writer = writer;
    this.choices = choices;
    this.mahJongHasSuit = rules.mahJongInBomb;
  }

  /** Straights above a height, of one size or of any. */
  find(above: number, size: number): void {
    const { profile } = this;
    const shortest = size === ANY_SIZE ? SHORTEST_STRAIGHT : size;
    if (bitCount(profile.present) + profile.jokers < shortest) return;
    const lowest = (profile.present & MAH_JONG_RANK) !== 0 ? 1 : 2;
    for (let low = Math.max(lowest, (above >> 1) - shortest + 2); low <= ACE - shortest + 1; low++) {
      const reach = low + shortest - 1;
      if (this.lacksMore(low, reach, profile.jokers)) continue;
      this.extend(low, low, reach, size, 0, 0, 0, 0, 15, 0, 0, profile.jokers);
    }
  }

  /** Whether more than `allowed` ranks from `low` to `high` are missing from the hand. */
  private lacksMore(low: number, high: number, allowed: number): boolean {
    let missing = ~this.profile.present & ((1 << (high + 1)) - (1 << low));
    for (let filled = 0; filled < allowed; filled++) missing &= missing - 1;
    return missing !== 0;
  }

  /**
   * Adds a card at `rank` in every way. The straight counts from `reach` on; `suits` are those all its cards so
   * far share, for a run of one suit without Phoenix is a bomb; `left` Phoenixes are not used yet.
   */
  private extend(
    rank: number,
    low: number,
    reach: number,
    size: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    suits: number,
    as: number,
    as2: number,
    left: number,
  ): void {
    if (rank === 1) {
      const shared = this.mahJongHasSuit ? suits : 0;
      this.proceed(rank, low, reach, size, lo, hi | MAH_JONG_BIT, lo2, hi2, shared, as, as2, left);
      return;
    }
    const { profile } = this;
    const held = profile.held[rank]!;
    if (held !== 0) {
      const list = this.choices.of(held, profile.keep[rank]!, 1, false);
      const shift = shiftOf(rank);
      for (let i = 0; i < list.length; i++) {
        const card = list[i]!;
        const shared = suits & suitsOf(card);
        const first = (card & 15) << shift;
        const second = (card >> 4) << shift;
        if (rank <= 8)
          this.proceed(rank, low, reach, size, lo | first, hi, lo2 | second, hi2, shared, as, as2, left);
        else this.proceed(rank, low, reach, size, lo, hi | first, lo2, hi2 | second, shared, as, as2, left);
      }
    }
    if (left === 0) return;
    if (as === 0) this.proceed(rank, low, reach, size, lo, hi, lo2, hi2, 0, rank, 0, left - 1);
    else this.proceed(rank, low, reach, size, lo, hi, lo2, hi2, 0, as, rank, left - 1);
  }

  /** The run has a card at `rank`: lists it if it is long enough and goes on upwards where it can. */
  private proceed(
    rank: number,
    low: number,
    reach: number,
    size: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    suits: number,
    as: number,
    as2: number,
    left: number,
  ): void {
    if (rank < reach) {
      if (this.lacksMore(rank + 1, reach, left)) return;
    } else {
      if (suits === 0) this.writer.write('straight', rank - low + 1, rank * 2, lo, hi, lo2, hi2, as, as2);
      if (rank === ACE || size !== ANY_SIZE) return;
      if (left === 0 && ((this.profile.present >> (rank + 1)) & 1) === 0) return;
    }
    this.extend(rank + 1, low, reach, size, lo, hi, lo2, hi2, suits, as, as2, left);
  }
}
