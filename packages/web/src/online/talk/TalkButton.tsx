import { useLayoutEffect } from 'preact/hooks';
import { commandFor } from '../../app/keys.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import type { Talk } from './talk.ts';

/** Whether the chat key is ignored: in text fields, and in dialogs, which cover the conversation. */
function blocksChatKey(target: EventTarget | null): boolean {
  return (target as HTMLElement).closest('input, select, textarea, dialog') !== null;
}

interface Props {
  readonly talk: Talk;
  /** Opens or closes the panel. If the panel is always visible, it moves the focus there. */
  readonly onPress: () => void;
}

/** Opens the conversation, and shows the number of unread messages. */
export function TalkButton({ talk, onPress }: Props) {
  const text = words().table;
  const unread = talk.unread.value;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || commandFor(event) !== 'chat' || blocksChatKey(event.target)) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onPress]);
  return (
    <button
      type="button"
      class="button button--small button--quiet people-button"
      aria-label={unread === 0 ? text.people : text.peopleCount(unread)}
      aria-expanded={talk.isOpen.value}
      onClick={onPress}
    >
      <svg class="people-button__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H11l-5 4v-4H4z" />
      </svg>
      {unread > 0 && (
        <span class="people-button__unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
}
