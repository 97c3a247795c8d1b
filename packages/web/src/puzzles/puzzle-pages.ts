import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { puzzleAddress, puzzlesAddress } from './puzzle-addresses.ts';

const title = () => titled(shellWords().app.puzzles);

/** A puzzle at its table. */
export const puzzlePage = definePage({
  address: puzzleAddress,
  load: async () => (await import('./load-puzzles.ts')).loadPuzzlePage(),
  title,
  key: ({ mode }) => mode,
  hasOwnBar: true,
});

export const puzzlesPage = definePage({
  address: puzzlesAddress,
  load: async () => (await import('./load-puzzles.ts')).loadPuzzlesPage(),
  title,
});
