import type { Book } from '../book.ts';

export const fr: Book = {
  name: 'Français',
  phrases: () => import('./index.ts'),
  reasons: () => import('./reasons.ts'),
  options: () => import('./options.ts'),
};
