import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Address } from './address.ts';
import { lazy } from './lazy.tsx';

interface PageSpec<Where extends object> {
  readonly address: Address<Where>;
  /** Fetches the page's code and its words. What the address says becomes its props. */
  readonly load: () => Promise<ComponentType<Where>>;
  /** The title of the document once the page is loaded; null where the page sets it itself. */
  readonly title: (() => string) | null;
  /** Addresses with different keys are shown by new components, without the state of the old ones. */
  readonly key?: (where: Where) => string;
  /** A table brings a bar of its own, with the score in it. */
  readonly hasOwnBar?: boolean;
  /** How the bar at the top links here; pages without it are reached in other ways. */
  readonly link?: { readonly icon: string; readonly text: () => string };
}

/** One page, as `pages.ts` lists it. */
export interface Page {
  readonly path: string;
  readonly hasOwnBar: boolean;
  readonly link: PageSpec<object>['link'] | undefined;
  /** The page as the rest of an address asks for it; null where that leads nowhere. */
  open(parts: readonly string[]): Visit | null;
  fetch(): Promise<void>;
}

/** A page with what its address says. */
export interface Visit {
  readonly page: Page;
  readonly where: object;
  render(): preact.JSX.Element;
}

export function definePage<Where extends object>(spec: PageSpec<Where>): Page {
  const View = lazy(async () => {
    const Shown = await spec.load();
    return (where: Where) => {
      const title = spec.title?.() ?? null;
      useEffect(() => {
        if (title !== null) document.title = title;
      }, [title]);
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

export function titled(name: string): string {
  return `${name} · Schupf`;
}
