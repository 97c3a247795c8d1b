import {
  CALLS,
  type Call,
  CardSet,
  type Cards,
  combinationOf,
  type Gift,
  newMatch,
  type OpenState,
  PHASES,
  type Rules,
  recall,
  type Transfer,
  type View,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { Fields } from './fields.ts';
import { readCombination, readEvent } from './read-history.ts';

/** The opposite of `encodeView`: the view of a question, or what is wrong with it. Never throws. */
export function readView(told: unknown, rules: Rules): Answer<View> {
  const fields = new Fields(told, rules);
  const seats = fields.parts('seats');
  if (seats.length !== rules.seats) fields.complain('seats');
  const view: View = {
    observer: fields.player('player'),
    rules,
    open: readOpen(fields, seats, rules),
    hands: seats.map(readHand),
    laid: seats.map((seat) => (seat.isNull('pushed') ? null : seat.parts('pushed').map(readGift))),
    decisions: seats.map((seat) => (seat.isNull('decision') ? null : seat.flag('decision'))),
    transfers: fields.parts('exchange').map(readTransfer),
  };
  return fields.problem === null ? answered(view) : refused(fields.problem);
}

function readOpen(fields: Fields, seats: readonly Fields[], rules: Rules): OpenState {
  const { open } = newMatch(rules, fields.seat('dealer'));
  const maskOf = (name: string) =>
    seats.reduce((mask, seat, index) => mask | (seat.flag(name) ? 1 << index : 0), 0);
  open.phase = fields.oneOf('phase', PHASES);
  open.round = fields.count('round');
  open.totals = fields.points('scores');
  open.solo = fields.seatOrNobody('soloist');
  open.ranking = fields.seats('ranking');
  open.players = seats.map((seat) => seat.player('player'));
  seats.forEach((seat, index) => {
    open.counts[index] = seat.count('count');
  });
  open.calls = seats.map(readCall);
  open.won = seats.map((seat) => CardSet.of(seat.cards('won')));
  open.passed = maskOf('hasPassed');
  open.hasPlayed = maskOf('hasPlayed');
  open.decided = maskOf('hasDecided');
  open.withdrawn = maskOf('hasWithdrawn');
  open.pushers = maskOf('pushes');
  open.laidOut = maskOf('hasPushed');
  open.grandCallers = fields.seats('grandCallers');
  open.finished = fields.seats('finished');
  open.opener = fields.seatOrNobody('opener');
  open.turn = fields.seatOrNobody('turn');
  open.window = fields.flag('window');
  open.wish = fields.rankOrNone('wish');
  open.discarded = CardSet.of(fields.cards('discarded'));
  open.undealt = fields.count('undealt');
  open.leftOver = fields.count('leftOver');
  open.aside = CardSet.of(fields.cards('aside'));
  readTrick(fields.part('trick'), open);
  for (const event of fields.parts('history')) recall(open, readEvent(event));
  return open;
}

function readTrick(trick: Fields, open: OpenState): void {
  open.owner = trick.seatOrNobody('owner');
  open.trickCards.copyFrom(CardSet.of(trick.cards('cards')));
  if (trick.isNull('standing')) return;
  open.standing.copyFrom(combinationOf(readCombination(trick.part('standing'))));
}

function readCall(seat: Fields): Call | null {
  return seat.isNull('call') ? null : seat.oneOf('call', CALLS);
}

function readHand(seat: Fields): Cards | null {
  if (seat.isNull('hand')) return null;
  const hand = CardSet.of(seat.cards('hand'));
  if (hand.size !== seat.count('count')) seat.complain('hand');
  return hand;
}

function readGift(gift: Fields): Gift {
  return { to: gift.seat('to'), cards: gift.cards('cards') };
}

function readTransfer(transfer: Fields): Transfer {
  return { from: transfer.seat('from'), ...readGift(transfer) };
}
