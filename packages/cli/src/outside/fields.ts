import { type Card, NOBODY, type Rank, type Rules, type Seat } from '@schupf/rules';
import { type PlayedCards, parsePlayedCards, parseRank, parseSeat } from '@schupf/rules/notation';

/**
 * Reads the fields of an object from outside. What is missing or of the wrong kind is noted, and something harmless
 * takes its place: whoever has read everything asks `problem` once and uses nothing before.
 */
export class Fields {
  private readonly value: Readonly<Record<string, unknown>>;
  private readonly rules: Rules;
  private readonly faults: string[];
  private readonly path: string;

  constructor(value: unknown, rules: Rules, path = '', faults: string[] = []) {
    this.rules = rules;
    this.faults = faults;
    this.path = path;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject) faults.push(`${path === '' ? 'it' : path} is no object`);
    this.value = isObject ? (value as Record<string, unknown>) : {};
  }

  /** The first thing that is wrong, null when nothing is. */
  get problem(): string | null {
    return this.faults[0] ?? null;
  }

  flag(name: string): boolean {
    return this.take(name, (value) => typeof value === 'boolean', false);
  }

  /** A whole number that is not negative. */
  count(name: string): number {
    return this.take(name, (value) => Number.isSafeInteger(value) && (value as number) >= 0, 0);
  }

  /** Twice the number, which is then whole. */
  doubled(name: string): number {
    const isHalf = (value: unknown) => typeof value === 'number' && value >= 0 && isSmallInteger(value * 2);
    return this.take(name, isHalf, 0) * 2;
  }

  points(name: string): number[] {
    return this.list(name, Number.isSafeInteger) as number[];
  }

  oneOf<Word>(name: string, words: readonly Word[]): Word {
    return this.take(name, (value) => (words as readonly unknown[]).includes(value), words[0]!);
  }

  /** A player counted from 0; messages count from 1. */
  player(name: string): number {
    return (
      this.take(name, (value) => isSmallInteger(value) && value > 0 && value <= this.rules.players, 1) - 1
    );
  }

  seat(name: string): Seat {
    return this.toSeat(this.take(name, (value) => this.toSeat(value) !== NOBODY, 'A'));
  }

  seatOrNobody(name: string): Seat {
    return this.isNull(name) ? NOBODY : this.seat(name);
  }

  seats(name: string): Seat[] {
    return this.list(name, (value) => this.toSeat(value) !== NOBODY).map((value) => this.toSeat(value));
  }

  /** A rank, 0 for null. */
  rankOrNone(name: string): Rank | 0 {
    if (this.isNull(name)) return 0;
    const text = this.take(name, (value) => typeof value === 'string' && parseRank(value) !== null, '2');
    return parseRank(text) ?? 0;
  }

  /** Different cards of the game. */
  cards(name: string): Card[] {
    const { cards, phoenixAs } = this.laid(name);
    if (phoenixAs.length > 0) this.complain(name);
    return cards;
  }

  /** Different cards of the game, Phoenixes with their ranks. */
  laid(name: string): PlayedCards {
    const words = this.list(name, (value) => typeof value === 'string' && !value.includes(' '));
    const laid = parsePlayedCards(words.join(' '));
    if (laid?.cards.every((card) => this.rules.pack.includes(card))) return laid;
    this.complain(name);
    return { cards: [], phoenixAs: [] };
  }

  part(name: string): Fields {
    return new Fields(this.value[name], this.rules, this.pathOf(name), this.faults);
  }

  parts(name: string): Fields[] {
    return this.list(name, () => true).map(
      (value, index) => new Fields(value, this.rules, `${this.pathOf(name)}.${index}`, this.faults),
    );
  }

  /** Whether the field says "none". One that is missing does not: nobody shall forget it unnoticed. */
  isNull(name: string): boolean {
    return this.value[name] === null;
  }

  /** Whether the field says something. */
  has(name: string): boolean {
    return Object.hasOwn(this.value, name) && !this.isNull(name);
  }

  complain(name: string): void {
    this.faults.push(`${this.pathOf(name)} is missing or wrong`);
  }

  private list(name: string, isItem: (item: unknown) => boolean): readonly unknown[] {
    return this.take(name, (value) => Array.isArray(value) && value.every(isItem), []);
  }

  private take<Value>(name: string, fits: (value: unknown) => boolean, otherwise: Value): Value {
    const value = Object.hasOwn(this.value, name) ? this.value[name] : undefined;
    if (fits(value)) return value as Value;
    this.complain(name);
    return otherwise;
  }

  private toSeat(value: unknown): Seat {
    const seat = typeof value === 'string' ? parseSeat(value) : null;
    return seat === null || seat >= this.rules.seats ? NOBODY : seat;
  }

  private pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }
}

function isSmallInteger(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= 1000;
}
