import {
  fulfils,
  isOwnersMoment,
  legalActions,
  type Offer,
  type OpenState,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { type Answer, refused } from '../answer.ts';
import { capital } from '../telling/names.ts';
import type { Style } from '../telling/style.ts';
import { aRank } from '../telling/words.ts';
import type { CardInput, Question } from './question.ts';
import { resolveLaying } from './resolve.ts';

/** A turn, a lead, or the moment in which somebody's own trick may be beaten. */
export function turnQuestion(view: View, seat: Seat, style: Style): Question {
  const offers = legalActions(view, seat);
  const mayPass = offers.some(({ type }) => type === 'pass');
  const mustPass = mayPass && offers.every(({ type }) => type !== 'play');
  const isOwn = isOwnersMoment(view.open);
  return {
    view,
    seat,
    showsTable: true,
    note: turnNote(view.open, offers, { mustPass, isOwn }),
    prompt: turnName(view.open, seat, style),
    enter: mustPass || (mayPass && isOwn) ? { type: 'pass', seat } : null,
    read: (input) => readLay(view, seat, input, style),
  };
}

/** Whether a seat that could bomb wants to. */
export function bombQuestion(view: View, seat: Seat, style: Style): Question {
  const bombs = legalActions(view, seat).flatMap((offer) =>
    offer.type === 'bomb' ? [style.paint.laid(offer.play)] : [],
  );
  return {
    view,
    seat,
    showsTable: false,
    note: `${capital(style.names.of(view.open, seat))} could bomb with ${bombs.join(' or ')}: "bomb" does it, Enter lets it be.`,
    prompt: 'Bomb',
    enter: 'nothing',
    read: (input) => readLay(view, seat, input, style),
  };
}

function turnNote(
  open: OpenState,
  offers: readonly Offer[],
  { mustPass, isOwn }: { readonly mustPass: boolean; readonly isOwn: boolean },
): string {
  if (isOwn && open.rules.selfOvertake) return 'All others have passed. Enter takes the trick.';
  if (isOwn) return 'The wish obliges you to bomb your own trick [WISH14].';
  if (mustPass) return 'Nothing in this hand beats it. Enter passes.';
  if (isBound(open, offers)) return `The wish binds you: lay ${aRank(open.wish)} [WISH2].`;
  return '';
}

/** Nothing but the wished rank is allowed. */
function isBound(open: OpenState, offers: readonly Offer[]): boolean {
  if (open.wish === 0 || offers.some(({ type }) => type === 'pass')) return false;
  return offers.every((offer) => offer.type !== 'play' || fulfils(offer.play, open.wish));
}

function turnName(open: OpenState, seat: Seat, { names }: Style): string {
  const what = open.trickIsEmpty ? 'lead' : 'turn';
  const name = names.of(open, seat);
  return name === 'you' ? `Your ${what}` : `${capital(what)} of ${name}`;
}

function readLay(view: View, seat: Seat, input: CardInput, { names }: Style): Answer<SeatAction> {
  if (input.type === 'unclear') return refused(input.problem);
  if (input.laying.push) return refused('the cards have been exchanged, nothing is pushed any more [PUSH2]');
  return resolveLaying(view, seat, input.laying, names);
}
