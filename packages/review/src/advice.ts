import { isNearTheEnd } from '@schupf/bots/judging';
import { isBomb, type Play, type Seat, type View } from '@schupf/rules';
import type { Advice } from './advice-list.ts';
import { isLow, isWinner } from './card-ranks.ts';
import type { Choice } from './choices.ts';
import type { DecisionAt } from './decision.ts';

export function adviceFor(decision: DecisionAt, view: View, played: Choice, best: Choice): Advice | null {
  const { kind, seat } = decision;
  const fits: { readonly [A in Advice]: boolean } = {
    'serve-call':
      kind === 'wish'
        ? wishesIntoPartnersCall(view, seat, played)
        : overtakesCaller(view, seat, played, best),
    'fight-call': isCard(best) && !isCard(played) && isBeforeCaller(view, seat),
    'low-cards-first': kind === 'play' && spendsWinner(view, seat, played, best),
    'watch-score': (kind === 'tichu' || kind === 'grand') && isNearTheEnd(view.open),
  };
  return (
    (['serve-call', 'fight-call', 'low-cards-first', 'watch-score'] as const).find((tag) => fits[tag]) ?? null
  );
}

function playOf({ options, action }: Choice): Play | null {
  const [option] = options;
  return action !== null && option?.type === 'play' ? option.play : null;
}

function isCard(choice: Choice): boolean {
  return playOf(choice) !== null;
}

function calledAndCanWin({ open }: View, seat: Seat): boolean {
  return open.calls[seat] !== null && open.finished.length === 0;
}

function partnerOf({ rules }: View, seat: Seat): Seat {
  return (seat + rules.seats / 2) % rules.seats;
}

function overtakesCaller(view: View, seat: Seat, played: Choice, best: Choice): boolean {
  const partner = partnerOf(view, seat);
  const isTheirs = view.open.owner === partner && !view.open.trickIsEmpty;
  return isTheirs && calledAndCanWin(view, partner) && isCard(played) && !isCard(best);
}

/** The partner who called may hold all four cards of the rank. */
function wishesIntoPartnersCall(view: View, seat: Seat, played: Choice): boolean {
  const [option] = played.options;
  if (option?.type !== 'play' || option.wish === 0) return false;
  const { wish } = option;
  const isUnseen =
    view.hands[seat]!.ofRank(wish) === 0 && view.open.played.every((cards) => cards.ofRank(wish) === 0);
  return isUnseen && calledAndCanWin(view, partnerOf(view, seat));
}

function isBeforeCaller(view: View, seat: Seat): boolean {
  const next = (seat + 1) % view.rules.seats;
  return view.open.isActive(next) && calledAndCanWin(view, next);
}

/** Whether a high card was played while low cards stayed in the hand, and the better choice keeps the high card. */
function spendsWinner(view: View, seat: Seat, played: Choice, best: Choice): boolean {
  const spent = playOf(played);
  if (spent === null || !hasWinner(spent)) return false;
  const kept = playOf(best);
  if (kept !== null && hasWinner(kept)) return false;
  return view.hands[seat]!.toArray().some((card) => !spent.cards.has(card) && isLow(card));
}

function hasWinner(play: Play): boolean {
  return isBomb(play) || play.cards.toArray().some(isWinner);
}
