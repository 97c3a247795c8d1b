import { signal } from '@preact/signals';

/** Pages by what stands behind the hash: the page itself is one file and works from any folder, without a server. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'settings' }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'matches' }
  /** Everything with people: `word` is the code of a table, or what signs a device in. */
  | { readonly page: 'online'; readonly at: OnlinePlace; readonly word: string }
  /** A round that is over, of a finished match of a table by its number; null is the table's latest match. */
  | {
      readonly page: 'replay';
      readonly table: string;
      readonly match: number | null;
      readonly round: number;
    };

/** By what stands in the address. */
const ONLINE_PLACES = ['friends', 'lobby', 'me', 't', 'device'] as const;
export type OnlinePlace = (typeof ONLINE_PLACES)[number];

export const route = signal<Route>(read());

export function pathOf(to: Route): string {
  switch (to.page) {
    case 'home':
      return '#/';
    case 'table':
      return `#/table/${encodeURIComponent(to.table)}`;
    case 'rules':
      return to.rule === null ? '#/rules' : `#/rules/${encodeURIComponent(to.rule)}`;
    case 'replay': {
      const round = `#/replay/${encodeURIComponent(to.table)}/${to.round}`;
      return to.match === null ? round : `${round}/${to.match}`;
    }
    case 'online':
      return to.word === '' ? `#/${to.at}` : `#/${to.at}/${encodeURIComponent(to.word)}`;
    case 'settings':
    case 'matches':
      return `#/${to.page}`;
  }
}

export function goTo(to: Route): void {
  location.hash = pathOf(to);
}

addEventListener('hashchange', () => {
  route.value = read();
});

function read(): Route {
  const [page, detail, ...numbers] = location.hash.replace(/^#\/?/, '').split('/');
  const text = detail === undefined || detail === '' ? null : decodeURIComponent(detail);
  switch (page) {
    case 'table':
      return text === null ? { page: 'home' } : { page: 'table', table: text };
    case 'rules':
      return { page: 'rules', rule: text };
    case 'replay': {
      const [round = 1, match = null] = numbers.map(Number).filter(Number.isSafeInteger);
      return text === null ? { page: 'matches' } : { page, table: text, match, round };
    }
    case 'settings':
    case 'matches':
      return { page };
    default: {
      const at = ONLINE_PLACES.find((place) => place === page);
      return at === undefined ? { page: 'home' } : { page: 'online', at, word: text ?? '' };
    }
  }
}
