import type { Cards } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { BombFinder } from './bombs.ts';
import type { Play } from './combination.ts';
import { Draft } from './draft.ts';
import { ANY_SIZE, type FinderParts } from './finder-parts.ts';
import { HandProfile } from './hand-profile.ts';
import type { PlayList } from './play-list.ts';
import { SetFinder } from './sets.ts';
import { SingleFinder } from './singles.ts';
import { MIN_STRAIGHT, StraightFinder } from './straights.ts';
import type { SuitChoices } from './suit-choices.ts';

/**
 * The only code that knows which cards form which combination. It lists the plays in a hand with every reading of the
 * Phoenix. Its `SuitChoices` decide whether plays that differ only in interchangeable cards are listed once.
 *
 * Singles, sets, straights and bombs each have a file. They build combinations rank by rank; at each rank an unused
 * Phoenix may replace a natural card.
 */
export class PlayFinder {
  private readonly profile: HandProfile;
  private readonly draft: Draft;
  private readonly singles: SingleFinder;
  private readonly sets: SetFinder;
  private readonly straights: StraightFinder;
  private readonly bombs: BombFinder;
  private readonly tripleSequences: boolean;

  constructor(rules: Rules, choices: SuitChoices, everyCard: boolean) {
    this.profile = new HandProfile(rules);
    this.draft = new Draft(this.profile, everyCard);
    const parts: FinderParts = { rules, profile: this.profile, draft: this.draft, choices, everyCard };
    this.singles = new SingleFinder(parts);
    this.sets = new SetFinder(parts);
    this.straights = new StraightFinder(parts);
    this.bombs = new BombFinder(parts);
    this.tripleSequences = rules.tripleSequences;
  }

  /** Quickly tests whether the hand may contain a bomb; if false, it certainly does not. */
  mayHoldBomb(hand: Cards): boolean {
    return this.profile.mayHoldBomb(hand);
  }

  /** Lists every play in the hand that beats `standing` or, on an empty table, that may be led. */
  find(hand: Cards, standing: Play, out: PlayList): void {
    const bombPossible = this.profile.mayHoldBomb(hand);
    out.clear();
    if (!bombPossible && standing.kind === 'single' && standing.size === 1) {
      this.profile.glance(hand);
      this.singles.find(standing.height, standing, out);
      return;
    }
    this.study(hand, out);
    if (standing.size === 0) {
      this.singles.dog(out);
      this.everyKind(ANY_SIZE, standing, out);
    } else {
      this.sameKind(standing, out);
    }
    if (bombPossible) this.bombs.findAbove(standing);
  }

  findBombs(hand: Cards, standing: Play, out: PlayList): void {
    out.clear();
    if (!this.profile.mayHoldBomb(hand)) return;
    this.study(hand, out);
    this.bombs.findAbove(standing);
  }

  /** Lists every reading of exactly these cards, whether or not it beats `standing`. */
  findReadings(cards: Cards, standing: Play, out: PlayList): void {
    out.clear();
    const size = cards.size;
    if (size === 0) return;
    this.study(cards, out);
    if (size === 1) this.singles.dog(out);
    this.everyKind(size, standing, out);
    this.bombs.findOfSize(size);
  }

  private study(hand: Cards, out: PlayList): void {
    this.profile.study(hand);
    this.draft.begin(out);
  }

  /** Finds every kind of ordinary combination, of one size or of any size. */
  private everyKind(size: number, standing: Play, out: PlayList): void {
    const isAnySize = size === ANY_SIZE;
    if (isAnySize || size === 1) this.singles.find(0, standing, out);
    if (isAnySize || size >= MIN_STRAIGHT) this.straights.find(0, size);
    if (this.profile.twice === 0 && this.profile.jokers === 0) return;
    if (isAnySize || size === 2) this.sets.find(2, 'pair', 0);
    if (isAnySize || size === 3) this.sets.find(3, 'triple', 0);
    if (isAnySize || size === 5) this.sets.findFullHouses(0);
    if (isAnySize || (size >= 4 && size % 2 === 0)) this.sets.findRuns(2, 'stairs', 0, size >> 1);
    if (this.tripleSequences && (isAnySize || (size >= 6 && size % 3 === 0))) {
      this.sets.findRuns(3, 'triple-stairs', 0, (size / 3) | 0);
    }
  }

  private sameKind(standing: Play, out: PlayList): void {
    const { kind, size, height } = standing;
    switch (kind) {
      case 'single':
        return this.singles.find(height, standing, out);
      case 'pair':
        return this.sets.find(2, kind, height);
      case 'triple':
        return this.sets.find(3, kind, height);
      case 'stairs':
        return this.sets.findRuns(2, kind, height, size >> 1);
      case 'triple-stairs':
        return this.sets.findRuns(3, kind, height, (size / 3) | 0);
      case 'full':
        return this.sets.findFullHouses(height);
      case 'straight':
        return this.straights.find(height, size);
      case 'bomb4':
      case 'bombS':
      case 'dog':
        return;
    }
  }
}
