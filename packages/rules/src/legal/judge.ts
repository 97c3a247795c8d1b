import type { Cards } from '../card-set.ts';
import type { Combination } from '../combination/combination.ts';
import { giftTargets } from '../phases/dragon.ts';
import type { Seat } from '../seat.ts';
import type { SeatAction } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import {
  judgeCall,
  judgeDecline,
  judgePush,
  judgeTake,
  judgeTakeBack,
  judgeWithdraw,
} from './before-play.ts';
import { judgeBomb, judgePass, judgePlay } from './play.ts';

/**
 * Whether an action is allowed. An allowed play or bomb comes with the combination its cards form, which is valid until
 * the next judgement.
 */
export type Judgement =
  | { readonly ok: true; readonly play: Combination | null }
  | { readonly ok: false; readonly refusal: Refusal };

const ALLOWED: Judgement = { ok: true, play: null };

/**
 * Whether a seat may do this. The answer depends only on the open state and the seat's own hand, so the server,
 * browsers and bots agree on it and it cannot leak hidden cards.
 */
export function judge(open: OpenState, hand: Cards, action: SeatAction): Judgement {
  if (open.phase === 'match-over') return verdict(refusal('match-over'));
  switch (action.type) {
    case 'call':
      return verdict(judgeCall(open, action.seat, action.call));
    case 'withdraw':
      return verdict(judgeWithdraw(open, action.seat));
    case 'take':
      return verdict(judgeTake(open, action.seat));
    case 'decline':
      return verdict(judgeDecline(open, action.seat));
    case 'push':
      return verdict(judgePush(open, hand, action.seat, action.gifts));
    case 'take-back':
      return verdict(judgeTakeBack(open, action.seat));
    case 'play':
      return judgePlay(open, hand, action);
    case 'bomb':
      return judgeBomb(open, hand, action);
    case 'pass':
      return verdict(judgePass(open, hand, action.seat));
    case 'give':
      return verdict(judgeGive(open, action.seat, action.to));
  }
}

function verdict(reason: Refusal | null): Judgement {
  return reason === null ? ALLOWED : { ok: false, refusal: reason };
}

function judgeGive(open: OpenState, seat: Seat, to: Seat): Refusal | null {
  if (open.phase !== 'gift' || seat !== open.owner) return refusal('no-gift-owed');
  return giftTargets(open, seat).includes(to) ? null : refusal('gift-to-opponent');
}
