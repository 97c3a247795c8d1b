import { useSignal } from '@preact/signals';
import { PHRASES, type Phrase, REACTIONS } from '@schupf/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { PersonName } from '../../people/parts/PersonName.tsx';
import { chairOf } from '../model/room-plan.ts';
import { blocked, isPerson, me } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { ReactionPicture } from '../talk/ReactionPicture.tsx';
import { Said } from '../talk/Said.tsx';
import './Chat.css';

interface Props {
  readonly table: SocketTable;
}

interface ChatProps extends Props {
  /** `off` if every message is announced elsewhere. */
  readonly live?: 'polite' | 'off';
}

/**
 * The conversation: reactions and phrases, which everyone reads in their own language, and free text if it is allowed.
 */
export function Chat({ table, live = 'polite' }: ChatProps) {
  const text = words().table;
  const list = useRef<HTMLDivElement>(null);
  const messages = table.chat.value.filter(({ by }) => !blocked.value.has(by.id));
  const last = messages.at(-1);
  useEffect(() => table.talk.read(), [table]);
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <section class="chat" aria-label={text.chat}>
      <div
        class="chat__log scroll"
        ref={list}
        role="log"
        aria-label={text.chat}
        aria-live={live}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
        tabIndex={0}
      >
        {messages.length === 0 ? <p class="text-soft text-small">{text.nothingSaid}</p> : null}
        {messages.map((message) => (
          <p key={`${message.by.id} ${message.at}`} class="chat__message">
            <PersonName person={message.by} /> <Said message={message} />
          </p>
        ))}
      </div>
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

/** The phrases that are not shown as reactions. */
const PLAIN_PHRASES = PHRASES.filter((phrase) => !(REACTIONS as readonly Phrase[]).includes(phrase));

function Write({ table }: Props) {
  const { table: text, phrases } = words();
  const draft = useSignal('');
  const hasFailed = useSignal(false);
  const showsPhrases = useSignal(false);
  const more = useRef<HTMLButtonElement>(null);
  const write = () => {
    const line = draft.value.trim();
    if (line === '') return;
    hasFailed.value = !table.write(line);
    if (!hasFailed.value) draft.value = '';
  };
  const say = (phrase: Phrase) => {
    hasFailed.value = !table.say(phrase);
  };
  return (
    <>
      <div class="chat__quick">
        <ul class="chat__reactions plain-list" aria-label={text.reactions}>
          {REACTIONS.map((reaction) => (
            <li key={reaction}>
              <button
                type="button"
                class="chat__reaction"
                aria-label={phrases[reaction]}
                title={phrases[reaction]}
                onClick={() => say(reaction)}
              >
                <ReactionPicture reaction={reaction} />
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          ref={more}
          class="button button--small button--quiet chat__more"
          aria-label={text.phrases}
          title={text.phrases}
          aria-expanded={showsPhrases.value}
          onClick={() => {
            showsPhrases.value = !showsPhrases.value;
          }}
        >
          <svg class="chat__more-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12.500h5" />
          </svg>
        </button>
      </div>
      {showsPhrases.value && (
        <ul class="chat__phrases plain-list" aria-label={text.phrases}>
          {PLAIN_PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                class="chip"
                onClick={() => {
                  say(phrase);
                  showsPhrases.value = false;
                  more.current?.focus();
                }}
              >
                {phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      )}
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
