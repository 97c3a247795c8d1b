import {
  fulfils,
  isOwnersMoment,
  legalActions,
  type Offer,
  type OpenState,
  type Rank,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { type Answer, refused } from '../answer.ts';
import { withRule } from '../telling/refusals.ts';
import type { Style } from '../telling/style.ts';
import type { CardInput, Question } from './question.ts';
import { resolveTyped } from './resolve.ts';
import { explainUnclear } from './unclear.ts';

/** A turn, a lead, or the moment in which a player may beat their own trick. */
export function turnQuestion(view: View, seat: Seat, style: Style): Question {
  const offers = legalActions(view, seat);
  const mayPass = offers.some(({ type }) => type === 'pass');
  const mustPass = mayPass && offers.every(({ type }) => type !== 'play');
  const isOwn = isOwnersMoment(view.open);
  return {
    view,
    seat,
    showsTable: true,
    note: turnNote(view.open, offers, { mustPass, isOwn }, style),
    prompt: turnName(view.open, seat, style),
    enter: mustPass || (mayPass && isOwn) ? { type: 'pass', seat } : null,
    read: (input) => readCards(view, seat, input, style),
  };
}

/** Whether a seat that could bomb wants to. */
export function bombQuestion(view: View, seat: Seat, style: Style): Question {
  const { notes, prompts } = style.speech.terminal;
  const bombs = legalActions(view, seat).flatMap((offer) =>
    offer.type === 'bomb' ? [style.paint.laid(offer.play)] : [],
  );
  return {
    view,
    seat,
    showsTable: false,
    note: notes.bomb(
      style.names.who(view.open, seat),
      bombs.join(notes.or),
      style.speech.vocabulary.word('bomb'),
    ),
    prompt: prompts.bomb,
    enter: 'nothing',
    read: (input) => readCards(view, seat, input, style),
  };
}

function turnNote(
  open: OpenState,
  offers: readonly Offer[],
  { mustPass, isOwn }: { readonly mustPass: boolean; readonly isOwn: boolean },
  { speech }: Style,
): string {
  const { notes } = speech.terminal;
  if (isOwn && open.rules.selfOvertake) return notes.lastPass;
  if (isOwn) return withRule(speech.refusals.sentence('own-bomb-owed'), 'WISH14');
  if (mustPass) return notes.mustPass;
  if (isBound(open, offers))
    return withRule(notes.mustFulfil(speech.cards.aRank(open.wish as Rank)), 'WISH2');
  return '';
}

/** Nothing but the wished rank is allowed. */
function isBound(open: OpenState, offers: readonly Offer[]): boolean {
  if (open.wish === 0 || offers.some(({ type }) => type === 'pass')) return false;
  return offers.every((offer) => offer.type !== 'play' || fulfils(offer.play, open.wish));
}

function turnName(open: OpenState, seat: Seat, { names, speech }: Style): string {
  const { prompts } = speech.terminal;
  return (open.trickIsEmpty ? prompts.lead : prompts.turn)(names.who(open, seat));
}

function readCards(view: View, seat: Seat, input: CardInput, style: Style): Answer<SeatAction> {
  const { speech } = style;
  if (input.type === 'unclear') return refused(explainUnclear(input.problem, speech));
  if (input.typed.push) return refused(withRule(speech.terminal.refusals.pushed, 'PUSH2'));
  return resolveTyped(view, seat, input.typed, style);
}
