import {
  type Bits,
  type Card,
  CardSet,
  exchangeValue,
  type Gift,
  isBomb,
  NO_PLAY,
  naturalRank,
  type Play,
  type PlayList,
  type Rank,
  type Seat,
  type View,
} from '@schupf/rules';
import { fillSlots, giftReason, pushReason } from '../common/gifts.ts';
import { plannerFor } from '../common/planners.ts';
import type { Policy, Why } from '../policy.ts';

const FEW_CARDS = 3;
const BOMB_PRICE = 100;
const left = new CardSet();

/**
 * Plays its hand in as few combinations as it can and knows little else: it leaves tricks to its partner and never
 * calls. Must never change, because it defines zero on the strength scale.
 */
export const planner1: Policy = {
  name: 'planner-1',

  callsGrand: () => false,
  callsTichu: () => false,
  withdraws: () => true,

  /** Gives low cards to opponents and high ones to partners. */
  push(view: View, seat: Seat, _random: Bits, why: Why): Gift[] {
    why?.push({ code: pushReason(view, seat) });
    return fillSlots(view, seat, (card, to) =>
      view.open.arePartners(seat, to) ? worth(card) : -worth(card),
    );
  },

  turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, _random: Bits, why: Why): number {
    const { open } = view;
    const hand = view.hands[seat]!;
    const planner = plannerFor(view.rules);
    const isLead = open.trickIsEmpty;
    const now = planner.count(hand);
    const isPartnersTrick = !isLead && open.arePartners(seat, open.owner);
    let best = NO_PLAY;
    let lowestPrice = Number.POSITIVE_INFINITY;
    for (let index = 0; index < plays.length; index++) {
      const play = plays.at(index);
      const after = planner.count(left.copyFrom(hand).removeAll(play.cards));
      if (after === 0) {
        why?.push({ code: 'goes-out' });
        return index;
      }
      if (mayPass && (after >= now || isPartnersTrick || (isBomb(play) && !isDangerous(view, seat))))
        continue;
      const price =
        after * 1000 + (isBomb(play) ? BOMB_PRICE : 0) + play.height - (isLead ? 10 * play.size : 0);
      if (price >= lowestPrice) continue;
      lowestPrice = price;
      best = index;
    }
    if (best === NO_PLAY) why?.push({ code: isPartnersTrick ? 'partner-has-it' : 'saves-strength' });
    else why?.push({ code: 'shortest-plan', value: Math.floor(lowestPrice / 1000) });
    return best;
  },

  bomb(view: View, seat: Seat, bombs: PlayList, _random: Bits, why: Why): number {
    const { open } = view;
    for (let index = 0; index < bombs.length; index++) {
      if (bombs.at(index).size !== open.counts[seat]) continue;
      why?.push({ code: 'goes-out' });
      return index;
    }
    if (!open.areOpponents(seat, open.owner) || !isDangerous(view, seat)) return NO_PLAY;
    why?.push({ code: 'stops-opponent' });
    return 0;
  },

  /** The rank of the card given to the next player; the ace if there was none or it was a special card. */
  wish(view: View, seat: Seat, _play: Play, _random: Bits, why: Why): Rank {
    const next = (seat + 1) % view.rules.seats;
    const gift = view.transfers.find(({ from, to }) => from === seat && to === next);
    const rank = gift === undefined ? 0 : naturalRank(gift.cards[0]!);
    why?.push({ code: rank === 0 ? 'wish-for-missing-rank' : 'wish-for-given-card' });
    return rank === 0 ? 14 : rank;
  },

  dogTo(view: View, _seat: Seat, targets: readonly Seat[], _random: Bits, why: Why): Seat {
    const to = targets.reduce((best, seat) =>
      view.open.counts[seat]! < view.open.counts[best]! ? seat : best,
    );
    if (view.open.isActive(to)) why?.push({ code: 'dog-to-partner', seat: to });
    return to;
  },

  gift(view: View, _seat: Seat, targets: readonly Seat[], _random: Bits, why: Why): Seat {
    const to = targets.reduce((best, seat) =>
      view.open.counts[seat]! > view.open.counts[best]! ? seat : best,
    );
    why?.push({ code: giftReason(view, targets, to) });
    return to;
  },
};

/** Special cards count as neither low nor high, so they are rarely given away. */
function worth(card: Card): number {
  const value = exchangeValue(card);
  return value > 14 ? 7 : value;
}

function isDangerous({ open }: View, seat: Seat): boolean {
  return open.counts.some(
    (count, other) => count > 0 && count <= FEW_CARDS && open.areOpponents(seat, other),
  );
}
