import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/language.ts';
import { Announcer } from '../../motion/announcer.tsx';

interface Props {
  readonly class: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A native dialog over a game that continues behind it. */
export function PanelDialog({ class: kind, label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={kind} onClose={onClose} aria-label={label}>
      {children}
      <form method="dialog">
        <button type="submit" class="button button--wide">
          {words().table.close}
        </button>
      </form>
      {/* Screen readers ignore the page behind a modal dialog, and the live regions on it. */}
      <Announcer />
    </dialog>
  );
}
