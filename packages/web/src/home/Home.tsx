import { useEffect } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { isServerAvailable, lastTable, lookForServer } from '../app/server.ts';
import { whenQuietOrTouched } from '../app/when-quiet.ts';
import { loadWords, shellWords } from '../i18n/language.ts';
import { StandingLine } from '../matches/StandingLine.tsx';
import { readTables, savedTables } from '../matches/saved-matches.ts';
import { tableName } from '../matches/standing.ts';
import { friendsAddress, lobbyAddress, sharedTableAddress } from '../online/online-addresses.ts';
import { rulesAddress } from '../rules/rules-address.ts';
import { tableAddress } from '../table/table-address.ts';
import { DEFAULT_CHOICE } from './choice.ts';
import { Game } from './Game.tsx';
import { deal } from './last-choice.ts';
import './Home.css';

const Fan = lazy(async () => (await import('./Fan.tsx')).Fan, { quiet: true });

/** A slow database must not delay the page any longer. */
const MAX_WAIT_MS = 300;

/** Looks for a match to continue before the page is shown: adding it later would push the page down. */
export async function findMatchToContinue(): Promise<void> {
  await Promise.race([readTables(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

export function Home() {
  useEffect(() => {
    void readTables();
    void lookForServer();
    warmUp();
    addEventListener('online', lookForServer);
    return () => removeEventListener('online', lookForServer);
  }, []);
  const { home } = shellWords();
  return (
    <main class="page home" id="main" tabIndex={-1}>
      <section class="home__hero">
        <div class="home__words">
          <h1 class="home__title">{home.title}</h1>
          <p class="home__lead">{home.lead}</p>
        </div>
        <div class="home__fan" aria-hidden="true">
          <Fan />
        </div>
        <div class="home__begin">
          <Continue />
          <div class="home__now">
            <button
              type="button"
              class="button button--primary button--large home__play"
              aria-describedby="play-hint"
              onClick={() => deal(DEFAULT_CHOICE)}
            >
              {home.playNow}
            </button>
            <p class="home__hint" id="play-hint">
              {home.playNowHint}
            </p>
          </div>
          <Together />
        </div>
      </section>
      <Game />
      <p class="home__learn">
        <a href={rulesAddress.href({ rule: null })}>{home.learn}</a>
      </p>
    </main>
  );
}

/** Links for playing with others, if there is a server. */
function Together() {
  const { home } = shellWords();
  if (isServerAvailable.value === false)
    return <p class="home__hint home__no-server text-small">{home.noServer}</p>;
  const last = lastTable();
  return (
    <p class="home__together">
      {last !== null && (
        <a class="button home__back" href={sharedTableAddress.href({ code: last })}>
          {home.backToTable}
        </a>
      )}
      <a class="button" href={friendsAddress.href({})}>
        {home.friends}
      </a>
      <a class="button" href={lobbyAddress.href({})}>
        {home.lobby}
      </a>
    </p>
  );
}

/** Links to the most recent match in progress. */
function Continue() {
  const table = savedTables.value?.find(({ inProgress }) => inProgress !== null);
  if (table?.inProgress == null) return null;
  const { home } = shellWords();
  return (
    <a class="panel home__continue" href={tableAddress.href({ table: table.id })}>
      <span class="home__continue-title">
        {home.continue}
        <svg class="home__arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </span>
      <span class="text-soft text-small">
        {tableName(table, shellWords())} ·
        <StandingLine table={table} standing={table.inProgress} />
      </span>
    </a>
  );
}

/** Fetches the table while the player reads this page, so that the cards appear right after the first click. */
function warmUp(): void {
  whenQuietOrTouched(() => void Promise.all([import('../table/TablePage.tsx'), loadWords()]).catch(() => {}));
}
