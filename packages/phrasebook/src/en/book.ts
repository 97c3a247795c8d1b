import type { Book } from '../book.ts';

export const en: Book = {
  name: 'English',
  phrases: () => import('./index.ts'),
  reasons: () => import('./reasons.ts'),
  options: () => import('./options.ts'),
};
