import type { Seat, SeatAction } from '@schupf/rules';
import { parseCards, parsePlayedCards, parseRank, parseSeat } from '@schupf/rules/notation';

/**
 * Parses a move in the notation of records: `B S9`, `B -`, `B! J9 S9 P9 T9`, `B MJ wish 8`, `B DOG to D`, `B gives C`,
 * `B tichu`, `B grand`, `B takes`, `B declines`, `B J2>A S3>C`. Throws on anything else, because only our own levels
 * contain such moves.
 */
export function readMove(text: string): SeatAction {
  const [name = '', ...words] = text.split(' ');
  const seat = seatOf(name.replace('!', ''));
  const [first = '', second = ''] = words;
  switch (first) {
    case '-':
      return { type: 'pass', seat };
    case 'tichu':
    case 'grand':
      return { type: 'call', seat, call: first };
    case 'takes':
      return { type: 'take', seat };
    case 'declines':
      return { type: 'decline', seat };
    case 'gives':
      return { type: 'give', seat, to: seatOf(second) };
  }
  if (first.includes('>')) return { type: 'push', seat, gifts: words.map(readGift) };
  const [played = '', wish] = words.join(' ').split(' wish ');
  const [cards = '', target] = played.split(' to ');
  const read = parsePlayedCards(cards);
  const rank = wish === undefined ? null : parseRank(wish);
  if (read === null || read.cards.length === 0) throw new Error(`not a move: ${text}`);
  if (name.endsWith('!')) return { type: 'bomb', seat, cards: read.cards };
  return {
    type: 'play',
    seat,
    cards: read.cards,
    ...(read.phoenixAs.length === 0 ? {} : { phoenixAs: read.phoenixAs }),
    ...(rank === null ? {} : { wish: rank }),
    ...(target === undefined ? {} : { dogTo: seatOf(target) }),
  };
}

/** Several cards for the same seat are joined by a plus sign. */
function readGift(text: string) {
  const [cards = '', to = ''] = text.split('>');
  const given = parseCards(cards.replaceAll('+', ' '));
  if (given === null) throw new Error(`not a gift: ${text}`);
  return { to: seatOf(to), cards: given };
}

function seatOf(text: string): Seat {
  const seat = parseSeat(text);
  if (seat === null) throw new Error(`not a seat: ${text}`);
  return seat;
}
