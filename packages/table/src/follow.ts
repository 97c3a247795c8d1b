import { follow, newMatch, viewFor } from '@schupf/rules';
import type { SeenUpdate } from './effect.ts';
import type { TableView } from './view.ts';

/** The table as somebody sees it after he has heard some news. */
export function applyUpdate(seen: TableView, news: SeenUpdate): TableView {
  switch (news.type) {
    case 'game':
      return { ...seen, view: follow(seen.view, news.event) };
    case 'status':
      return { ...seen, status: news.status };
    case 'held':
      return { ...seen, held: [...seen.held, { id: news.id, action: news.action }] };
    case 'laid':
    case 'returned':
      return { ...seen, held: seen.held.filter(({ id }) => id !== news.id) };
    case 'match-began': {
      const { rules, observer } = seen.view;
      return { ...seen, view: viewFor(newMatch(rules, news.dealer), observer), held: [] };
    }
    case 'covered':
    case 'asked-to-hold':
    case 'sat-down':
    case 'left':
    case 'agreed':
    case 'match-ended':
      return seen;
  }
}
