import { useId, useRef } from 'preact/hooks';
import { studyWords } from '../i18n/study-words.ts';

interface Props {
  readonly label: string;
  /** The label together with what will be deleted, for screen readers. */
  readonly accessibleLabel?: string;
  readonly question: string;
  readonly onConfirm: () => void;
}

/** A button that asks before it deletes something. */
export function ConfirmButton({ label, accessibleLabel = label, question, onConfirm }: Props) {
  const text = studyWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  return (
    <>
      <button
        type="button"
        class="button button--quiet button--small"
        aria-label={accessibleLabel}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog class="dialog dialog--sheet" ref={dialog} aria-labelledby={title}>
        <form method="dialog" class="studies__confirm">
          <h2 id={title}>{question}</h2>
          <p>{text.cannotUndo}</p>
          <p class="studies__actions">
            <button type="submit" class="button">
              {text.cancel}
            </button>
            <button type="submit" class="button button--danger" onClick={onConfirm}>
              {text.delete}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
