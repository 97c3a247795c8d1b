import type { Play } from '../combination/combination.ts';
import { dogTargetsWith } from '../phases/dog.ts';
import type { Slot } from '../phases/push.ts';
import { wishWith } from '../phases/wish.ts';
import type { Seat } from '../seat.ts';
import type { SeatAction } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';

/** A combination that may be played, with what goes along with it. `actionFor` makes an action of it. */
export interface PlayOffer {
  /** A `play` on the seat's turn, or a `bomb` out of turn or in the window. */
  readonly type: 'play' | 'bomb';
  readonly seat: Seat;
  readonly play: Play;
  /** Whether the play carries a wish. */
  readonly wish: 'none' | 'may' | 'must';
  /** Partners to name with the Dog; empty when no one has to be named. */
  readonly dogTo: readonly Seat[];
}

/** Something a seat may do. Large choices are offered as their parts, not as every product of them. */
export type Offer =
  | Extract<SeatAction, { type: 'call' | 'withdraw' | 'take' | 'take-back' | 'pass' | 'give' }>
  | { readonly type: 'push'; readonly seat: Seat; readonly slots: readonly Slot[] }
  | PlayOffer;

/** A combination with the wish and the partners that go along with it. */
export function playOffer(type: PlayOffer['type'], open: OpenState, seat: Seat, play: Play): PlayOffer {
  return { type, seat, play, wish: wishWith(open.rules, play), dogTo: dogTargetsWith(open, seat, play) };
}
