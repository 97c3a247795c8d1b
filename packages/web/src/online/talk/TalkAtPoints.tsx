import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { Chat } from '../parts/Chat.tsx';
import { blocked } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { Said } from './Said.tsx';
import './TalkPanel.css';

/** The conversation next to the points, which cover the seats: the last message and, on request, all messages. */
export function TalkAtPoints({ table }: { readonly table: SocketTable }) {
  const text = words().table;
  const isOpen = useSignal(false);
  useEffect(() => table.talk.read(), [table]);
  const last = table.chat.value.findLast(({ by }) => !blocked.value.has(by.id));
  return (
    <details
      class="talk-points"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary class="talk-points__last">
        {last === undefined || isOpen.value ? (
          text.chat
        ) : (
          <span class="talk-points__text">
            <b>{last.by.name}</b> <Said message={last} />
          </span>
        )}
      </summary>
      {isOpen.value ? <Chat table={table} live="off" /> : null}
    </details>
  );
}
