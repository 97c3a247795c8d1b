import type { Player, Seat } from '@schupf/rules';
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

/** Whoever plays from a seat; the open hand of the games of three has no person of its own. */
export function seatName(session: Session, seat: Seat): string {
  const { open } = session.view;
  return seat === open.dummy ? words().table.dummy : playerName(session, open.players[seat]!);
}
