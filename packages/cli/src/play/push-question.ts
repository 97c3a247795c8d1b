import {
  type Card,
  type Gift,
  type OpenState,
  type Seat,
  type SeatAction,
  type Slot,
  slotsOf,
  type View,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { capital, listed, placeTitle } from '../telling/names.ts';
import type { Style } from '../telling/style.ts';
import { count } from '../telling/words.ts';
import type { CardInput, Question } from './question.ts';
import { takeFrom } from './resolve.ts';

/** What a seat lays out before play; Enter does what is proposed. */
export function pushQuestion(view: View, seat: Seat, gifts: readonly Gift[], style: Style): Question {
  const { open } = view;
  const slots = slotsOf(open, seat, view.hands[seat]!);
  return {
    view,
    seat,
    showsTable: true,
    note: `${debtText(view, seat, slots, style)} Enter: ${giftsText(open, gifts, style)}.`,
    prompt: 'Push',
    enter: { type: 'push', seat, gifts },
    read: (input) => readPush(view, seat, slots, input),
  };
}

/** The last word before the exchange: the pushes lie there and may still be taken back. */
export function exchangeQuestion(view: View, seats: readonly Seat[], style: Style): Question {
  const { open } = view;
  const laid = seats.map((seat) => {
    const gifts = giftsText(open, view.laid[seat] ?? [], style);
    return `${capital(style.names.does(open, seat, 'push'))} ${gifts}.`;
  });
  return {
    view,
    seat: seats[0]!,
    showsTable: false,
    note: `${laid.join(' ')} Enter exchanges, "undo" takes it back.`,
    prompt: 'Exchange',
    enter: 'nothing',
    read: () => refused('your push is laid out: "undo" takes it back, Enter exchanges [PUSH3]'),
  };
}

function giftsText(open: OpenState, gifts: readonly Gift[], { names, paint }: Style): string {
  return listed(gifts.map(({ to, cards }) => `${paint.cards(cards)} to ${names.of(open, to)}`));
}

/** What has to be given, and why where the place decides it. */
function debtText(view: View, seat: Seat, slots: readonly Slot[], style: Style): string {
  const { open } = view;
  const { names } = style;
  const place = open.ranking.indexOf(seat);
  if (place >= 0) return slots.map((slot) => placeDebtText(view, seat, place, slot, style)).join(' ');
  const owed = slots.map(
    (slot) => `${slot.count === 1 ? 'a card' : count(slot.count, 'card')} to ${names.of(open, slot.to)}`,
  );
  return `${capital(names.does(open, seat, 'push'))} ${listed(owed)}.`;
}

function placeDebtText(view: View, seat: Seat, place: number, slot: Slot, { names, paint }: Style): string {
  const { open } = view;
  const isForced = slot.pick.size < view.hands[seat]!.size;
  const isLower = place >= open.ranking.length / 2;
  const [which, rule] = isLower ? ['best', 'RANK8'] : ['worst', 'RANK9'];
  const to = `${names.of(open, slot.to)} (${placeTitle(open, open.ranking.indexOf(slot.to))})`;
  const give = `As ${placeTitle(open, place)} ${names.does(open, seat, 'give')}`;
  if (!isForced) return `${give} ${count(slot.count, 'card')} of your choice to ${to} [${rule}].`;
  const rest = slot.count - slot.must.size;
  const parts = slot.must.isEmpty() ? [] : [paint.cards(slot.must)];
  if (rest > 0) parts.push(`${rest} of ${paint.cards(slot.pick)}`);
  const what = slot.count === 1 ? `your ${which} card` : `your ${slot.count} ${which} cards`;
  return `${give} ${what} to ${to} [${rule}]: ${listed(parts)}.`;
}

/** Cards in the order of the slots. */
function readPush(view: View, seat: Seat, slots: readonly Slot[], input: CardInput): Answer<SeatAction> {
  if (input.type === 'unclear') return refused(input.problem);
  const cards = takeFrom(view.hands[seat]!, input.laying.words);
  if (cards === null) return refused('you do not hold these cards [PLAY4]');
  const wanted = slots.reduce((sum, slot) => sum + slot.count, 0);
  if (cards.length !== wanted)
    return refused(`${count(wanted, 'card')} must be given, not ${cards.length} [PUSH1]`);
  return answered({ type: 'push', seat, gifts: shareOut(cards, slots) });
}

function shareOut(cards: readonly Card[], slots: readonly Slot[]): Gift[] {
  let from = 0;
  return slots.map((slot) => {
    const gift = { to: slot.to, cards: cards.slice(from, from + slot.count) };
    from += slot.count;
    return gift;
  });
}
