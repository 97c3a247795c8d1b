import { ACE } from '../card.ts';
import { isBomb, type Play } from './combination.ts';
import type { Draft } from './draft.ts';
import type { FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import { lowestRank, MAH_JONG_RANK, ranksAbove } from './rank-bits.ts';
import { MIN_STRAIGHT } from './straights.ts';
import type { SuitChoices } from './suit-choices.ts';

const FOUR = 4;

/** Four of a rank, and straights of one suit. */
export class BombFinder {
  private readonly profile: HandProfile;
  private readonly draft: Draft;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly distinct: boolean;
  private readonly mahJongInBomb: boolean;

  constructor({ rules, profile, draft, choices, everyCard }: FinderParts) {
    this.profile = profile;
    this.draft = draft;
    this.choices = choices;
    this.everyCard = everyCard;
    this.distinct = rules.packs === 2 && rules.quadSuits === 'distinct';
    this.mahJongInBomb = rules.mahJongInBomb;
  }

  /** Lists the bombs that beat `standing`: all of them, unless it is itself a bomb. */
  findAbove(standing: Play): void {
    const onBomb = standing.size > 0 && isBomb(standing);
    if (!onBomb) this.fours(0);
    else if (standing.size === FOUR) this.fours(standing.height);
    if (!this.profile.hasStraightBomb) return;
    if (!onBomb || standing.size === FOUR) {
      this.straights(MIN_STRAIGHT, ACE, 0);
    } else {
      this.straights(standing.size, standing.size, standing.height);
      this.straights(standing.size + 1, ACE, 0);
    }
  }

  findOfSize(size: number): void {
    if (size === FOUR) this.fours(0);
    if (size >= MIN_STRAIGHT && this.profile.hasStraightBomb) this.straights(size, size, 0);
  }

  private fours(above: number): void {
    const { profile, draft } = this;
    for (let ranks = profile.fourfold & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks);
      const list = this.choices.of(profile.held(rank), profile.keep[rank]!, FOUR, this.distinct);
      for (let i = 0; i < list.length; i++) {
        draft.flip(rank, list[i]!);
        draft.add('bomb4', FOUR, rank * 2);
        draft.flip(rank, list[i]!);
      }
    }
  }

  private straights(shortest: number, longest: number, above: number): void {
    const withMahJong = this.mahJongInBomb && (this.profile.present & MAH_JONG_RANK) !== 0;
    for (let suit = 0; suit < 4; suit++) {
      if (withMahJong) {
        this.draft.flipMahJong();
        this.extend(2, 1, suit, shortest, longest, above);
        this.draft.flipMahJong();
      }
      for (let low = 2; low <= ACE - MIN_STRAIGHT + 1; low++) {
        this.extend(low, low, suit, shortest, longest, above);
      }
    }
  }

  /** Adds the card of the suit at `rank`, from either pack. */
  private extend(
    rank: number,
    low: number,
    suit: number,
    shortest: number,
    longest: number,
    above: number,
  ): void {
    const { draft } = this;
    const length = rank - low + 1;
    const copies = this.profile.held(rank) & (0x11 << suit);
    for (let copy = 1 << suit; copy <= 16 << suit; copy <<= 4) {
      const isSecondCopy = copy > 15 && copies !== copy;
      if ((copies & copy) === 0 || (isSecondCopy && !this.everyCard)) continue;
      draft.flip(rank, copy);
      if (length >= shortest && rank * 2 > above) draft.add('bombS', length, rank * 2);
      if (rank < ACE && length < longest) this.extend(rank + 1, low, suit, shortest, longest, above);
      draft.flip(rank, copy);
    }
  }
}
