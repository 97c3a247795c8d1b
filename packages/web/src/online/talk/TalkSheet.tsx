import { useEffect, useRef } from 'preact/hooks';
import { onlineWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { TalkPanel } from './TalkPanel.tsx';

interface Props {
  readonly session: TableSession;
  readonly table: SocketTable;
}

/** The conversation over the lower part of the felt. It is not modal: the hand stays visible, and play continues. */
export function TalkSheet({ session, table }: Props) {
  const sheet = useRef<HTMLElement>(null);
  const close = () => {
    table.talk.isOpen.value = false;
    document.querySelector<HTMLElement>('.people-button')?.focus();
  };
  // Focuses the sheet, not its text field: on a phone, the on-screen keyboard would cover the cards.
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={sheet}
      class="talk-sheet panel"
      aria-label={words().table.people}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <TalkPanel session={session} table={table} onClose={close} />
    </section>
  );
}
