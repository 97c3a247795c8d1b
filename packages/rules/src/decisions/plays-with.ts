import type { Card } from '../card.ts';
import { isBomb } from '../combination/combination.ts';
import { readingsOf } from '../combination/readings.ts';
import type { Seat } from '../seat.ts';
import type { Refusal } from '../state/refusal.ts';
import type { View } from '../state/view.ts';
import { actionFor } from './actions.ts';
import { afterWindow, refusalForClaim } from './claims.ts';
import { type PlayOffer, playOffer } from './offer.ts';

export type PlaysWith =
  | { readonly ok: true; readonly offers: readonly PlayOffer[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Every legal way to play exactly these cards, one for each rank a Phoenix can take; or why there is none. While a
 * window is open, the seat on turn may play a bomb right away; any other play waits until the window has closed.
 */
export function playsWith(view: View, seat: Seat, cards: readonly Card[]): PlaysWith {
  const { open } = view;
  // While the last window of a trick is open, no seat has the turn. Closing it may give the turn to the trick's owner.
  const isTurn = afterWindow(view).open.turn === seat;
  const offers: PlayOffer[] = [];
  let firstRefusal: Refusal | null = null;
  for (const play of readingsOf(cards, open.standing, view.rules)) {
    const type = isTurn && !(open.window && isBomb(play)) ? 'play' : 'bomb';
    const offer = playOffer(type, open, seat, play);
    const refusal = refusalForClaim(view, actionFor(offer));
    if (refusal === null) offers.push(offer);
    else firstRefusal ??= refusal;
  }
  if (offers.length > 0) return { ok: true, offers };
  const refusal = firstRefusal ?? refusalForClaim(view, { type: isTurn ? 'play' : 'bomb', seat, cards });
  return { ok: false, refusal: refusal! };
}
