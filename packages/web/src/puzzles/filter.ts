import { signal } from '@preact/signals';
import type { Filter } from './choosing.ts';

/** The theme that the player has chosen on the overview. It lasts until the page is closed. */
export const chosenFilter = signal<Filter>(null);
