import type { Card } from '../../card.ts';
import type { Rules } from '../../rules.ts';
import type { Player, Seat } from '../../seat.ts';
import { parseCard, parseSeat } from '../cards.ts';
import type { RecordLine, RoundRecord, Tag } from './record.ts';
import type { Scanner } from './scanner.ts';

/** The parts of a round read so far. */
export class RoundParts {
  readonly rules: Rules;
  readonly seen = new Set<string>();
  readonly tags: Tag[] = [];
  readonly hands: Card[][] = [];
  readonly lines: RecordLine[] = [];
  tricks = 0;
  dealer: Seat | null = null;
  players: readonly Player[] | null = null;
  ranking: readonly Seat[] = [];
  totals: readonly number[] | null = null;
  rest: readonly Card[] = [];
  order: readonly Seat[] | null = null;
  score: RoundRecord['score'] = null;
  /** A card may appear only once. */
  private readonly dealt = new Set<Card>();

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** Cards up to the end of the line; bars between them are ignored. */
  readCards(scanner: Scanner): Card[] {
    const cards: Card[] = [];
    while (!scanner.isAtEnd) {
      const start = scanner.place;
      const word = scanner.word();
      if (word === '|') continue;
      const card = parseCard(word);
      if (card === null || !this.rules.pack.includes(card)) {
        return scanner.fail(`"${word}" is not a card of this game`, start);
      }
      if (this.dealt.has(card)) return scanner.fail(`${word} is dealt twice`, start);
      this.dealt.add(card);
      cards.push(card);
    }
    return cards;
  }

  readSeats(scanner: Scanner): Seat[] {
    const seats: Seat[] = [];
    while (!scanner.isAtEnd) {
      const start = scanner.place;
      const word = scanner.word();
      const seat = parseSeat(word);
      if (seat === null || seat >= this.rules.seats)
        return scanner.fail(`"${word}" is not a seat at this table`, start);
      seats.push(seat);
    }
    return seats;
  }

  finish(number: number, fail: (problem: string) => never): RoundRecord {
    const { dealer, players, ranking, totals, tags, rest, lines, order, score } = this;
    const { seats } = this.rules;
    const written = Array.from({ length: seats }, (_, seat) => this.hands[seat]);
    const hands = written.filter((hand) => hand !== undefined);
    if (hands.length > 0 && hands.length < seats) fail('some of the hands are missing');
    if (hands.length === 0 && rest.length > 0) fail('the hands are missing');
    return {
      number,
      dealer,
      players,
      ranking,
      totals,
      tags,
      hands: hands.length === 0 ? null : hands,
      rest,
      lines,
      order,
      score,
    };
  }
}

/** The lines of a round with a fixed meaning. */
export const ROUND_FIELDS: Readonly<Record<string, (parts: RoundParts, scanner: Scanner) => void>> = {
  dealer(parts, scanner) {
    const start = scanner.place;
    const seats = parts.readSeats(scanner);
    if (seats.length !== 1) scanner.fail('"dealer" needs exactly one seat', start);
    parts.dealer = seats[0]!;
  },
  seats(parts, scanner) {
    parts.players = readNumbers(scanner).map((number) => number - 1);
  },
  ranking(parts, scanner) {
    parts.ranking = parts.readSeats(scanner);
  },
  totals(parts, scanner) {
    parts.totals = readNumbers(scanner);
  },
  rest(parts, scanner) {
    parts.rest = parts.readCards(scanner);
  },
  out(parts, scanner) {
    parts.order = parts.readSeats(scanner);
  },
  score(parts, scanner) {
    const points = readNumbers(scanner, '=');
    if (!scanner.take('=')) scanner.fail('the points of the round must be followed by "=" and the totals');
    parts.score = { points, totals: readNumbers(scanner) };
  },
};

function readNumbers(scanner: Scanner, stop = ''): number[] {
  const numbers: number[] = [];
  while (!scanner.isAtEnd && (stop === '' || scanner.peekWord() !== stop)) {
    const start = scanner.place;
    const word = scanner.word();
    if (!/^-?\d{1,12}$/.test(word)) return scanner.fail(`"${word}" is not a number`, start);
    numbers.push(Number(word) + 0);
  }
  return numbers;
}
