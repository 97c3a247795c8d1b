import { useId, useRef } from 'preact/hooks';
import { shellWords } from '../i18n/language.ts';
import './ConfirmButton.css';

interface Props {
  readonly label: string;
  /** The label together with what it is about, for screen readers. */
  readonly accessibleLabel?: string;
  readonly describedBy?: string;
  readonly isQuiet?: boolean;
  readonly title: string;
  readonly text: string;
  /** The label of the button that confirms. */
  readonly confirm?: string;
  readonly onConfirm: () => void;
}

/** A button for an action that cannot be undone. It asks for confirmation first. */
export function ConfirmButton({
  label,
  accessibleLabel = label,
  describedBy,
  isQuiet = false,
  title,
  text,
  confirm = label,
  onConfirm,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class={`button button--small${isQuiet ? ' button--quiet' : ''}`}
        aria-label={accessibleLabel}
        aria-describedby={describedBy}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog class="dialog dialog--sheet" ref={dialog} aria-labelledby={id}>
        <form method="dialog" class="confirm">
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          <p class="confirm__buttons">
            <button type="submit" class="button">
              {shellWords().app.cancel}
            </button>
            <button type="submit" class="button button--danger" onClick={onConfirm}>
              {confirm}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
