import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words as tableWords } from '../../i18n/language.ts';

interface Props {
  /** The label of the button, and of the dialog. */
  readonly label: string;
  /** Shown in the button instead of the label. */
  readonly sign?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A button that opens a dialog. Its content exists only while it is open. */
export function DialogButton({ label, sign = label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useSignal(false);
  useEffect(() => {
    if (isOpen.value && dialog.current?.open === false) dialog.current.showModal();
  }, [isOpen.value]);
  return (
    <>
      <button
        type="button"
        class="button button--small"
        aria-label={label}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {sign}
      </button>
      {isOpen.value && (
        <dialog
          ref={dialog}
          class="dialog"
          aria-label={label}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          {children}
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
