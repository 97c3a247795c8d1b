import {
  type Bits,
  type Card,
  type Cards,
  DOG,
  NO_PLAY,
  type PlayList,
  type Seat,
  type View,
} from '@schupf/rules';
import type { Why } from '../policy.ts';
import { LearnedPolicy } from './learned-policy.ts';
import { arePartnerPeople, CLEARLY_BETTER, isRude } from './partner-manners.ts';

/** How many points better it must be to give the Dragon's trick to an opponent who has fewer cards than another. */
const CLEARLY_BETTER_GIFT = 20;

/**
 * A learned policy with the manners that people expect of a partner. It is rude only if that is clearly better, and then
 * says so. It does not push the Dog to a partner: the networks learned to announce a call that way, but no person
 * knows that.
 */
export class PartnerPolicy extends LearnedPolicy {
  private values = new Float64Array(64);

  override turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number {
    const reasons: Why = why === null ? null : [];
    const chosen = super.turn(view, seat, plays, mayPass, random, reasons);
    if (chosen === NO_PLAY || !isRude(view.open, seat, plays.at(chosen))) {
      why?.push(...(reasons ?? []));
      return chosen;
    }
    const values = this.valuesFor(plays);
    const passing = this.weigh(view, seat, plays, mayPass, values);
    const polite = bestPolite(view, seat, plays, passing, values);
    if (values[chosen]! > polite.value + CLEARLY_BETTER) {
      if (polite.value > Number.NEGATIVE_INFINITY) why?.push({ code: 'over-partner' });
      why?.push(...(reasons ?? []));
      return chosen;
    }
    const isPartners = !view.open.trickIsEmpty && view.open.arePartners(seat, view.open.owner);
    why?.push({ code: isPartners ? 'partner-has-it' : 'serves-call' });
    return polite.index;
  }

  override bomb(view: View, seat: Seat, bombs: PlayList, random: Bits, why: Why): number {
    const chosen = super.bomb(view, seat, bombs, random, null);
    if (chosen === NO_PLAY) return NO_PLAY;
    if (!isRude(view.open, seat, bombs.at(chosen))) return super.bomb(view, seat, bombs, random, why);
    const values = this.valuesFor(bombs);
    const waiting = this.weighBombs(view, seat, bombs, values);
    if (values[chosen]! <= waiting + CLEARLY_BETTER) return NO_PLAY;
    why?.push({ code: 'over-partner' });
    return chosen;
  }

  override gift(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat {
    const chosen = super.gift(view, seat, targets, random, null);
    const { counts } = view.open;
    const most = Math.max(...targets.map((target) => counts[target]!));
    const lead = this.leadOf(targets.indexOf(chosen), (index) => counts[targets[index]!] === most);
    if (counts[chosen] === most || lead > CLEARLY_BETTER_GIFT) {
      return super.gift(view, seat, targets, random, why);
    }
    why?.push({ code: 'gift-to-slower' });
    return targets.reduce((best, target) => (counts[target]! > counts[best]! ? target : best));
  }

  protected override mayGive({ open }: View, seat: Seat, card: Card, to: Seat, left: Cards): boolean {
    return card !== DOG || !arePartnerPeople(open, seat, to) || left.size === 1;
  }

  /** How many points the chosen candidate of the last decision is ahead of the best of some others. */
  private leadOf(chosen: number, isOther: (candidate: number) => boolean): number {
    const others = this.points.filter((_, candidate) => candidate !== chosen && isOther(candidate));
    return this.points[chosen]! - Math.max(...others);
  }

  private valuesFor(plays: PlayList): Float64Array {
    if (this.values.length < plays.length) this.values = new Float64Array(2 * plays.length);
    return this.values;
  }
}

/** The best choice that is not rude; its value is −∞ if there is none. */
function bestPolite(
  { open }: View,
  seat: Seat,
  plays: PlayList,
  passing: number,
  values: Float64Array,
): { readonly index: number; readonly value: number } {
  let best = { index: NO_PLAY, value: passing };
  for (let index = 0; index < plays.length; index++) {
    if (values[index]! > best.value && !isRude(open, seat, plays.at(index))) {
      best = { index, value: values[index]! };
    }
  }
  return best;
}
