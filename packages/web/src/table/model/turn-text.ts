import type { Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import { handName, seatName } from './names.ts';

/** What the player has to do now, and with which of two hands; '' if the table is not waiting for them. */
export function taskText(session: TableSession): string {
  const { open } = session.view;
  const seat = session.seat.value;
  if (session.isWatching || !session.isDue(seat)) return '';
  const text = taskOf(session);
  const hasTwoHands = text !== '' && handsToShow(session).length > 1;
  return hasTwoHands ? words().table.labelled(handName(open, seat), text) : text;
}

function taskOf(session: TableSession): string {
  const { table } = words();
  const { open } = session.view;
  switch (open.phase) {
    case 'grand':
    case 'take':
      return table.grandQuestion;
    case 'tichu':
      return table.tichuQuestion;
    case 'push':
      return pushText(session);
    case 'play':
      return open.trickIsEmpty ? table.yourLead : table.yourTurn;
    case 'gift':
      return table.giveQuestion;
    case 'start':
    case 'settle':
    case 'round-over':
    case 'match-over':
      return '';
  }
}

/** The player's task during the push. Cards that must be pushed are already in their slots. */
function pushText(session: TableSession): string {
  const { table } = words();
  const seat = session.seat.value;
  const { slots, nextSlot } = session.pushDraft(seat);
  if (slots.every(({ must, count }) => must.size === count)) return table.forcedAll;
  if (nextSlot === null) return table.pushReady;
  const isFree = slots.every(({ pick }) => pick.size === session.view.open.counts[seat]);
  return isFree ? table.pushHelp : table.forcedHelp;
}

/** The hands to switch between: the player's own and the face-up dummy hand. Empty if there is only one. */
export function handsToShow(session: TableSession): readonly Seat[] {
  const { view } = session;
  const seats = session.seats.value;
  if (seats.length < 2 || view.hands[view.open.dummy] == null) return [];
  return view.open.phase === 'push' && session.pushDraft(view.open.dummy).slots.length === 0 ? [] : seats;
}

/** Whose turn it is or, if several players decide at the same time, who else still has to; '' if no one. */
export function turnText(session: TableSession): string {
  const { table, common } = words();
  const { phase } = session.view.open;
  const isTurn = phase === 'play' || phase === 'gift';
  const task = isTurn ? taskText(session) : '';
  if (task !== '') return task;
  const others = session.status.duties.filter(({ seat }) => !session.seats.value.includes(seat));
  const names = others.map(({ seat }) => seatName(session, seat));
  const [first] = names;
  if (first === undefined) return '';
  return phase === 'play' && names.length === 1
    ? table.turnOf(first)
    : table.stillChoosing(common.list(names));
}
