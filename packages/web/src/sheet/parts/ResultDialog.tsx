import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useTableMark } from '../../table/parts/table-marks.ts';

interface Props {
  readonly class: string;
  /** The id of its heading, which gets the focus. */
  readonly labelledBy: string;
  /** Screen readers say this after the heading. A live region would come too late: it has to exist before its text. */
  readonly spoken: string;
  /** Called on Escape. */
  readonly onAside: () => void;
  readonly children: ComponentChildren;
}

/** A dialog over the table for the result of a round or a match. */
export function ResultDialog({ class: kind, labelledBy, spoken, onAside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const description = useId();
  useTableMark('points');
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Not a button: a player who presses Enter to play their last card would skip the points.
    current?.querySelector<HTMLElement>('h2')?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={kind}
      aria-labelledby={labelledBy}
      aria-describedby={description}
      onCancel={(event) => {
        event.preventDefault();
        onAside();
      }}
    >
      <p id={description} hidden>
        {spoken}
      </p>
      {children}
    </dialog>
  );
}
