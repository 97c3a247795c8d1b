import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { loadWords, shellWords } from '../i18n/language.ts';
import { loadSettingsWords } from '../i18n/page-words.ts';
import { Boundary } from './Boundary.tsx';
import { isHelpOpen } from './keys.ts';
import { type Lazy, lazy } from './lazy.tsx';
import { Notices } from './Notices.tsx';
import { type Route, route } from './router.ts';
import { TopBar } from './TopBar.tsx';
import './App.css';

/** A page that needs more words than those of the frame around it. */
function withWords<Props extends object>(
  loadPage: () => Promise<FunctionComponent<Props>>,
  loadItsWords: () => Promise<void>,
): Lazy<Props> {
  return lazy(async () => (await Promise.all([loadPage(), loadItsWords()]))[0]);
}

const Home = lazy(async () => {
  const home = await import('../home/Home.tsx');
  await home.lookBack();
  return home.Home;
});
const TablePage = withWords(async () => (await import('../table/TablePage.tsx')).TablePage, loadWords);
const RulesPage = withWords(async () => (await import('../rules/RulesPage.tsx')).RulesPage, loadWords);
const SettingsPage = withWords(
  async () => (await import('../settings/SettingsPage.tsx')).SettingsPage,
  loadSettingsWords,
);
const MatchesPage = lazy(async () => (await import('../matches/MatchesPage.tsx')).MatchesPage);
const ReplayPage = withWords(
  async () => (await import('../replay/ReplayPage.tsx')).ReplayPage,
  async () => (await import('../i18n/page-words.ts')).loadReplayWords(),
);
const OnlinePage = withWords(
  async () => (await import('../online/pages/OnlinePage.tsx')).OnlinePage,
  async () => (await import('../i18n/page-words.ts')).loadOnlineWords(),
);
const Help = lazy(
  async () =>
    (
      await Promise.all([
        import('../help/Help.tsx'),
        import('../i18n/page-words.ts').then(({ loadHelpWords }) => loadHelpWords()),
      ])
    )[0].Help,
  { quiet: true },
);

const PAGES = {
  home: Home,
  table: TablePage,
  rules: RulesPage,
  settings: SettingsPage,
  matches: MatchesPage,
  replay: ReplayPage,
  online: OnlinePage,
} as const satisfies { readonly [Page in Route['page']]: unknown };

/** Fetches the page of the address while the words of the frame are on their way. */
export function fetchPage(): Promise<void> {
  return PAGES[route.value.page].fetch();
}

export function App() {
  const to = route.value;
  useArrival(to.page === 'online' ? to.at : to.page);
  return (
    <>
      <button type="button" class="button skip-link visually-hidden" onClick={skip}>
        {shellWords().app.skip}
      </button>
      {/* A table has a bar of its own, with the score in it; one with people only once it plays. */}
      {to.page !== 'table' && to.page !== 'online' && <TopBar />}
      <Boundary key={to.page}>
        <Page to={to} />
      </Boundary>
      {isHelpOpen.value && <Help />}
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
    case 'replay':
      return <ReplayPage key={`${to.table} ${to.match}`} to={to} />;
    case 'online':
      return <OnlinePage key={`${to.at} ${to.word}`} at={to.at} word={to.word} />;
  }
}

/**
 * Whoever goes to another page begins at its top, with the keyboard too: what had the focus is gone, and a screen
 * reader would otherwise say nothing of the change.
 */
function useArrival(page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    scrollTo(0, 0);
    if (enter()) return;
    const observer = new MutationObserver(() => {
      if (enter()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}

/** False while the page is not there yet. One that has put the focus somewhere itself is left alone. */
function enter(): boolean {
  const main = document.getElementById('main');
  if (main === null) return false;
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  return true;
}
