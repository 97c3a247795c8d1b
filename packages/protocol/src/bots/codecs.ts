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
import type { WirePlay } from './messages.ts';
import type { WireFields } from './wire-fields.ts';

// Rules values in the format of BOTS.md: cards, ranks and seats are strings, and "none" is null.

export function cardTexts(cards: Iterable<Card>): string[] {
  return [...cards].map(formatCard);
}

export function seatText(seat: Seat): string | null {
  return seat === NO_SEAT ? null : formatSeat(seat);
}

export function rankText(rank: number): string | null {
  return rank === 0 ? null : formatRank(rank as Rank);
}

/** Cards played together; each Phoenix includes the rank it stands for. */
export function playedTexts(cards: readonly Card[], phoenixAs: readonly Rank[]): string[] {
  return cards.length === 0 ? [] : formatPlayedCards(cards, phoenixAs).split(' ');
}

export function encodePlay({ kind, height, cards, phoenixAs }: PlainPlay): WirePlay {
  return { kind, cards: playedTexts(cards, phoenixAs), rank: rankOf({ height }) };
}

/** Ranks are whole or half numbers. */
const isRankNumber = (value: number) => value >= 0 && value <= 100 && Number.isInteger(value * 2);

export function readPlay(fields: WireFields): PlainPlay {
  const { cards, phoenixAs } = fields.playedCards('cards');
  if (cards.length === 0) fields.reject('cards');
  const rank = fields.number('rank', isRankNumber);
  return {
    kind: fields.oneOf('kind', KINDS),
    size: cards.length,
    height: heightOf(rank, cards),
    cards,
    phoenixAs,
  };
}

/** Converts one kind of value to and from its message form. `read` takes it from the named field. */
interface Codec<Value, Wire> {
  readonly write: (value: Value) => Wire;
  readonly read: (fields: WireFields, name: string) => Value;
}

const unchanged = <Value>(read: (fields: WireFields, name: string) => Value): Codec<Value, Value> => ({
  write: (value) => value,
  read,
});

const cards: Codec<Cards, readonly string[]> = {
  write: cardTexts,
  read: (fields, name) => CardSet.of(fields.cards(name)),
};

/** Codecs for fields with one value per table. */
export const FIELD_CODECS = {
  phase: unchanged<Phase>((fields, name) => fields.oneOf(name, PHASES)),
  count: unchanged<number>((fields, name) => fields.count(name)),
  points: unchanged<readonly number[]>((fields, name) => fields.integers(name)),
  flag: unchanged<boolean>((fields, name) => fields.flag(name)),
  seat: { write: formatSeat, read: (fields, name) => fields.seat(name) } as Codec<Seat, string>,
  seatOrNone: { write: seatText, read: (fields, name) => fields.seatOrNone(name) } as Codec<
    Seat,
    string | null
  >,
  seats: {
    write: (seats) => seats.map(formatSeat),
    read: (fields, name) => fields.seats(name),
  } as Codec<readonly Seat[], readonly string[]>,
  rankOrNone: { write: rankText, read: (fields, name) => fields.rankOrNone(name) } as Codec<
    number,
    string | null
  >,
  cards,
  trickCards: cards,
  combination: {
    write: (play) => (play.size === 0 ? null : encodePlay(plainPlay(play))),
    read: (fields, name) => combinationOf(fields.isNull(name) ? EMPTY_TABLE : readPlay(fields.part(name))),
  } as Codec<Combination, WirePlay | null>,
} as const satisfies Partial<Record<OpenFieldKind, unknown>>;

const EMPTY_TABLE: PlainPlay = { kind: 'single', size: 0, height: 0, cards: [], phoenixAs: [] };

/** Codecs for fields with one value per seat; each handles a single seat's value. */
export const SEAT_FIELD_CODECS = {
  playerBySeat: {
    write: (player) => player + 1,
    read: (fields, name) => fields.player(name),
  } as Codec<number, number>,
  countBySeat: unchanged<number>((fields, name) => fields.count(name)),
  callBySeat: unchanged<Call | null>((fields, name) =>
    fields.isNull(name) ? null : fields.oneOf(name, CALLS),
  ),
  cardsBySeat: cards,
  /** A bit mask of seats, converted to one boolean per seat. */
  seatSet: unchanged<boolean>((fields, name) => fields.flag(name)),
} as const satisfies Partial<Record<OpenFieldKind, unknown>>;

/** The type that a kind of field has in a message. */
export type WireValue<Kind> = Kind extends keyof typeof FIELD_CODECS
  ? ReturnType<(typeof FIELD_CODECS)[Kind]['write']>
  : Kind extends keyof typeof SEAT_FIELD_CODECS
    ? ReturnType<(typeof SEAT_FIELD_CODECS)[Kind]['write']>
    : never;
