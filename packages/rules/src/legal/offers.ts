import { type Card, isPhoenix, MAH_JONG, naturalRank, PACK_SIZE, type Rank } from '../card.ts';
import { NO_CARDS } from '../card-set.ts';
import { type Play, phoenixRanks } from '../combination/combination.ts';
import { PlayList } from '../combination/play-list.ts';
import { type Detail, finderFor } from '../combination/readings.ts';
import { dogTargets, namesDogTarget } from '../phases/dog.ts';
import { giftTargets } from '../phases/dragon.ts';
import { hasLaidOut, type Slot, slotsOf } from '../phases/push.ts';
import type { Seat } from '../seat.ts';
import { isAction, type SeatAction } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import { actsFor, type View } from '../state/view.ts';
import { judge } from './judge.ts';
import { bombClaims, turnPlays } from './turn.ts';

/** What a seat may do. Large choices are offered as their parts, not as every product of them. */
export type Offer =
  | Extract<SeatAction, { type: 'call' | 'withdraw' | 'take' | 'take-back' | 'pass' | 'give' }>
  | { readonly type: 'push'; readonly seat: Seat; readonly slots: readonly Slot[] }
  | {
      readonly type: 'play' | 'bomb';
      readonly seat: Seat;
      readonly play: Play;
      /** Whether the play carries a wish. */
      readonly wish: 'none' | 'may' | 'must';
      /** Partners to name with the Dog; empty when nobody has to be named. */
      readonly dogTo: readonly Seat[];
    };

const SIMPLE = ['withdraw', 'take', 'take-back', 'pass'] as const;

/**
 * Everything a seat may do as the view's observer knows the table; empty for seats he does not play for. Plays
 * are listed up to interchangeable cards, or card by card for people who pick cards.
 */
export function legalActions(view: View, seat: Seat, detail: Detail = 'up-to-suits'): Offer[] {
  const { open, rules } = view;
  const hand = view.hands[seat];
  if (!actsFor(open, view.observer, seat)) return [];
  const offers: Offer[] = [];
  const offer = (action: Extract<Offer, SeatAction>) => {
    if (refusalFor(view, action) === null) offers.push(action);
  };
  offer({ type: 'call', seat, call: 'tichu' });
  offer({ type: 'call', seat, call: 'grand' });
  for (const type of SIMPLE) offer({ type, seat });
  if (open.phase === 'gift') for (const to of giftTargets(open, seat)) offer({ type: 'give', seat, to });
  if (!hand) return offers;
  if (open.phase === 'push' && !hasLaidOut(open, seat)) {
    const slots = slotsOf(open, seat, hand);
    if (slots.length > 0) offers.push({ type: 'push', seat, slots });
  }
  if (open.phase === 'play') {
    const list = new PlayList();
    const finder = finderFor(rules, detail);
    if (open.turn === seat && !open.window) {
      turnPlays(open, hand, finder, list);
      for (const play of list.toArray()) offers.push(playOffer('play', open, seat, play));
    }
    bombClaims(open, seat, hand, finder, list);
    for (const play of list.toArray()) offers.push(playOffer('bomb', open, seat, play));
  }
  return offers;
}

function playOffer(type: 'play' | 'bomb', open: OpenState, seat: Seat, play: Play): Offer {
  const dogTo = play.kind === 'dog' && namesDogTarget(open) ? dogTargets(open, seat) : [];
  return { type, seat, play, wish: wishOf(open, play), dogTo };
}

function wishOf(open: OpenState, play: Play): 'none' | 'may' | 'must' {
  if (!play.cards.has(MAH_JONG) || open.rules.wishObligation === 'off') return 'none';
  return open.rules.wishObligation === 'mandatory' ? 'must' : 'may';
}

const NOTHING_CHOSEN = {};

/** The action that lays an offered play, with the wish and the Dog's target chosen. */
export function layAction(
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

/** Cards as people lay them out: by rank, then suit, the Mah Jong first, a Phoenix behind the cards of its rank. */
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

/** Whether the observer may do this; exactly what `apply` accepts. */
export function isLegal(view: View, action: SeatAction): boolean {
  return refusalFor(view, action) === null;
}

/** Why the observer may not do this, null when he may. Never throws, whatever the action. */
export function refusalFor(view: View, action: SeatAction): Refusal | null {
  const { open } = view;
  if (!isAction(action, view.rules) || !('seat' in action)) return refusal('malformed');
  if (!actsFor(open, view.observer, action.seat)) return refusal('not-your-turn');
  // The dummy's cards are unknown to its soloist until all is dealt; nothing he may do before depends on them.
  const judgement = judge(open, view.hands[action.seat] ?? NO_CARDS, action);
  return judgement.ok ? null : judgement.refusal;
}
