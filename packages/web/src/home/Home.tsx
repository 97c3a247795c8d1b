import { useEffect } from 'preact/hooks';
import { pathOf } from '../app/router.ts';
import { words } from '../i18n/language.ts';
import { keptTables, readTables } from '../matches/kept.ts';
import { USUAL } from './choice.ts';
import { deal } from './last-choice.ts';
import './Home.css';

export function Home() {
  useEffect(() => void readTables(), []);
  const { home } = words();
  const going = keptTables.value?.find((table) => table.going !== null);
  return (
    <main class="page home" id="main" tabIndex={-1}>
      <section class="home__hero">
        <h1 class="home__title">{home.title}</h1>
        <p class="home__lead">{home.lead}</p>
        {going !== undefined && (
          <a class="button button--large" href={pathOf({ page: 'table', table: going.id })}>
            {home.continue}
          </a>
        )}
        <button type="button" class="button button--primary button--large" onClick={() => deal(USUAL)}>
          {home.playNow}
        </button>
        <p class="text-soft">{home.playNowHint}</p>
      </section>
    </main>
  );
}
