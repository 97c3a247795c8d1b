import { useSignal } from '@preact/signals';
import { minus } from '@schupf/phrasebook';
import type { ComponentChildren } from 'preact';
import { isHelpOpen } from '../../app/keys.ts';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import { teamName } from '../model/names.ts';
import { rankOf } from '../model/rank.ts';
import { titleText } from '../model/titles.ts';
import type { TableSession } from '../state/table-session.ts';
import './Header.css';

export type Panel = 'sheet' | 'last-trick' | 'exchange' | 'log' | 'cards-out' | 'rules';

interface HeaderProps {
  readonly session: TableSession;
  readonly onOpen: (panel: Panel) => void;
  readonly children?: ComponentChildren;
}

/** The score at a glance, and a menu for everything else. */
export function Header({ session, onOpen, children }: HeaderProps) {
  const { common, table } = words();
  const isOpen = useSignal(false);
  const entries: readonly (readonly [Panel, string])[] = [
    ['sheet', table.sheet],
    ['last-trick', table.lastTrick],
    ...(session.view.transfers.length > 0 ? ([['exchange', table.exchange]] as const) : []),
    ...(settings.value.cardsOut ? ([['cards-out', table.cardsOut]] as const) : []),
    ['log', table.log],
    ['rules', table.rules],
  ];
  return (
    <header class="table-header">
      <h1 class="visually-hidden">{table.round(Math.max(1, session.view.open.round))}</h1>
      <a class="table-header__home" href="#/">
        Schupf<span class="visually-hidden">{`${common.colon} ${table.home}`}</span>
      </a>
      <button type="button" class="table-header__score" onClick={() => onOpen('sheet')}>
        <span class="visually-hidden">{`${table.sheet}${common.colon} `}</span>
        <Score session={session} />
      </button>
      {session.client.givesHints && (
        <button type="button" class="button button--small button--quiet" onClick={() => void session.hint()}>
          {table.hint}
        </button>
      )}
      {children}
      <button
        type="button"
        class="button button--small button--quiet"
        aria-expanded={isOpen.value}
        aria-controls="table-menu"
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {table.menu}
      </button>
      {isOpen.value ? (
        <ul id="table-menu" class="table-header__menu panel">
          {entries.map(([panel, label]) => (
            <li key={panel}>
              <button
                type="button"
                class="button button--quiet button--wide"
                onClick={() => {
                  isOpen.value = false;
                  onOpen(panel);
                }}
              >
                {label}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              class="button button--quiet button--wide"
              onClick={() => {
                isOpen.value = false;
                isHelpOpen.value = true;
              }}
            >
              {table.help}
            </button>
          </li>
          {!session.isWatching && (
            <li>
              <EndMatch
                session={session}
                onEnd={() => {
                  isOpen.value = false;
                }}
              />
            </li>
          )}
        </ul>
      ) : null}
    </header>
  );
}

/** Ends the match as it stands. Takes a second press, so that no one ends it by accident. */
function EndMatch({ session, onEnd }: { readonly session: TableSession; readonly onEnd: () => void }) {
  const { table } = words();
  const isArmed = useSignal(false);
  return (
    <button
      type="button"
      class="button button--quiet button--wide"
      onClick={() => {
        if (isArmed.value) {
          void session.command({ type: 'propose', what: 'stop' });
          onEnd();
        }
        isArmed.value = !isArmed.value;
      }}
    >
      {isArmed.value ? table.reallyEnd : table.endMatch}
    </button>
  );
}

/** Both sides' points if there are fixed teams; otherwise the round, with the player's title or total. */
function Score({ session }: { readonly session: TableSession }) {
  const { common, table } = words();
  const { open } = session.view;
  if (open.rules.teams === 'none' || open.rules.dummy !== null) {
    const title = session.isWatching ? null : rankOf(open, session.home.value)?.title;
    const total = open.rules.dummy === null ? undefined : open.totals[session.me];
    return (
      <>
        <span>{table.round(Math.max(1, open.round))}</span>
        {title == null ? null : (
          <span>
            <span class="visually-hidden">{`${table.you}${common.colon} `}</span>
            <b class="team-us">{titleText(title, true)}</b>
          </span>
        )}
        {total === undefined ? null : (
          <span class="team-us">
            {table.you} <b>{minus(total)}</b>
          </span>
        )}
      </>
    );
  }
  const ownSide = session.home.value % 2;
  const teamClass = session.isWatching ? 'table-header__names' : undefined;
  return (
    <>
      <span class="team-us">
        <span class={teamClass}>{teamName(session, ownSide)}</span> <b>{minus(open.totals[ownSide]!)}</b>
      </span>
      <span class="team-them">
        <b>{minus(open.totals[1 - ownSide]!)}</b>{' '}
        <span class={teamClass}>{teamName(session, 1 - ownSide)}</span>
      </span>
    </>
  );
}
