import { judgeTable } from '../legal/table.ts';
import { deciderInTurn, mayEverCallGrand, mayWithdraw, undecidedSeats } from '../phases/calls.ts';
import { nextTaker } from '../phases/deal.ts';
import { seatsToPush } from '../phases/push.ts';
import { isOwnersMoment } from '../phases/wish.ts';
import { NO_SEAT, type Seat, seatsIn } from '../seat.ts';
import type { TableAction } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';
import type { Position } from '../state/position.ts';

/**
 * What a round is waiting for. During `window`, seats may bomb until the table closes the window. During `own-trick`,
 * the trick's owner may bomb, and must do so if the wish demands it. After that, or at `gather`, the table gathers
 * the trick. At `over`, nothing happens until the next deal.
 */
export type Moment =
  | 'grand'
  | 'take'
  | 'tichu'
  | 'push'
  | 'window'
  | 'turn'
  | 'own-trick'
  | 'gather'
  | 'gift'
  | 'over';

export function momentOf(open: OpenState): Moment {
  switch (open.phase) {
    case 'play':
      if (open.window) return 'window';
      if (open.turn === NO_SEAT) return 'gather';
      return isOwnersMoment(open) && !open.rules.selfOvertake ? 'own-trick' : 'turn';
    case 'grand':
    case 'take':
    case 'tichu':
    case 'push':
    case 'gift':
      return open.phase;
    case 'start':
    case 'settle':
    case 'round-over':
    case 'match-over':
      return 'over';
  }
}

/**
 * What the table does next if no seat claims anything; null while it has to wait for a decision or a deal. This is the
 * only function here that needs a hidden hand, because a trick is not gathered while its owner owes a bomb.
 */
export function tableActionNow(position: Position): TableAction | null {
  const action: TableAction = { type: position.open.window ? 'close-window' : 'gather' };
  return judgeTable(position, action) === null ? action : null;
}

/**
 * What a seat has to do: decide on Grand Tichu, or on Tichu before the push; push; take its turn; give the Dragon's
 * trick away; or just take a card.
 */
export type DutyKind = 'grand' | 'take' | 'tichu' | 'push' | 'turn' | 'gift';

/** Something a seat has to decide now; the round does not continue without it. */
export interface Duty {
  readonly seat: Seat;
  readonly kind: DutyKind;
}

/**
 * Which seats have to decide something now. This depends only on the open state, so it reveals nothing: an owner
 * whom the wish obliges to bomb is not listed, because that depends on their hand (`Choices.owesBomb`).
 */
export function dutiesOf(open: OpenState): Duty[] {
  const moment = momentOf(open);
  switch (moment) {
    case 'grand': {
      const first = deciderInTurn(open);
      return dutiesAt(first === NO_SEAT ? seatsIn(undecidedSeats(open)) : [first], 'grand');
    }
    case 'take': {
      const seat = nextTaker(open);
      return [{ seat, kind: isLastMomentForGrand(open, seat) ? 'grand' : 'take' }];
    }
    case 'tichu':
      return dutiesAt(seatsIn(undecidedSeats(open)), 'tichu');
    case 'push':
      return dutiesAt(seatsIn(seatsToPush(open)), 'push');
    case 'turn':
      return [{ seat: open.turn, kind: 'turn' }];
    case 'gift':
      return [{ seat: open.owner, kind: 'gift' }];
    case 'window':
    case 'own-trick':
    case 'gather':
    case 'over':
      return [];
  }
}

function dutiesAt(seats: readonly Seat[], kind: DutyKind): Duty[] {
  return seats.map((seat) => ({ seat, kind }));
}

/**
 * Whether the seat's next card ends its chance to call or withdraw Grand Tichu. Where cards are taken one by one,
 * taking a card is a decision only at this moment.
 */
export function isLastMomentForGrand(open: OpenState, seat: Seat): boolean {
  if (!mayEverCallGrand(open, seat) || open.counts[seat] !== open.rules.grandLimit - 1) return false;
  return open.calls[seat] === null || mayWithdraw(open, seat);
}
