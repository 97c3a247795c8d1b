import { expect, test } from 'vitest';
import { casesText, figureText, intervalText, loadReview, loadStatistics, testedText } from '../src/index.ts';

test('figures have the format of the language', () => {
  expect(figureText('en', 'share', 0.1392)).toBe('13.9%');
  expect(figureText('de', 'share', 0.1392)).toBe('13,9\u00a0%');
  expect(figureText('en', 'points', 52.4)).toBe('+52');
  expect(figureText('en', 'points', -7.6)).toBe('−8');
  expect(figureText('fr', 'count', 0.111)).toBe('0,11');
});

test('intervals of shares are rounded, and intervals of points show their signs', () => {
  expect(intervalText('en', 'share', [0.047, 0.448])).toBe('5–45%');
  expect(intervalText('en', 'points', [-20, 40])).toBe('−20 – +40');
});

test('a number of cases is written in full or rounded', () => {
  expect(casesText('en', 21_264_935, 'standard')).toBe('21,264,935');
  expect(casesText('en', 21_264_935, 'compact')).toBe('21M');
});

test('the tested gain from advice is given in points, or as a chance of winning', async () => {
  const { review } = await loadReview('en');
  const tested = { cases: 1234, gain: 8.7, error: 3 };
  expect(testedText('en', review, 'serve-call', tested)).toContain('1,234');
  expect(testedText('en', review, 'serve-call', tested)).toContain('+9 points');
  expect(testedText('en', review, 'watch-score', tested)).toContain('+9 percentage points');
  expect(testedText('en', review, 'serve-call', { ...tested, error: 10 })).toBe(review.holdsInPart);
});

test('no language has the same name for two figures', async () => {
  for (const language of ['de', 'en', 'fr', 'hu'] as const) {
    const { statistics } = await loadStatistics(language);
    const names = Object.values(statistics.figures);
    expect(new Set(names).size).toBe(names.length);
  }
});
