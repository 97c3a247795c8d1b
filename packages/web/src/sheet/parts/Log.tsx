import { useEffect, useRef } from 'preact/hooks';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { logLines } from '../model/log-lines.ts';
import { Sheet } from './Sheet.tsx';
import './Log.css';

interface Props {
  readonly session: TableSession;
}

/** The round as text, in a panel. */
export function Log({ session }: Props) {
  return (
    <Sheet title={words().table.log}>
      <LogList session={session} />
    </Sheet>
  );
}

/** The round as text, latest last. Not a live region: events are announced elsewhere. */
export function LogList({ session }: Props) {
  const { sheet, table } = words();
  const list = useRef<HTMLOListElement>(null);
  const lines = logLines(session);
  useEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="sheet__empty">{sheet.noLog}</p>;
  return (
    <div class="log-box" role="log" aria-live="off" aria-label={table.log}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard */}
      <ol ref={list} class="log plain-list scroll" tabIndex={0}>
        {lines.map(({ type, text }, index) => (
          <li key={index} data-type={type}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
