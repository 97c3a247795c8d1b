import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Address } from './address.ts';
import { lazy } from './lazy.tsx';

interface PageSpec<Where extends object> {
  readonly address: Address<Where>;
  /** Fetches the page's code. What the address says becomes its props. */
  readonly load: () => Promise<ComponentType<Where>>;
  /** Fetches the texts it needs beyond those of the frame, at the same time as the code. */
  readonly loadWords?: () => Promise<void>;
  /** The title of the document, in texts of the frame; null if the page sets it itself. */
  readonly title: (() => string) | null;
  /** An address with another key mounts new components, so that no state is carried over. */
  readonly key?: (where: Where) => string;
  /** A table has a bar of its own, with the score in it. */
  readonly hasOwnBar?: boolean;
  /** The link in the top bar; pages without one are reached in other ways. */
  readonly link?: { readonly icon: string; readonly text: () => string };
}

/** One page, as `pages.ts` lists it. */
export interface Page {
  readonly path: string;
  readonly hasOwnBar: boolean;
  readonly link: PageSpec<object>['link'] | undefined;
  /** The page for the rest of an address; null if there is none. */
  open(parts: readonly string[]): Visit | null;
  fetch(): Promise<void>;
}

/** A page with the parameters from its address. */
export interface Visit {
  readonly page: Page;
  readonly where: object;
  render(): preact.JSX.Element;
}

export function definePage<Where extends object>(spec: PageSpec<Where>): Page {
  const View = lazy(async () => {
    const [Shown] = await Promise.all([spec.load(), spec.loadWords?.()]);
    return (where: Where) => {
      useTitle(spec.title?.() ?? null);
      return <Shown {...where} />;
    };
  });
  const page: Page = {
    path: spec.address.path,
    hasOwnBar: spec.hasOwnBar ?? false,
    link: spec.link,
    open: (parts) => {
      const where = spec.address.read(parts);
      if (where === null) return null;
      return { page, where, render: () => <View key={spec.key?.(where)} {...where} /> };
    },
    fetch: View.fetch,
  };
  return page;
}

/** Sets the title of the document, unless it is null. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}

export function titled(name: string): string {
  return `${name} · Schupf`;
}
