import type { Bits, Gift, Play, PlayList, Rank, Seat, View } from '@schupf/rules';
import { giftReason } from '../common/gifts.ts';
import type { Convention } from '../convention.ts';
import type { Policy, Why } from '../policy.ts';
import { callsGrand, callsTichu } from './calls.ts';
import { Outlook } from './outlook.ts';
import { choosePush } from './push.ts';
import { type Situation, situationOf } from './situation.ts';
import type { Traits } from './traits.ts';
import { chooseBomb, chooseTurn, weighTurn } from './turn.ts';
import { chooseWish } from './wish.ts';

/** Plans its hand and weighs candidates according to its traits. */
export class HeuristicPolicy implements Policy {
  readonly name: string;
  private readonly traits: Traits;
  private readonly convention: Convention;
  private readonly outlook = new Outlook();

  constructor(name: string, traits: Traits, convention: Convention = 'none') {
    this.name = name;
    this.traits = traits;
    this.convention = convention;
  }

  callsGrand(view: View, seat: Seat, _random: Bits, why: Why): boolean {
    return this.traits.calls && callsGrand(view, seat, this.traits, why);
  }

  callsTichu(view: View, seat: Seat, _random: Bits, why: Why): boolean {
    return this.traits.calls && callsTichu(view, seat, this.readOutlook(view, seat), this.traits, why);
  }

  withdraws(): boolean {
    return true;
  }

  push(view: View, seat: Seat, _random: Bits, why: Why): Gift[] {
    return choosePush(view, seat, this.readOutlook(view, seat), this.traits, this.convention, why);
  }

  turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, _random: Bits, why: Why): number {
    if (plays.length === 1 && !mayPass) {
      why?.push({ code: 'only-choice' });
      return 0;
    }
    return chooseTurn(this.situation(view, seat), plays, mayPass, why);
  }

  weigh(view: View, seat: Seat, plays: PlayList, mayPass: boolean, values: Float64Array): number {
    return weighTurn(this.situation(view, seat), plays, mayPass, values);
  }

  bomb(view: View, seat: Seat, bombs: PlayList, _random: Bits, why: Why): number {
    return chooseBomb(this.situation(view, seat), bombs, why);
  }

  wish(view: View, seat: Seat, play: Play, _random: Bits, why: Why): Rank {
    return chooseWish(view, seat, play, why);
  }

  dogTo(view: View, _seat: Seat, targets: readonly Seat[], _random: Bits, why: Why): Seat {
    const { calls, counts } = view.open;
    const caller = targets.find((target) => calls[target] !== null);
    const to = caller ?? targets.reduce((best, target) => (counts[target]! < counts[best]! ? target : best));
    if (view.open.isActive(to)) why?.push({ code: 'dog-to-partner', seat: to });
    return to;
  }

  gift(view: View, _seat: Seat, targets: readonly Seat[], _random: Bits, why: Why): Seat {
    const { counts } = view.open;
    const to = targets.reduce((best, target) => (counts[target]! > counts[best]! ? target : best));
    why?.push({ code: giftReason(view, targets, to) });
    return to;
  }

  private situation(view: View, seat: Seat): Situation {
    return situationOf(view, seat, this.outlook, this.traits);
  }

  private readOutlook(view: View, seat: Seat): Outlook {
    return this.outlook.read(view, seat, this.traits.memory, this.traits.turnCost);
  }
}
