import type { OpenState, Player, Seat } from '@schupf/rules';
import { words } from '../i18n/language.ts';
import type { Session } from './session.ts';

/** Bots are people at the table too; whoever sits at a chair keeps his name for the match. */
const PERSONAS = ['Ana', 'Mei', 'Jun', 'Lin', 'Bao', 'Hua', 'Wei', 'Rui', 'Tao', 'Xia', 'Yun', 'Zhu'];

export function playerName(session: Session, player: Player): string {
  if (player === session.me) return words().table.you;
  // Before the first deal of a game of three there are more seats than people.
  const occupant = session.status.chairs[player]?.occupant;
  return occupant?.type === 'person' && occupant.name !== '' ? occupant.name : PERSONAS[player]!;
}

/** Whoever plays from a seat now. */
export function seatName(session: Session, seat: Seat): string {
  return seatNameIn(session, session.view.open, seat);
}

/** Whoever plays from a seat in the round that `open` is of. */
export function seatNameIn(session: Session, open: OpenState, seat: Seat): string {
  return seat === open.dummy ? dummyName(open) : playerName(session, open.players[seat]!);
}

/** The open hand of the games of three has no person of its own. */
export function dummyName(open: OpenState): string {
  const { table } = words();
  return open.rules.dummy === 'minister' ? table.minister : table.dummy;
}
