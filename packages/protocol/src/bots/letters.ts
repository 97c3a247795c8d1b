import {
  CALLS,
  type Call,
  type Card,
  CardSet,
  type Cards,
  type Combination,
  combinationOf,
  heightOf,
  KINDS,
  NO_SEAT,
  type OpenFieldKind,
  PHASES,
  type Phase,
  type PlainPlay,
  plainPlay,
  type Rank,
  rankOf,
  type Seat,
} from '@schupf/rules';
import { formatCard, formatPlayedCards, formatRank, formatSeat } from '@schupf/rules/notation';
import type { LetterFields } from './letter-fields.ts';
import type { LetterPlay } from './messages.ts';

/** Values of the rules as BOTS.md writes them: cards, ranks and seats are texts, and "none" is null. */

export function cardTexts(cards: Iterable<Card>): string[] {
  return [...cards].map(formatCard);
}

export function seatText(seat: Seat): string | null {
  return seat === NO_SEAT ? null : formatSeat(seat);
}

export function rankText(rank: number): string | null {
  return rank === 0 ? null : formatRank(rank as Rank);
}

/** Cards played together, each Phoenix with the rank it stands for. */
export function playedTexts(cards: readonly Card[], phoenixAs: readonly Rank[]): string[] {
  return cards.length === 0 ? [] : formatPlayedCards(cards, phoenixAs).split(' ');
}

export function playText({ kind, height, cards, phoenixAs }: PlainPlay): LetterPlay {
  return { kind, cards: playedTexts(cards, phoenixAs), rank: rankOf({ height }) };
}

/** Twice a rank is always a whole number. */
const isRankNumber = (value: number) => value >= 0 && value <= 100 && Number.isInteger(value * 2);

export function readPlay(fields: LetterFields): PlainPlay {
  const { cards, phoenixAs } = fields.laid('cards');
  if (cards.length === 0) fields.complain('cards');
  const rank = fields.number('rank', isRankNumber);
  return {
    kind: fields.oneOf('kind', KINDS),
    size: cards.length,
    height: heightOf(rank, cards),
    cards,
    phoenixAs,
  };
}

/** One value in both directions. `read` finds it in a field of an object. */
interface Letter<Value, Text> {
  readonly write: (value: Value) => Text;
  readonly read: (fields: LetterFields, name: string) => Value;
}

const same = <Value>(read: (fields: LetterFields, name: string) => Value): Letter<Value, Value> => ({
  write: (value) => value,
  read,
});

const cards: Letter<Cards, readonly string[]> = {
  write: cardTexts,
  read: (fields, name) => CardSet.of(fields.cards(name)),
};

/** Kinds of fields that have one value for the table. */
export const LETTERS = {
  phase: same<Phase>((fields, name) => fields.oneOf(name, PHASES)),
  count: same<number>((fields, name) => fields.count(name)),
  points: same<readonly number[]>((fields, name) => fields.integers(name)),
  flag: same<boolean>((fields, name) => fields.flag(name)),
  seat: { write: formatSeat, read: (fields, name) => fields.seat(name) } as Letter<Seat, string>,
  seatOrNone: { write: seatText, read: (fields, name) => fields.seatOrNone(name) } as Letter<
    Seat,
    string | null
  >,
  seats: {
    write: (seats) => seats.map(formatSeat),
    read: (fields, name) => fields.seats(name),
  } as Letter<readonly Seat[], readonly string[]>,
  rankOrNone: { write: rankText, read: (fields, name) => fields.rankOrNone(name) } as Letter<
    number,
    string | null
  >,
  cards,
  trickCards: cards,
  combination: {
    write: (play) => (play.size === 0 ? null : playText(plainPlay(play))),
    read: (fields, name) => combinationOf(fields.isNull(name) ? EMPTY_TABLE : readPlay(fields.part(name))),
  } as Letter<Combination, LetterPlay | null>,
} as const satisfies Partial<Record<OpenFieldKind, unknown>>;

const EMPTY_TABLE: PlainPlay = { kind: 'single', size: 0, height: 0, cards: [], phoenixAs: [] };

/** Kinds that have a value for every seat, as the value of one seat. */
export const SEAT_LETTERS = {
  playerBySeat: {
    write: (player) => player + 1,
    read: (fields, name) => fields.player(name),
  } as Letter<number, number>,
  countBySeat: same<number>((fields, name) => fields.count(name)),
  callBySeat: same<Call | null>((fields, name) => (fields.isNull(name) ? null : fields.oneOf(name, CALLS))),
  cardsBySeat: cards,
  /** A bit mask of seats; for one seat it is whether its bit is set. */
  seatSet: same<boolean>((fields, name) => fields.flag(name)),
} as const satisfies Partial<Record<OpenFieldKind, unknown>>;

/** What a kind of field is in a message. */
export type LetterOf<Kind> = Kind extends keyof typeof LETTERS
  ? ReturnType<(typeof LETTERS)[Kind]['write']>
  : Kind extends keyof typeof SEAT_LETTERS
    ? ReturnType<(typeof SEAT_LETTERS)[Kind]['write']>
    : never;
