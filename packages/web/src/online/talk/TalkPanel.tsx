import { useSignal } from '@preact/signals';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { PanelDialog } from '../../table/parts/PanelDialog.tsx';
import type { TableSession } from '../../table/state/table-session.ts';
import { Chat } from '../parts/Chat.tsx';
import { PeoplePanel } from '../parts/PeoplePanel.tsx';
import type { SocketTable } from '../state/socket-table.ts';
import './TalkPanel.css';

interface Props {
  readonly session: TableSession;
  readonly table: SocketTable;
  /** Closes the panel, unless it is always visible. */
  readonly onClose?: () => void;
}

/** The conversation at the table, with a button that lists everyone at the table. */
export function TalkPanel({ session, table, onClose }: Props) {
  const text = words().table;
  return (
    <div class="talk">
      <header class="talk__header">
        <h2 class="talk__title">{text.chat}</h2>
        <Players session={session} table={table} />
        {onClose === undefined ? null : (
          <button
            type="button"
            class="button button--small button--quiet talk__close"
            aria-label={tableWords().table.close}
            onClick={onClose}
          >
            ×
          </button>
        )}
      </header>
      {/* Off, because `Talk` announces every message, even while no panel is open. */}
      <Chat table={table} live="off" />
    </div>
  );
}

/** A dialog with everyone at the table, the invitation, and the actions for the player's own seat. */
function Players({ session, table }: Props) {
  const text = words().table;
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button button--small"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {text.players}
      </button>
      {isOpen.value && (
        <PanelDialog
          class="dialog"
          label={text.players}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <PeoplePanel session={session} table={table} />
        </PanelDialog>
      )}
    </>
  );
}
