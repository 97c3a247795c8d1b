import type { Kind } from './combination.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayList } from './play-list.ts';
import { PHOENIX_BIT, shiftOf } from './rank-bits.ts';

/** Writes plays into a list and puts the Phoenixes they use among their cards. */
export class PlayWriter {
  out!: PlayList;
  private readonly profile: HandProfile;
  /** Lists each of two Phoenixes as a card of its own. */
  private readonly everyCard: boolean;

  constructor(profile: HandProfile, everyCard: boolean) {
    this.profile = profile;
    this.everyCard = everyCard;
  }

  /** A play of the cards collected so far and some of one more rank. */
  withRank(
    kind: Kind,
    size: number,
    height: number,
    rank: number,
    cards: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
  ): void {
    const first = (cards & 15) << shiftOf(rank);
    const second = (cards >> 4) << shiftOf(rank);
    if (rank <= 8) this.write(kind, size, height, lo | first, hi, lo2 | second, hi2, as, as2);
    else this.write(kind, size, height, lo, hi | first, lo2, hi2 | second, as, as2);
  }

  /** `as` and `as2` are the ranks Phoenixes stand for, 0 for none. */
  write(
    kind: Kind,
    size: number,
    height: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
  ): void {
    if (as === 0) this.out.add(kind, size, height, lo, hi, lo2, hi2, 0, 0);
    else if (as2 === 0) this.writeWithOne(kind, size, height, lo, hi, lo2, hi2, as);
    else this.writeWithBoth(kind, size, height, lo, hi, lo2, hi2, as, as2);
  }

  /** With one Phoenix; `as` is 0 when it is laid alone. */
  writeWithOne(
    kind: Kind,
    size: number,
    height: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
  ): void {
    const { profile, out } = this;
    out.add(kind, size, height, lo, hi | profile.jokerHi, lo2, hi2 | profile.jokerHi2, as, 0);
    if (this.everyCard && profile.holdsBothPhoenixes()) {
      out.add(kind, size, height, lo, hi, lo2, hi2 | PHOENIX_BIT, as, 0);
    }
  }

  private writeWithBoth(
    kind: Kind,
    size: number,
    height: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
  ): void {
    const lower = Math.min(as, as2);
    const higher = Math.max(as, as2);
    this.out.add(kind, size, height, lo, hi | PHOENIX_BIT, lo2, hi2 | PHOENIX_BIT, lower, higher);
  }
}
