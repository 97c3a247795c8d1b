import type { Play } from '../combination/combination.ts';
import { dogTargetsWith } from '../phases/dog.ts';
import type { Slot } from '../phases/push.ts';
import { wishWith } from '../phases/wish.ts';
import type { Seat } from '../seat.ts';
import type { SeatAction } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';

/** A combination that may be played, with the choices it requires. `actionFor` turns it into an action. */
export interface PlayOffer {
  /** A `play` on the seat's turn, or a `bomb` out of turn or in the window. */
  readonly type: 'play' | 'bomb';
  readonly seat: Seat;
  readonly play: Play;
  /** Whether the play may or must carry a wish. */
  readonly wish: 'none' | 'may' | 'must';
  /** Partners to choose from when playing the Dog; empty if none has to be named. */
  readonly dogTo: readonly Seat[];
}

/** Something a seat may do. The parts of a choice, such as cards and a wish, are offered separately, not combined. */
export type Offer =
  | Extract<SeatAction, { type: 'call' | 'withdraw' | 'take' | 'decline' | 'take-back' | 'pass' | 'give' }>
  | { readonly type: 'push'; readonly seat: Seat; readonly slots: readonly Slot[] }
  | PlayOffer;

/** A combination with the wish it may carry and the partners to choose from. */
export function playOffer(type: PlayOffer['type'], open: OpenState, seat: Seat, play: Play): PlayOffer {
  return { type, seat, play, wish: wishWith(open.rules, play), dogTo: dogTargetsWith(open, seat, play) };
}
