import type { Activity } from '@schupf/protocol';
import { lastTable } from '../../app/server.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { firstRatingsHref } from '../../ratings/ratings-address.ts';
import { friendsAddress, sharedTableAddress } from '../online-addresses.ts';
import { ConnectionLine } from '../parts/ConnectionLine.tsx';
import { MeLink } from '../parts/NameForm.tsx';
import { OpenTable } from '../parts/OpenTable.tsx';
import { SeekPanel } from '../seek/SeekPanel.tsx';
import { useLobby } from '../state/lobby.ts';

/** People to play with, and tables that anyone may join. */
export function LobbyPage() {
  const { lobby: text, seek } = words();
  const { tables, activity } = useLobby();
  const last = lastTable();
  return (
    <main class="page" id="main" tabIndex={-1}>
      <header>
        <h1>{text.title}</h1>
        {activity !== null && <WhatIsGoingOn activity={activity} />}
        <MeLink />
      </header>
      <SeekPanel />
      {last !== null && (
        <p>
          <a class="button" href={sharedTableAddress.href({ code: last })}>
            {shellWords().home.backToTable}
          </a>
        </p>
      )}
      <section class="people" aria-labelledby="tables-title">
        <h2 class="tray__title" id="tables-title">
          {seek.openTables}
        </h2>
        {tables !== null && tables.length === 0 && <p class="text-soft">{text.none}</p>}
        {tables !== null && tables.length > 0 && (
          <ul class="tray plain-list">
            {tables.map((table) => (
              <OpenTable key={table.code} table={table} mayWatch />
            ))}
          </ul>
        )}
        <p>
          <a href={friendsAddress.href({})}>{text.open}</a> · <a href={firstRatingsHref()}>{text.ratings}</a>
        </p>
      </section>
      <ConnectionLine />
    </main>
  );
}

/** Numbers only. */
function WhatIsGoingOn({ activity: { people, tables, seeks } }: { readonly activity: Activity }) {
  const { seek: text } = words();
  const { home, games } = shellWords();
  const facts = [home.tables.here(people), ...(tables > 0 ? [text.tables(tables)] : [])];
  const byGame = seeks.map((each) => `${games.variants[each.variant].name} ${each.people}`);
  return (
    <p class="text-soft">
      {facts.join(' · ')}
      {byGame.length > 0 && <span class="seek__others">{text.seeks(byGame.join(' · '))}</span>}
    </p>
  );
}
