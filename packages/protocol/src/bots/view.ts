import {
  CardSet,
  type Cards,
  failure,
  type Gift,
  hasSeat,
  newMatch,
  OPEN_FIELD_NAMES,
  OPEN_FIELDS,
  type OpenFieldName,
  type OpenState,
  type Result,
  type Rules,
  recall,
  type Seat,
  success,
  type Transfer,
  type View,
} from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { encodeHistory, readEvent } from './history.ts';
import { LetterFields } from './letter-fields.ts';
import { cardTexts, LETTERS, type LetterOf, SEAT_LETTERS, seatText } from './letters.ts';
import type { LetterEvent, LetterGift, LetterTransfer } from './messages.ts';

type Field<Name extends OpenFieldName> = (typeof OPEN_FIELDS)[Name];
type Place<Name extends SentName> = NonNullable<Field<Name>['bots']>;

/** The open fields that bots get. */
type SentName = {
  [Name in OpenFieldName]: Field<Name>['bots'] extends null ? never : Name;
}[OpenFieldName];

/** The open fields whose place in a message begins with a prefix, without it. */
type Part<Prefix extends string> = {
  readonly [Name in SentName as Place<Name> extends `${Prefix}.${infer Inner}` ? Inner : never]: LetterOf<
    Field<Name>['kind']
  >;
};

type Top = {
  readonly [Name in Exclude<SentName, 'past'> as Place<Name> extends `${string}.${string}`
    ? never
    : Place<Name>]: LetterOf<Field<Name>['kind']>;
};

interface BotSeat extends Part<'seats'> {
  readonly seat: string;
  /** The hand, if the player sees it. */
  readonly hand: readonly string[] | null;
  /** Own seats only: the push on the table, and the Grand Tichu decision made face down. */
  readonly pushed: readonly LetterGift[] | null;
  readonly decision: boolean | null;
}

/** Everything the seat's player may know; nothing of a `View` is lost in it, except after the end of a round. */
export interface BotView extends Top {
  /** Whose view it is. */
  readonly player: number;
  readonly dummy: string | null;
  readonly seats: readonly BotSeat[];
  readonly trick: Part<'trick'> & { readonly points: number };
  /** Cards the player gave and received in the exchange. */
  readonly exchange: readonly LetterTransfer[];
  readonly history: readonly LetterEvent[];
}

/** Where each open field stands in a message; `past` is the history, which is written by its events. */
const PLACES = OPEN_FIELD_NAMES.flatMap((name) => {
  const { kind, bots } = OPEN_FIELDS[name];
  if (bots === null || kind === 'history') return [];
  const [part, inner] = bots.split('.');
  return [{ name, kind, part: inner === undefined ? null : part!, field: inner ?? bots }];
});

type Kind = (typeof PLACES)[number]['kind'];
type AnyLetter = {
  readonly write: (value: unknown) => unknown;
  readonly read: (fields: LetterFields, name: string) => unknown;
};

function letterOf(kind: Kind): AnyLetter {
  return (
    kind in LETTERS ? LETTERS[kind as keyof typeof LETTERS] : SEAT_LETTERS[kind as keyof typeof SEAT_LETTERS]
  ) as AnyLetter;
}

/** A player's view as BOTS.md writes it: `readView` makes the same view of it again. */
export function encodeView(view: View): BotView {
  const { open } = view;
  return {
    player: typeof view.observer === 'number' ? view.observer + 1 : 0,
    ...encodePart(open, null),
    dummy: seatText(open.dummy),
    seats: open.players.map((_, seat) => encodeSeat(view, seat)),
    trick: { ...encodePart(open, 'trick'), points: open.trickCards.points() },
    exchange: view.transfers.map(({ from, ...gift }) => ({ from: formatSeat(from), ...encodeGift(gift) })),
    history: encodeHistory(open.history),
  } as object as BotView;
}

function encodePart(open: OpenState, part: string | null, seat: Seat | null = null): object {
  const written = PLACES.filter((place) => place.part === part).map(({ name, kind, field }) => {
    const value: unknown = open[name];
    const one = seat === null ? value : atSeat(value, kind, seat);
    return [field, letterOf(kind).write(one)];
  });
  return Object.fromEntries(written);
}

function atSeat(value: unknown, kind: Kind, seat: Seat): unknown {
  return kind === 'seatSet' ? hasSeat(value as number, seat) : (value as readonly unknown[])[seat];
}

function encodeSeat(view: View, seat: Seat): BotSeat {
  const hand = view.hands[seat];
  return {
    seat: formatSeat(seat),
    ...encodePart(view.open, 'seats', seat),
    hand: hand ? cardTexts(hand) : null,
    pushed: view.laid[seat]?.map(encodeGift) ?? null,
    decision: view.decisions[seat] ?? null,
  } as object as BotSeat;
}

export function encodeGift({ to, cards }: Gift): LetterGift {
  return { to: formatSeat(to), cards: cardTexts(cards) };
}

/** The opposite of `encodeView`: the view of a question, or what is wrong with it. Never throws. */
export function readView(value: unknown, rules: Rules): Result<View> {
  const fields = new LetterFields(value, rules);
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
  return fields.problem === null ? success(view) : failure(fields.problem);
}

function readOpen(fields: LetterFields, seats: readonly LetterFields[], rules: Rules): OpenState {
  const { open } = newMatch(rules);
  const trick = fields.part('trick');
  for (const { name, kind, part, field } of PLACES) {
    const { read } = letterOf(kind);
    const value =
      part === 'seats'
        ? fromSeats(
            seats.map((seat) => read(seat, field)),
            kind,
          )
        : read(part === 'trick' ? trick : fields, field);
    Object.assign(open, { [name]: value });
  }
  for (const event of fields.parts('history')) recall(open, readEvent(event));
  return open;
}

function fromSeats(values: readonly unknown[], kind: Kind): unknown {
  if (kind !== 'seatSet') return values;
  return values.reduce((mask: number, isIn, seat) => mask | (isIn === true ? 1 << seat : 0), 0);
}

function readHand(seat: LetterFields): Cards | null {
  if (seat.isNull('hand')) return null;
  const hand = CardSet.of(seat.cards('hand'));
  if (hand.size !== seat.count('count')) seat.complain('hand');
  return hand;
}

function readGift(gift: LetterFields): Gift {
  return { to: gift.seat('to'), cards: gift.cards('cards') };
}

function readTransfer(transfer: LetterFields): Transfer {
  return { from: transfer.seat('from'), ...readGift(transfer) };
}
