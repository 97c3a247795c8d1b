import { loadDailyWords } from '../i18n/daily-words.ts';

// Import this module dynamically. It contains lists of the files to load, which should not be in the bundle that
// everyone downloads first.

export async function loadDailyPage() {
  return (await Promise.all([import('./DailyPage.tsx'), loadDailyWords()]))[0].DailyPage;
}

export async function loadDailyEnd() {
  return (await Promise.all([import('./DailyEnd.tsx'), loadDailyWords()]))[0].DailyEnd;
}
