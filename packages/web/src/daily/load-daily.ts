import { loadDailyWords } from '../i18n/daily-words.ts';

// The page and every table could load these parts themselves, but then the list of files that each part needs would be
// among the first things that everyone downloads.

export async function loadDailyPage() {
  return (await Promise.all([import('./DailyPage.tsx'), loadDailyWords()]))[0].DailyPage;
}

export async function loadDailyEnd() {
  return (await Promise.all([import('./DailyEnd.tsx'), loadDailyWords()]))[0].DailyEnd;
}
