import type { Rank } from '../../card.ts';
import type { Rules } from '../../rules.ts';
import type { Seat } from '../../seat.ts';
import type { Gift, SeatAction } from '../../state/action.ts';
import {
  formatCard,
  formatCards,
  formatPlayedCards,
  formatRank,
  formatSeat,
  type PlayedCards,
  parseCard,
  parsePlayedCards,
  parseRank,
  parseSeat,
} from '../cards.ts';
import type { Note, RecordItem, RecordMove, TableNotice } from './record.ts';
import { escaped, Fault, type Place, Scanner } from './scanner.ts';

/** One move with its time, comments and marks: `A MJ wish 8 @12.5 {why not} <eval -3>`. */
export function parseItem(scanner: Scanner, rules: Rules): RecordItem {
  const start = scanner.place;
  const move = parseMove(scanner, rules);
  const time = scanner.take('@') ? parseTime(scanner) : null;
  const notes = parseNotes(scanner);
  if (move === null && notes.length === 0) scanner.fail('a move is missing', start);
  if (move === null && time !== null) scanner.fail('a time must belong to a move', start);
  return { move, time, notes };
}

/** Reads what a seat does as `formatMove` writes it; null if the text is anything else. */
export function parseSeatAction(text: string, rules: Rules): SeatAction | null {
  try {
    const scanner = new Scanner(text, 1);
    const move = parseMove(scanner, rules);
    return move !== null && 'seat' in move && scanner.isAtEnd ? move : null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return null;
  }
}

export function formatItem({ move, time, notes }: RecordItem): string {
  const parts = move === null ? [] : [formatMove(move)];
  if (time !== null) parts.push(`@${time / 1000}`);
  for (const note of notes) parts.push(formatNote(note));
  return parts.join(' ');
}

function parseMove(scanner: Scanner, rules: Rules): RecordMove | null {
  const { place } = scanner;
  if (scanner.take('|')) return { type: 'table' };
  if (scanner.take('*')) return parseNotice(scanner);
  const word = scanner.word();
  if (word === '') return null;
  if (/^\d{1,3}$/.test(word)) return parseTaken(scanner, Number(word), place);
  const bomb = word.endsWith('!');
  const seat = readSeat(scanner, rules, bomb ? word.slice(0, -1) : word, place);
  return bomb ? parseBomb(scanner, seat) : parseSeatMove(scanner, rules, seat);
}

export function formatMove(move: RecordMove): string {
  switch (move.type) {
    case 'table':
      return '|';
    case 'news':
      return formatNotice(move);
    case 'taken':
      return `${move.cards} ${move.cards === 1 ? 'card' : 'cards'}`;
    case 'pass':
      return `${formatSeat(move.seat)} -`;
    case 'call':
      return `${formatSeat(move.seat)} ${move.call}`;
    case 'withdraw':
      return `${formatSeat(move.seat)} withdraws`;
    case 'take':
      return `${formatSeat(move.seat)} takes`;
    case 'decline':
      return `${formatSeat(move.seat)} declines`;
    case 'take-back':
      return `${formatSeat(move.seat)} takes back`;
    case 'give':
      return `${formatSeat(move.seat)} gives ${formatSeat(move.to)}`;
    case 'push':
      return `${formatSeat(move.seat)} ${move.gifts.map(formatGift).join(' ')}`;
    case 'bomb':
      return `${formatSeat(move.seat)}! ${formatCards(move.cards)}${formatWish(move.wish)}`;
    case 'play': {
      const to = move.dogTo === undefined ? '' : ` to ${formatSeat(move.dogTo)}`;
      const played = formatPlayedCards(move.cards, move.phoenixAs ?? []);
      return `${formatSeat(move.seat)} ${played}${formatWish(move.wish)}${to}`;
    }
  }
}

function formatGift({ to, cards }: Gift): string {
  return `${formatCards(cards)}>${formatSeat(to)}`;
}

function parseSeatMove(scanner: Scanner, rules: Rules, seat: Seat): SeatAction {
  switch (scanner.peekWord()) {
    case '-':
      scanner.word();
      return { type: 'pass', seat };
    case 'tichu':
      scanner.word();
      return { type: 'call', seat, call: 'tichu' };
    case 'grand':
      scanner.word();
      return { type: 'call', seat, call: 'grand' };
    case 'withdraws':
      scanner.word();
      return { type: 'withdraw', seat };
    case 'declines':
      scanner.word();
      return { type: 'decline', seat };
    case 'takes':
      scanner.word();
      return { type: scanner.takeWord('back') ? 'take-back' : 'take', seat };
    case 'gives': {
      scanner.word();
      const { place } = scanner;
      return { type: 'give', seat, to: readSeat(scanner, rules, scanner.word(), place) };
    }
    default:
      return parseCardMove(scanner, rules, seat);
  }
}

/** Cards played or, followed by `>` and a seat, cards given away. */
function parseCardMove(scanner: Scanner, rules: Rules, seat: Seat): SeatAction {
  const gifts: Gift[] = [];
  let played = noCardsPlayed();
  for (;;) {
    const { place } = scanner;
    const word = scanner.peekWord();
    if (word === '' || word === 'wish' || word === 'to' || word === '...') break;
    scanner.word();
    const arrow = word.indexOf('>');
    readCard(scanner, played, arrow < 0 ? word : word.slice(0, arrow), place);
    if (arrow < 0) continue;
    const to = readSeat(scanner, rules, word.slice(arrow + 1), place);
    if (played.phoenixAs.length > 0) scanner.fail('a card that is given away cannot declare a rank', place);
    gifts.push({ to, cards: played.cards });
    played = noCardsPlayed();
  }
  if (gifts.length > 0) {
    if (played.cards.length > 0) scanner.fail('the last cards have no recipient: add ">" and a seat');
    return { type: 'push', seat, gifts };
  }
  if (played.cards.length === 0) scanner.fail('a move is missing');
  const wish = parseWish(scanner);
  const dogTo = parseDogTo(scanner, rules);
  return {
    type: 'play',
    seat,
    cards: played.cards,
    ...(played.phoenixAs.length === 0 ? {} : { phoenixAs: played.phoenixAs }),
    ...(wish === null ? {} : { wish }),
    ...(dogTo === null ? {} : { dogTo }),
  };
}

function parseBomb(scanner: Scanner, seat: Seat): SeatAction {
  const played = noCardsPlayed();
  for (;;) {
    const { place } = scanner;
    const word = scanner.peekWord();
    if (word === '' || word === 'wish' || word === '...') break;
    readCard(scanner, played, scanner.word(), place);
  }
  if (played.cards.length === 0) scanner.fail('the cards of the bomb are missing');
  if (played.phoenixAs.length > 0) scanner.fail('a bomb cannot contain a Phoenix');
  const wish = parseWish(scanner);
  return { type: 'bomb', seat, cards: played.cards, ...(wish === null ? {} : { wish }) };
}

function noCardsPlayed(): PlayedCards {
  return { cards: [], phoenixAs: [] };
}

/** Adds a card to those already read. */
function readCard(scanner: Scanner, played: PlayedCards, word: string, place: Place): void {
  const declared = word.includes('=') ? parsePlayedCards(word) : null;
  const card = declared === null ? parseCard(word) : declared.cards[0]!;
  if (card === null) return scanner.fail(`"${word}" is not a card`, place);
  if (played.cards.includes(card)) scanner.fail(`${formatCard(card)} is listed twice here`, place);
  played.cards.push(card);
  if (declared !== null) played.phoenixAs.push(...declared.phoenixAs);
}

function parseWish(scanner: Scanner): Rank | null {
  if (!scanner.takeWord('wish')) return null;
  const { place } = scanner;
  const word = scanner.word();
  return parseRank(word) ?? scanner.fail(`"${word}" is not a rank`, place);
}

function formatWish(wish: Rank | undefined): string {
  return wish === undefined ? '' : ` wish ${formatRank(wish)}`;
}

function parseDogTo(scanner: Scanner, rules: Rules): Seat | null {
  if (!scanner.takeWord('to')) return null;
  const { place } = scanner;
  return readSeat(scanner, rules, scanner.word(), place);
}

function readSeat(scanner: Scanner, rules: Rules, word: string, place: Place): Seat {
  const seat = parseSeat(word);
  if (seat === null) return scanner.fail(`"${word}" is not a seat`, place);
  if (seat >= rules.seats) {
    return scanner.fail(`there is no seat ${word}: the table has ${rules.seats} seats`, place);
  }
  return seat;
}

function parseTaken(scanner: Scanner, cards: number, place: Place): RecordMove {
  const noun = scanner.word();
  if (noun !== 'card' && noun !== 'cards') scanner.fail('write a number of cards as "12 cards"', place);
  if (cards === 0) scanner.fail('the number of cards must not be 0', place);
  return { type: 'taken', cards };
}

function parseNotice(scanner: Scanner): TableNotice {
  const { place } = scanner;
  const name = scanner.word();
  if (!isName(name)) scanner.fail('the name after "*" must be in lower-case letters', place);
  const words: string[] = [];
  for (;;) {
    if (scanner.open('"')) words.push(scanner.until('"'));
    else if (scanner.peekWord() === '' || scanner.peekWord() === '...') return { type: 'news', name, words };
    else words.push(scanner.word());
  }
}

function formatNotice({ name, words }: TableNotice): string {
  return [
    `*${name}`,
    ...words.map((word) => (/^[A-Za-z0-9]+$/.test(word) ? word : `"${escaped(word, '"')}"`)),
  ].join(' ');
}

/** Seconds with up to three decimals. */
function parseTime(scanner: Scanner): number {
  const { place } = scanner;
  const word = scanner.word();
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(word)) scanner.fail(`"${word}" is not a time in seconds`, place);
  return Math.round(Number(word) * 1000);
}

function parseNotes(scanner: Scanner): Note[] {
  const notes: Note[] = [];
  for (;;) {
    if (scanner.open('{')) {
      notes.push({ type: 'comment', text: scanner.until('}') });
    } else if (scanner.open('<')) {
      notes.push(parseMark(scanner));
    } else {
      return notes;
    }
  }
}

function parseMark(scanner: Scanner): Note {
  const { place } = scanner;
  const text = scanner.until('>');
  const space = text.indexOf(' ');
  const name = space < 0 ? text : text.slice(0, space);
  if (!isName(name)) scanner.fail('the name of a mark must be in lower-case letters', place);
  return { type: 'mark', name, value: space < 0 ? '' : text.slice(space + 1) };
}

function formatNote(note: Note): string {
  if (note.type === 'comment') return `{${escaped(note.text, '}')}}`;
  return `<${note.name}${note.value === '' ? '' : ` ${escaped(note.value, '>')}`}>`;
}

function isName(text: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(text);
}
