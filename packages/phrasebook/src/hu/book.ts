import type { Book } from '../book.ts';

export const hu: Book = {
  name: 'Magyar',
  phrases: () => import('./index.ts'),
  reasons: () => import('./reasons.ts'),
  options: () => import('./options.ts'),
};
