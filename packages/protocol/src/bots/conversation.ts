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
 * What one external bot is sent, whatever carries it: the rules when they change, a line when a round begins, and
 * questions. Reading its answers is up to `readAnswer`.
 */
export class Conversation {
  private readonly names: readonly string[] | null;
  private rules: Rules | null = null;
  private last: OpenState | null = null;

  /** `names` are those of the players, by number. */
  constructor(names: readonly string[] | null = null) {
    this.names = names;
  }

  /** What has to be sent before the next question. */
  preface({ open, rules }: View): (MatchMessage | RoundMessage)[] {
    const messages: (MatchMessage | RoundMessage)[] = [];
    if (rules !== this.rules) messages.push(encodeMatch(rules, this.names ?? defaultNames(rules)));
    if (this.last === null || !continues(open, this.last)) messages.push(encodeRound(open));
    this.rules = rules;
    this.last = open;
    return messages;
  }
}

/** The question put to a seat, or null if it can do nothing. */
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

/** All options with their values, so that a bot need not know our defaults. */
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

/** Whether it is the same round later: what has happened then contains what had happened before. */
function continues(open: OpenState, last: OpenState): boolean {
  if (open.rules !== last.rules || open.round !== last.round || open.dealer !== last.dealer) return false;
  let { past } = open;
  while (past !== last.past && past !== null) past = past.before;
  return past === last.past;
}
