import type { Bot, Choice } from '@schupf/bots';
import { follow, type Gift, type Seat, slotsOf, type View, xoshiro128 } from '@schupf/rules';
import { makeBot } from '../make-bot.ts';

/** The bot that gives hints, regardless of the opponents. */
const ADVISER = 'net-2';

/** Suggests what a strong bot would do in the person's place. */
export class Adviser {
  private readonly bot: Bot = makeBot(ADVISER);

  /** The suggested action with its reasons; null for none. */
  advise(view: View, seat: Seat): Choice | null {
    const choice = this.bot.choose(view, seat, { random: xoshiro128('advice'), outOfTime: () => false });
    if (choice?.action.type !== 'push') return choice;
    return { ...choice, action: { ...choice.action, gifts: inSlotOrder(view, seat, choice.action.gifts) } };
  }

  /** The suggested push, even if the bot would call Tichu first. */
  gifts(view: View, seat: Seat): readonly Gift[] {
    const action = this.advise(view, seat)?.action;
    if (action?.type === 'push') return action.gifts;
    const called = follow(view, { type: 'called', seat, call: 'tichu' });
    const after = action?.type === 'call' ? this.advise(called, seat)?.action : undefined;
    return after?.type === 'push' ? after.gifts : [];
  }
}

/** Sorts the gifts by slot, the order in which they are typed: a bot may list them in any order. */
function inSlotOrder({ open, hands }: View, seat: Seat, gifts: readonly Gift[]): readonly Gift[] {
  const recipients = slotsOf(open, seat, hands[seat]!).map(({ to }) => to);
  return gifts.toSorted((a, b) => recipients.indexOf(a.to) - recipients.indexOf(b.to));
}
