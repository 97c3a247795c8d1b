import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** For a page that shows something else at another address: what is new begins at its top, with the focus there. */
export function useArrivalAt(what: string, main: RefObject<HTMLElement | null>): void {
  const last = useRef(what);
  useEffect(() => {
    if (last.current === what) return;
    last.current = what;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [what, main]);
}
