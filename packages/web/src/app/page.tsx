import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Address } from './address.ts';
import { lazy } from './lazy.tsx';

interface PageSpec<Where extends object> {
  readonly address: Address<Where>;
  /** Fetches the page's code. What the address says becomes its props. */
  readonly load: () => Promise<ComponentType<Where>>;
  /** Fetches the words it needs beyond those of the frame, at the same time as the code. */
  readonly loadWords?: () => Promise<void>;
  /** The title of the document, in words of the frame; null where the page sets it itself. */
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
