import { useEffect, useRef } from 'preact/hooks';
import { seatName } from '../table/names.ts';
import type { Session } from '../table/session.ts';
import { Sheet } from './Sheet.tsx';
import { words } from './words.ts';
import './log.css';

interface Props {
  readonly session: Session;
}

/** The round in words, the latest at the end. What happens is read aloud elsewhere, so this list keeps quiet. */
export function Log({ session }: Props) {
  const { sheet, table, events } = words();
  const { view } = session;
  const list = useRef<HTMLOListElement>(null);
  const lines = view.open.history
    .map((event) => ({ type: event.type, text: events.tell(event, (seat) => seatName(session, seat), view) }))
    .filter(({ text }) => text !== '');
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place to scroll in has to be reached by keys too */}
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
