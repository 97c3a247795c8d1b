import { useEffect, useRef } from 'preact/hooks';
import { shellWords } from '../i18n/language.ts';
import { Boundary } from './Boundary.tsx';
import { isHelpOpen } from './keys.ts';
import { lazy } from './lazy.tsx';
import { Notices } from './Notices.tsx';
import type { Page } from './page.tsx';
import { route } from './router.ts';
import { TopBar } from './TopBar.tsx';
import './App.css';

const loadHelpWords = async () => (await import('../i18n/page-words.ts')).loadHelpWords();
const Help = lazy(async () => (await Promise.all([import('../help/Help.tsx'), loadHelpWords()]))[0].Help, {
  quiet: true,
});

/** Starts loading the page at the current address while the texts of the shell are loading. */
export function fetchPage(): Promise<void> {
  return route.value.page.fetch();
}

export function App() {
  const visit = route.value;
  const { path, hasOwnBar } = visit.page;
  useArrival(visit.page);
  return (
    <>
      <button type="button" class="button skip-link visually-hidden" onClick={skip}>
        {shellWords().app.skip}
      </button>
      {!hasOwnBar && <TopBar />}
      <Boundary key={path}>{visit.render()}</Boundary>
      {isHelpOpen.value && <Help />}
      <Notices />
    </>
  );
}

/** Moves the focus to the content. A link to an anchor would change the hash, and so the page. */
function skip(): void {
  document.getElementById('main')?.focus();
}

/**
 * Scrolls a new page to its top and moves the focus there. The previously focused element is gone, and without a new
 * focus a screen reader would not announce the page.
 */
function useArrival(page: Page): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    scrollTo(0, 0);
    if (focusMain()) return;
    const observer = new MutationObserver(() => {
      if (focusMain()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
}

/** Focuses the page, unless it has set the focus itself. Returns false if the page is not rendered yet. */
function focusMain(): boolean {
  const main = document.getElementById('main');
  if (main === null) return false;
  if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  return true;
}
