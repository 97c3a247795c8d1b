import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Animal } from './animals.ts';
import './Portrait.css';

interface PortraitProps {
  readonly who: Animal;
  /** The name beside the portrait. Its initial is shown until the drawings are loaded. */
  readonly name?: string;
  readonly class?: string;
}

/** A round picture of a player, as wide as the element around it. The text beside it says the name. */
export function Portrait({ who, name = '', class: more = '' }: PortraitProps) {
  useEffect(() => {
    void fetchDrawings();
  }, []);
  return (
    <span class={`portrait ${more}`} aria-hidden="true">
      {areDrawn.value ? (
        <svg class="portrait__art" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
          <use href={`#p-${who}`} x="-32" y="-32" width="64" height="64" />
        </svg>
      ) : (
        [...name][0]
      )}
    </span>
  );
}

const areDrawn = signal(false);
let isFetching = false;

/**
 * Adds the drawings to the page, once for all portraits. The cards load first, because a seat is readable without its
 * portrait.
 */
async function fetchDrawings(): Promise<void> {
  if (areDrawn.peek() || isFetching) return;
  isFetching = true;
  try {
    const { portraitsMarkup } = await import('./drawings.ts');
    const sprite = `<svg class="sprite" width="0" height="0" aria-hidden="true">${portraitsMarkup()}</svg>`;
    document.body.insertAdjacentHTML('beforeend', sprite);
    areDrawn.value = true;
  } catch {
    // The page is offline and the drawings are not cached yet: the initials stay, and the next portrait tries again.
  } finally {
    isFetching = false;
  }
}
