import type { Book } from '../book.ts';

export const de: Book = {
  name: 'Deutsch',
  phrases: () => import('./index.ts'),
  reasons: () => import('./reasons.ts'),
  options: () => import('./options.ts'),
};
