import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { keyName } from '../app/key-names.ts';
import { isHelpOpen, keyFor } from '../app/keys.ts';
import { letterOf } from '../cards/letters.ts';
import { shellWords, words } from '../i18n/language.ts';
import { helpWords, replayWords, settingsWords } from '../i18n/page-words.ts';
import { REPLAY_KEYS } from '../replay/replay-keys.ts';
import { rulesAddress } from '../rules/rules-address.ts';
import { settingsAddress } from '../settings/settings-address.ts';
import { exampleLines, type LineExample, vocabularyOf } from '../table/model/command-line.ts';
import { KEY_TOPICS, type KeyTopic } from './topics.ts';
import './Help.css';

const TOPICS = Object.keys(KEY_TOPICS) as readonly KeyTopic[];
const REPLAY_COMMANDS = Object.keys(REPLAY_KEYS) as readonly (keyof typeof REPLAY_KEYS)[];

/** All keys as the player has set them, the commands that can be typed, and a link to the rules. */
export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const text = helpWords();
  const { settings } = settingsWords();
  const { app } = shellWords();
  const lines = exampleLines(vocabularyOf(words()), letterOf);
  const close = () => {
    isHelpOpen.value = false;
  };
  return (
    // Handles "cancel" as well: after Escape, "close" fires only later, and a key pressed in between would still find
    // the help open.
    <dialog
      ref={dialog}
      class="dialog dialog--wide help"
      aria-labelledby={id}
      onCancel={close}
      onClose={close}
    >
      <header class="help__header">
        <h2 id={id}>{text.title}</h2>
        <p class="help__links">
          <a href={rulesAddress.href({ rule: null })} onClick={close}>
            {text.toRules}
          </a>
          <a href={settingsAddress.href({})} onClick={close}>
            {text.toKeys}
          </a>
        </p>
      </header>
      <div class="help__topics">
        {TOPICS.map((topic) => (
          <Topic key={topic} title={text.topics[topic]}>
            {KEY_TOPICS[topic].map((command) => {
              const key = keyFor(command);
              return (
                <Line
                  key={command}
                  keys={key === null ? null : keyName(key, settings)}
                  off={settings.noKey}
                  description={settings.commands[command]}
                />
              );
            })}
          </Topic>
        ))}
        <Topic title={text.replay}>
          {REPLAY_COMMANDS.map((command) => (
            <Line
              key={command}
              keys={keyName(REPLAY_KEYS[command], settings)}
              description={replayWords()[command]}
            />
          ))}
        </Topic>
        <Topic title={text.typing}>
          {(Object.keys(lines) as LineExample[]).map((line) => (
            <Line key={line} keys={lines[line]} description={text.lines[line]} />
          ))}
        </Topic>
      </div>
      <form method="dialog">
        <button type="submit" class="button button--wide">
          {app.close}
        </button>
      </form>
    </dialog>
  );
}

interface TopicProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Topic({ title, children }: TopicProps) {
  return (
    <section class="help__topic">
      <h3>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface LineProps {
  readonly description: string;
  /** Null if the command has no key. */
  readonly keys: string | null;
  readonly off?: string;
}

function Line({ description, keys, off = '' }: LineProps) {
  return (
    <div class="help__line">
      <dt>{keys === null ? <span class="text-soft">{off}</span> : <kbd>{keys}</kbd>}</dt>
      <dd>{description}</dd>
    </div>
  );
}
