import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const PLACES = 'section, article, dialog, main';
const TITLES = 'h1, h2, h3';

/**
 * If something in `root` disappears while it has the focus, moves the focus to the title of what was around it. Without
 * this, a screen reader would fall silent, and Tab might begin at the top of the page.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let last: Element | null = null;
    let places: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      places = placesAround(last);
    };
    const forget = ({ target }: PointerEvent) => {
      if (last?.contains(target as Node) === false) last = null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const title = titleOf(places);
      title?.setAttribute('tabindex', '-1');
      title?.focus();
    });
    element.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, [root]);
}

/** From the inside out. */
function placesAround(element: Element): readonly Element[] {
  const place = element.parentElement?.closest(PLACES) ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
}

function titleOf(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    const title = place.isConnected ? place.querySelector<HTMLElement>(TITLES) : null;
    if (title !== null) return title;
  }
  return null;
}
