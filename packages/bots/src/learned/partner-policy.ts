import {
  type Bits,
  type Card,
  type Cards,
  DOG,
  NO_PLAY,
  type OpenState,
  type PlayList,
  type Seat,
  type View,
} from '@schupf/rules';
import type { Why } from '../policy.ts';
import type { Evaluator } from './evaluator.ts';
import { LearnedPolicy, type LearnedPolicyOptions } from './learned-policy.ts';
import { arePartnerPeople, CLEARLY_BETTER, isRude } from './partner-manners.ts';

/** How many points better it must be to give the Dragon's trick to an opponent who has fewer cards than another. */
const CLEARLY_BETTER_GIFT = 20;

export interface PartnerPolicyOptions extends LearnedPolicyOptions {
  /** How many points better a rude choice must be than the best polite one. */
  readonly restraint?: number;
}

/**
 * A learned policy with the manners that people expect of a partner. It is rude only if that is clearly better, and then
 * says so. It does not push the Dog to a partner: the networks learned to announce a call that way, but no person
 * knows that.
 */
export class PartnerPolicy extends LearnedPolicy {
  private readonly restraint: number;
  /** What a candidate of the current decision is held back by; null if nothing. */
  private handicapOf: ((candidate: number) => number) | null = null;

  constructor(
    name: string,
    evaluator: Evaluator,
    { restraint = CLEARLY_BETTER, ...options }: PartnerPolicyOptions = {},
  ) {
    super(name, evaluator, options);
    this.restraint = restraint;
  }

  override turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number {
    this.holdBackRude(view.open, seat, plays);
    if (this.handicapOf === null) return super.turn(view, seat, plays, mayPass, random, why);
    const reasons: Why = why === null ? null : [];
    const chosen = super.turn(view, seat, plays, mayPass, random, reasons);
    if (why !== null) why.push(...this.reasonsOfManners(view.open, seat, plays, chosen, reasons ?? []));
    this.holdBackNothing();
    return chosen;
  }

  override bomb(view: View, seat: Seat, bombs: PlayList, random: Bits, why: Why): number {
    this.holdBackRude(view.open, seat, bombs);
    const reasons: Why = why === null ? null : [];
    const chosen = super.bomb(view, seat, bombs, random, reasons);
    if (chosen !== NO_PLAY && isRude(view.open, seat, bombs.at(chosen))) why?.push({ code: 'over-partner' });
    why?.push(...(reasons ?? []));
    this.holdBackNothing();
    return chosen;
  }

  override gift(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat {
    const { counts } = view.open;
    const most = Math.max(...targets.map((target) => counts[target]!));
    this.handicapOf = (candidate) => (counts[targets[candidate]!] === most ? 0 : CLEARLY_BETTER_GIFT);
    const reasons: Why = why === null ? null : [];
    const chosen = super.gift(view, seat, targets, random, reasons);
    const isHeldBack = targets.length > 1 && this.holdsBackBest(targets.length);
    why?.push(...(isHeldBack ? [{ code: 'gift-to-slower' } as const] : (reasons ?? [])));
    this.holdBackNothing();
    return chosen;
  }

  protected override mayGive({ open }: View, seat: Seat, card: Card, to: Seat, left: Cards): boolean {
    return card !== DOG || !arePartnerPeople(open, seat, to) || left.size === 1;
  }

  protected override handicap(candidate: number): number {
    return this.manners(candidate);
  }

  /** How many points manners hold a candidate back by. */
  private manners(candidate: number): number {
    return this.handicapOf === null ? 0 : this.handicapOf(candidate);
  }

  protected holdBackRude(open: OpenState, seat: Seat, plays: PlayList): void {
    this.holdBackNothing();
    if (!mayBeRude(open, seat)) return;
    this.handicapOf = (candidate) => {
      const index = this.playIndices[candidate]!;
      return index !== NO_PLAY && isRude(open, seat, plays.at(index)) ? this.restraint : 0;
    };
  }

  protected holdBackNothing(): void {
    this.handicapOf = null;
  }

  /** Why the seat was rude or held itself back; its other reasons if it was neither. */
  private reasonsOfManners(
    open: OpenState,
    seat: Seat,
    plays: PlayList,
    chosen: number,
    reasons: Exclude<Why, null>,
  ): Exclude<Why, null> {
    if (reasons.some(({ code }) => code === 'only-choice')) return reasons;
    const { candidates } = this.evaluator.features;
    if (chosen !== NO_PLAY && isRude(open, seat, plays.at(chosen))) {
      const hadChoice = Array.from({ length: candidates }, (_, at) => this.manners(at)).includes(0);
      return hadChoice ? [{ code: 'over-partner' }, ...reasons] : reasons;
    }
    if (!this.holdsBackBest(candidates)) return reasons;
    const isPartners = !open.trickIsEmpty && open.arePartners(seat, open.owner);
    return [{ code: isPartners ? 'partner-has-it' : 'serves-call' }];
  }

  /** Whether the candidate that is expected to bring most was held back, and another one chosen. */
  private holdsBackBest(candidates: number): boolean {
    const most = Math.max(...this.points.slice(0, candidates));
    return most > this.bestPoints && this.manners(this.points.indexOf(most)) > 0;
  }
}

/** Whether any play of the seat could be rude now: someone else's trick or call is at stake. */
function mayBeRude(open: OpenState, seat: Seat): boolean {
  if (!open.trickIsEmpty && arePartnerPeople(open, seat, open.owner)) return true;
  return open.calls.some((call, other) => call !== null && arePartnerPeople(open, seat, other));
}
