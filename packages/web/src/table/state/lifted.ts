import { signal } from '@preact/signals';
import type { Card } from '@schupf/rules';

/** The card that follows the pointer, or waits to be told its place. */
export const lifted = signal<Card | null>(null);
