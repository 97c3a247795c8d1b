import { type Card, isPhoenix, MAH_JONG, naturalRank, PACK_SIZE, RANKS, type Rank } from '../card.ts';
import { type Play, phoenixRanks } from '../combination/combination.ts';
import type { Slot } from '../phases/push.ts';
import type { Seat } from '../seat.ts';
import type { Gift, SeatAction } from '../state/action.ts';
import type { Offer } from './offer.ts';

/** What a player chooses in addition to an offer. */
export interface Extras {
  readonly wish?: Rank | null;
  readonly dogTo?: Seat;
  readonly gifts?: readonly Gift[];
}

const NOTHING_CHOSEN = {};

/**
 * The action for an accepted offer. Anything not chosen gets a default: no wish, or the lowest rank where a wish is
 * required; the first partner for the Dog; the first cards that may be pushed.
 */
export function actionFor(offer: Offer, { wish, dogTo, gifts }: Extras = NOTHING_CHOSEN): SeatAction {
  switch (offer.type) {
    case 'push':
      return { type: 'push', seat: offer.seat, gifts: gifts ?? firstGifts(offer.slots) };
    case 'play':
    case 'bomb': {
      const wished = wish ?? (offer.wish === 'must' ? RANKS[0] : null);
      const target = dogTo ?? offer.dogTo[0];
      return actionToPlay(offer.type, offer.seat, offer.play, {
        ...(wished === null ? {} : { wish: wished }),
        ...(target === undefined ? {} : { dogTo: target }),
      });
    }
    case 'call':
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
    case 'give':
      return offer;
  }
}

/** The first cards that fill the slots. */
export function firstGifts(slots: readonly Slot[]): Gift[] {
  const given = new Set<Card>();
  return slots.map(({ to, count, must, pick }) => {
    const cards = must.toArray();
    for (const card of pick) if (cards.length < count && !given.has(card)) cards.push(card);
    for (const card of cards) given.add(card);
    return { to, cards };
  });
}

/** The action that plays a combination, with the wish and the Dog's target chosen. */
export function actionToPlay(
  type: 'play' | 'bomb',
  seat: Seat,
  play: Play,
  { wish, dogTo }: { readonly wish?: Rank; readonly dogTo?: Seat } = NOTHING_CHOSEN,
): SeatAction {
  const cards = readingOrder(play);
  if (type === 'bomb') return wish === undefined ? { type, seat, cards } : { type, seat, cards, wish };
  if (play.phoenixAs === 0 && wish === undefined && dogTo === undefined) return { type, seat, cards };
  return {
    type,
    seat,
    cards,
    ...(play.phoenixAs === 0 ? {} : { phoenixAs: phoenixRanks(play) }),
    ...(wish === undefined ? {} : { wish }),
    ...(dogTo === undefined ? {} : { dogTo }),
  };
}

/**
 * Cards as players show them: by rank, then suit, with the Mah Jong first and a Phoenix after the cards of its rank.
 */
function readingOrder(play: Play): readonly Card[] {
  const cards = play.cards.toArray();
  const isInOrder =
    play.phoenixAs === 0 && !play.cards.has(MAH_JONG) && (play.cards.lo2 | play.cards.hi2) === 0;
  if (play.size === 1 || isInOrder) return cards;
  const ranks = phoenixRanks(play);
  const places = new Map(cards.map((card) => [card, placeOf(card, isPhoenix(card) ? ranks.shift()! : 0)]));
  return cards.sort((a, b) => places.get(a)! - places.get(b)!);
}

function placeOf(card: Card, phoenixAs: number): number {
  if (phoenixAs !== 0) return phoenixAs * PACK_SIZE + PACK_SIZE - 1;
  return naturalRank(card) * PACK_SIZE + (card & 3);
}
