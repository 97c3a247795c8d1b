import { choicesFor, hasSeat, isOwnersMoment, NO_SEAT, type Seat, type View } from '@schupf/rules';
import type { Status, TableView } from '@schupf/table';
import { PERSON } from '../telling/names.ts';

/**
 * A moment at which the person is asked. Its `name` is unique, so that a declined occasion can be remembered: the
 * clock stands still at a prompt, and the same question would come up forever.
 */
export interface Occasion {
  readonly type: 'duty' | 'exchange' | 'tichu' | 'bomb' | 'next-round';
  readonly seat: Seat;
  readonly name: string;
}

interface Seen extends Pick<TableView, 'view' | 'held'> {
  readonly status: Pick<Status, 'duties' | 'ready'>;
}

/** The occasions now for the person who plays for these seats, in the order in which to ask. */
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
    const laidOut = own.find((seat) => hasSeat(open.laidOut, seat));
    // A call in the meantime is a reason to reconsider the push.
    return laidOut === undefined ? [] : [at('exchange', laidOut, open.calls.join())];
  }
  if (open.phase !== 'play') return [];
  if (isBeforeLead(view, own)) return [at('tichu', first)];
  const free = own.filter((seat) => held.every(({ action }) => action.seat !== seat));
  if (isOwnersMoment(open))
    return free.filter((seat) => choicesFor(view, seat).owesBomb).map((seat) => at('duty', seat));
  const about = `${[...open.trickCards].join()} ${open.turn === NO_SEAT}`;
  return free.filter((seat) => couldBomb(view, seat)).map((seat) => at('bomb', seat, about));
}

/** Before another player's first lead, the person has just seen their new cards and may want to call. */
function isBeforeLead(view: View, own: readonly Seat[]): boolean {
  const { open } = view;
  if (open.hasPlayed !== 0 || own.includes(open.turn)) return false;
  return choicesFor(view, own[0]!).calls.length > 0;
}

/**
 * Whether to offer the person a bomb. Not if they have just passed or are next, since they can bomb in their turn,
 * unless there is a wish, which binds turns but not windows (WISH7). On their own side's combinations only after the
 * last pass.
 */
function couldBomb(view: View, seat: Seat): boolean {
  const { open } = view;
  if (open.trickIsEmpty || (open.rules.windowBeforeTurn && !open.window)) return false;
  const hasTurn = open.turn === seat || (open.past?.event.type === 'passed' && open.past.event.seat === seat);
  if (open.window && hasTurn && open.wish === 0) return false;
  if (!open.areOpponents(seat, open.owner) && open.turn !== NO_SEAT) return false;
  return choicesFor(view, seat).bombs.length > 0;
}
