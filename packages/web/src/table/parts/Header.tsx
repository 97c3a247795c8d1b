import { minus } from '@schupf/phrasebook';
import type { ComponentChildren } from 'preact';
import { words } from '../../i18n/language.ts';
import { teamName } from '../model/names.ts';
import { rankOf } from '../model/rank.ts';
import { titleText } from '../model/titles.ts';
import type { TableSession } from '../state/table-session.ts';
import { TableMenu } from './TableMenu.tsx';
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
      <TableMenu session={session} onOpen={onOpen} />
    </header>
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
