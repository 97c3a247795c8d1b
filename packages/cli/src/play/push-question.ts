import { takeFrom } from '@schupf/phrasebook';
import {
  type Card,
  failure,
  type Gift,
  type OpenState,
  type Result,
  type Seat,
  type SeatAction,
  type Slot,
  slotsOf,
  success,
  type View,
} from '@schupf/rules';
import { withRule } from '../output/refusals.ts';
import type { Style } from '../output/style.ts';
import type { CardInput, Question } from './question.ts';
import { explainUnclear } from './unclear.ts';

/** Which cards to push; Enter accepts the suggestion. */
export function pushQuestion(view: View, seat: Seat, gifts: readonly Gift[], style: Style): Question {
  const { open } = view;
  const { notes, prompts } = style.speech.terminal;
  const slots = slotsOf(open, seat, view.hands[seat]!);
  return {
    view,
    seat,
    showsTable: true,
    note: `${debtText(view, seat, slots, style)} ${notes.proposal(giftsText(open, gifts, style))}`,
    prompt: prompts.push,
    enter: { type: 'push', seat, gifts },
    read: (input) => readPush(view, seat, slots, input, style),
  };
}

/** The last question before the exchange: the cards have been chosen and may still be taken back. */
export function exchangeQuestion(view: View, seats: readonly Seat[], style: Style): Question {
  const { open } = view;
  const { notes, prompts, refusals } = style.speech.terminal;
  const undo = style.speech.vocabulary.command('undo');
  const gifts = seats.map((seat) => {
    const text = giftsText(open, view.laid[seat] ?? [], style);
    const who = style.names.who(open, seat);
    return who === null ? text : `${who} – ${text}`;
  });
  return {
    view,
    seat: seats[0]!,
    showsTable: false,
    note: notes.exchange(style.speech.common.remarks(gifts), undo),
    prompt: prompts.exchange,
    enter: 'nothing',
    read: () => failure(withRule(refusals.exchange(undo), 'PUSH3')),
  };
}

/** "Mei: SK; Jun: J5". */
function giftsText(open: OpenState, gifts: readonly Gift[], { names, paint, speech }: Style): string {
  const { labelled, remarks } = speech.common;
  return remarks(gifts.map(({ to, cards }) => labelled(names.label(open, to), paint.cards(cards))));
}

/** The number of cards to give, with the reason if finishing places decide it. */
function debtText(view: View, seat: Seat, slots: readonly Slot[], style: Style): string {
  const { open } = view;
  const { names, speech } = style;
  const place = open.ranking.indexOf(seat);
  if (place >= 0) return slots.map((slot) => placeDebtText(view, seat, place, slot, style)).join(' ');
  const { labelled, remarks, cards } = speech.common;
  const note = speech.terminal.notes.push(
    remarks(slots.map((slot) => labelled(names.label(open, slot.to), cards(slot.count)))),
  );
  const who = names.who(open, seat);
  return who === null ? note : labelled(who, note);
}

function placeDebtText(view: View, seat: Seat, place: number, slot: Slot, style: Style): string {
  const { open } = view;
  const { names, paint, speech } = style;
  const { debts } = speech.terminal;
  const isForced = slot.pick.size < view.hands[seat]!.size;
  const isLower = place >= open.ranking.length / 2;
  const rule = isLower ? 'RANK8' : 'RANK9';
  const debt = isForced ? (isLower ? debts.best : debts.worst) : debts.free;
  const title = names.title(open, open.ranking.indexOf(slot.to));
  const text = debt(names.title(open, place), slot.count, names.label(open, slot.to), title);
  if (!isForced) return `${text} [${rule}].`;
  const rest = slot.count - slot.must.size;
  const parts = slot.must.isEmpty() ? [] : [paint.cards(slot.must)];
  if (rest > 0) parts.push(debts.someOf(rest, paint.cards(slot.pick)));
  return `${speech.common.labelled(`${text} [${rule}]`, parts.join(', '))}.`;
}

/** Reads cards in the order of the slots. */
function readPush(
  view: View,
  seat: Seat,
  slots: readonly Slot[],
  input: CardInput,
  { speech }: Style,
): Result<SeatAction> {
  if (input.type === 'unclear') return failure(explainUnclear(input.problem, speech));
  const cards = takeFrom(view.hands[seat]!, input.typed.words);
  if (cards === null) return failure(withRule(speech.refusals.sentence('not-in-hand'), 'PLAY4'));
  const needed = slots.reduce((sum, slot) => sum + slot.count, 0);
  if (cards.length !== needed)
    return failure(withRule(speech.terminal.refusals.count(needed, cards.length), 'PUSH1'));
  return success({ type: 'push', seat, gifts: shareOut(cards, slots) });
}

function shareOut(cards: readonly Card[], slots: readonly Slot[]): Gift[] {
  let from = 0;
  return slots.map((slot) => {
    const gift = { to: slot.to, cards: cards.slice(from, from + slot.count) };
    from += slot.count;
    return gift;
  });
}
