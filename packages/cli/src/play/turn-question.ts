import {
  type Choices,
  choicesFor,
  failure,
  isOwnersMoment,
  type OpenState,
  type Rank,
  type Result,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import { withRule } from '../output/refusals.ts';
import type { Style } from '../output/style.ts';
import type { CardInput, Question } from './question.ts';
import { resolveTyped } from './resolve.ts';
import { explainUnclear } from './unclear.ts';

/** What to play on a turn, as a lead, or on the player's own trick. */
export function turnQuestion(view: View, seat: Seat, style: Style): Question {
  const choices = choicesFor(view, seat);
  const { mayPass } = choices;
  const mustPass = mayPass && choices.plays.length === 0;
  const isOwn = isOwnersMoment(view.open);
  return {
    view,
    seat,
    showsTable: true,
    note: turnNote(view.open, choices, isOwn, style),
    prompt: turnPrompt(view.open, seat, style),
    enter: mustPass || (mayPass && isOwn) ? { type: 'pass', seat } : null,
    read: (input) => readCards(view, seat, input, style),
  };
}

/** Whether to bomb out of turn. */
export function bombQuestion(view: View, seat: Seat, style: Style): Question {
  const { notes, prompts } = style.speech.terminal;
  const bombs = choicesFor(view, seat).bombs.map(({ play }) => style.paint.cardsOf(play));
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
  { mayPass, plays, owedRank }: Choices,
  isOwn: boolean,
  { speech }: Style,
): string {
  const { notes } = speech.terminal;
  if (isOwn && open.rules.selfOvertake) return notes.lastPass;
  if (isOwn) return withRule(speech.refusals.sentence('own-bomb-owed'), 'WISH14');
  if (mayPass && plays.length === 0) return notes.mustPass;
  if (owedRank !== 0) return withRule(notes.mustFulfil(speech.cards.rankAsObject(owedRank as Rank)), 'WISH2');
  return '';
}

function turnPrompt(open: OpenState, seat: Seat, { names, speech }: Style): string {
  const { prompts } = speech.terminal;
  return (open.trickIsEmpty ? prompts.lead : prompts.turn)(names.who(open, seat));
}

function readCards(view: View, seat: Seat, input: CardInput, style: Style): Result<SeatAction> {
  const { speech } = style;
  if (input.type === 'unclear') return failure(explainUnclear(input.problem, speech));
  if (input.typed.push) return failure(withRule(speech.terminal.refusals.pushed, 'PUSH2'));
  return resolveTyped(view, seat, input.typed, style);
}
