import { choicesFor, hasSeat, isOwnersMoment, NO_SEAT, type Seat, type View } from '@schupf/rules';
import type { Status, TableView } from '@schupf/table';
import { PERSON } from '../output/names.ts';

/**
 * A reason to ask the person something. Its `name` is unique, so that a declined occasion can be remembered: the clock
 * stops at a prompt, so the same question would otherwise come up forever.
 */
export interface Occasion {
  readonly type: 'duty' | 'exchange' | 'tichu' | 'bomb' | 'next-round';
  readonly seat: Seat;
  readonly name: string;
}

interface Seen extends Pick<TableView, 'view' | 'held'> {
  readonly status: Pick<Status, 'duties' | 'ready'>;
}

/** The current occasions for the person who plays the seats `own`, in the order in which to ask. */
export function occasionsNow({ view, status, held }: Seen, own: readonly Seat[]): Occasion[] {
  const { open } = view;
  const [first] = own;
  if (first === undefined) return [];
  const occasion = (type: Occasion['type'], seat: Seat, about: string = type): Occasion => ({
    type,
    seat,
    name: `${open.round} ${type} ${seat} ${about}`,
  });
  if (open.phase === 'round-over')
    return status.ready.includes(PERSON) ? [] : [occasion('next-round', first)];
  const due = status.duties.find(({ seat, kind }) => kind !== 'take' && own.includes(seat));
  if (due !== undefined) return [occasion('duty', due.seat)];
  if (open.phase === 'push') {
    const laidOut = own.find((seat) => hasSeat(open.laidOut, seat));
    // A call in the meantime is a reason to reconsider the push.
    return laidOut === undefined ? [] : [occasion('exchange', laidOut, open.calls.join())];
  }
  if (open.phase !== 'play') return [];
  if (isBeforeLead(view, own)) return [occasion('tichu', first)];
  const free = own.filter((seat) => held.every(({ action }) => action.seat !== seat));
  if (isOwnersMoment(open))
    return free.filter((seat) => choicesFor(view, seat).owesBomb).map((seat) => occasion('duty', seat));
  const about = `${[...open.trickCards].join()} ${open.turn === NO_SEAT}`;
  return free.filter((seat) => shouldOfferBomb(view, seat)).map((seat) => occasion('bomb', seat, about));
}

/** Before another player's first lead, the person has just seen their new cards and may want to call. */
function isBeforeLead(view: View, own: readonly Seat[]): boolean {
  const { open } = view;
  if (open.hasPlayed !== 0 || own.includes(open.turn)) return false;
  return choicesFor(view, own[0]!).calls.length > 0;
}

/**
 * Whether to offer the person a bomb. If they have just passed or are next, they can bomb on their turn, so it is
 * offered only if there is a wish, which binds turns but not windows (WISH7). On a combination of their own side, it is
 * offered only after the last pass.
 */
function shouldOfferBomb(view: View, seat: Seat): boolean {
  const { open } = view;
  if (open.trickIsEmpty || (open.rules.windowBeforeTurn && !open.window)) return false;
  const hasTurn = open.turn === seat || (open.past?.event.type === 'passed' && open.past.event.seat === seat);
  if (open.window && hasTurn && open.wish === 0) return false;
  if (!open.areOpponents(seat, open.owner) && open.turn !== NO_SEAT) return false;
  return choicesFor(view, seat).bombs.length > 0;
}
