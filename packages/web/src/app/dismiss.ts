import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Dismissible {
  readonly isOpen: boolean;
  /** Contains the menu. Its first button is the one that opens the menu. */
  readonly root: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/**
 * Closes an open menu on Escape, on a press outside it, and when the focus moves elsewhere, for example into a dialog.
 */
export function useDismiss({ isOpen, root, close }: Dismissible): void {
  // `useEffect` would run only after the next frame and miss a key pressed before that.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || root.current?.contains(target) === true) return;
      close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The same key would also deselect the player's cards.
      event.preventDefault();
      event.stopPropagation();
      close();
      root.current?.querySelector('button')?.focus();
    };
    addEventListener('pointerdown', onOutside);
    addEventListener('focusin', onOutside);
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      removeEventListener('pointerdown', onOutside);
      removeEventListener('focusin', onOutside);
      removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen, root, close]);
}
