import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { isHelpOpen } from '../../app/keys.ts';
import { change, settings } from '../../app/settings.ts';
import { BOT_PACES } from '../../client/bot-pace.ts';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../state/table-session.ts';
import type { Panel } from './Header.tsx';
import './MenuEntries.css';

interface Props {
  readonly session: TableSession;
  readonly onOpen: (panel: Panel) => void;
  readonly onClose: () => void;
}

export function MenuEntries({ session, onOpen, onClose }: Props) {
  const { table } = words();
  const entries: readonly (readonly [Panel, string])[] = [
    ['sheet', table.sheet],
    ['last-trick', table.lastTrick],
    ...(session.view.transfers.length > 0 ? ([['exchange', table.exchange]] as const) : []),
    ...(settings.value.cardsOut ? ([['cards-out', table.cardsOut]] as const) : []),
    ['log', table.log],
    ['rules', table.rules],
  ];
  return (
    <ul id="table-menu" class="table-menu__list panel">
      {entries.map(([panel, label]) => (
        <MenuItem
          key={panel}
          label={label}
          onPress={() => {
            onClose();
            onOpen(panel);
          }}
        />
      ))}
      <MenuItem
        label={table.help}
        onPress={() => {
          onClose();
          isHelpOpen.value = true;
        }}
      />
      {session.client.solo === null ? null : (
        <li>
          <BotPaceChoice />
        </li>
      )}
      {!session.isWatching && <EndMatch session={session} onEnd={onClose} />}
    </ul>
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
