import { minus } from '@schupf/phrasebook';
import type { ComponentChildren } from 'preact';
import { ScoreBar } from '../../app/Score.tsx';
import { words } from '../../i18n/language.ts';
import { teamName } from '../model/names.ts';
import { rankOf } from '../model/rank.ts';
import { titleText } from '../model/titles.ts';
import type { TableSession } from '../state/table-session.ts';
import { HintIcon } from './ActionBar.tsx';
import { TableMenu } from './TableMenu.tsx';
import './Header.css';

export type Panel = 'sheet' | 'trick' | 'last-trick' | 'exchange' | 'log' | 'cards-out' | 'rules';

interface HeaderProps {
  readonly session: TableSession;
  readonly onOpen: (panel: Panel) => void;
  readonly children?: ComponentChildren;
}

/** The score, and a menu for everything else. */
export function Header({ session, onOpen, children }: HeaderProps) {
  const { common, table } = words();
  return (
    <header class="table-header">
      <h1 class="visually-hidden">{table.round(Math.max(1, session.view.open.round))}</h1>
      <a class="table-header__home" href="#/">
        <svg class="table-header__logo icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 11.500 12 4l8 7.500M6.500 10v9.500h11V10" />
        </svg>
        <span class="table-header__brand">
          Schupf<span class="visually-hidden">{`${common.colon} `}</span>
        </span>
        <span class="visually-hidden">{table.home}</span>
      </a>
      <button type="button" class="table-header__score" onClick={() => onOpen('sheet')}>
        <span class="visually-hidden">{`${table.sheet}${common.colon} `}</span>
        <Score session={session} />
      </button>
      {session.client.givesHints && (
        <button
          type="button"
          class="button button--icon button--quiet table-header__hint"
          aria-label={table.hint}
          onClick={() => void session.hint()}
        >
          <HintIcon />
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
          <span class="team-us" data-score={session.me}>
            {table.you} <b>{minus(total)}</b>
          </span>
        )}
      </>
    );
  }
  const ownSide = session.home.value % 2;
  return (
    <>
      <TeamScore session={session} side={ownSide} team="us" />
      <span class="table-header__colon">{common.colon.trim()}</span>
      <TeamScore session={session} side={1 - ownSide} team="them" />
    </>
  );
}

interface TeamScoreProps {
  readonly session: TableSession;
  readonly side: number;
  readonly team: 'us' | 'them';
}

/** A team's points, above a bar that shows how far it is from winning. */
function TeamScore({ session, side, team }: TeamScoreProps) {
  const { open } = session.view;
  const points = open.totals[side]!;
  return (
    <span class={`table-header__team team-${team}`} data-score={side}>
      <span class="table-header__names">{teamName(session, side)}</span> <b>{minus(points)}</b>
      <ScoreBar rules={open.rules} points={points} />
    </span>
  );
}
