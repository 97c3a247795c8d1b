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

/** Puts a question of the table to the bots. What comes back is legal, or nothing where nothing has to be. */
export function askBots(bots: Bots, table: Table, question: Question): Answer | Promise<Answer> {
  const { number, seat, kind, role } = question;
  const { position, chairs } = table;
  const player = position.open.players[seat]!;
  const view = viewFor(position, player);
  const answer = (action: SeatAction | null): Answer => ({ question: number, action });
  if (kind === 'claim' && !hasClaim(view, seat)) return answer(null);
  const { occupant } = chairs[player]!;
  const bot = role === 'own' && occupant.type === 'bot' ? occupant.name : null;
  // A copy: whatever a bot does with what it sees, the table stays as it is.
  const asked: BotQuestion = { number, seat, kind, bot, view: viewFor(position.copy(), player) };
  const checked = (action: SeatAction | null) => answer(mend(view, question, action));
  try {
    const said = bots.decide(asked);
    if (!(said instanceof Promise)) return checked(said);
    return said.then(checked, () => checked(null));
  } catch {
    return checked(null);
  }
}

/** An answer that cannot be is replaced by the one that binds the seat least; what does not belong there is left out. */
function mend(view: View, { seat, kind }: Question, said: unknown): SeatAction | null {
  const action = readSeatAction(said, view.rules);
  if (action !== null && action.seat === seat && isLegal(view, action)) return action;
  return kind === 'decide' ? fallbackAction(view, seat) : null;
}

/** What a seat does for which nobody answered. */
export function fallbackAnswer(table: Table, { number, seat, kind }: Question): Answer {
  const view = viewFor(table.position, table.position.open.players[seat]!);
  return { question: number, action: kind === 'decide' ? fallbackAction(view, seat) : null };
}

/** Whether the seat has a bomb to lay or a call to make: most of the time nobody needs to be asked. */
function hasClaim({ open, rules, hands }: View, seat: number): boolean {
  if (mayStillCall(open, seat)) return true;
  const hand = hands[seat]!;
  if (!finderFor(rules, 'up-to-suits').mayHoldBomb(hand)) return false;
  if (isOwnersMoment(open) && open.owner === seat) return true;
  bombClaims(open, seat, hand, finderFor(rules, 'up-to-suits'), bombs);
  return bombs.length > 0;
}
