import type { OpenState, Player, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { PERSONAS } from '../../portraits/personas.ts';
import type { TableSession } from '../state/table-session.ts';

export function playerName(session: TableSession, player: Player): string {
  if (player === session.me) return words().table.you;
  // Before the first deal of a three-player game there are more seats than people.
  const occupant = session.status.chairs[player]?.occupant;
  return occupant?.type === 'person' && occupant.name !== '' ? occupant.name : PERSONAS[player]!.name;
}

/** A name within a sentence; null for the reader, whom sentences address as “you”. */
export function nameInSentence(name: string): string | null {
  return name === words().table.you ? null : name;
}

/** The player at a seat now. */
export function seatName(session: TableSession, seat: Seat): string {
  return seatNameIn(session, session.view.open, seat);
}

/** The player at a seat in the round of `open`. */
export function seatNameIn(session: TableSession, open: OpenState, seat: Seat): string {
  return seat === open.dummy ? dummyName(open) : playerName(session, open.players[seat]!);
}

/** “Us” or “them” in games with fixed teams. Spectators belong to neither side and see the players' names. */
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
  return table.dummyHand[open.rules.dummy ?? 'table'].name;
}

/** The label of a visible hand for screen readers. */
export function handLabel(open: OpenState, seat: Seat, cards: number): string {
  const { table } = words();
  if (seat !== open.dummy) return table.hand(cards);
  return table.dummyHand[open.rules.dummy ?? 'table'].label(cards);
}

/** The name of the dummy hand in a three-player game, which is not named after a player. */
export function dummyName({ rules }: OpenState): string {
  return words().events.dummies[rules.dummy ?? 'table'];
}
