import { ACE } from '../card.ts';
import { DOG_BIT, DRAGON_BIT, MAH_JONG_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { DRAGON_HEIGHT, isDragon, isLonePhoenix, MAH_JONG_HEIGHT, type Play } from './combination.ts';
import type { Draft } from './draft.ts';
import type { FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import type { PlayList } from './play-list.ts';
import { SUITED_HIGH } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

/** Single cards and the Dog. */
export class SingleFinder {
  private readonly rules: Rules;
  private readonly profile: HandProfile;
  private readonly draft: Draft;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly leadHeight: number;

  constructor({ rules, profile, draft, choices, everyCard }: FinderParts) {
    this.rules = rules;
    this.profile = profile;
    this.draft = draft;
    this.choices = choices;
    this.everyCard = everyCard;
    // A fraction times two is still stored as a float, and would make every height one.
    this.leadHeight = (rules.phoenixLeadValue * 2) | 0;
  }

  dog(out: PlayList): void {
    if ((this.profile.hi & DOG_BIT) !== 0) out.add('dog', 1, 0, 0, DOG_BIT, 0, 0, 0, 0);
  }

  /** Singles above a height; the height of Phoenix and Dragon depends on what they are laid on. */
  find(above: number, standing: Play, out: PlayList): void {
    const { profile } = this;
    if (above < MAH_JONG_HEIGHT && (profile.hi & MAH_JONG_BIT) !== 0) {
      out.add('single', 1, MAH_JONG_HEIGHT, 0, MAH_JONG_BIT, 0, 0, 0, 0);
    }
    const lowest = above < 4 ? 2 : (above >> 1) + 1;
    if (lowest <= 8) this.findInHalf(out, 2, (profile.lo | profile.lo2) & -(1 << ((lowest - 2) * 4)));
    const high = (profile.hi | profile.hi2) & SUITED_HIGH;
    if (lowest <= ACE) this.findInHalf(out, 9, lowest <= 9 ? high : high & -(1 << ((lowest - 9) * 4)));
    if (profile.jokers > 0) this.lonePhoenix(standing);
    if (((profile.hi | profile.hi2) & DRAGON_BIT) !== 0) this.dragons(above, standing, out);
  }

  /** Ranks of half a pack, straight from its bits: this runs more often than anything else. */
  private findInHalf(out: PlayList, firstRank: number, bits: number): void {
    const { profile, choices } = this;
    const isLow = firstRank === 2;
    let rest = bits;
    while (rest !== 0) {
      const place = (31 - Math.clz32(rest & -rest)) >> 2;
      const shift = place * 4;
      rest &= ~(15 << shift);
      const rank = firstRank + place;
      const held = isLow
        ? ((profile.lo >> shift) & 15) | (((profile.lo2 >> shift) & 15) << 4)
        : ((profile.hi >> shift) & 15) | (((profile.hi2 >> shift) & 15) << 4);
      const list = choices.of(held, profile.keep[rank]!, 1, false);
      for (let i = 0; i < list.length; i++) {
        const first = (list[i]! & 15) << shift;
        const second = (list[i]! >> 4) << shift;
        if (isLow) out.add('single', 1, rank * 2, first, 0, second, 0, 0, 0);
        else out.add('single', 1, rank * 2, 0, first, 0, second, 0, 0);
      }
    }
  }

  private lonePhoenix(standing: Play): void {
    const height = this.phoenixHeight(standing);
    if (height !== 0) this.draft.layLonePhoenix(height);
  }

  /** Half a rank above what it is laid on; 0 where it may not lie. */
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
