import type { Card } from '../../card.ts';
import { parseTchCard, parseTchRank } from './letters.ts';
import type { TchEvent, TchHand, TchPlayer, TchPush } from './log.ts';

// Reads the lines of a log one by one. A handle may be empty and may contain anything, even spaces, colons and card
// names, so cards and fixed words are read from the end of a line. Exceptions: the first ` gibt: ` ends the giver's
// handle, and a list of players is read from the left (see `readPlayers`). There is no backtracking, so even a
// malicious line takes time linear in its length.

export type Read<Value> = { readonly ok: true; readonly value: Value } | LineProblem;

/** An error in a line; columns are counted from 1. */
export interface LineProblem {
  readonly ok: false;
  readonly column: number;
  readonly problem: string;
}

const HAND_SIZE = 14;
const GIFTS = 3;
const AFTER_SEAT = '(0)'.length;

export function lineProblem(at: number, problem: string): LineProblem {
  return { ok: false, column: at + 1, problem };
}

/** `(2)handle` from this index to the end of the line. */
export function readPlayer(line: string, at: number): Read<TchPlayer> {
  const seat = seatAt(line, at);
  if (seat === null) return lineProblem(at, 'a seat from (0) to (3) is missing');
  return { ok: true, value: { seat, handle: line.slice(at + AFTER_SEAT) } };
}

function seatAt(line: string, at: number): number | null {
  if (line[at] !== '(' || line[at + 2] !== ')') return null;
  const seat = '0123'.indexOf(line[at + 1]!);
  return seat < 0 ? null : seat;
}

/** `(2)handle card card …` with exactly `size` cards. */
export function readHand(line: string, size: number): Read<Omit<TchHand, 'line'>> {
  const player = readPlayer(line, 0);
  if (!player.ok) return player;
  const { cards, end } = cardsAtEnd(line, size);
  if (cards.length < size)
    return lineProblem(wordBegin(line, end), `a card is missing: there must be ${size}`);
  if (end < AFTER_SEAT) return lineProblem(AFTER_SEAT, 'a space is missing before the cards');
  return { ok: true, value: { seat: player.value.seat, handle: line.slice(AFTER_SEAT, end), cards } };
}

/** Up to `max` cards at the end of a line, and where the text before them ends. */
function cardsAtEnd(line: string, max: number): { readonly cards: Card[]; readonly end: number } {
  const cards: Card[] = [];
  let end = line.length;
  while (cards.length < max && end > 0) {
    const begin = wordBegin(line, end);
    const card = parseTchCard(line.slice(begin, end));
    if (card === null) break;
    cards.push(card);
    end = begin - 1;
  }
  return { cards: cards.reverse(), end };
}

function wordBegin(line: string, end: number): number {
  return end <= 0 ? 0 : line.lastIndexOf(' ', end - 1) + 1;
}

/** `(2)handle gibt: handle: card - handle: card - handle: card - `. */
export function readPush(line: string): Read<Omit<TchPush, 'line'>> {
  const player = readPlayer(line, 0);
  if (!player.ok) return player;
  const verb = ' gibt: ';
  const giver = line.indexOf(verb, AFTER_SEAT);
  if (giver < 0) return lineProblem(AFTER_SEAT, '"gibt:" is missing');
  const gifts: { handle: string; card: Card }[] = [];
  let end = line.endsWith(' -') ? line.length - 2 : line.length;
  while (gifts.length < GIFTS) {
    const card = giftCardAt(line, end);
    if (card === null) return lineProblem(wordBegin(line, end), 'a card to give is missing');
    const begin = gifts.length === GIFTS - 1 ? giver + verb.length : afterGift(line, card.colon);
    if (begin === null || begin > card.colon) return lineProblem(giver, 'three cards must be given');
    gifts.push({ handle: line.slice(begin, card.colon), card: card.card });
    end = begin - SEPARATOR.length;
  }
  const { seat } = player.value;
  return { ok: true, value: { seat, handle: line.slice(AFTER_SEAT, giver), gifts: gifts.reverse() } };
}

const SEPARATOR = ' - ';

/** The card of the `handle: card` that ends here, and the index of the colon. */
function giftCardAt(line: string, end: number): { readonly card: Card; readonly colon: number } | null {
  const begin = wordBegin(line, end);
  const card = parseTchCard(line.slice(begin, end));
  const colon = begin - 2;
  return card !== null && colon >= 0 && line[colon] === ':' ? { card, colon } : null;
}

/** Where the handle before this colon begins: after the ` - ` of the previous gift. */
function afterGift(line: string, colon: number): number | null {
  let separator = line.lastIndexOf(SEPARATOR, colon - SEPARATOR.length);
  while (separator >= 0) {
    if (giftCardAt(line, separator) !== null) return separator + SEPARATOR.length;
    if (separator === 0) return null;
    separator = line.lastIndexOf(SEPARATOR, separator - 1);
  }
  return null;
}

/**
 * `(0)handle (2)handle`. Seats are in ascending order, so only a higher seat begins a new player; other text in a
 * handle that looks like a seat is left alone.
 */
export function readPlayers(line: string, at: number): Read<TchPlayer[]> {
  const players: TchPlayer[] = [];
  let begin = at;
  while (begin < line.length) {
    const seat = seatAt(line, begin);
    if (seat === null) return lineProblem(begin, 'a seat from (0) to (3) is missing');
    const end = nextPlayer(line, begin + AFTER_SEAT, seat);
    players.push({ seat, handle: line.slice(begin + AFTER_SEAT, end) });
    begin = end + 1;
  }
  return players.length > 0 ? { ok: true, value: players } : lineProblem(at, 'no player is named');
}

/** The index of the space before the next higher seat in the line, else the line's end. */
function nextPlayer(line: string, from: number, seat: number): number {
  for (let space = line.indexOf(' (', from); space >= 0; space = line.indexOf(' (', space + 1)) {
    if ((seatAt(line, space + 1) ?? -1) > seat) return space;
  }
  return line.length;
}

/** Any line of the play section except the result. */
export function readEvent(line: string, number: number): Read<TchEvent> {
  if (line.startsWith(WISH)) {
    const rank = parseTchRank(line.slice(WISH.length).trim());
    return rank === null
      ? lineProblem(WISH.length, 'this is not a rank that can be wished for')
      : { ok: true, value: { type: 'wish', line: number, rank } };
  }
  if (line.startsWith(TICHU)) return eventOf('call', number, readPlayer(line, TICHU.length));
  if (line.startsWith(GIFT)) return eventOf('gift', number, readPlayer(line, GIFT.length));
  const player = readPlayer(line, 0);
  if (!player.ok) return lineProblem(0, 'this kind of line is unknown');
  const { seat } = player.value;
  if (line.endsWith(PASS) && line.length >= AFTER_SEAT + PASS.length) {
    const handle = line.slice(AFTER_SEAT, line.length - PASS.length);
    return { ok: true, value: { type: 'pass', line: number, seat, handle } };
  }
  return readPlay(line, number, seat);
}

const WISH = 'Wunsch:';
export const TICHU = 'Tichu: ';
const GIFT = 'Drache an: ';
const PASS = ' passt.';

function eventOf(type: 'call' | 'gift', line: number, player: Read<TchPlayer>): Read<TchEvent> {
  return player.ok ? { ok: true, value: { type, line, ...player.value } } : player;
}

function readPlay(line: string, number: number, seat: number): Read<TchEvent> {
  const { cards, end } = cardsAtEnd(line, HAND_SIZE);
  if (cards.length === 0) return lineProblem(wordBegin(line, end), 'expected cards or "passt."');
  const colon = end - 1;
  if (colon < AFTER_SEAT || line[colon] !== ':')
    return lineProblem(wordBegin(line, end), 'expected a card or the colon before the cards');
  return {
    ok: true,
    value: { type: 'play', line: number, seat, handle: line.slice(AFTER_SEAT, colon), cards },
  };
}

/** `12 - -5`, the points of both sides. */
export function readPoints(line: string, at: number): Read<[number, number]> {
  const points = /^(-?\d{1,6}) - (-?\d{1,6})$/.exec(line.slice(at).trim());
  if (points === null) return lineProblem(at, 'expected the points of both sides');
  return { ok: true, value: [pointsOf(points[1]!), pointsOf(points[2]!)] };
}

/** Adding 0 turns `-0` into `0`; some comparisons in JavaScript tell them apart. */
function pointsOf(digits: string): number {
  return Number(digits) + 0;
}
