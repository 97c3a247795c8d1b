import { type Card, Fields, NO_SEAT, type Rank, type Rules, type Seat } from '@schupf/rules';
import { type PlayedCards, parsePlayedCards, parseRank, parseSeat } from '@schupf/rules/notation';

/** Reads message fields in the format of BOTS.md. Accepts only cards, ranks and seats that exist under these rules. */
export class WireFields extends Fields {
  private readonly rules: Rules;

  constructor(value: unknown, rules: Rules, path = '', faults: string[] = []) {
    super(value, path, faults);
    this.rules = rules;
  }

  /** Players are numbered from 0 in our code and from 1 in messages. */
  player(name: string): number {
    const isPlayer = (value: unknown) =>
      Number.isInteger(value) && (value as number) > 0 && (value as number) <= this.rules.players;
    return this.take(name, isPlayer, 1) - 1;
  }

  seat(name: string): Seat {
    return this.toSeat(this.take(name, (value) => this.toSeat(value) !== NO_SEAT, 'A'));
  }

  seatOrNone(name: string): Seat {
    return this.isNull(name) ? NO_SEAT : this.seat(name);
  }

  seats(name: string): Seat[] {
    const isSeat = (value: unknown): value is string => this.toSeat(value) !== NO_SEAT;
    return this.list(name, isSeat).map((value) => this.toSeat(value));
  }

  /** A rank, or 0 if the field is null. */
  rankOrNone(name: string): Rank | 0 {
    if (this.isNull(name)) return 0;
    const text = this.take(name, (value) => typeof value === 'string' && parseRank(value) !== null, '2');
    return parseRank(text) ?? 0;
  }

  /** Distinct cards from this game's pack. */
  cards(name: string): Card[] {
    const { cards, phoenixAs } = this.playedCards(name);
    if (phoenixAs.length > 0) this.reject(name);
    return cards;
  }

  /** Distinct cards from this game's pack, and the ranks the Phoenixes stand for. */
  playedCards(name: string): PlayedCards {
    const isWord = (value: unknown): value is string => typeof value === 'string' && !value.includes(' ');
    const played = parsePlayedCards(this.list(name, isWord).join(' '));
    if (played?.cards.every((card) => this.rules.pack.includes(card))) return played;
    this.reject(name);
    return { cards: [], phoenixAs: [] };
  }

  part(name: string): WireFields {
    return new WireFields(this.value[name], this.rules, this.pathOf(name), this.faults);
  }

  parts(name: string): WireFields[] {
    return this.items(name).map(
      (value, index) => new WireFields(value, this.rules, `${this.pathOf(name)}.${index}`, this.faults),
    );
  }

  private toSeat(value: unknown): Seat {
    const seat = typeof value === 'string' ? parseSeat(value) : null;
    return seat === null || seat >= this.rules.seats ? NO_SEAT : seat;
  }
}
