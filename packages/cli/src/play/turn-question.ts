import {
  type Choices,
  choicesFor,
  isOwnersMoment,
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
  const choices = choicesFor(view, seat);
  const { mayPass } = choices;
  const mustPass = mayPass && choices.plays.length === 0;
  const isOwn = isOwnersMoment(view.open);
  return {
    view,
    seat,
    showsTable: true,
    note: turnNote(view.open, choices, isOwn),
    prompt: turnName(view.open, seat, style),
    enter: mustPass || (mayPass && isOwn) ? { type: 'pass', seat } : null,
    read: (input) => readLay(view, seat, input, style),
  };
}

/** Whether a seat that could bomb wants to. */
export function bombQuestion(view: View, seat: Seat, style: Style): Question {
  const bombs = choicesFor(view, seat).bombs.map(({ play }) => style.paint.laid(play));
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

function turnNote(open: OpenState, { mayPass, plays, owedRank }: Choices, isOwn: boolean): string {
  if (isOwn && open.rules.selfOvertake) return 'All others have passed. Enter takes the trick.';
  if (isOwn) return 'The wish obliges you to bomb your own trick [WISH14].';
  if (mayPass && plays.length === 0) return 'Nothing in this hand beats it. Enter passes.';
  if (owedRank !== 0) return `The wish binds you: lay ${aRank(owedRank)} [WISH2].`;
  return '';
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
