import type { ComponentChildren } from 'preact';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { LogList } from './Log.tsx';
import './SideColumn.css';
import './LogColumn.css';

interface Props {
  readonly session: TableSession;
  /** Below the log: what people say. */
  readonly children?: ComponentChildren;
}

/** Beside the felt on a wide screen: what has happened in this round, and what people say. */
export function LogColumn({ session, children }: Props) {
  const { sheet } = words();
  return (
    <aside class="side-column side-column--right log-column" aria-label={sheet.atTable}>
      <p class="log-column__title">{sheet.atTable}</p>
      <LogList session={session} />
      {children}
    </aside>
  );
}
