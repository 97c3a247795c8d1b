import { loadDailyWords } from '../i18n/daily-words.ts';

// If the page and every table loaded these parts directly, the lists of their files would be in the bundle that
// everyone downloads first.

export async function loadDailyPage() {
  return (await Promise.all([import('./DailyPage.tsx'), loadDailyWords()]))[0].DailyPage;
}

export async function loadDailyEnd() {
  return (await Promise.all([import('./DailyEnd.tsx'), loadDailyWords()]))[0].DailyEnd;
}
