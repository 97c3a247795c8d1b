import {
  type Card,
  DOG,
  DRAGON,
  MAH_JONG,
  PHOENIX,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import type { Theme } from '../src/puzzle.ts';

/** A round is in its endgame when all hands together hold at most this many cards. */
const ENDGAME_CARDS = 20;

/**
 * What a puzzle is about: whether the best choice leads, follows or passes, whose call is still undecided, and which
 * special cards it involves.
 */
export function themesOf({ open }: View, seat: Seat, best: SeatAction | null): Theme[] {
  const isTurn = open.phase === 'play' && !open.window && open.turn === seat;
  const isPass = best?.type === 'pass';
  const cards: readonly Card[] = best !== null && 'cards' in best ? best.cards : [];
  const hasOpenCall = (isCaller: (other: Seat) => boolean) =>
    open.finished.length === 0 && open.calls.some((call, other) => call !== null && isCaller(other));
  const left = open.counts.reduce((sum, count) => sum + count, 0);
  const applies: { readonly [T in Theme]: boolean } = {
    leading: isTurn && open.trickIsEmpty,
    following: isTurn && !open.trickIsEmpty && !isPass,
    passing: isPass,
    'own-call': hasOpenCall((other) => other === seat),
    'partners-call': hasOpenCall((other) => open.arePartners(other, seat) && other !== seat),
    'opponents-call': hasOpenCall((other) => open.areOpponents(other, seat)),
    phoenix: cards.includes(PHOENIX),
    dragon: cards.includes(DRAGON) || best?.type === 'give',
    dog: cards.includes(DOG),
    'mah-jong': cards.includes(MAH_JONG),
    endgame: open.phase === 'play' && left <= ENDGAME_CARDS,
  };
  return (Object.keys(applies) as Theme[]).filter((theme) => applies[theme]);
}
