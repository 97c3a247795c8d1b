import type { OpenState, Player, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';

/** Bots have names too, each chair the same one for the whole match. */
const PERSONAS = ['Ana', 'Mei', 'Jun', 'Lin', 'Bao', 'Hua', 'Wei', 'Rui', 'Tao', 'Xia', 'Yun', 'Zhu'];

export function playerName(session: TableSession, player: Player): string {
  if (player === session.me) return words().table.you;
  // Before the first deal of a game of three there are more seats than people.
  const occupant = session.status.chairs[player]?.occupant;
  return occupant?.type === 'person' && occupant.name !== '' ? occupant.name : PERSONAS[player]!;
}

/** The player at a seat now. */
export function seatName(session: TableSession, seat: Seat): string {
  return seatNameIn(session, session.view.open, seat);
}

/** The player at a seat in the round of `open`. */
export function seatNameIn(session: TableSession, open: OpenState, seat: Seat): string {
  return seat === open.dummy ? dummyName(open) : playerName(session, open.players[seat]!);
}

/** Us and them where teams stay together; spectators are on neither side and read names. */
export function teamName(session: TableSession, side: number): string {
  const { table, common } = words();
  if (!session.isWatching) return side === session.me % 2 ? table.us : table.them;
  const players = [...session.status.chairs.keys()].filter((player) => player % 2 === side);
  return common.list(players.map((player) => playerName(session, player)));
}

/** One of the soloist's two hands in a three-player game. */
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
