import type { Special } from '@schupf/rules';
import { settings } from '../app/settings.ts';
import { deckNamed } from './decks.ts';
import './Medallion.css';

/** A special card in a gold ring: the picture of a panel or a medal. Needs the sprite on the page. */
export function Medallion({ of }: { readonly of: Special }) {
  const { box, picture } = deckNamed(settings.value.deck).portrait(of);
  return (
    <span class="medallion">
      <svg viewBox={box} aria-hidden="true" focusable="false">
        {picture}
      </svg>
    </span>
  );
}
