import { MAH_JONG_BIT, PHOENIX_BIT } from '../card-set.ts';
import type { Kind } from './combination.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayList } from './play-list.ts';
import { shiftOf } from './rank-bits.ts';

/**
 * The combination a finder is building. The finder flips cards in before it recurses and flips them out again
 * afterwards; when the draft is a combination, it is added to the list.
 */
export class Draft {
  private readonly profile: HandProfile;
  /** Whether to list two Phoenixes as different cards. */
  private readonly everyCard: boolean;
  private out!: PlayList;
  private lo = 0;
  private hi = 0;
  private lo2 = 0;
  private hi2 = 0;
  /** The ranks that Phoenixes in the draft stand for; 0 for none. */
  private jokerRank = 0;
  private jokerRank2 = 0;
  /** The number of Phoenixes in the hand that are not used yet. */
  jokersLeft = 0;

  constructor(profile: HandProfile, everyCard: boolean) {
    this.profile = profile;
    this.everyCard = everyCard;
  }

  /** Starts an empty draft for the hand in the profile. */
  begin(out: PlayList): void {
    this.out = out;
    this.lo = this.hi = this.lo2 = this.hi2 = 0;
    this.jokerRank = this.jokerRank2 = 0;
    this.jokersLeft = this.profile.jokers;
  }

  /** Adds cards of a rank to the draft, or removes them if they are in it. */
  flip(rank: number, cards: number): void {
    const shift = shiftOf(rank);
    const first = (cards & 15) << shift;
    const second = (cards >> 4) << shift;
    if (rank <= 8) {
      this.lo ^= first;
      this.lo2 ^= second;
    } else {
      this.hi ^= first;
      this.hi2 ^= second;
    }
  }

  flipMahJong(): void {
    this.hi ^= MAH_JONG_BIT;
  }

  useJoker(rank: number): void {
    if (this.jokerRank === 0) this.jokerRank = rank;
    else this.jokerRank2 = rank;
    this.jokersLeft--;
  }

  returnJoker(): void {
    if (this.jokerRank2 !== 0) this.jokerRank2 = 0;
    else this.jokerRank = 0;
    this.jokersLeft++;
  }

  /** Adds the draft to the list as a play. */
  add(kind: Kind, size: number, height: number): void {
    if (this.jokerRank === 0) this.out.add(kind, size, height, this.lo, this.hi, this.lo2, this.hi2, 0, 0);
    else if (this.jokerRank2 === 0) this.addWithOne(kind, size, height);
    else this.addWithBoth(kind, size, height);
  }

  private addWithOne(kind: Kind, size: number, height: number): void {
    const { out, profile, lo, hi, lo2, hi2, jokerRank } = this;
    out.add(kind, size, height, lo, hi | profile.jokerHi, lo2, hi2 | profile.jokerHi2, jokerRank, 0);
    if (this.everyCard && profile.holdsBothPhoenixes()) {
      out.add(kind, size, height, lo, hi, lo2, hi2 | PHOENIX_BIT, jokerRank, 0);
    }
  }

  /** Two Phoenixes are interchangeable: the first one stands for the lower rank. */
  private addWithBoth(kind: Kind, size: number, height: number): void {
    const { out, lo, hi, lo2, hi2, jokerRank, jokerRank2 } = this;
    const lower = Math.min(jokerRank, jokerRank2);
    const higher = Math.max(jokerRank, jokerRank2);
    out.add(kind, size, height, lo, hi | PHOENIX_BIT, lo2, hi2 | PHOENIX_BIT, lower, higher);
  }
}
