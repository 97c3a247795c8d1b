import { ACE } from '../card.ts';
import type { Rules } from '../rules.ts';
import type { Kind } from './combination.ts';
import type { Draft } from './draft.ts';
import { ANY_SIZE, type FinderParts } from './finder-parts.ts';
import type { HandProfile } from './hand-profile.ts';
import { EVERY_RANK, lowestRank, ranksAbove } from './rank-bits.ts';
import type { SuitChoices } from './suit-choices.ts';

/** The only choice at a rank filled by Phoenixes: no natural cards. */
const NO_NATURALS: readonly number[] = [0];

/** Pairs (width 2) and triples (3), runs of them, and full houses. */
export class SetFinder {
  private readonly profile: HandProfile;
  private readonly draft: Draft;
  private readonly choices: SuitChoices;
  private readonly everyCard: boolean;
  private readonly pairDistinct: boolean;
  private readonly tripleDistinct: boolean;
  private readonly doublePhoenix: Rules['doublePhoenix'];

  constructor({ rules, profile, draft, choices, everyCard }: FinderParts) {
    this.profile = profile;
    this.draft = draft;
    this.choices = choices;
    this.everyCard = everyCard;
    this.pairDistinct = rules.packs === 2 && rules.pairSuits === 'distinct';
    this.tripleDistinct = rules.packs === 2 && rules.tripleSuits === 'distinct';
    this.doublePhoenix = rules.doublePhoenix;
  }

  find(width: 2 | 3, kind: Kind, above: number): void {
    const { profile, draft } = this;
    for (let jokers = 0; jokers <= profile.jokers && jokers < width; jokers++) {
      for (
        let ranks = profile.heldTimes(width - jokers) & ranksAbove(above);
        ranks !== 0;
        ranks &= ranks - 1
      ) {
        const rank = lowestRank(ranks);
        const list = this.naturals(rank, width, jokers);
        this.useJokers(rank, jokers);
        for (let i = 0; i < list.length; i++) {
          draft.flip(rank, list[i]!);
          draft.add(kind, width, rank * 2);
          draft.flip(rank, list[i]!);
        }
        this.returnJokers(jokers);
      }
    }
    if (width === 2 && profile.jokers === 2 && this.doublePhoenix === 'unrestricted')
      this.phoenixPairs(above);
  }

  private phoenixPairs(above: number): void {
    for (let ranks = ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks);
      this.useJokers(rank, 2);
      this.draft.add('pair', 2, rank * 2);
      this.returnJokers(2);
    }
  }

  /** The choices of natural cards for a set that contains `jokers` Phoenixes. */
  private naturals(rank: number, width: 2 | 3, jokers: number): readonly number[] {
    const { profile } = this;
    if (jokers === width) return NO_NATURALS;
    const distinct = width === 2 ? this.pairDistinct : this.tripleDistinct;
    return this.choices.of(profile.held(rank), profile.keep[rank]!, width - jokers, distinct);
  }

  private useJokers(rank: number, count: number): void {
    for (let used = 0; used < count; used++) this.draft.useJoker(rank);
  }

  private returnJokers(count: number): void {
    for (let used = 0; used < count; used++) this.draft.returnJoker();
  }

  findFullHouses(above: number): void {
    const { profile, draft } = this;
    for (let jokers = 0; jokers <= profile.jokers; jokers++) {
      for (let ranks = profile.heldTimes(3 - jokers) & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
        const triple = lowestRank(ranks);
        const list = this.naturals(triple, 3, jokers);
        this.useJokers(triple, jokers);
        for (let i = 0; i < list.length; i++) {
          draft.flip(triple, list[i]!);
          this.addPairs(triple);
          draft.flip(triple, list[i]!);
        }
        this.returnJokers(jokers);
      }
    }
  }

  private addPairs(triple: number): void {
    const { profile, draft } = this;
    const left = draft.jokersLeft;
    for (let jokers = 0; jokers <= left && jokers < 2; jokers++) {
      for (let ranks = profile.heldTimes(2 - jokers) & ~(1 << triple); ranks !== 0; ranks &= ranks - 1) {
        this.addPair(triple, lowestRank(ranks), jokers);
      }
    }
    if (left < 2) return;
    // Three natural cards and both Phoenixes: the rank of the pair makes no difference in play.
    const highest = triple === ACE ? ACE - 1 : ACE;
    for (let pair = this.everyCard ? 2 : highest; pair <= highest; pair++) {
      if (pair !== triple) this.addPair(triple, pair, 2);
    }
  }

  private addPair(triple: number, pair: number, jokers: number): void {
    const { draft } = this;
    const list = this.naturals(pair, 2, jokers);
    this.useJokers(pair, jokers);
    for (let i = 0; i < list.length; i++) {
      draft.flip(pair, list[i]!);
      draft.add('full', 5, triple * 2);
      draft.flip(pair, list[i]!);
    }
    this.returnJokers(jokers);
  }

  /** Lists consecutive sets: this many of them, or two or more if `sets` is 0. */
  findRuns(width: 2 | 3, kind: Kind, above: number, sets: number): void {
    const { profile } = this;
    const shortest = sets === ANY_SIZE ? 2 : sets;
    const possible = profile.jokers >= width ? EVERY_RANK : profile.heldTimes(width - profile.jokers);
    const lowest = Math.max(2, (above >> 1) - shortest + 2);
    for (let ranks = possible & (possible >> 1) & -(1 << lowest); ranks !== 0; ranks &= ranks - 1) {
      const low = lowestRank(ranks);
      if (low + shortest - 1 > ACE) return;
      this.extendRun(low, low, sets, width, kind);
    }
  }

  /** Whether the hand has enough cards and Phoenixes for a set of this rank. */
  private mayFill(rank: number, width: number): boolean {
    const jokers = Math.min(this.draft.jokersLeft, width);
    return ((this.profile.heldTimes(width - jokers) >> rank) & 1) !== 0;
  }

  /** Adds every possible set at `rank`. */
  private extendRun(rank: number, low: number, sets: number, width: 2 | 3, kind: Kind): void {
    const { profile, draft } = this;
    const left = draft.jokersLeft;
    const length = rank - low + 1;
    const isComplete = length >= 2 && (sets === ANY_SIZE || length === sets);
    const mayContinue = rank < ACE && (sets === ANY_SIZE || length < sets);
    for (let jokers = 0; jokers <= left && jokers <= width; jokers++) {
      if (((profile.heldTimes(width - jokers) >> rank) & 1) === 0) continue;
      const list = this.naturals(rank, width, jokers);
      this.useJokers(rank, jokers);
      for (let i = 0; i < list.length; i++) {
        draft.flip(rank, list[i]!);
        if (isComplete) draft.add(kind, length * width, rank * 2);
        if (mayContinue && this.mayFill(rank + 1, width)) {
          this.extendRun(rank + 1, low, sets, width, kind);
        }
        draft.flip(rank, list[i]!);
      }
      this.returnJokers(jokers);
    }
  }
}
