import type { Input } from '@schupf/phrasebook';
import {
  choicesFor,
  failure,
  type Result,
  type Seat,
  type SeatAction,
  success,
  type View,
} from '@schupf/rules';
import { explain, withRule } from '../output/refusals.ts';
import type { Style } from '../output/style.ts';

/** An action, 'nothing' to decline if that is allowed, or 'leave' to end the game. */
export type Reply = SeatAction | 'nothing' | 'leave';

/** A line that is neither empty nor a command. */
export type CardInput = Extract<Input, { type: 'cards' | 'unclear' }>;

/** A question to the person at one prompt. */
export interface Question {
  readonly view: View;
  readonly seat: Seat;
  /** Whether to show the table first. If nothing has changed, it would only push earlier output off the screen. */
  readonly showsTable: boolean;
  /** A line before the prompt, '' for none. */
  readonly note: string;
  readonly prompt: string;
  /** The reply that Enter stands for; null for none. */
  readonly enter: Reply | null;
  /** Reads a line that is neither empty nor a command. */
  readonly read: (input: CardInput) => Result<SeatAction>;
}

/** Whether to call Grand Tichu before it is too late. */
export function grandQuestion(view: View, seat: Seat, { names, speech }: Style): Question {
  const { notes, prompts, refusals } = speech.terminal;
  const grand = speech.vocabulary.command('grand');
  const { open } = view;
  const earlier = open.grandCallers.filter((caller) => open.arePartners(caller, seat));
  const { mayWithdraw } = choicesFor(view, seat);
  return {
    view,
    seat,
    showsTable: true,
    note: mayWithdraw
      ? notes.withdraw(names.list(open, earlier), speech.vocabulary.command('withdraw'))
      : notes.grand(grand),
    prompt: prompts.grand,
    enter: { type: 'take', seat },
    read: () => failure(refusals.grand(grand)),
  };
}

/** Whether to call Tichu before the push, which begins when everyone has answered. */
export function tichuBeforePushQuestion(view: View, seat: Seat, { names, speech }: Style): Question {
  const { notes, prompts } = speech.terminal;
  const note = notes.tichuBeforePush(speech.vocabulary.command('tichu'));
  const who = names.who(view.open, seat);
  return {
    view,
    seat,
    showsTable: true,
    note: who === null ? note : speech.common.labelled(who, note),
    prompt: prompts.tichu,
    enter: { type: 'decline', seat },
    read: () => failure(explain({ code: 'push-after-calls', rule: 'PUSH5' }, speech)),
  };
}

/** Which opponent gets the Dragon trick. */
export function giftQuestion(view: View, seat: Seat, { names, speech }: Style): Question {
  const { notes, prompts, refusals } = speech.terminal;
  return {
    view,
    seat,
    showsTable: true,
    note: notes.gift,
    prompt: prompts.give,
    enter: null,
    read: (input) => {
      const name = input.type === 'unclear' ? input.words.join(' ') : (input.typed.to ?? '');
      const to = name === '' ? null : names.find(view.open, name);
      return to === null ? failure(refusals.gift) : success({ type: 'give', seat, to });
    },
  };
}

/** Whether to call Tichu now that the exchanged cards are known and another player leads. */
export function tichuQuestion(view: View, seat: Seat, { speech }: Style): Question {
  const { notes, prompts, refusals } = speech.terminal;
  const tichu = speech.vocabulary.command('tichu');
  return {
    view,
    seat,
    showsTable: true,
    note: notes.tichu(tichu),
    prompt: prompts.tichu,
    enter: 'nothing',
    read: () => failure(withRule(refusals.tichu(tichu), 'PLAY4')),
  };
}

/** Whether to play another round. */
export function nextRoundQuestion(view: View, seat: Seat, { speech }: Style): Question {
  const { prompts, refusals } = speech.terminal;
  return {
    view,
    seat,
    showsTable: false,
    note: '',
    prompt: prompts.nextRound(speech.vocabulary.command('quit')),
    enter: 'nothing',
    read: () => failure(refusals.nextRound),
  };
}
