import {
  addToHistory,
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
  type Seat,
  success,
  type Transfer,
  type View,
} from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';
import { cardTexts, FIELD_CODECS, SEAT_FIELD_CODECS, seatText, type WireValue } from './codecs.ts';
import { encodeHistory, readEvent } from './history.ts';
import type { WireEvent, WireGift, WireTransfer } from './messages.ts';
import { WireFields } from './wire-fields.ts';

type Field<Name extends OpenFieldName> = (typeof OPEN_FIELDS)[Name];
type Place<Name extends SentName> = NonNullable<Field<Name>['botPath']>;

/** The public fields that are sent to bots. */
type SentName = {
  [Name in OpenFieldName]: Field<Name>['botPath'] extends null ? never : Name;
}[OpenFieldName];

/** The public fields nested under `Prefix` in a message, keyed by their name without the prefix. */
type Part<Prefix extends string> = {
  readonly [Name in SentName as Place<Name> extends `${Prefix}.${infer Inner}` ? Inner : never]: WireValue<
    Field<Name>['kind']
  >;
};

type TopLevel = {
  readonly [Name in Exclude<SentName, 'past'> as Place<Name> extends `${string}.${string}`
    ? never
    : Place<Name>]: WireValue<Field<Name>['kind']>;
};

interface BotSeat extends Part<'seats'> {
  readonly seat: string;
  /** The hand; null if the player cannot see it. */
  readonly hand: readonly string[] | null;
  /** The cards that the player has chosen to push from this seat; null at other players' seats. */
  readonly pushed: readonly WireGift[] | null;
  /** The player's secret decision on Grand Tichu; null at other players' seats. */
  readonly decision: boolean | null;
}

/** Everything the player may know. Until the end of the round, a `View` can be restored from it without loss. */
export interface BotView extends TopLevel {
  /** The player whose view this is. */
  readonly player: number;
  readonly dummy: string | null;
  readonly seats: readonly BotSeat[];
  readonly trick: Part<'trick'> & { readonly points: number };
  /** Cards the player gave and received in the exchange. */
  readonly exchange: readonly WireTransfer[];
  readonly history: readonly WireEvent[];
}

/**
 * The position of each public field in a message. The field `past` is missing here, because the history is sent as a
 * list of events.
 */
const PLACES = OPEN_FIELD_NAMES.flatMap((name) => {
  const { kind, botPath } = OPEN_FIELDS[name];
  if (botPath === null || kind === 'history') return [];
  const [part, inner] = botPath.split('.');
  return [{ name, kind, part: inner === undefined ? null : part!, field: inner ?? botPath }];
});

type Kind = (typeof PLACES)[number]['kind'];
type AnyCodec = {
  readonly write: (value: unknown) => unknown;
  readonly read: (fields: WireFields, name: string) => unknown;
};

function codecFor(kind: Kind): AnyCodec {
  return (
    kind in FIELD_CODECS
      ? FIELD_CODECS[kind as keyof typeof FIELD_CODECS]
      : SEAT_FIELD_CODECS[kind as keyof typeof SEAT_FIELD_CODECS]
  ) as AnyCodec;
}

/** A player's view in the format of BOTS.md. `readView` turns it back into the same view. */
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
    return [field, codecFor(kind).write(seat === null ? value : atSeat(value, kind, seat))];
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

export function encodeGift({ to, cards }: Gift): WireGift {
  return { to: formatSeat(to), cards: cardTexts(cards) };
}

/** The inverse of `encodeView`. Returns the view, or what is wrong with it. Never throws. */
export function readView(value: unknown, rules: Rules): Result<View> {
  const fields = new WireFields(value, rules);
  const seats = fields.parts('seats');
  if (seats.length !== rules.seats) fields.reject('seats');
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

function readOpen(fields: WireFields, seats: readonly WireFields[], rules: Rules): OpenState {
  const { open } = newMatch(rules);
  const trick = fields.part('trick');
  for (const { name, kind, part, field } of PLACES) {
    const { read } = codecFor(kind);
    const value =
      part === 'seats'
        ? fromSeats(
            seats.map((seat) => read(seat, field)),
            kind,
          )
        : read(part === 'trick' ? trick : fields, field);
    Object.assign(open, { [name]: value });
  }
  for (const event of fields.parts('history')) addToHistory(open, readEvent(event));
  return open;
}

function fromSeats(values: readonly unknown[], kind: Kind): unknown {
  if (kind !== 'seatSet') return values;
  return values.reduce((mask: number, isIn, seat) => mask | (isIn === true ? 1 << seat : 0), 0);
}

function readHand(seat: WireFields): Cards | null {
  if (seat.isNull('hand')) return null;
  const hand = CardSet.of(seat.cards('hand'));
  if (hand.size !== seat.count('count')) seat.reject('hand');
  return hand;
}

function readGift(gift: WireFields): Gift {
  return { to: gift.seat('to'), cards: gift.cards('cards') };
}

function readTransfer(transfer: WireFields): Transfer {
  return { from: transfer.seat('from'), ...readGift(transfer) };
}
