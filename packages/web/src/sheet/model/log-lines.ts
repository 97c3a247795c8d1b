import type { Card, Seat } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { seatName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';

interface LogLine {
  /** The type of the event, for its style. */
  readonly type: string;
  readonly text: string;
}

/** The round as sentences, latest last. */
export function logLines(session: TableSession): readonly LogLine[] {
  const { events, cards } = words();
  const { view } = session;
  const nameOf = (seat: Seat) => seatName(session, seat);
  const isMine = (seat: Seat) => session.seats.value.includes(seat);
  const cardNames = (given: readonly Card[]) => given.map((card) => cards.cardName(card)).join(', ');
  const exchanges = view.transfers.map(({ from, to, cards: given }) => ({
    type: 'exchanged',
    text: isMine(from)
      ? events.gave(null, nameOf(to), cardNames(given))
      : events.gave(nameOf(from), null, cardNames(given)),
  }));
  const happened = view.open.history.map((event) => ({
    type: event.type,
    text: events.describe(event, nameOf, view),
  }));
  return [...exchanges, ...happened.filter(({ text }) => text !== '')];
}
