import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Animal } from './animals.ts';
import type { DRAWINGS } from './drawings.ts';
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
  const drawing = drawings.value?.[who];
  if (drawing === undefined)
    return (
      <span class={`portrait ${more}`} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  const { ground, figure } = drawing;
  return (
    <span class={`portrait ${more}`} aria-hidden="true">
      <svg
        class="portrait__art"
        viewBox="-32 -33.6 64 64"
        focusable="false"
        style={{ '--light': ground[0], '--shade': ground[1] }}
        data-animal={who}
        dangerouslySetInnerHTML={{ __html: figure }}
      />
    </span>
  );
}

/** Null until the drawings are loaded. */
const drawings = signal<typeof DRAWINGS | null>(null);

/** The cards load first, because a seat is readable without its portrait. */
async function fetchDrawings(): Promise<void> {
  if (drawings.peek() !== null) return;
  try {
    drawings.value = (await import('./drawings.ts')).DRAWINGS;
  } catch {
    // The page is offline and the drawings are not cached yet: the initials stay, and the next portrait tries again.
  }
}
