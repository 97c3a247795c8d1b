import type { Card, Seat } from '@schupf/rules';
import { useEffect, useRef } from 'preact/hooks';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { seatName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { Sheet } from './Sheet.tsx';
import './Sheet.css';

interface Props {
  readonly session: TableSession;
}

/** The round as text, latest last. Not a live region: events are announced elsewhere. */
export function Log({ session }: Props) {
  const { sheet, table, events, cards } = words();
  const { view } = session;
  const list = useRef<HTMLOListElement>(null);
  const eventLines = view.open.history
    .map((event) => ({ type: event.type, text: events.tell(event, (seat) => seatName(session, seat), view) }))
    .filter(({ text }) => text !== '');
  const isMine = (seat: Seat) => session.seats.value.includes(seat);
  const cardNames = (given: readonly Card[]) => given.map((card) => cards.cardName(card)).join(', ');
  const exchangeLines = view.transfers.map(({ from, to, cards: given }) => ({
    type: 'exchanged',
    text: isMine(from)
      ? events.gave(null, seatName(session, to), cardNames(given))
      : events.gave(seatName(session, from), null, cardNames(given)),
  }));
  const lines = [...exchangeLines, ...eventLines];
  useEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  return (
    <Sheet title={table.log}>
      {lines.length === 0 ? (
        <p class="sheet__empty">{sheet.noLog}</p>
      ) : (
        <div role="log" aria-live="off" aria-label={table.log}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
          <ol ref={list} class="log plain-list scroll" tabIndex={0}>
            {lines.map(({ type, text }, index) => (
              <li key={index} data-type={type}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Sheet>
  );
}
