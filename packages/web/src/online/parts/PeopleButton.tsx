import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { commandFor } from '../../app/keys.ts';
import { notify } from '../../app/notices.ts';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { isPerson, me, muted } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { chatText } from '../state/table-notices.ts';
import { PeoplePanel } from './PeoplePanel.tsx';

interface Props {
  readonly session: TableSession;
  readonly table: SocketTable;
}

/** Whether the chat key is ignored: in a text field, or in any dialog except the one with the points. */
function blocksChatKey(target: EventTarget | null): boolean {
  const element = target as HTMLElement;
  return element.closest('input, select, textarea, dialog:not(.round-end, .match-end)') !== null;
}

/** Opens the panel with everyone at the table. New chat messages are shown briefly, and counted until they are read. */
export function PeopleButton({ session, table }: Props) {
  const text = words().table;
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useSignal(false);
  const unread = useSignal(0);
  const open = () => {
    isOpen.value = true;
    unread.value = 0;
  };
  useEffect(
    () =>
      table.onChat((message) => {
        const isMine = isPerson(me.value) && me.value.id === message.by.id;
        if (isOpen.value || isMine || muted.value.has(message.by.id)) return;
        unread.value++;
        notify(`${message.by.name}${tableWords().common.colon} ${chatText(message)}`);
      }),
    [table, isOpen, unread],
  );
  useEffect(() => {
    if (isOpen.value && dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen.value]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || commandFor(event) !== 'chat' || blocksChatKey(event.target)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        class="button button--small button--quiet people-button"
        aria-label={unread.value === 0 ? text.people : text.peopleCount(unread.value)}
        onClick={open}
      >
        <svg class="people-button__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4z" />
        </svg>
        {unread.value > 0 && (
          <span class="people-button__unread" aria-hidden="true">
            {unread.value}
          </span>
        )}
      </button>
      {isOpen.value && (
        <dialog
          ref={dialog}
          class="dialog"
          aria-label={text.people}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <PeoplePanel session={session} table={table} />
          <form method="dialog">
            <button type="submit" class="button button--wide">
              {tableWords().table.close}
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}
