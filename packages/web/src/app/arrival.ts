import { useEffect, useRef } from 'preact/hooks';

/**
 * Whoever goes to another page begins at its top, with the keyboard too: what had the focus is gone, and a screen
 * reader would otherwise say nothing of the change.
 */
export function useArrival(page: string): void {
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
