import { computed, signal } from '@preact/signals';
import { type Address, partsOf } from './address.ts';
import type { Page, Visit } from './page.tsx';

/** Pages are addressed by the hash, so that static files in any folder are enough to run the app. */
const hash = signal(location.hash);

addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** Set once, by `startRouter`. */
export const pages = signal<readonly Page[]>([]);

/** The first page is shown for unknown addresses. */
export function startRouter(list: readonly Page[]): void {
  pages.value = list;
}

export const route = computed<Visit>(() => {
  const [path, ...parts] = partsOf(hash.value);
  const [home] = pages.value;
  return pages.value.find((page) => page.path === path)?.open(parts) ?? home!.open([])!;
});

/** The parameters in the address if this page is shown; null on any other page. */
export function paramsOn<Params extends object>({ path }: Address<Params>): Params | null {
  return route.value.page.path === path ? (route.value.params as Params) : null;
}

export function goTo(href: string): void {
  location.hash = href;
}

/** A complete address that another person can open. */
export function absolute(href: string): string {
  return new URL(href, location.href).href.replace(/\?[^#]*/, '');
}
