import { useSignal } from '@preact/signals';
import { useCallback, useId, useRef } from 'preact/hooks';
import { useDismiss } from '../../app/dismiss.ts';
import { isHelpOpen } from '../../app/keys.ts';
import { change, settings } from '../../app/settings.ts';
import { BOT_PACES } from '../../client/bot-pace.ts';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import type { Panel } from './Header.tsx';
import './TableMenu.css';

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
  const entries: readonly (readonly [Panel, string])[] = [
    ['sheet', table.sheet],
    ['last-trick', table.lastTrick],
    ...(session.view.transfers.length > 0 ? ([['exchange', table.exchange]] as const) : []),
    ...(settings.value.cardsOut ? ([['cards-out', table.cardsOut]] as const) : []),
    ['log', table.log],
    ['rules', table.rules],
  ];
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
      {isOpen.value ? (
        <ul id="table-menu" class="table-menu__list panel">
          {entries.map(([panel, label]) => (
            <MenuItem
              key={panel}
              label={label}
              onPress={() => {
                close();
                onOpen(panel);
              }}
            />
          ))}
          <MenuItem
            label={table.help}
            onPress={() => {
              close();
              isHelpOpen.value = true;
            }}
          />
          {session.client.solo === null ? null : (
            <li>
              <BotPaceChoice />
            </li>
          )}
          {!session.isWatching && <EndMatch session={session} onEnd={close} />}
        </ul>
      ) : null}
    </div>
  );
}

function MenuItem({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <li>
      <button type="button" class="button button--quiet button--wide" onClick={onPress}>
        {label}
      </button>
    </li>
  );
}

/** Keeps the menu open, so that the player sees what they have chosen. */
function BotPaceChoice() {
  const { games } = words();
  const name = useId();
  return (
    <fieldset class="table-menu__pace">
      <legend class="field__label">{games.botPace}</legend>
      {BOT_PACES.map((pace) => (
        <label key={pace} class="chip table-menu__choice">
          <input
            type="radio"
            name={name}
            checked={pace === settings.value.botPace}
            onChange={() => change({ botPace: pace })}
          />
          {games.botPaces[pace]}
        </label>
      ))}
    </fieldset>
  );
}

/** Ends the match with the current score. Requires a second press, so that no one ends it by accident. */
function EndMatch({ session, onEnd }: { readonly session: TableSession; readonly onEnd: () => void }) {
  const { table } = words();
  const isArmed = useSignal(false);
  const press = () => {
    if (isArmed.value) {
      void session.command({ type: 'propose', what: 'stop' });
      onEnd();
    }
    isArmed.value = !isArmed.value;
  };
  return <MenuItem label={isArmed.value ? table.reallyEnd : table.endMatch} onPress={press} />;
}
