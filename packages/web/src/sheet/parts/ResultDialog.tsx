import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTableMark } from '../../table/parts/table-marks.ts';

interface Props {
  readonly class: string;
  /** The id of its heading, which gets the focus. */
  readonly labelledBy: string;
  /** Called on Escape. */
  readonly onAside: () => void;
  readonly children: ComponentChildren;
}

/** A dialog over the table for the result of a round or a match. */
export function ResultDialog({ class: kind, labelledBy, onAside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      onCancel={(event) => {
        event.preventDefault();
        onAside();
      }}
    >
      {children}
    </dialog>
  );
}
