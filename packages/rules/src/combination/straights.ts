import { ACE } from '../card.ts';
import { bitCount } from '../card-set.ts';
import type { Draft } from './draft.ts';
import { ANY_SIZE, type FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import { MAH_JONG_RANK, suitsOf } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

export const MIN_STRAIGHT = 5;
const EVERY_SUIT = 15;

/** Straights that are not bombs. */
export class StraightFinder {
  private readonly profile: HandProfile;
  private readonly draft: Draft;
  private readonly choices: SuitChoices;
  private readonly mahJongSuits: number;

  constructor({ rules, profile, draft, choices }: FinderParts) {
    this.profile = profile;
    this.draft = draft;
    this.choices = choices;
    this.mahJongSuits = rules.mahJongInBomb ? EVERY_SUIT : 0;
  }

  /** Lists straights above a height, of one size or of any size. */
  find(above: number, size: number): void {
    const { profile } = this;
    const shortest = size === ANY_SIZE ? MIN_STRAIGHT : size;
    if (profile.jokers === 0 ? !hasRunOfFive(profile.present) : bitCount(profile.present) < 3) return;
    const lowest = (profile.present & MAH_JONG_RANK) !== 0 ? 1 : 2;
    for (let low = Math.max(lowest, (above >> 1) - shortest + 2); low <= ACE - shortest + 1; low++) {
      const reach = low + shortest - 1;
      if (!this.lacksMoreThan(profile.jokers, low, reach)) this.extend(low, low, reach, size, EVERY_SUIT);
    }
  }

  /** Whether more than `allowed` ranks from `low` to `high` are missing from the hand. */
  private lacksMoreThan(allowed: number, low: number, high: number): boolean {
    let missing = ~this.profile.present & ((1 << (high + 1)) - (1 << low));
    for (let filled = 0; filled < allowed; filled++) missing &= missing - 1;
    return missing !== 0;
  }

  /**
   * Adds every possible card at `rank`. The run is a valid straight once it reaches rank `reach`; `suits` are the
   * suits shared by all its cards so far: if any is left at the end, the run is a bomb.
   */
  private extend(rank: number, low: number, reach: number, size: number, suits: number): void {
    const { profile, draft } = this;
    if (rank === 1) {
      draft.flipMahJong();
      this.proceed(rank, low, reach, size, suits & this.mahJongSuits);
      draft.flipMahJong();
      return;
    }
    const held = profile.held(rank);
    if (held !== 0) {
      const list = this.choices.of(held, profile.keep[rank]!, 1, false);
      for (let i = 0; i < list.length; i++) {
        const card = list[i]!;
        draft.flip(rank, card);
        this.proceed(rank, low, reach, size, suits & suitsOf(card));
        draft.flip(rank, card);
      }
    }
    if (draft.jokersLeft === 0) return;
    draft.useJoker(rank);
    this.proceed(rank, low, reach, size, 0);
    draft.returnJoker();
  }

  /** The run has a card at `rank`: lists it if it is long enough and continues upwards where possible. */
  private proceed(rank: number, low: number, reach: number, size: number, suits: number): void {
    const { draft } = this;
    if (rank < reach) {
      if (this.lacksMoreThan(draft.jokersLeft, rank + 1, reach)) return;
    } else {
      if (suits === 0) draft.add('straight', rank - low + 1, rank * 2);
      if (rank === ACE || size !== ANY_SIZE) return;
      if (draft.jokersLeft === 0 && ((this.profile.present >> (rank + 1)) & 1) === 0) return;
    }
    this.extend(rank + 1, low, reach, size, suits);
  }
}

function hasRunOfFive(ranks: number): boolean {
  return (ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4)) !== 0;
}
