import { beforeAll, expect, test, vi } from 'vitest';
import type { Page, Visit } from './page.tsx';

type Router = typeof import('./router.ts');

let router: Router;
const listeners: (() => void)[] = [];
const location = { hash: '' };

beforeAll(async () => {
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  router = await import('./router.ts');
  const page = (path: string): Page => {
    const open = (parts: readonly string[]) => ({ page: { path }, params: { parts } }) as unknown as Visit;
    return { path, open } as unknown as Page;
  };
  router.startRouter([page(''), page('t')]);
});

function open(hash: string): { readonly path: string; readonly parts: readonly string[] } {
  location.hash = hash;
  for (const listener of listeners) listener();
  const { page, params } = router.route.value;
  return { path: page.path, ...(params as { parts: readonly string[] }) };
}

test('opens the page that an address names', () => {
  expect(open('#/t/a%2Fb')).toEqual({ path: 't', parts: ['a/b'] });
});

test.each(['#/t/%', '#/t/%zz', '#/%E0%A4%A', '#/nowhere'])('opens the first page for %s', (hash) => {
  expect(open('#/t/x').path).toBe('t');
  expect(open(hash)).toEqual({ path: '', parts: [] });
});
