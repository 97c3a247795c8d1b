import { ACE, naturalRank, type Play, RANKS, type Rank, type Seat, type View } from '@schupf/rules';
import type { Why } from '../policy.ts';

/**
 * Wishes for the rank of the card given to the next player, if that is an opponent: they may still hold it. Otherwise
 * wishes for the highest rank missing from the hand.
 */
export function chooseWish({ open, hands, transfers, rules }: View, seat: Seat, play: Play, why: Why): Rank {
  const next = (seat + 1) % rules.seats;
  for (const { from, to, cards } of transfers) {
    const rank = naturalRank(cards[0]!);
    if (from !== seat || to !== next || rank === 0 || !open.areOpponents(seat, next)) continue;
    why?.push({ code: 'wish-for-given-card', rank });
    return rank;
  }
  const hand = hands[seat]!;
  const rank = RANKS.findLast((wish) => hand.ofRank(wish) === 0 && play.cards.ofRank(wish) === 0) ?? ACE;
  why?.push({ code: 'wish-for-missing-rank', rank });
  return rank;
}
