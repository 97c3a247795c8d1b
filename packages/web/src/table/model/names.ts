import type { OpenState, Player, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';

/** Bots are people at the table too; whoever sits at a chair keeps his name for the match. */
const PERSONAS = ['Ana', 'Mei', 'Jun', 'Lin', 'Bao', 'Hua', 'Wei', 'Rui', 'Tao', 'Xia', 'Yun', 'Zhu'];

export function playerName(session: TableSession, player: Player): string {
  if (player === session.me) return words().table.you;
  // Before the first deal of a game of three there are more seats than people.
  const occupant = session.status.chairs[player]?.occupant;
  return occupant?.type === 'person' && occupant.name !== '' ? occupant.name : PERSONAS[player]!;
}

/** Whoever plays from a seat now. */
export function seatName(session: TableSession, seat: Seat): string {
  return seatNameIn(session, session.view.open, seat);
}

/** Whoever plays from a seat in the round that `open` is of. */
export function seatNameIn(session: TableSession, open: OpenState, seat: Seat): string {
  return seat === open.dummy ? dummyName(open) : playerName(session, open.players[seat]!);
}

/** Us and them where teams stay together; whoever only watches is on neither side and reads their names. */
export function teamName(session: TableSession, side: number): string {
  const { table, common } = words();
  if (!session.isWatching) return side === session.me % 2 ? table.us : table.them;
  const players = [...session.status.chairs.keys()].filter((player) => player % 2 === side);
  return common.list(players.map((player) => playerName(session, player)));
}

/** One of the two hands somebody has in the games of three. */
export function handName(open: OpenState, seat: Seat): string {
  const { table } = words();
  if (seat !== open.dummy) return table.myHand;
  return open.rules.dummy === 'minister' ? table.ministersHand : table.otherHand;
}

/** A hand that can be seen, for those who hear it. */
export function handHeard(open: OpenState, seat: Seat, cards: number): string {
  const { table } = words();
  if (seat !== open.dummy) return table.hand(cards);
  return open.rules.dummy === 'minister' ? table.ministerHand(cards) : table.tableHand(cards);
}

/** The open hand of the games of three has no person of its own. */
export function dummyName({ rules }: OpenState): string {
  return words().events.dummies[rules.dummy ?? 'table'];
}
