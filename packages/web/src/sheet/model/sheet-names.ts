import type { Who } from '@schupf/phrasebook';
import type { OpenState, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { dummyName, playerName, seatNameIn, teamName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';

/** The player at a seat as a sentence names them; null for the reader. */
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

/** The side of the round this person plays on: of the even or of the odd seats. Who only watches looks from the first. */
export function mySide({ me }: TableSession, open: OpenState): 0 | 1 {
  return (Math.max(0, open.players.indexOf(me)) % 2) as 0 | 1;
}

/** A side of the round in words: us and them where teams stay together, else names. */
export function sideName(session: TableSession, open: OpenState, side: 0 | 1): string {
  if (open.rules.dummy === null) return columnName(session, open, side);
  const names = [...open.players.keys()]
    .filter((seat) => seat % 2 === side)
    .map((seat) => seatNameIn(session, open, seat));
  return words().common.list(names);
}
