import { type Card, exchangeValue } from '../card.ts';
import { CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { hasSeat, MAX_SEATS, type Seat, seatBit } from '../seat.ts';
import type { Gift } from '../state/action.ts';
import type { Transfer } from '../state/event.ts';
import type { OpenState } from '../state/open.ts';

/** Cards a seat owes another: `count` of them, including all of `must`, the rest chosen from `pick`. */
export interface Slot {
  readonly to: Seat;
  readonly count: number;
  readonly must: Cards;
  readonly pick: Cards;
}

interface Debt {
  readonly to: Seat;
  readonly count: number;
  /** Free choice, or the highest or lowest cards of the hand. */
  readonly which: 'choice' | 'best' | 'worst';
}

/** What a seat has to push, with the candidates from its hand. */
export function slotsOf(open: OpenState, seat: Seat, hand: Cards): Slot[] {
  return debtsOf(open, seat).map(({ to, count, which }) => {
    const { must, pick } = candidates(hand, count, which);
    return { to, count, must, pick };
  });
}

/** Determines which seats give cards in this round, once roles and ranks are known. */
export function assignPushers(open: OpenState): void {
  open.pushers = 0;
  for (let seat = 0; seat < open.rules.seats; seat++) {
    if (debtsOf(open, seat).length > 0) open.pushers |= seatBit(seat);
  }
}

/** Seats that have yet to choose their push, or to choose it again. */
export function seatsToPush(open: OpenState): number {
  return open.phase === 'push' ? open.pushers & ~open.laidOut : 0;
}

export function pushTargets(open: OpenState, seat: Seat): Seat[] {
  return debtsOf(open, seat).map(({ to }) => to);
}

/** What a seat owes. Outside rank games it depends only on rules and roles, so it is cached. */
function debtsOf(open: OpenState, seat: Seat): readonly Debt[] {
  const { rules } = open;
  if (rules.push === 'by-rank') return debtsByRank(open, seat);
  let cached = debtsByRules.get(rules);
  if (cached === undefined) {
    cached = new Map();
    debtsByRules.set(rules, cached);
  }
  const key = seat * MAX_SEATS + open.solo;
  let debts = cached.get(key);
  if (debts === undefined) {
    debts = oneToEach(open, seat, rules.push);
    cached.set(key, debts);
  }
  return debts;
}

const debtsByRules = new WeakMap<Rules, Map<number, readonly Debt[]>>();

function oneToEach(open: OpenState, seat: Seat, push: Exclude<Rules['push'], 'by-rank'>): Debt[] {
  const debts: Debt[] = [];
  for (let to = 0; to < open.rules.seats; to++) {
    if (gives(open, seat, to, push)) debts.push({ to, count: 1, which: 'choice' });
  }
  return debts;
}

function gives(open: OpenState, from: Seat, to: Seat, push: Exclude<Rules['push'], 'by-rank'>): boolean {
  switch (push) {
    case 'to-everyone':
      return to !== from;
    case 'to-partners':
      return open.arePartners(from, to);
    case 'by-role':
      return givesByRole(open, from, to);
  }
}

/** Whether a seat gives a card to another in the three-player games. */
function givesByRole(open: OpenState, from: Seat, to: Seat): boolean {
  if (from === to) return false;
  switch (open.rules.trichuPush) {
    case 'opponents-only':
      return open.areOpponents(from, to);
    case 'defenders-also-swap':
      return open.areOpponents(from, to) || (from !== open.solo && from !== open.dummy);
    case 'real-players-only':
      return from !== open.dummy && to !== open.dummy;
  }
}

/**
 * How many cards the ranks exchange. The first and the last rank exchange the most: three cards, or two with five
 * players. Each pair of ranks further inwards exchanges one card fewer.
 */
export function exchangeLevels(players: number): readonly number[] {
  return players === 5 ? [2, 1] : [3, 2, 1];
}

function debtsByRank(open: OpenState, seat: Seat): readonly Debt[] {
  const { rules, ranking } = open;
  const rank = ranking.indexOf(seat);
  if (rank < 0) return [];
  const levels = exchangeLevels(ranking.length);
  const fromBottom = ranking.length - 1 - rank;
  if (rank < levels.length) {
    return [{ to: ranking[fromBottom]!, count: levels[rank]!, which: rules.returnCards }];
  }
  if (fromBottom < levels.length) {
    return [{ to: ranking[fromBottom]!, count: levels[fromBottom]!, which: 'best' }];
  }
  return [];
}

/** The cards that must be given, and those of equal value among which the giver chooses. */
export function candidates(hand: Cards, count: number, which: Debt['which']): { must: Cards; pick: Cards } {
  if (which === 'choice') return { must: NO_CARDS, pick: hand };
  const sign = which === 'best' ? -1 : 1;
  const ordered = hand.toArray().sort((a, b) => sign * (exchangeValue(a) - exchangeValue(b)));
  const edge = exchangeValue(ordered[count - 1]!);
  const equal = ordered.filter((card) => exchangeValue(card) === edge);
  const certain = ordered.filter((card) => sign * (exchangeValue(card) - edge) < 0);
  if (certain.length + equal.length === count) {
    return { must: CardSet.of([...certain, ...equal]), pick: new CardSet() };
  }
  return { must: CardSet.of(certain), pick: CardSet.of(equal) };
}

/** Whether gifts fill the slots: exactly the cards owed, each once, to exactly the seats they are owed to. */
export function fillsSlots(
  gifts: readonly Gift[],
  slots: readonly Slot[],
): 'yes' | 'wrong-number' | 'wrong-cards' {
  if (gifts.length !== slots.length) return 'wrong-number';
  const given = new CardSet();
  for (const slot of slots) {
    const gift = gifts.find(({ to }) => to === slot.to);
    if (gift === undefined || gift.cards.length !== slot.count) return 'wrong-number';
    for (const card of gift.cards) {
      if (given.has(card)) return 'wrong-number';
      given.add(card);
    }
    if (!isAllowed(gift.cards, slot)) return 'wrong-cards';
  }
  return 'yes';
}

function isAllowed(cards: readonly Card[], slot: Slot): boolean {
  return (
    cards.every((card) => slot.must.has(card) || slot.pick.has(card)) && CardSet.of(cards).contains(slot.must)
  );
}

export function layOut(open: OpenState, seat: Seat): void {
  open.laidOut |= seatBit(seat);
}

export function takeBack(open: OpenState, seat: Seat): void {
  open.laidOut &= ~seatBit(seat);
}

/** After a call during the push, lets everyone choose again if the rules say so. Returns whether they do. */
export function reopenPush(open: OpenState): boolean {
  if (open.phase !== 'push' || open.rules.tichuDuringPush !== 'reopen') return false;
  open.laidOut = 0;
  return true;
}

/** Whether some seats have chosen their push and others have not. */
export function isPushing(open: OpenState): boolean {
  return open.phase === 'push' && open.laidOut !== 0;
}

export function hasLaidOut(open: OpenState, seat: Seat): boolean {
  return hasSeat(open.laidOut, seat);
}

export function transfersOf(laid: readonly (readonly Gift[] | null)[]): Transfer[] {
  const transfers: Transfer[] = [];
  for (let from = 0; from < laid.length; from++) {
    for (const { to, cards } of laid[from] ?? []) transfers.push({ from, to, cards });
  }
  return transfers;
}
