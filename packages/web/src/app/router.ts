import { computed, signal } from '@preact/signals';
import { type Address, partsOf } from './address.ts';
import type { Page, Visit } from './page.tsx';
import { placeOf } from './place.ts';

/** The path of the app's folder, whatever page is shown. */
const { root } = placeOf(location);
const hash = signal('');

function readAddress(): void {
  hash.value = placeOf(location).hash;
  // On the path of a table, a link leads to `/t/CODE#/rules`, so the path has to be corrected.
  if (location.hash !== '' && /^[tr]\//.test(location.pathname.slice(root.length)))
    history.replaceState(history.state, '', `${root}${location.search}${location.hash}`);
}

/** Set once, by `startRouter`. */
export const pages = signal<readonly Page[]>([]);

/**
 * The first page in the list is shown for unknown addresses. Nothing here may run when the module is imported: the
 * bundler may put it into a chunk that workers also load, and a worker has no document.
 */
export function startRouter(list: readonly Page[]): void {
  pages.value = list;
  // These links are relative, so a browser would look for them in the wrong folder once the path of the page changes.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"], link[rel="manifest"]'))
    link.setAttribute('href', link.href);
  readAddress();
  addEventListener('hashchange', readAddress);
  // Fired by the back and forward buttons, also between a path and a hash.
  addEventListener('popstate', readAddress);
}

export const route = computed<Visit>(() => {
  const [path, ...parts] = partsOf(hash.value);
  const [home] = pages.value;
  for (const page of pages.value) {
    // Two pages may share a path, if only one of them knows the rest of the address.
    const visit = page.path === path ? page.open(parts) : null;
    if (visit !== null) return visit;
  }
  return home!.open([])!;
});

/** The parameters in the address if this page is shown; null while another one is. */
export function paramsOn<Params extends object>({ path }: Address<Params>): Params | null {
  return route.value.page.path === path ? (route.value.params as Params) : null;
}

export function goTo(href: string): void {
  location.hash = href;
}

/** The absolute URL of something in the app's folder, such as `api/me` or `#/rules`. */
export function absolute(path: string): string {
  return new URL(root + path, location.origin).href;
}

/** Replaces the hash of the current page by its path. */
export function showPath(path: string): void {
  history.replaceState(history.state, '', `${root}${path}${location.search}`);
}
