import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isElsewhere, toPage } from '../service-worker-routes.ts';

const SCOPE = 'https://example.org/tichu/';

beforeEach(() => {
  vi.stubGlobal('self', { registration: { scope: SCOPE } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const opening = (path: string, mode = 'navigate') => ({ url: new URL(path, SCOPE), request: { mode } });

test.each([
  ['t/x5vmg1pe9f', '#/t/x5vmg1pe9f'],
  ['t/x5vmg1pe9f?from=chat', '#/t/x5vmg1pe9f'],
  ['r/0123456789abcdef', '#/r/0123456789abcdef'],
  ['r/0123456789abcdef/3/27', '#/r/0123456789abcdef/3/27'],
  ['r/0123456789abcdef/3/27/from-4', '#/r/0123456789abcdef/3/27/from-4'],
  ['nothing/here', ''],
  ['nothing/here/', ''],
  ['t/x5vmg1pe9f/deeper', ''],
])('redirects %s to the app%s', async (path, hash) => {
  expect(isElsewhere(opening(path))).toBe(true);
  const { status, headers } = await toPage(opening(path));
  expect(status).toBe(302);
  expect(headers.get('Location')).toBe(`${SCOPE}${hash}`);
});

test.each([
  '',
  '?deal=monday',
  'api/matches/x5vmg1pe9f-1',
  'healthz',
  'metrics',
  'icon.svg',
  't/x5vmg1pe9f/preview-en.png',
  'https://example.org/other/',
])('leaves %j alone', (path) => {
  expect(isElsewhere(opening(path))).toBe(false);
});

test('redirects only when someone opens a page, not requests by scripts', () => {
  expect(isElsewhere(opening('t/x5vmg1pe9f', 'cors'))).toBe(false);
});
