import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from './lazy.tsx';
import type { Page } from './page.tsx';

interface LaterPages {
  /** The first parts of their addresses. */
  readonly paths: readonly string[];
  /** Loads the definitions of these pages. */
  readonly load: () => Promise<readonly Page[]>;
  /** Shown if they cannot be loaded; by default a general message. */
  readonly Missing?: FunctionComponent;
}

/**
 * Pages that few people begin with. What they need is listed in a file of its own, so that the first page need not wait
 * for that list. None of them has its own bar or controls.
 */
export function laterPages({ paths, load, Missing }: LaterPages): readonly Page[] {
  const View = lazy<{ readonly path: string; readonly parts: readonly string[] }>(
    async () => {
      const known = await load();
      return ({ path, parts }) => {
        const found = known.map((page) => (page.path === path ? page.open(parts) : null));
        return found.find((visit) => visit !== null)?.render() ?? <Unknown />;
      };
    },
    Missing === undefined ? {} : { Missing },
  );
  return paths.map((path) => {
    const page: Page = {
      path,
      hasOwnBar: false,
      hasTabs: true,
      link: undefined,
      open: (parts) => ({
        // Going from a list to something in it is arriving at another page.
        page: parts.length === 0 ? page : inside,
        params: {},
        render: () => <View path={path} parts={parts} />,
      }),
      fetch: async () => {
        const known = await load();
        await Promise.all(known.map((each) => (each.path === path ? each.fetch() : undefined)));
      },
    };
    const inside: Page = { ...page };
    return page;
  });
}

/** Leads to the first page, as for any unknown address. */
function Unknown() {
  useEffect(() => location.replace('#/'), []);
  return null;
}
