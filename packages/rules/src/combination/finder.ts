import { type Cards, PHOENIX_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { BombFinder } from './bombs.ts';
import type { Play } from './combination.ts';
import { Draft } from './draft.ts';
import { ANY_SIZE, type FinderParts } from './finder-parts.ts';
import { HandProfile } from './hand-profile.ts';
import { PlainFinder } from './plain.ts';
import type { PlayList } from './play-list.ts';
import { SUITED_HIGH } from './rank-bits.ts';
import { SetFinder } from './sets.ts';
import { SingleFinder } from './singles.ts';
import { MIN_STRAIGHT, StraightFinder } from './straights.ts';
import { type SuitChoices, takesFirstSuits } from './suit-choices.ts';

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
  private readonly plain: PlainFinder;
  private readonly firstWillDo: boolean;
  private readonly tripleSequences: boolean;

  constructor(rules: Rules, choices: SuitChoices, everyCard: boolean) {
    this.profile = new HandProfile(rules);
    this.draft = new Draft(this.profile, everyCard);
    const parts: FinderParts = { rules, profile: this.profile, draft: this.draft, choices, everyCard };
    this.singles = new SingleFinder(parts);
    this.sets = new SetFinder(parts);
    this.straights = new StraightFinder(parts);
    this.bombs = new BombFinder(parts);
    this.plain = new PlainFinder(rules);
    this.firstWillDo = choices.firstWillDo && takesFirstSuits(rules);
    this.tripleSequences = rules.tripleSequences;
  }

  /** Quickly tests whether the hand may contain a bomb; if false, it certainly does not. */
  mayHoldBomb(hand: Cards): boolean {
    return this.profile.mayHoldBomb(hand);
  }

  /** Lists every play in the hand that beats `standing` or, on an empty table, that may be led. */
  find(hand: Cards, standing: Play, out: PlayList): void {
    out.clear();
    if (this.profile.mayHoldBomb(hand)) {
      this.findAny(hand, standing, true, out);
      this.bombs.findAbove(standing);
      return;
    }
    const firstWillDo = this.firstWillDo && !holdsCardTwice(hand);
    // Only bombs beat a Dog that stays on the table.
    if (standing.kind === 'dog') return;
    if (standing.size === 1) {
      this.profile.forgetStraightBombs();
      this.singles.find(hand, standing.height, standing, firstWillDo, out);
    } else if (firstWillDo && !holdsPhoenix(hand)) {
      this.findPlain(hand, standing, out);
    } else {
      this.findAny(hand, standing, false, out);
    }
  }

  private findPlain(hand: Cards, standing: Play, out: PlayList): void {
    if (standing.size > 0) {
      this.plain.findAbove(hand, standing, out);
      return;
    }
    this.singles.dog(hand, out);
    this.singles.find(hand, 0, standing, true, out);
    this.plain.findLeads(hand, out);
  }

  private findAny(hand: Cards, standing: Play, bombPossible: boolean, out: PlayList): void {
    this.study(hand, bombPossible, out);
    if (standing.size === 0) {
      this.singles.dog(hand, out);
      this.everyKind(hand, ANY_SIZE, standing, out);
    } else {
      this.sameKind(hand, standing, out);
    }
  }

  findBombs(hand: Cards, standing: Play, out: PlayList): void {
    out.clear();
    if (!this.profile.mayHoldBomb(hand)) return;
    this.study(hand, true, out);
    this.bombs.findAbove(standing);
  }

  /** Lists every reading of exactly these cards, whether or not it beats `standing`. */
  findReadings(cards: Cards, standing: Play, out: PlayList): void {
    out.clear();
    const size = cards.size;
    if (size === 0) return;
    if (size === 1) {
      this.singles.dog(cards, out);
      this.singles.find(cards, 0, standing, true, out);
      return;
    }
    this.study(cards, this.profile.mayHoldBomb(cards), out);
    this.everyKind(cards, size, standing, out);
    this.bombs.findOfSize(size);
  }

  private findSingles(hand: Cards, above: number, standing: Play, out: PlayList): void {
    const firstWillDo = this.firstWillDo && !this.profile.hasStraightBomb && !holdsCardTwice(hand);
    this.singles.find(hand, above, standing, firstWillDo, out);
  }

  private study(hand: Cards, bombPossible: boolean, out: PlayList): void {
    this.profile.study(hand, bombPossible);
    this.draft.begin(out);
  }

  /** Finds every kind of ordinary combination, of one size or of any size. */
  private everyKind(hand: Cards, size: number, standing: Play, out: PlayList): void {
    const isAnySize = size === ANY_SIZE;
    if (isAnySize) this.findSingles(hand, 0, standing, out);
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

  private sameKind(hand: Cards, standing: Play, out: PlayList): void {
    const { kind, size, height } = standing;
    switch (kind) {
      case 'single':
        return this.findSingles(hand, height, standing, out);
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

/** Whether the hand holds both copies of a suited card. */
function holdsCardTwice({ lo, hi, lo2, hi2 }: Cards): boolean {
  return ((lo & lo2) | (hi & hi2 & SUITED_HIGH)) !== 0;
}

function holdsPhoenix({ hi, hi2 }: Cards): boolean {
  return ((hi | hi2) & PHOENIX_BIT) !== 0;
}
