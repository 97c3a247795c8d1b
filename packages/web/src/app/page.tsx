import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Address } from './address.ts';
import { lazy } from './lazy.tsx';

interface PageSpec<Params extends object> {
  readonly address: Address<Params>;
  /** Loads the page's code. The parameters from the address become its props. */
  readonly load: () => Promise<ComponentType<Params>>;
  /** Loads the texts that the page needs in addition to those of the shell, at the same time as the code. */
  readonly loadWords?: () => Promise<void>;
  /** The title of the document, from the texts of the shell; null if the page sets it itself. */
  readonly title: (() => string) | null;
  /** A different key mounts new components, so that no state is carried over. */
  readonly key?: (params: Params) => string;
  /** Whether the page has its own bar, as a table does for the score. */
  readonly hasOwnBar?: boolean;
  /** Whether the page's controls replace the tabs at the bottom of a phone's screen. */
  readonly hasOwnControls?: boolean;
  /** Shown if the page's code cannot be loaded; by default a general message. */
  readonly Missing?: FunctionComponent;
  /** The link in the navigation. Pages without one are linked elsewhere. */
  readonly link?: { readonly icon: string; readonly text: () => string };
}

/** A page, as listed in `pages.ts`. */
export interface Page {
  readonly path: string;
  readonly hasOwnBar: boolean;
  readonly hasTabs: boolean;
  readonly link: PageSpec<object>['link'] | undefined;
  /** The page for the remaining parts of an address; null if there is none. */
  open(parts: readonly string[]): Visit | null;
  fetch(): Promise<void>;
}

/** A page with the parameters from its address. */
export interface Visit {
  readonly page: Page;
  readonly params: object;
  render(): preact.JSX.Element;
}

export function definePage<Params extends object>(spec: PageSpec<Params>): Page {
  const View = lazy(
    async () => {
      const [Content] = await Promise.all([spec.load(), spec.loadWords?.()]);
      return (params: Params) => {
        useTitle(spec.title?.() ?? null);
        return <Content {...params} />;
      };
    },
    spec.Missing === undefined ? {} : { Missing: spec.Missing },
  );
  const page: Page = {
    path: spec.address.path,
    hasOwnBar: spec.hasOwnBar ?? false,
    hasTabs: !(spec.hasOwnBar || spec.hasOwnControls),
    link: spec.link,
    open: (parts) => {
      const params = spec.address.parse(parts);
      if (params === null) return null;
      return { page, params, render: () => <View key={spec.key?.(params)} {...params} /> };
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
