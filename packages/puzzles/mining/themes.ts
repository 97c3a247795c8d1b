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

/** With so few cards in all hands, a round is in its endgame. */
const ENDGAME_CARDS = 20;

/** What a puzzle is about: how the best choice is made, who has called, and which special cards take part. */
export function themesOf({ open }: View, seat: Seat, best: SeatAction | null): Theme[] {
  const isTurn = open.phase === 'play' && !open.window && open.turn === seat;
  const isPass = best?.type === 'pass';
  const cards: readonly Card[] = best !== null && 'cards' in best ? best.cards : [];
  const calls = (isOwn: (other: Seat) => boolean) =>
    open.finished.length === 0 && open.calls.some((call, other) => call !== null && isOwn(other));
  const left = open.counts.reduce((sum, count) => sum + count, 0);
  const holds: { readonly [T in Theme]: boolean } = {
    leading: isTurn && open.trickIsEmpty,
    following: isTurn && !open.trickIsEmpty && !isPass,
    passing: isPass,
    'own-call': calls((other) => other === seat),
    'partners-call': calls((other) => open.arePartners(other, seat) && other !== seat),
    'opponents-call': calls((other) => open.areOpponents(other, seat)),
    phoenix: cards.includes(PHOENIX),
    dragon: cards.includes(DRAGON) || best?.type === 'give',
    dog: cards.includes(DOG),
    'mah-jong': cards.includes(MAH_JONG),
    endgame: open.phase === 'play' && left <= ENDGAME_CARDS,
  };
  return (Object.keys(holds) as Theme[]).filter((theme) => holds[theme]);
}
