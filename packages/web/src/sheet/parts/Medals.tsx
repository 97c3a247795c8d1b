import type { OpenState } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { Medallion } from '../../cards/Medallion.tsx';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { type Medal, type MedalKind, medalsOf } from '../model/medals.ts';
import { winnersOf } from '../model/result-texts.ts';
import './Medals.css';

interface Props {
  readonly session: TableSession;
  readonly rounds: readonly OpenState[];
}

/** The medals of a match. Shows nothing if there are none. */
export function Medals({ session, rounds }: Props) {
  const { sheet, common } = words();
  const medals = medalsOf(rounds, winnersOf(session));
  if (medals.length === 0) return null;
  return (
    <section class="tray medals" aria-labelledby="medals-title">
      <h3 class="tray__title" id="medals-title">
        {sheet.medals}
      </h3>
      <ul class="medals__list plain-list">
        {medals.map((medal) => (
          <li key={medal.kind} class="medals__medal">
            <span class="medals__picture">
              <Picture of={medal.kind} />
            </span>
            <b class="medals__name">{sheet.medalNames[medal.kind]}</b>
            <span class="medals__player">
              {common.list(medal.players.map((player) => playerName(session, player)))}
            </span>
            <span class="text-small text-soft">{textOf(medal, rounds[0]!)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf({ kind, count, round }: Medal, { rules }: OpenState): string {
  const { medalTexts, tripleWins } = words().sheet;
  if (kind === 'comeback') return medalTexts.comeback(count, round!);
  if (kind === 'sweeps' && rules.sweep?.members === 3) return tripleWins(count);
  return medalTexts[kind](count);
}

function Picture({ of }: { readonly of: MedalKind }) {
  switch (of) {
    case 'comeback':
      return <Medallion of="phoenix" />;
    case 'points':
      return <Medallion of="dragon" />;
    case 'first':
      return <Medallion of="mah-jong" />;
    case 'sweeps':
      return <Medallion of="dog" />;
    case 'calls':
      return <Seal>{words().sheet.tichuShort}</Seal>;
    case 'bombs':
      return (
        <Seal>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="9.5" cy="14.5" r="6.500" fill="currentcolor" />
            <path d="M14 10l1.500-1.500c1.500-1.500 3.500-1 3.500 1M19 4V2.500M22 7h1.500M21.500 4.500l1-1M16.500 4.500l-1-1" />
          </svg>
        </Seal>
      );
    case 'climb':
      return (
        <Seal>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 17V8l4.500 4L12 6l3.500 6L20 8v9z" />
          </svg>
        </Seal>
      );
  }
}

/** The picture of a medal that does not show an animal. */
function Seal({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="medals__seal" aria-hidden="true">
      {children}
    </span>
  );
}
