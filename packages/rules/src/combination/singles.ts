import { ACE } from '../card.ts';
import { type Cards, DOG_BIT, DRAGON_BIT, MAH_JONG_BIT, PHOENIX_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { DRAGON_HEIGHT, isDragon, isLonePhoenix, MAH_JONG_HEIGHT, type Play } from './combination.ts';
import type { FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayList } from './play-list.ts';
import { lowestRank, ranksAbove, ranksHeld, SUITED_HIGH, shiftOf, tally } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

/** More than the height of any single. */
const HEIGHTS = 64;
/** The bits of half a pack above a height. Looking them up saves branches that a processor cannot predict. */
const LOW_ABOVE = Int32Array.from({ length: HEIGHTS }, (_, height) => bitsAbove(height, 2, 8));
const HIGH_ABOVE = Int32Array.from({ length: HEIGHTS }, (_, height) => bitsAbove(height, 9, ACE));

function bitsAbove(height: number, lowest: number, highest: number): number {
  let bits = 0;
  for (let rank = lowest; rank <= highest; rank++) if (rank * 2 > height) bits |= 15 << shiftOf(rank);
  return bits;
}

/** Single cards and the Dog. */
export class SingleFinder {
  private readonly rules: Rules;
  private readonly profile: HandProfile;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly leadHeight: number;

  constructor({ rules, profile, choices, everyCard }: FinderParts) {
    this.rules = rules;
    this.profile = profile;
    this.choices = choices;
    this.everyCard = everyCard;
    // Without `| 0`, JavaScript engines would store this number as a float, because it is computed from a fraction,
    // and then every other height as well.
    this.leadHeight = (rules.phoenixLeadValue * 2) | 0;
  }

  dog({ hi }: Cards, out: PlayList): void {
    if ((hi & DOG_BIT) !== 0) out.add('dog', 1, 0, 0, DOG_BIT, 0, 0, 0, 0);
  }

  /**
   * Lists singles above a height; the heights of Phoenix and Dragon depend on what they are played on. Two thirds of all
   * turns are answers to a single, so nothing is looked up in the profile if the first suit of a rank stands for all.
   */
  find(hand: Cards, above: number, standing: Play, firstWillDo: boolean, out: PlayList): void {
    const { hi } = hand;
    if (above < MAH_JONG_HEIGHT && (hi & MAH_JONG_BIT) !== 0) out.addSingle(MAH_JONG_HEIGHT, 0, MAH_JONG_BIT);
    if (firstWillDo) this.firstOfEachRank(hand, above, out);
    else this.everyChoice(hand, above, out);
    const specials = hi | hand.hi2;
    if ((specials & PHOENIX_BIT) !== 0) this.lonePhoenix(hand, standing, out);
    if ((specials & DRAGON_BIT) !== 0) this.dragons(hand, above, standing, out);
  }

  /** Works on the bits of half a pack at a time, because this runs more often than anything else. */
  private firstOfEachRank({ lo, hi, lo2, hi2 }: Cards, above: number, out: PlayList): void {
    for (let rest = (lo | lo2) & LOW_ABOVE[above]!; rest !== 0; ) {
      const first = rest & -rest;
      const shift = (31 - Math.clz32(first)) & ~3;
      if ((lo & first) !== 0) out.addSingle((shift >> 1) + 4, first, 0);
      else out.add('single', 1, (shift >> 1) + 4, 0, 0, first, 0, 0, 0);
      rest &= ~(15 << shift);
    }
    for (let rest = (hi | hi2) & HIGH_ABOVE[above]!; rest !== 0; ) {
      const first = rest & -rest;
      const shift = (31 - Math.clz32(first)) & ~3;
      if ((hi & first) !== 0) out.addSingle((shift >> 1) + 18, 0, first);
      else out.add('single', 1, (shift >> 1) + 18, 0, 0, 0, first, 0, 0);
      rest &= ~(15 << shift);
    }
  }

  private everyChoice(hand: Cards, above: number, out: PlayList): void {
    const { profile } = this;
    const low = tally(hand.lo | hand.lo2);
    const high = tally((hand.hi | hand.hi2) & SUITED_HIGH);
    for (let ranks = ranksHeld(low, high, 1) & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks);
      const held = hand.ofRank(rank);
      const shift = shiftOf(rank);
      const keep = profile.hasStraightBomb ? profile.keep[rank]! : 0;
      const list = this.choices.of(held, keep, 1, false);
      for (let i = 0; i < list.length; i++) {
        const card = (list[i]! & 15) << shift;
        const secondCopy = (list[i]! >> 4) << shift;
        if (rank <= 8) out.add('single', 1, rank * 2, card, 0, secondCopy, 0, 0, 0);
        else out.add('single', 1, rank * 2, 0, card, 0, secondCopy, 0, 0);
      }
    }
  }

  private lonePhoenix({ hi, hi2 }: Cards, standing: Play, out: PlayList): void {
    const height = this.phoenixHeight(standing);
    if (height === 0) return;
    const inFirst = (hi & PHOENIX_BIT) !== 0;
    if (inFirst) out.addSingle(height, 0, PHOENIX_BIT);
    if ((hi2 & PHOENIX_BIT) !== 0 && (this.everyCard || !inFirst)) {
      out.add('single', 1, height, 0, 0, 0, PHOENIX_BIT, 0, 0);
    }
  }

  /** Half a rank above the card it is played on; 0 where it may not be played. */
  private phoenixHeight(standing: Play): number {
    if (standing.size === 0 || standing.kind !== 'single') return this.leadHeight;
    if (isDragon(standing)) return 0;
    if (!isLonePhoenix(standing)) return standing.height + 1;
    switch (this.rules.phoenixOnPhoenix) {
      case 'literal-half':
        return standing.height + 1;
      case 'just-above':
        return standing.height;
      case 'forbidden':
        return 0;
    }
  }

  private dragons({ hi, hi2 }: Cards, above: number, standing: Play, out: PlayList): void {
    const onDragon = isDragon(standing) && this.rules.secondDragon === 'beats-first';
    const height = onDragon ? standing.height + 1 : DRAGON_HEIGHT;
    if (height <= above) return;
    const inFirst = (hi & DRAGON_BIT) !== 0;
    if (inFirst) out.addSingle(height, 0, DRAGON_BIT);
    if ((hi2 & DRAGON_BIT) !== 0 && (this.everyCard || !inFirst)) {
      out.add('single', 1, height, 0, 0, 0, DRAGON_BIT, 0, 0);
    }
  }
}
