import { type Gift, hasSeat, type OpenState, phoenixRanks, type Seat, type View } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { encodeHistory } from './encode-history.ts';
import type { ToldGift, ToldSeat, ToldTrick, ToldView } from './messages.ts';
import { tellCards, tellCombination, tellRank, tellSeat } from './words.ts';

/** A player's view in the words of the protocol, without loss: `readView` makes the same view of it again. */
export function encodeView(view: View): ToldView {
  const { open } = view;
  return {
    player: typeof view.observer === 'number' ? view.observer + 1 : 0,
    phase: open.phase,
    round: open.round,
    dealer: formatSeat(open.dealer),
    scores: open.totals,
    soloist: tellSeat(open.solo),
    dummy: tellSeat(open.dummy),
    ranking: open.ranking.map(formatSeat),
    seats: open.players.map((_, seat) => encodeSeat(view, seat)),
    grandCallers: open.grandCallers.map(formatSeat),
    finished: open.finished.map(formatSeat),
    opener: tellSeat(open.opener),
    turn: tellSeat(open.turn),
    window: open.window,
    wish: tellRank(open.wish),
    trick: encodeTrick(open),
    discarded: tellCards(open.discarded),
    undealt: open.undealt,
    leftOver: open.leftOver,
    aside: tellCards(open.aside),
    exchange: view.transfers.map(({ from, to, cards }) => ({
      from: formatSeat(from),
      to: formatSeat(to),
      cards: tellCards(cards),
    })),
    history: encodeHistory(open.history),
  };
}

function encodeSeat({ open, hands, laid, decisions }: View, seat: Seat): ToldSeat {
  const hand = hands[seat];
  return {
    seat: formatSeat(seat),
    player: open.players[seat]! + 1,
    count: open.counts[seat]!,
    hand: hand ? tellCards(hand) : null,
    call: open.calls[seat]!,
    won: tellCards(open.won[seat]!),
    hasPassed: hasSeat(open.passed, seat),
    hasPlayed: hasSeat(open.hasPlayed, seat),
    hasDecided: hasSeat(open.decided, seat),
    hasWithdrawn: hasSeat(open.withdrawn, seat),
    pushes: hasSeat(open.pushers, seat),
    hasPushed: hasSeat(open.laidOut, seat),
    pushed: laid[seat]?.map(encodeGift) ?? null,
    decision: decisions[seat] ?? null,
  };
}

function encodeGift({ to, cards }: Gift): ToldGift {
  return { to: formatSeat(to), cards: tellCards(cards) };
}

function encodeTrick({ standing, owner, trickCards }: OpenState): ToldTrick {
  const { kind, size, height, cards } = standing;
  return {
    standing:
      size === 0
        ? null
        : tellCombination({ kind, size, height, cards: cards.toArray(), phoenixAs: phoenixRanks(standing) }),
    owner: tellSeat(owner),
    cards: tellCards(trickCards),
    points: trickCards.points(),
  };
}
