import { type Card, faceOf, pointsOf, type Rank } from '../card.ts';
import type { PlainPlay } from '../combination/combination.ts';
import { isPassingDog } from '../phases/dog.ts';
import type { Seat } from '../seat.ts';
import type { OpenState } from './open.ts';

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

/** What is on the table. */
export interface TrickOnTable {
  /** The combination to beat. */
  readonly lead: PlayInTrick;
  /** The last combination of each other player. */
  readonly earlier: readonly PlayInTrick[];
  /** What the cards of the trick are worth; null in games without points. */
  readonly points: number | null;
}

/** The trick as it is shown; null if the table is empty. */
export function trickOnTable(open: OpenState): TrickOnTable | null {
  const plays = playsInTrick(open);
  const lead = plays.at(-1);
  if (lead === undefined) return null;
  const earlier = new Map(plays.slice(0, -1).map((play) => [play.seat, play]));
  earlier.delete(lead.seat);
  const cards = plays.flatMap(({ play }) => play.cards);
  return {
    lead,
    earlier: [...earlier.values()],
    points: open.rules.teams === 'none' ? null : cards.reduce((sum, card) => sum + pointsOf(card), 0),
  };
}

/** A card on the table, and the rank it stands for if it is a Phoenix in a combination. */
export interface PlayedCard {
  readonly card: Card;
  readonly as: Rank | null;
}

/** The cards of a combination from low to high, with the Phoenix in the position it fills. */
export function cardsInOrder({ cards, phoenixAs }: PlainPlay): PlayedCard[] {
  const ranks = cards.length > 1 ? [...phoenixAs] : [];
  return cards
    .map((card) => ({ card, as: isPhoenix(card) ? (ranks.shift() ?? null) : null }))
    .sort((a, b) => heightOf(a) - heightOf(b));
}

/** The only other special card in combinations is the Mah Jong, which counts as 1. */
function heightOf({ card, as }: PlayedCard): number {
  const face = faceOf(card);
  return as ?? ('rank' in face ? face.rank : 1);
}

function isPhoenix(card: Card): boolean {
  const face = faceOf(card);
  return 'special' in face && face.special === 'phoenix';
}
