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
  const draw = drawings.value;
  return (
    <span class={`portrait ${more}`} aria-hidden="true">
      {draw === null ? (
        [...name][0]
      ) : (
        <img class="portrait__art" data-animal={who} src={draw(who)} alt="" decoding="async" />
      )}
    </span>
  );
}

/** The address of an animal's picture; null until the drawings are loaded. */
const drawings = signal<((animal: Animal) => string) | null>(null);

/** The cards load first, because a seat is readable without its portrait. */
async function fetchDrawings(): Promise<void> {
  if (drawings.peek() !== null) return;
  try {
    const { portraitAddress } = await import('./drawings.ts');
    drawings.value = portraitAddress;
  } catch {
    // The page is offline and the drawings are not cached yet: the initials stay, and the next portrait tries again.
  }
}
