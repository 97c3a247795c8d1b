import type { Signal } from '@preact/signals';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import type { Panel } from './Header.tsx';
import { PanelContent } from './lazy-parts.tsx';
import { PanelDialog } from './PanelDialog.tsx';

interface PanelsProps {
  readonly session: TableSession;
  readonly panel: Signal<Panel | null>;
}

/** Information during the game, one panel at a time. */
export function Panels({ session, panel }: PanelsProps) {
  const shown = panel.value;
  if (shown === null) return null;
  const close = () => {
    panel.value = null;
  };
  return (
    <PanelDialog class="dialog dialog--wide" label={titleOf(shown)} onClose={close}>
      <PanelContent session={session} panel={shown} />
    </PanelDialog>
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
