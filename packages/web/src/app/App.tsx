import type { FunctionComponent } from 'preact';
import { Home } from '../home/Home.tsx';
import { loadAllWords, shellWords } from '../i18n/language.ts';
import { useArrival } from './arrival.ts';
import { Boundary } from './Boundary.tsx';
import { lazy } from './lazy.tsx';
import { Notices } from './Notices.tsx';
import { type Route, route } from './router.ts';
import { TopBar } from './TopBar.tsx';
import './App.css';

/** Pages that need more words than the start page. */
function page<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  return lazy(async () => (await Promise.all([load(), loadAllWords()]))[0]);
}

const TablePage = page(async () => (await import('../table/TablePage.tsx')).TablePage);
const RulesPage = page(async () => (await import('../rules/RulesPage.tsx')).RulesPage);
const SettingsPage = page(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage);
const MatchesPage = page(async () => (await import('../matches/MatchesPage.tsx')).MatchesPage);

export function App() {
  const to = route.value;
  useArrival(to.page);
  return (
    <>
      <button type="button" class="button skip-link visually-hidden" onClick={skip}>
        {shellWords().app.skip}
      </button>
      {/* A table has a bar of its own, with the score in it. */}
      {to.page !== 'table' && <TopBar />}
      <Boundary key={to.page}>
        <Page to={to} />
      </Boundary>
      <Notices />
    </>
  );
}

/** A button, for a link to an anchor would change the address, which tells the page. */
function skip(): void {
  document.getElementById('main')?.focus();
}

function Page({ to }: { readonly to: Route }) {
  switch (to.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={to.table} table={to.table} />;
    case 'settings':
      return <SettingsPage />;
    case 'rules':
      return <RulesPage rule={to.rule} />;
    case 'matches':
      return <MatchesPage />;
  }
}
