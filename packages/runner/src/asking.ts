import {
  bombClaims,
  finderFor,
  isLegal,
  isOwnersMoment,
  mayStillCall,
  PlayList,
  readSeatAction,
  type SeatAction,
  type View,
  viewFor,
} from '@schupf/rules';
import type { Answer, Question, Table } from '@schupf/table';
import { fallbackAction } from './fallback.ts';
import type { BotQuestion, Bots } from './ports.ts';

const bombs = new PlayList();

/**
 * Asks a bot on behalf of the table. The action in the answer is always legal. It is null only if the seat need not
 * act.
 */
export function askBots(bots: Bots, table: Table, question: Question): Answer | Promise<Answer> {
  const { number, seat, kind, role } = question;
  const { position, chairs } = table;
  const player = position.open.players[seat]!;
  const view = viewFor(position, player);
  const answer = (action: SeatAction | null): Answer => ({ question: number, action });
  if (kind === 'claim' && !hasClaim(view, seat)) return answer(null);
  const { occupant } = chairs[player]!;
  const bot = role === 'own' && occupant.type === 'bot' ? occupant.name : null;
  // A copy, so that a bot that modifies its view cannot change the table.
  const botQuestion: BotQuestion = { number, seat, kind, bot, view: viewFor(position.copy(), player) };
  const checked = (action: SeatAction | null) => answer(orFallback(view, question, action));
  try {
    const decision = bots.decide(botQuestion);
    if (!(decision instanceof Promise)) return checked(decision);
    return decision.then(checked, () => checked(null));
  } catch {
    return checked(null);
  }
}

/** The bot's action without unknown fields, or the fallback if the action is illegal. */
function orFallback(view: View, { seat, kind }: Question, decision: unknown): SeatAction | null {
  const action = readSeatAction(decision, view.rules);
  if (action !== null && action.seat === seat && isLegal(view, action)) return action;
  return kind === 'decide' ? fallbackAction(view, seat) : null;
}

/** Answers a question with the fallback, because the bot has not answered in time. */
export function fallbackAnswer(table: Table, { number, seat, kind }: Question): Answer {
  const view = viewFor(table.position, table.position.open.players[seat]!);
  return { question: number, action: kind === 'decide' ? fallbackAction(view, seat) : null };
}

/** Whether the seat could bomb or call. Usually it cannot, and then there is no need to ask the bot. */
function hasClaim({ open, rules, hands }: View, seat: number): boolean {
  if (mayStillCall(open, seat)) return true;
  const hand = hands[seat]!;
  if (!finderFor(rules, 'up-to-suits').mayHoldBomb(hand)) return false;
  if (isOwnersMoment(open) && open.owner === seat) return true;
  bombClaims(open, seat, hand, finderFor(rules, 'up-to-suits'), bombs);
  return bombs.length > 0;
}
