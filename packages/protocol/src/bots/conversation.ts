import {
  choicesFor,
  OPTION_NAMES,
  type OpenState,
  offersOf,
  type Rules,
  type Seat,
  type View,
} from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { encodeActions } from './actions.ts';
import type { OpenQuestion } from './answer.ts';
import type { MatchMessage, QuestionMessage, RoundMessage } from './messages.ts';
import { encodeView } from './view.ts';

/**
 * Produces the messages to one external bot, over any transport: the rules when they change, a message when a round
 * begins, and questions. `readAnswer` reads the bot's answers.
 */
export class Conversation {
  private readonly names: readonly string[] | null;
  private rules: Rules | null = null;
  private last: OpenState | null = null;

  /** `names` are the players' names, indexed by player. */
  constructor(names: readonly string[] | null = null) {
    this.names = names;
  }

  /** The messages that must precede the next question. */
  preface({ open, rules }: View): (MatchMessage | RoundMessage)[] {
    const messages: (MatchMessage | RoundMessage)[] = [];
    if (rules !== this.rules) messages.push(encodeMatch(rules, this.names ?? defaultNames(rules)));
    if (this.last === null || !continues(open, this.last)) messages.push(encodeRound(open));
    this.rules = rules;
    this.last = open;
    return messages;
  }
}

/** The question to a seat; null if the seat has no legal action. */
export function openQuestion(id: number, view: View, seat: Seat): OpenQuestion | null {
  const choices = choicesFor(view, seat);
  const offers = offersOf(choices);
  return offers.length === 0 ? null : { id, view, seat, offers, must: choices.duty !== null };
}

export function encodeQuestion(
  { id, view, seat, offers, must }: OpenQuestion,
  time: number,
): QuestionMessage {
  return {
    type: 'question',
    id,
    seat: formatSeat(seat),
    must,
    time,
    actions: encodeActions(offers),
    view: encodeView(view),
  };
}

/** Includes options with their default values, so that bots do not have to know the defaults. */
export function encodeMatch(rules: Rules, names: readonly string[]): MatchMessage {
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, rules[name]]));
  return { type: 'match', variant: rules.variant, players: rules.players, options, names };
}

export function encodeRound({ round, dealer, players, totals }: OpenState): RoundMessage {
  return {
    type: 'round',
    round,
    dealer: formatSeat(dealer),
    players: players.map((player) => player + 1),
    scores: totals,
  };
}

function defaultNames(rules: Rules): string[] {
  return Array.from({ length: rules.players }, (_, player) => `player ${player + 1}`);
}

/** Whether `open` and `last` are states of the same round, and the history of `open` begins with that of `last`. */
function continues(open: OpenState, last: OpenState): boolean {
  if (open.rules !== last.rules || open.round !== last.round || open.dealer !== last.dealer) return false;
  let { past } = open;
  while (past !== last.past && past !== null) past = past.before;
  return past === last.past;
}
