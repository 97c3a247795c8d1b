import type { Cards, OpenState, Seat, View } from '@schupf/rules';
import type { Outlook } from './outlook.ts';
import type { Traits } from './traits.ts';

/** An opponent with this many cards or fewer may go out at any moment. */
export const ABOUT_TO_GO_OUT = 2;

/** Everything that a decision during play depends on. */
export interface Situation {
  readonly view: View;
  readonly open: OpenState;
  readonly seat: Seat;
  readonly hand: Cards;
  readonly outlook: Outlook;
  readonly traits: Traits;
  readonly isLead: boolean;
  /** Whether a partner owns the trick. Always false without the trait `helps`. */
  readonly isPartnersTrick: boolean;
  readonly isOpponentsTrick: boolean;
  /** Whether it is a partner's trick, and that partner has called and can still win the call. */
  readonly isPartnersCall: boolean;
  /** The same for an opponent's trick. Always false without the trait `watches`. */
  readonly isOpponentsCall: boolean;
  /** Whether the owner of the trick is an opponent who is about to go out. Always false without `watches`. */
  readonly isOwnerAboutToGoOut: boolean;
  /** The number of cards held by the opponent with the fewest. Infinite without `watches`. */
  readonly fewestOpponentCards: number;
}

/** Also updates the outlook for this view. */
export function situationOf(view: View, seat: Seat, outlook: Outlook, traits: Traits): Situation {
  const { open } = view;
  const isLead = open.trickIsEmpty;
  const isPartnersTrick = !isLead && traits.helps && open.arePartners(seat, open.owner);
  const isOpponentsTrick = !isLead && open.areOpponents(seat, open.owner);
  const isCalled = !isLead && open.calls[open.owner] !== null && open.finished.length === 0;
  return {
    view,
    open,
    seat,
    hand: view.hands[seat]!,
    outlook: outlook.read(view, seat, traits.memory, traits.turnCost),
    traits,
    isLead,
    isPartnersTrick,
    isOpponentsTrick,
    isPartnersCall: isPartnersTrick && isCalled,
    isOpponentsCall: traits.watches && isOpponentsTrick && isCalled,
    isOwnerAboutToGoOut: traits.watches && isOpponentsTrick && open.counts[open.owner]! <= ABOUT_TO_GO_OUT,
    fewestOpponentCards: traits.watches ? fewestOpponentCards(open, seat) : Number.POSITIVE_INFINITY,
  };
}

function fewestOpponentCards(open: OpenState, seat: Seat): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < open.counts.length; other++) {
    const count = open.counts[other]!;
    if (count > 0 && count < fewest && open.areOpponents(seat, other)) fewest = count;
  }
  return fewest;
}
