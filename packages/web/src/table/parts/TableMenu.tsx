import { useSignal } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import { useDismiss } from '../../app/dismiss.ts';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import type { Panel } from './Header.tsx';
import { MenuEntries } from './lazy-parts.tsx';

interface Props {
  readonly session: TableSession;
  readonly onOpen: (panel: Panel) => void;
}

/** Everything that is not needed all the time: panels, help, the bots' pace, ending the match. */
export function TableMenu({ session, onOpen }: Props) {
  const { table } = words();
  const isOpen = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    isOpen.value = false;
  }, [isOpen]);
  useDismiss({ isOpen: isOpen.value, root, close });
  return (
    <div class="table-menu" ref={root}>
      <button
        type="button"
        class="button button--icon button--quiet"
        aria-label={table.menu}
        aria-expanded={isOpen.value}
        aria-controls="table-menu"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6.500h16M4 12h16M4 17.500h16" />
        </svg>
      </button>
      {isOpen.value ? <MenuEntries session={session} onOpen={onOpen} onClose={close} /> : null}
    </div>
  );
}
