import { choicesFor, hasSeat, isOwnersMoment, NO_SEAT, type Seat, type View } from '@schupf/rules';
import type { Status, TableView } from '@schupf/table';
import { PERSON } from '../telling/names.ts';

/**
 * A moment in which the person is asked. `name` is different for every one he may let be: the table stands still
 * while he is asked, and would ask him the same for ever.
 */
export interface Occasion {
  readonly type: 'duty' | 'exchange' | 'tichu' | 'bomb' | 'next-round';
  readonly seat: Seat;
  readonly name: string;
}

interface Seen extends Pick<TableView, 'view' | 'held'> {
  readonly status: Pick<Status, 'duties' | 'ready'>;
}

/** What the person who plays for these seats may be asked now, by what he sees; the first one comes first. */
export function occasionsNow({ view, status, held }: Seen, own: readonly Seat[]): Occasion[] {
  const { open } = view;
  const [first] = own;
  if (first === undefined) return [];
  const at = (type: Occasion['type'], seat: Seat, about: string = type): Occasion => ({
    type,
    seat,
    name: `${open.round} ${type} ${seat} ${about}`,
  });
  if (open.phase === 'round-over') return status.ready.includes(PERSON) ? [] : [at('next-round', first)];
  const due = status.duties.find(({ seat, kind }) => kind !== 'take' && own.includes(seat));
  if (due !== undefined) return [at('duty', due.seat)];
  if (open.phase === 'push') {
    const laid = own.find((seat) => hasSeat(open.laidOut, seat));
    // Whoever calls meanwhile gives everybody reason to think again.
    return laid === undefined ? [] : [at('exchange', laid, open.calls.join())];
  }
  if (open.phase !== 'play') return [];
  if (isBeforeLead(view, own)) return [at('tichu', first)];
  const free = own.filter((seat) => held.every(({ action }) => action.seat !== seat));
  if (isOwnersMoment(open))
    return free.filter((seat) => choicesFor(view, seat).owesBomb).map((seat) => at('duty', seat));
  const about = `${[...open.trickCards].join()} ${open.turn === NO_SEAT}`;
  return free.filter((seat) => couldBomb(view, seat)).map((seat) => at('bomb', seat, about));
}

/** Somebody else leads: the person, who has just seen his new cards, may want to call before that. */
function isBeforeLead(view: View, own: readonly Seat[]): boolean {
  const { open } = view;
  if (open.hasPlayed !== 0 || own.includes(open.turn)) return false;
  return choicesFor(view, own[0]!).calls.length > 0;
}

/**
 * Whether the person is asked for a bomb. He is not where he has just passed or comes next, and so can bomb in
 * his turn, and on his own side's combinations only after the last pass. A wish makes the turn another thing
 * than the window (WISH7).
 */
function couldBomb(view: View, seat: Seat): boolean {
  const { open } = view;
  if (open.trickIsEmpty || (open.rules.windowBeforeTurn && !open.window)) return false;
  const hasTurn = open.turn === seat || (open.past?.event.type === 'passed' && open.past.event.seat === seat);
  if (open.window && hasTurn && open.wish === 0) return false;
  if (!open.areOpponents(seat, open.owner) && open.turn !== NO_SEAT) return false;
  return choicesFor(view, seat).bombs.length > 0;
}
