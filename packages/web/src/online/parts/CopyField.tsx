import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { copyText } from '../../app/share.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  /** The button's label until the text is copied. */
  readonly copy: string;
  /** Buttons before and after the copy button. */
  readonly before?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A text in a read-only field, with a button to copy it. */
export function CopyField({ text, label, copy, before, children }: Props) {
  const { invite } = words();
  const copied = useSignal<string | null>(null);
  const copyFrom = async (field: HTMLInputElement | null) => {
    copied.value = (await copyText(text, field)) ? text : null;
  };
  return (
    <>
      <input
        class="share__link"
        type="text"
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="online__actions">
        {before}
        <button
          type="button"
          class="button button--small"
          onClick={(event) =>
            void copyFrom(event.currentTarget.closest('.share')?.querySelector('input') ?? null)
          }
        >
          {copied.value === text ? invite.copied : copy}
        </button>
        {children}
      </p>
    </>
  );
}
