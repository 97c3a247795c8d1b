import { loadPuzzleWords } from '../i18n/puzzle-words.ts';

// As with the daily deal: the lists of files that these parts need would otherwise be among the first things that
// everyone downloads.

export async function loadPuzzlesPage() {
  return (await Promise.all([import('./PuzzlesPage.tsx'), loadPuzzleWords()]))[0].PuzzlesPage;
}

export async function loadPuzzlePage() {
  return (await Promise.all([import('./PuzzlePage.tsx'), loadPuzzleWords()]))[0].PuzzlePage;
}
