import { signal } from '@preact/signals';
import { Disclosure } from '../app/fields.tsx';
import { COMMAND_NAMES, keyOf } from '../app/key-map.ts';
import { keyName } from '../app/key-names.ts';
import { COMMANDS, type KeyCommand, keyFor } from '../app/keys.ts';
import { change, settings } from '../app/settings.ts';
import { shellWords } from '../i18n/language.ts';
import { settingsWords as words } from '../i18n/page-words.ts';
import { conflicts, withKey } from './own-keys.ts';
import './Keys.css';

/** The command that is waiting for a new key. */
const waiting = signal<KeyCommand | null>(null);

export function Keys() {
  const text = words().settings;
  const { keys } = settings.value;
  const conflicting = conflicts(keys);
  return (
    <Disclosure class="panel keys" summary={<h2>{text.keys}</h2>}>
      <div class="keys__body">
        <p class="text-soft">{text.keysHint}</p>
        <p class="keys__conflicts" role="status">
          {conflicting.size > 0 && text.conflicts}
        </p>
        <ul class="keys__list plain-list">
          {COMMAND_NAMES.map((command) => (
            <Row key={command} command={command} conflict={conflicting.get(command) ?? null} />
          ))}
        </ul>
        {Object.keys(keys).length > 0 && (
          <button type="button" class="button button--small" onClick={() => change({ keys: {} })}>
            {text.resetKeys}
          </button>
        )}
      </div>
    </Disclosure>
  );
}

function Row({ command, conflict }: { readonly command: KeyCommand; readonly conflict: KeyCommand | null }) {
  const text = words().settings;
  const { colon } = shellWords().common;
  const key = keyFor(command);
  const isWaiting = waiting.value === command;
  const shown = key === null ? text.noKey : keyName(key, text);
  const defaultKey = COMMANDS[command];
  return (
    <li class="keys__row">
      <span class="keys__command">
        {text.commands[command]}
        {conflict !== null && <span class="keys__conflict">{text.conflict(text.commands[conflict])}</span>}
      </span>
      <button
        type="button"
        class="keys__key"
        data-off={key === null}
        aria-label={isWaiting ? text.press : text.changeKey(text.commands[command], shown)}
        aria-pressed={isWaiting}
        onClick={() => {
          waiting.value = isWaiting ? null : command;
        }}
        onBlur={() => {
          if (isWaiting) waiting.value = null;
        }}
        onKeyDown={(event) => isWaiting && assignKey(event, command)}
      >
        {isWaiting ? text.press : shown}
      </button>
      {key === null || key !== defaultKey ? (
        <button
          type="button"
          class="button button--quiet button--small keys__action"
          aria-label={`${text.commands[command]}${colon} ${text.usualKey(keyName(defaultKey, text))}`}
          onClick={() => setKey(command, defaultKey)}
        >
          {text.usualKey(keyName(defaultKey, text))}
        </button>
      ) : (
        <button
          type="button"
          class="button button--quiet button--small keys__action"
          aria-label={`${text.commands[command]}${colon} ${text.switchOff}`}
          onClick={() => setKey(command, null)}
        >
          {text.switchOff}
        </button>
      )}
    </li>
  );
}

/** Assigns the pressed key to the command. `Tab` still moves the focus, which would otherwise be trapped. */
function assignKey(event: KeyboardEvent, command: KeyCommand): void {
  const key = keyOf(event);
  if (key === null) return;
  event.preventDefault();
  event.stopPropagation();
  setKey(command, key);
  waiting.value = null;
}

function setKey(command: KeyCommand, key: string | null): void {
  change({ keys: withKey(settings.value.keys, command, key) });
}
