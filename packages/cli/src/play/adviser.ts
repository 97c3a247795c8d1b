import type { Bot, Choice } from '@schupf/bots';
import { follow, type Gift, type Seat, slotsOf, type View, xoshiro128 } from '@schupf/rules';
import { makeBot } from '../make-bot.ts';

/** Good advice, whoever the opponents are; in games it has not learned, it plays as `expert-1` does. */
const ADVISER = 'net-1';

/** Says what a bot would do in the person's place. */
export class Adviser {
  private readonly bot: Bot = makeBot(ADVISER);

  /** What it would do now, and why; null for nothing. */
  advise(view: View, seat: Seat): Choice | null {
    const choice = this.bot.choose(view, seat, { random: xoshiro128('advice'), outOfTime: () => false });
    if (choice?.action.type !== 'push') return choice;
    return { ...choice, action: { ...choice.action, gifts: asTyped(view, seat, choice.action.gifts) } };
  }

  /** What it would push, also where it would call Tichu before that. */
  gifts(view: View, seat: Seat): readonly Gift[] {
    const action = this.advise(view, seat)?.action;
    if (action?.type === 'push') return action.gifts;
    const called = follow(view, { type: 'called', seat, call: 'tichu' });
    const after = action?.type === 'call' ? this.advise(called, seat)?.action : undefined;
    return after?.type === 'push' ? after.gifts : [];
  }
}

/** In the order of the places, in which cards are typed: a bot may name its gifts in any. */
function asTyped({ open, hands }: View, seat: Seat, gifts: readonly Gift[]): readonly Gift[] {
  const places = slotsOf(open, seat, hands[seat]!).map(({ to }) => to);
  return gifts.toSorted((a, b) => places.indexOf(a.to) - places.indexOf(b.to));
}
