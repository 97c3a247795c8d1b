import { type Card, isPassingDog, type OpenState, type PlainPlay, type Rank, type Seat } from '@schupf/rules';
import { rankOf, specialOf } from './faces.ts';

/** A combination of the trick on the table. */
export interface PlayInTrick {
  readonly seat: Seat;
  readonly play: PlainPlay;
}

/** The combinations on the table, oldest first. The trick that ended a round stays visible. */
export function playsInTrick(open: OpenState): PlayInTrick[] {
  const isOver = open.phase === 'round-over' || open.phase === 'match-over';
  if (!isOver && open.phase !== 'play' && open.phase !== 'gift') return [];
  const plays: PlayInTrick[] = [];
  let { past } = open;
  if (isOver) while (past !== null && past.event.type !== 'played') past = past.before;
  for (; past !== null; past = past.before) {
    const { event } = past;
    if (event.type === 'gathered' || event.type === 'gave' || event.type === 'opened') break;
    if (event.type !== 'played') continue;
    if (isPassingDog(open.rules, event.play)) break;
    plays.unshift({ seat: event.seat, play: event.play });
  }
  return plays;
}

/** A card on the table, and the rank it stands for if it is a Phoenix in a combination. */
export interface PlayedCard {
  readonly card: Card;
  readonly as: Rank | null;
}

/** The cards of a combination from low to high, with the Phoenix in the place it fills. */
export function cardsInOrder({ cards, phoenixAs }: PlainPlay): PlayedCard[] {
  const ranks = cards.length > 1 ? [...phoenixAs] : [];
  return cards
    .map((card) => ({ card, as: specialOf(card) === 'phoenix' ? (ranks.shift() ?? null) : null }))
    .sort((a, b) => heightOf(a) - heightOf(b));
}

/** The only other special card that is ever combined is the Mah Jong, which counts as 1. */
function heightOf({ card, as }: PlayedCard): number {
  return as ?? rankOf(card) ?? 1;
}
