import { ACE } from '../card.ts';
import { DOG_BIT, DRAGON_BIT, MAH_JONG_BIT, PHOENIX_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { DRAGON_HEIGHT, isDragon, isLonePhoenix, MAH_JONG_HEIGHT, type Play } from './combination.ts';
import type { FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayList } from './play-list.ts';
import { SUITED_HIGH, shiftOf } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

/** Single cards and the Dog. */
export class SingleFinder {
  private readonly rules: Rules;
  private readonly profile: HandProfile;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly leadHeight: number;
  /** With one pack, the first card of a rank represents all of them, unless one of them is in a straight bomb. */
  private readonly anyCardWillDo: boolean;

  constructor({ rules, profile, choices, everyCard }: FinderParts) {
    this.rules = rules;
    this.profile = profile;
    this.choices = choices;
    this.everyCard = everyCard;
    this.anyCardWillDo = !everyCard && rules.packs === 1;
    // Without `| 0`, JavaScript engines would store this number as a float, because it is computed from a fraction,
    // and then every other height as well.
    this.leadHeight = (rules.phoenixLeadValue * 2) | 0;
  }

  dog(out: PlayList): void {
    if ((this.profile.hi & DOG_BIT) !== 0) out.add('dog', 1, 0, 0, DOG_BIT, 0, 0, 0, 0);
  }

  /** Lists singles above a height; the heights of Phoenix and Dragon depend on what they are played on. */
  find(above: number, standing: Play, out: PlayList): void {
    const { profile } = this;
    if (above < MAH_JONG_HEIGHT && (profile.hi & MAH_JONG_BIT) !== 0) {
      out.add('single', 1, MAH_JONG_HEIGHT, 0, MAH_JONG_BIT, 0, 0, 0, 0);
    }
    const lowest = above < 4 ? 2 : (above >> 1) + 1;
    const low = lowest <= 8 ? (profile.lo | profile.lo2) & -(1 << ((lowest - 2) * 4)) : 0;
    if (low !== 0) this.findInHalf(out, 2, low);
    let high = lowest <= ACE ? (profile.hi | profile.hi2) & SUITED_HIGH : 0;
    if (lowest > 9) high &= -(1 << ((lowest - 9) * 4));
    if (high !== 0) this.findInHalf(out, 9, high);
    if (profile.jokers > 0) this.lonePhoenix(standing, out);
    if (((profile.hi | profile.hi2) & DRAGON_BIT) !== 0) this.dragons(above, standing, out);
  }

  /** Works directly on the bits of half a pack, because this runs more often than anything else. */
  private findInHalf(out: PlayList, firstRank: number, bits: number): void {
    const isLow = firstRank === 2;
    let rest = bits;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const place = (31 - Math.clz32(lowest)) >> 2;
      rest &= ~(15 << (place * 4));
      const rank = firstRank + place;
      if (!this.anyCardWillDo || this.profile.keep[rank]! !== 0) this.everyChoice(out, rank);
      else if (isLow) out.addSingle(rank * 2, lowest, 0);
      else out.addSingle(rank * 2, 0, lowest);
    }
  }

  private everyChoice(out: PlayList, rank: number): void {
    const { profile } = this;
    const shift = shiftOf(rank);
    const isLow = rank <= 8;
    const first = ((isLow ? profile.lo : profile.hi) >> shift) & 15;
    const second = ((isLow ? profile.lo2 : profile.hi2) >> shift) & 15;
    const list = this.choices.of(first | (second << 4), profile.keep[rank]!, 1, false);
    for (let i = 0; i < list.length; i++) {
      const card = (list[i]! & 15) << shift;
      const secondCopy = (list[i]! >> 4) << shift;
      if (isLow) out.add('single', 1, rank * 2, card, 0, secondCopy, 0, 0, 0);
      else out.add('single', 1, rank * 2, 0, card, 0, secondCopy, 0, 0);
    }
  }

  private lonePhoenix(standing: Play, out: PlayList): void {
    const { profile } = this;
    const height = this.phoenixHeight(standing);
    if (height === 0) return;
    out.add('single', 1, height, 0, profile.jokerHi, 0, profile.jokerHi2, 0, 0);
    if (this.everyCard && profile.holdsBothPhoenixes()) {
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

  private dragons(above: number, standing: Play, out: PlayList): void {
    const { profile } = this;
    const onDragon = isDragon(standing) && this.rules.secondDragon === 'beats-first';
    const height = onDragon ? standing.height + 1 : DRAGON_HEIGHT;
    if (height <= above) return;
    const inFirst = (profile.hi & DRAGON_BIT) !== 0;
    if (inFirst) out.add('single', 1, height, 0, DRAGON_BIT, 0, 0, 0, 0);
    if ((profile.hi2 & DRAGON_BIT) !== 0 && (this.everyCard || !inFirst)) {
      out.add('single', 1, height, 0, 0, 0, DRAGON_BIT, 0, 0);
    }
  }
}
