import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import type { Panel } from './Header.tsx';
import { PanelContent } from './lazy-parts.tsx';

interface PanelsProps {
  readonly session: TableSession;
  readonly panel: Signal<Panel | null>;
}

/** Information during the game, one panel at a time, in a native dialog: the game continues behind it. */
export function Panels({ session, panel }: PanelsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { table } = words();
  const shown = panel.value;
  useEffect(() => {
    if (shown !== null && dialog.current?.open === false) dialog.current.showModal();
  }, [shown]);
  if (shown === null) return null;
  const close = () => {
    panel.value = null;
  };
  return (
    <dialog ref={dialog} class="dialog dialog--wide" onClose={close} aria-label={titleOf(shown)}>
      <PanelContent session={session} panel={shown} />
      <form method="dialog">
        <button type="submit" class="button button--wide">
          {table.close}
        </button>
      </form>
    </dialog>
  );
}

function titleOf(panel: Panel): string {
  const { table } = words();
  switch (panel) {
    case 'sheet':
      return table.sheet;
    case 'trick':
      return table.trick;
    case 'last-trick':
      return table.lastTrick;
    case 'exchange':
      return table.exchange;
    case 'log':
      return table.log;
    case 'cards-out':
      return table.cardsOut;
    case 'rules':
      return table.rules;
  }
}
