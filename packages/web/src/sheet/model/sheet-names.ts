import type { Who } from '@schupf/phrasebook';
import type { OpenState, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { dummyName, playerName, seatNameIn, teamName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';

/** The player at a seat for use in a sentence; null if it is the reader. */
export function whoAt(session: TableSession, open: OpenState, seat: Seat): Who {
  return seat !== open.dummy && open.players[seat] === session.me ? null : seatNameIn(session, open, seat);
}

/** Whose points a column of the score sheet holds. */
export function columnName(session: TableSession, open: OpenState, column: number): string {
  const { rules } = open;
  if (rules.dummy !== null) return column === rules.players ? dummyName(open) : playerName(session, column);
  if (rules.teams === 'none') return playerName(session, column);
  return teamName(session, column);
}

/** The side this person plays on: even or odd seats. Spectators see the match from the even side. */
export function mySide({ me }: TableSession, open: OpenState): 0 | 1 {
  return (Math.max(0, open.players.indexOf(me)) % 2) as 0 | 1;
}

/** The name of a side: us and them if teams stay together, else the players' names. */
export function sideName(session: TableSession, open: OpenState, side: 0 | 1): string {
  if (open.rules.dummy === null) return columnName(session, open, side);
  const names = [...open.players.keys()]
    .filter((seat) => seat % 2 === side)
    .map((seat) => seatNameIn(session, open, seat));
  return words().common.list(names);
}

/** The names of a team's players. If the reader is one of them, they come first. */
export function teamPlayers(session: TableSession, side: number): string {
  const players = [...session.status.chairs.keys()].filter((player) => player % 2 === side);
  // “You and Ana”, not “Ana and You”.
  players.sort((a, b) => Number(b === session.me) - Number(a === session.me));
  return words().common.list(players.map((player) => playerName(session, player)));
}
