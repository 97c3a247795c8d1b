import { useSignal } from '@preact/signals';
import { PHRASES } from '@schupf/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { chairOf } from '../model/room-plan.ts';
import { isPerson, me, muted } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { chatText } from '../state/table-notices.ts';
import './Chat.css';

interface Props {
  readonly table: SocketTable;
}

/** The chat: phrases that everyone reads in their own language, and free text if the table allows it. */
export function Chat({ table }: Props) {
  const text = words().table;
  const list = useRef<HTMLDivElement>(null);
  const messages = table.chat.value.filter(({ by }) => !muted.value.has(by.id));
  const last = messages.at(-1);
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <section class="chat" aria-label={text.chat}>
      {messages.length === 0 ? (
        <p class="text-soft text-small">{text.nothingSaid}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
        <div class="chat__log scroll" ref={list} role="log" aria-label={text.chat} tabIndex={0}>
          {messages.map((message) => (
            <p key={`${message.by.id} ${message.at}`}>
              <b>{message.by.name}</b> {chatText(message)}
            </p>
          ))}
        </div>
      )}
      {mayWrite(table) ? <Write table={table} /> : <p class="text-soft text-small">{text.onlyPlayers}</p>}
    </section>
  );
}

/** Only players and the host may write. */
function mayWrite(table: SocketTable): boolean {
  const who = me.value;
  if (!isPerson(who)) return false;
  return who.id === table.info.value?.host || chairOf(table.seen.value?.status.chairs ?? [], who.id) !== null;
}

function Write({ table }: Props) {
  const { table: text, phrases } = words();
  const draft = useSignal('');
  const hasFailed = useSignal(false);
  const write = () => {
    const line = draft.value.trim();
    if (line === '') return;
    hasFailed.value = !table.write(line);
    if (!hasFailed.value) draft.value = '';
  };
  return (
    <>
      <ul class="chat__phrases plain-list" aria-label={text.phrases}>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              class="chip"
              onClick={() => {
                hasFailed.value = !table.say(phrase);
              }}
            >
              {phrases[phrase]}
            </button>
          </li>
        ))}
      </ul>
      {table.info.value?.freeChat === true && (
        <form
          class="chat__write"
          onSubmit={(event) => {
            event.preventDefault();
            write();
          }}
        >
          <input
            type="text"
            maxLength={200}
            autocomplete="off"
            aria-label={text.write}
            placeholder={text.write}
            value={draft.value}
            onInput={(event) => {
              draft.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="button button--small">
            {text.send}
          </button>
        </form>
      )}
      {hasFailed.value && (
        <p class="note" role="alert">
          {text.notSent}
        </p>
      )}
    </>
  );
}
