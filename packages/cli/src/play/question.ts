import { choicesFor, type Seat, type SeatAction, type View } from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { capital } from '../telling/names.ts';
import type { Style } from '../telling/style.ts';
import type { Input } from './input.ts';

/** An action, nothing (where that is an answer), or the wish to leave. */
export type Reply = SeatAction | 'nothing' | 'leave';

/** A line that is neither Enter nor an order. */
export type CardInput = Extract<Input, { type: 'lay' | 'unclear' }>;

/** What is asked of a person at one prompt. */
export interface Question {
  readonly view: View;
  readonly seat: Seat;
  /** Whether the table is shown first. Where nothing has changed it would only push away what was told. */
  readonly showsTable: boolean;
  /** A line before the prompt, '' for none. */
  readonly note: string;
  readonly prompt: string;
  /** What Enter means; null when it means nothing. */
  readonly enter: Reply | null;
  /** Reads what is neither an order nor Enter. */
  readonly read: (input: CardInput) => Answer<SeatAction>;
}

/** Whether to call Grand Tichu before it is too late. */
export function grandQuestion(view: View, seat: Seat, { names }: Style): Question {
  const { open } = view;
  const earlier = open.grandCallers.filter((caller) => open.arePartners(caller, seat));
  const { mayWithdraw } = choicesFor(view, seat);
  return {
    view,
    seat,
    showsTable: true,
    note: mayWithdraw
      ? `${capital(names.list(open, earlier))} called before you: "withdraw" takes your call back, Enter keeps it.`
      : 'Grand Tichu? "grand" calls it, Enter takes the rest of the cards.',
    prompt: 'Grand',
    enter: { type: 'take', seat },
    read: () => refused('type "grand", or Enter to take the rest'),
  };
}

/** Who gets the trick of the dragon. */
export function giftQuestion(view: View, seat: Seat, { names }: Style): Question {
  return {
    view,
    seat,
    showsTable: true,
    note: 'The dragon won. Which opponent gets the trick?',
    prompt: 'Give to',
    enter: null,
    read: (input) => {
      const name = input.type === 'unclear' ? input.words.join(' ') : (input.laying.to ?? '');
      const to = name === '' ? null : names.find(view.open, name);
      return to === null ? refused('name one of your opponents') : answered({ type: 'give', seat, to });
    },
  };
}

/** Whether to call Tichu now that the exchanged cards are known and somebody else leads. */
export function tichuQuestion(view: View, seat: Seat): Question {
  return {
    view,
    seat,
    showsTable: true,
    note: 'Tichu? You can also call it later, before your first card. Enter goes on.',
    prompt: 'Tichu',
    enter: 'nothing',
    read: () => refused('it is not your turn: type "tichu", or Enter to go on [PLAY4]'),
  };
}

/** Whether there shall be another round. */
export function nextRoundQuestion(view: View, seat: Seat): Question {
  return {
    view,
    seat,
    showsTable: false,
    note: '',
    prompt: 'Enter for the next round, or "quit"',
    enter: 'nothing',
    read: () => refused('the round is over: press Enter for the next one'),
  };
}
