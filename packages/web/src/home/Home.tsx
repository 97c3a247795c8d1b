import { useEffect } from 'preact/hooks';
import { afterStartupOrInteraction } from '../app/after-startup.ts';
import { Disclosure } from '../app/fields.tsx';
import { lazy } from '../app/lazy.tsx';
import { isServerAvailable, lastTable, lookForServer, lookForServerAgain } from '../app/server.ts';
import { settings } from '../app/settings.ts';
import { courseAddress } from '../course/course-addresses.ts';
import { loadWords, shellWords } from '../i18n/language.ts';
import { isUnreadable, readTables, savedTables } from '../matches/saved-matches.ts';
import { friendsAddress, lobbyAddress, sharedTableAddress } from '../online/online-addresses.ts';
import { problemOf } from './choice.ts';
import { GamesRow, PlayerCount } from './GamesRow.tsx';
import { choice, deal } from './last-choice.ts';
import './Home.css';

const Fan = lazy(async () => (await import('./Fan.tsx')).Fan, { quiet: true });
const Medallion = lazy(async () => (await import('../cards/Medallion.tsx')).Medallion, { quiet: true });
const Panels = lazy(async () => (await import('./panels/Panels.tsx')).Panels, { quiet: true });
const TurnsButton = lazy(async () => (await import('../turns/TurnsButton.tsx')).TurnsButton, { quiet: true });
const GameDetails = lazy(async () => (await import('./GameDetails.tsx')).GameDetails);

/** Longer labels of the main button use a smaller font, so that they stay on one line on a phone. */
const LONG_LABEL = 16;

/** Milliseconds that a slow database may delay the page. */
const MAX_WAIT_MS = 300;

/** Looks for saved matches before the page is shown: adding them later would push the page down. */
export async function findMatches(): Promise<void> {
  await Promise.race([readTables(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

export function Home() {
  useEffect(() => {
    void readTables();
    void lookForServer();
    warmUp();
    addEventListener('online', lookForServerAgain);
    addEventListener('offline', lookForServer);
    return () => {
      removeEventListener('online', lookForServerAgain);
      removeEventListener('offline', lookForServer);
    };
  }, []);
  const { home } = shellWords();
  const isNew = isNewcomer();
  return (
    <main class="page home" id="main" tabIndex={-1} data-new={isNew}>
      <section class="home__hero">
        <div class="home__words">
          <h1 class="home__title">{home.headline}</h1>
          <p class="home__lead">{home.lead}</p>
        </div>
        <div class="home__fan" aria-hidden="true">
          <Fan />
          <span class="home__ribbon">{home.ribbon}</span>
        </div>
        <Actions isNew={isNew} />
        <div class="home__game">
          <GamesRow />
          <ChosenGame />
        </div>
      </section>
      <div class="home__panels">
        <Panels isNew={isNew} />
      </div>
    </main>
  );
}

/** Whether someone has never played here, neither against bots nor with others. */
function isNewcomer(): boolean {
  const hasMatches = savedTables.value !== null && savedTables.value.length > 0;
  const isKnown = savedTables.value !== null || isUnreadable.value;
  return isKnown && !hasMatches && settings.value.name === '' && lastTable() === null;
}

/** The next steps. Only the first one is gold: back to a table that is waiting, or else a game. */
function Actions({ isNew }: { readonly isNew: boolean }) {
  const { home } = shellWords();
  const waiting = isServerAvailable.value === false ? null : lastTable();
  const { variant } = choice.value;
  const play = (
    <button
      type="button"
      class={`button button--large home__play${waiting === null ? ' button--primary' : ''}`}
      data-long={home.play[variant].length > LONG_LABEL}
      aria-describedby="chosen-game"
      disabled={problemOf(choice.value) !== null}
      onClick={() => deal(choice.value)}
    >
      {home.play[variant]}
    </button>
  );
  return (
    <div class="home__actions">
      {!isNew && settings.value.name !== '' && <TurnsButton />}
      {waiting !== null && (
        <a
          class="button button--primary button--large home__play"
          href={sharedTableAddress.href({ code: waiting })}
        >
          {home.backToTable}
        </a>
      )}
      {play}
      {isNew && (
        <a class="button home__first" href={courseAddress.href({})}>
          <span class="home__guide">
            <Medallion of="mah-jong" />
          </span>
          <span>
            {home.newcomer.title} <span class="home__first-line">{home.newcomer.learn}</span>
          </span>
        </a>
      )}
      <a class="button" href={friendsAddress.href({})}>
        {home.friends}
      </a>
      <a class="button" href={lobbyAddress.href({})}>
        {home.lobby}
      </a>
    </div>
  );
}

/** The game that the main button starts, and everything that can be changed about it. */
function ChosenGame() {
  const { home, games, common } = shellWords();
  const current = choice.value;
  const problem = problemOf(current);
  const summary = [
    games.presets[current.preset].name,
    games.levels[current.level].name,
    games.speeds[current.speed].name,
  ].join(' · ');
  return (
    <>
      <p class="home__about">{games.variants[current.variant].text}</p>
      <PlayerCount />
      <Disclosure
        class="home__details"
        summary={
          <>
            <span class="home__details-title">{home.details}</span>
            <span class="home__details-summary" id="chosen-game">
              {summary}
            </span>
          </>
        }
      >
        <GameDetails />
      </Disclosure>
      {problem !== null && (
        <p class="note" role="alert">
          {home.problem}
          {common.colon} {home.problems[problem]}
        </p>
      )}
    </>
  );
}

/**
 * Loads the code of the table while the player reads this page, so that the cards appear right after the first click.
 */
function warmUp(): void {
  afterStartupOrInteraction(
    () => void Promise.all([import('../table/TablePage.tsx'), loadWords()]).catch(() => {}),
  );
}
